/**
 * Payments whose lines are damaged in the columns that identify the payment: title, occurrence, day or value. These values may be wrong although they can
 * be read. An amount that cannot be read has a diagnostic of its own.
 */
import type { ReturnDialect } from '../../banks/index.js'
import type { LineParsedEntry } from '../../cobranca/index.js'
import {
  type AnyField,
  columnsOf,
  DIAGNOSTICS,
  type Diagnostic,
  diagnostic,
  type FaultCode,
  faultDiagnostic,
  fieldAt,
  firstMissingColumn,
  isSilent,
  type ReadLine,
  significantFaults,
  type Title,
} from '../../fixed-width/index.js'
import { slipColumnField } from './slip-columns.js'
import { mayBeAnnounced } from './title-outcome.js'
import { fieldsOfPlan, titlePlan } from './title-plan.js'

const EMPTY = { date: /^(?:0*| *)$/, money: /^ *$/ } as const

/** The entries of `line_parsed` that identify a payment. */
const IDENTIFYING = ['our_number', 'event_type', 'paid_at', 'paid_amount'] as const

/** The columns of a title that identify its payment. */
export class PaymentFields {
  /** Fields that identify the payment or the kind of its title. */
  private readonly paths: ReadonlySet<string>
  /** Days of the payment and of the credit, and the due date. If one of them is an impossible date, columns are shifted. */
  private readonly dates: ReadonlySet<string>
  /** Dates and amounts among the same columns and the credit date, by role: a payment has all of them. */
  private readonly filled: ReadonlyMap<string, readonly (readonly [string, AnyField])[]>
  /** Dates of the payment by their last column, for each record. */
  private readonly datesByEnd = new Map<string, ReadonlyMap<number, AnyField>>()
  private readonly width: number

  /** @param main role of the main record of the titles */
  constructor(
    private readonly dialect: ReturnDialect,
    main: string,
  ) {
    const plan = titlePlan(dialect, main)
    const pathsOf = (entries: readonly LineParsedEntry[]) =>
      new Set(fieldsOfPlan(plan, entries).map(({ path }) => path))
    this.paths = new Set([...pathsOf(IDENTIFYING), ...pathsInOtherKeys(dialect, main)])
    const dueDate = slipColumnField(dialect.layout.records[main]!, 'expire_at')
    this.dates = new Set([
      ...pathsOf(['paid_at', 'credit_at']),
      ...(dueDate === null ? [] : [`${main}.${dueDate.name}`]),
    ])
    const filled = pathsOf([...IDENTIFYING, 'credit_at'])
    this.filled = new Map(
      Object.entries(dialect.layout.records).map(([role, { fields }]) => [
        role,
        Object.entries<AnyField>(fields).filter(
          ([name, { kind }]) => (kind === 'date' || kind === 'money') && filled.has(`${role}.${name}`),
        ),
      ]),
    )
    this.width = dialect.layout.width
  }

  /** Returns a diagnostic of the first damaged column; null if none is damaged. */
  doubtOf(title: Title<ReadLine>): Diagnostic | null {
    const { main, companions } = title
    if (mayBeAnnounced(this.dialect, title)) return this.announcementIn(main)
    if (this.isSound(main) && Object.values(companions).every((lines) => lines.every((line) => this.isSound(line))))
      return null
    for (const line of [main, ...Object.values(companions).flat()]) {
      const doubt = this.doubtIn(line)
      if (doubt !== null) return doubt
      // A digit too many moves the columns after it, and the line number loses its last digit.
      const odd = title.stepsBack === true ? this.oddColumnsOf(line) : null
      if (odd !== null) return odd
    }
    return null
  }

  private oddColumnsOf({ role, faults, raw, number }: ReadLine): Diagnostic | null {
    const record = this.dialect.layout.records[role!]!
    const [fault] = significantFaults(record, faults)
    if (fault === undefined) return null
    const { from, to } = record.fields[fault.field]!
    return diagnostic('doubtful_payment', { line: number, columns: [from, to], got: raw.slice(from - 1, to) })
  }

  /** Returns the diagnostics, which the reader of the file has reported, of columns that identify the payment and have no value because of a fault. */
  unreadIn({ main, companions }: Title<ReadLine>): readonly Diagnostic[] {
    if (main.faults.length === 0 && Object.values(companions).every((lines) => lines.every(hasNoFaults))) return NONE
    return [main, ...Object.values(companions).flat()].flatMap((line) => this.unreadInLine(line))
  }

  private unreadInLine({ role, faults, raw, number, misplaced }: ReadLine): readonly Diagnostic[] {
    // The faults of a misplaced line, which is that of an optional record, are not reported.
    if (misplaced) return NONE
    const { records, words } = this.dialect.layout
    const record = records[role!]!
    const line = { number, text: raw.padEnd(record.width), role: role!, record }
    const unread = faults.filter(({ field, code }) => UNREAD.has(code) && this.paths.has(`${role}.${field}`))
    return unread.flatMap((fault) => faultDiagnostic(fault, line, words) ?? [])
  }

  private announcementIn({ number, raw }: ReadLine): Diagnostic {
    const { layout, announced } = this.dialect
    const { role, field } = fieldAt(layout, announced!.field)
    const { from, to } = layout.records[role]!.fields[field]!
    return diagnostic('doubtful_payment', { line: number, columns: [from, to], got: raw.slice(from - 1, to) })
  }

  /** Nearly all lines are sound. Only unsound lines need named values. */
  private isSound({ faults, raw }: ReadLine): boolean {
    return faults.length === 0 && raw.length === this.width && !raw.includes('\0')
  }

  private doubtIn(line: ReadLine): Diagnostic | null {
    const { role, faults, raw } = line
    const record = this.dialect.layout.records[role!]!
    const { fields } = record
    const doubt = (from: number, to: number): Diagnostic =>
      diagnostic('doubtful_payment', { line: line.number, columns: [from, to], got: raw.slice(from - 1, to) })
    // The lost columns may have marked the line as an announcement.
    const lost = raw.slice(0, this.width).indexOf('\0')
    if (lost >= 0) return doubt(lost + 1, lost + 1)
    for (const { field, code } of faults) {
      const { from, to } = fields[field]!
      if (code === 'impossible_date' && this.dates.has(`${role}.${field}`)) return doubt(from, to)
      const before = this.dateBefore(role!, from)
      if (before !== undefined && isPushedDigit(fields[field]!, raw)) return doubt(before.from, from)
      if (!this.paths.has(`${role}.${field}`) || isSilent(code) || DIAGNOSTICS[code].severity !== 'warning') continue
      // Many banks align digits differently.
      if (!/^ *[0-9]+ *$/.test(raw.slice(from - 1, to))) return doubt(from, to)
    }
    if (raw.length === this.width || line.margin !== null) return null
    // A line that is too long may contain parts of other lines.
    if (raw.slice(this.width).trim() !== '') return doubt(this.width + 1, raw.length)
    // More than trailing blanks is missing: columns may be lost anywhere before the end.
    const missing = firstMissingColumn(record, raw)
    if (missing !== null) return doubt(missing, raw.length)
    const blank = this.filled.get(role!)!.find(([name]) => line.values![name] === null)
    return blank === undefined ? null : doubt(blank[1].from, blank[1].to)
  }

  /** The date of the payment that ends before a column. */
  private dateBefore(role: string, from: number): AnyField | undefined {
    let dates = this.datesByEnd.get(role)
    if (dates === undefined) {
      const { fields } = this.dialect.layout.records[role]!
      const ofPayment = Object.entries<AnyField>(fields).filter(([name]) => this.dates.has(`${role}.${name}`))
      dates = new Map(ofPayment.map(([, field]) => [field.to, field]))
      this.datesByEnd.set(role, dates)
    }
    return dates.get(from - 1)
  }

  /** Whether a digit in a field may have been pushed out of a date of the payment. The fast readers leave such payments to the fallback reader. */
  followsDate(role: string, field: string): boolean {
    return this.dateBefore(role, this.dialect.layout.records[role]!.fields[field]!.from) !== undefined
  }

  /** Whether a line without faults has all dates and amounts that a payment must have. */
  isComplete(role: string, raw: string): boolean {
    return this.filled
      .get(role)!
      .every(([, field]) => !EMPTY[field.kind as 'date' | 'money'].test(columnsOf(field, raw)))
  }
}

const NONE: readonly Diagnostic[] = []
/** Faults of a field without a value. */
const UNREAD: ReadonlySet<FaultCode> = new Set(['not_a_number', 'number_too_large', 'impossible_date'])
const hasNoFaults = ({ faults }: ReadLine): boolean => faults.length === 0

/** Whether a filler begins with a digit of the field before it, and is empty otherwise. */
const isPushedDigit = (field: AnyField, raw: string): boolean =>
  (field.kind === 'zeros' || field.kind === 'blanks') && /^[0-9][0 ]*$/.test(columnsOf(field, raw))

/** Fields of a main record in columns that are a key of another main record: with damage in them, the line may be that of the other. */
function pathsInOtherKeys({ layout: { records, structure } }: ReturnDialect, main: string): readonly string[] {
  const others = structure.titles.filter((title) => title.main !== main)
  const keys = others.flatMap((title) => Object.values<AnyField>(records[title.main]!.fields).filter(isKey))
  return Object.entries<AnyField>(records[main]!.fields).flatMap(([name, field]) =>
    !isKey(field) && keys.some(({ from, to }) => from <= field.to && field.from <= to) ? [`${main}.${name}`] : [],
  )
}

const isKey = ({ kind }: AnyField): boolean => kind === 'key'
