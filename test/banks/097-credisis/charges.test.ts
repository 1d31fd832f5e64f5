/**
 * Interest, fine and discounts of remittances have four decimals: CNAB 240 (April 2017), V(15), p. 4; G075, p. 25; C023, p. 29. CNAB 400 (version 1.1), V(15) and
 * VD(13), p. 4; RM.DO.13, RM.DO.17 and RM.DO.22, pp. 26–28. The expected values are calculated by hand.
 */
import { describe, expect, test } from 'vitest'
import type { Slip } from '../../../src/cobranca/index.js'
import { parseRemittance } from '../../../src/index.js'
import { explainFile } from '../../../src/inspect/index.js'
import { buildRemittance } from '../../../src/remittance/index.js'
import { amountOwed } from '../../../src/settlement/index.js'
import { entry, generated_at } from '../../remittance/made-up.js'
import { INSTRUCTIONS } from './instruction-rows.js'

function build(layout: 'cnab240' | 'cnab400', given: Partial<Slip>) {
  const { wallet } = INSTRUCTIONS[layout]!
  const entries = [entry({ expire_at: '2026-03-31', ...given })]
  const { content, bytes, records, changes } = buildRemittance({ wallet, entries, generated_at })
  const charged = changes.filter(({ field }) => /interest|fine|discount/.test(field ?? ''))
  return { lines: content.split('\r\n'), bytes, sent: records[0]!.charges_sent!, changes: charged }
}

const INTEREST = { days_for_interest: 1 } as const
const FINE = { days_for_fine: 1, fine_type: 1 } as const

describe('CNAB 400', () => {
  const interest = (given: Partial<Slip>) => {
    const { lines, sent, changes } = build('cnab400', { ...INTEREST, ...given })
    const details = lines.find((line) => line.startsWith('2'))!
    return [details.slice(284, 300), sent.interest, changes.map(({ from, to }) => [from, to])]
  }

  test.each([
    // As given.
    ['10,00', { interest_type: 1, interest_percentage: '0,033' }, '000000000000330P'],
    ['1000,00', { interest_type: 1, interest_percentage: '0,0005' }, '000000000000005P'],
    ['1000,00', { interest_type: 2, interest_value: '0,10' }, '000000000001000F'],
    // The page's example: R$ 123,50.
    ['10000,00', { interest_type: 2, interest_value: '123,50' }, '000000001235000F'],
  ] as const)('interest of %s: %j', (amount, given, columns) => {
    expect(interest({ amount, ...given } as never)).toEqual([columns, expect.objectContaining({ days: 1 }), []])
  })

  test('interest per month has the form that loses least', () => {
    // R$ 10,00 a month: 30 × R$ 0,3333 = R$ 9,999; 30 × 0,0333% = R$ 9,99.
    expect(interest({ amount: '1000,00', interest_type: 4, interest_percentage: '1' } as never)).toEqual([
      '000000000003333F',
      { kind: 'value', cents: 3333, days: 100, date: null },
      [['1% ao mês', 'R$ 0,3333 ao dia']],
    ])
    // R$ 0,20 a month: 30 × R$ 0,0067 = R$ 0,201; 30 × 0,0333% = R$ 0,1998.
    expect(interest({ amount: '20,00', interest_type: 4, interest_percentage: '1' } as never)).toEqual([
      '000000000000333P',
      { kind: 'percentage', percentage: '0.0333', days: 1, date: null },
      [['1% ao mês', '0,0333% ao dia']],
    ])
    // R$ 30,00 a month are R$ 1,00 and 0,1% a day exactly.
    expect(interest({ amount: '1000,00', interest_type: 4, interest_percentage: '3' } as never)[0]).toBe(
      '000000000001000P',
    )
  })

  test('fine and discounts', () => {
    const of = (given: Partial<Slip>) => {
      const details = build('cnab400', given).lines.find((line) => line.startsWith('2'))!
      return [details.slice(303, 319), details.slice(328, 342)]
    }
    expect(of({ ...FINE, fine_percentage: '2,125' })).toEqual(['000000000021250P', '0000000000000I'])
    expect(of({ ...FINE, fine_type: 2, fine_value: '1,50' })[0]).toBe('000000000015000F')
    const discount = { days_for_discount: 5 }
    expect(of({ ...discount, discount_type: 2, discount_percentage: '2,125' })[1]).toBe('0000000021250P')
    expect(of({ ...discount, discount_type: 1, discount_value: '1,50' })[1]).toBe('0000000015000F')
  })

  test('parts of a cent are read, and charged', () => {
    const { bytes, sent } = build('cnab400', {
      ...INTEREST,
      amount: '1000,00',
      interest_type: 4,
      interest_percentage: '1',
    } as never)
    expect(parseRemittance(bytes).titles[0]!.charges_sent).toEqual(sent)
    const values = explainFile(bytes)
      .lines.flatMap(({ fields }) => fields)
      .filter(({ name }) => name === 'interest_value')
    expect(values.map(({ shown }) => shown)).toEqual(['R$ 0,3333'])
    const slip = { amount: '1000,00', expire_at: '2026-03-31', charges_sent: sent }
    // One day: R$ 0,3333. Thirty days: R$ 9,999.
    expect([amountOwed(slip, '2026-04-01').interest, amountOwed(slip, '2026-04-30').interest]).toEqual([33, 1000])
  })
})

describe('CNAB 240', () => {
  const segment = (given: Partial<Slip>, letter: string, from: number, to: number): string =>
    build('cnab240', given)
      .lines.find((line) => line[13] === letter)!
      .slice(from - 1, to)

  test('interest', () => {
    const of = (given: object) => segment({ ...INTEREST, ...given } as Partial<Slip>, 'P', 118, 141)
    // 30 × 0,0333% = 0,9990% a month.
    expect(of({ interest_type: 1, interest_percentage: '0,0333' })).toMatch(/^2.{8}000000000009990$/)
    expect(of({ interest_type: 4, interest_percentage: '0,9993' })).toMatch(/^2.{8}000000000009993$/)
    // The example of p. 4: 10,00.
    expect(of({ interest_type: 2, interest_value: '10,00' })).toMatch(/^1.{8}000000000100000$/)
  })

  test('fine and discounts', () => {
    expect(segment({ ...FINE, fine_percentage: '2,125' }, 'R', 66, 89)).toMatch(/^2.{8}000000000021250$/)
    expect(segment({ ...FINE, fine_type: 2, fine_value: '1,50' }, 'R', 66, 89)).toMatch(/^1.{8}000000000015000$/)
    const discount = { days_for_discount: 5 }
    const percentage = { ...discount, discount_type: 2, discount_percentage: '2,125' } as const
    expect(segment(percentage, 'P', 142, 165)).toMatch(/^2.{8}000000000021250$/)
    const value = { ...discount, discount_type: 1, discount_value: '1,50' } as const
    expect(segment(value, 'P', 142, 165)).toMatch(/^1.{8}000000000015000$/)
  })
})
