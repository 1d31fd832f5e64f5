import { readFileSync } from 'node:fs'
import { matchKey, parseReturn, paymentsFrom, type ReturnFile, readReturn } from '../../src/index.js'
import {
  matchKeysOf,
  type SlipsIndex,
  type SlipToSettle,
  type SyncLookup,
  settle as settleFile,
  settleStream,
  slipsIndex,
} from '../../src/settlement/index.js'
import { consume } from '../consume.js'
import { largeKind } from '../files/index.js'
import { count } from '../format.js'
import { type Input, type Suite, type Work, writeFile } from '../suite.js'

const SLIPS = [10_000, 1_000_000] as const

const MANY_TITLES = 100_000
const MOST_TITLES = 1_000_000

/** Values that are made once in a process: the works that are measured in turns have the same numbers and slips. */
class MadeOnce<T> {
  private readonly made = new Map<string, T>()

  of(name: string, make: () => T): T {
    const known = this.made.get(name)
    if (known !== undefined) return known
    const made = make()
    this.made.set(name, made)
    return made
  }
}

const madeNumbers = new MadeOnce<readonly string[]>()
const madeSlips = new MadeOnce<readonly SlipToSettle[]>()

/** The numbers of the records of the file; blank without a number. The records themselves are not kept. */
const numbersOf = (input: Input): readonly string[] =>
  madeNumbers.of(input.path, () =>
    fileOf(input).bank_billet_discharges.map((record) => matchKey(record, 'our_number') ?? ''),
  )

const slipsFor = (input: Input, total: number): readonly SlipToSettle[] =>
  madeSlips.of(`${input.path} ${total}`, () => newSlips(new Set(numbersOf(input).filter((key) => key !== '')), total))

/** Slips of the titles of the file, as many as there are, and then slips of other numbers. */
function newSlips(keys: ReadonlySet<string>, total: number): readonly SlipToSettle[] {
  const slips = [...keys].slice(0, total).map((our_number, id): SlipToSettle => ({ id, our_number, status: 'opened' }))
  for (let number = 1; slips.length < total; number++) {
    const our_number = String(number).padStart(slips[0]?.our_number?.toString().length ?? 8, '0')
    if (!keys.has(our_number)) slips.push({ id: slips.length, our_number, status: 'opened' })
  }
  return slips
}

/** The file with its first record that has a number: an index is built when the first record needs it. */
function firstOf(file: ReturnFile): ReturnFile {
  const numbered = file.bank_billet_discharges.filter((record) => matchKey(record, 'our_number') !== null)
  return { ...file, bank_billet_discharges: numbered.slice(0, 1) }
}

/** Settles some records, so that the index has all that it needs before it is measured. */
function indexFor(input: Input, file: ReturnFile, total: number): SlipsIndex<SlipToSettle> {
  const slips = slipsIndex(slipsFor(input, total))
  settleFile(file.bank_billet_discharges.slice(0, SOME_RECORDS), slips)
  return slips
}

const SOME_RECORDS = 1000

const fileOf = ({ path }: Input): ReturnFile => parseReturn(readFileSync(path))

const parse: Work = {
  name: 'parseReturn, all values read',
  prepare({ path }) {
    const bytes = readFileSync(path)
    return () => {
      const { bank_billet_discharges: records } = parseReturn(bytes)
      let seen = 0
      for (const record of records) seen += consume(record)
      return [records, seen]
    }
  },
}

const mapGet: Work = {
  name: 'Map.get of the keys',
  prepare(input) {
    const keys = numbersOf(input)
    const slips = new Map(slipsFor(input, SLIPS[1]).map((slip) => [slip.our_number, slip]))
    return () => keys.map((key) => slips.get(key))
  },
}

const payments: Work = {
  name: 'paymentsFrom',
  prepare(input) {
    const { bank_billet_discharges: records } = fileOf(input)
    return () => paymentsFrom(records)
  },
}

/** @param maxTitles a million titles are settled once, with the most slips: reading them takes most of the time of a measurement */
const settled = (total: number, maxTitles = MANY_TITLES): Work => ({
  name: `settle, slipsIndex of ${count(total)} slips`,
  maxTitles,
  prepare(input) {
    const file = fileOf(input)
    const slips = indexFor(input, file, total)
    return () => settleFile(file, slips)
  },
})

const indexed = (total: number): Work => ({
  name: `slipsIndex of ${count(total)} slips, and its first record`,
  isFixed: true,
  maxTitles: 1000,
  prepare(input) {
    const file = fileOf(input)
    const first = firstOf(file)
    const slips = slipsFor(input, total)
    return () => {
      const index = slipsIndex(slips)
      return [index, settleFile(first, index)]
    }
  },
})

/** A database in memory. Of few slips it costs the same: only those that are asked for are looked at. */
const byLookup = (total: number): Work => ({
  name: `settle, lookup in ${count(total)} slips`,
  maxTitles: MANY_TITLES,
  prepare(input) {
    const file = fileOf(input)
    const { bank, layout } = largeKind(input.file)
    const byKey = new Map<string, SlipToSettle>()
    for (const slip of slipsFor(input, total))
      for (const key of matchKeysOf({ bank, layout, slip })) if (!key.startsWith('/')) byKey.set(key, slip)
    const lookup: SyncLookup<SlipToSettle> = {
      slips: (keys) => keys.flatMap((key) => byKey.get(key) ?? []),
      booked: () => [],
    }
    return () => settleFile(file, { lookup })
  },
})

const streamed: Work = {
  name: `settleStream from the disk, slipsIndex of ${count(SLIPS[1])} slips`,
  prepare(input) {
    const slips = indexFor(input, fileOf(input), SLIPS[1])
    return async () => {
      let cents = 0
      for await (const { payment } of settleStream(readReturn(input.path), slips)) cents += payment?.paid_amount ?? 0
      return cents
    }
  },
}

export const settle: Suite = {
  name: 'settle',
  title: 'Settling a return',
  about:
    'From records that are read to payments, and to the slips of the caller, which have numbers and no charges. `paymentsFrom` and `settle` begin with records whose values are' +
    ' read; a million titles have one sample, in which they are read. `Map.get` finds the slip of each record by a key that is made before: the limit. A look-up' +
    ' answers from a map in memory.',
  clock: 'cpu',
  // Records are the same in all layouts.
  files: ['itau400'],
  write: writeFile,
  sizes: () => [1000, MANY_TITLES, MOST_TITLES],
  baselines: () => [parse, mapGet],
  works: () => [
    payments,
    ...SLIPS.map(indexed),
    settled(SLIPS[0]),
    settled(SLIPS[1], MOST_TITLES),
    byLookup(SLIPS[1]),
    streamed,
  ],
}
