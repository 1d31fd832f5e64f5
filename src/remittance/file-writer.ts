/**
 * The lines of a remittance: encodes records by the layout, and fills in what the layout itself declares — sequence numbers, lot numbers, the
 * counts and sums of the trailers.
 */
import { type FieldErrors, NOTHING_PLAIN, ValidationError } from '../cobranca/index.js'
import {
  type AnyField,
  CR,
  type EncodeFitted,
  type FileLayout,
  type FixedRecord,
  fieldAt,
  fittedEncoderOf,
  isEncodeError,
  LF,
  LOT_ENDS,
  type Measure,
  maxValueOf,
  once,
  summedFields,
  type TextFitter,
  writeField,
} from '../fixed-width/index.js'
import { type CutText, textFitter } from './fit-text.js'
import { columnSourceOf } from './sources.js'
import type { TextLocation } from './text-changes.js'

const FIRST_CAPACITY = 8 * 1024
/** Memory that is never written costs nothing; growing costs a copy. */
const SPARE = 1.1
const END_OF_FILE = 0x1a

/** Lines, titles and sums, of the file or of a lot. */
class FileTally {
  lines = 0
  titles = 0
  readonly sums: number[]

  /** @param number of the lot, as text; undefined for the file */
  constructor(
    sums: number,
    readonly number?: string,
  ) {
    this.sums = new Array<number>(sums).fill(0)
  }

  become({ lines, titles, sums }: FileTally): void {
    this.lines = lines
    this.titles = titles
    for (let i = 0; i < sums.length; i++) this.sums[i] = sums[i]!
  }
}

/** Receives the texts that change in their columns. */
export interface TextSink {
  /** @param cut the cut, if the text was cut */
  changed(location: TextLocation, text: string, cut: CutText | null): void
}

const IGNORED: TextSink = { changed() {} }

/** State of a writer, to which it can be restored. */
class WriterState {
  length = 0
  lots = 0
  sequence = 0
  lot: FileTally | null = null

  constructor(
    readonly file: FileTally,
    readonly ofLot: FileTally,
  ) {}
}

export type { WriterState }

/** A field of a header or trailer that the layout defines as a count or a sum. */
interface Declared {
  readonly field: string
  readonly measure: Measure
}

/** A field whose values are summed over the file or its lots, for a trailer. */
interface Summed {
  readonly path: string
  readonly field: string
  readonly over: 'file' | 'lot'
  /** Index of the sum in the tallies. */
  readonly index: number
}

/** How a record is written in a role of the layout; computed once. */
export interface RecordPlan {
  readonly record: FixedRecord
  readonly encode: EncodeFitted
  readonly isMain: boolean
  readonly isNumbered: boolean
  readonly declared: readonly Declared[]
  readonly summed: readonly Summed[]
  readonly fitter: TextFitter
}

/** Locations of the texts of a record, by the index of their field. */
const locationsOf = once((record: FixedRecord, role: string): readonly TextLocation[] =>
  Object.entries(record.fields).map(([name, field]) => ({
    name: `${role}.${name}`,
    field,
    identifier: columnSourceOf(name).identifier,
  })),
)

/** Factories of encoders, by record and by the fields that the writer fills in. */
const makers = new WeakMap<FixedRecord, Map<string, () => EncodeFitted>>()

function encoderOf(record: FixedRecord, own: readonly string[]): EncodeFitted {
  const ofRecord = makers.get(record) ?? new Map<string, () => EncodeFitted>()
  makers.set(record, ofRecord)
  const key = own.join()
  const make = ofRecord.get(key) ?? fittedEncoderOf(record, own)
  ofRecord.set(key, make)
  return make()
}

/** Writes one file, line after line. */
export class FileWriter {
  private bytes: Uint8Array
  private length = 0
  private readonly file: FileTally
  private lot: FileTally | null = null
  private lots = 0
  private sequence = 0
  private titleSequence = 0
  private readonly declared = new Map<string, Declared[]>()
  private readonly summed: readonly (Summed & { readonly role: string })[]
  private readonly mains: ReadonlySet<string>
  private readonly plans = new Map<string, Map<FixedRecord, RecordPlan>>()
  /** The file header, if it has totals: they are known when the file ends. Until then all bytes stay here. */
  private openHeader: { readonly plan: RecordPlan; readonly at: number } | null = null
  /** The values that the writer fills in for the current record. */
  private readonly own: Record<string, unknown> = {}
  /** Receives the changed texts of the current record. */
  private texts = IGNORED
  private readonly saved: WriterState

  /**
   * @param titles   expected number of titles: the size of the file is estimated from it after the first titles
   */
  constructor(
    private readonly layout: FileLayout,
    private readonly titles = 0,
  ) {
    this.bytes = new Uint8Array(FIRST_CAPACITY)
    this.mains = new Set(layout.structure.titles.map((title) => title.main))
    const summed: (Summed & { readonly role: string })[] = []
    for (const total of layout.totals ?? []) {
      const { role, field } = fieldAt(layout, total.field)
      append(this.declared, role, { field, measure: total.equals })
      if (typeof total.equals !== 'object') continue
      const { sum, over } = total.equals
      const index = summed.length
      for (const each of summedFields(layout, sum)) summed.push({ ...each, path: sum, over, index })
    }
    this.summed = summed
    this.file = this.tally()
    this.saved = new WriterState(this.tally(), this.tally())
  }

  private tally(number?: string): FileTally {
    return new FileTally(this.summed.length, number)
  }

  /** Number of lines so far. */
  get lines(): number {
    return this.file.lines
  }

  /** Number of bytes since the last `take`. */
  get size(): number {
    return this.length
  }

  /** Returns a copy of bytes that were not taken. */
  copyOf(start: number, end: number): Uint8Array {
    return this.bytes.slice(start, end)
  }

  /** Opens the next lot. Its header must be the next record. */
  openLot(): void {
    this.lots++
    this.lot = this.tally(String(this.lots))
    this.sequence = 0
  }

  closeLot(): void {
    this.lot = null
  }

  /** Returns the state of the file, for `restore`. The next call overwrites it: this runs for every entry. */
  state(): WriterState {
    const { saved, lot } = this
    saved.length = this.length
    saved.file.become(this.file)
    saved.lot = lot
    if (lot !== null) saved.ofLot.become(lot)
    saved.lots = this.lots
    saved.sequence = this.sequence
    return saved
  }

  /** Restores the last state, if no bytes were taken since. */
  restore({ length, file, lot, ofLot, lots, sequence }: WriterState): void {
    this.length = length
    this.file.become(file)
    this.lot = lot
    lot?.become(ofLot)
    this.lots = lots
    this.sequence = sequence
  }

  /**
   * Writes the file header.
   *
   * @throws {ValidationError} when a value does not fit its columns
   */
  writeHeader(plan: RecordPlan, values: Readonly<Record<string, unknown>>, texts?: TextSink): void {
    const at = this.length
    this.write(plan, values, texts)
    if (plan.declared.length > 0) this.openHeader = { plan, at }
  }

  /**
   * Ends the file: writes the totals of the header.
   *
   * @throws {ValidationError} when a total does not fit its columns
   */
  finish(): void {
    if (this.openHeader === null) return
    const { plan, at } = this.openHeader
    this.openHeader = null
    for (const { field: name, measure } of plan.declared) {
      const field = plan.record.fields[name]!
      const columns = columnsOfTotal(plan.record, name, this.measure(measure))
      for (let i = 0; i < columns.length; i++) this.bytes[at + field.from - 1 + i] = columns.charCodeAt(i)
    }
  }

  /**
   * Writes a record.
   *
   * @throws {ValidationError} when a value does not fit its columns
   */
  write(plan: RecordPlan, values: Readonly<Record<string, unknown>>, texts = IGNORED): void {
    this.texts = texts
    const { structure, sequence } = this.layout
    const { file, lot, own } = this
    file.lines++
    if (lot !== null) lot.lines++
    if (plan.isMain) {
      file.titles++
      if (lot !== null) lot.titles++
    }
    for (const { field, measure } of plan.declared) own[field] = this.measure(measure)
    if (sequence !== undefined && plan.isNumbered) own[sequence.field] = ++this.sequence
    if (plan.isMain) this.titleSequence = this.sequence
    if (sequence?.ofTitle !== undefined) own[sequence.ofTitle] = this.titleSequence
    if (structure.lot !== undefined) own[structure.lot.number] = lot?.number
    this.encode(plan, values)
    for (const { field, over, index } of plan.summed) {
      const sums = over === 'lot' ? lot?.sums : file.sums
      if (sums !== undefined) sums[index] = sums[index]! + Number(values[field] ?? 0)
    }
  }

  /** Returns how a record, or a variant of it, is written in a role. */
  planOf(role: string, record: FixedRecord = this.layout.records[role]!): RecordPlan {
    const plan = this.plans.get(role)?.get(record)
    return plan ?? this.newPlan(role, record)
  }

  private newPlan(role: string, record: FixedRecord): RecordPlan {
    const { structure, sequence } = this.layout
    const declared = this.declared.get(role) ?? []
    const own = declared.map(({ field }) => field)
    if (sequence !== undefined) own.push(sequence.field)
    if (sequence?.ofTitle !== undefined) own.push(sequence.ofTitle)
    if (structure.lot !== undefined) own.push(structure.lot.number)
    const locations = locationsOf(record, role)
    const plan: RecordPlan = {
      record,
      encode: encoderOf(record, own),
      isMain: this.mains.has(role),
      isNumbered: sequence !== undefined && record.fields[sequence.field] !== undefined,
      declared,
      summed: this.summed.filter((each) => each.role === role),
      fitter: textFitter(
        record,
        (index, text, cut) => this.texts.changed(locations[index]!, text, cut),
        (index) => checkNeeded(Object.keys(record.fields)[index]!),
      ),
    }
    const ofRole = this.plans.get(role) ?? new Map<FixedRecord, RecordPlan>()
    this.plans.set(role, ofRole.set(record, plan))
    return plan
  }

  /** Ends the file with 1Ah, which some manuals demand after the last line. */
  endMark(): void {
    this.grow(this.length + 1)
    this.bytes[this.length++] = END_OF_FILE
  }

  /** Number of bytes that can be taken. */
  get pending(): number {
    return this.openHeader === null ? this.length : 0
  }

  /** Returns the last bytes, written since the last call of `take`. */
  takeLast(): Uint8Array {
    if (this.length * 2 <= this.bytes.length) return this.take()
    const last = this.bytes.subarray(0, this.length)
    this.length = 0
    return last
  }

  /** Returns the bytes written since the last call; none before `finish` if the header has totals. */
  take(): Uint8Array {
    if (this.openHeader !== null) return new Uint8Array(0)
    const taken = this.bytes.slice(0, this.length)
    this.length = 0
    return taken
  }

  private measure(measure: Measure): number {
    switch (measure) {
      case 'file_lines':
        return this.file.lines
      case 'file_lots':
        return this.lots
      case 'file_titles':
        return this.file.titles
      case 'lot_lines':
        return this.lot?.lines ?? 0
      case 'lot_details':
        return (this.lot?.lines ?? 0) - LOT_ENDS
      case 'lot_titles':
        return this.lot?.titles ?? 0
      default:
        return this.sumOf(measure)
    }
  }

  private sumOf({ sum, over }: { readonly sum: string; readonly over: 'file' | 'lot' }): number {
    const sums = (over === 'lot' ? this.lot : this.file)?.sums
    const summed = this.summed.find((each) => each.path === sum && each.over === over)
    return summed === undefined ? 0 : (sums?.[summed.index] ?? 0)
  }

  private grow(length: number): void {
    if (length <= this.bytes.length) return
    const grown = new Uint8Array(Math.max(this.expected ?? this.bytes.length * 2, length))
    grown.set(this.bytes.subarray(0, this.length))
    this.bytes = grown
  }

  /** Estimated length of the file, with some spare; null without enough titles to estimate, or after the estimate failed. */
  private get expected(): number | null {
    if (this.file.titles === 0 || this.file.titles >= this.titles) return null
    return Math.ceil((this.length / this.file.titles) * this.titles * SPARE)
  }

  private encode(plan: RecordPlan, values: Readonly<Record<string, unknown>>): void {
    const end = this.length + plan.record.width + 2
    this.grow(end)
    try {
      plan.encode(values, this.bytes, this.length, this.own, plan.fitter)
    } catch (error) {
      if (!isEncodeError(error)) throw error
      throw new ValidationError(tooLong(plan.record, values, error.field))
    }
    this.bytes[end - 2] = CR
    this.bytes[end - 1] = LF
    this.length = end
  }
}

function columnsOfTotal(record: FixedRecord, name: string, total: number): string {
  try {
    return writeField(record.name, name, record.fields[name]!, total)
  } catch (error) {
    if (!isEncodeError(error)) throw error
    throw new ValidationError(tooLong(record, { [name]: total }, name))
  }
}

/**
 * Returns an error for each number that exceeds its columns. For a large amount this includes the amount itself, not only the charge that is computed from it
 * and encoded first.
 *
 * @param first the field that was not encoded
 */
function tooLong(record: FixedRecord, values: Readonly<Record<string, unknown>>, first: string): FieldErrors {
  const errors: FieldErrors = {}
  for (const [name, field] of Object.entries(record.fields)) {
    const value = values[name]
    if (name !== first && !(typeof value === 'number' && value > maxValueOf(field))) continue
    errors[columnSourceOf(name).field] ??= [outOfColumns(field, record)]
  }
  return errors
}

/** Message for a value that its columns do not hold. */
export const outOfColumns = ({ from, to }: AnyField, { name }: FixedRecord): string =>
  `não cabe nas posições ${from} a ${to} do registro ${name}`

function checkNeeded(column: string): void {
  const { field, isNeeded } = columnSourceOf(column)
  if (isNeeded === true) throw new ValidationError({ [field]: [NOTHING_PLAIN] })
}

function append<T>(map: Map<string, T[]>, key: string, value: T): void {
  const list = map.get(key)
  if (list === undefined) map.set(key, [value])
  else list.push(value)
}
