/** Files made to be slow or to fill the memory, with endless lines or countless lines. Memory must not grow with them. */
import { execFileSync } from 'node:child_process'
import { rmSync } from 'node:fs'
import { resolve } from 'node:path'
import { build } from 'esbuild'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { LONGEST_LINE } from '../../src/fixed-width/index.js'
import { NdjsonReader, ReturnReader } from '../../src/index.js'
import { fixture } from '../convert/folders.js'
import { chosenOf, isLong, someOf } from '../runs.js'

/** A program that reads a given amount of repeated bytes with little memory, and prints the number of diagnostics. */
const PROGRAM = `
import { readFileSync } from 'node:fs'
import { atOnce } from './src/code/turns.ts'
import { recordWriter } from './src/convert/output/record-writer.ts'
const [, , repeated, megabytes, to] = process.argv
const writer = await recordWriter({ to })
atOnce(writer.push(readFileSync('fixtures/341-itau/cnab400/settlements.ret')))
const chunk = Buffer.alloc(2 ** 16, JSON.parse(repeated))
let count = 0
const total = (diagnostics) => diagnostics.reduce((sum, { further }) => sum + (further?.count ?? 1), 0)
for (let i = 0; i < Number(megabytes) * 16; i++) {
  atOnce(writer.push(chunk))
  count += total(writer.diagnostics.splice(0))
}
atOnce(writer.end())
process.stdout.write(String(count + total(writer.diagnostics)))
`

// Inside node_modules, so that the program finds its packages.
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

/** Returns the number of diagnostics for the given amount of data, read with a heap of 48 MB. */
const diagnosticCount = (repeated: string, megabytes: number, to = 'ndjson'): number =>
  Number(
    execFileSync(
      process.execPath,
      ['--max-old-space-size=48', program, JSON.stringify(repeated), String(megabytes), to],
      { encoding: 'utf8', cwd: process.cwd() },
    ),
  )

describe('with a heap of 48 MB', () => {
  const isRun = chosenOf(['endless', 'blank', 'short'], 1)

  test.runIf(isRun('endless')).each(someOf(['ndjson', 'csv'], 1))(
    'an endless line is cut, with diagnostics for each piece (%s)',
    (to) => {
      const megabytes = isLong ? 64 : 52
      const pieces = Math.ceil((megabytes * 2 ** 20) / LONGEST_LINE)
      const count = diagnosticCount('7', megabytes, to)
      // Each piece is an unknown record and too long.
      expect(count).toBeGreaterThanOrEqual(2 * (pieces - 1))
      expect(count).toBeLessThan(4 * pieces)
    },
  )

  test.runIf(isRun('blank'))('millions of blank lines are reported', () => {
    const megabytes = isLong ? 4 : 1
    expect(diagnosticCount('\n', megabytes)).toBeGreaterThanOrEqual(megabytes * 2 ** 20)
  })

  test.runIf(isRun('short'))('hundreds of thousands of lines of one letter are reported', () => {
    const megabytes = isLong ? 1 : 0.25
    expect(diagnosticCount('x\n', megabytes)).toBeGreaterThanOrEqual(megabytes * 2 ** 19)
  })
})

test('a line received byte by byte is searched only once', () => {
  const reader = new NdjsonReader({})
  for (const _ of reader.push(fixture('341-itau/cnab400/settlements.ret')));
  const byte = Buffer.from('7')
  // Searching the whole line for each byte would read five billion bytes.
  for (let i = 0; i < 100_000; i++) for (const _ of reader.push(byte));
  for (const _ of reader.end());
  expect(reader.diagnostics.length).toBeGreaterThan(0)
})

test('a file of one long line is rejected by its first bytes', () => {
  const reader = new ReturnReader({})
  expect(() => {
    for (let i = 0; i < 1000; i++) reader.push(Buffer.alloc(2 ** 16, '0'))
  }).toThrow(expect.objectContaining({ name: 'UnsupportedFileError' }))
})
