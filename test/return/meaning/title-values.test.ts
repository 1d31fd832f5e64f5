/** Values of a title by `role.field`, from any of its records. */
import { expect, test } from 'vitest'
import { digits, key, record, type Title, text } from '../../../src/fixed-width/index.js'
import { textAt, textsAt, valueAt, writtenAt } from '../../../src/return/meaning/title-values.js'

const title = {
  main: { role: 't', values: { name: 'Vento', number: 7 } },
  companions: {
    u: [
      { role: 'u', values: { code: '06', day: null } },
      { role: 'u', values: { code: '07' } },
    ],
    y: [{ role: 'y', values: null }],
  },
} as unknown as Title

test('valueAt reads the main record, or the first companion of the role', () => {
  expect(['t.name', 't.number', 'u.code', 'u.day'].map((path) => valueAt(title, path))).toEqual([
    'Vento',
    7,
    '06',
    null,
  ])
})

test('valueAt is undefined if the record, its values or the field are missing', () => {
  expect(['z.code', 'y.code', 'u.name'].map((path) => valueAt(title, path))).toEqual([undefined, undefined, undefined])
})

test('textAt is null if the value is missing or not a text', () => {
  expect(['t.name', 't.number', 'u.day', 'z.code'].map((path) => textAt(title, path))).toEqual([
    'Vento',
    null,
    null,
    null,
  ])
})

test('textsAt reads every record of the role', () => {
  expect(['t.name', 't.number', 'u.code', 'y.code', 'z.code'].map((path) => textsAt(title, path))).toEqual([
    ['Vento'],
    [],
    ['06', '07'],
    [],
    [],
  ])
})

test('writtenAt is the value, the constant of a key, or empty', () => {
  const records = {
    t: record('made.t', 20, { type: key(1, 1, '3'), name: text(2, 16), number: digits(17, 20) }, 'made up'),
    u: record('made.u', 20, { type: key(1, 1, '4'), code: digits(2, 3), day: text(4, 20) }, 'made up'),
  }
  const paths = ['t.type', 't.name', 't.number', 'u.type', 'u.code', 'u.day', 'u.more', 'y.code', 'z.code']
  expect(paths.map((path) => writtenAt({ records }, title, path))).toEqual([
    '3',
    'Vento',
    '7',
    '4',
    '06',
    '',
    '',
    '',
    '',
  ])
})
