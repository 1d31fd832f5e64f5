import { detectDialect, ofWidth, variantOf } from '../../banks/dialect.js'
import { errorOfEntries, type FieldErrors, isValidationError, ValidationError } from '../../cobranca/index.js'
import { FileHead } from '../../febraban/index.js'
import type { AnyField, FileLayout } from '../../fixed-width/index.js'
import { FileWriter } from '../../remittance/file-writer.js'
import { type NamedDialect, returnDialectNamed } from './dialect-of-name.js'
import { type FieldLayers, layeredValues, ownValues } from './field-layers.js'
import type { FieldValues, ReturnFileValues, ReturnLotValues, WrittenReturn, WrittenTitle } from './return-values.js'
import { type PlannedTitle, TitleWriter } from './title-writer.js'

/**
 * Writes a return file as a bank would, byte by byte, from plain values. Supports every dialect that the library reads, and uses the same descriptors,
 * projections and tables as the reader. Sequences, lots, counts, sums and check digits are computed; all other missing values are zeros or blanks.
 *
 * The file reads back with the requested values and without diagnostics. The only exceptions are payments and reversals that need review: occurrences of the
 * bank's other layout, titles without an amount or a day, titles with an amount of zero, and reversals whose amount depends on the contract. Values without columns or codes in the dialect are errors: see
 * {@link carriedEntries} and `bankOccurrences`.
 *
 * @throws {ValidationError} if the bank, layout or variant is unknown; under `entries` and `byEntry`, by position, if the dialect does not support the
 * values of a title; under the field's name if a value does not fit; under `variant` if the values make it a file of another variant
 * @example
 * const { bytes } = writeReturn({
 *   bank: '756',
 *   layout: 'cnab240',
 *   generated_at: '2026-03-03',
 *   titles: [{ our_occurrence: '2003', line_parsed: { our_number: '0000012345', paid_at: '2026-03-02', paid_amount: 12345 } }],
 * })
 */
export function writeReturn(file: ReturnFileValues): WrittenReturn {
  const named = returnDialectNamed(file)
  const lots: readonly ReturnLotValues[] = 'lots' in file ? file.lots : [file]
  if (lots.length > 1 && named.dialect.layout.structure.lot === undefined) {
    throw new ValidationError({ lots: ['este layout não tem lotes'] })
  }
  return new ReturnFileWriter(named, file).write(lots)
}

/** Writes one file. */
class ReturnFileWriter {
  private readonly writer: FileWriter
  private readonly titles: TitleWriter
  private readonly layers: FieldLayers
  private readonly written: WrittenTitle[] = []
  private headers: FieldValues = {}
  /** Numbered lines of the current lot. */
  private numbered = 0

  constructor(
    private readonly named: NamedDialect,
    private readonly file: ReturnFileValues,
  ) {
    this.writer = new FileWriter(this.layout)
    this.titles = new TitleWriter(named)
    this.layers = [this.headerValues(), file.values, ownValues(named)]
  }

  private get layout(): FileLayout {
    return this.named.dialect.layout
  }

  write(lots: readonly ReturnLotValues[]): WrittenReturn {
    const { structure } = this.layout
    this.headers = this.writeRecord(structure.header, this.layers, (plan, values) =>
      this.writer.writeHeader(plan, values),
    )
    const errors = new Map<number, FieldErrors>()
    for (const { values, titles } of lots) {
      const layers = [values, ...this.layers]
      this.openLot(layers)
      for (const title of titles) {
        try {
          this.writeTitle(this.titles.plan(title, { layers, headers: this.headers }), layers)
        } catch (error) {
          if (!isValidationError(error)) throw error
          errors.set(this.written.length + errors.size, error.errors)
        }
      }
      this.closeLot(layers)
    }
    if (errors.size > 0) throw errorOfEntries(errors)
    if (structure.trailer !== undefined) this.writeRecord(structure.trailer, this.layers)
    this.writer.finish()
    const bytes = this.writer.takeLast()
    this.checkDialect(bytes)
    const { bank, layout, dialect } = this.named
    return { bank: bank.number, layout, ...variantOf(dialect), bytes, bank_billet_discharges: this.written }
  }

  /** Returns the header values by the field names of the dialect. */
  private headerValues(): FieldValues {
    const { beneficiary_name, generated_at, file_number } = this.named.dialect.header
    const values: Record<string, string | number | undefined> = { [generated_at]: this.file.generated_at }
    if (file_number !== undefined) values[file_number] = this.file.file_number
    if (beneficiary_name !== undefined) values['beneficiary_name'] = this.file.beneficiary_name
    return values
  }

  private openLot(layers: FieldLayers): void {
    const { lot } = this.layout.structure
    if (lot === undefined) return
    this.writer.openLot()
    this.numbered = 0
    const values = this.writeRecord(lot.header, layers)
    this.headers = { ...this.headers, ...values }
  }

  private closeLot(layers: FieldLayers): void {
    const { lot } = this.layout.structure
    if (lot === undefined) return
    this.writeRecord(lot.trailer, layers)
    this.writer.closeLot()
  }

  private writeTitle({ records, read }: PlannedTitle, layers: FieldLayers): void {
    if (this.numbered + records.length > this.maxLinesInLot) {
      this.closeLot(layers)
      this.openLot(layers)
    }
    this.numbered += records.length
    const line = this.writer.lines + 1
    for (const { role, values } of records) this.writer.write(this.writer.planOf(role), values)
    const { line_t: _t, line_u: _u, ...line_parsed } = read.line_parsed
    const { occurrence, our_occurrence, kind, money, final, pix, reasons } = read
    this.written.push({ line, occurrence, our_occurrence, kind, money, final, pix, reasons, line_parsed })
  }

  /** Maximum number of numbered lines in a lot. */
  private get maxLinesInLot(): number {
    const { sequence, structure, records } = this.layout
    if (sequence?.within !== 'lot') return Number.POSITIVE_INFINITY
    const { from, to } = records[structure.titles[0]!.main]!.fields[sequence.field] as AnyField
    return 10 ** (to - from + 1) - 1
  }

  /** @returns the values written, by `role.field` */
  private writeRecord(
    role: string,
    layers: FieldLayers,
    write: FileWriter['write'] = (plan, written) => this.writer.write(plan, written),
  ): FieldValues {
    const values = layeredValues(this.layout, role, layers)
    write(this.writer.planOf(role), values)
    return Object.fromEntries(Object.entries(values).map(([name, value]) => [`${role}.${name}`, value as string]))
  }

  /** Checks that the values of the caller are not the signature of another dialect. */
  private checkDialect(bytes: Uint8Array): void {
    const { bank, layout, dialect } = this.named
    const found = detectDialect(ofWidth(bank.returns[layout]!, dialect.layout.width)!, new FileHead(bytes))
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
}
