/** Regular values are read and written without the interpreter, which is slow. */
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type AnyField, type FixedRecord, latin1Columns, letterTable } from '../../../src/fixed-width/index.js'
import { allDigits, filled, number } from '../../../src/fixed-width/read/column-reads.js'
import { rowReader } from '../../../src/fixed-width/read/row-reader.js'
import { compileEncode } from '../../../src/fixed-width/write/compile-encode.js'
import { compileEncodeFitted } from '../../../src/fixed-width/write/compile-fitted.js'
import { runs } from '../../runs.js'
import { anyRecord, regularLineOf, valuesOf } from '../arbitraries.js'

/** A record, and its fields that the interpreter handled. */
const withRecord = <T>(more: (record: FixedRecord) => fc.Arbitrary<T>) =>
  anyRecord.chain((record) => fc.tuple(fc.constant(record), more(record)))
const namesOf = (record: FixedRecord, indices: readonly number[]) =>
  indices.map((index) => Object.keys(record.fields)[index])

/** The interpreter reads rates, times, right-aligned texts, blank fields except dates, and letters in tax ids. */
function isReadAtOnce({ kind, align, from, to }: AnyField, line: string): boolean {
  const columns = line.slice(from - 1, to)
  switch (kind) {
    case 'rate':
    case 'time':
      return false
    case 'text':
      return align !== 'right'
    case 'digits':
    case 'tax_id':
      return /^[0-9]+$/.test(columns)
    case 'integer':
    case 'money':
      return /^0*[0-9]{1,15}$/.test(columns)
    default:
      return true
  }
}

/** The interpreter writes times of day, and rates with more digits than a double. */
function isWrittenAtOnce({ kind, decimals = 0 }: AnyField, value: unknown): boolean {
  return kind === 'rate' ? value === null || String(value).length + decimals <= 15 : kind !== 'time'
}

const writtenAtOnce = (record: FixedRecord, values: Readonly<Record<string, unknown>>): string[] =>
  Object.keys(record.fields).filter((name) => isWrittenAtOnce(record.fields[name]!, values[name]))

const shared = (some: readonly unknown[], others: readonly unknown[]) => some.filter((each) => others.includes(each))

describe('regular values', () => {
  test('are read without the interpreter, at any position of the line', () => {
    fc.assert(
      fc.property(withRecord(regularLineOf), fc.nat({ max: 9 }), ([record, line], at) => {
        const slow: AnyField[] = []
        const read = rowReader(record, (field) => {
          slow.push(field)
          return null
        })
        read(line, latin1Columns('7'.repeat(at) + line), at, [])
        const atOnce = Object.values(record.fields).filter((field) => isReadAtOnce(field, line))
        expect(shared(atOnce, slow)).toEqual([])
      }),
      runs(300),
    )
  })

  test('are written without the interpreter', () => {
    fc.assert(
      fc.property(withRecord(valuesOf), ([record, values]) => {
        const slow: number[] = []
        const encode = compileEncode(record, { write: (index) => slow.push(index) })
        encode(values, new Uint8Array(record.width), 0)
        expect(shared(writtenAtOnce(record, values), namesOf(record, slow))).toEqual([])
      }),
      runs(300),
    )
  })

  test('are written to a file without the interpreter, if texts have no superfluous blanks', () => {
    const same = Uint8Array.from({ length: 256 }, (_, code) => code)
    const letters = { capitals: letterTable(same, true), kept: letterTable(same, false) }
    const fitter = { ...letters, fit: (_: number, text: string) => text, changed() {} }
    fc.assert(
      fc.property(withRecord(valuesOf), fc.boolean(), ([record, drawn], areOwn) => {
        const values = Object.fromEntries(
          Object.entries(drawn).map(([name, value]) => {
            const isText = ['text', 'reserved'].includes(record.fields[name]!.kind)
            return [
              name,
              isText
                ? String(value)
                    .replaceAll(/[^!-~]+/g, ' ')
                    .trim()
                : value,
            ]
          }),
        )
        const slow: number[] = []
        const names = Object.keys(record.fields)
        const encode = compileEncodeFitted(record, areOwn ? names : [], { write: (index) => slow.push(index) })()
        const own = names.map(() => letters.capitals)
        for (let line = 0; line < 2; line++)
          encode(values, new Uint8Array(record.width), 0, areOwn ? values : {}, { ...fitter, own })
        expect(shared(writtenAtOnce(record, values), namesOf(record, slow))).toEqual([])
      }),
      runs(300),
    )
  })
})

describe('columns', () => {
  const bytes = Buffer.from('x0019 99:/')

  test('filled() tests for a single character', () => {
    expect(filled(bytes, 1, 3, 48)).toBe(true)
    expect(filled(bytes, 1, 1, 48)).toBe(true)
    expect([filled(bytes, 0, 3, 48), filled(bytes, 1, 4, 48)]).toEqual([false, false])
  })

  test('allDigits() tests for digits only', () => {
    expect([allDigits(bytes, 1, 5), allDigits(bytes, 6, 8)]).toEqual([true, true])
    expect([allDigits(bytes, 0, 5), allDigits(bytes, 1, 6), allDigits(bytes, 7, 9), allDigits(bytes, 7, 10)]).toEqual([
      false,
      false,
      false,
      false,
    ])
    expect(allDigits(bytes, 9, 10)).toBe(false)
  })

  test('number() returns the number, or a negative number for other columns', () => {
    expect([number(bytes, 1, 5), number(bytes, 6, 8)]).toEqual([19, 99])
    expect([number(bytes, 0, 5), number(bytes, 1, 6), number(bytes, 7, 9), number(bytes, 9, 10)]).toEqual([
      -1, -1, -1, -1,
    ])
  })
})
