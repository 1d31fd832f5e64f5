/** A file of cobrança, of either direction, read by the dialect it is in: what every tool that looks inside a file begins with. */
import {
  type Bank,
  type LayoutKind,
  type RemittanceDialect,
  type ReturnDialect,
  remittanceDialectOf,
  returnDialectOf,
} from '../banks/index.js'
import { checkBytes } from '../cobranca/index.js'
import { identify } from '../febraban/index.js'
import { type Diagnostic, type FileLine, type ParsedFile, parseFile, type Title } from '../fixed-width/index.js'
import { parseRemittance, type RemittanceTitle } from '../remittance/index.js'
import { neededFields, parseReturn } from '../return/index.js'

interface Opened {
  readonly bank: Bank
  readonly layout: LayoutKind
  readonly file: ParsedFile
  /** All that its reader tells: of lines, fields, structure and meaning. */
  readonly diagnostics: readonly Diagnostic[]
}

export type OpenedFile =
  | (Opened & { readonly direction: 'return'; readonly dialect: ReturnDialect })
  | (Opened & {
      readonly direction: 'remittance'
      readonly dialect: RemittanceDialect
      readonly titles: readonly RemittanceTitle[]
    })

/** How to read a file that does not tell all of itself. */
export interface OpenOptions {
  /** COMPE number of the bank to read it by, for a file whose header does not tell or tells wrong. */
  readonly bank?: string
}

/**
 * Reads a whole file, remittance or return.
 *
 * @throws {ValidationError} when what is given are no bytes
 * @throws {UnsupportedFileError} when it is no file of cobrança of a bank and layout that the library knows
 */
export function openFile(bytes: Uint8Array, { bank: number }: OpenOptions = {}): OpenedFile {
  checkBytes(bytes)
  const options = number === undefined ? {} : { bank: number }
  if (identify(bytes).direction === 'remittance') {
    const { bank, layout, dialect } = remittanceDialectOf(bytes, number)
    const { file, titles, diagnostics } = parseRemittance(bytes, options)
    return { direction: 'remittance', bank, layout, dialect, file, titles, diagnostics }
  }
  const { bank, layout, dialect } = returnDialectOf(bytes, number)
  // Of the records themselves nothing is wanted but what the reader tells of them.
  const { diagnostics } = parseReturn(bytes, { ...options, fields: ['kind'] })
  const file = parseFile(dialect.layout, bytes, { needed: neededFields(dialect) })
  return { direction: 'return', bank, layout, dialect, file, diagnostics }
}

/** The title that each line is of. */
export function titlesByLine({ file }: OpenedFile): ReadonlyMap<FileLine, Title> {
  const titles = new Map<FileLine, Title>()
  for (const part of file.parts) {
    if (part.type !== 'title') continue
    titles.set(part.title.main, part.title)
    for (const lines of Object.values(part.title.companions)) for (const line of lines) titles.set(line, part.title)
  }
  return titles
}
