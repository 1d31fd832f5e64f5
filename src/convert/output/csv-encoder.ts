import type { stringify } from 'csv-stringify/sync'
import { type Cell, type ColumnName, cellOf, type FlatRecord } from '../../return/index.js'
import { unlikeFormula } from './formula.js'
import { NO_BYTES, type RecordEncoder } from './record-encoder.js'

/** Given to the library at a time: the texts of more outlive V8's young generation, and cost as much again to collect. */
const ROWS = 64

/**
 * A row a record (RFC 4180), in UTF-8, with the columns' names first: commas, quotes where they are needed, a line feed at the end. Money is
 * integer cents, `true` and `false` are words, and what a record lacks is empty. Texts are kept from being formulas, unless they are wanted raw.
 */
export class CsvEncoder implements RecordEncoder {
  private constructor(
    private readonly columns: readonly ColumnName[],
    private readonly library: typeof stringify,
    private readonly rawText: boolean,
  ) {}

  /** The library is loaded only by who writes CSV. */
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
    return typeof cell === 'string' && !this.rawText ? unlikeFormula(cell) : cell
  }

  private bytesOf(rows: readonly (readonly unknown[])[]): Uint8Array {
    return Buffer.from(this.library(rows as unknown[][], { cast: { boolean: String } }))
  }
}
