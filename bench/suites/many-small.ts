import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { convertAll, parseReturn } from '../../src/index.js'
import { runCommand } from '../command.js'
import { FILES, LARGE, type LargeId, SMALL, type SmallId } from '../files/index.js'
import { sizesOf, titlesOf } from '../files/small.js'
import { figures } from '../format.js'
import { leastSquares } from '../least-squares.js'
import { Measured, peakMemory } from '../measure.js'
import type { Row } from '../result.js'
import type { Input, Suite, Work } from '../suite.js'
import { table } from '../tables.js'

const filesIn = (folder: string): string[] => readdirSync(folder).map((name) => join(folder, name))

const decodeEach: Work = {
  name: 'read and decode each file',
  prepare: ({ path }) => {
    const files = filesIn(path)
    return () => files.reduce((length, file) => length + readFileSync(file, 'latin1').length, 0)
  },
}

const copyEach: Work = {
  name: 'copy of each file, synced',
  prepare({ path, scratch }) {
    const names = readdirSync(path)
    const copy = join(scratch, 'copy')
    mkdirSync(copy, { recursive: true })
    return () => {
      for (const name of names) writeFileSync(join(copy, name), readFileSync(join(path, name)), { flush: true })
    }
  },
}

/** @param rounds how often all files are read before the measurement */
const parseEach = (name: string, source: 'path' | 'parts', rounds = 0): Work => ({
  name,
  prepare(input) {
    const files = filesIn(input[source])
    const run = (): number =>
      files.reduce((titles, file) => titles + parseReturn(readFileSync(file)).bank_billet_discharges.length, 0)
    for (let round = 0; round < rounds; round++) run()
    return run
  },
})

/**
 * Converts into an empty folder. Removing the former results is not measured.
 *
 * @param rounds how often all files are converted before the measurement
 */
const convertEach = (name: string, source: 'path' | 'parts', workers: number, rounds = 0): Work => ({
  name,
  async prepare(input) {
    const out = join(input.scratch, 'converted')
    const files = readdirSync(input[source]).length
    const run = async () => {
      rmSync(out, { recursive: true, force: true })
      const cpu = process.cpuUsage()
      const start = performance.now()
      let converted = 0
      for await (const { status } of convertAll([input[source]], { out, workers, blocking: true }))
        if (status === 'converted') converted++
      const wall = performance.now() - start
      const { user, system } = process.cpuUsage(cpu)
      if (converted !== files) throw new Error(`${converted} of ${files} files were converted`)
      return new Measured({ wall, cpu: (user + system) / 1000 }, peakMemory())
    }
    for (let round = 0; round < rounds; round++) await run()
    return run
  },
})

const command = (workers: number): Work => ({
  name: `cnab convert, --workers ${workers}`,
  prepare({ path, scratch, dist }) {
    const out = join(scratch, 'command')
    return () => {
      rmSync(out, { recursive: true, force: true })
      return runCommand(dist, ['convert', path, '--out', out, '--workers', String(workers)])
    }
  },
})

const PARSE = parseEach('parseReturn of each file', 'path')
/** With fewer rounds, V8 would still compile code of some dialects. */
const WARM_ROUNDS = 12
const PARSE_WARM = parseEach('parseReturn of each file, warm', 'path', WARM_ROUNDS)
const PARSE_LARGE = parseEach('parseReturn of two large files', 'parts')
const CONVERT = convertEach('convertAll, 1 worker', 'path', 1)
const CONVERT_2 = convertEach('convertAll, 2 workers', 'path', 2)
const CONVERT_LARGE = convertEach('convertAll of two large files, 1 worker', 'parts', 1)

const COMMANDS = [command(1), command(2)]

/** Works of the folder with files of all sizes. */
const OF_ALL_SIZES = [
  ...COMMANDS,
  convertEach('convertAll, 1 worker, warm', 'path', 1, 2),
  convertEach('convertAll, 2 workers, warm', 'path', 2, 2),
]

/** The folder with files of all sizes. The others have a range each. */
const ALL_SIZES: SmallId = 'small'

const filesOf = ({ file, titles }: Row): number => sizesOf(SMALL[file as SmallId], titles).length

/** Works whose cost per file and title is computed, and the same work on large files. */
const FITTED = [
  [decodeEach, null],
  [copyEach, null],
  [PARSE, PARSE_LARGE],
  [PARSE_WARM, PARSE_LARGE],
  [CONVERT, CONVERT_LARGE],
  [CONVERT_2, CONVERT_LARGE],
] as const

const LARGE_FILES: readonly LargeId[] = ['itau400', 'sicoob240']

/** Writes the small files, and the same number of titles in two large files. */
function write({ file, titles, path, parts }: Input): number {
  mkdirSync(parts)
  const each = Math.ceil(titles / LARGE_FILES.length)
  for (const id of LARGE_FILES) LARGE[id].write({ titles: each }, join(parts, `${id}.ret`))
  return FILES[file].write({ titles }, path)
}

/** Splits the cost of each work into a fixed cost per file and a cost per title. */
function costs(rows: readonly Row[]): string {
  const lines = FITTED.flatMap(([{ name }, large]) => {
    const own = rows.filter(({ work, file, missing }) => work === name && file !== ALL_SIZES && missing === null)
    const points = own.map((row) => ({ x: row.titles / filesOf(row), y: row.time.wall / filesOf(row) }))
    if (points.length < 2) return []
    const { fixed, slope } = leastSquares(points)
    const largest = rows
      .filter(({ work, missing }) => work === large?.name && missing === null)
      .sort((a, b) => b.titles - a.titles)[0]
    const ratio = largest === undefined ? '' : figures(slope / (largest.time.wall / largest.titles))
    return [[name, figures(fixed), figures(slope * 1000), ratio]]
  })
  return table(['**cost of a file**', 'ms fixed', 'µs a title', '× a title of a large file'], lines)
}

/** Rates on the folder of all sizes; `''` if it was not measured. */
function rates(rows: readonly Row[]): string {
  const own = rows.filter(({ work, file }) => file === ALL_SIZES && OF_ALL_SIZES.some(({ name }) => name === work))
  const lines = own
    .filter(({ missing }) => missing === null)
    .map((row) => [row.work, figures(filesOf(row)), figures((filesOf(row) * 1000) / row.time.wall)])
  return lines.length === 0 ? '' : table(['**one folder of files of all sizes**', 'files', 'files/s'], lines)
}

export const manySmall: Suite = {
  name: 'many-small',
  title: 'Many small files',
  about:
    'Ten thousand files of all dialects by turns, in four folders by the number of titles per file, and as many of all sizes in one folder; the shares of the' +
    ' sizes are those of real files. The first table is a least-squares line through the four folders: a fixed cost per file, and a cost per title, compared' +
    ' with large files of the same number of titles (half Itaú CNAB 400, half Sicoob CNAB 240). A process optimises the code of each dialect for itself: the' +
    ' figures of `warm` are those of one that has read all files twelve times, or converted them twice; the others are those of the first seconds. With two' +
    ' workers, a second thread loads and optimises all code for itself. A command starts this thread; `convertAll` reuses that of its last call. `convertAll`' +
    ' (with `blocking`, as the command) syncs each result to the disk, as does the copy.',
  clock: 'wall',
  files: Object.keys(SMALL) as SmallId[],
  write,
  sizes: (file) => [titlesOf(SMALL[file as SmallId])],
  baselines: () => [decodeEach],
  works: (file) => [
    copyEach,
    ...(file === ALL_SIZES
      ? OF_ALL_SIZES
      : [PARSE, PARSE_WARM, PARSE_LARGE, CONVERT, CONVERT_2, CONVERT_LARGE, ...COMMANDS]),
  ],
  summary: (rows) => `${costs(rows)}\n\n${rates(rows)}`.trimEnd(),
}
