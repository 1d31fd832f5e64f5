/** Cells and columns. */
import { describe, expect, test } from 'vitest'
import { BANKS, type ReturnDialect } from '../../../src/banks/index.js'
import { TextBuilder } from '../../../src/return/columns/column-builders.js'
import { buffersOf, type ColumnBatch, cellOf, occurrenceMeanings } from '../../../src/return/index.js'

test.each([
  ['paid_amount', '12345', 12345],
  ['paid_amount', '0', 0],
  ['paid_amount', '', null],
  ['our_number', '', ''],
  ['our_number', '0012', '0012'],
  ['line', 7, 7],
  ['pix', false, false],
  ['paid_at', '2026-03-02', '2026-03-02'],
  ['reasons', [{ code: '05' }], '[{"code":"05"}]'],
  ['extra', null, null],
  ['paid_amount', null, null],
] as const)('a cell of %s: %j is %j', (name, value, cell) => {
  expect(cellOf(name, value)).toEqual(cell)
})

describe('texts are stored consecutively', () => {
  // The initial size is sixteen bytes per row.
  test.each([
    ['short', 'a', 'bc'],
    ['longer than the room there is', 'a'.repeat(100), 'b'.repeat(1000)],
    ['of more bytes than letters', 'ç'.repeat(40), '€'.repeat(40)],
    ['none', null, 'b'],
  ])('%s', (_case, first, second) => {
    const builder = new TextBuilder('text', 2)
    builder.append(0, first)
    builder.append(1, second)
    const { type, offsets, data } = builder.take(2)
    const end = Buffer.byteLength(first ?? '')
    expect([type, ...offsets]).toEqual(['text', 0, end, end + Buffer.byteLength(second)])
    expect(Buffer.from(data).toString()).toBe((first ?? '') + second)
  })

  test('rows with null are marked in their batch only, whatever the room', () => {
    const builder = new TextBuilder('text', 1)
    builder.append(0, null)
    builder.grow(3)
    builder.append(1, '')
    builder.append(2, null)
    expect(builder.take(3)).toMatchObject({ type: 'text', nulls: Uint8Array.of(1, 0, 1) })
    builder.append(0, 'a')
    expect(builder.take(1)).toEqual({ type: 'text', offsets: Int32Array.of(0, 1), data: Uint8Array.of(97) })
    const json = new TextBuilder('json', 1)
    json.append(0, null)
    expect(json.take(1)).toEqual({ type: 'json', offsets: Int32Array.of(0, 0), data: new Uint8Array() })
  })

  test('room() keeps a sufficient array and its content, and otherwise grows to twice the size or the requested size', () => {
    const builder = new TextBuilder('json', 2)
    const first = builder.room(32)
    expect(first).toHaveLength(32)
    expect(builder.room(1)).toBe(first)
    first[31] = 7
    expect(builder.room(33)).toHaveLength(64)
    expect(builder.data[31]).toBe(7)
    expect(builder.room(1000)).toHaveLength(1000)
    expect(builder.view.getUint8(31)).toBe(7)
  })
})

test('the transfer list of a batch has the buffers of all arrays, for each column type', () => {
  const column = {
    values: new Float64Array(1),
    codes: new Int32Array(1),
    offsets: new Int32Array(2),
    data: new Uint8Array(3),
  }
  const { values, codes, offsets, data } = column
  const batch = {
    rows: 1,
    columns: {
      paid_amount: { type: 'money', values },
      kind: { type: 'code', codes, dictionary: ['settled'] },
      our_number: { type: 'text', offsets, data },
    },
  } as unknown as ColumnBatch<never>
  expect(buffersOf(batch)).toEqual([values.buffer, codes.buffer, offsets.buffer, data.buffer])
})

describe('the meanings of a bank’s occurrences', () => {
  const dialects = BANKS.flatMap(({ slug, returns }) =>
    Object.entries(returns).flatMap(([layout, all]) => all.map((dialect) => ({ name: `${slug} ${layout}`, dialect }))),
  )

  /** Codes in the manual of the layout. */
  const ownOf = ({ occurrences }: ReturnDialect) =>
    Object.entries(occurrences).filter(([, { evidence }]) => evidence === undefined)

  test.each(dialects)('are complete and sorted by code: $name', ({ dialect }) => {
    const codes = occurrenceMeanings(dialect).map(({ occurrence }) => occurrence)
    expect(codes).toEqual([...codes].sort())
    expect(new Set(codes)).toEqual(new Set(ownOf(dialect).map(([code]) => code)))
  })

  test.each(dialects)('have the code alone first, then its overrides: $name', ({ dialect }) => {
    for (const [occurrence, { overrides = [] }] of ownOf(dialect)) {
      const where = occurrenceMeanings(dialect).flatMap((each) => (each.occurrence === occurrence ? [each.where] : []))
      expect(where).toEqual([null, ...overrides.map(({ field, codes }) => ({ field, codes }))])
    }
  })
})
