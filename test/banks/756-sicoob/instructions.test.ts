/**
 * Features of Sicoob's instructions that other banks do not have, compared with the manual byte by byte; the rows of all instructions are in
 * `instruction-rows.ts`.
 */
import { describe, expect, it } from 'vitest'
import type { Entry, Slip } from '../../../src/cobranca/index.js'
import { build, entryOf, linesOf, refusal } from '../../remittance/instruction-rows.js'
import { filled } from '../../remittance/manual-pages.js'
import { cnab240, cnab400 } from './instruction-rows.js'
import { CNAB240_R } from './manual-pages.js'

describe('Sicoob CNAB 240', () => {
  const { wallet } = cnab240
  const messages = (instructions: string): string[] => {
    const line = linesOf(wallet, entryOf({ instructions })).find((each) => each[13] === 'S')!
    return [19, 59, 99, 139, 179].map((from) => line.slice(from - 1, from + 39).trimEnd())
  }

  it('has five messages of 40 columns, broken between words (l. 187–192)', () => {
    expect(
      messages('Não receber após 30 dias do vencimento sem autorização\nPagável em qualquer banco até o vencimento'),
    ).toEqual([
      'NAO RECEBER APOS 30 DIAS DO VENCIMENTO',
      'SEM AUTORIZACAO',
      'PAGAVEL EM QUALQUER BANCO ATE O',
      'VENCIMENTO',
      '',
    ])
  })

  it('fills all five, to the last column', () => {
    const line = 'X'.repeat(40)
    expect(messages(Array(5).fill(line).join('\n'))).toEqual(Array(5).fill(line))
    expect(messages('Y'.repeat(95))).toEqual(['Y'.repeat(40), 'Y'.repeat(40), 'Y'.repeat(15), '', ''])
  })

  it('a text that does not fit is an error, since an instruction must not be cut', () => {
    for (const instructions of [Array(6).fill('linha').join('\n'), 'Y'.repeat(201)]) {
      expect(refusal(wallet, entryOf({ instructions })).errors).toEqual({
        instructions: ['não cabe no arquivo: 5 linhas de 40 caracteres'],
      })
    }
  })

  it('sends no S without messages', () => {
    expect(linesOf(wallet, entryOf()).map((line) => line[13])).toEqual(['P', 'Q', 'R'])
  })

  it('removes the limit with zeros in R (l. 153, 160)', () => {
    const lines = linesOf(wallet, entryOf({ fine_type: 0 }, '1106'))
    expect(filled(lines[2]!, CNAB240_R)).toEqual({ '16-17': '20' })
  })

  it('an entry may have a limit of payment; it must be a date', () => {
    const limited: Entry = { ...entryOf({ fine_type: 0 }), payment_limit_at: '2026-06-15' }
    expect(filled(linesOf(wallet, limited)[2]!, CNAB240_R)).toEqual({ '16-17': '01', '200-207': '15062026' })
    expect(refusal(wallet, { ...limited, payment_limit_at: '2026-02-30' }).errors).toEqual({
      payment_limit_at: [expect.stringMatching(/^não é uma data válida/)],
    })
  })

  it('an order to protest has the code of protest even without a deadline of the slip; the days are the slip’s (l. 103–104)', () => {
    const line = linesOf(wallet, entryOf({ days_for_sue: null }, '1009'))[0]!
    expect(line.slice(220, 223)).toBe('100')
  })
})

const noGuarantor = {
  guarantor_name: null,
  guarantor_cnpj_cpf: null,
  guarantor_address: null,
  guarantor_address_number: null,
  guarantor_neighborhood: null,
  guarantor_zipcode: null,
  guarantor_city_name: null,
  guarantor_state: null,
}

describe('Sicoob CNAB 400', () => {
  const { wallet, instead } = cnab400
  const plain = { ...instead, ...noGuarantor, days_for_sue: null }
  const entry = (more: Partial<Slip> = {}): Entry => entryOf({ ...plain, ...more })
  const line = (more: Partial<Slip>): string => linesOf(wallet, entry(more))[0]!
  const columns = (more: Partial<Slip>, from: number, to: number): string => line(more).slice(from - 1, to)
  const refused = (more: Partial<Slip>): string[] => Object.keys(refusal(wallet, entry(more)).errors)

  it.each([3, 4, 5, 10, 15, 20])('protest after %i days also has an instruction (l. 62, 80)', (days) => {
    const code = String(days).padStart(2, '0')
    expect(columns({ days_for_sue: days }, 157, 160)).toBe(`${code}00`)
    expect(columns({ days_for_sue: days, first_instruction: '22' }, 157, 160)).toBe(`22${code}`)
    expect(columns({ days_for_sue: days, first_instruction: '22', second_instruction: '01' }, 157, 160)).toBe('2201')
    expect(columns({ days_for_sue: days, second_instruction: code }, 157, 160)).toBe(`00${code}`)
    expect(columns({ days_for_sue: days }, 392, 393)).toBe(code)
  })

  it('an instruction to protest has its days in 392–393; 00 would mean the days of the client’s registration (l. 80)', () => {
    expect(columns({ second_instruction: '15' }, 392, 393)).toBe('15')
    expect(columns({ first_instruction: '07' }, 392, 393)).toBe('00')
    expect(columns({}, 392, 393)).toBe('00')
  })

  it('protest at once, which 00 does not mean, and days that contradict an instruction are errors', () => {
    expect(refused({ days_for_sue: 0 })).toEqual(['days_for_sue'])
    expect(refused({ days_for_sue: 100 })).toEqual(['days_for_sue'])
    expect(refused({ days_for_sue: 5, first_instruction: '10' })).toEqual(['days_for_sue'])
    expect(refused({ days_for_sue: 5, second_instruction: '07' })).toEqual(['days_for_sue'])
  })

  it('returns a title only after 15 or 30 days (l. 62: 42, 43)', () => {
    expect(columns({ days_for_revoke: 15 }, 157, 160)).toBe('4200')
    expect(columns({ days_for_revoke: 30, days_for_sue: 5 }, 157, 160)).toBe('4305')
    expect(refused({ days_for_revoke: 29 })).toEqual(['days_for_revoke'])
    expect(refused({ days_for_revoke: 30, first_instruction: '01', second_instruction: '22' })).toEqual([
      'days_for_revoke',
    ])
  })

  it('rates have two digits before the comma (l. 64–65)', () => {
    const fine = { fine_type: 1, interest_type: 0 } as const
    expect(columns({ ...fine, fine_percentage: '99,9999' }, 167, 172)).toBe('999999')
    expect(refused({ ...fine, fine_percentage: 100 })).toEqual(['fine_percentage'])
    const interest = { fine_type: 0, interest_type: 1 } as const
    expect(columns({ ...interest, interest_percentage: '0,033' }, 161, 166)).toBe('009900')
    expect(refused({ ...interest, interest_percentage: '3,34' })).toEqual(['interest_percentage'])
  })

  it('a value that no rate gives, and charges that begin later, are errors', () => {
    const large = { amount: '1.000.000,00', fine_type: 0, interest_type: 0 } as const
    expect(refused({ ...large, interest_type: 2, interest_value: '0,01' })).toEqual(['interest_value'])
    expect(refused({ ...large, fine_type: 2, fine_value: '333.333,34' })).toEqual(['fine_value'])
    expect(refused({ days_for_fine: 2, days_for_interest: 10 })).toEqual(['days_for_interest', 'days_for_fine'])
  })

  it('sends a message with instructions 99 and 99, in the columns of the guarantor (l. 62, 79)', () => {
    const message = { instructions: 'Não receber em cheque', first_instruction: '99', second_instruction: '99' }
    expect(columns(message, 352, 391).trimEnd()).toBe('NAO RECEBER EM CHEQUE')
    expect(columns(message, 82, 82)).toBe(' ')
    expect(refused({ ...message, guarantor_name: 'Fiança Ilusória' })).toEqual(['guarantor_name'])
    // Without interest, whose value in reais is another change.
    const { changes } = build(wallet, entry({ instructions: 'Não receber em cheque', interest_type: 0 }))
    expect(changes).toEqual([
      { entry: 0, field: 'slip.instructions', from: 'Não receber em cheque', to: '', cut: true },
    ])
  })

  it('instructions 01 and 01, which print the messages of the trailer (l. 62), are an error: the trailer has none', () => {
    expect(refused({ first_instruction: '01', second_instruction: '01' })).toEqual(['second_instruction'])
  })

  it('a guarantor without tax id has all 40 columns; with one, the name is cut before it (l. 42, 79)', () => {
    const guarantor_name = 'Companhia de Participacoes Tres Irmaos'
    expect(columns({ guarantor_name }, 352, 391)).toBe(guarantor_name.toUpperCase().padEnd(40))
    const { changes } = build(wallet, entry({ guarantor_name, guarantor_cnpj_cpf: '161.803.398-05' }))
    expect(columns({ guarantor_name, guarantor_cnpj_cpf: '161.803.398-05' }, 352, 391)).toBe(
      'COMPANHIA DE PARTICIPACOE 00016180339805',
    )
    expect(changes).toContainEqual({
      entry: 0,
      field: 'title.guarantor_name',
      from: guarantor_name,
      to: 'COMPANHIA DE PARTICIPACOE',
      cut: true,
    })
  })

  it('the client’s code ends in its check digit (l. 16–17; specification sheet, l. 167: client 1-9 is 19)', () => {
    const header = build(wallet, entry()).content.slice(0, 400)
    expect(header.slice(26, 46)).toBe('3157 000123456      ')
  })
})
