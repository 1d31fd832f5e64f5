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
  expect(inP(58, 62, entry(), { bank_contract_slug: 'citibank-bs-3-2' })).toBe('3  2 ')
  const numbered = { bank_contract_slug: 'citibank-bs-3-banco' }
  expect(inP(38, 62, entry({ our_number: null }), numbered)).toBe('000000000000        1  1 ')
})

test('the bank does not print a title that the client numbers (G069, p. 24)', () => {
  expect(Object.keys(errorsOf(() => linesOf(entry({ dispatch_type: 2 }))) ?? {})).toEqual(['dispatch_type'])
})

test('the conta Cosmos has ten digits and the identification of the company twenty: a shorter number is an error', () => {
  expect(errorsOf(() => linesOf(entry(), { extra1: '123456789', extra3: '123456789112' }))).toEqual({
    extra1: ['deve ter 10 algarismos, com os zeros à esquerda'],
    extra3: ['deve ter 20 algarismos, com os zeros à esquerda'],
  })
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
    ['the end of a protest, of a title with write-off', { days_for_revoke: 30 }, '1019', '3301'],
    ['the end of a negativation, of a title with write-off', { days_for_revoke: 30 }, '1068', '3301'],
    ['an order to protest a title with write-off', { days_for_revoke: 30 }, '1009', '1002'],
  ])('%s', (_, more, our_code, held) => {
    expect(inP(221, 224, entry(more, our_code))).toBe(held)
  })

  test('an order to list has days: without days, the bank protests (C027, p. 19)', () => {
    expect(errorsOf(() => linesOf(entry({}, '1066')))).toEqual({
      days_for_negativation: [expect.stringContaining('o banco protesta o título')],
    })
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

test('the tax id of the guarantor is reported: its columns are zeros (Q 154–169, p. 13)', () => {
  const given = entry({ guarantor_cnpj_cpf: '38.001.745/0002-29' })
  expect(inQ(154, 169, given)).toBe('0'.repeat(16))
  expect(build(wallet, given).changes).toContainEqual(expect.objectContaining({ field: 'slip.guarantor_cnpj_cpf' }))
})

// P. 4: the titles of such a file are not registered. The manual does not print the columns; 104–183 are the blanks of the header.
test('a return of tests is reported', () => {
  const lines = Buffer.from(fixture('745-citibank/cnab240/settlements').bytes).toString('latin1').split('\r\n')
  const header = `${lines[1]!.slice(0, 103)}COBRANCA-TESTE${lines[1]!.slice(117)}`
  expect(parseReturn(Buffer.from(lines.with(1, header).join('\r\n'))).diagnostics).toContainEqual(
    expect.objectContaining({ code: 'filler_not_blank', line: 2, columns: [104, 143] }),
  )
})

test('29 has the words of the manual: «Ocorrências do Sacado» (p. 19)', () => {
  const lines = Buffer.from(fixture('745-citibank/cnab240/settlements').bytes).toString('latin1').split('\r\n')
  const as29 = (line: string) => `${line.slice(0, 15)}29${line.slice(17, 213)}          ${line.slice(223)}`
  const changed = lines.with(2, as29(lines[2]!)).with(3, `${lines[3]!.slice(0, 15)}29${lines[3]!.slice(17)}`)
  expect(parseReturn(Buffer.from(changed.join('\r\n'))).bank_billet_discharges[0]!.occurrence_detail).toBe(
    'Ocorrências do Sacado',
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
