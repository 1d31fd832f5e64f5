import {
  checkMaxDiagnostics,
  type Fitting,
  type FoundDialect,
  fittingRecord,
  isKnown,
  type LayoutKind,
  type RemittanceReading,
  remittanceReadingOf,
  variantOf,
} from '../banks/index.js'
import { checkBytes, isOurCode, type OurCode } from '../cobranca/index.js'
import {
  type Diagnostic,
  type FileContents,
  type FileLine,
  type ParsedFile,
  parseFile,
  type Title,
  type Values,
} from '../fixed-width/index.js'
import type { ChargesSent } from './charges-sent.js'
import { diagnosticsOfFitting, FaultLimit } from './refitted-diagnostics.js'
import { chargesOfTitle } from './written-charges.js'

/** One title of a remittance, as written in the file. */
export interface RemittanceTitle {
  /** Line of the file (1-based) where it begins. */
  readonly line: number
  /** The bank's code of the instruction. */
  readonly occurrence: string
  /** The bank's words for it; null when its table lacks the code. */
  readonly occurrence_detail: string | null
  /** The service's instruction; null when it has none. */
  readonly our_code: OurCode | null
  /** All values of the title's records, by record; companions are lists. */
  readonly fields: Readonly<Record<string, Values | readonly Values[]>>
  /** As in the `records` of a built remittance; null without instruction of the service. */
  readonly charges_sent: ChargesSent | null
}

/** A remittance file, read back. */
export interface RemittanceFile {
  readonly bank: string
  readonly bank_name: string
  readonly layout: LayoutKind
  /** Variant of the layout, if the bank has more than one. */
  readonly variant?: string
  readonly direction: 'remittance'
  /** All values of the header record; null when the file has none. */
  readonly header: Values | null
  readonly titles: readonly RemittanceTitle[]
  readonly diagnostics: readonly Diagnostic[]
  /** All lines of the file, as input for `emitFile`. */
  readonly file: FileContents
}

/**
 * Reads a remittance of any program: cobrança, or an assignment of receivables to a fund (`variant` FIDC). Problems in the file are diagnostics.
 *
 * @param options.bank COMPE number of the bank, for a file whose header has no number or a wrong one
 * @param options.maxDiagnostics number of diagnostics of one code and record that are kept whole. Default: 100
 * @throws {ValidationError} when the argument is not bytes
 * @throws {UnsupportedFileError} when the file is not a remittance of a service, bank and layout that the library reads
 */
export function parseRemittance(
  bytes: Uint8Array,
  options: { readonly bank?: string; readonly maxDiagnostics?: number } = {},
): RemittanceFile {
  checkBytes(bytes)
  const { maxDiagnostics } = options
  checkMaxDiagnostics(maxDiagnostics)
  const found = remittanceReadingOf(bytes, options.bank)
  const { dialect } = found
  const limit = maxDiagnostics === undefined ? {} : { maxDiagnostics }
  const file = parseFile(dialect.layout, bytes, { ...limit, keepsFaults: keepsFaults(dialect) })
  return remittanceFileOf(found, file, maxDiagnostics)
}

/** Whether the faults of all lines must be kept: a fault of a line that another descriptor reads must not be counted. */
export const keepsFaults = ({ alternatives }: RemittanceReading): boolean => alternatives !== undefined

/** Returns the remittance in the lines of a file, or in some of them: with the diagnostics and titles of these lines. */
export function remittanceFileOf(
  { bank, layout, dialect, diagnostics: doubts }: FoundDialect<RemittanceReading>,
  file: ParsedFile,
  maxDiagnostics?: number,
): RemittanceFile {
  const refitted = refittedLines(file, dialect)
  const diagnostics = keepsFaults(dialect) ? limited(diagnosticsOf(file, refitted), maxDiagnostics) : file.diagnostics
  const header = file.parts.find((part) => part.type === 'header')
  return {
    bank: bank.number,
    bank_name: bank.name,
    layout,
    ...variantOf(dialect),
    direction: 'remittance',
    header: header?.type === 'header' ? header.line.values : null,
    titles: file.parts.flatMap((part) => (part.type === 'title' ? [titleOf(part.title, dialect, refitted)] : [])),
    diagnostics: [...doubts, ...diagnostics],
    file,
  }
}

/**
 * Lines that another descriptor of their role reads with fewer diagnostics than the usual one. They are not identified by line number, since joined lines share
 * one.
 */
type Refitted = ReadonlyMap<FileLine, Fitting>

function refittedLines({ lines }: ParsedFile, dialect: RemittanceReading): Refitted {
  const refitted = new Map<FileLine, Fitting>()
  for (const line of lines) {
    if (!isKnown(line) || dialect.alternatives?.[line.role] === undefined) continue
    const fitting = fittingRecord(dialect, line)
    if (fitting.record !== dialect.layout.records[line.role]) refitted.set(line, fitting)
  }
  return refitted
}

/** Diagnostics of the file; for lines read again by another descriptor, the diagnostics of that descriptor replace those of the default one. */
function diagnosticsOf({ layout, lines, diagnostics }: ParsedFile, refitted: Refitted): readonly Diagnostic[] {
  if (refitted.size === 0) return diagnostics
  // Lines by the key of their diagnostics, in the order of the file.
  const reported = new Map<string, FileLine[]>()
  for (const line of lines) {
    for (const { code, field } of line.faults) {
      const key = `${line.number} ${code} ${line.role}.${field}`
      const same = reported.get(key)
      if (same === undefined) reported.set(key, [line])
      else same.push(line)
    }
  }
  const own = new Map([...refitted].map(([line, fitting]) => [line, diagnosticsOfFitting(line, fitting, layout.words)]))
  return diagnostics.flatMap((each) => {
    const line = reported.get(`${each.line} ${each.code} ${each.field}`)?.shift()
    if (line === undefined || !refitted.has(line)) return [each]
    const instead = own.get(line) ?? []
    own.delete(line)
    return instead
  })
}

function limited(diagnostics: readonly Diagnostic[], max: number | undefined): readonly Diagnostic[] {
  const all: Diagnostic[] = []
  const limit = new FaultLimit(max, (found) => all.push(found))
  for (const each of diagnostics) limit.add(each)
  limit.end()
  return all
}

/** The movement of a title, and the instruction of the service that corresponds to it. */
export function movementOf(
  { main }: Pick<Title, 'main'>,
  dialect: RemittanceReading,
): { readonly movement: string; readonly text: string | null; readonly our_code: OurCode | null } {
  const { role, values } = main
  // A record that is recognised by its movement has it as a constant.
  const constant = dialect.layout.records[role!]?.fields['movement']?.literal
  const movement = String(values?.['movement'] ?? constant ?? '')
  const known = dialect.movements[movement]
  return { movement, text: known?.text ?? null, our_code: isOurCode(known?.our_code) ? known.our_code : null }
}

function titleOf(title: Title, dialect: RemittanceReading, refitted: Refitted): RemittanceTitle {
  const { main } = title
  const { movement, text, our_code } = movementOf(title, dialect)
  const values = (line: FileLine): Values => refitted.get(line)?.values ?? line.values!
  return {
    line: main.number,
    occurrence: movement,
    occurrence_detail: text,
    our_code,
    fields: {
      [main.role!]: values(main),
      ...Object.fromEntries(Object.entries(title.companions).map(([role, lines]) => [role, lines.map(values)])),
    },
    get charges_sent() {
      return our_code === null ? null : chargesOfTitle(dialect, our_code, title)
    },
  }
}
