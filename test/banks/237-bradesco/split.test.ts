/** A split of the credit among accounts of Bradesco, in the return: CNAB 400, version 17 (28/09/2020), pp. 38–39 and 51–54; CNAB 240, p. 33. */
import { describe, expect, it } from 'vitest'
import type { Slip, SplitAccount } from '../../../src/cobranca/index.js'
import { parseReturn } from '../../../src/return/index.js'
import { entryOf, linesOf, refusal } from '../../remittance/instruction-rows.js'
import { returnFixture } from '../../return/return-fixtures.js'
import { cnab240, cnab400 } from './instruction-rows.js'

const put = (line: string, from: number, text: string): string =>
  line.slice(0, from - 1) + text + line.slice(from - 1 + text.length)

/** A record of type 3 of a title: carteira, agency, account and nosso número (2–29), and the status of each beneficiary. */
function splitRecord(title: string, ...statuses: string[]): string {
  const line = put(put(put(' '.repeat(400), 1, '3'), 2, title.slice(21, 37)), 18, title.slice(70, 82))
  const numeric = [
    [44, 3],
    [47, 5],
    [53, 12],
    [66, 15],
    [148, 3],
    [151, 8],
  ] as const
  const beneficiary = (from: number, to: string): string =>
    numeric.reduce((whole, [at, length]) => put(whole, at - 44 + from, '0'.repeat(length)), to)
  const zeros = [44, 161, 278].reduce((whole, from) => beneficiary(from, whole), put(line, 30, '22'))
  return [159, 276, 393].reduce((whole, at, i) => put(whole, at, statuses[i] ?? '00'), zeros)
}

describe('CNAB 400', () => {
  it('reports the status of each share, in every record of type 3', () => {
    const lines = returnFixture('237-bradesco/cnab400/settlements').bytes.toString('latin1').split('\r\n')
    const title = lines[1]!
    const renumbered = [
      ...lines.slice(0, 2),
      splitRecord(title, '38', '39', '41'),
      splitRecord(title, '40'),
      ...lines.slice(2, -1),
    ].map((line, i) => put(line, 395, String(i + 1).padStart(6, '0')))
    const file = parseReturn(Buffer.from(`${renumbered.join('\r\n')}\r\n`, 'latin1'))
    expect(file.diagnostics).toEqual([])
    const [first] = file.bank_billet_discharges
    expect(first!.reasons.filter(({ severity }) => severity === 'information')).toEqual([
      { code: '38', text: 'Rateio efetuado, beneficiário aguardando crédito', severity: 'information' },
      { code: '40', text: 'Rateio não efetuado, Conta débito Beneficiário bloqueada', severity: 'information' },
      { code: '39', text: 'Rateio efetuado, beneficiário já creditado', severity: 'information' },
      {
        code: '41',
        text: 'Rateio não efetuado, Conta Beneficiário encerrada, para Banco 237',
        severity: 'information',
      },
    ])
    expect(first!.kind).toBe('settled')
  })
})

const account = (number: number, more: Partial<SplitAccount> = {}): SplitAccount => ({
  bank_number: '237',
  agency_number: '1425',
  agency_digit: '',
  account_number: String(10_000 + number),
  account_digit: String(number % 10),
  cnpj_cpf: '299.792.458-83',
  name: 'Sócio Fictício',
  amount: 100,
  floating: 1,
  ...more,
})

const taken: Partial<Slip> = {
  ...cnab400.instead,
  guarantor_name: null,
  guarantor_cnpj_cpf: null,
}

const splitAmong = (count: number, more?: Partial<SplitAccount>): Partial<Slip> => ({
  ...taken,
  split_payment: true,
  split_accounts: Array.from({ length: count }, (_, i) => account(i, more)),
})

describe('the remittance of a split', () => {
  it('has three accounts per record in CNAB 400 (pp. 12–13), one in CNAB 240 (p. 17)', () => {
    const lines = linesOf(cnab400.wallet, entryOf(splitAmong(4)))
    expect(lines.map((line) => line[0]).join('')).toBe('133')
    // The fourth is alone; the columns of the others are zeros and blanks.
    expect(lines[2]!.slice(43, 65)).toBe('237014257000000010003' + '3')
    expect(lines[2]!.slice(160, 197)).toBe(`${'0'.repeat(8)} ${'0'.repeat(12)} ${'0'.repeat(15)}`)
    expect(linesOf(cnab240.wallet, entryOf(splitAmong(4))).filter((line) => line.slice(17, 19) === '50')).toHaveLength(
      4,
    )
  })

  it('computes a missing digit of an agency: 1425-7 (Icatu, p. 7)', () => {
    expect(linesOf(cnab400.wallet, entryOf(splitAmong(1)))[1]!.slice(46, 52)).toBe('014257')
  })

  it.each([
    ['split_accounts', splitAmong(91)],
    ['split_accounts.bank_number', splitAmong(1, { bank_number: '341' })],
    ['split_accounts.account_digit', splitAmong(1, { account_digit: '' })],
    ['split_accounts.floating', splitAmong(1, { floating: 31 })],
    ['split_accounts.amount', splitAmong(2, { amount: '1.000,00' })],
  ])('is an error for %s', (field, slip) => {
    for (const { wallet } of [cnab400, cnab240]) {
      expect(Object.keys(refusal(wallet, entryOf(slip)).errors)).toEqual([field])
    }
  })

  it('cannot be corrected (1093) without accounts', () => {
    for (const { wallet } of [cnab400, cnab240]) {
      expect(refusal(wallet, entryOf(taken, '1093')).errors).toEqual({
        split_accounts: ['não pode ficar em branco para alterar o rateio'],
      })
    }
  })
})
