/** The return file of one day, written while the entries of the remittance come. */
import { DETECTION_BYTES } from '../../febraban/index.js'
import type { NamedDialect } from '../return-file/dialect-of-name.js'
import type { FieldValues } from '../return-file/index.js'
import { checkDialect, ReturnFileWriter } from '../return-file/return-file-writer.js'
import type { PlannedTitle, TitleContext } from '../return-file/title-writer.js'
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

export class DayFile {
  /** Bytes so far. */
  size = 0
  private readonly writer: ReturnFileWriter
  /** Index of the lot of the context. */
  private lot = -1
  private context: TitleContext | null = null
  private isLotOpen = false
  private isChecked = false

  /** @param header values copied from the header of the remittance */
  constructor(
    private readonly named: NamedDialect,
    readonly date: string,
    private readonly header: FieldValues,
    private readonly emit: (part: SimulatedPart) => void,
  ) {
    this.writer = new ReturnFileWriter(named, { generated_at: date, file_number: 1, values: header })
  }

  get filename(): string {
    return `${this.named.bank.slug}-${this.date}.ret`
  }

  /** Whether the file has titles. */
  get hasBegun(): boolean {
    return this.size > 0
  }

  /** Returns the context of the titles of a lot. Lots come in the order of the remittance. */
  contextIn({ index, values }: ReceivedLot): TitleContext {
    if (this.context === null || this.lot !== index) {
      this.closeLot()
      this.lot = index
      this.context = this.writer.contextIn(values)
    }
    return this.context
  }

  /** Writes a title that was planned in the last context. */
  write(title: PlannedTitle): void {
    if (!this.hasBegun) this.begin()
    if (!this.isLotOpen) this.writer.openLot(this.context!)
    this.isLotOpen = true
    this.writer.write(title)
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
