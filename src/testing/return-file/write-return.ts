import { variantOf } from '../../banks/dialect.js'
import { errorOfEntries, type FieldErrors, isValidationError, ValidationError } from '../../cobranca/index.js'
import { returnDialectNamed } from './dialect-of-name.js'
import { checkDialect, ReturnFileWriter } from './return-file-writer.js'
import type { ReturnFileValues, ReturnLotValues, WrittenReturn, WrittenTitle } from './return-values.js'
import { TitleWriter } from './title-writer.js'

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
  const titles = new TitleWriter(named)
  const writer = new ReturnFileWriter(named, file)
  writer.begin()
  const written: WrittenTitle[] = []
  const errors = new Map<number, FieldErrors>()
  for (const lot of lots) {
    const context = writer.contextIn(lot.values)
    writer.openLot(context)
    for (const title of lot.titles) {
      try {
        written.push(writer.write(titles.plan(title, context)))
      } catch (error) {
        if (!isValidationError(error)) throw error
        errors.set(written.length + errors.size, error.errors)
      }
    }
    writer.closeLot()
  }
  if (errors.size > 0) throw errorOfEntries(errors)
  writer.end()
  const bytes = writer.takeLast()
  checkDialect(named, bytes)
  const { bank, layout, dialect } = named
  return { bank: bank.number, layout, ...variantOf(dialect), bytes, bank_billet_discharges: written }
}
