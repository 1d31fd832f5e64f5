/** Verifies the records of a title with the reader. */
import { type FieldErrors, LINE_PARSED_ENTRIES, ValidationError } from '../../cobranca/index.js'
import { pathsOf } from '../../febraban/index.js'
import {
  codecOf,
  type Diagnostic,
  type DiagnosticCode,
  fieldAt,
  isEncodeError,
  ReadLine,
  type Title,
} from '../../fixed-width/index.js'
import { type ReturnRecord, TitleReader } from '../../return/index.js'
import { latin1Text } from '../../runtime/bytes.js'
import type { NamedDialect } from './dialect-of-name.js'
import type { EntryToWrite, FieldValues } from './return-values.js'
import type { FormedTitle, FormValues, PlannedRecord, TitleContext, TitleNames } from './title-form.js'

/** The headers before titles. */
interface HeaderLines {
  readonly file: ReadLine
  readonly lot: ReadLine | undefined
}

/** The part of a title that was read, which is compared with the requested values. */
export type ReadTitle = Pick<ReturnRecord, 'our_occurrence' | 'reasons'> & {
  readonly entries: Readonly<Partial<Record<EntryToWrite, string | null>>>
}

/** Reads the titles of one dialect back. */
export class TitleReadBack {
  private readonly reader: TitleReader
  private readonly headers = new WeakMap<FieldValues, HeaderLines>()
  /** Diagnostics of the title that is read. */
  private diagnostics: Diagnostic[] = []

  constructor(private readonly named: NamedDialect) {
    const { bank, layout, dialect } = named
    const origin = { bank: bank.number, layout, file: dialect.layout, engine: undefined }
    this.reader = new TitleReader(dialect, origin, (diagnostic) => this.diagnostics.push(diagnostic))
  }

  /**
   * Reads a title.
   *
   * @throws {ValidationError} with the names of the values that were not read as requested
   */
  read(names: TitleNames, values: FormValues, { records, codes }: FormedTitle, context: TitleContext): ReturnRecord {
    this.diagnostics = []
    const record = this.readRecords(records, context)
    const { our_occurrence, reasons, line_parsed: entries } = record
    const errors = differencesIn(names, values, codes, { our_occurrence, reasons, entries })
    for (const { code, message } of this.diagnostics)
      if (!ASKED_FOR.has(code) && !isOfReversal(code, record)) errors[code] = [message]
    if (Object.keys(errors).length > 0) throw new ValidationError(errors)
    return record
  }

  /** Returns the headers before the titles, as they are read. */
  headerLines(headers: FieldValues): HeaderLines {
    let lines = this.headers.get(headers)
    if (lines === undefined) {
      const { header, lot } = this.named.dialect.layout.structure
      lines = {
        file: this.headerLine(header, headers),
        lot: lot === undefined ? undefined : this.headerLine(lot.header, headers),
      }
      this.headers.set(headers, lines)
    }
    return lines
  }

  private readRecords(records: readonly PlannedRecord[], { headers }: TitleContext): ReturnRecord {
    const [main, ...others] = records.map((record) => this.lineOf(record))
    const companions: Record<string, ReadLine[]> = {}
    for (const line of others) companions[line.role!] = [...(companions[line.role!] ?? []), line]
    const { file, lot } = this.headerLines(headers)
    const title: Title<ReadLine> = { main: main!, companions, lotHeader: lot }
    this.reader.startFile(file.row)
    return this.reader.read(title)
  }

  /** A header with the values that titles take from it. */
  private headerLine(role: string, headers: FieldValues): ReadLine {
    const own = headerPaths(this.named.dialect, role)
    return this.lineOf({ role, values: Object.fromEntries(own.map(({ path, field }) => [field, headers[path]])) })
  }

  /** @throws {ValidationError} if a value does not fit, or the line would be read as another record */
  private lineOf({ role, values }: PlannedRecord): ReadLine {
    const { layout } = this.named.dialect
    const record = layout.records[role]!
    const codec = codecOf(record)
    const bytes = new Uint8Array(layout.width)
    try {
      codec.encode(values, bytes, 0)
    } catch (error) {
      if (!isEncodeError(error)) throw error
      throw new ValidationError({ [`${role}.${error.field}`]: [`não cabe nas posições ${error.from} a ${error.to}`] })
    }
    const found = layout.recognise(bytes, 0)
    if (found !== role) throw new ValidationError({ [role]: [`seria lido como ${found}`] })
    const text = latin1Text(bytes)
    const source = { before: '', after: '', terminator: '\r\n', charset: 'latin1' } as const
    return new ReadLine(0, 0, text, role, codec, codec.row(text, bytes, 0, []), [], source)
  }
}

/** Returns the fields of a header that titles take values from. */
export function headerPaths({ layout, titles }: NamedDialect['dialect'], role: string) {
  const paths = Object.values(titles).flatMap((sources) => Object.values(sources).flatMap(pathsOf))
  return paths.map((path) => ({ path, ...fieldAt(layout, path) })).filter((at) => at.role === role)
}

/** Compares the result of reading with the requested values. Returns an error for each difference. */
export function differencesIn(
  { entries, our_occurrence }: TitleNames,
  { entries: requested }: FormValues,
  codes: FormedTitle['codes'],
  read: ReadTitle,
): FieldErrors {
  const errors: FieldErrors = {}
  for (let i = 0; i < entries.length; i++) {
    const entry = entries[i]!
    const [value, found] = [requested[i]!, read.entries[entry] ?? null]
    if (!isRead(entry, value, found)) errors[entry] = [`«${value ?? ''}» seria lido como «${found ?? ''}» neste layout`]
  }
  if (codes.length > 0) {
    const found = read.reasons.map(({ code, text }) => (code === '' ? (text ?? '') : code))
    if (codes.some((code) => !found.includes(code))) errors['reasons'] = [`seriam lidos como ${found.join(', ')}`]
  }
  if (our_occurrence !== undefined && read.our_occurrence !== our_occurrence)
    errors['our_occurrence'] = [`seria lido como ${read.our_occurrence}, por causa dos motivos`]
  return errors
}

/** Diagnostics that the values of the caller may cause: a payment or reversal of another layout, without an amount or a day, or with an amount of zero. */
const ASKED_FOR: ReadonlySet<DiagnosticCode> = new Set([
  'occurrence_of_other_layout',
  'paid_amount_unknown',
  'zero_payment',
  'payment_date_unknown',
])

/** A reversal has no columns that show which of the amounts by contract was paid. */
const isOfReversal = (code: DiagnosticCode, { kind }: Pick<ReturnRecord, 'kind'>): boolean =>
  code === 'paid_amount_ambiguous' && kind === 'reversed'

/** Returns whether an entry was read as requested. A requested number may lack leading zeros or its check digit. */
function isRead(entry: EntryToWrite, requested: string | number | null, read: string | null): boolean {
  const text = String(requested ?? '')
  const found = read ?? ''
  if (text === found) return true
  if (text === '' || found === '' || LINE_PARSED_ENTRIES[entry] === 'date') return false
  if (LINE_PARSED_ENTRIES[entry] === 'money') return Number(text) === Number(found)
  const plain = (number: string): string => number.replace(/^0+/, '')
  return /^\d+$/.test(text) && [found, found.slice(0, -1)].some((number) => plain(number) === plain(text))
}
