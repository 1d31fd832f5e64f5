/** The options that a result depends on. */
import { MONEY_UNITS, OCCURRENCE_KINDS, type OccurrenceKind } from '../../cobranca/index.js'
import { COLUMNS, type ReturnOptions } from '../../return/index.js'
import type { CsvForm } from './csv-form.js'
import type { CsvOptions, MoneyForm } from './csv-options.js'
import { OUTPUT_FORMATS, type OutputFormat } from './formats.js'
import type { OptionFlag } from './option-flag.js'

/** Options of reading and writing records. */
export interface RecordOptions
  extends Omit<ReturnOptions, 'maxDiagnostics' | 'onDiagnostic' | 'signal' | 'maxBytes'>,
    CsvOptions,
    MoneyForm {
  /** Default `ndjson`. */
  readonly to?: OutputFormat
  /** Form of a CSV; `'spreadsheet_pt'` is `{ delimiter: ';', bom: true, decimal: ',' }`, which spreadsheets in Portuguese open. */
  readonly csv?: CsvForm | 'spreadsheet_pt'
  /** Columns to write, in this order; names as in `COLUMNS`. Default: the full record; in CSV, Parquet and XLSX, all columns. */
  readonly fields?: readonly string[]
  /**
   * Name of one output in `out` for all inputs, instead of an output for each. The extension of the format is added if it is missing; without `to`, the extension
   * decides the format. The first column, `file`, has the name of the input.
   */
  readonly join?: string
}

const formats = Object.keys(OUTPUT_FORMATS) as OutputFormat[]
const kinds = Object.keys(OCCURRENCE_KINDS) as OccurrenceKind[]
const columns = Object.keys(COLUMNS)

/** `bank` and `csv`: the flag of all commands that read files, and the flags of `CSV_FORM`. */
type OptionRow = { readonly flag: OptionFlag | 'bank' | 'csv' | null }

/**
 * A row for each option, in the order of the help. From it follow the names that a conversion accepts, the options that shards, jobs of a queue and manifests
 * store, and the command line with its help and documents.
 */
export const RESULT_OPTIONS = {
  to: {
    flag: {
      name: 'to',
      value: { pt: 'FORMATO', en: 'FORMAT' },
      values: formats,
      summary: { pt: `${formats.join(', ')} (padrão: ndjson)`, en: `${formats.join(', ')} (default: ndjson)` },
    },
  },
  fields: {
    flag: {
      name: 'fields',
      value: { pt: 'A,B,C', en: 'A,B,C' },
      values: columns,
      list: true,
      summary: {
        pt: `só estes campos, nesta ordem: ${columns.join(', ')}`,
        en: `only these fields, in this order: ${columns.join(', ')}`,
      },
    },
  },
  kinds: {
    flag: {
      name: 'kind',
      value: { pt: 'A,B', en: 'A,B' },
      values: kinds,
      list: true,
      summary: {
        pt: `só registros destes tipos: ${kinds.join(', ')}`,
        en: `only records of these kinds: ${kinds.join(', ')}`,
      },
    },
  },
  since: {
    flag: {
      name: 'since',
      value: { pt: 'DATA', en: 'DATE' },
      summary: {
        pt: 'só registros com data da ocorrência a partir desta, AAAA-MM-DD; inclui registros sem data',
        en: 'only records with a date of occurrence from this date on, YYYY-MM-DD; includes records without a date',
      },
    },
  },
  bank: { flag: 'bank' },
  csv: { flag: 'csv' },
  money: {
    flag: {
      name: 'money',
      value: { pt: 'UNIDADE', en: 'UNIT' },
      values: MONEY_UNITS,
      summary: {
        pt: 'unidade dos valores: centavos (cents, padrão) ou números em reais, 1234.56 (reais); no Parquet, DECIMAL(18,2)',
        en: 'unit of amounts: cents (default) or numbers in reais, 1234.56 (reais); DECIMAL(18,2) in Parquet',
      },
    },
  },
  join: {
    flag: {
      name: 'join',
      value: { pt: 'ARQUIVO', en: 'FILE' },
      summary: {
        pt: 'um só arquivo na pasta de saída para todas as entradas, com o nome de cada uma na coluna file; sem --to, a extensão decide o formato',
        en: 'a single file in the output folder for all inputs, with the name of each in the column file; without --to, the extension decides the format',
      },
    },
  },
  charset: { flag: null },
  engine: { flag: null },
} as const satisfies Readonly<Record<Exclude<keyof RecordOptions, keyof CsvOptions>, OptionRow>>
