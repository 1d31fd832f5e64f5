/** Opens a remittance or return with its dialect. Shared by all inspection tools. */
import {
  type BankDefinition,
  type FoundDialect,
  type LayoutKind,
  type RemittanceReading,
  type ReturnDialect,
  remittanceReadingOf,
  returnDialectOf,
} from '../banks/index.js'
import { checkBytes } from '../cobranca/index.js'
import { type FileHead, identify, identifyHead } from '../febraban/index.js'
import {
  type Diagnostic,
  type DiagnosticLimit,
  type FileLine,
  type ParsedFile,
  parseFile,
  type Title,
} from '../fixed-width/index.js'
import { parseRemittance, type RemittanceTitle } from '../remittance/index.js'
import { neededFields, parseReturn } from '../return/index.js'

/** The dialect of a file. */
export type FoundFile =
  | ({ readonly direction: 'return' } & FoundDialect)
  | ({ readonly direction: 'remittance' } & FoundDialect<RemittanceReading>)

/**
 * Finds the dialect of a remittance or return.
 *
 * @param bank COMPE number that the caller gave
 * @throws {UnsupportedFileError} if the library does not support the file, its bank or its layout
 */
export const foundFile = (head: FileHead, bank?: string): FoundFile =>
  identifyHead(head).direction === 'remittance'
    ? { direction: 'remittance', ...remittanceReadingOf(head, bank) }
    : { direction: 'return', ...returnDialectOf(head, bank) }

interface Opened {
  readonly bank: BankDefinition
  readonly layout: LayoutKind
  readonly file: ParsedFile
  /** All diagnostics of the reader: lines, fields, structure and codes. */
  readonly diagnostics: readonly Diagnostic[]
}

export type OpenedFile =
  | (Opened & { readonly direction: 'return'; readonly dialect: ReturnDialect })
  | (Opened & {
      readonly direction: 'remittance'
      readonly dialect: RemittanceReading
      readonly titles: readonly RemittanceTitle[]
    })

/** Options to read a file whose header is incomplete or wrong. */
export interface OpenOptions extends DiagnosticLimit {
  /** COMPE number of the bank, for a file whose header has none or a wrong one. */
  readonly bank?: string
}

/**
 * Reads a whole file, remittance or return.
 *
 * @throws {ValidationError} if the argument is not a byte array
 * @throws {UnsupportedFileError} if the library does not support the file, its bank or its layout
 */
export function openFile(bytes: Uint8Array, { bank: number, maxDiagnostics }: OpenOptions = {}): OpenedFile {
  checkBytes(bytes)
  const options = {
    ...(number === undefined ? {} : { bank: number }),
    ...(maxDiagnostics === undefined ? {} : { maxDiagnostics }),
  }
  if (identify(bytes).direction === 'remittance') {
    const { bank, layout, dialect } = remittanceReadingOf(bytes, number)
    const { file, titles, diagnostics } = parseRemittance(bytes, options)
    return {
      direction: 'remittance',
      bank,
      layout,
      dialect,
      file: { ...file, layout: dialect.layout },
      titles,
      diagnostics,
    }
  }
  const { bank, layout, dialect } = returnDialectOf(bytes, number)
  // Only the diagnostics are used: one field makes the reader skip the others.
  const { diagnostics } = parseReturn(bytes, { ...options, fields: ['kind'] })
  const file = parseFile(dialect.layout, bytes, { needed: neededFields(dialect) })
  return { direction: 'return', bank, layout, dialect, file, diagnostics }
}

/** Returns the number of lines of a file. */
export const lineCountOf = ({ lines }: Pick<ParsedFile, 'lines'>): number =>
  lines.reduce((count, { lines = 1 }) => count + lines, 0)

/** Maps each line to its title. */
export function titlesByLine({ file }: OpenedFile): ReadonlyMap<FileLine, Title> {
  const titles = new Map<FileLine, Title>()
  for (const part of file.parts) {
    if (part.type !== 'title') continue
    titles.set(part.title.main, part.title)
    for (const lines of Object.values(part.title.companions)) for (const line of lines) titles.set(line, part.title)
  }
  return titles
}
