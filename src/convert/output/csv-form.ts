/** The option `csv` of conversions. */

import { closeName, optionError, shownValue } from '../../cobranca/index.js'
import type { CsvDelimiter } from './csv-options.js'

/** Form of a CSV. The defaults are for programs; `'spreadsheet_pt'` is the form for spreadsheets in Portuguese. */
export interface CsvForm {
  /** Separator of cells: `,` (default), `;` or a tab. */
  readonly delimiter?: CsvDelimiter
  /** Begins the file with a byte order mark, by which spreadsheets recognise UTF-8. Default: false. */
  readonly bom?: boolean
  /** Writes money in reais with this decimal separator: `1234,56`. Default: integer cents. */
  readonly decimal?: ',' | '.'
  /**
   * `escape` (default) inserts an apostrophe before text that a spreadsheet would run as a formula, because payers control these texts. `keep` leaves texts
   * unchanged, for programs.
   */
  readonly formulas?: 'escape' | 'keep'
  /**
   * Writes texts, codes and lists in quotes, and no date, amount, number or flag. LibreOffice then keeps their digits, with «quoted field as text». Default: false,
   * quotes are only written where needed.
   */
  readonly quoteText?: boolean
}

/** The form that spreadsheets in Portuguese open. */
export const SPREADSHEET_PT: CsvForm = { delimiter: ';', bom: true, decimal: ',' }

const VALUES: Readonly<Record<keyof CsvForm, readonly unknown[]>> = {
  delimiter: [',', ';', '\t'],
  bom: [true, false],
  decimal: [',', '.'],
  formulas: ['escape', 'keep'],
  quoteText: [true, false],
}

/** @throws {ValidationError} under `csv` or `csv.<name>` if it is no form of a CSV */
export function checkCsvForm(csv: CsvForm | 'spreadsheet_pt'): void {
  if (csv === 'spreadsheet_pt') return
  if (typeof csv !== 'object' || csv === null || Array.isArray(csv))
    throw optionError('csv', {
      pt: `deve ser um objeto ou 'spreadsheet_pt', e é ${shownValue(csv)}`,
      en: `must be an object or 'spreadsheet_pt', and is ${shownValue(csv)}`,
    })
  for (const [name, value] of Object.entries(csv)) {
    const allowed = Object.hasOwn(VALUES, name) ? VALUES[name as keyof CsvForm] : undefined
    if (allowed === undefined) {
      const near = closeName(name, Object.keys(VALUES)) ?? Object.keys(VALUES).join(', ')
      throw optionError(`csv.${name}`, { pt: `não existe; há ${near}`, en: `does not exist; there is ${near}` })
    }
    if (value !== undefined && !allowed.includes(value))
      throw optionError(`csv.${name}`, NOT_ALLOWED[name as keyof CsvForm])
  }
}

const FLAG = { pt: 'deve ser true ou false', en: 'must be true or false' }

const NOT_ALLOWED = {
  delimiter: { pt: 'deve ser vírgula, ponto e vírgula ou tabulação', en: 'must be a comma, a semicolon or a tab' },
  bom: FLAG,
  decimal: { pt: "deve ser ',' ou '.'", en: "must be ',' or '.'" },
  formulas: { pt: "deve ser 'escape' ou 'keep'", en: "must be 'escape' or 'keep'" },
  quoteText: FLAG,
} as const
