/** Rules of Citibank's CNAB 240: version 1.8, pp. 9–25. */
import { describe, expect, test } from 'vitest'
import type { Entry, OurCode, Slip, Wallet } from '../../../src/cobranca/index.js'
import { parseReturn } from '../../../src/return/index.js'
import { fixture } from '../../../src/testing/fixtures/index.js'
import { errorsOf } from '../../cobranca/errors-of.js'
import { build, entryOf } from '../../remittance/instruction-rows.js'
import { INSTRUCTIONS } from './instruction-rows.js'

const { wallet, instead } = INSTRUCTIONS['cnab240']!
const entry = (more: Partial<Slip> = {}, our_code: OurCode = '1001'): Entry =>
  entryOf({ ...instead, days_for_sue: null, ...more }, our_code)
const linesOf = (given: Entry, own: Partial<Wallet> = {}): string[] =>
  build({ ...wallet, ...own }, given).content.split('\r\n')
const inP = (from: number, to: number, ...args: Parameters<typeof linesOf>): string =>
  linesOf(...args)[2]!.slice(from - 1, to)
const inQ = (from: number, to: number, ...args: Parameters<typeof linesOf>): string =>
  linesOf(...args)[3]!.slice(from - 1, to)

test('the headers have zeros for the agency, the conta Cosmos, the density and no number of the lot (pp. 9, 11 and 25)', () => {
  const [file, lot] = linesOf(entry())
  expect(file!.slice(52, 72)).toBe('00000 000123456789  ')
  expect(file!.slice(163, 171)).toBe('04001600')
  expect(lot!.slice(13, 16)).toBe('030')
  expect(lot!.slice(33, 73)).toBe('0000000012345678911200000 000123456789  ')
  expect(lot!.slice(183, 191)).toBe('00000000')
})

test('carteira 1 or 3 (C006), and 1 or 2 for the printer (C009, p. 17)', () => {
  expect(inP(58, 62, entry())).toBe('1  2 ')
  expect(inP(58, 62, entry({ dispatch_type: 2 }))).toBe('1  1 ')
  expect(inP(58, 62, entry(), { bank_contract_slug: 'citibank-bs-3-2' })).toBe('3  2 ')
  const numbered = { bank_contract_slug: 'citibank-bs-3-banco' }
  expect(inP(38, 62, entry({ our_number: null }), numbered)).toBe('000000000000        1  1 ')
})

describe('C026 to C028, 221–224 (pp. 13, 18 and 19)', () => {
  test.each<[string, Partial<Slip>, OurCode, string]>([
    ['nothing', {}, '1001', '3002'],
    ['protest', { days_for_sue: 7 }, '1001', '1072'],
    ['negativation', { days_for_negativation: 10 }, '1001', '4102'],
    ['write-off', { days_for_revoke: 30 }, '1001', '3301'],
    ['an order to protest without days', {}, '1009', '1002'],
    ['an order to list', { days_for_negativation: 5 }, '1066', '4052'],
    ['the end of a protest', { days_for_sue: 7 }, '1019', '3002'],
  ])('%s', (_, more, our_code, held) => {
    expect(inP(221, 224, entry(more, our_code))).toBe(held)
  })

  test('a title has one number of days', () => {
    expect(errorsOf(() => linesOf(entry({ days_for_sue: 7, days_for_revoke: 30 })))).toEqual({
      days_for_revoke: [expect.stringContaining('um só prazo')],
    })
  })
})

test('values without columns are errors: a fine, another first day of interest, a second discount', () => {
  const fine = { fine_type: 1, fine_percentage: 2, days_for_fine: 1 } as const
  expect(Object.keys(errorsOf(() => linesOf(entry(fine))) ?? {})).toEqual(['fine_percentage'])
  expect(Object.keys(errorsOf(() => linesOf(entry({ days_for_interest: 3 }))) ?? {})).toEqual(['days_for_interest'])
  const second = { second_discount_value: '10,00', days_for_second_discount: 2 } as const
  expect(Object.keys(errorsOf(() => linesOf(entry(second))) ?? {}).length).toBeGreaterThan(0)
})

test('a slip without discount has 0 in C021, and one with a percentage its value in reais (p. 18)', () => {
  const none = { discount_type: null, discount_value: null, days_for_discount: null } as const
  expect(inP(142, 165, entry(none))).toBe('0'.repeat(24))
  // 2.5% of 1.345,56 is 33,639.
  const percentage = { discount_type: 2, discount_value: null, discount_percentage: '2,5' } as const
  expect(inP(142, 165, entry(percentage))).toBe('125042026000000000003364')
})

test('Q 170–209 hold the guarantor, or a message with an asterisk (G013, p. 23)', () => {
  const alone: Partial<Slip> = {
    guarantor_name: null,
    guarantor_cnpj_cpf: null,
    guarantor_address: null,
    guarantor_address_number: null,
    guarantor_neighborhood: null,
    guarantor_zipcode: null,
    guarantor_city_name: null,
    guarantor_state: null,
  }
  const instructions = 'Não receber em cheque'
  expect(inQ(154, 209, entry({ ...alone, instructions })).trimEnd()).toBe(`${'0'.repeat(16)}*NAO RECEBER EM CHEQUE`)
  expect(inQ(170, 209, entry({ instructions })).trimEnd()).toBe('PARTICIPACOES TRES IRMAOS')
  expect(build(wallet, entry({ instructions })).changes).toContainEqual(
    expect.objectContaining({ field: 'slip.instructions' }),
  )
})

// C047-C, p. 21.
test('88 is a part of the payment, 99 a payment at the bank itself', () => {
  const lines = Buffer.from(fixture('745-citibank/cnab240/settlements').bytes).toString('latin1').split('\r\n')
  const of = (reason: string) => {
    const changed = lines.with(2, lines[2]!.slice(0, 213) + reason + lines[2]!.slice(215))
    return parseReturn(Buffer.from(changed.join('\r\n'))).bank_billet_discharges[0]!.our_occurrence
  }
  expect(['01', '02', '08', '88', '99'].map(of)).toEqual(['2030', '2029', '2035', '2029', '2003'])
})
