/** CNAB files that came through an e-mail, an editor or another program, which put something around or between their columns. */
import type { LocalizedText } from '../cobranca/index.js'

/** What happened to a file, and what to do about it. */
export interface Alteration {
  /** As the end of a sentence: `as linhas começam por «>»`. */
  readonly description: LocalizedText
  readonly remedy: LocalizedText
}

export interface AlteredLines {
  readonly alteration: Alteration
  /** The lines as they were before, from the header on. */
  readonly lines: readonly string[]
}

const IN_UTF16: Alteration = {
  description: { pt: 'está em UTF-16, com dois bytes por caractere', en: 'is in UTF-16, with two bytes a character' },
  remedy: {
    pt: 'Salve-o em ANSI (Windows-1252) ou UTF-8, sem mudar mais nada.',
    en: 'Save it in ANSI (Windows-1252) or UTF-8, and change nothing else.',
  },
}

const WITH_NULS: Alteration = {
  description: { pt: 'traz bytes NUL (00h) no lugar de brancos', en: 'has NUL bytes (00h) in place of blanks' },
  remedy: { pt: 'Troque cada NUL por um branco.', en: 'Replace each NUL by a blank.' },
}

const WITH_MAIL_HEADERS: Alteration = {
  description: { pt: 'traz cabeçalhos de e-mail antes do header', en: 'has e-mail headers before the header' },
  remedy: { pt: 'Salve só o anexo, ou tire as linhas antes do header.', en: 'Save the attachment only, or take away the lines before the header.' },
}

const WITH_TEXT_BEFORE: Alteration = {
  description: { pt: 'traz texto antes do header', en: 'has text before the header' },
  remedy: { pt: 'Tire as linhas antes do header.', en: 'Take away the lines before the header.' },
}

/** What programs put around each line, and how the line is found in it. */
const AROUND_LINES: readonly (Alteration & { readonly lineIn: (line: string) => string | undefined })[] = [
  {
    lineIn: (line) => /^\s*(?:>\s?)+(.*)$/s.exec(line)?.[1],
    description: { pt: 'tem «>» no começo das linhas, como um e-mail citado', en: 'has «>» at the beginning of its lines, as a quoted e-mail' },
    remedy: { pt: 'Tire os «>» e os espaços depois deles.', en: 'Take away each «>» and the blanks behind it.' },
  },
  {
    lineIn: withoutQuotes,
    description: { pt: 'tem as linhas entre aspas', en: 'has its lines in quotes' },
    remedy: { pt: 'Tire as aspas e o que está fora delas.', en: 'Take away the quotes and all that is outside of them.' },
  },
  {
    lineIn: (line) => /^\s*\d{1,7}(?:\s*[:|.)\]-]\s?|\t| {1,2})(.*)$/s.exec(line)?.[1],
    description: { pt: 'tem o número de cada linha no começo dela', en: 'has the number of each line at its beginning' },
    remedy: { pt: 'Tire os números das linhas e o que os separa delas.', en: 'Take away the line numbers and what follows them up to the line.' },
  },
  {
    lineIn: (line) => /^\s+(.*)$/s.exec(line)?.[1],
    description: { pt: 'tem as linhas recuadas, com espaços no começo', en: 'has its lines indented, with blanks at the beginning' },
    remedy: { pt: 'Tire os espaços do começo das linhas.', en: 'Take away the blanks at the beginning of the lines.' },
  },
]

const OPENING = /^\s*["'“«]/
const CLOSING = ['"', "'", '”', '»']

/** What is between the first quote of a line and its last. */
function withoutQuotes(line: string): string | undefined {
  const from = OPENING.exec(line)?.[0].length
  const to = Math.max(...CLOSING.map((quote) => line.lastIndexOf(quote)))
  return from === undefined || to < from ? undefined : line.slice(from, to)
}

const HEADER_OF_E_MAIL = /^[a-z][a-z-]*: /i

/**
 * What happened to a file that is none of CNAB as it is, if it is one otherwise.
 *
 * @param lines its first lines, without blank ones
 * @param isHeader whether a line is the header of a CNAB file
 */
export function alteredLines(
  head: Uint8Array,
  lines: readonly string[],
  isHeader: (line: string) => boolean,
): AlteredLines | null {
  const fromHeader = (alteration: Alteration, found: readonly string[]): AlteredLines | null => {
    const at = found.findIndex(isHeader)
    // A header alone may be quoted by any text.
    return at < 0 || !isRecord(found[at + 1] ?? '') ? null : { alteration, lines: found.slice(at) }
  }
  const text = utf16Text(head)
  if (text !== null) return fromHeader(IN_UTF16, text.split(/[\r\n]+/))
  const hasNuls = lines.some((line) => line.includes('\0'))
  if (hasNuls) return fromHeader(WITH_NULS, lines.map((line) => line.replaceAll('\0', ' ')))
  const before = lines.slice(0, Math.max(0, lines.findIndex(isHeader)))
  const isMail = before.some((line) => HEADER_OF_E_MAIL.test(line))
  const behindText = fromHeader(isMail ? WITH_MAIL_HEADERS : WITH_TEXT_BEFORE, lines)
  if (behindText !== null) return behindText
  for (const { lineIn, ...alteration } of AROUND_LINES) {
    const found = fromHeader(alteration, lines.flatMap((line) => lineIn(line) ?? []))
    if (found !== null) return found
  }
  return null
}

/** Shorter than any record that was cut. */
const SHORTEST = 100

const isRecord = (line: string): boolean => line.length >= SHORTEST && /^\d/.test(line)

/** So many bytes tell the order of those of a character. */
const SAMPLE = 1024

/** The text of bytes in UTF-16; null for others. */
function utf16Text(head: Uint8Array): string | null {
  const isBig = isBigEndian(head)
  if (isBig === null) return null
  const bytes = Buffer.from(head.subarray(0, head.length - (head.length % 2)))
  return (isBig ? bytes.swap16() : bytes).toString('utf16le').replace(/^\ufeff/, '')
}

/** Whether the higher byte of a character comes first; null where bytes are no UTF-16. */
function isBigEndian(head: Uint8Array): boolean | null {
  const [first, second] = head
  if (first === 0xff && second === 0xfe) return false
  if (first === 0xfe && second === 0xff) return true
  const sample = head.subarray(0, SAMPLE)
  const nuls = [0, 0]
  sample.forEach((byte, i) => {
    if (byte === 0) nuls[i % 2]!++
  })
  const [even, odd] = nuls.map((count) => count / (sample.length / 2)) as [number, number]
  if (even > MOST_OF && odd < FEW_OF) return true
  return odd > MOST_OF && even < FEW_OF ? false : null
}

const MOST_OF = 0.9
const FEW_OF = 0.1
