import type { ByteWriter, ParquetWriter } from 'hyparquet-writer'
import {
  BUILDERS,
  type Column,
  type ColumnBuilder,
  type ColumnName,
  type ColumnType,
  cellOf,
} from '../../../return/index.js'
import type { StoredCsv } from '../csv-options.js'
import { OUTPUT_COLUMNS, type OutputColumn, type OutputRecord } from '../output-columns.js'
import { type BatchEncoder, type EncodeSteps, NO_BYTES, type RecordEncoder } from '../record-encoder.js'
import { chunkValues } from './chunk-values.js'
import { type PageWriters, type SchemaElement, writeChunk } from './column-chunks.js'

/** Records per row group; bounds the memory for files of any size. */
const ROW_GROUP = 20_000

type Library = typeof import('hyparquet-writer')

const TEXT = { type: 'BYTE_ARRAY', converted_type: 'UTF8' } as const
/** Parquet types. Every column is optional. */
const TYPES: Readonly<Record<ColumnType, Omit<SchemaElement, 'name'>>> = {
  text: TEXT,
  code: TEXT,
  integer: { type: 'INT64' },
  boolean: { type: 'BOOLEAN' },
  date: { type: 'INT32', converted_type: 'DATE' },
  money: { type: 'INT64' },
  json: TEXT,
}
/** The same integers of cents, as amounts in reais. */
const REAIS = { type: 'INT64', converted_type: 'DECIMAL', precision: 18, scale: 2 } as const

/** Writes typed columns: cents and line numbers as INT64, dates as DATE, lists and objects as JSON text. */
export class ParquetEncoder implements RecordEncoder {
  readonly batches: BatchEncoder = {
    size: ROW_GROUP,
    encode: ({ rows, columns }) => this.writeGroup(rows, Object.values(columns)),
  }
  private readonly bytes: ByteWriter
  private readonly writer: ParquetWriter
  /** Columns of records, which readers of columns do not give. */
  private builders: readonly ColumnBuilder[] | null = null
  private count = 0

  private constructor(
    library: Library,
    private readonly pages: PageWriters,
    private readonly columns: readonly OutputColumn[],
    money: StoredCsv['money'],
  ) {
    this.bytes = new library.ByteWriter()
    this.writer = new library.ParquetWriter({
      writer: this.bytes,
      schema: [{ name: 'root', num_children: columns.length }, ...columns.map((name) => elementOf(name, money))],
      createdBy: 'cnab-cobranca',
    })
  }

  /** Loads the library on first use. */
  static async of(columns: readonly OutputColumn[], { money }: StoredCsv): Promise<ParquetEncoder> {
    const library = await import('hyparquet-writer')
    const { writeDataPageV2 } = await import('hyparquet-writer/src/datapage.js')
    const { writeDictionaryPage } = await import('hyparquet-writer/src/dictionary.js')
    return new ParquetEncoder(library, { writeDataPageV2, writeDictionaryPage }, columns, money)
  }

  start(): Uint8Array {
    return NO_BYTES
  }

  *encode(records: readonly OutputRecord[]): EncodeSteps {
    const parts: Uint8Array[] = []
    this.builders ??= this.columns.map((name) => BUILDERS[OUTPUT_COLUMNS[name]](ROW_GROUP))
    const { builders } = this
    for (const record of records) {
      this.columns.forEach((name, i) => {
        builders[i]!.append(this.count, cellOf(name as ColumnName, record[name]))
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

  private *flush(): EncodeSteps {
    const { count } = this
    this.count = 0
    return yield* this.writeGroup(
      count,
      (this.builders ?? []).map((builder) => builder.take(count)),
    )
  }

  /** Writes a row group, column by column. */
  private *writeGroup(rows: number, columns: readonly Column[]): EncodeSteps {
    const { writer, pages } = this
    const chunks: ReturnType<typeof writeChunk>[] = []
    const start = writer.writer.offset
    for (const [i, column] of columns.entries()) {
      chunks.push(writeChunk(pages, writer, writer.schema[i + 1]!, chunkValues(column)))
      yield null
    }
    writer.num_rows += BigInt(rows)
    writer.row_groups.push({
      columns: chunks,
      total_byte_size: chunks.reduce((sum, { meta_data }) => sum + meta_data!.total_uncompressed_size, 0n),
      num_rows: BigInt(rows),
      total_compressed_size: BigInt(writer.writer.offset - start),
    })
    return this.take()
  }

  /** Returns the bytes written since the last call. The library keeps counting offsets from the beginning of the file. */
  private take(): Uint8Array {
    const taken = this.bytes.getBytes().slice()
    this.bytes.index = 0
    return taken
  }
}

const elementOf = (name: OutputColumn, money: StoredCsv['money']): SchemaElement => {
  const type = OUTPUT_COLUMNS[name]
  return { name, repetition_type: 'OPTIONAL', ...(type === 'money' && money === 'reais' ? REAIS : TYPES[type]) }
}
