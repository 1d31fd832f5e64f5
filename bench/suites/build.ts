import { buildRemittance, type Entry, streamRemittance, type Wallet } from '../../src/index.js'
import { batchesOf, entries, GENERATED_AT, WALLETS, type WalletId } from '../entries.js'
import { type FileId, largeKind } from '../files/index.js'
import { Written } from '../measure.js'
import type { Input, Suite, Work } from '../suite.js'

/** Builds all remittances, chunk by chunk. */
async function streamAll(batches: readonly Prepared[], take: (chunk: Uint8Array) => void): Promise<void> {
  for (const { wallet, entries } of batches) {
    for await (const chunk of streamRemittance({ wallet, entries, generated_at: GENERATED_AT })) take(chunk)
  }
}

interface Prepared {
  readonly wallet: Wallet
  readonly entries: Iterable<Entry>
}

/** Wallet of the remittances with a file's layout. */
const walletOf = (file: FileId): WalletId => (file === 'sicoob240' ? 'sicoob240' : 'itau400')

const ready = ({ file, titles }: Input, wallet = walletOf(file)) =>
  batchesOf(wallet, titles).map((batch) => ({ wallet: batch.wallet, entries: [...entries(batch)] }))

const generated = ({ file, titles }: Input): Prepared[] =>
  batchesOf(walletOf(file), titles).map((batch) => ({ wallet: batch.wallet, entries: entries(batch) }))

async function streamedAway(batches: readonly Prepared[]): Promise<Written> {
  let bytes = 0
  await streamAll(batches, (chunk) => {
    bytes += chunk.length
  })
  return new Written(bytes)
}

/** Number of different slips; their lines are repeated. */
const DIFFERENT_SLIPS = 10_000

const finishedLines: Work = {
  name: 'writing finished lines into bytes',
  async prepare(input) {
    const lines: string[] = []
    const titles = Math.min(input.titles, DIFFERENT_SLIPS)
    await streamAll(generated({ ...input, titles }), (chunk) => {
      for (const line of Buffer.from(chunk).toString('latin1').split('\r\n')) if (line !== '') lines.push(line)
    })
    const count = Math.round((lines.length * input.titles) / titles)
    const bytes = Buffer.alloc(1024 * 1024)
    return () => {
      let written = 0
      let at = 0
      for (let i = 0; i < count; i++) {
        const line = lines[i % lines.length]!
        if (at + line.length + 2 > bytes.length) {
          written += at
          at = 0
        }
        at += bytes.write(line, at, 'latin1')
        at += bytes.write('\r\n', at, 'latin1')
      }
      return new Written(written + at)
    }
  },
}

const stringify: Work = {
  name: 'JSON.stringify of the entries',
  prepare(input) {
    const batches = ready(input)
    return () => {
      let length = 0
      for (const { entries } of batches) for (const entry of entries) length += JSON.stringify(entry).length
      return length
    }
  },
}

const wholeOf = (name: string, wallet?: WalletId): Work => ({
  name,
  prepare(input) {
    const batches = ready(input, wallet)
    return () => {
      const built = batches.map((batch) => buildRemittance({ ...batch, generated_at: GENERATED_AT }))
      return new Written(built.reduce((sum, { bytes }) => sum + bytes.length, 0))
    }
  },
})

/** The same slips for the other banks with this layout. Limited in size, because the comparison does not depend on it. */
const otherBanks = (file: FileId): Work[] =>
  (Object.keys(WALLETS) as WalletId[])
    .filter((id) => id !== walletOf(file) && WALLETS[id].kind === largeKind(file).layout)
    .map((id) => ({ ...wholeOf(`buildRemittance, ${id}`, id), maxTitles: 100_000 }))

const streamed: Work = {
  name: 'streamRemittance',
  prepare(input) {
    const batches = ready(input)
    return () => streamedAway(batches)
  },
}

const constant: Work = {
  name: 'streamRemittance, entries made on the way',
  prepare: (input) => () => streamedAway(generated(input)),
}

/** All checks and columns of one slip. Its values are in the processor's cache and equal those of the previous line. */
const sameSlip: Work = {
  name: 'streamRemittance, one slip again and again',
  prepare(input) {
    const same = ready(input).map(({ wallet, entries }) => ({
      wallet,
      entries: new Array<Entry>(entries.length).fill(entries[0]!),
    }))
    return () => streamedAway(same)
  },
}

export const build: Suite = {
  name: 'build',
  title: 'Building a remittance',
  about:
    'Registrations (1001) with up to three charges (interest, fine, discount) and guarantors in the shares of real remittances, names with accents. Every' +
    ' slip is validated, gets a nosso número, and has its texts transliterated. CNAB 400 is Itaú, which has a separate record for fines, and the other banks with the same slips; CNAB 240 has the segments P, Q and' +
    ' R (Sicoob). The slips are split into several files if their numbers need more digits than the columns have. With one slip again and again, values come' +
    ' from the processor’s cache, and only the numbers change: the rest is the work of the rules. None of the measured npm packages' +
    ' builds CNAB; those that write fixed-width lines of given values are among the peers.',
  clock: 'cpu',
  files: ['itau400', 'sicoob240'],
  baselines: () => [stringify, finishedLines],
  works: (file) => [wholeOf('buildRemittance'), streamed, sameSlip, constant, ...otherBanks(file)],
}
