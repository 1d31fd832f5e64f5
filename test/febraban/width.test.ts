import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { identify } from '../../src/febraban/index.js'

/** A header, some titles and a trailer of CNAB 400; with a key in 401–444 of the titles, lines of 444 columns. */
function file(bank: string, titles: number, key = ''): string {
  const header = `${'02RETORNO01COBRANCA'.padEnd(76)}${bank}`.padEnd(394)
  const title = '1'.padEnd(394)
  const trailer = '9'.padEnd(394)
  const line = (columns: string, end: string) => `${columns}000001${end.padEnd(key.length)}\r\n`
  return line(header, '') + line(title, key).repeat(titles) + line(trailer, '')
}

const KEY = '35260344556677000186550010000030021000030029'

test.each([
  ['400', [file('001', 1), file('637', 5, KEY)], { bank: '001', width: 400, lineLength: 400 }],
  ['444', [file('637', 1, KEY), file('001', 5)], { bank: '637', width: 444, lineLength: 444 }],
])('a file of %s columns before a longer file of another bank and width keeps its width', (_, files, expected) => {
  expect(identify(Buffer.from(files.join('')))).toMatchObject(expected)
})

// A header of CNAB 240 has only blanks from 241 on. Damage there takes nothing from the columns that identify the file.
test('CNAB 240 of 750 columns is identified by its header, also with a character in the blanks, and a damaged detail', () => {
  const bytes = readFileSync('fixtures/084-uniprime/cnab240-750/settlements.ret')
  const identity = identify(bytes)
  expect(identity).toMatchObject({ format: 'cnab240', width: 750, bank: '084', direction: 'return' })
  bytes.write('"', 500, 'latin1')
  bytes.write(' ', 2 * (750 + 2), 'latin1')
  expect(identify(bytes)).toEqual(identity)
})
