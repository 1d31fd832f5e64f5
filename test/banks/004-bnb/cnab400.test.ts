/** Rules that only Banco do Nordeste's CNAB 400 has: v2.0 (July 2011); manual of August 2009. */
import { describe, expect, test } from 'vitest'
import type { Entry, Slip, Wallet } from '../../../src/cobranca/index.js'
import { parseReturn } from '../../../src/return/index.js'
import { fixture } from '../../../src/testing/fixtures/index.js'
import { errorsOf } from '../../cobranca/errors-of.js'
import { build, entryOf } from '../../remittance/instruction-rows.js'
import { INSTRUCTIONS } from './instruction-rows.js'

const { wallet, instead } = INSTRUCTIONS['cnab400']!
const entry = (more: Partial<Slip> = {}, our_code: Entry['our_code'] = '1001'): Entry =>
  entryOf({ ...instead, ...more }, our_code)
const columns = (from: number, to: number, given: Entry, own: Partial<Wallet> = {}): string =>
  build({ ...wallet, ...own }, given)
    .content.split('\r\n')[1]!
    .slice(from - 1, to)

test('column 108 has carteira 4 for the operations 21 and 50, C for 58; carteira 1, whose slips the bank numbers, has a nosso número of zeros (pp. 6 and 12)', () => {
  const written = (slug: string, own: Partial<Slip> = {}) => columns(63, 108, entry(own), { bank_contract_slug: slug })
  for (const slug of ['bnb-bs-21', 'bnb-bs-50']) expect(written(slug)).toMatch(/^00450014.*4$/)
  expect(written('bnb-bs-58')).toMatch(/^00450014.*C$/)
  expect(written('bnb-bs-21-1', { our_number: null })).toMatch(/^00000000.*1$/)
})

test('the header has the name of the bank (08/2009, p. 2) and the code of the user, and 1Ah follows the last line end (pp. 4–5)', () => {
  const { content } = build(wallet, entry())
  expect(content.slice(79, 94)).toBe('B.DO NORDESTE  ')
  expect(content.slice(100, 103)).toBe('017')
  expect(content.endsWith('\r\n\x1a')).toBe(true)
})

describe('days of protest, 392–393 (p. 8)', () => {
  test.each([
    ['1001', 7, '07'],
    ['1001', null, '99'],
    ['1002', null, '00'],
    ['1009', null, '00'],
    ['1010', 7, '99'],
  ] as const)('%s with %s days has %s', (code, days_for_sue, written) => {
    expect(columns(392, 393, entry({ days_for_sue }, code))).toBe(written)
  })

  test('99 days would mean no protest', () => {
    expect(errorsOf(() => build(wallet, entry({ days_for_sue: 99 })))).toEqual({
      days_for_sue: ['deve ser menor ou igual a 98'],
    })
  })
})

describe('fine and interest', () => {
  test('a fine in reais, and a percentage that is not whole, are errors (08/2009, p. 3)', () => {
    const value = { fine_type: 2, fine_percentage: null, fine_value: '1,00' } as const
    expect(errorsOf(() => build(wallet, entry(value)))).toEqual({ fine_value: [expect.stringContaining('não existe')] })
    expect(errorsOf(() => build(wallet, entry({ fine_percentage: '2,5' })))).toEqual({
      fine_percentage: [expect.stringContaining('inteiro')],
    })
  })

  test('they count from the due date', () => {
    expect(errorsOf(() => build(wallet, entry({ days_for_fine: 3, days_for_interest: 5 })))).toEqual({
      days_for_fine: [expect.stringContaining('deve ser 1')],
      days_for_interest: [expect.stringContaining('deve ser 1')],
    })
  })
})

describe('instruction 157–160, right in its four columns (pp. 7 and 13)', () => {
  test('05 is 0005', () => {
    expect(columns(157, 160, entry({ first_instruction: '05' }))).toBe('0005')
  })

  test('other codes, and codes that contradict the charges, are errors', () => {
    expect(errorsOf(() => build(wallet, entry({ first_instruction: '09' })))).toEqual({
      first_instruction: [expect.stringContaining('não existe')],
    })
    expect(Object.keys(errorsOf(() => build(wallet, entry({ first_instruction: '08' }))) ?? {})).toEqual([
      'interest_type',
      'fine_type',
    ])
    expect(Object.keys(errorsOf(() => build(wallet, entry({ first_instruction: '15' }))) ?? {})).toEqual([
      'interest_type',
    ])
  })
})

test('352–391 hold the guarantor or one message; with both, the message is reported (p. 8)', () => {
  const alone = {
    guarantor_name: null,
    guarantor_cnpj_cpf: null,
    guarantor_address: null,
    guarantor_address_number: null,
  }
  const without = {
    ...alone,
    guarantor_neighborhood: null,
    guarantor_zipcode: null,
    guarantor_city_name: null,
    guarantor_state: null,
  }
  const instructions = 'Não receber em cheque'
  expect(columns(352, 391, entry({ ...without, instructions })).trim()).toBe('NAO RECEBER EM CHEQUE')
  expect(build(wallet, entry({ instructions })).changes).toContainEqual(
    expect.objectContaining({ field: 'slip.instructions' }),
  )
  expect(
    Object.keys(
      errorsOf(() => build(wallet, entry({ ...without, instructions: `${instructions}\nOutra linha` }))) ?? {},
    ),
  ).toEqual(['instructions'])
})

// 08/2009, p. 5; v2.0 has only the map of errors in these columns.
test('296–301 are the date of credit of a normal settlement, and errors 17 to 22 of a rejection', () => {
  const { bytes } = fixture('004-bnb/cnab400/settlements')
  const [settled] = parseReturn(bytes).bank_billet_discharges
  expect(settled!.line_parsed.credit_at).toBe('2026-03-06')
  const rejected = Buffer.from(
    Buffer.from(bytes)
      .toString('latin1')
      .split('\r\n')
      .map((line, i) => (i === 1 ? `${line.slice(0, 108)}51${line.slice(110)}` : line))
      .join('\r\n'),
  )
  const [same] = parseReturn(rejected).bank_billet_discharges
  expect(same!.line_parsed.credit_at).toBeNull()
  // 060326 has no 1.
  expect(same!.reasons).toEqual([])
})

// 82–94 come before the amount in 127–139: without a check of all columns only the discount would be reported.
test('an amount that exceeds its columns is reported together with its discount', () => {
  const discounts = {
    amount: Number.MAX_SAFE_INTEGER,
    discount_type: 2,
    discount_percentage: 10,
    days_for_discount: 5,
    second_discount_percentage: 5,
    days_for_second_discount: 2,
    fine_type: 0,
    interest_type: 0,
  } as const
  expect(Object.keys(errorsOf(() => build(wallet, entry(discounts)))!)).toEqual(
    expect.arrayContaining(['amount', 'second_discount_value']),
  )
})
