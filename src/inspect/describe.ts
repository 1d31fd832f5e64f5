import {
  type BankDefinition,
  bankOf,
  type Dialect,
  type Manual,
  remittanceReadingOf,
  returnDialectOf,
} from '../banks/index.js'
import { checkBytes, type LocalizedText } from '../cobranca/index.js'
import {
  type Format,
  type Identity,
  identify,
  isUnsupportedFileError,
  type UnsupportedReason,
} from '../febraban/index.js'
import {
  type ByteLine,
  type Charset,
  charsetOfLine,
  eachLine,
  FileReader,
  isBlank,
  type Part,
} from '../fixed-width/index.js'

/** Line terminators; `none` is a last line without a terminator. */
export type Terminator = 'crlf' | 'lf' | 'cr' | 'crcrlf' | 'none'

/** Description of a whole file. Plain data. */
export interface FileDescription {
  /** Readable text: `retorno de cobrança`, `JPEG image`. */
  readonly description: LocalizedText
  /** Null if the file is not CNAB. */
  readonly format: Format | null
  /** Columns of a line: 400, or 444 of a CNAB 400 with more columns. Null if the file is not CNAB. */
  readonly width: number | null
  /** COMPE number in the header; null if the header has none. */
  readonly bank: string | null
  /** Null if the library does not know the bank. */
  readonly bank_name: string | null
  /** COMPE number of the bank whose layout reads the file; null if the library cannot read it. Some banks send files under the number of another bank. */
  readonly read_as: string | null
  readonly direction: Identity['direction']
  readonly service: Identity['service']
  /** CNAB 240: version of the file layout and of the first lot's layout; null if the file has none. */
  readonly file_version: string | null
  readonly lot_version: string | null
  /** Variant of the layout; null for the bank's default dialect. */
  readonly variant: string | null
  /** Manual of the dialect; null if the library cannot read the file. */
  readonly manual: Manual | null
  /** Why the library cannot read the file; null if `parseReturn` or `parseRemittance` reads it. */
  readonly refusal: { readonly reason: UnsupportedReason; readonly message: LocalizedText } | null
  readonly bytes: number
  /** Lines with content; `blank_lines` counts the others. */
  readonly lines: number
  readonly blank_lines: number
  /** Null if the library cannot read the file. */
  readonly titles: number | null
  /** Number of lines by terminator. Null if the file is not CNAB, like `charset`. */
  readonly terminators: Readonly<Partial<Record<Terminator, number>>> | null
  /** `mixed` if only some of the lines are in UTF-8. */
  readonly charset: 'ascii' | Charset | 'mixed' | null
  /** The file starts with the UTF-8 byte order mark, which few banks accept. */
  readonly byte_order_mark: boolean
  /** The file ends with the byte 1Ah, which some banks require. */
  readonly end_mark: boolean
}

/**
 * Describes a whole file: its type, bank, layout, charset, line terminators and number of titles. Never throws because of the content of the file.
 *
 * @throws {ValidationError} if the argument is not a byte array
 * @example
 * const { description, bank_name, format, charset, titles } = describeFile(await readFile('cobranca.txt'))
 * // { pt: 'retorno de cobrança', en: 'cobrança return' }, 'Itaú', 'cnab400', 'ascii', 12
 */
export function describeFile(bytes: Uint8Array): FileDescription {
  checkBytes(bytes)
  const identity = identify(bytes)
  const reading = readingOf(bytes, identity)
  const isText = identity.format !== null && identity.alteration === null
  const dialect = 'dialect' in reading ? reading.dialect : null
  const content = isText ? contentOf(bytes, identity.width, dialect) : NO_CONTENT
  return {
    description: { pt: identity.description, en: identity.english },
    format: identity.format,
    width: identity.width,
    bank: identity.bank,
    bank_name: (identity.bank === null ? undefined : bankOf(identity.bank)?.name) ?? null,
    read_as: 'dialect' in reading ? reading.bank.number : null,
    direction: identity.direction,
    service: identity.service,
    file_version: identity.fileVersion,
    lot_version: identity.lotVersion,
    variant: dialect?.variant ?? null,
    manual: dialect?.manual ?? null,
    refusal: 'refusal' in reading ? reading.refusal : null,
    bytes: bytes.length,
    ...content,
    titles: dialect === null ? null : content.titles,
    byte_order_mark: isText && startsWith(bytes, MARK),
    end_mark: isText && bytes.at(-1) === END_MARK,
  }
}

type Reading =
  | { readonly dialect: Dialect; readonly bank: BankDefinition }
  | { readonly refusal: NonNullable<FileDescription['refusal']> }

function readingOf(bytes: Uint8Array, { direction }: Identity): Reading {
  try {
    return direction === 'remittance' ? remittanceReadingOf(bytes) : returnDialectOf(bytes)
  } catch (error) {
    if (!isUnsupportedFileError(error)) throw error
    return { refusal: { reason: error.reason, message: { pt: error.message, en: error.english } } }
  }
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

/** An end mark after the last terminator is not a line. */
const isOnlyMark = ({ start, end, terminator }: ByteLine): boolean => start === end && terminator === ''

/** Counts of the lines of a file, their line ends and charset. */
type LineCounts = Pick<FileDescription, 'lines' | 'blank_lines' | 'terminators' | 'charset'> & {
  readonly titles: number
}

const NO_CONTENT: LineCounts = { lines: 0, blank_lines: 0, titles: 0, terminators: null, charset: null }

/** Counts lines, titles and line ends one by one: a damaged file may have millions of lines. */
function contentOf(file: Uint8Array, width: number | null, dialect: Dialect | null): LineCounts {
  const found = { lines: 0, blank_lines: 0, titles: 0 }
  const terminators: Partial<Record<Terminator, number>> = {}
  const charsets = new Set<Charset>()
  const count = ({ type }: Part): void => {
    if (type === 'title') found.titles++
  }
  const reader = dialect === null ? null : new FileReader(dialect.layout, count, { ignoresStrays: true })
  for (const line of eachLine(file)) {
    if (isOnlyMark(line)) continue
    const { bytes, start, end, terminator } = line
    found[isBlank(line) ? 'blank_lines' : 'lines']++
    reader?.push(line)
    if (width === null) continue
    const name = TERMINATORS[terminator]
    terminators[name] = (terminators[name] ?? 0) + 1
    if (isAscii(line)) continue
    charsets.add(charsetOfLine(bytes.subarray(start, end), width))
  }
  reader?.end()
  return width === null ? { ...NO_CONTENT, ...found } : { ...found, terminators, charset: charsetOfAll(charsets) }
}

function isAscii({ bytes, start, end }: ByteLine): boolean {
  for (let i = start; i < end; i++) if (bytes[i]! >= 0x80) return false
  return true
}

/** Windows-1252 contains Latin-1. UTF-8 lines together with other lines have no common charset. */
function charsetOfAll(charsets: ReadonlySet<Charset>): FileDescription['charset'] {
  if (charsets.size === 0) return 'ascii'
  if (charsets.has('utf-8')) return charsets.size === 1 ? 'utf-8' : 'mixed'
  return charsets.has('windows-1252') ? 'windows-1252' : 'latin1'
}
