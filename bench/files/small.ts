/** Folders of small return files of all dialects that the library reads. */
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { isValidationError } from '../../src/index.js'
import {
  type DialectName,
  type ReturnTitleValues,
  returnDialectNames,
  type WrittenReturn,
  writeReturn,
} from '../../src/testing/return-file/index.js'
import { SIZES } from './distributions.js'
import { Draw } from './draw.js'
import { BENEFICIARY, DrawnTitles, MADE_ON } from './title.js'

export type Size = (typeof SIZES)[number]

/** Number of files of all sizes. */
const FILES = 10_000

/** Separate these draws from those of titles. */
const SIZE = 10
const RANGE = 5

/** Draws the number of titles of a file. Small files are more frequent within a range, too. */
function sizeAt(i: number, sizes: readonly Size[]): number {
  const { from, to } = new Draw(i, RANGE).weighted(sizes.map((size) => [size, size.files]))
  return Math.floor(from * ((to + 1) / from) ** new Draw(i, SIZE + from).next())
}

/** Returns the number of titles of each file, until they have the given number together. */
export function sizesOf(among: readonly Size[], titles: number): number[] {
  const sizes: number[] = []
  for (let rest = titles; rest > 0; ) {
    sizes.push(Math.min(rest, sizeAt(sizes.length, among)))
    rest -= sizes.at(-1)!
  }
  return sizes
}

/** Number of titles of the share that some sizes have of the files. */
export function titlesOf(sizes: readonly Size[]): number {
  const files = Math.round((FILES * shareOf(sizes)) / shareOf(SIZES))
  return Array.from({ length: files }, (_, i) => sizeAt(i, sizes)).reduce((sum, titles) => sum + titles, 0)
}

const shareOf = (sizes: readonly Size[]): number => sizes.reduce((sum, { files }) => sum + files, 0)

/** Writes files of all dialects by turns. Returns their size in bytes. */
export function writeSmall(folder: string, sizes: readonly Size[], titles: number): number {
  mkdirSync(folder)
  const dialects = returnDialectNames().map((name) => ({ name, drawn: new DrawnTitles(name) }))
  let first = 0
  let bytes = 0
  for (const [i, count] of sizesOf(sizes, titles).entries()) {
    const { name, drawn } = dialects[i % dialects.length]!
    const file = written(
      name,
      Array.from({ length: count }, (_, at) => drawn.titleOf(first + at)),
    )
    writeFileSync(join(folder, `${String(i).padStart(5, '0')}.ret`), file.bytes)
    first += count
    bytes += file.bytes.length
  }
  return bytes
}

function written(name: DialectName, titles: readonly ReturnTitleValues[]): WrittenReturn {
  const file = { ...name, beneficiary_name: BENEFICIARY.name, titles }
  try {
    return writeReturn({ ...file, generated_at: MADE_ON })
  } catch (error) {
    // An old variant is detected by the date of its files, which it then provides itself.
    if (isValidationError(error) && 'variant' in error.errors) return writeReturn(file)
    throw error
  }
}
