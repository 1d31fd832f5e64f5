/** Writes the column chunks of a row group by the pages of the library, whose own columns are slower: they make an object of each value. */
import type { ParquetWriter } from 'hyparquet-writer'
import type { ChunkValues } from './chunk-values.js'

export interface PageWriters {
  readonly writeDataPageV2: typeof import('hyparquet-writer/src/datapage.js').writeDataPageV2
  readonly writeDictionaryPage: typeof import('hyparquet-writer/src/dictionary.js').writeDictionaryPage
}

type PageColumn = Parameters<PageWriters['writeDictionaryPage']>[1]
type ColumnChunk = ParquetWriter['row_groups'][number]['columns'][number]
export type SchemaElement = ParquetWriter['schema'][number]

/** Uncompressed size of a page of values, in bytes. */
const PAGE_SIZE = 1_048_576

/** Flags that are shorter without run lengths. */
const FEW_FLAGS = 16

/** Writes the values of a column in a row group. Returns their description. */
export function writeChunk(
  pages: PageWriters,
  { writer, schema, codec, compressors }: ParquetWriter,
  element: SchemaElement,
  { dictionary, rows, nulls, bounds }: ChunkValues,
): ColumnChunk {
  const type = element.type!
  const column: PageColumn = {
    columnName: element.name,
    element,
    schemaPath: [schema[0]!, element],
    codec,
    compressors,
    stats: true,
    pageSize: PAGE_SIZE,
    columnIndex: false,
    offsetIndex: false,
  }
  const start = writer.offset
  let size = 0
  if (dictionary !== null) size += pages.writeDictionaryPage(writer, column, dictionary as unknown[])
  const data = writer.offset
  const hasRuns = type === 'BOOLEAN' && rows.length > FEW_FLAGS
  const encoding = dictionary !== null ? 'RLE_DICTIONARY' : hasRuns ? 'RLE' : 'PLAIN'
  const levels = levelsOf(rows, nulls)
  const parts = pagesOf(dictionary === null ? rows : null, rows.length)
  for (const [from, to] of parts) {
    const isAll = to - from === rows.length
    const values = (isAll ? rows : rows.slice(from, to)) as unknown[]
    const definitionLevels = isAll ? levels : levels.slice(from, to)
    const pageData = { values, definitionLevels, repetitionLevels: [], maxDefinitionLevel: 1 }
    size += pages.writeDataPageV2({ writer, column, encoding, pageData })
  }
  return {
    file_offset: BigInt(start),
    meta_data: {
      type,
      encodings: dictionary === null ? [encoding] : ['PLAIN', encoding],
      path_in_schema: [element.name],
      codec,
      num_values: BigInt(rows.length),
      total_compressed_size: BigInt(writer.offset - start),
      total_uncompressed_size: BigInt(size),
      data_page_offset: BigInt(data),
      ...(dictionary === null ? {} : { dictionary_page_offset: BigInt(start) }),
      statistics: {
        ...(bounds === null ? {} : { min_value: bounds[0], max_value: bounds[1] }),
        null_count: BigInt(nulls),
      },
      encoding_stats: [
        ...(dictionary === null
          ? []
          : [{ page_type: 'DICTIONARY_PAGE' as const, encoding: 'PLAIN' as const, count: 1 }]),
        { page_type: 'DATA_PAGE_V2' as const, encoding, count: parts.length },
      ],
    },
  }
}

/** Levels of the last rows that all had values: most columns of a file have as many. */
let allPresent: number[] = []

/** Returns 1 for each row with a value, 0 for the others. */
function levelsOf(rows: ChunkValues['rows'], nulls: number): number[] {
  if (nulls > 0) return rows.map((row) => (row === null ? 0 : 1))
  if (allPresent.length !== rows.length) allPresent = new Array<number>(rows.length).fill(1)
  return allPresent
}

/** Ranges of rows, so that long texts do not make large pages. */
function pagesOf(values: ChunkValues['rows'] | null, count: number): (readonly [from: number, to: number])[] {
  let bytes = 0
  for (const value of values ?? []) if (value instanceof Uint8Array) bytes += value.length
  const rows = Math.max(1, Math.ceil(count / Math.max(1, Math.ceil(bytes / PAGE_SIZE))))
  return Array.from({ length: Math.ceil(count / rows) }, (_, i) => [i * rows, Math.min((i + 1) * rows, count)] as const)
}
