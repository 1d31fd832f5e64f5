import { type Cell, type ColumnName, type ColumnType, cellOf, fieldSource, type LineForm } from '../../return/index.js'
import { concatBytes, utf8Bytes } from '../../runtime/bytes.js'
import { centsAsText } from './cents-as-text.js'
import type { StoredCsv } from './csv-options.js'
import { escapeFormula } from './formula.js'
import { OUTPUT_COLUMNS, type OutputColumn, type OutputRecord } from './output-columns.js'
import type { EncodeSteps, RecordEncoder } from './record-encoder.js'

/** Rows that are encoded at once. */
const ROWS = 64

/** Types of columns whose cells are quoted by `quoteText`. */
const QUOTED: ReadonlySet<ColumnType> = new Set(['text', 'code', 'json'])

/** Marks UTF-8. */
const BOM = '\ufeff'

/**
 * Writes one row per record (RFC 4180) in UTF-8, after a row of column names; quotes where needed, with `quoteText` around all texts; line feed at the end.
 * Money is in integer cents unless `money` or `decimalComma` is set, booleans are `true` and `false`, absent values are empty. Escapes formulas unless
 * `rawText` is set.
 */
export class CsvEncoder implements RecordEncoder {
  /** The same rows, for readers that write lines. A joined output, whose records are not read, does not use it. */
  readonly lines: LineForm
  private readonly decimal: ',' | '.' | null

  private constructor(
    private readonly names: readonly OutputColumn[],
    private readonly options: StoredCsv,
  ) {
    const { delimiter, quoteText, rawText, decimalComma, money } = options
    this.decimal = decimalComma ? ',' : money === 'reais' ? '.' : null
    this.lines = {
      name: `csv ${JSON.stringify([delimiter, quoteText, rawText, this.decimal])} ${names.join()}`,
      fields: names as readonly ColumnName[],
      lineOf: (record) => this.rowOf(record),
      pieces: (origin) =>
        names.flatMap((name, i) => {
          const source = fieldSource(origin, name as ColumnName)
          return [...(i > 0 ? [delimiter] : []), 'constant' in source ? this.cell(name, source.constant) : source]
        }),
      textOf: (value) =>
        typeof value === 'object' ? this.cell('reasons', value) : this.text(value as Cell, quoteText),
      within: (text) => text,
      absent: '',
      dates: 'plain',
      amounts: this.decimal === delimiter ? 'quoted cell' : 'plain',
      texts: quoteText ? 'quoted cell' : 'cell',
      digits: quoteText ? 'quoted cell' : 'plain',
      decimal: this.decimal,
      special: ['"', delimiter, rawText ? '"' : ';'],
      guarded: (text, isQuoted) => (isQuoted ? this.escaped(text).replaceAll('"', '""') : this.text(text, false)),
    }
  }

  static of(columns: readonly OutputColumn[], options: StoredCsv): CsvEncoder {
    return new CsvEncoder(columns, options)
  }

  start(): Uint8Array {
    const row = this.names.map((name) => this.quoted(name, this.isQuoted(name))).join(this.options.delimiter)
    return utf8Bytes(`${this.options.bom ? BOM : ''}${row}\n`)
  }

  *encode(records: readonly OutputRecord[]): EncodeSteps {
    const pieces: Uint8Array[] = []
    for (let i = 0; i < records.length; i += ROWS) {
      pieces.push(
        utf8Bytes(
          records
            .slice(i, i + ROWS)
            .map((record) => this.rowOf(record))
            .join(''),
        ),
      )
      yield null
    }
    return concatBytes(pieces)
  }

  private rowOf(record: OutputRecord): string {
    return `${this.names.map((name) => this.cell(name, record[name])).join(this.options.delimiter)}\n`
  }

  private cell(name: OutputColumn, value: unknown): string {
    const cell = cellOf(name as ColumnName, value)
    if (OUTPUT_COLUMNS[name] === 'money' && this.decimal !== null && cell !== null)
      return this.quoted(centsAsText(cell as number, this.decimal), false)
    return this.text(cell, this.isQuoted(name))
  }

  private isQuoted(name: OutputColumn): boolean {
    return this.options.quoteText && QUOTED.has(OUTPUT_COLUMNS[name])
  }

  private text(cell: Cell, isQuoted: boolean): string {
    if (cell === null) return ''
    return typeof cell === 'string' ? this.quoted(this.escaped(cell), isQuoted) : String(cell)
  }

  private escaped(text: string): string {
    return this.options.rawText ? text : escapeFormula(text)
  }

  /** Returns a text in quotation marks if it needs them; with `isQuoted`, any text that is not empty. */
  private quoted(text: string, isQuoted: boolean): string {
    if (text === '' || !(isQuoted || text.includes(this.options.delimiter) || /["\r\n]/.test(text))) return text
    return `"${text.replaceAll('"', '""')}"`
  }
}
