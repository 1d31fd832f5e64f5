/**
 * Features of Itaú's instructions that other banks do not have, compared with the manual byte by byte; the rows of all instructions are in
 * `instruction-rows.ts`.
 */
import { describe, expect, it } from 'vitest'
import type { Entry, Slip, SplitAccount } from '../../../src/cobranca/index.js'
import { account, build, entryOf, linesOf, refusal } from '../../remittance/instruction-rows.js'
import { type Columns, filled } from '../../remittance/manual-pages.js'
import { a400, cnab240, cnab400 } from './instruction-rows.js'
import { CNAB240_P, CNAB240_R, CNAB400_GUARANTOR, CNAB400_PIX, CNAB400_SPLIT, CNAB400_TITLE } from './manual-pages.js'

describe('Itaú CNAB 400', () => {
  const { wallet } = cnab400
  const plain: Partial<Slip> = {
    guarantor_name: null,
    guarantor_cnpj_cpf: null,
    days_for_sue: null,
    fine_type: 0,
    days_for_interest: 1,
  }

  describe('boleto Pix (p. 13)', () => {
    const pix: Partial<Slip> = { ...plain, pix_enabled: true }

    it('is movement 71 with all fields; without key and location there is no record 3', () => {
      const lines = linesOf(wallet, entryOf({ ...pix, fine_type: 1 }))
      expect(lines.map((line) => line[0])).toEqual(['1', '2'])
      expect(filled(lines[0]!, CNAB400_TITLE)).toMatchObject({ ...a400, '109-110': '71', '121-126': '300426' })
    })

    it.each([
      ['a key, as it is written', { pix_key: 'Cobranca@Loja.example' }, { '2-78': 'Cobranca@Loja.example' }],
      ['a location', { pix_location_id: '1234567' }, { '79-142': '1234567'.padStart(64, '0') }],
      [
        'both',
        { pix_key: '+5541999990000', pix_location_id: '9' },
        { '2-78': '+5541999990000', '79-142': '9'.padStart(64, '0') },
      ],
    ])('record 3 follows the fine, with %s', (_, more, columns) => {
      const lines = linesOf(wallet, entryOf({ ...pix, fine_type: 1, ...more }))
      expect(lines.map((line) => line[0])).toEqual(['1', '2', '3'])
      expect(filled(lines[2]!, CNAB400_PIX)).toEqual(columns)
    })

    it.each([
      ['another wallet than 109', { ...wallet, bank_contract_slug: 'itau-bs-115' }, {}, 'pix_enabled'],
      ['a split', wallet, { split_payment: true, split_accounts: [account(1)] }, 'split_accounts'],
      ['more than R$ 10 million', wallet, { amount: '10.000.000,01' }, 'amount'],
      [
        'a guarantor’s tax id, which would go in record 5 (p. 17)',
        wallet,
        { guarantor_name: 'Fiança', guarantor_cnpj_cpf: '38.001.745/0002-29' },
        'guarantor_cnpj_cpf',
      ],
    ])('is refused with %s', (_, of, more, field) => {
      expect(Object.keys(refusal(of, entryOf({ ...pix, ...more })).errors)).toEqual([field])
    })

    it('of exactly R$ 10 million is sent, also with only the name of a guarantor', () => {
      expect(linesOf(wallet, entryOf({ ...pix, amount: '10.000.000,00', guarantor_name: 'Fiança' }))).toHaveLength(1)
    })

    it('is changed by the usual movements, without record 3', () => {
      const lines = linesOf(wallet, entryOf({ ...pix, pix_key: 'x@y.example' }, '1003'))
      expect(lines.map((line) => filled(line, CNAB400_TITLE))).toEqual([
        { ...a400, '109-110': '06', '121-126': '300426' },
      ])
    })
  })

  describe('split (pp. 14–16, nota 32)', () => {
    const among = (accounts: readonly SplitAccount[], more: Partial<Slip> = {}): Entry =>
      entryOf({ ...plain, ...more, split_payment: true, split_accounts: accounts })

    it('fourteen accounts per record, numbered from 1, with shares in reais of the title’s value', () => {
      const accounts = Array.from({ length: 30 }, (_, i) => account(i + 1, 100 + i))
      const records = linesOf(wallet, among(accounts)).slice(1)
      expect(records).toHaveLength(3)
      records.forEach((line, i) => {
        const shares = accounts.slice(i * 14, i * 14 + 14).map(({ account_number, account_digit, amount }, at) => {
          const from = 44 + 25 * at
          return {
            [`${from}-${from + 3}`]: '1873',
            [`${from + 4}-${from + 10}`]: account_number.padStart(7, '0'),
            ...(account_digit === '0' ? {} : { [`${from + 11}-${from + 11}`]: account_digit }),
            [`${from + 12}-${from + 24}`]: String(amount).padStart(13, '0'),
          }
        })
        expect(filled(line, CNAB400_SPLIT)).toEqual({
          '2-3': '02',
          '4-17': '90214367000109',
          '18-21': '0842',
          '24-28': '31507',
          '29-29': '9',
          '30-32': '109',
          '33-40': '00045001',
          '41-41': '2',
          '42-43': `0${i + 1}`,
          ...Object.assign({}, ...shares),
          '394-394': '2',
        })
      })
    })

    it.each([
      ['more than 30 accounts', Array.from({ length: 31 }, (_, i) => account(i)), 'split_accounts'],
      ['an account of another bank', [{ ...account(1), bank_number: '756' }], 'split_accounts.bank_number'],
      ['shares above the value', [account(1, 134_556), account(2, 1)], 'split_accounts.amount'],
      ['no account', [], 'split_accounts'],
    ])('is refused with %s', (_, accounts, field) => {
      expect(Object.keys(refusal(wallet, among(accounts)).errors)).toEqual([field])
    })

    it('shares up to the whole value are sent', () => {
      expect(linesOf(wallet, among([account(1, 134_555), account(2, 1)]))).toHaveLength(2)
    })
  })

  describe('messages on the slip, instructions 93 and 94 (nota 11 B, C, p. 34)', () => {
    const message = 'Pague pelo aplicativo até o vencimento e ganhe'

    it('93 prints 30 characters in the columns of the guarantor; date of mora and days are still sent', () => {
      const title = { ...plain, first_instruction: '93', days_for_sue: 7, days_for_interest: 5, instructions: message }
      expect(filled(linesOf(wallet, entryOf(title))[0]!, CNAB400_TITLE)).toMatchObject({
        '157-158': '93',
        '159-160': '09',
        '352-381': 'PAGUE PELO APLICATIVO ATE O VE',
        '386-391': '050526',
        '392-393': '07',
      })
    })

    it('94 prints 40 characters, also in the columns of the date of mora', () => {
      const title = { ...plain, second_instruction: '94', days_for_sue: 7, instructions: message }
      const line = linesOf(wallet, entryOf(title))[0]!
      expect(line.slice(351, 394)).toBe('PAGUE PELO APLICATIVO ATE O VENCIMENTO E07 ')
      expect(line.slice(156, 160)).toBe('0994')
    })

    it('changes report a cut message', () => {
      const { changes } = build(wallet, entryOf({ ...plain, first_instruction: '93', instructions: message }))
      expect(changes).toContainEqual(expect.objectContaining({ field: 'title.payer_message', cut: true }))
    })

    it('the guarantor is sent in record 5 instead, and is an error without data for this record', () => {
      const guarantor = { guarantor_name: 'Fiança Ilusória', guarantor_cnpj_cpf: '38.001.745/0002-29' }
      const title = { ...plain, first_instruction: '93', instructions: 'Obrigado', ...guarantor }
      const lines = linesOf(wallet, entryOf(title))
      expect(lines.map((line) => line[0])).toEqual(['1', '5'])
      expect(filled(lines[1]!, CNAB400_GUARANTOR)).toMatchObject({ '122-123': '02', '124-137': '38001745000229' })
      expect(Object.keys(refusal(wallet, entryOf({ ...title, guarantor_cnpj_cpf: null })).errors)).toEqual([
        'guarantor_cnpj_cpf',
      ])
    })

    it('94 is an error with interest that begins later than the day after the due date: there is no column for its date', () => {
      const title = { ...plain, first_instruction: '94', days_for_interest: 5, instructions: 'Obrigado' }
      expect(Object.keys(refusal(wallet, entryOf(title)).errors)).toEqual(['days_for_interest'])
    })
  })

  describe('cashier instructions and their days (nota 11 A, p. 34)', () => {
    const instructions = (more: Partial<Slip>): string => {
      const line = linesOf(wallet, entryOf({ ...plain, ...more }))[0]!
      return `${line.slice(156, 158)} ${line.slice(158, 160)} ${line.slice(391, 393)}`
    }

    it.each<[string, Partial<Slip>, string]>([
      ['protest is 09', { days_for_sue: 5 }, '09    05'],
      ['negativation is 66', { days_for_negativation: 15 }, '66    15'],
      ['return is 92', { days_for_revoke: 60 }, '92    60'],
      ['another protest instruction takes the days', { first_instruction: '81', days_for_sue: 5 }, '81    05'],
      ['the place that is free takes 09', { first_instruction: '88', days_for_sue: 5 }, '88 09 05'],
      ['whichever it is', { second_instruction: '88', days_for_sue: 5 }, '09 88 05'],
      ['nothing asked, nothing sent', {}, '      00'],
    ])('%s', (_, more, expected) => {
      expect(instructions(more)).toBe(expected)
    })

    it('days that no instruction reads are an error', () => {
      const two = { ...plain, first_instruction: '88', second_instruction: '80', days_for_sue: 5 }
      expect(Object.keys(refusal(wallet, entryOf(two)).errors)).toEqual(['days_for_sue'])
    })
  })

  describe('second and third discount (nota 16 a, p. 35)', () => {
    const three: Partial<Slip> = {
      ...plain,
      second_discount_value: '20,00',
      days_for_second_discount: 3,
      third_discount_value: '10,00',
      days_for_third_discount: 1,
    }
    const columns = '  2704260000000002000290426000000000' + '1000   '

    it.each(['1001', '1031'] as const)('use the columns of guarantor, date of mora and days, in %s', (our_code) => {
      const line = linesOf(wallet, entryOf(three, our_code))[0]!
      expect(line.slice(351, 394)).toBe(columns)
    })

    it.each(['1002', '1009', '1003', '1074'] as const)('and are not in %s, which sends no discounts', (our_code) => {
      const line = linesOf(wallet, entryOf({ ...three, fine_type: 1, days_for_sue: 7 }, our_code))[0]!
      expect(line.slice(351, 394)).toBe(`${' '.repeat(34)}000000${our_code === '1009' ? '07' : '00'} `)
    })

    it('are an error with a guarantor', () => {
      expect(Object.keys(refusal(wallet, entryOf({ ...three, guarantor_name: 'Fiança' })).errors)).toEqual([
        'guarantor_name',
      ])
    })
  })
})

describe('Itaú CNAB 240', () => {
  const { wallet } = cnab240

  it('sends Y-01 when the guarantor has an address, and only then (p. 13)', () => {
    const segments = (more: Partial<Slip>) => linesOf(wallet, entryOf(more)).map((line) => line[13])
    expect(segments({})).toEqual(['P', 'Q', 'R', 'Y'])
    expect(segments({ guarantor_address: null, guarantor_address_number: null })).toEqual(['P', 'Q', 'R'])
    expect(segments({ guarantor_name: null, guarantor_cnpj_cpf: null })).toEqual(['P', 'Q', 'R'])
  })

  it('sends R for a second discount, but not for a single discount (p. 11)', () => {
    const discount = {
      fine_type: 0,
      second_discount_value: '20,00',
      days_for_second_discount: 3,
      guarantor_name: null,
      guarantor_cnpj_cpf: null,
    } as const
    const lines = linesOf(wallet, entryOf(discount))
    expect(filled(lines[2]!, CNAB240_R)).toEqual({ '16-17': '01', '19-26': '27042026', '27-41': '000000000002000' })
    expect(linesOf(wallet, entryOf({ ...discount, second_discount_value: null }))).toHaveLength(2)
  })

  it.each<[string, Partial<Slip>, Columns]>([
    ['7 lists', { days_for_sue: null, days_for_negativation: 12 }, { '221-221': '7', '222-223': '12' }],
    ['1 writes off', { days_for_sue: null, days_for_revoke: 60 }, { '224-224': '1', '225-226': '60' }],
    ['a code of its own goes as given', { sue_code: '2' }, { '221-221': '2', '222-223': '07' }],
  ])('deadlines: %s (notas 18 and 19, pp. 20–21)', (_, more, columns) => {
    const held = filled(linesOf(wallet, entryOf(more))[0]!, CNAB240_P)
    const deadlines = Object.entries(held).filter(([at]) => /^22[1-5]-/.test(at))
    expect(Object.fromEntries(deadlines)).toEqual(columns)
  })
})
