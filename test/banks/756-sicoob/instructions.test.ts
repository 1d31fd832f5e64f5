/** What Sicoob alone has in its instructions, as bytes against the manual; the rows of all of them are in `instruction-rows.ts`. */
import { describe, expect, it } from 'vitest'
import type { Entry } from '../../../src/cobranca/index.js'
import { entryOf, linesOf, refusal } from '../../remittance/instruction-rows.js'
import { filled } from '../../remittance/manual-pages.js'
import { cnab240 } from './instruction-rows.js'
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

  it('refuses what does not fit: an instruction may not lose its end', () => {
    for (const instructions of [Array(6).fill('linha').join('\n'), 'Y'.repeat(201)]) {
      expect(refusal(wallet, entryOf({ instructions })).errors).toEqual({
        instructions: ['não cabe no arquivo: 5 linhas de 40 caracteres'],
      })
    }
  })

  it('sends no S without messages', () => {
    expect(linesOf(wallet, entryOf()).map((line) => line[13])).toEqual(['P', 'Q', 'R'])
  })

  it('tells of no fine in R when the fine is changed to none, and of no limit when it is lifted (l. 153, 160)', () => {
    for (const our_code of ['1074', '1106'] as const) {
      const lines = linesOf(wallet, entryOf({ fine_type: 0 }, our_code))
      expect(filled(lines[2]!, CNAB240_R)).toEqual({ '16-17': our_code === '1074' ? '14' : '20' })
    }
  })

  it('the limit of payment may go with the entry; it must be a date', () => {
    const limited: Entry = { ...entryOf({ fine_type: 0 }), payment_limit_at: '2026-06-15' }
    expect(filled(linesOf(wallet, limited)[2]!, CNAB240_R)).toEqual({ '16-17': '01', '200-207': '15062026' })
    expect(refusal(wallet, { ...limited, payment_limit_at: '2026-02-30' }).errors).toEqual({
      payment_limit_at: ['não é uma data válida'],
    })
  })

  it('protest without a deadline of the slip still says protest; the days are those it has (l. 103–104)', () => {
    const line = linesOf(wallet, entryOf({ days_for_sue: null }, '1009'))[0]!
    expect(line.slice(220, 223)).toBe('100')
  })
})
