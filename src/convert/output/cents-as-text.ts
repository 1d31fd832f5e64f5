/** Cents as reais, without separators of thousands: `1234,56`. */
export function centsAsText(cents: number, decimal: string): string {
  const digits = String(Math.abs(cents)).padStart(3, '0')
  return `${cents < 0 ? '-' : ''}${digits.slice(0, -2)}${decimal}${digits.slice(-2)}`
}
