/**
 * How fast files are read and records written, beside the machine's own limit: decoding the same bytes as Latin-1 and doing nothing with
 * them. Times differ from machine to machine and from hour to hour; the ratio to that decode, taken in the same run, is what to compare.
 *
 * Time is the processor's, of all threads of the process (so the collector's too): other programs on the machine do not count.
 */
import { availableParallelism, cpus } from 'node:os'
import { do_not_optimize, measure } from 'mitata'
import { returnTitle } from '../src/banks/341-itau/cnab400-return.js'
import { bankOf, type LayoutKind } from '../src/banks/index.js'
import { codecOf, type Engine, parseFile, splitLines } from '../src/fixed-width/index.js'
import { parseReturn, readReturn } from '../src/return/index.js'
import { type BenchFile, itau400, itauTitle, sicoob240 } from './files.js'

const TITLES = Number(process.env['BENCH_TITLES'] ?? 50_000)
/** Longer strings leave V8's ordinary heap, and decoding gets many times slower. */
const DECODE_CHUNK = 100 * 1024
const READ_CHUNK = 1024 * 1024

/** Nanoseconds. */
const now = (): number => {
  const { user, system } = process.cpuUsage()
  return (user + system) * 1000
}

interface Work {
  readonly name: string
  run(): unknown
}

const chunksOf = (bytes: Buffer, size: number): Buffer[] =>
  Array.from({ length: Math.ceil(bytes.length / size) }, (_, i) => bytes.subarray(i * size, (i + 1) * size))

function decode(chunks: readonly Buffer[]): number {
  let length = 0
  for (const chunk of chunks) length += chunk.toString('latin1').length
  return length
}

function reading({ bytes }: BenchFile, bank: string, layout: LayoutKind): Work[] {
  const dialect = bankOf(bank)?.returns[layout]?.[0]
  if (dialect === undefined) throw new Error(`no returns of ${bank} ${layout}`)
  const small = chunksOf(bytes, DECODE_CHUNK)
  const big = chunksOf(bytes, READ_CHUNK)
  const engine = (engine: Engine): number => parseFile(dialect.layout, bytes, { engine }).lines.length
  return [
    { name: 'bare decode', run: () => decode(small) },
    { name: 'decode, split("\\n")', run: () => bytes.toString('latin1').split('\n').length },
    { name: 'lines', run: () => splitLines(bytes).length },
    { name: 'parseFile, compiled', run: () => engine('compiled') },
    { name: 'parseFile, interpreted', run: () => engine('interpreted') },
    { name: 'parseReturn', run: () => parseReturn(bytes).bank_billet_discharges.length },
    {
      name: 'readReturn, 1 MB chunks',
      async run() {
        let count = 0
        for await (const _ of readReturn(big)) count++
        return count
      },
    },
  ]
}

function writing(titles: number): Work[] {
  const values = Array.from({ length: 1000 }, (_, i) => itauTitle(i))
  const bytes = Buffer.alloc(returnTitle.width * 250)
  const encode = (engine: Engine) => (): Buffer => {
    const codec = codecOf(returnTitle, engine)
    for (let i = 0; i < titles; i++) codec.encode(values[i % 1000] ?? {}, bytes, (i % 250) * returnTitle.width)
    return bytes
  }
  const whole = Buffer.alloc(titles * returnTitle.width, 'A')
  const small = chunksOf(whole, DECODE_CHUNK)
  return [
    { name: 'bare decode', run: () => decode(small) },
    { name: 'encode, compiled', run: encode('compiled') },
    { name: 'encode, interpreted', run: encode('interpreted') },
  ]
}

async function table(title: string, titles: number, size: number, works: readonly Work[]): Promise<void> {
  console.log(`\n${title}: ${titles.toLocaleString('en')} titles, ${(size / 1e6).toFixed(1)} MB`)
  console.log(`${''.padEnd(26)}${['ms CPU', 'titles/s', 'MB/s', '× decode'].map((head) => head.padStart(12)).join('')}`)
  let base: number | undefined
  for (const { name, run } of works) {
    const { p50 } = await measure(async () => do_not_optimize(await run()), { now, min_samples: 7, warmup_samples: 2 })
    base ??= p50
    const cells = [
      (p50 / 1e6).toFixed(1),
      Math.round((titles * 1e9) / p50).toLocaleString('en'),
      Math.round((size * 1e3) / p50).toLocaleString('en'),
      (p50 / base).toFixed(1),
    ]
    console.log(`${name.padEnd(26)}${cells.map((cell) => cell.padStart(12)).join('')}`)
  }
}

console.log(
  `Node ${process.version}, ${cpus()[0]?.model ?? 'unknown CPU'}, ${availableParallelism()} cores; processor time, medians`,
)
const itau = itau400(TITLES)
await table(itau.name, itau.titles, itau.bytes.length, reading(itau, '341', 'cnab400'))
const sicoob = sicoob240(TITLES)
await table(sicoob.name, sicoob.titles, sicoob.bytes.length, reading(sicoob, '756', 'cnab240'))
await table('Encoding Itaú CNAB 400 titles', TITLES, TITLES * returnTitle.width, writing(TITLES))
