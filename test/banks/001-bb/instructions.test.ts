/**
 * Features of Banco do Brasil's remittances that other banks do not have, compared with the manual byte by byte; the rows of all instructions are in
 * `instruction-rows.ts`.
 */
import { describe, expect, it } from 'vitest'
import type { Slip } from '../../../src/cobranca/index.js'
import { build, entryOf, linesOf, refusal } from '../../remittance/instruction-rows.js'
import { filled } from '../../remittance/manual-pages.js'
import { INSTRUCTIONS } from './instruction-rows.js'
import { CNAB400_BUREAU, CNAB400_FINE } from './manual-pages.js'

const of400 = INSTRUCTIONS['cnab400']!.wallet
const of240 = INSTRUCTIONS['cnab240']!.wallet

/** An entry without combinations that the bank does not accept. */
const plain = (more: Partial<Slip>) =>
  entryOf({
    days_for_interest: 1,
    fine_type: 0,
    days_for_sue: null,
    guarantor_name: null,
    guarantor_cnpj_cpf: null,
    ...more,
  })

const coded = (more: Partial<Slip>): string => {
  const line = linesOf(of400, plain(more))[0]!
  return `${line.slice(156, 160)} ${line.slice(391, 393)}`
}

describe('instruções codificadas of CNAB 400 (notas 9 and 34, pp. 14 and 23; Pix, June 2024, p. 14)', () => {
  it.each<[string, Partial<Slip>]>([
    ['0000 00', {}],
    ['0600 08', { days_for_sue: 8 }],
    ['0600 40', { days_for_sue: 40 }],
    // 06 accepts 6 to 29, 35 and 40 days; 30 and 45 have their own codes.
    ['3000 00', { days_for_sue: 30 }],
    ['4500 00', { days_for_sue: 45 }],
    ['0300 00', { first_instruction: '03' }],
    ['8800 99', { days_for_negativation: 99 }],
    ['6100 00', { pix_enabled: true }],
    ['6106 08', { pix_enabled: true, days_for_sue: 8 }],
    ['6307 00', { pix_enabled: true, first_instruction: '63', second_instruction: '07' }],
  ])('%s', (held, more) => {
    expect(coded(more)).toBe(held)
  })

  it.each<[string, Partial<Slip>]>([
    ['days_for_sue', { days_for_sue: 5 }],
    ['days_for_sue', { days_for_sue: 8, first_instruction: '10' }],
    ['days_for_sue', { first_instruction: '06' }],
    ['days_for_negativation', { days_for_negativation: 0 }],
    ['days_for_negativation', { days_for_negativation: 5, days_for_sue: 8 }],
    ['pix_enabled', { pix_enabled: true, first_instruction: '07', second_instruction: '22' }],
    ['pix_key', { pix_enabled: true, pix_key: 'a@b.example' }],
    ['first_instruction', { first_instruction: 'A1' }],
    ['interest_type', { document_type: '36', discount_type: 0 }],
    ['days_for_interest', { days_for_interest: 2 }],
    ['days_for_revoke', { days_for_revoke: 1000 }],
    ['dispatch_type', { dispatch_type: 2 }],
  ])('%s is an error if the bank would not carry it out', (field, more) => {
    expect(Object.keys(refusal(of400, plain(more)).errors)).toEqual([field])
  })

  it('negativação names Serasa in a record of type 5 (nota 40, p. 25)', () => {
    expect(filled(linesOf(of400, plain({ days_for_negativation: 20 }))[1]!, CNAB400_BUREAU)).toEqual({ '4-5': '10' })
  })

  it('the record of the fine has the days to receive, with code 9 without a fine (notas 15 and 37)', () => {
    expect(filled(linesOf(of400, plain({ days_for_revoke: 29 }))[1]!, CNAB400_FINE)).toEqual({
      '4-4': '9',
      '23-25': '029',
    })
  })

  it('discounts end later and become smaller (nota 39, p. 25)', () => {
    const second = { second_discount_value: '30,00', days_for_second_discount: 5 }
    expect(Object.keys(refusal(of400, plain(second)).errors).sort()).toEqual([
      'days_for_second_discount',
      'second_discount_value',
    ])
  })

  it('a number of more than 10 characters is sent complete in a separate record (nota 36, p. 24)', () => {
    const lines = linesOf(of400, plain({ document_number: 'NFS-2026-003002' }))
    expect([lines[0]!.slice(110, 120), lines[1]!.slice(0, 18)]).toEqual(['NFS-2026-0', '503NFS-2026-003002'])
  })

  it('a message is sent in the columns of the guarantor, or reported if they are taken', () => {
    const instructions = 'Não receber em cheque'
    expect(linesOf(of400, plain({ instructions }))[0]!.slice(351, 391).trimEnd()).toBe('NAO RECEBER EM CHEQUE')
    const { changes } = build(of400, entryOf({ days_for_interest: 1, instructions }))
    expect(changes).toContainEqual(expect.objectContaining({ field: 'slip.instructions', from: instructions, to: '' }))
  })
})

describe('CNAB 240', () => {
  const held = (more: Partial<Slip>): string => linesOf(of240, plain(more))[0]!.slice(220, 227)

  it('protest after calendar days, or after 3 to 5 working days with their code; three columns of days to receive (36.3P to 39.3P)', () => {
    expect(held({})).toBe('3000000')
    expect(held({ days_for_sue: 29 })).toBe('1290000')
    expect(held({ days_for_sue: 3, sue_code: '2' })).toBe('2030000')
    expect(held({ days_for_negativation: 5, days_for_revoke: 360 })).toBe('8050360')
    expect(Object.keys(refusal(of240, plain({ days_for_sue: 30 })).errors)).toEqual(['days_for_sue'])
    expect(Object.keys(refusal(of240, plain({ days_for_revoke: 361 })).errors)).toEqual(['days_for_revoke'])
  })

  it('a named code that contradicts the deadlines, or that the bank ignores, is an error and is not silently omitted (36.3P and 38.3P)', () => {
    for (const given of [
      { days_for_sue: 8, sue_code: '8' },
      { days_for_negativation: 8, sue_code: '1' },
    ])
      expect(Object.keys(refusal(of240, plain(given)).errors)).toEqual(['sue_code'])
    expect(Object.keys(refusal(of240, plain({ days_for_revoke: 30, revoke_code: '1' })).errors)).toEqual([
      'revoke_code',
    ])
    expect(Object.keys(refusal(of240, plain({ sue_code: '2' })).errors)).toEqual(['days_for_sue'])
    expect(held({ sue_code: '3' })).toBe('3000000')
  })

  it('in carteira 11 the bank numbers the title: blanks (13.3P, 1)', () => {
    const wallet = { ...of240, bank_contract_slug: 'bb-bs-11-7' }
    expect(linesOf(wallet, plain({ our_number: null }))[0]!.slice(37, 57)).toBe(' '.repeat(20))
  })
})

it('an agreement of another length than the contract’s is an error', () => {
  expect(refusal({ ...of400, bank_contract_slug: 'bb-bs-18-19-7', extra1: '123456' }, plain({})).errors).toHaveProperty(
    'extra1',
  )
})
