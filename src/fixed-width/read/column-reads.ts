/** Functions that read regular columns from bytes. The interpreter reads other columns, and reports their faults. */

export const LF = 10
export const CR = 13
export const BLANK = 0x20
export const ZERO = 0x30

export function filled(bytes: Uint8Array, from: number, to: number, byte: number): boolean {
  for (let i = from; i < to; i++) if (bytes[i] !== byte) return false
  return true
}

export function allDigits(bytes: Uint8Array, from: number, to: number): boolean {
  for (let i = from; i < to; i++) if (((bytes[i]! - 48) & 0xff) > 9) return false
  return true
}

/** Returns the number in columns of digits, at most {@link EXACT_DIGITS}; -1 for other columns. */
export function number(bytes: Uint8Array, from: number, to: number): number {
  let number = 0
  for (let i = from; i < to; i++) {
    const digit = bytes[i]! - 48
    if ((digit & 0xff) > 9) return -1
    number = number * 10 + digit
  }
  return number
}

/** A double represents every integer with this many digits. */
export const EXACT_DIGITS = 15

/** Returns two digits as a number; a number above 99 if they are not digits. */
export const pair = (bytes: Uint8Array, at: number): number => {
  const tens = bytes[at]! - 48
  const ones = bytes[at + 1]! - 48
  return tens >>> 0 > 9 || ones >>> 0 > 9 ? 10_000 : tens * 10 + ones
}

/** Whether bytes are digits followed by blanks. Digits or blanks may be missing. */
export function isNumericText(bytes: Uint8Array, from: number, to: number): boolean {
  let i = from
  while (i < to && ((bytes[i]! - 48) & 0xff) <= 9) i++
  return filled(bytes, i, to, 32)
}

export function trimmedEnd(text: string, from: number, to: number): string {
  let end = to
  while (end > from && text.charCodeAt(end - 1) === 32) end--
  return text.slice(from, end)
}
