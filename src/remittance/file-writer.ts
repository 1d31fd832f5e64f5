/**
 * The lines of a remittance: encodes records by the layout, and fills in what the layout itself declares — sequence numbers, lot numbers, the
 * counts and sums of the trailers.
 */
import { ValidationError } from '../cobranca/index.js'
import {
  codecOf,
  type FileLayout,
  type FixedRecord,
  fieldAt,
  isEncodeError,
  type Measure,
} from '../fixed-width/index.js'
import { fieldAtFault } from './field-at-fault.js'
import { type Fitted, fitTexts } from './fit-text.js'

const FIRST_CAPACITY = 64 * 1024
const CR = 13
const LF = 10
const END_OF_FILE = 0x1a

/** Lines, titles and sums, of the file or of a lot. */
interface Tally {
  lines: number
  titles: number
  sums: Map<string, number>
}

const tally = (): Tally => ({ lines: 0, titles: 0, sums: new Map() })
const copy = ({ lines, titles, sums }: Tally): Tally => ({ lines, titles, sums: new Map(sums) })

/** A field of a trailer that the layout declares to be a count or a sum. */
interface Declared {
  readonly field: string
  readonly measure: Measure
}

/** Writes one file, line after line. */
export class FileWriter {
  private bytes: Uint8Array = new Uint8Array(FIRST_CAPACITY)
  private length = 0
  private file = tally()
  private lot: Tally | null = null
  private lots = 0
  private sequence = 0
  private readonly declared = new Map<string, Declared[]>()
  private readonly summed = new Map<string, { path: string; field: string; over: 'file' | 'lot' }[]>()
  private readonly mains: ReadonlySet<string>

  /** @param onChange takes note of texts that could not go as they were */
  constructor(
    private readonly layout: FileLayout,
    private readonly onChange: (role: string, change: Fitted) => void,
  ) {
    this.mains = new Set(layout.structure.titles.map((title) => title.main))
    for (const total of layout.totals ?? []) {
      const { role, field } = fieldAt(layout, total.field)
      append(this.declared, role, { field, measure: total.equals })
      if (typeof total.equals !== 'object') continue
      const { sum, over } = total.equals
      append(this.summed, fieldAt(layout, sum).role, { path: sum, field: fieldAt(layout, sum).field, over })
    }
  }

  /** How many lines the file has so far. */
  get lines(): number {
    return this.file.lines
  }

  /** Opens the next lot; its header comes next. */
  openLot(): void {
    this.lots++
    this.lot = tally()
    this.sequence = 0
  }

  closeLot(): void {
    this.lot = null
  }

  /**
   * Runs a function that writes; when it throws, the file is as it was before.
   */
  atomically<T>(write: () => T): T {
    const before = {
      length: this.length,
      file: copy(this.file),
      lot: this.lot && copy(this.lot),
      lots: this.lots,
      sequence: this.sequence,
    }
    try {
      return write()
    } catch (error) {
      Object.assign(this, before)
      throw error
    }
  }

  /**
   * Writes a record. Gives its line number, from 1.
   *
   * @throws {ValidationError} when a value does not fit its columns
   */
  write(
    role: string,
    values: Readonly<Record<string, unknown>>,
    record: FixedRecord = this.layout.records[role]!,
  ): number {
    const { structure, sequence } = this.layout
    const tallies = this.lot === null ? [this.file] : [this.file, this.lot]
    for (const each of tallies) {
      each.lines++
      if (this.mains.has(role)) each.titles++
    }
    const filled = fitTexts(record, values, (change) => this.onChange(role, change))
    for (const { field, measure } of this.declared.get(role) ?? []) filled[field] = this.measure(measure)
    if (sequence !== undefined && record.fields[sequence.field] !== undefined) filled[sequence.field] = ++this.sequence
    if (structure.lot !== undefined && this.lot !== null) filled[structure.lot.number] = String(this.lots)
    this.encode(record, filled)
    for (const { path, field, over } of this.summed.get(role) ?? []) {
      const sums = over === 'lot' ? this.lot?.sums : this.file.sums
      sums?.set(path, (sums.get(path) ?? 0) + Number(filled[field] ?? 0))
    }
    return this.file.lines
  }

  /** Ends the file with 1Ah, as some manuals want behind the last line. */
  endMark(): void {
    this.grow(this.length + 1)
    this.bytes[this.length++] = END_OF_FILE
  }

  /** Bytes written since the last time they were taken. */
  get pending(): number {
    return this.length
  }

  /** Takes out the bytes written since the last time. */
  take(): Uint8Array {
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
      case 'lot_titles':
        return this.lot?.titles ?? 0
      default:
        return (measure.over === 'lot' ? this.lot : this.file)?.sums.get(measure.sum) ?? 0
    }
  }

  private grow(length: number): void {
    if (length <= this.bytes.length) return
    const grown = new Uint8Array(Math.max(this.bytes.length * 2, length))
    grown.set(this.bytes.subarray(0, this.length))
    this.bytes = grown
  }

  private encode(record: FixedRecord, values: Readonly<Record<string, unknown>>): void {
    const end = this.length + record.width + 2
    this.grow(end)
    try {
      codecOf(record).encode(values, this.bytes, this.length)
    } catch (error) {
      if (!isEncodeError(error)) throw error
      const { field, from, to } = error
      throw new ValidationError({
        [fieldAtFault(field)]: [`não cabe nas posições ${from} a ${to} do registro ${error.record}`],
      })
    }
    this.bytes[end - 2] = CR
    this.bytes[end - 1] = LF
    this.length = end
  }
}

function append<T>(map: Map<string, T[]>, key: string, value: T): void {
  const list = map.get(key)
  if (list === undefined) map.set(key, [value])
  else list.push(value)
}
