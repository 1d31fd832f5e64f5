/** The digits of a whole number in groups of three: `1234567` as `1.234.567`. */
export function grouped(digits: string, separator: string): string {
  const groups: string[] = []
  for (let end = digits.length; end > 0; end -= 3) groups.unshift(digits.slice(Math.max(0, end - 3), end))
  return groups.join(separator)
}
