/** CNAB files that an e-mail, an editor or another program has altered: with additional text around lines or between columns. */
import type { LocalizedText } from '../cobranca/index.js'

/** An alteration of a file, and how to repair it. */
export interface Alteration {
  /** End of a sentence that starts with "the file": `tem as linhas entre aspas`. */
  readonly description: LocalizedText
  readonly remedy: LocalizedText
}

export interface AlteredLines {
  readonly alteration: Alteration
  /** The original lines, from the header on. */
  readonly lines: readonly string[]
}

const IN_UTF16: Alteration = {
  description: { pt: 'está em UTF-16, com dois bytes por caractere', en: 'is in UTF-16, with two bytes per character' },
  remedy: {
    pt: 'Salve o arquivo em ANSI (Windows-1252) ou UTF-8, sem outras mudanças.',
    en: 'Save it as ANSI (Windows-1252) or UTF-8, without other changes.',
  },
}

const WITH_NULS: Alteration = {
  description: { pt: 'traz bytes NUL (00h) no lugar de brancos', en: 'has NUL bytes (00h) instead of blanks' },
  remedy: { pt: 'Troque cada NUL por um branco.', en: 'Replace each NUL with a blank.' },
}

const WITH_MAIL_HEADERS: Alteration = {
  description: { pt: 'traz cabeçalhos de e-mail antes do header', en: 'has e-mail headers before the header' },
  remedy: { pt: 'Salve só o anexo, ou tire as linhas antes do header.', en: 'Save only the attachment, or remove the lines before the header.' },
}

const WITH_TEXT_BEFORE: Alteration = {
  description: { pt: 'traz texto antes do header', en: 'has text before the header' },
  remedy: { pt: 'Tire as linhas antes do header.', en: 'Remove the lines before the header.' },
}

/** Text that programs add to each line, and functions that return the original line. */
const AROUND_LINES: readonly (Alteration & { readonly lineIn: (line: string) => string | undefined })[] = [
  {
    lineIn: (line) => /^\s*(?:>\s?)+(.*)$/s.exec(line)?.[1],
    description: { pt: 'tem «>» no começo das linhas, como um e-mail citado', en: 'has «>» at the start of its lines, like a quoted e-mail' },
    remedy: { pt: 'Tire os «>» e os espaços depois deles.', en: 'Remove each «>» and the blanks after it.' },
  },
  {
    lineIn: withoutQuotes,
    description: { pt: 'tem as linhas entre aspas', en: 'has its lines in quotes' },
    remedy: { pt: 'Tire as aspas e o que está fora delas.', en: 'Remove the quotes and the text outside them.' },
  },
  {
    lineIn: (line) => /^\s*\d{1,7}(?:\s*[:|.)\]-]\s?|\t| {1,2})(.*)$/s.exec(line)?.[1],
    description: { pt: 'tem números no começo das linhas', en: 'has line numbers at the start of its lines' },
    remedy: { pt: 'Tire os números e os separadores do começo das linhas.', en: 'Remove the line numbers and the separators after them.' },
  },
  {
    lineIn: (line) => /^\s+(.*)$/s.exec(line)?.[1],
    description: { pt: 'tem as linhas recuadas, com espaços no começo', en: 'has indented lines, with blanks at the start' },
    remedy: { pt: 'Tire os espaços do começo das linhas.', en: 'Remove the blanks at the start of the lines.' },
  },
]

const OPENING = /^\s*["'“«]/
const CLOSING = ['"', "'", '”', '»']

/** Returns the text between the first and the last quote of a line. */
function withoutQuotes(line: string): string | undefined {
  const from = OPENING.exec(line)?.[0].length
  const to = Math.max(...CLOSING.map((quote) => line.lastIndexOf(quote)))
  return from === undefined || to < from ? undefined : line.slice(from, to)
}

const HEADER_OF_E_MAIL = /^[a-z][a-z-]*: /i

/**
 * Detects an altered CNAB file. Returns the alteration and the original lines; null if the file is not an altered CNAB file.
 *
 * @param lines the first lines of the file, without blank lines
 * @param isHeader whether a line is the header of a CNAB file
 */
export function alteredLines(
  head: Uint8Array,
  lines: readonly string[],
  isHeader: (line: string) => boolean,
): AlteredLines | null {
  const fromHeader = (alteration: Alteration, found: readonly string[]): AlteredLines | null => {
    const at = found.findIndex(isHeader)
    // Any text may quote a header: a record must follow it.
    return at < 0 || !isRecord(found[at + 1] ?? '') ? null : { alteration, lines: found.slice(at) }
  }
  const text = utf16Text(head)
  if (text !== null) return fromHeader(IN_UTF16, text.split(/[\r\n]+/))
  const hasNuls = lines.some((line) => line.includes('\0'))
  if (hasNuls) return fromHeader(WITH_NULS, lines.map((line) => line.replaceAll('\0', ' ')))
  const before = lines.slice(0, Math.max(0, lines.findIndex(isHeader)))
  const isMail = before.some((line) => HEADER_OF_E_MAIL.test(line))
  const afterText = fromHeader(isMail ? WITH_MAIL_HEADERS : WITH_TEXT_BEFORE, lines)
  if (afterText !== null) return afterText
  for (const { lineIn, ...alteration } of AROUND_LINES) {
    const found = fromHeader(alteration, lines.flatMap((line) => lineIn(line) ?? []))
    if (found !== null) return found
  }
  return null
}

/** Minimum length of a record, also of a cut one. */
const SHORTEST = 100

const isRecord = (line: string): boolean => line.length >= SHORTEST && /^\d/.test(line)

/** Number of bytes to detect the byte order. */
const SAMPLE = 1024

/** Decodes UTF-16; null for other bytes. */
function utf16Text(head: Uint8Array): string | null {
  const isBig = isBigEndian(head)
  if (isBig === null) return null
  const view = new DataView(head.buffer, head.byteOffset, head.length)
  let text = ''
  for (let at = 0; at + 1 < head.length; at += 2) text += String.fromCharCode(view.getUint16(at, !isBig))
  return text.replace(/^\ufeff/, '')
}

/** Whether UTF-16 is big-endian; null for other bytes. */
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
  if (even > NEARLY_ALL && odd < NEARLY_NONE) return true
  return odd > NEARLY_ALL && even < NEARLY_NONE ? false : null
}

const NEARLY_ALL = 0.9
const NEARLY_NONE = 0.1
