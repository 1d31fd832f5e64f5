import type { CastingContext, Options } from 'csv-stringify'
import type { stringify } from 'csv-stringify/sync'
import { type Cell, COLUMNS, type ColumnName, type ColumnType, cellOf, type FlatRecord } from '../../return/index.js'
import type { StoredCsv } from './csv-options.js'
import { escapeFormula } from './formula.js'
import type { EncodeSteps, RecordEncoder } from './record-encoder.js'

/** Rows per call of the library. More rows outlive V8's young generation, and garbage collection doubles the cost. */
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
  private readonly columns: readonly { readonly name: ColumnName; readonly decimal: string | null }[]
  private readonly settings: Options

  private constructor(
    private readonly names: readonly ColumnName[],
    private readonly library: typeof stringify,
    private readonly options: StoredCsv,
  ) {
    const decimal = options.decimalComma ? ',' : options.money === 'reais' ? '.' : null
    this.columns = names.map((name) => ({ name, decimal: COLUMNS[name] === 'money' ? decimal : null }))
    const isQuoted = names.map((name) => QUOTED.has(COLUMNS[name]))
    const string = (value: string, { index }: CastingContext) => ({ value, quoted: isQuoted[index] ?? false })
    const { delimiter, quoteText } = options
    this.settings = { delimiter, cast: { boolean: String, ...(quoteText ? { string } : {}) } }
  }

  /** Loads the library on first use. */
  static async of(columns: readonly ColumnName[], options: StoredCsv): Promise<CsvEncoder> {
    return new CsvEncoder(columns, (await import('csv-stringify/sync')).stringify, options)
  }

  start(): Uint8Array {
    const head = this.bytesOf([this.names])
    return this.options.bom ? Buffer.concat([Buffer.from(BOM), head]) : head
  }

  *encode(records: readonly FlatRecord[]): EncodeSteps {
    const pieces: Uint8Array[] = []
    for (let i = 0; i < records.length; i += ROWS) {
      pieces.push(this.bytesOf(this.rowsOf(records.slice(i, i + ROWS))))
      yield null
    }
    return Buffer.concat(pieces)
  }

  private rowsOf(records: readonly FlatRecord[]): Cell[][] {
    return records.map((record) =>
      this.columns.map(({ name, decimal }) => {
        const cell = cellOf(name, record[name])
        return decimal !== null && cell !== null ? inReais(cell as number, decimal) : this.shown(cell)
      }),
    )
  }

  private shown(cell: Cell): Cell {
    return typeof cell === 'string' && !this.options.rawText ? escapeFormula(cell) : cell
  }

  private bytesOf(rows: readonly (readonly unknown[])[]): Uint8Array {
    return Buffer.from(this.library(rows as unknown[][], this.settings))
  }
}

/** Cents as reais, without separators of thousands: `1234,56`. */
function inReais(cents: number, decimal: string): string {
  const digits = String(Math.abs(cents)).padStart(3, '0')
  return `${cents < 0 ? '-' : ''}${digits.slice(0, -2)}${decimal}${digits.slice(-2)}`
}
