import type { stringify } from 'csv-stringify/sync'
import { type Cell, type ColumnName, cellOf, type FlatRecord } from '../../return/index.js'
import { escapeFormula } from './formula.js'
import { NO_BYTES, type RecordEncoder } from './record-encoder.js'

/** Rows per call of the library. More rows outlive V8's young generation, and garbage collection doubles the cost. */
const ROWS = 64

/**
 * Writes one row per record (RFC 4180) in UTF-8, after a row of column names. Separator is the comma; quotes where needed; line feed at the
 * end. Money is in integer cents, booleans are `true` and `false`, absent values are empty. Escapes formulas unless `rawText` is set.
 */
export class CsvEncoder implements RecordEncoder {
  private constructor(
    private readonly columns: readonly ColumnName[],
    private readonly library: typeof stringify,
    private readonly rawText: boolean,
  ) {}

  /** Loads the library on first use. */
  static async of(columns: readonly ColumnName[], rawText: boolean): Promise<CsvEncoder> {
    return new CsvEncoder(columns, (await import('csv-stringify/sync')).stringify, rawText)
  }

  start(): Uint8Array {
    return this.bytesOf([this.columns])
  }

  encode(records: readonly FlatRecord[]): Uint8Array {
    const pieces: Uint8Array[] = []
    for (let i = 0; i < records.length; i += ROWS) pieces.push(this.bytesOf(this.rowsOf(records.slice(i, i + ROWS))))
    return Buffer.concat(pieces)
  }

  end(): Uint8Array {
    return NO_BYTES
  }

  private rowsOf(records: readonly FlatRecord[]): Cell[][] {
    return records.map((record) => this.columns.map((name) => this.shown(cellOf(name, record[name]))))
  }

  private shown(cell: Cell): Cell {
    return typeof cell === 'string' && !this.rawText ? escapeFormula(cell) : cell
  }

  private bytesOf(rows: readonly (readonly unknown[])[]): Uint8Array {
    return Buffer.from(this.library(rows as unknown[][], { cast: { boolean: String } }))
  }
}
