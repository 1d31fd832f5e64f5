/** Files made to be slow or to fill the memory: lines without end, lines without number. What is kept does not grow with them. */
import { execFileSync } from 'node:child_process'
import { rmSync } from 'node:fs'
import { resolve } from 'node:path'
import { build } from 'esbuild'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { LONGEST_LINE } from '../../src/fixed-width/index.js'
import { NdjsonReader, ReturnReader } from '../../src/index.js'
import { fixture } from '../convert/folders.js'
import { isLong, someOf } from '../runs.js'

/** A program whose memory is small; told how many MB to read of which bytes, it tells how many lines were told of. */
const PROGRAM = `
import { readFileSync } from 'node:fs'
import { recordWriter } from './src/convert/output/record-writer.ts'
const [, , repeated, megabytes, to] = process.argv
const writer = await recordWriter({ to })
writer.push(readFileSync('fixtures/341-itau/cnab400/settlements.ret'))
const chunk = Buffer.alloc(2 ** 16, JSON.parse(repeated))
let told = 0
for (let i = 0; i < Number(megabytes) * 16; i++) {
  writer.push(chunk)
  told += writer.diagnostics.splice(0).length
}
writer.end()
process.stdout.write(String(told + writer.diagnostics.length))
`

// Where it finds the packages.
const program = resolve(`node_modules/.cache/huge-lines-${process.pid}.mjs`)
beforeAll(() =>
  build({
    stdin: { contents: PROGRAM, resolveDir: process.cwd(), loader: 'ts' },
    bundle: true,
    outfile: program,
    platform: 'node',
    format: 'esm',
    packages: 'external',
  }),
)
afterAll(() => rmSync(program, { force: true }))

/** How many diagnostics reading so many MB gives, in 48 MB of memory for what is kept. */
const toldOf = (repeated: string, megabytes: number, to = 'ndjson'): number =>
  Number(
    execFileSync(
      process.execPath,
      ['--max-old-space-size=48', program, JSON.stringify(repeated), String(megabytes), to],
      { encoding: 'utf8', cwd: process.cwd() },
    ),
  )

describe('in 48 MB', () => {
  test.each(someOf(['ndjson', 'csv'], 1))('a line of 64 MB without end is cut, each piece told of (%s)', (to) => {
    const pieces = Math.ceil((64 * 2 ** 20) / LONGEST_LINE)
    const told = toldOf('7', 64, to)
    // Each piece is a line of no known record, and too long.
    expect(told).toBeGreaterThanOrEqual(2 * (pieces - 1))
    expect(told).toBeLessThan(4 * pieces)
  })

  test('millions of blank lines are told of one by one', () => {
    const megabytes = isLong ? 4 : 1
    expect(toldOf('\n', megabytes)).toBeGreaterThanOrEqual(megabytes * 2 ** 20)
  })

  test('hundreds of thousands of lines of one letter, too', () => {
    const megabytes = isLong ? 1 : 0.25
    expect(toldOf('x\n', megabytes)).toBeGreaterThanOrEqual(megabytes * 2 ** 19)
  })
})

test('a line that comes byte by byte is not searched again with each of them', () => {
  const reader = new NdjsonReader({})
  for (const _ of reader.read(fixture('341-itau/cnab400/settlements.ret')));
  const byte = Buffer.from('7')
  // A hundred thousand times: searched anew each time, it would be five billion bytes.
  for (let i = 0; i < 100_000; i++) for (const _ of reader.read(byte));
  for (const _ of reader.finish());
  expect(reader.diagnostics.length).toBeGreaterThan(0)
})

test('a file that is one line of another kind is refused by its beginning', () => {
  const reader = new ReturnReader({})
  expect(() => {
    for (let i = 0; i < 1000; i++) reader.push(Buffer.alloc(2 ** 16, '0'))
  }).toThrow(expect.objectContaining({ name: 'UnsupportedFileError' }))
})
