/**
 * Titles in which nothing is irregular are read by code made for their dialect. It must give what the interpreter gives, whatever stands in the
 * file, however it is cut, and whatever is made of the titles.
 */
import fc from 'fast-check'
import { describe, expect, it, test, vi } from 'vitest'
import { LINE_PARSED_ENTRIES, type OccurrenceKind } from '../../src/cobranca/index.js'
import {
  type NdjsonField,
  NdjsonReader,
  parseReturn,
  type ReturnOptions,
  ReturnReader,
} from '../../src/return/index.js'
import { TitleReader } from '../../src/return/title-reader.js'
import { returnFixture, returnFixtures } from './return-fixtures.js'

const ENOUGH = 4

/** All that reading gives, whole. */
function readBy(engine: 'compiled' | 'interpreted', bytes: Uint8Array, options: ReturnOptions = {}) {
  const file = parseReturn(bytes, { ...options, engine })
  return { ...file, fields: file.bank_billet_discharges.map(({ fields }) => fields) }
}

function ndjson(
  bytes: Uint8Array,
  sizes: readonly number[],
  options: ReturnOptions,
  fields: NdjsonField[] | null,
): string {
  const reader = new NdjsonReader(options, fields)
  let text = ''
  let at = 0
  for (let i = 0; at < bytes.length; i++) {
    const size = sizes[i % sizes.length]!
    for (const batch of reader.read(Uint8Array.from(bytes.subarray(at, at + size))))
      text += Buffer.from(batch).toString()
    at += size
  }
  for (const batch of reader.finish()) text += Buffer.from(batch).toString()
  return text
}

/** Some bytes of a file made others, behind the lines that tell what it is. */
const damage = fc.array(
  fc.tuple(
    fc.nat(),
    fc.constantFrom(
      0x20,
      0x30,
      0x31,
      0x39,
      0x41,
      0x22,
      0x5c,
      0x0a,
      0x0d,
      0x1a,
      0x00,
      0x09,
      0x7f,
      0x80,
      0x9f,
      0xa0,
      0xc3,
      0xe7,
    ),
  ),
  { maxLength: 12 },
)
const damaged = (bytes: Buffer, changes: readonly (readonly [number, number])[]): Buffer => {
  const copy = Buffer.from(bytes)
  for (const [at, byte] of changes) copy[500 + (at % (copy.length - 500))] = byte
  return copy
}
const sizes = fc.array(fc.integer({ min: 1, max: 3000 }), { minLength: 1, maxLength: ENOUGH })
const charset = fc.constantFrom('auto', 'latin1', 'windows-1252', 'cp850', 'utf-8')
const options = fc.record<ReturnOptions>(
  {
    charset: charset as fc.Arbitrary<'auto'>,
    kinds: fc.subarray<OccurrenceKind>(['settled', 'registered', 'rejected', 'info'], { minLength: 1 }),
    since: fc.constantFrom('2026-01-01', '2026-03-03', '2026-12-31'),
  },
  { requiredKeys: [] },
)
const FIELDS: NdjsonField[] = [
  ...(Object.keys(LINE_PARSED_ENTRIES) as NdjsonField[]),
  'bank',
  'variant',
  'line',
  'our_occurrence',
  'kind',
  'money',
  'date_of_occurrence',
  'occurrence_error_detail',
  'reasons',
  'extra',
  'line_raw',
]

describe.each(returnFixtures)('$name', ({ bytes }) => {
  test('whatever its bytes become, the compiled code reads what the interpreter reads', () => {
    fc.assert(
      fc.property(damage, options, (changes, options) => {
        const file = damaged(bytes, changes)
        expect(readBy('compiled', file, options)).toEqual(readBy('interpreted', file, options))
      }),
      { numRuns: 30 },
    )
  })

  test('its lines of JSON are JSON.stringify of its records, for every chunking', () => {
    fc.assert(
      fc.property(damage, sizes, options, (changes, sizes, options) => {
        const file = damaged(bytes, changes)
        const records = parseReturn(file, { ...options, engine: 'interpreted' }).bank_billet_discharges
        const expected = records.map((record) => `${JSON.stringify(record)}\n`).join('')
        expect(ndjson(file, sizes, options, null)).toBe(expected)
      }),
      { numRuns: 30 },
    )
  })

  test('fields asked for are those of the records', () => {
    fc.assert(
      fc.property(damage, fc.shuffledSubarray(FIELDS, { minLength: 1 }), (changes, fields) => {
        const file = damaged(bytes, changes)
        const records = parseReturn(file, { engine: 'interpreted' }).bank_billet_discharges
        const expected = records.map((record) => {
          const all = { ...record.line_parsed, ...record } as Record<string, unknown>
          return `${JSON.stringify(Object.fromEntries(fields.map((name) => [name, all[name] ?? null])))}\n`
        })
        expect(ndjson(file, [700], {}, fields)).toBe(expected.join(''))
      }),
      { numRuns: 10 },
    )
  })
})

it('a clean file of many titles is read by the compiled code, but for the last title of a chunk', () => {
  const [header = '', title = ''] = returnFixture('341-itau/cnab400/settlements').bytes.toString('latin1').split('\r\n')
  const count = 5000
  const lines = Array.from({ length: count }, (_, i) => title.slice(0, 394) + String(i + 2).padStart(6, '0'))
  const read = vi.spyOn(TitleReader.prototype, 'read')
  const reader = new ReturnReader()
  const records = reader.push(Buffer.from([header, ...lines, ''].join('\r\n'), 'latin1'))
  expect(records.length + reader.end().length).toBe(count)
  expect(read.mock.calls.length).toBeLessThan(5)
  read.mockRestore()
})
