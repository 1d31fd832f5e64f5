import type { ByteWriter, ParquetWriter } from 'hyparquet-writer'
import { type Cell, type ColumnName, type ColumnType, cellOf } from '../../return/index.js'
import { OUTPUT_COLUMNS, type OutputColumn, type OutputRecord } from './output-columns.js'
import { type EncodeSteps, NO_BYTES, type RecordEncoder } from './record-encoder.js'

/** Records per row group; bounds the memory for files of any size. */
const ROW_GROUP = 20_000

type Library = typeof import('hyparquet-writer')
type Schema = ConstructorParameters<typeof ParquetWriter>[0]['schema']
type ParquetCell = Cell | bigint | Date

/** Parquet types. Every column is optional. */
const TYPES: Readonly<Record<ColumnType, Omit<Schema[number], 'name'>>> = {
  text: { type: 'BYTE_ARRAY', converted_type: 'UTF8' },
  code: { type: 'BYTE_ARRAY', converted_type: 'UTF8' },
  integer: { type: 'INT64' },
  boolean: { type: 'BOOLEAN' },
  date: { type: 'INT32', converted_type: 'DATE' },
  money: { type: 'INT64' },
  json: { type: 'BYTE_ARRAY', converted_type: 'UTF8' },
}

/** Writes typed columns: cents and line numbers as INT64, dates as DATE, lists and objects as JSON text. */
export class ParquetEncoder implements RecordEncoder {
  private readonly bytes: ByteWriter
  private readonly writer: ParquetWriter
  private rows: ParquetCell[][]
  private count = 0

  private constructor(
    library: Library,
    private readonly columns: readonly OutputColumn[],
  ) {
    this.bytes = new library.ByteWriter()
    this.writer = new library.ParquetWriter({
      writer: this.bytes,
      schema: schemaOf(columns),
      createdBy: 'cnab-cobranca',
    })
    this.rows = columns.map(() => [])
  }

  /** Loads the library on first use. */
  static async of(columns: readonly OutputColumn[]): Promise<ParquetEncoder> {
    return new ParquetEncoder(await import('hyparquet-writer'), columns)
  }

  start(): Uint8Array {
    return NO_BYTES
  }

  *encode(records: readonly OutputRecord[]): EncodeSteps {
    const parts: Uint8Array[] = []
    for (const record of records) {
      this.columns.forEach((name, i) => {
        this.rows[i]!.push(typed(OUTPUT_COLUMNS[name], cellOf(name as ColumnName, record[name])))
      })
      if (++this.count === ROW_GROUP) parts.push(yield* this.flush())
    }
    return parts.length === 0 ? NO_BYTES : Buffer.concat(parts)
  }

  *end(): EncodeSteps {
    const last = this.count > 0 ? yield* this.flush() : NO_BYTES
    this.writer.finish()
    return Buffer.concat([last, this.take()])
  }

  /** Writes a row group, column by column: the library's only smaller piece of work. */
  private *flush(): EncodeSteps {
    const { writer, count } = this
    const [rows, groups] = [writer.num_rows, writer.row_groups.length]
    for (const [i, name] of this.columns.entries()) {
      const columnData = [{ name, data: this.rows[i]!, offsetIndex: false }]
      writer.write({ columnData, rowGroupSize: ROW_GROUP })
      yield null
    }
    // Each column was a row group of its own.
    const ofColumns = writer.row_groups.splice(groups)
    const num_rows = BigInt(count)
    writer.row_groups.push({
      columns: ofColumns.flatMap(({ columns }) => columns),
      total_byte_size: ofColumns.reduce((sum, { total_byte_size }) => sum + total_byte_size, 0n),
      num_rows,
      total_compressed_size: ofColumns.reduce(
        (sum, { total_compressed_size }) => sum + (total_compressed_size ?? 0n),
        0n,
      ),
    })
    writer.num_rows = rows + num_rows
    this.rows = this.columns.map(() => [])
    this.count = 0
    return this.take()
  }

  /** Returns the bytes written since the last call. The library keeps counting offsets from the beginning of the file. */
  private take(): Uint8Array {
    const taken = this.bytes.getBytes().slice()
    this.bytes.index = 0
    return taken
  }
}

function typed(type: ColumnType, cell: Cell): ParquetCell {
  if (cell === null) return null
  if (type === 'money' || type === 'integer') return BigInt(cell)
  return type === 'date' ? new Date(`${cell}T00:00:00Z`) : cell
}

const schemaOf = (columns: readonly OutputColumn[]): Schema => [
  { name: 'root', num_children: columns.length },
  ...columns.map((name) => ({ name, repetition_type: 'OPTIONAL' as const, ...TYPES[OUTPUT_COLUMNS[name]] })),
]
