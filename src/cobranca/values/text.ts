/**
 * Text for a file: the letters every bank takes. Accents are removed (`Ç` becomes `C`), marks with a plain equivalent are replaced by it, and any other
 * character becomes a blank.
 *
 * Source: the manuals' rules on characters; upper case, no accents, no control characters satisfies all of them.
 */
const TWINS: Readonly<Record<string, string>> = {
  ª: 'a',
  º: 'o',
  '°': 'o',
  '²': '2',
  '³': '3',
  '¹': '1',
  ø: 'o',
  Ø: 'O',
  æ: 'ae',
  Æ: 'AE',
  œ: 'oe',
  Œ: 'OE',
  ß: 'ss',
  ł: 'l',
  Ł: 'L',
  đ: 'd',
  Đ: 'D',
  ð: 'd',
  þ: 'th',
  '–': '-',
  '—': '-',
  '‐': '-',
  '‑': '-',
  '−': '-',
  '‘': "'",
  '’': "'",
  '´': "'",
  '“': '"',
  '”': '"',
  '…': '...',
  '€': 'EUR',
  '⁄': '/',
}

/** The text in plain ASCII, one printable character a column; case is kept. Never throws, never gives a control character. */
export function transliterate(text: string): string {
  return latin1ToPlain(text) ?? transliterateAny(text)
}

function transliterateAny(text: string): string {
  return Array.from(text.normalize('NFC'), (char) => TWINS[char] ?? plain(char)).join('')
}

/** The plain letters of a character, without accents and invisible parts (joiners, marks of direction); a blank for each other part without a plain letter. */
const plain = (char: string): string =>
  Array.from(
    char.normalize('NFKD').replace(/[\p{M}\p{Cf}]/gu, ''),
    (part) => TWINS[part] ?? (/[\x20-\x7e]/.test(part) ? part : ' '),
  ).join('')

/** Plain text of each character of Latin-1. They need no normalization: each is a single code point. */
const LATIN1_PLAIN: readonly string[] = Array.from({ length: 256 }, (_, code) =>
  isPlain(code) ? String.fromCharCode(code) : transliterateAny(String.fromCharCode(code)),
)

/** Code of the plain character of each character of Latin-1; 0 for characters that become several characters or are removed. */
export const LATIN1_LETTERS: Uint8Array = Uint8Array.from(LATIN1_PLAIN, (plain) =>
  plain.length === 1 ? plain.charCodeAt(0) : 0,
)

/** As `transliterateAny`, faster, for a text of Latin-1: copies plain parts whole. Null for other texts. */
function latin1ToPlain(text: string): string | null {
  let done = ''
  let from = 0
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i)
    if (isPlain(code)) continue
    if (code > 0xff) return null
    done += text.slice(from, i) + LATIN1_PLAIN[code]!
    from = i + 1
  }
  return from === 0 ? text : done + text.slice(from)
}

/** Printable ASCII. */
function isPlain(code: number): boolean {
  return code >= 0x20 && code <= 0x7e
}

/** Returns a text in the form of CNAB: plain ASCII in upper case, without leading, trailing and repeated blanks. */
export function plainUpper(text: string): string {
  const upper = transliterate(text).toUpperCase()
  return (upper.includes('  ') ? upper.replace(/ {2,}/g, ' ') : upper).trim()
}

/** Length of `plainUpper`, which a text of printable ASCII without superfluous blanks has already. */
export function plainLength(text: string): number {
  let last = BLANK
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i)
    if (!isPlain(code) || (code === BLANK && last === BLANK)) return plainUpper(text).length
    last = code
  }
  return last === BLANK ? plainUpper(text).length : text.length
}

const BLANK = 0x20

/** Returns plain text. Characters other than letters, digits, blanks and the given marks become blanks. */
export function withMarks(text: string, marks: string): string {
  const plain = transliterate(text)
  let done = ''
  let from = 0
  for (let i = 0; i < plain.length; i++) {
    const code = plain.charCodeAt(i)
    if (code === 0x20 || isLetterOrDigit(code) || marks.includes(plain[i]!)) continue
    done += `${plain.slice(from, i)} `
    from = i + 1
  }
  return from === 0 ? plain : done + plain.slice(from)
}

/** `text.trim()`. Nearly all texts have no blanks around them, and looking at both ends costs less than the call. */
export const trimmed = (text: string): string =>
  isPrinted(text.charCodeAt(0)) && isPrinted(text.charCodeAt(text.length - 1)) ? text : text.trim()

/** Characters of Latin-1 that are not whitespace. */
const isPrinted = (code: number): boolean => code > 0x20 && code <= 0xff && code !== 0xa0

/** Whether anything of a text is left in `plainUpper`. */
export function hasPlain(text: string): boolean {
  for (let i = 0; i < text.length; i++) if (isLetterOrDigit(text.charCodeAt(i))) return true
  return plainUpper(text) !== ''
}

/** Letters and digits of ASCII stay, whatever marks they are put together with. */
const isLetterOrDigit = (code: number): boolean =>
  (code >= 48 && code <= 57) || (code >= 65 && code <= 90) || (code >= 97 && code <= 122)
