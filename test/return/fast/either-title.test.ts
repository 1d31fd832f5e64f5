/** Lines of records, where the kernel reads few titles of a file. */
import { expect, test, vi } from 'vitest'
import { NdjsonReader, ReturnReader } from '../../../src/return/index.js'
import { TitleReader } from '../../../src/return/meaning/title-reader.js'
import { grown } from '../../convert/grown.js'
import { returnFixture } from '../return-fixtures.js'

const TITLES = 3000

/** A file whose lines have blanks after their width, which the kernel does not read, and some damaged lines. */
const padded = Buffer.from(
  grown(returnFixture('341-itau/cnab400/settlements').bytes, TITLES * 402)
    .toString('latin1')
    .split(/(?=\r\n)/)
    .map((line, i) => (i % 500 === 499 ? line.replace(/.$/, 'X') : i < 2 ? line : `${line}  `))
    .join(''),
  'latin1',
)

test('generated code reads the titles that the kernel leaves', () => {
  const fields = ['line', 'our_number', 'paid_amount'] as const
  const records = new ReturnReader({ fields, engine: 'interpreted' })
  const expected = [...records.push(padded), ...records.end()].flat()
  const slow = vi.spyOn(TitleReader.prototype, 'read')
  const reader = new NdjsonReader({ fields })
  const batches: string[] = []
  for (const chunk of [padded.subarray(0, 900_000), padded.subarray(900_000)])
    for (const batch of reader.push(chunk)) batches.push(Buffer.from(batch).toString())
  for (const batch of reader.end()) batches.push(Buffer.from(batch).toString())
  expect(slow.mock.calls.length).toBeLessThan((TITLES * 3) / 4)
  slow.mockRestore()
  expect(batches.join('')).toBe(expected.map((record) => `${JSON.stringify(record)}\n`).join(''))
  expect(reader.totals).toEqual(records.totals)
  expect(reader.diagnostics).toEqual(records.diagnostics)
})
