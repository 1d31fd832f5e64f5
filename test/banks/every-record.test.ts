/** The interpreter is the specification: for every record of every bank, the compiled code gives the same results. */
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { codecOf, type Fault, type FixedRecord, latin1Columns } from '../../src/fixed-width/index.js'
import { anyValuesOf, damagedLineOf, regularLineOf, valuesOf } from '../fixed-width/arbitraries.js'
import { ENGINES } from '../fixed-width/one-field.js'
import { runs, someOf } from '../runs.js'
import { remittanceDialects, returnDialects } from './dialects-of.js'

const layouts = [...returnDialects(), ...remittanceDialects()].map(({ dialect }) => dialect.layout)
const records = layouts.flatMap((layout) =>
  Object.entries(layout.records as Readonly<Record<string, FixedRecord>>).map(
    ([role, record]) => [`${layout.name} ${role}`, record] as const,
  ),
)

const parse = (record: FixedRecord, line: string, engine: (typeof ENGINES)[number]) => {
  const faults: Fault[] = []
  return { values: codecOf(record, engine).parse(line, latin1Columns(line), 0, faults), faults }
}

const encode = (record: FixedRecord, values: object, engine: (typeof ENGINES)[number]): unknown => {
  const bytes = new Uint8Array(record.width)
  try {
    codecOf(record, engine).encode(values, bytes, 0)
    return bytes
  } catch (error) {
    return (error as Error).message
  }
}

test('there are records to try', () => {
  expect(records.length).toBeGreaterThan(20)
})

describe.each(someOf(records, 100))('%s', (_, record) => {
  test('is read equally, line by line, undamaged or damaged', () => {
    fc.assert(
      fc.property(fc.oneof(regularLineOf(record), damagedLineOf(record)), (line) => {
        expect(parse(record, line, 'compiled')).toEqual(parse(record, line, 'interpreted'))
      }),
      runs(6, 2),
    )
  })

  test('is written equally, or throws the same error', () => {
    fc.assert(
      fc.property(anyValuesOf(record), (values) => {
        expect(encode(record, values, 'compiled')).toEqual(encode(record, values, 'interpreted'))
      }),
      runs(6, 2),
    )
  })

  test('gives back the values it was written from', () => {
    fc.assert(
      fc.property(valuesOf(record), (values) => {
        for (const engine of ENGINES) {
          const line = Buffer.from(encode(record, values, engine) as Uint8Array).toString('latin1')
          expect(parse(record, line, engine)).toEqual({ values, faults: [] })
        }
      }),
      runs(4, 1),
    )
  })
})
