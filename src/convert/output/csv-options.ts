import { checkMoneyUnit, type MoneyUnit, optionError } from '../../cobranca/index.js'
import { CSV_DEFAULTS, CSV_FORM, type CsvDelimiter, type OwnCsvForm } from './csv-form.js'

/** Older options of the form of a CSV. Results still store them. */
export interface CsvOptions {
  /**
   * Writes texts unchanged, for programs. Default: false, an apostrophe is inserted before text that a spreadsheet would run as a formula, because payers
   * control these texts. Other formats always have unchanged texts.
   *
   * @deprecated Use `csv: { formulas: 'keep' }`.
   */
  readonly rawText?: boolean
  /**
   * Separator of cells: `,` (default), `;` or a tab.
   *
   * @deprecated Use `csv: { delimiter }`.
   */
  readonly delimiter?: CsvDelimiter
  /**
   * Begins the file with a byte order mark, by which spreadsheets recognise UTF-8. Default: false.
   *
   * @deprecated Use `csv: { bom }`.
   */
  readonly bom?: boolean
  /**
   * Writes money in reais with a comma, `1234,56`, whatever `money` is. Default: false.
   *
   * @deprecated Use `csv: { decimal: ',' }`.
   */
  readonly decimalComma?: boolean
  /**
   * Writes texts, codes and lists in quotes, and no date, amount, number or flag. LibreOffice then keeps their digits, with «quoted field as text». Default: false,
   * quotes are only written where needed.
   *
   * @deprecated Use `csv: { quoteText }`.
   */
  readonly quoteText?: boolean
}

/** Form of money in NDJSON, CSV and Parquet. */
export interface MoneyForm {
  /** Integer `cents` (default; text of digits in NDJSON), or `reais`: numbers with a dot, `1234.56`, and DECIMAL(18,2) in Parquet; null if the bank does not send the amount. */
  readonly money?: MoneyUnit
}

/** Form of a CSV, complete, as results store it. */
export type StoredCsv = Required<CsvOptions & MoneyForm> & OwnCsvForm

/** Form of a CSV without any option. */
export const STORED_DEFAULTS: Omit<StoredCsv, 'money'> = { rawText: false, ...CSV_DEFAULTS, decimalComma: false }

/** Stored options of a CSV alone. */
const OF_CSV = (Object.keys(STORED_DEFAULTS) as (keyof typeof STORED_DEFAULTS)[]).filter((name) => name !== 'rawText')

/** Formats whose amounts are always in reais. */
const OWN_MONEY: ReadonlySet<string> = new Set(['xlsx'])

/**
 * Returns the unit of money.
 *
 * @throws {ValidationError} if the unit is unknown, or given for a format whose amounts are always in reais
 */
function moneyUnitOf({ to, money }: MoneyForm & { readonly to?: string }): MoneyUnit {
  checkMoneyUnit(money)
  if (to !== undefined && OWN_MONEY.has(to) && money !== undefined)
    throw optionError('money', { pt: `não vale para a saída em ${to}`, en: `is not valid for ${to}` })
  return money ?? 'cents'
}

/**
 * Returns the form of a CSV, complete.
 *
 * @throws {ValidationError} if an option is invalid, or the output is in another format
 */
export function csvOptionsOf(options: Partial<StoredCsv> & { readonly to?: string }): StoredCsv {
  const alien = options.to === 'csv' ? undefined : OF_CSV.find((name) => options[name] !== undefined)
  if (alien !== undefined) throw optionError(alien, { pt: 'só vale para a saída em csv', en: 'is valid for csv only' })
  const names = Object.keys(STORED_DEFAULTS) as (keyof typeof STORED_DEFAULTS)[]
  const given = names.filter((name) => options[name] !== undefined).map((name) => [name, options[name]])
  const form = { ...STORED_DEFAULTS, ...Object.fromEntries(given) }
  const { values, invalid } = CSV_FORM.delimiter
  if (!values.includes(form.delimiter)) throw optionError('delimiter', invalid)
  return { ...form, money: moneyUnitOf(options) }
}
