/** The key of the invoice: CNAB 444 (May 2019), pp. 5 and 10. */
import { expect, test } from 'vitest'
import { parseRemittance } from '../../../src/remittance/index.js'
import { parseReturn } from '../../../src/return/index.js'
import { build, entryOf } from '../../remittance/instruction-rows.js'
import { returnFixture } from '../../return/return-fixtures.js'
import { INSTRUCTIONS } from './instruction-rows.js'

const { wallet, instead } = INSTRUCTIONS['cnab400 444']!

test('every line of a remittance of 444 has 444 columns, and only the title of an entry has the key', () => {
  const key = '35260344556677000186550010000030021000030029'
  const keyed = { ...instead, nfe_key: key }
  const { content, bytes } = build(wallet, entryOf(keyed), entryOf({ ...keyed, our_number: '45002' }, '1002'))
  const lines = content.split('\r\n').slice(0, -1)
  expect(lines.map((line) => line.length)).toEqual(lines.map(() => 444))
  expect(lines.filter((line) => line.endsWith(key)).map((line) => line.slice(108, 110))).toEqual(['01'])
  expect(lines.filter((line) => line.slice(400).trim() === '')).toHaveLength(lines.length - 1)
  expect(parseRemittance(bytes).variant).toBe('444')
})

test('a return of 444 columns is read as a return of 400, and detected by its further columns', () => {
  const [usual, wide] = ['cnab400', 'cnab400-444'].map((layout) =>
    parseReturn(returnFixture(`637-sofisa/${layout}/settlements`).bytes),
  )
  expect([usual!.variant, wide!.variant, wide!.diagnostics]).toEqual([undefined, '444', []])
  const parsed = (file: typeof wide) => file!.bank_billet_discharges.map(({ line_parsed }) => line_parsed)
  expect(parsed(wide)).toEqual(parsed(usual))
})
