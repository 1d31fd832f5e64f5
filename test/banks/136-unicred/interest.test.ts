/** The form of Unicred's interest: 105 and 161–173 of CNAB 400 (pp. 11 and 14), C018 and 127–141 of CNAB 240 (p. 25). */
import { describe, expect, test } from 'vitest'
import type { Slip } from '../../../src/cobranca/index.js'
import { buildRemittance } from '../../../src/remittance/index.js'
import { entry, generated_at } from '../../remittance/made-up.js'
import { INSTRUCTIONS } from './instruction-rows.js'

const built = (key: 'cnab240' | 'cnab400', slip: Partial<Slip>) =>
  buildRemittance({ wallet: INSTRUCTIONS[key]!.wallet, entries: [entry(slip)], generated_at, strict: true })

/** Code and number of the interest. */
function written(key: 'cnab240' | 'cnab400', slip: Partial<Slip>): string[] {
  const lines = built(key, slip).content.split('\r\n')
  if (key === 'cnab400') return [lines[1]![104]!, lines[1]!.slice(160, 173)]
  const segmentP = lines.find((line) => line[13] === 'P')!
  return [segmentP[117]!, segmentP.slice(128, 141)]
}

const monthly = { interest_type: 4, interest_percentage: '1' } as const

describe.each(['cnab400', 'cnab240'] as const)('%s', (key) => {
  // R$ 0,01 a day would be 1,5 % a month of R$ 20,00.
  test.each<[Partial<Slip>, string, string]>([
    [{ amount: '20,00', ...monthly }, '2', '0000000000100'],
    [{ amount: '1000,00', ...monthly }, '2', '0000000000100'],
    [{ amount: '99,90', interest_type: 1, interest_percentage: '0,03' }, '4', '0000000000003'],
    [{ amount: '1345,56', interest_type: 2, interest_value: '1,50' }, '1', '0000000000150'],
  ])('%o is sent as it is, also with strict: %s, %s', (slip, code, number) => {
    expect(written(key, slip)).toEqual([code, number])
  })

  test('charges_sent has the form of the file', () => {
    expect(built(key, { amount: '20,00', ...monthly }).records[0]!.charges_sent?.interest).toMatchObject({
      kind: 'percentage',
      percentage: '1',
      days: 30,
    })
  })
})

test('CNAB 240 has two columns more for the interest than CNAB 400', () => {
  // 1,0001 % of 9.999.999.999.999,99 is 100.010.000.000,00, with 14 digits.
  const slip = { amount: '9999999999999,99', interest_type: 1, interest_percentage: '1,0001' } as const
  const { content } = buildRemittance({ wallet: INSTRUCTIONS['cnab240']!.wallet, entries: [entry(slip)], generated_at })
  const segmentP = content.split('\r\n').find((line) => line[13] === 'P')!
  expect([segmentP[117]!, segmentP.slice(126, 141)]).toEqual(['1', '010001000000000'])
})
