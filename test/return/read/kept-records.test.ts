/** The records of large files read their lines when they are used. Otherwise they behave like plain objects. */
import { inspect, isDeepStrictEqual } from 'node:util'
import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { parseReturn, ReturnReader, type ReturnRecord } from '../../../src/return/index.js'
import { grown } from '../../convert/grown.js'
import { runs } from '../../runs.js'
import { keptRecords } from '../kept-records.js'
import { returnFixture, returnFixtures } from '../return-fixtures.js'

const { bytes: content } = returnFixture('341-itau/cnab400/settlements')
const ofTwoLines = returnFixture('756-sicoob/cnab240/settlements').bytes

/** Records with data properties only. */
function plainRecords(bytes: Uint8Array): ReturnRecord[] {
  const reader = new ReturnReader()
  return [...reader.push(bytes), ...reader.end()]
}

const first = (bytes: Uint8Array = content): ReturnRecord => keptRecords(bytes)[0]!

const [plain] = plainRecords(content) as [ReturnRecord]

test('the records of every fixture are deeply and strictly equal to plain records, in any order of use', () => {
  fc.assert(
    fc.property(fc.constantFrom(...returnFixtures), fc.array(fc.nat()), ({ bytes: content }, order) => {
      const records = keptRecords(content)
      for (const i of order) if (records.length > 0) records[i % records.length]!.line_parsed
      expect(isDeepStrictEqual(records, plainRecords(content))).toBe(true)
    }),
    runs(300),
  )
})

test('parseReturn keeps the records of a large file in this way', () => {
  const [record] = parseReturn(grown(content, 2 ** 23)).bank_billet_discharges
  expect(Object.getOwnPropertyDescriptor(record, 'line_parsed')).not.toHaveProperty('value')
})

test('records of several files may be used alternately', () => {
  const files = [content, ofTwoLines, content]
  const records = files.map((bytes) => keptRecords(bytes))
  const expected = files.map(plainRecords)
  for (let i = 0; i < Math.max(...expected.map(({ length }) => length)); i++) {
    for (const [file, plain] of expected.entries())
      expect(records[file]![i]?.line_parsed).toEqual(plain[i]?.line_parsed)
  }
})

test('the bytes of the file may change after reading', () => {
  const bytes = Uint8Array.from(content)
  const record = first(bytes)
  bytes.fill(0)
  expect(record).toEqual(plain)
})

describe('a record behaves like a plain object', () => {
  it('has the same names, in the same order', () => {
    expect(Object.keys(first())).toEqual(Object.keys(plain))
    expect(Object.keys({ ...first() })).toEqual(Object.keys(plain))
  })

  it('has the same JSON', () => {
    expect(JSON.stringify(first())).toBe(JSON.stringify(plain))
  })

  it('has the same copies', () => {
    expect({ ...first() }).toStrictEqual({ ...plain })
    expect(structuredClone(first())).toStrictEqual(structuredClone(plain))
  })

  it.each([content, ofTwoLines])('is logged with its values', (bytes) => {
    const [plain] = plainRecords(bytes)
    expect(inspect(first(bytes))).toBe(inspect(plain))
    expect(inspect({ ...Object.freeze(first(bytes)) })).toBe(inspect({ ...plain }))
    expect(inspect(Object.freeze(first(bytes)))).not.toContain('Getter')
  })

  it.each([first(), plain])('is shown by an assertion that fails', (record) => {
    expect(() => expect(record).toEqual({ kind: 'rejected' })).toThrow('to deeply equal')
    expect(() => expect(record).toMatchObject({ kind: 'rejected' })).toThrow('to match object')
  })

  it('returns the same values each time', () => {
    const record = first()
    record.line_parsed.control_number = 'own'
    expect(record.line_parsed.control_number).toBe('own')
  })

  it('may get other values', () => {
    const record = first() as { line_parsed: unknown; line_raw: string }
    record.line_parsed = null
    record.line_raw = ''
    expect(record).toMatchObject({ line_parsed: null, line_raw: '' })
    expect(Object.getOwnPropertyDescriptor(record, 'line_raw')).toMatchObject({ writable: true, enumerable: true })
  })

  it('may be frozen before its values are used', () => {
    expect({ ...Object.freeze(first()) }).toEqual({ ...plain })
  })
})
