import { checkMoneyUnit, type MoneyUnit, optionError } from '../../cobranca/index.js'

/** Separators of the cells of a CSV. */
const CSV_DELIMITERS = [',', ';', '\t'] as const

export type CsvDelimiter = (typeof CSV_DELIMITERS)[number]

/** Form of a CSV, as results store it. */
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

/** Form of money in CSV and NDJSON. */
export interface MoneyForm {
  /** Integer `cents` (default; text of digits in NDJSON), or `reais`: numbers with a dot, `1234.56`; null if the bank does not send the amount. */
  readonly money?: MoneyUnit
}

const OF_CSV = ['delimiter', 'bom', 'decimalComma', 'quoteText'] as const satisfies readonly (keyof CsvOptions)[]

/**
 * Returns the unit of money.
 *
 * @throws {ValidationError} if the unit is unknown, or the output is in a format with a type of its own for money
 */
function moneyUnitOf({ to, money }: MoneyForm & { readonly to?: string }): MoneyUnit {
  checkMoneyUnit(money)
  if (to === 'parquet' && money !== undefined)
    throw optionError('money', { pt: 'não vale para a saída em parquet', en: 'is not valid for parquet' })
  return money ?? 'cents'
}

/**
 * Returns the form of a CSV, complete.
 *
 * @throws {ValidationError} if an option is invalid, or the output is in another format
 */
export function csvOptionsOf(
  options: CsvOptions & MoneyForm & { readonly to?: string },
): Required<CsvOptions & MoneyForm> {
  const { to, rawText = false, delimiter = ',', bom = false, decimalComma = false, quoteText = false } = options
  const alien = to === 'csv' ? undefined : OF_CSV.find((name) => options[name] !== undefined)
  if (alien !== undefined) throw optionError(alien, { pt: 'só vale para a saída em csv', en: 'is valid for csv only' })
  if (!CSV_DELIMITERS.includes(delimiter))
    throw optionError('delimiter', {
      pt: 'deve ser vírgula, ponto e vírgula ou tabulação',
      en: 'must be a comma, a semicolon or a tab',
    })
  return { rawText, delimiter, bom, decimalComma, quoteText, money: moneyUnitOf(options) }
}
