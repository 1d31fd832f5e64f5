/** The option `csv` as results store it: as the older options, one for each property. */

import { optionError } from '../../cobranca/index.js'
import { warnDeprecated } from '../../code/deprecated.js'
import { checkCsvForm, ofCsvOnly, SPREADSHEET_PT, storedForm } from './csv-form.js'
import type { CsvOptions } from './csv-options.js'
import type { RecordOptions } from './record-options.js'

/** The older options that `csv` replaces. */
const OLDER = [
  'rawText',
  'delimiter',
  'bom',
  'decimalComma',
  'quoteText',
] as const satisfies readonly (keyof CsvOptions)[]

/** Warns of options that `csv` replaces. */
export function warnOfOlderCsvOptions(options: CsvOptions): void {
  if (OLDER.some((name) => options[name] !== undefined)) warnDeprecated('CNAB_CSV_OPTIONS')
}

/**
 * Returns options with those of `csv` in the form in which results store them.
 *
 * @throws {ValidationError} under `csv` or `csv.<name>` if it is no form of a CSV, or the output is in another format; under an older option that is given beside it
 */
export function withStoredCsv({ csv, ...options }: RecordOptions): Omit<RecordOptions, 'csv'> {
  if (csv === undefined) return options
  checkCsvForm(csv)
  const older = OLDER.find((name) => options[name] !== undefined)
  if (older !== undefined)
    throw optionError(older, { pt: 'não pode ser dado junto com csv', en: 'cannot be given together with csv' })
  const form = csv === 'spreadsheet_pt' ? SPREADSHEET_PT : csv
  const alien = ofCsvOnly(form)
  if (options.to !== 'csv' && alien !== undefined)
    throw optionError(`csv.${alien}`, { pt: 'só vale para a saída em csv', en: 'is valid for csv only' })
  if (form.decimal === '.' && options.money === 'cents')
    throw optionError('money', {
      pt: 'não pode ser dado junto com csv.decimal',
      en: 'cannot be given together with csv.decimal',
    })
  return { ...options, ...storedForm(form) }
}
