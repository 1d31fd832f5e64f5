/** Features that only Santander has: H7800 version 2.36 (CNAB 400), H7815 version 8.4 (CNAB 240). */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it, test } from 'vitest'
import type { Entry, Slip } from '../../../src/cobranca/index.js'
import { parseReturn } from '../../../src/return/index.js'
import { build, entryOf, linesOf, refusal } from '../../remittance/instruction-rows.js'
import { INSTRUCTIONS } from './instruction-rows.js'

const wallet400 = INSTRUCTIONS['cnab400']!.wallet
const wallet240 = INSTRUCTIONS['cnab240']!.wallet

const entry400 = (more: Partial<Slip> = {}, our_code?: Entry['our_code']): Entry =>
  entryOf({ days_for_interest: 1, ...more }, our_code)
const range = {
  divergent_payment_type: 2,
  divergent_payment_minimum_value: '50,00',
  divergent_payment_maximum_value: '300,00',
} as const satisfies Partial<Slip>
const at = (line: string, from: number, to: number): string => line.slice(from - 1, to)

describe('CNAB 400', () => {
  it.each<[string, Partial<Slip>]>([
    ['fine_value', { fine_type: 2, fine_value: '10,00' }],
    ['fine_percentage', { fine_percentage: 100 }],
    ['days_for_interest', { days_for_interest: 2 }],
    ['days_for_revoke', { days_for_revoke: 20 }],
    ['days_for_sue', { days_for_sue: null, first_instruction: '06' }],
    ['first_instruction', { first_instruction: '99' }],
    ['days_for_revoke', { days_for_revoke: 15, first_instruction: '07', second_instruction: '08', days_for_sue: null }],
    ['divergent_payment_type', { divergent_payment_type: 4, divergent_payment_minimum_value: '1,00' }],
  ])('reports %s if standard 353 has no column or code for it: %o', (field, slip) => {
    expect(Object.keys(refusal(wallet400, entry400(slip)).errors)).toEqual([field])
  })

  // Notas 16 and 17, p. 26: 01 to 99 payments of any type.
  it.each<[Partial<Slip>, string]>([
    [{ divergent_payment_type: 1, payment_count: 3 }, '0103'],
    [{ divergent_payment_type: 1, divergent_payment_limit: 3 }, '0103'],
    [{ payment_count: 3 }, '0003'],
    [{ ...range, divergent_payment_limit: 3, payment_count: 3 }, '0203'],
  ])('%o: type and number of payments %s', (slip, columns) => {
    const record = linesOf(wallet400, entry400(slip)).find((line) => line.startsWith('8'))!
    expect(at(record, 2, 5)).toBe(columns)
  })

  it.each<[string, Partial<Slip>]>([
    ['payment_count', { ...range, divergent_payment_limit: 2, payment_count: 3 }],
    ['payment_count', { payment_count: 0 }],
    ['divergent_payment_limit', { ...range, divergent_payment_limit: 100 }],
  ])('a number of payments outside nota 17 is an error: %s in %o', (field, slip) => {
    expect(Object.keys(refusal(wallet400, entry400(slip)).errors)).toEqual([field])
  })

  it('a change of the limits without limits is an error (error 383)', () => {
    expect(refusal(wallet400, entry400({}, '1148')).errors).toEqual({
      divergent_payment_type: ['não pode ficar em branco'],
    })
  })

  // Nota 2, pp. 20–22, in versions 2.33 and 2.36: the example of a new account is 001234567-8, sent as 00123456, I and 78.
  it.each([
    ['of ten positions', '001234567', '8', '98760123456700123456', '00123456', 'I78'],
    [
      'of ten positions, whose code of transmission has another',
      '001234567',
      '8',
      '98760123456755555555',
      '00123456',
      'I78',
    ],
    ['of eight positions with its digit', '1234567', '8', '98760123456712345678', '12345678', '   '],
    ['of eight positions, its digit beside', '12345678', '9', '98760123456712345678', '12345678', '   '],
  ])('an account %s', (_, account_number, account_digit, extra3, columns, complement) => {
    const wallet = { ...wallet400, account_number, account_digit, extra3 }
    const lines = linesOf(wallet, entry400({ instructions: 'Não receber em cheque' }))
    for (const line of [lines[0]!, lines.find((each) => each.startsWith('4'))!])
      expect([at(line, 22, 29), at(line, 30, 37), at(line, 383, 385)]).toEqual(['01234567', columns, complement])
  })

  it('two instructions: the write-off after 30 days and the slip’s own (nota 25)', () => {
    const [title] = linesOf(wallet400, entry400({ days_for_sue: null, days_for_revoke: 30, first_instruction: '08' }))
    expect(at(title!, 157, 160)).toBe('0803')
    expect(at(title!, 392, 393)).toBe('00')
  })

  it('rebate and second discount share 206–218: the rebate’s movement sends no second discount (nota 12)', () => {
    const slip = { second_discount_value: '20,00', days_for_second_discount: 2 }
    const [entry] = linesOf(wallet400, entry400(slip))
    expect([at(entry!, 71, 76), at(entry!, 206, 218)]).toEqual(['280426', '0000000002000'])
    const [rebate] = linesOf(wallet400, { ...entry400(slip, '1004'), value_rebate: '12,34' })
    expect([at(rebate!, 71, 76), at(rebate!, 206, 218)]).toEqual(['000000', '0000000001234'])
    expect(Object.keys(refusal(wallet400, { ...entry400(slip), value_rebate: '12,34' }).errors)).toEqual([
      'value_rebate',
    ])
  })

  it('Pix: a record of type 8 with key, kind of key and TXID, in their original case (p. 11)', () => {
    const pix = { pix_enabled: true, pix_key: 'Caixa@ipe.example', pix_txid: 'Ipe2026abcdefghijklmnopqrst' }
    const [, record] = linesOf(wallet400, entry400(pix))
    expect(at(record!, 1, 43)).toBe(`800012${'0'.repeat(36)}4`)
    expect(at(record!, 44, 155)).toBe(pix.pix_key.padEnd(77) + pix.pix_txid.padEnd(35))
  })

  it('messages are in the records 4 to 7, three lines of 50 characters each; a thirteenth line is an error (pp. 7 and 12)', () => {
    const lines = (count: number): string => Array.from({ length: count }, (_, i) => `linha ${i + 1}`).join('\n')
    const sent = linesOf(wallet400, entry400({ instructions: lines(12) }))
    expect(sent.map((line) => line[0])).toEqual(['1', '4', '5', '6', '7'])
    expect(at(sent[4]!, 154, 203).trimEnd()).toBe('LINHA 12')
    expect(Object.keys(refusal(wallet400, entry400({ instructions: lines(13) })).errors)).toEqual(['instructions'])
  })

  it('changes report the guarantor, for which the layout has no columns (nota 33)', () => {
    const changed = build(wallet400, entry400()).changes.map(({ field }) => field)
    expect(changed).toEqual(expect.arrayContaining(['slip.guarantor_name', 'slip.guarantor_cnpj_cpf']))
  })

  it('the trailer counts the lines and sums the titles (p. 13)', () => {
    const trailer = build(wallet400, entry400(), entry400({ our_number: '45002' }))
      .content.split('\r\n')
      .at(-2)!
    expect(at(trailer, 1, 20)).toBe('90000040000000269112')
  })

  it('modality 102 has no code in standard 353', () => {
    const error = refusal({ ...wallet400, bank_contract_slug: 'santander-bs-102' }, entry400())
    expect(Object.keys(error.errors)).toEqual(['bank_contract_slug'])
  })
})

describe('CNAB 240', () => {
  it('modality 102 has wallet code B in the entry, and 1 after the registration (notas 5 and 45)', () => {
    const wallet = { ...wallet240, bank_contract_slug: 'santander-bs-102' }
    expect(at(linesOf(wallet, entryOf())[0]!, 58, 59)).toBe('B1')
    expect(at(linesOf(wallet, entryOf({}, '1002'))[0]!, 58, 59)).toBe('11')
  })

  it.each<[string, Partial<Slip>]>([
    ['sue_code', { sue_code: '7' }],
    ['revoke_code', { revoke_code: '9' }],
    ['divergent_payment_type', { payment_count: 3 }],
  ])('reports %s: %o', (field, slip) => {
    expect(Object.keys(refusal(wallet240, entryOf(slip)).errors)).toEqual([field])
  })

  it('an instruction grants only one discount, since P has one (p. 4)', () => {
    const second = { second_discount_value: '20,00', days_for_second_discount: 2 }
    expect(Object.keys(refusal(wallet240, entryOf(second, '1071')).errors)).toEqual(['second_discount_value'])
    expect(Object.keys(refusal(wallet240, entryOf({ discount_type: 0 }, '1071')).errors)).toEqual(['discount_type'])
  })

  // Nota 47, p. 29: 00 with types 01 and 03, 01 to 99 with type 02.
  it.each<[Partial<Slip>, string]>([
    [{ divergent_payment_type: 1 }, '0100'],
    [{ divergent_payment_type: 1, payment_count: 0 }, '0100'],
    [{ divergent_payment_type: 3, divergent_payment_limit: 0 }, '0300'],
    [range, '0201'],
    [{ ...range, payment_count: 3 }, '0203'],
    [{ ...range, divergent_payment_limit: 99 }, '0299'],
  ])('%o: type and number of payments %s', (slip, columns) => {
    const y53 = linesOf(wallet240, entryOf(slip)).find((line) => at(line, 14, 19) === 'Y 0153')!
    expect(at(y53, 20, 23)).toBe(columns)
  })

  it.each<[string, Partial<Slip>]>([
    ['payment_count', { divergent_payment_type: 1, payment_count: 2 }],
    ['divergent_payment_limit', { divergent_payment_type: 1, divergent_payment_limit: 1 }],
    ['divergent_payment_limit', { divergent_payment_type: 3, divergent_payment_limit: 2 }],
    ['payment_count', { ...range, payment_count: 0 }],
    ['payment_count', { ...range, payment_count: 100 }],
    ['payment_count', { ...range, divergent_payment_limit: 2, payment_count: 3 }],
  ])('a number of payments outside nota 47 is an error: %s in %o', (field, slip) => {
    expect(Object.keys(refusal(wallet240, entryOf(slip)).errors)).toEqual([field])
  })

  it('Pix: Y-03 (p. 10)', () => {
    const pix = { pix_enabled: true, pix_key: '33445566000186', pix_txid: 'Ipe2026abcdefghijklmnopqrst' }
    const record = linesOf(wallet240, entryOf(pix)).find((line) => at(line, 14, 14) === 'Y')!
    expect(at(record, 16, 193)).toBe(`0103${' '.repeat(61)}2${pix.pix_key.padEnd(77)}${pix.pix_txid.padEnd(35)}`)
  })
})

describe('detection of the three CNAB 400 layouts of returns', () => {
  const bytes = readFileSync(join(import.meta.dirname, '../../../fixtures/033-santander/cnab400/settlements.ret'))
  const dated = (date: string, bank = '033') => {
    const header = bytes.toString('latin1')
    return Buffer.from(header.slice(0, 76) + bank + header.slice(79, 94) + date + header.slice(100), 'latin1')
  }

  test.each([
    ['bank 033, 2026', dated('030326'), undefined],
    ['bank 353, 2010: standard 353', dated('030310', '353'), undefined],
    ['bank 033, 2011: Banespa’s account', dated('301211'), 'BANESPA'],
    ['bank 033, 2012', dated('020112'), undefined],
  ])('%s', (_what, file, variant) => {
    expect(parseReturn(file).variant).toBe(variant)
    expect(parseReturn(file).bank).toBe('033')
  })
})

// CNAB 400, nota 10, p. 26, and CNAB 240, nota 18, p. 20: only for BCC (credit card) and BDP (proposal).
describe.each([
  ['CNAB 400', wallet400],
  ['CNAB 240', wallet240],
])('%s: a new amount (1028)', (_, wallet) => {
  const changed = (more: Partial<Slip>) => entryOf({ days_for_interest: 1, amount: '900,00', ...more }, '1028')

  it.each(['35', '36'] as const)('is accepted for a slip of document type %s', (document_type) => {
    expect(build(wallet, changed({ document_type })).records).toHaveLength(1)
  })

  it.each([{ document_type: '02' }, { document_type: '04' }, { document_type: undefined }] as const)(
    'is refused for %o',
    (more) => {
      expect(refusal(wallet, changed(more)).errors).toEqual({
        document_type: [
          'deve ser 35 (cartão de crédito) ou 36 (boleto de proposta) para alterar o valor: o Santander não altera o de outras espécies',
        ],
      })
    },
  )

  it('other instructions are accepted for other documents', () => {
    expect(build(wallet, { ...changed({ document_type: '02' }), our_code: '1008' }).records).toHaveLength(1)
  })
})
