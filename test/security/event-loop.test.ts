/**
 * Asynchronous calls must give control back to the event loop, whatever a file contains: other requests, timers and abort signals wait for it. Time is not
 * measured: with a clock in which a turn is always due, each step of work takes one, and the turns are counted.
 */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { atOnce, withTurns } from '../../src/code/turns.js'
import { readReturnColumns } from '../../src/columns.js'
import { CsvEncoder } from '../../src/convert/output/csv-encoder.js'
import { STORED_DEFAULTS } from '../../src/convert/output/csv-options.js'
import { OUTPUT_FORMATS, type OutputFormat } from '../../src/convert/output/formats.js'
import { recordWriter } from '../../src/convert/output/record-writer.js'
import { importStream } from '../../src/import/index.js'
import { convertFile, parseReturn, readReturn, streamRemittance } from '../../src/index.js'
import { settleStream } from '../../src/settlement/index.js'
import { fixture, folderOf, returnOf } from '../convert/folders.js'
import { entry, generated_at, itau400 } from '../remittance/made-up.js'
import { someOf } from '../runs.js'

/** Never goes back, as the clock it replaces. */
let now = performance.now()
beforeEach(() => {
  vi.spyOn(performance, 'now').mockImplementation(() => {
    now += 1000
    return now
  })
})
afterEach(() => vi.restoreAllMocks())

const FORMATS = Object.keys(OUTPUT_FORMATS) as OutputFormat[]

/** Returns the number of turns that other work had meanwhile. */
async function turnsDuring(act: () => Promise<unknown>): Promise<number> {
  let turns = 0
  let isOver = false
  const other = (): void => {
    turns++
    if (!isOver) setImmediate(other)
  }
  setImmediate(other)
  await act()
  isOver = true
  return turns
}

async function drained(items: AsyncIterable<unknown>): Promise<void> {
  for await (const _ of items);
}

const HEAD = fixture('341-itau/cnab400/settlements.ret')
const after = (text: string, size: number): Buffer => Buffer.concat([HEAD, Buffer.alloc(size, text)])

/** Files of which no record comes out, or one in a while. */
const FILES: readonly (readonly [name: string, bytes: Buffer])[] = [
  ['lines of one character', after('9\n', 2 ** 13)],
  ['empty lines', after('\n', 2 ** 13)],
  ['unreadable titles', after(`1${'?'.repeat(399)}\r\n`, 2 ** 16)],
]

/** All forms that read a return, once each, over bytes in memory: nothing else gives control back. */
const FORMS: readonly (readonly [name: string, read: (bytes: Buffer) => Promise<unknown>])[] = [
  ['readReturn', (bytes) => drained(readReturn(bytes))],
  ['batches of readReturn', (bytes) => drained(readReturn(bytes).batches())],
  ['readReturn of chunks', (bytes) => drained(readReturn([bytes]))],
  ['readReturnColumns', (bytes) => drained(readReturnColumns(bytes))],
  ['settleStream', (bytes) => drained(settleStream(readReturn(bytes), []))],
]

describe.each(FILES)('%s', (_, bytes) => {
  const steps = 5

  test.each(someOf(FORMS, 2))('%s gives turns', async (_, read) => {
    expect(await turnsDuring(() => read(bytes))).toBeGreaterThanOrEqual(steps)
  })

  test.each(someOf(FORMATS, 1))('a conversion to %s gives turns within its only chunk', async (to) => {
    const writer = await recordWriter({ to })
    const turns = await turnsDuring(async () => {
      await withTurns(writer.push(bytes))
      await withTurns(writer.end())
    })
    expect(turns).toBeGreaterThanOrEqual(steps)
  })
})

test('regular titles: a chunk as large as the file is cut, for batches of any size', async () => {
  const bytes = returnOf(4000)
  expect(bytes.length).toBeGreaterThan(3 * 2 ** 19)
  expect(await turnsDuring(() => drained(readReturnColumns(bytes, { batchSize: 65_536 })))).toBeGreaterThanOrEqual(3)
  expect(await turnsDuring(() => drained(readReturn(bytes)))).toBeGreaterThanOrEqual(4000 / 256)
})

test('the records are those of parseReturn', async () => {
  for (const [, bytes] of FILES) {
    const records: unknown[] = []
    const stream = readReturn(bytes)
    for await (const record of stream) records.push(record)
    const whole = parseReturn(bytes)
    expect(records).toEqual(whole.bank_billet_discharges)
    expect(stream.diagnostics).toEqual(whole.diagnostics)
  }
})

describe('imports', () => {
  test.each([
    ['csv', 'amount\n', 'x\n', 2 ** 11],
    ['csv', 'amount\n', '\n', 2 ** 18],
    ['csv', 'amount\n', '"x"y\n', 2 ** 11],
    ['ndjson', '', 'x\n', 2 ** 11],
    ['ndjson', '', '\n', 2 ** 18],
    ['ndjson', '', '{}\n', 2 ** 11],
  ] as const)('of %s: %j and many %j give turns', async (format, head, line, size) => {
    const bytes = Buffer.concat([Buffer.from(head), Buffer.alloc(size, line)])
    expect(await turnsDuring(() => drained(importStream('slips', bytes, { format })))).toBeGreaterThanOrEqual(5)
  })

  test('of a CSV without a header: empty lines are not kept', async () => {
    const bytes = Buffer.alloc(2 ** 18, '\n')
    const read = (): Promise<unknown> => drained(importStream('slips', bytes)).catch((error: unknown) => error)
    expect(
      await turnsDuring(async () => expect(await read()).toMatchObject({ name: 'ImportFileError' })),
    ).toBeGreaterThan(5)
    // The lines before the header still count.
    const rows = importStream('slips', Buffer.concat([bytes, Buffer.from('amount\nx\n')]))
    for await (const { line } of rows) expect(line).toBe(2 ** 18 + 2)
    expect(rows.total_rows).toBe(1)
  })

  test('of a JSON list', async () => {
    const bytes = Buffer.from(`[${'1,'.repeat(5119)}1]`)
    // 256 items are parsed in a step, and each row is read in one.
    const turns = await turnsDuring(() => drained(importStream('slips', bytes, { format: 'json' })))
    expect(turns).toBeGreaterThanOrEqual(5120 / 256 + 5119)
  })
})

test('a remittance of entries in memory', async () => {
  const entries = Array.from({ length: 100 }, () => entry())
  const stream = (): Promise<void> => drained(streamRemittance({ wallet: itau400, entries, generated_at }))
  expect(await turnsDuring(stream)).toBeGreaterThanOrEqual(100)
})

test('encoded titles: a few in each step, and Parquet column by column', async () => {
  const bytes = returnOf(700)
  const records = Array.from({ length: 700 }, (_, i) => ({ our_number: String(i) }))
  const csv = CsvEncoder.of(['our_number'], { ...STORED_DEFAULTS, money: 'cents' })
  expect(await turnsDuring(() => withTurns(csv.encode(records)))).toBeGreaterThanOrEqual(700 / 64)
  const parquet = await recordWriter({ to: 'parquet', fields: ['kind', 'our_number', 'paid_amount'] })
  atOnce(parquet.push(bytes))
  expect(await turnsDuring(() => withTurns(parquet.end()))).toBeGreaterThanOrEqual(3)
})

test('rows of a workbook: a few in each step', async () => {
  const xlsx = await recordWriter({ to: 'xlsx', fields: ['our_number', 'paid_amount'] })
  expect(await turnsDuring(() => withTurns(xlsx.push(returnOf(700))))).toBeGreaterThanOrEqual(Math.floor(700 / 64))
})

test('the bytes of a converted file do not depend on the turns', async () => {
  const folder = folderOf({ 'a.ret': returnOf(200) })
  for (const to of someOf(FORMATS, 1)) {
    const { output } = await convertFile(join(folder, 'a.ret'), { out: join(folder, 'turns'), to })
    vi.spyOn(performance, 'now').mockReturnValue(0)
    const { output: other } = await convertFile(join(folder, 'a.ret'), { out: join(folder, 'none'), to })
    expect(readFileSync(output)).toEqual(readFileSync(other))
  }
})
