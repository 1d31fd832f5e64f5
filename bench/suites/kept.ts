import { readFileSync } from 'node:fs'
import { parseReturn } from '../../src/index.js'
import { decode, decodeSplitAtOnce } from '../baselines.js'
import { FILES } from '../files/index.js'
import { count, figures, titlesASecond } from '../format.js'
import type { Row } from '../result.js'
import { type Suite, type Work, writeFile } from '../suite.js'
import { table } from '../tables.js'
import { ours } from './parse.js'

const unread: Work = {
  name: 'parseReturn, no value read',
  prepare({ path }) {
    const bytes = readFileSync(path)
    return () => parseReturn(bytes)
  },
}

/** Titles per second, by processor time and by the clock, and the memory that the result holds. */
function summary(rows: readonly Row[]): string {
  const lines = rows
    .filter(({ isBaseline, missing }) => !isBaseline && missing === null)
    .map((row) => [
      `${row.work}: ${FILES[row.file].name}, ${count(row.titles)} titles`,
      figures(titlesASecond({ clock: 'cpu' }, row)),
      figures(titlesASecond({ clock: 'wall' }, row)),
      figures(row.held / row.bytes),
    ])
  return table(['', 'titles/s by processor time', 'titles/s by the clock', 'memory held, × bytes'], lines)
}

export const kept: Suite = {
  name: 'kept',
  title: 'Keeping all records of a return',
  about:
    '`parseReturn` of bytes in memory. The limit is a program that decodes the file and keeps one string per line. Processor time includes the garbage' +
    ' collector, which works on a second core: the first table has the rates by the clock, too. Its last column is the memory that the records hold after a' +
    ' garbage collection, beside the file. What the run adds to the peak of the process (second table) is more if V8 has not collected everything, and less' +
    ' if the process had free memory before.',
  clock: 'cpu',
  files: ['itau400', 'sicoob240'],
  write: writeFile,
  sizes: () => [1000, 100_000, 1_000_000],
  baselines: () => [decodeSplitAtOnce, decode],
  works: () => [unread, ours.kept],
  summary,
}
