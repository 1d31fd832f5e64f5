import { readFileSync } from 'node:fs'
import { parseReturn, readReturn } from '../../src/index.js'
import { decode, decodeSplit } from '../baselines.js'
import { slices } from '../chunks.js'
import { consumeAll } from '../consume.js'
import { damaged, FAULTS, type Fault } from '../files/damage.js'
import { bytesOfTitle, type LargeKind, largeKind } from '../files/index.js'
import { type Suite, type Work, writeFile } from '../suite.js'

const MEGABYTE = 1024 * 1024

const reading = (bytes: Buffer) => {
  const chunks = slices(bytes, MEGABYTE)
  return () => consumeAll(readReturn(chunks))
}

const regular: Work = { name: 'regular file', prepare: ({ path }) => reading(readFileSync(path)) }

const SHARES = [
  [1, 'in every title'],
  [10, 'in one title of ten'],
  [1000, 'in one title of a thousand'],
] as const

/** Titles that are checked before the measurement. */
const CHECKED = 1000

/** Checks at the beginning of the file that each fault causes its diagnostic. */
function check(file: Buffer, kind: LargeKind, fault: Fault): void {
  const { bytes, faults } = damaged(file.subarray(0, CHECKED * bytesOfTitle(kind)), kind, fault, 1)
  const { length } = parseReturn(bytes).diagnostics.filter(({ code }) => code === FAULTS[fault].code)
  if (length !== faults || faults === 0) throw new Error(`${fault}: ${length} diagnostics for ${faults} faults`)
}

const irregularWork = (fault: Fault, every: number, share: string): Work => ({
  name: `${fault} ${share}`,
  prepare({ file, path }) {
    const kind = largeKind(file)
    const bytes = readFileSync(path)
    check(bytes, kind, fault)
    return reading(damaged(bytes, kind, fault, every).bytes)
  },
})

export const irregular: Suite = {
  name: 'irregular',
  title: 'A return with diagnostics',
  about:
    'The same file with faults, read record by record (`readReturn`). Each fault causes a diagnostic. Titles that cannot have a fault (an occurrence' +
    ' without reasons) are left out. The ratio to the regular file is the cost of a title as a multiple of that of a regular title.',
  clock: 'cpu',
  files: ['itau400', 'sicoob240'],
  write: writeFile,
  sizes: () => [100_000],
  baselines: () => [regular, decode, decodeSplit],
  works: () =>
    (Object.keys(FAULTS) as Fault[]).flatMap((fault) =>
      SHARES.map(([every, share]) => irregularWork(fault, every, share)),
    ),
}
