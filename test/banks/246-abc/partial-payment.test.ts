/** Payments of another value: CNAB 240 (05/2020), C077 and C078, p. 48; reasons IV and IW, p. 43. */
import { expect, test } from 'vitest'
import { entryOf, linesOf } from '../../remittance/instruction-rows.js'
import { INSTRUCTIONS } from './instruction-rows.js'

const { wallet } = INSTRUCTIONS['cnab240']!

const asking = { divergent_payment_type: 1, divergent_payment_limit: 4 } as const
const segment = (lines: readonly string[], begins: string) => lines.find((line) => line.slice(13, 14) === begins)

test.each([
  ['an entry that asks for it has 2 in P 240, and Y-53', entryOf(asking), '2', '530104'],
  ['one that does not has 1, and none', entryOf(), '1', undefined],
])('%s', (_, entry, authorization, payment) => {
  const lines = linesOf(wallet, entry)
  expect(segment(lines, 'P')!.slice(239)).toBe(authorization)
  expect(lines.find((line) => line.slice(13, 19).endsWith('53'))?.slice(17, 23)).toBe(payment)
})

test('other movements have no Y-53, and therefore 1', () => {
  const lines = linesOf(wallet, entryOf({ ...asking, our_number: '45001' }, '1003'))
  expect(lines).toHaveLength(2)
  expect(segment(lines, 'P')!.slice(239)).toBe('1')
})
