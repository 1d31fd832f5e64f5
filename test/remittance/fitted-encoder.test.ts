/** Texts are fitted while a record is written: the compiled encoder and the interpreted one give the same bytes, changes and errors. */
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  type AnyField,
  type FixedRecord,
  fittedEncoderOf,
  formatRecord,
  integer,
  key,
  record,
  text,
} from '../../src/fixed-width/index.js'
import { type Fitted, fitText } from '../../src/remittance/fit-text.js'
import { anyRecord, anyValuesOf } from '../fixed-width/arbitraries.js'
import { ENGINES } from '../fixed-width/one-field.js'

function written(
  record: FixedRecord,
  values: Readonly<Record<string, unknown>>,
  own: Readonly<Record<string, unknown>>,
  engine: (typeof ENGINES)[number],
) {
  const bytes = new Uint8Array(record.width + 4).fill(0xb7)
  const changes: Fitted[] = []
  const toFit = (name: string, field: AnyField, value: string): string =>
    fitText(name, field, value, (change) => changes.push(change))
  try {
    fittedEncoderOf(record, Object.keys(own), engine)(values, bytes, 2, own, toFit)
    return { bytes: [...bytes], changes }
  } catch (error) {
    const { name, message } = error as Error
    return { name, message, ...(error as object) }
  }
}

const texts = fc.oneof(
  fc.string({ maxLength: 12 }),
  fc.string({ unit: 'binary', maxLength: 12 }),
  fc.string({ unit: fc.constantFrom(...'aZ0  ãß\n'), maxLength: 30 }),
  fc.constantFrom(undefined, null, '', ' ', 0, '2026-02-28', '1979-12-31', '2080-01-01', '10.50', '007.5', '1.', '.5'),
)

const drawn = anyRecord.chain((record) => {
  const name = fc.constantFrom(...Object.keys(record.fields))
  return fc.tuple(
    fc.constant(record),
    fc.tuple(anyValuesOf(record), fc.dictionary(name, texts, { maxKeys: 4 })).map(([a, b]) => ({ ...a, ...b })),
    fc.dictionary(name, fc.oneof(texts, fc.nat()), { maxKeys: 2 }),
  )
})

describe('the encoder of a remittance', () => {
  test('compiled and interpreted are the same, whatever the values', () => {
    fc.assert(
      fc.property(drawn, ([record, values, own]) => {
        expect(written(record, values, own, 'compiled')).toEqual(written(record, values, own, 'interpreted'))
      }),
      { numRuns: 2000 },
    )
  })

  const line = record(
    'made.up',
    20,
    {
      type: key(1, 1, '1'),
      name: text(2, 10, { most: 6 }),
      web: text(11, 15, { case: 'keep' }),
      sequence: integer(16, 20),
    },
    'made up',
  )

  test.each(ENGINES)('%s: small letters become capitals unless kept, what is too long is cut, and told', (engine) => {
    const { bytes, changes } = written(
      line,
      { name: 'José  da', web: 'a@b', sequence: 7 },
      { sequence: 9 },
      engine,
    ) as {
      bytes: number[]
      changes: Fitted[]
    }
    expect(Buffer.from(bytes.slice(2, -2)).toString('latin1')).toBe('1JOSE D   a@b  00009')
    expect(changes).toEqual([{ field: 'name', from: 'José  da', to: 'JOSE D', cut: true }])
    expect(formatRecord(line, { name: 'JOSE D', web: 'a@b', sequence: 9 })).toBe('1JOSE D   a@b  00009')
  })
})
