/** Writes the lines of a return file, one title after the other. */
import { detectDialect, ofWidth } from '../../banks/dialect.js'
import { ValidationError } from '../../cobranca/index.js'
import { FileHead } from '../../febraban/index.js'
import type { AnyField, FileLayout } from '../../fixed-width/index.js'
import { FileWriter } from '../../remittance/file-writer.js'
import type { NamedDialect } from './dialect-of-name.js'
import { type FieldLayers, layeredValues, ownValues } from './field-layers.js'
import type { FieldValues, FileHeaderValues, WrittenTitle } from './return-values.js'
import type { PlannedRecord, TitleContext } from './title-form.js'
import type { PlannedTitle } from './title-writer.js'

export class ReturnFileWriter {
  private readonly writer: FileWriter
  private readonly layers: FieldLayers
  /** Values of the file header, by `role.field`. */
  private readonly header: FieldValues
  private readonly headerRecord: Readonly<Record<string, unknown>>
  private readonly maxLinesInLot: number
  /** Numbered lines of the current lot. */
  private numbered = 0
  /** Layers of the open lot; null outside of lots. */
  private lot: FieldLayers | null = null

  constructor(
    private readonly named: NamedDialect,
    private readonly file: Omit<FileHeaderValues, 'bank' | 'layout' | 'variant'>,
  ) {
    this.writer = new FileWriter(this.layout)
    this.maxLinesInLot = maxLinesOf(this.layout)
    this.layers = [this.headerValues(), file.values, ownValues(named)]
    const { header } = this.layout.structure
    this.headerRecord = layeredValues(this.layout, header, this.layers)
    this.header = byPath(header, this.headerRecord)
  }

  private get layout(): FileLayout {
    return this.named.dialect.layout
  }

  /** Writes the file header. */
  begin(): void {
    this.writer.writeHeader(this.writer.planOf(this.layout.structure.header), this.headerRecord)
  }

  /** Returns the context of the titles of a lot with these values, whether or not it is opened. In a layout without lots, of all titles. */
  contextIn(values: FieldValues | undefined): TitleContext {
    const layers = [values, ...this.layers]
    const { lot } = this.layout.structure
    const header = lot === undefined ? {} : byPath(lot.header, layeredValues(this.layout, lot.header, layers))
    return { layers, headers: { ...this.header, ...header } }
  }

  /** Opens a lot, if the layout has lots. */
  openLot({ layers }: Pick<TitleContext, 'layers'>): void {
    this.lot = layers
    const { lot } = this.layout.structure
    if (lot === undefined) return
    this.writer.openLot()
    this.numbered = 0
    this.writeRecord(lot.header, layers)
  }

  closeLot(): void {
    const { lot } = this.layout.structure
    if (lot !== undefined && this.lot !== null) {
      this.writeRecord(lot.trailer, this.lot)
      this.writer.closeLot()
    }
    this.lot = null
  }

  /** Writes the records of a title in the open lot, or in another lot with the same values if it is full. */
  writeRecords(records: readonly PlannedRecord[]): void {
    if (this.numbered + records.length > this.maxLinesInLot) {
      const layers = this.lot!
      this.closeLot()
      this.openLot({ layers })
    }
    this.numbered += records.length
    for (const { role, values } of records) this.writer.write(this.writer.planOf(role), values)
  }

  /** Writes a title like {@link writeRecords}. */
  write({ records, read }: PlannedTitle): WrittenTitle {
    this.writeRecords(records)
    const line = this.writer.lines - records.length + 1
    const { line_t: _t, line_u: _u, ...line_parsed } = read.line_parsed
    const { occurrence, our_occurrence, kind, money, final, pix, reasons } = read
    return { line, occurrence, our_occurrence, kind, money, final, pix, reasons, line_parsed }
  }

  /** Ends the file. */
  end(): void {
    const { trailer } = this.layout.structure
    if (trailer !== undefined) this.writeRecord(trailer, this.layers)
    this.writer.finish()
  }

  /** Number of bytes that can be taken. */
  get pending(): number {
    return this.writer.pending
  }

  /** Returns the bytes since the last call. */
  take(): Uint8Array {
    return this.writer.take()
  }

  /** Returns the last bytes. */
  takeLast(): Uint8Array {
    return this.writer.takeLast()
  }

  /** Returns the header values by the field names of the dialect. */
  private headerValues(): FieldValues {
    const { beneficiary_name, generated_at, file_number } = this.named.dialect.header
    const values: Record<string, string | number | undefined> = { [generated_at]: this.file.generated_at }
    if (file_number !== undefined) values[file_number] = this.file.file_number
    if (beneficiary_name !== undefined) values['beneficiary_name'] = this.file.beneficiary_name
    return values
  }

  private writeRecord(role: string, layers: FieldLayers): void {
    this.writer.write(this.writer.planOf(role), layeredValues(this.layout, role, layers))
  }
}

/** Returns the maximum number of numbered lines in a lot. */
function maxLinesOf({ sequence, structure, records }: FileLayout): number {
  if (sequence?.within !== 'lot') return Number.POSITIVE_INFINITY
  const { from, to } = records[structure.titles[0]!.main]!.fields[sequence.field] as AnyField
  return 10 ** (to - from + 1) - 1
}

const byPath = (role: string, values: Readonly<Record<string, unknown>>): FieldValues =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [`${role}.${name}`, value as string]))

/**
 * Checks that the values of the caller are not the signature of another dialect.
 *
 * @param head the file, or its first bytes
 * @throws {ValidationError} under `variant`
 */
export function checkDialect({ bank, layout, dialect }: NamedDialect, head: Uint8Array): void {
  const found = detectDialect(ofWidth(bank.returns[layout]!, dialect.layout.width)!, new FileHead(head))
  if (found === dialect) return
  const signatures = (dialect.detectBy ?? []).map((signature) =>
    'has' in signature ? signature.has : `${signature.field} ${String(signature.values)}`,
  )
  throw new ValidationError({
    variant: [
      `com estes valores o arquivo é ${found.variant ?? 'do layout usual'}; ${dialect.variant ?? 'este'} se reconhece por ${signatures.join(' e ')}`,
    ],
  })
}
