/** Values of a record under a family's usual ones: which of the two goes into each field. */
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

test('a usual value goes where none is given, and only into fields that the record has', () => {
  expect(complete({ name: 'OWN' }, { id: '7' })).toEqual({ number: '7', name: 'OWN', sequence: undefined })
})

test('an empty value is a value', () => {
  expect(complete({ name: '', number: null }, { id: '7' })).toMatchObject({ name: '', number: null })
})

test('generated code gives what the plain function gives', () => {
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
