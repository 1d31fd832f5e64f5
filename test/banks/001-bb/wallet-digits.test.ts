/**
 * Check digits of agency and account. Source: «Regras de Validação de dígito verificador de agência e conta corrente», Icatu Seguros, 2016, p. 2, with its
 * example 1584-9 and 00210169-6. Further digits by hand: 1548 is 1 × 5 + 5 × 4 + 4 × 3 + 8 × 2 = 53,
 * remainder 9, 2; 0006 is 6 × 2 = 12, remainder 1, X; 00000014 is 1 × 3 + 4 × 2 = 11, remainder 0, 0.
 */
import { describe, expect, test } from 'vitest'
import type { Wallet } from '../../../src/cobranca/index.js'
import { buildRemittance } from '../../../src/remittance/index.js'
import { errorsOf } from '../../cobranca/errors-of.js'
import { entryOf } from '../../remittance/instruction-rows.js'
import { INSTRUCTIONS } from './instruction-rows.js'

describe.each(Object.entries(INSTRUCTIONS))('%s', (_, { wallet }) => {
  const errors = (numbers: Partial<Wallet>) =>
    errorsOf(() =>
      buildRemittance({ wallet: { ...wallet, ...numbers }, entries: [entryOf()], generated_at: '2026-03-02T10:15:30' }),
    )
  const example = { agency_number: '1584', agency_digit: '9', account_number: '210169', account_digit: '6' }

  test.each<Partial<Wallet>>([
    {},
    { agency_number: '0006', agency_digit: 'X' },
    { agency_number: '6', agency_digit: 'x' },
    { account_number: '14', account_digit: '0' },
  ])('%j is accepted', (numbers) => {
    const found = errors({ ...example, ...numbers })
    expect([found?.['agency_digit'], found?.['account_digit']]).toEqual([undefined, undefined])
  })

  test.each<[Partial<Wallet>, Record<string, string[]>]>([
    [{ agency_number: '1548' }, { agency_digit: ['não confere com agency_number: o dígito é 2'] }],
    [{ account_digit: '9' }, { account_digit: ['não confere com agency_number e account_number: o dígito é 6'] }],
    [{ agency_number: '0006', agency_digit: '0' }, { agency_digit: ['não confere com agency_number: o dígito é X'] }],
  ])('%j is an error', (numbers, expected) => {
    expect(errors({ ...example, ...numbers })).toEqual(expected)
  })
})
