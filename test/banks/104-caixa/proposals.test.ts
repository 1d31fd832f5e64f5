/** Boletos de proposta at Caixa: CNAB 240 67.118 v029, FEBRABAN's espécie 32, `document_type` 36. */
import { describe, expect, test } from 'vitest'
import type { Slip } from '../../../src/cobranca/index.js'
import { buildRemittance } from '../../../src/remittance/index.js'
import { errorsOf } from '../../cobranca/errors-of.js'
import { entry, generated_at } from '../../remittance/made-up.js'
import { INSTRUCTIONS } from './instruction-rows.js'

const build = (key: string, changes: Partial<Slip>) =>
  buildRemittance({
    wallet: INSTRUCTIONS[key]!.wallet,
    entries: [entry({ document_number: 'NF1', document_type: '36', document_date: '2026-03-02', ...changes })],
    generated_at,
  })

const RANGE = {
  divergent_payment_type: 2,
  divergent_payment_value_type: 1,
  divergent_payment_minimum_value: '10,00',
  divergent_payment_maximum_value: '500,00',
} as const

const message = (text: string) => [`${text} com document_type 36 (proposta) na Caixa`]

describe.each(['cnab240', 'cnab240 7 dígitos'])('%s', (key) => {
  const refused = (changes: Partial<Slip>) => errorsOf(() => build(key, changes))

  // C092, p. 63: P 240 is 2; C093, p. 63: Y-53 20–21 is 02; C094, p. 64: 22–23 is 01.
  test('a proposal goes with the authorization, payment type 02, and one payment', () => {
    const lines = build(key, RANGE).content.split('\r\n')
    const y53 = lines.find((line) => line.slice(17, 19) === '53')!
    expect(lines[2]!.slice(106, 108)).toBe('32')
    expect(lines[2]!.slice(239)).toBe('2')
    expect(y53.slice(17, 23)).toBe('530201')
  })

  test('a proposal without a range would go without an authorization, as payable only by its amount', () => {
    expect(refused({})).toEqual({ divergent_payment_type: message('deve ser 2') })
    expect(refused({ divergent_payment_type: 1 })).toEqual({ divergent_payment_type: message('deve ser 2') })
    expect(refused({ divergent_payment_type: 3 })).toEqual({ divergent_payment_type: message('deve ser 2') })
    expect(refused({ document_type: '02' })).toBeNull()
  })

  test('a proposal is paid once (C094, p. 64)', () => {
    expect(refused({ ...RANGE, divergent_payment_limit: 1 })).toBeNull()
    expect(refused({ ...RANGE, divergent_payment_limit: 2 })).toEqual({
      divergent_payment_limit: message('deve ser menor ou igual a 1'),
    })
  })

  test('the minimum of a proposal is more than zero (C097, p. 64)', () => {
    const percent = {
      divergent_payment_type: 2,
      divergent_payment_value_type: 2,
      divergent_payment_maximum_percentage: '100',
    } as const
    expect(refused({ ...percent, divergent_payment_minimum_percentage: '10' })).toBeNull()
    for (const none of [
      { ...RANGE, divergent_payment_minimum_value: '0,00' },
      { ...percent, divergent_payment_minimum_percentage: '0' },
    ] as const)
      expect(Object.keys(refused(none) ?? {})).toEqual([expect.stringMatching(/^divergent_payment_minimum_/)])
  })

  test('a proposal of zero is refused with any range', () => {
    expect(refused({ ...RANGE, amount: '0,00' })).toEqual({ amount: ['deve ser maior ou igual a 0,01'] })
  })
})
