/**
 * Features of Bradesco's entries that other banks do not have, compared with the manual byte by byte; the rows of all instructions are in
 * `instruction-rows.ts`.
 */
import { describe, expect, it, test } from 'vitest'
import type { Slip } from '../../../src/cobranca/index.js'
import { buildRemittance } from '../../../src/remittance/index.js'
import { build, entryOf, linesOf, refusal } from '../../remittance/instruction-rows.js'
import { cnab240, cnab400 } from './instruction-rows.js'

const entry400 = (more: Partial<Slip> = {}) => entryOf({ ...cnab400.instead, days_for_sue: null, ...more })
const title = (more: Partial<Slip> = {}): string => linesOf(cnab400.wallet, entry400(more))[0]!
const refused400 = (more: Partial<Slip>) => refusal(cnab400.wallet, entry400(more)).errors

describe('CNAB 400, version 17 (28/09/2020)', () => {
  it('has one instruction and its days in 157–160 (p. 20)', () => {
    expect(title({ days_for_sue: 5 }).slice(156, 160)).toBe('0605')
    expect(title({ days_for_sue: 5, first_instruction: '05' }).slice(156, 160)).toBe('0505')
    expect(title({ days_for_negativation: 12 }).slice(156, 160)).toBe('0712')
    expect(title({ days_for_revoke: 60 }).slice(156, 160)).toBe('1860')
    expect(title({ first_instruction: '09' }).slice(156, 160)).toBe('0900')
    expect(title().slice(156, 160)).toBe('0000')
  })

  it('two deadlines, and a deadline beside another instruction, are errors', () => {
    expect(Object.keys(refused400({ days_for_sue: 5, days_for_revoke: 60 }))).toEqual(['days_for_revoke'])
    expect(Object.keys(refused400({ days_for_sue: 5, first_instruction: '09' }))).toEqual(['days_for_sue'])
    expect(Object.keys(refused400({ days_for_sue: 5, second_instruction: '08' }))).toEqual(['days_for_sue'])
    expect(Object.keys(refused400({ days_for_sue: 100 }))).toEqual(['days_for_sue'])
  })

  it('has the fine as a percentage of the title, below 100, and nothing else (p. 17)', () => {
    expect(title({ fine_percentage: 2.345 }).slice(65, 70)).toBe('20235')
    expect(title({ fine_type: 0 }).slice(65, 70)).toBe('00000')
    expect(Object.keys(refused400({ fine_type: 2, fine_value: '10,00' }))).toEqual(['fine_type'])
    expect(Object.keys(refused400({ fine_percentage: 100 }))).toEqual(['fine_percentage'])
  })

  it('counts fine and interest from the due date: a later day is an error', () => {
    expect(Object.keys(refused400({ days_for_fine: 2, days_for_interest: 2 }))).toEqual([
      'days_for_fine',
      'days_for_interest',
    ])
  })

  it('has only the aceite N (p. 10)', () => {
    expect(Object.keys(refused400({ acceptance: 'S' }))).toEqual(['acceptance'])
  })

  it('has 2 to 99 partial payments (p. 19), and blanks for none', () => {
    expect(title({ payment_count: 2 }).slice(106, 108)).toBe('02')
    expect(title().slice(106, 108)).toBe('  ')
    expect(Object.keys(refused400({ payment_count: 1 }))).toEqual(['payment_count'])
    expect(Object.keys(refused400({ payment_count: 100 }))).toEqual(['payment_count'])
  })

  it('identifies the guarantor by the tax id: number 9, branch 4, control 2 (p. 22)', () => {
    expect(title({ guarantor_cnpj_cpf: '299.792.458-83' }).slice(334, 360)).toBe('299792458000083  PARTICIPA')
    expect(title({ guarantor_cnpj_cpf: 'B4.C5D.6E7/0001-22' }).slice(334, 360)).toBe('0B4C5D6E7000122  PARTICIPA')
    expect(Object.keys(refused400({ guarantor_cnpj_cpf: null }))).toEqual(['guarantor_cnpj_cpf'])
  })

  it('sends four messages of 80 columns for slips that the bank prints, and reports messages of other slips (p. 11)', () => {
    const line = 'X'.repeat(80)
    const messages = { dispatch_type: 2, instructions: Array(4).fill(line).join('\n') } as const
    expect(linesOf(cnab400.wallet, entry400(messages))[1]!.slice(1, 321)).toBe(line.repeat(4))
    expect(refused400({ ...messages, instructions: `${messages.instructions}\nY` })).toEqual({
      instructions: ['não cabe no arquivo: 4 linhas de 80 caracteres'],
    })
    const { changes } = build(cnab400.wallet, entry400({ instructions: 'Não receber em cheque' }))
    expect(changes).toContainEqual({
      entry: 0,
      field: 'slip.instructions',
      from: 'Não receber em cheque',
      to: '',
      cut: true,
    })
  })

  it('reports the guarantor’s district, for which record type 7 has no column (p. 15)', () => {
    const { changes } = build(cnab400.wallet, entry400())
    expect(changes).toContainEqual({
      entry: 0,
      field: 'slip.guarantor_neighborhood',
      from: 'Centro',
      to: '',
      cut: true,
    })
  })

  it('ends with 0D0A and 1A (p. 8)', () => {
    expect(build(cnab400.wallet, entry400()).content.slice(-9)).toBe('000004\r\n\x1a')
  })
})

describe('CNAB 240, version 06 (07/2017)', () => {
  const entry240 = (more: Partial<Slip>) => entryOf(more)
  const segments = (more: Partial<Slip>): string[] => linesOf(cnab240.wallet, entry240(more))
  const segment = (letter: string, more: Partial<Slip>): string => segments(more).find((line) => line[13] === letter)!

  it('has two messages in R, or up to five in S, on slips that the bank prints (C037, p. 26)', () => {
    const printed = (count: number): Partial<Slip> => ({
      dispatch_type: 2,
      instructions: Array.from({ length: count }, (_, i) => `LINHA ${i + 1}`).join('\n'),
    })
    expect(segment('R', printed(2)).slice(99, 179)).toBe(`${'LINHA 1'.padEnd(40)}${'LINHA 2'.padEnd(40)}`)
    expect(segment('S', printed(2))).toBeUndefined()
    expect(segment('S', printed(5)).slice(178, 218)).toBe('LINHA 5'.padEnd(40))
    expect(segment('R', printed(5)).slice(99, 179)).toBe(' '.repeat(80))
    expect(refusal(cnab240.wallet, entry240(printed(6))).errors).toEqual({
      instructions: ['não cabe no arquivo: 5 linhas de 40 caracteres'],
    })
  })

  it('has three columns for the days to write-off, not before the protest (C029, p. 25; p. 14)', () => {
    expect(segment('P', { days_for_revoke: 365 }).slice(220, 227)).toBe('1071365')
    expect(refusal(cnab240.wallet, entry240({ days_for_sue: 30, days_for_revoke: 20 })).errors).toEqual({
      days_for_revoke: ['deve ser maior ou igual a days_for_sue (30)'],
    })
    expect(Object.keys(refusal(cnab240.wallet, entry240({ days_for_revoke: 1000 })).errors)).toEqual([
      'days_for_revoke',
    ])
    expect(
      Object.keys(refusal(cnab240.wallet, entry240({ days_for_sue: 5, days_for_negativation: 9 })).errors),
    ).toEqual(['days_for_negativation'])
  })

  it('also has the number of the remittance in the header of the lot (20.1, p. 12)', () => {
    const wallet = { ...cnab240.wallet, next_remittance_number: 4321 }
    const [file, lot] = build(wallet, entry240({})).content.split('\r\n')
    expect(file!.slice(157, 163)).toBe('004321')
    expect(lot!.slice(183, 191)).toBe('00004321')
  })
})

test('the name of a file is CBDDMM and two more characters (CNAB 400, p. 6; CNAB 240, p. 5)', () => {
  const name = (next_remittance_number: number, wallet = cnab400.wallet) =>
    buildRemittance({
      wallet: { ...wallet, next_remittance_number },
      entries: [entry400({ expire_at: '2026-07-31' })],
      generated_at: '2026-07-05T10:00:00',
    }).filename
  expect(name(1)).toBe('CB050701.REM')
  expect(name(1234)).toBe('CB050734.REM')
  expect(name(5, cnab240.wallet)).toBe('CB050705.REM')
})
