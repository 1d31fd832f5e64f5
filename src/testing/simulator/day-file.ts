/** The return file of one day, written while the entries of the remittance come. */
import { DETECTION_BYTES } from '../../febraban/index.js'
import type { NamedDialect } from '../return-file/dialect-of-name.js'
import type { FieldValues } from '../return-file/index.js'
import { checkDialect, ReturnFileWriter } from '../return-file/return-file-writer.js'
import type { PlannedRecord, TitleContext } from '../return-file/title-form.js'
import type { ReportingFile } from './event-reporter.js'
import type { SimulatedPart } from './simulation.js'

/** Bytes of a part, about. A month has many files, and each keeps the part that it is writing. */
const PART = 16 * 1024

/** A lot of the remittance. */
export interface ReceivedLot {
  /** Index in the remittance, from 0. */
  readonly index: number
  /** Values copied from its header. */
  readonly values: FieldValues
}

export class DayFile implements ReportingFile {
  readonly filename: string
  /** Bytes so far. */
  size = 0
  private readonly writer: ReturnFileWriter
  /** Index of the lot of the context. */
  private lot = -1
  private ofLot: TitleContext | null = null
  private isLotOpen = false
  private isChecked = false

  /** @param header values copied from the header of the remittance */
  constructor(
    private readonly named: NamedDialect,
    readonly date: string,
    private readonly header: FieldValues,
    private readonly emit: (part: SimulatedPart) => void,
  ) {
    this.filename = `${named.bank.slug}-${date}.ret`
    this.writer = new ReturnFileWriter(named, { generated_at: date, file_number: 1, values: header })
  }

  /** Whether the file has titles. */
  get hasBegun(): boolean {
    return this.size > 0
  }

  /** Begins a lot, unless it is the current one. Lots come in the order of the remittance. */
  enterLot({ index, values }: ReceivedLot): void {
    if (this.lot === index) return
    this.closeLot()
    this.lot = index
    this.ofLot = this.writer.contextIn(values)
  }

  get context(): TitleContext {
    return this.ofLot!
  }

  write(records: readonly PlannedRecord[]): void {
    if (!this.hasBegun) this.begin()
    if (!this.isLotOpen) this.writer.openLot(this.context)
    this.isLotOpen = true
    this.writer.writeRecords(records)
    if (this.writer.pending >= (this.isChecked ? PART : DETECTION_BYTES)) this.pass(this.writer.take())
  }

  /** Ends the file. Its header comes last: the number of the file depends on the days before it. */
  end(file_number: number): void {
    this.closeLot()
    this.writer.end()
    this.pass(this.writer.takeLast())
    const header = new ReturnFileWriter(this.named, { generated_at: this.date, file_number, values: this.header })
    header.begin()
    this.emitAt(0, header.takeLast())
  }

  private begin(): void {
    this.writer.begin()
    this.size = this.writer.pending
  }

  private closeLot(): void {
    if (this.isLotOpen) this.writer.closeLot()
    this.isLotOpen = false
  }

  private pass(bytes: Uint8Array): void {
    const isFirst = !this.isChecked
    if (isFirst) checkDialect(this.named, bytes)
    this.isChecked = true
    // The header is written again at the end.
    const body = isFirst ? bytes.subarray(this.size) : bytes
    const position = this.size
    this.size += body.length
    if (body.length > 0) this.emitAt(position, body)
  }

  private emitAt(position: number, bytes: Uint8Array): void {
    this.emit({ filename: this.filename, date: this.date, position, bytes })
  }
}
