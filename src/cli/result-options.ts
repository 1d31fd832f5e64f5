/** Options of the commands that convert: content and folder of the results. */
import {
  type FieldErrors,
  isValidationError,
  MONEY_UNITS,
  OCCURRENCE_KINDS,
  type OccurrenceKind,
} from '../cobranca/index.js'
import {
  type ConvertAllOptions,
  type CsvDelimiter,
  type CsvForm,
  OUTPUT_FORMATS,
  type OutputFormat,
} from '../convert/index.js'
import { COLUMNS } from '../return/index.js'
import { UsageError } from './arguments.js'
import { BANK_OPTION } from './bank-option.js'
import type { Arguments, Options } from './command.js'
import { visible } from './visible.js'

export const FORMATS = Object.keys(OUTPUT_FORMATS) as OutputFormat[]
const kinds = Object.keys(OCCURRENCE_KINDS) as OccurrenceKind[]
const columns = Object.keys(COLUMNS)

export const OUT_OPTION = {
  value: { pt: 'PASTA', en: 'DIR' },
  summary: {
    pt: 'pasta de saída (padrão: out); retorno.ret é gravado em out/retorno.ret.ndjson',
    en: 'output folder (default: out); retorno.ret is written to out/retorno.ret.ndjson',
  },
} as const

/** Options that the results depend on. */
export const RESULT_OPTIONS = {
  to: {
    value: { pt: 'FORMATO', en: 'FORMAT' },
    values: FORMATS,
    summary: { pt: `${FORMATS.join(', ')} (padrão: ndjson)`, en: `${FORMATS.join(', ')} (default: ndjson)` },
  },
  fields: {
    value: { pt: 'A,B,C', en: 'A,B,C' },
    values: columns,
    list: true,
    summary: {
      pt: `só estes campos, nesta ordem: ${columns.join(', ')}`,
      en: `only these fields, in this order: ${columns.join(', ')}`,
    },
  },
  kind: {
    value: { pt: 'A,B', en: 'A,B' },
    values: kinds,
    list: true,
    summary: {
      pt: `só registros destes tipos: ${kinds.join(', ')}`,
      en: `only records of these kinds: ${kinds.join(', ')}`,
    },
  },
  since: {
    value: { pt: 'DATA', en: 'DATE' },
    summary: {
      pt: 'só registros com data da ocorrência a partir desta, AAAA-MM-DD; inclui registros sem data',
      en: 'only records with a date of occurrence from this date on, YYYY-MM-DD; includes records without a date',
    },
  },
  bank: BANK_OPTION,
  'raw-text': {
    summary: {
      pt: 'CSV: grava os textos sem alteração; por padrão, textos que uma planilha leria como fórmula (=, +, -, @) recebem um apóstrofo',
      en: 'CSV: writes texts unchanged; by default, texts that a spreadsheet would read as a formula (=, +, -, @) get an apostrophe',
    },
  },
  delimiter: {
    value: { pt: 'CARACTERE', en: 'CHARACTER' },
    summary: {
      pt: "CSV: separador das células, ',', ';' ou tab (padrão: ,)",
      en: "CSV: separator of the cells, ',', ';' or tab (default: ,)",
    },
  },
  bom: {
    summary: {
      pt: 'CSV: inicia o arquivo com a marca UTF-8 (BOM), para planilhas',
      en: 'CSV: starts the file with a byte order mark (BOM), for spreadsheets',
    },
  },
  'decimal-comma': {
    summary: {
      pt: 'CSV: grava valores em reais com vírgula, 1234,56 (padrão: centavos)',
      en: 'CSV: writes amounts in reais with a comma, 1234,56 (default: cents)',
    },
  },
  'quote-text': {
    summary: {
      pt: 'CSV: grava textos e códigos entre aspas, para o LibreOffice manter os algarismos («campo entre aspas como texto»)',
      en: 'CSV: writes texts and codes in quotes, so that LibreOffice keeps their digits («quoted field as text»)',
    },
  },
  money: {
    value: { pt: 'UNIDADE', en: 'UNIT' },
    values: MONEY_UNITS,
    summary: {
      pt: 'CSV e NDJSON: unidade dos valores, centavos (cents, padrão) ou números em reais, 1234.56 (reais)',
      en: 'CSV and NDJSON: unit of amounts, cents (default) or numbers in reais, 1234.56 (reais)',
    },
  },
} as const satisfies Options

/** Returns the options given, as the library has them. */
export function resultOptions(
  values: Arguments<typeof RESULT_OPTIONS>['values'],
): Omit<ConvertAllOptions, 'out' | 'workers' | 'onProgress' | 'signal'> {
  const { to, fields, kind, since, bank, bom, delimiter, money } = values
  const { 'raw-text': rawText, 'decimal-comma': decimalComma, 'quote-text': quoteText } = values
  const csv: CsvForm = {
    ...(rawText === undefined ? {} : { formulas: rawText ? 'keep' : 'escape' }),
    ...(delimiter === undefined ? {} : { delimiter: (delimiter === 'tab' ? '\t' : delimiter) as CsvDelimiter }),
    ...(bom === undefined ? {} : { bom }),
    ...(decimalComma === true ? { decimal: ',' } : {}),
    ...(quoteText === undefined ? {} : { quoteText }),
  }
  return {
    ...(to === undefined ? {} : { to }),
    ...(fields === undefined ? {} : { fields }),
    ...(kind === undefined ? {} : { kinds: kind }),
    ...(since === undefined ? {} : { since }),
    ...(bank === undefined ? {} : { bank }),
    ...(Object.keys(csv).length === 0 ? {} : { csv }),
    ...(money === undefined ? {} : { money }),
  }
}

/** Names of command-line options that differ from those of the library. */
const OPTION_NAMES: Readonly<Record<string, string>> = {
  kinds: 'kind',
  'csv.formulas': 'raw-text',
  'csv.delimiter': 'delimiter',
  'csv.bom': 'bom',
  'csv.decimal': 'decimal-comma',
  'csv.quoteText': 'quote-text',
  maxBytes: 'max-bytes',
  maxFiles: 'max-files',
}

/**
 * Converts a validation error of the library.
 *
 * @throws the error itself if it is of another type
 */
export function optionErrors(error: unknown): UsageError {
  if (!isValidationError(error)) throw error
  const { errors, english = errors } = error
  return new UsageError({ pt: optionLines(errors), en: optionLines(english) })
}

const optionLines = (errors: FieldErrors): string =>
  Object.entries(errors)
    .map(([name, messages]) => `--${OPTION_NAMES[name] ?? name} ${messages.map(visible).join(', ')}.`)
    .join('\n')
