/** Interest in Santander's CNAB 240, H7815 version 8.4 (07/2025): P 118–141, notas 18, 21 and 22. */
import { expect, test } from 'vitest'
import type { Slip } from '../../../src/cobranca/index.js'
import { entryOf, linesOf } from '../../remittance/instruction-rows.js'
import { cnab240 } from './instruction-rows.js'

const interest = (slip: Partial<Slip>): string =>
  linesOf(cnab240.wallet, entryOf({ expire_at: '2026-04-30', ...slip }))[0]!.slice(117, 141)

test('a monthly rate has five decimals, with and without tolerance (nota 18)', () => {
  // 1 % a month
  const rate = { interest_type: 1, interest_percentage: '0.0333333333', days_for_interest: 1 } as const
  expect(interest(rate)).toBe('230042026000000000100000')
  expect(interest({ ...rate, days_for_interest: 4 })).toBe('603052026000000000100000')
})

test('R$ per day have two decimals', () => {
  const value = { interest_type: 2, interest_value: '0,27', days_for_interest: 1 } as const
  expect(interest(value)).toBe('130042026000000000000027')
})

test('no interest is exempt, with zeros', () => {
  expect(interest({ interest_type: 0 })).toBe(`3${'0'.repeat(23)}`)
})
