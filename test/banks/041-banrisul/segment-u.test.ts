import { expect, test } from 'vitest'
import { parseReturn } from '../../../src/return/index.js'
import { returnFixture } from '../../return/return-fixtures.js'

function missingRecords(name: string, removedLine?: number) {
  const lines = returnFixture(name).bytes.toString('latin1').split('\r\n')
  const kept = lines.filter((_, i) => i + 1 !== removedLine)
  const { diagnostics } = parseReturn(Buffer.from(kept.join('\r\n'), 'latin1'))
  return diagnostics.filter(({ code }) => code === 'missing_companion')
}

// CNAB 240 of October 2013, p. 6: only 06, 09, 17, 23, 25 and 28 have U.
test('a settlement of 2013 without its segment U is incomplete, a rejection is not', () => {
  expect(missingRecords('041-banrisul/cnab240-040/settlements', 6)).toMatchObject([{ line: 5, expected: 'segment_u' }])
  expect(missingRecords('041-banrisul/cnab240-040/registrations-and-rejections')).toEqual([])
})
