/** Values of a record, completed with the default values of its family. */
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { blanks, digits, integer, key, record, text } from '../../../src/fixed-width/index.js'
import { interpreted, valueCompleter } from '../../../src/fixed-width/write/value-completer.js'
import { runs } from '../../runs.js'

const title = record(
  'test.title',
  20,
  {
    record_type: key(1, 1, '1'),
    number: digits(2, 6),
    name: text(7, 12),
    reserved_1: blanks(13, 15),
    sequence: integer(16, 20),
  },
  'test',
)

const usual = {
  number: ({ id }: { id: string }) => id,
  name: () => 'USUAL',
  other: () => 'of another record',
}

const complete = valueCompleter(title, usual)

test('a default value is used for an undefined value, only in fields of the record', () => {
  expect(complete({ name: 'OWN' }, { id: '7' })).toEqual({ number: '7', name: 'OWN', sequence: undefined })
})

test('an empty value is not replaced', () => {
  expect(complete({ name: '', number: null }, { id: '7' })).toMatchObject({ name: '', number: null })
})

test('generated code equals the plain function', () => {
  const value = fc.constantFrom(undefined, null, '', 'A', 0, 1)
  const names = ['number', 'name', 'sequence']
  const plain = interpreted(names, usual)
  fc.assert(
    fc.property(fc.record({ number: value, name: value, sequence: value }), fc.string(), (given, id) => {
      expect(complete(given, { id })).toEqual(plain(given, { id }))
    }),
    runs(100),
  )
})
