/** Whether a text is digits from 0 to 9, one at least, and nothing else. */
export function isDigits(text: string): boolean {
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i)
    if (code < 48 || code > 57) return false
  }
  return text.length > 0
}

/** Whether a text is zeros, one at least, and nothing else. */
export function isZeros(text: string): boolean {
  for (let i = 0; i < text.length; i++) if (text.charCodeAt(i) !== 48) return false
  return text.length > 0
}
