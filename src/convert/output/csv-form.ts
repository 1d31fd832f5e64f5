/** The option `csv` of conversions. */

import { closeName, type LocalizedText, optionError, shownValue } from '../../cobranca/index.js'
import type { OptionFlag } from './option-flag.js'

/** Separator of the cells of a CSV. */
export type CsvDelimiter = ',' | ';' | '\t'

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

interface CsvRow<Value> {
  readonly values: readonly Value[]
  /** Error of another value. */
  readonly invalid: LocalizedText
  /** Older options that results store in place of the value. Default: the value under its name. */
  readonly stored?: (value: Value) => Readonly<Record<string, unknown>>
  /** Value of an absent property, if it is stored under its name. */
  readonly default?: Value
  /** Other formats ignore it. Default: it is an error. */
  readonly isForAny?: true
  readonly flag: OptionFlag
}

const FLAG = { pt: 'deve ser true ou false', en: 'must be true or false' }

/** A row for each property of a form, in the order of the help. */
export const CSV_FORM = {
  formulas: {
    values: ['escape', 'keep'],
    invalid: { pt: "deve ser 'escape' ou 'keep'", en: "must be 'escape' or 'keep'" },
    stored: (formulas) => ({ rawText: formulas === 'keep' }),
    isForAny: true,
    flag: {
      name: 'raw-text',
      summary: {
        pt: 'CSV: grava os textos sem alteração; por padrão, textos que uma planilha leria como fórmula (=, +, -, @) recebem um apóstrofo',
        en: 'CSV: writes texts unchanged; by default, texts that a spreadsheet would read as a formula (=, +, -, @) get an apostrophe',
      },
      meaning: () => 'keep',
    },
  },
  delimiter: {
    values: [',', ';', '\t'],
    invalid: { pt: 'deve ser vírgula, ponto e vírgula ou tabulação', en: 'must be a comma, a semicolon or a tab' },
    default: ',',
    flag: {
      name: 'delimiter',
      value: { pt: 'CARACTERE', en: 'CHARACTER' },
      summary: {
        pt: "CSV: separador das células, ',', ';' ou tab (padrão: ,)",
        en: "CSV: separator of the cells, ',', ';' or tab (default: ,)",
      },
      meaning: (given) => (given === 'tab' ? '\t' : given),
    },
  },
  bom: {
    values: [true, false],
    invalid: FLAG,
    default: false,
    flag: {
      name: 'bom',
      summary: {
        pt: 'CSV: inicia o arquivo com a marca UTF-8 (BOM), para planilhas',
        en: 'CSV: starts the file with a byte order mark (BOM), for spreadsheets',
      },
    },
  },
  decimal: {
    values: [',', '.'],
    invalid: { pt: "deve ser ',' ou '.'", en: "must be ',' or '.'" },
    stored: (decimal) => (decimal === ',' ? { decimalComma: true } : { money: 'reais' }),
    flag: {
      name: 'decimal-comma',
      summary: {
        pt: 'CSV: grava valores em reais com vírgula, 1234,56 (padrão: centavos)',
        en: 'CSV: writes amounts in reais with a comma, 1234,56 (default: cents)',
      },
      meaning: () => ',',
    },
  },
  quoteText: {
    values: [true, false],
    invalid: FLAG,
    default: false,
    flag: {
      name: 'quote-text',
      summary: {
        pt: 'CSV: grava textos e códigos entre aspas, para o LibreOffice manter os algarismos («campo entre aspas como texto»)',
        en: 'CSV: writes texts and codes in quotes, so that LibreOffice keeps their digits («quoted field as text»)',
      },
    },
  },
} as const satisfies { readonly [Name in keyof CsvForm]-?: CsvRow<NonNullable<CsvForm[Name]>> }

const ROWS: Readonly<Record<string, CsvRow<unknown>>> = CSV_FORM as never

/** @throws {ValidationError} under `csv` or `csv.<name>` if it is no form of a CSV */
export function checkCsvForm(csv: CsvForm | 'spreadsheet_pt'): void {
  if (csv === 'spreadsheet_pt') return
  if (typeof csv !== 'object' || csv === null || Array.isArray(csv))
    throw optionError('csv', {
      pt: `deve ser um objeto ou 'spreadsheet_pt', e é ${shownValue(csv)}`,
      en: `must be an object or 'spreadsheet_pt', and is ${shownValue(csv)}`,
    })
  for (const [name, value] of Object.entries(csv)) {
    const row = Object.hasOwn(ROWS, name) ? ROWS[name] : undefined
    if (row === undefined) {
      const near = closeName(name, Object.keys(ROWS)) ?? Object.keys(ROWS).join(', ')
      throw optionError(`csv.${name}`, { pt: `não existe; há ${near}`, en: `does not exist; there is ${near}` })
    }
    if (value !== undefined && !row.values.includes(value)) throw optionError(`csv.${name}`, row.invalid)
  }
}

/** Returns the values of a form as results store them. */
export function storedForm(csv: CsvForm): object {
  const given = Object.entries(csv).filter(([, value]) => value !== undefined)
  return Object.assign({}, ...given.map(([name, value]) => ROWS[name]!.stored?.(value) ?? { [name]: value }))
}

/** Returns the first property of a form that only a CSV has. */
export const ofCsvOnly = (csv: CsvForm): string | undefined =>
  Object.entries(csv).find(([name, value]) => value !== undefined && ROWS[name]!.isForAny !== true)?.[0]

type OwnName = {
  [Name in keyof typeof CSV_FORM]: (typeof CSV_FORM)[Name] extends { stored: unknown } ? never : Name
}[keyof typeof CSV_FORM]

/** The properties that are stored under their names. */
export type OwnCsvForm = Required<Pick<CsvForm, OwnName>>

export const CSV_DEFAULTS = Object.fromEntries(
  Object.entries(ROWS).flatMap(([name, row]) => (row.stored === undefined ? [[name, row.default]] : [])),
) as unknown as OwnCsvForm
