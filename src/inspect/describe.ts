import { bankOf, type Dialect, type Manual, remittanceDialectOf, returnDialectOf } from '../banks/index.js'
import { checkBytes, type LocalizedText } from '../cobranca/index.js'
import {
  FORMAT_WIDTHS,
  type Format,
  type Identity,
  identify,
  isUnsupportedFileError,
  type UnsupportedReason,
} from '../febraban/index.js'
import { type ByteLine, type Charset, charsetOfLine, FileReader, splitLines } from '../fixed-width/index.js'

/** What ends the lines: `none` is a last line without end. */
export type Terminator = 'crlf' | 'lf' | 'cr' | 'crcrlf' | 'none'

/** What a file is, as a whole. Plain data. */
export interface FileDescription {
  /** For a person: `retorno de cobrança`, `JPEG image`. */
  readonly description: LocalizedText
  /** Null when it is no CNAB file at all. */
  readonly format: Format | null
  /** COMPE number, as the header says it; null when it does not. */
  readonly bank: string | null
  /** Null when the library does not know the bank. */
  readonly bank_name: string | null
  readonly direction: Identity['direction']
  readonly service: Identity['service']
  /** CNAB 240: version of the file layout and of the first lot's. */
  readonly file_version: string | null
  readonly lot_version: string | null
  /** Which of the bank's dialects of the layout; null for the usual one. */
  readonly variant: string | null
  /** The document by which it is read; null when it is not read. */
  readonly manual: Manual | null
  /** Why it is not read; null when it is: as a return by `parseReturn`, as a remittance by `parseRemittance`. */
  readonly refusal: { readonly reason: UnsupportedReason; readonly message: LocalizedText } | null
  readonly bytes: number
  /** Lines with something in them, and those without. */
  readonly lines: number
  readonly blank_lines: number
  /** Null when it is not read. */
  readonly titles: number | null
  /** How many lines end in what, of those there are. Null when it is no CNAB file, as what follows. */
  readonly terminators: Readonly<Partial<Record<Terminator, number>>> | null
  /** `mixed` when some lines are in UTF-8 and others are not. */
  readonly charset: 'ascii' | Charset | 'mixed' | null
  /** The file begins with UTF-8's byte order mark, which few banks take. */
  readonly byte_order_mark: boolean
  /** The file ends with 1Ah, as some banks want it. */
  readonly end_mark: boolean
}

/**
 * Says all that a whole file shows of itself: what it is, of which bank and layout, how it is written, how many titles it has. Never throws for what
 * is in the file.
 *
 * @throws {ValidationError} when what is given are no bytes
 * @example
 * const { description, bank_name, format, charset, titles } = describeFile(await readFile('cobranca.txt'))
 * // { pt: 'retorno de cobrança', en: 'cobrança return' }, 'Itaú', 'cnab400', 'ascii', 12
 */
export function describeFile(bytes: Uint8Array): FileDescription {
  checkBytes(bytes)
  const identity = identify(bytes)
  const reading = readingOf(bytes, identity)
  const isText = identity.format !== null && identity.alteration === null
  const lines = !isText ? [] : splitLines(bytes).filter((line) => !isOnlyMark(line))
  const filled = lines.filter(isFilled)
  const dialect = 'dialect' in reading ? reading.dialect : null
  return {
    description: { pt: identity.description, en: identity.english },
    format: identity.format,
    bank: identity.bank,
    bank_name: (identity.bank === null ? undefined : bankOf(identity.bank)?.name) ?? null,
    direction: identity.direction,
    service: identity.service,
    file_version: identity.fileVersion,
    lot_version: identity.lotVersion,
    variant: dialect?.variant ?? null,
    manual: dialect?.manual ?? null,
    refusal: 'refusal' in reading ? reading.refusal : null,
    bytes: bytes.length,
    lines: filled.length,
    blank_lines: lines.length - filled.length,
    titles: dialect === null ? null : titlesOf(lines, dialect),
    ...writingOf(lines, isText ? identity.format : null),
    byte_order_mark: isText && startsWith(bytes, MARK),
    end_mark: isText && bytes.at(-1) === END_MARK,
  }
}

type Reading = { readonly dialect: Dialect } | { readonly refusal: NonNullable<FileDescription['refusal']> }

function readingOf(bytes: Uint8Array, { direction }: Identity): Reading {
  try {
    return direction === 'remittance' ? remittanceDialectOf(bytes) : returnDialectOf(bytes)
  } catch (error) {
    if (!isUnsupportedFileError(error)) throw error
    return { refusal: { reason: error.reason, message: { pt: error.message, en: error.english } } }
  }
}

function titlesOf(lines: readonly ByteLine[], { layout }: Dialect): number {
  let titles = 0
  const reader = new FileReader(layout, ({ type }) => {
    if (type === 'title') titles++
  })
  for (const line of lines) reader.push(line)
  reader.end()
  return titles
}

const BLANK = 0x20

function isFilled({ bytes, start, end }: ByteLine): boolean {
  for (let i = start; i < end; i++) if (bytes[i] !== BLANK) return true
  return false
}

const TERMINATORS: Readonly<Record<ByteLine['terminator'], Terminator>> = {
  '\r\n': 'crlf',
  '\n': 'lf',
  '\r': 'cr',
  '\r\r\n': 'crcrlf',
  '': 'none',
}

const MARK = [0xef, 0xbb, 0xbf]
const END_MARK = 0x1a

const startsWith = (bytes: Uint8Array, mark: readonly number[]): boolean => mark.every((byte, i) => bytes[i] === byte)

/** What stands behind the last line end is no line of its own when it is only a mark. */
const isOnlyMark = ({ start, end, terminator }: ByteLine): boolean => start === end && terminator === ''

/** How the characters and lines of a file are written. */
function writingOf(
  lines: readonly ByteLine[],
  format: Format | null,
): Pick<FileDescription, 'terminators' | 'charset'> {
  if (format === null) return { terminators: null, charset: null }
  const terminators: Partial<Record<Terminator, number>> = {}
  const charsets = new Set<Charset>()
  for (const { bytes, start, end, terminator } of lines) {
    const name = TERMINATORS[terminator]
    terminators[name] = (terminators[name] ?? 0) + 1
    const content = bytes.subarray(start, end)
    if (!isAscii(content)) charsets.add(charsetOfLine(content, FORMAT_WIDTHS[format]))
  }
  return { terminators, charset: charsetOfAll(charsets) }
}

function isAscii(bytes: Uint8Array): boolean {
  for (const byte of bytes) if (byte >= 0x80) return false
  return true
}

/** Windows-1252 has all that Latin-1 has; where some lines are in UTF-8 and others are not, there is no one charset. */
function charsetOfAll(charsets: ReadonlySet<Charset>): FileDescription['charset'] {
  if (charsets.size === 0) return 'ascii'
  if (charsets.has('utf-8')) return charsets.size === 1 ? 'utf-8' : 'mixed'
  return charsets.has('windows-1252') ? 'windows-1252' : 'latin1'
}
