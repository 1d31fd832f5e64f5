import { ValidationError } from '../../cobranca/index.js'

/** Separators of the cells of a CSV. */
export const CSV_DELIMITERS = [',', ';', '\t'] as const

export type CsvDelimiter = (typeof CSV_DELIMITERS)[number]

/** Form of a CSV. The defaults are for programs; a spreadsheet in Portuguese opens `{ delimiter: ';', bom: true, decimalComma: true }`. */
export interface CsvOptions {
  /**
   * Writes texts unchanged, for programs. Default: false, an apostrophe is inserted before text that a spreadsheet would run as a formula, because payers
   * control these texts. Other formats always have unchanged texts.
   */
  readonly rawText?: boolean
  /** Separator of cells: `,` (default), `;` or a tab. */
  readonly delimiter?: CsvDelimiter
  /** Begins the file with a byte order mark, by which spreadsheets recognise UTF-8. Default: false. */
  readonly bom?: boolean
  /** Writes money in reais with a comma, `1234,56`. Default: false, integer cents. */
  readonly decimalComma?: boolean
}

const OF_CSV = ['delimiter', 'bom', 'decimalComma'] as const satisfies readonly (keyof CsvOptions)[]

/**
 * Returns the form of a CSV, complete.
 *
 * @throws {ValidationError} if an option is invalid, or the output is in another format
 */
export function csvOptionsOf(options: CsvOptions & { readonly to?: string }): Required<CsvOptions> {
  const { to, rawText = false, delimiter = ',', bom = false, decimalComma = false } = options
  const alien = to === 'csv' ? undefined : OF_CSV.find((name) => options[name] !== undefined)
  if (alien !== undefined) throw new ValidationError({ [alien]: ['só vale para a saída em csv'] })
  if (!CSV_DELIMITERS.includes(delimiter))
    throw new ValidationError({ delimiter: ['deve ser vírgula, ponto e vírgula ou tabulação'] })
  return { rawText, delimiter, bom, decimalComma }
}
