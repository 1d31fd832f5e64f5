/**
 * Text for a file: the letters every bank takes. Accents go (`Ç` becomes `C`), marks that have a plain twin take it, anything else becomes a blank.
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
  if (/^[\x20-\x7e]*$/.test(text)) return text
  return Array.from(text.normalize('NFC'), (char) => TWINS[char] ?? plain(char)).join('')
}

/** A character taken apart: without accents and what nobody sees (joiners, marks of direction); a blank for each part that has no plain letter. */
const plain = (char: string): string =>
  Array.from(
    char.normalize('NFKD').replace(/[\p{M}\p{Cf}]/gu, ''),
    (part) => TWINS[part] ?? (/[\x20-\x7e]/.test(part) ? part : ' '),
  ).join('')

/** Text as CNAB has it: plain ASCII, upper case, single blanks, none around. */
export const plainUpper = (text: string): string => transliterate(text).toUpperCase().replace(/ {2,}/g, ' ').trim()
