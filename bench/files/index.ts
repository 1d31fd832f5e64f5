/** Generated return files of any size, with made-up people; identical in every run. */
import { closeSync, openSync, statSync, writeSync } from 'node:fs'
import { bradesco400 } from './bradesco400.js'
import { SIZES } from './distributions.js'
import { distinctItau400, itau400 } from './itau400.js'
import { santander240 } from './santander240.js'
import { sicoob240 } from './sicoob240.js'
import { type Size, writeSmall } from './small.js'
import type { Titles } from './title.js'

export type LargeId = 'itau400' | 'distinct400' | 'sicoob240' | 'bradesco400' | 'santander240'

/** The number is the smallest number of titles per file; without a number, files of all sizes. */
export type SmallId = `small${Size['from'] | ''}`

export type FileId = LargeId | SmallId

export interface FileKind {
  readonly name: string
  /** Writes a file, or a folder of files, and returns its bytes. */
  write(titles: Titles, path: string): number
}

/** Kind of a single file. */
export interface LargeKind extends FileKind {
  /** Columns per line, without the line end. */
  readonly width: number
  /** Lines per title. */
  readonly lines: number
  /** COMPE number of the bank. */
  readonly bank: string
  readonly layout: 'cnab240' | 'cnab400'
  /** Generates the bytes of the file lazily. */
  chunks(titles: Titles): Generator<Buffer>
}

const large = (name: string, bank: string, layout: LargeKind['layout'], chunks: LargeKind['chunks']): LargeKind => ({
  name,
  bank,
  layout,
  ...(layout === 'cnab400' ? { width: 400, lines: 1 } : { width: 240, lines: 2 }),
  chunks,
  write: (titles, path) => writeChunks(chunks(titles), path),
})

export const LARGE: Readonly<Record<LargeId, LargeKind>> = {
  itau400: large('Itaú CNAB 400', '341', 'cnab400', itau400),
  distinct400: large('Itaú CNAB 400, no line repeated', '341', 'cnab400', distinctItau400),
  sicoob240: large('Sicoob CNAB 240', '756', 'cnab240', sicoob240),
  bradesco400: large('Bradesco CNAB 400', '237', 'cnab400', bradesco400),
  santander240: large('Santander CNAB 240', '033', 'cnab240', santander240),
}

/** Sizes of the files of each folder. */
export const SMALL = Object.fromEntries([
  ...SIZES.map((size) => [`small${size.from}`, [size]]),
  ['small', SIZES],
]) as Record<SmallId, readonly Size[]>

const folderOf = (sizes: readonly Size[]): FileKind => ({
  name: `all banks, files of ${sizes[0]!.from} to ${sizes.at(-1)!.to} titles`,
  write: ({ titles }, path) => writeSmall(path, sizes, titles),
})

export const FILES: Readonly<Record<FileId, FileKind>> = {
  ...LARGE,
  ...(Object.fromEntries(Object.entries(SMALL).map(([id, sizes]) => [id, folderOf(sizes)])) as Record<
    SmallId,
    FileKind
  >),
}

/** @throws {RangeError} for a folder of small files */
export function largeKind(id: FileId): LargeKind {
  if (id in LARGE) return LARGE[id as LargeId]
  throw new RangeError(`${id} is not a single file`)
}

/** Bytes per title, including line ends. */
export const bytesOfTitle = ({ lines, width }: LargeKind): number => lines * (width + 2)

/** Writes a file to the disk chunk by chunk, in constant memory. */
function writeChunks(chunks: Iterable<Buffer>, path: string): number {
  const file = openSync(path, 'w')
  try {
    for (const chunk of chunks) writeSync(file, chunk)
  } finally {
    closeSync(file)
  }
  return statSync(path).size
}
