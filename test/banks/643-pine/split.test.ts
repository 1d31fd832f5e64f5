/** A split of the credit: February 2019, pp. 11–12. */
import { expect, test } from 'vitest'
import type { SplitAccount } from '../../../src/cobranca/index.js'
import { account, entryOf, linesOf, refusal } from '../../remittance/instruction-rows.js'
import { filled } from '../../remittance/manual-pages.js'
import { INSTRUCTIONS } from './instruction-rows.js'
import { CNAB400_SPLIT } from './manual-pages.js'

const { wallet, instead } = INSTRUCTIONS['cnab400']!

const share = (number: number, amount: number, more: Partial<SplitAccount> = {}): SplitAccount => ({
  ...account(number, amount),
  bank_number: '643',
  agency_digit: '9',
  floating: 0,
  ...more,
})

const NO_DISCOUNT = { discount_type: null, discount_value: null, days_for_discount: null }

const splitting = (amount: string, ...split_accounts: SplitAccount[]) =>
  entryOf({ ...instead, amount, ...NO_DISCOUNT, split_payment: true, split_accounts })

const recordsOf = (amount: string, ...accounts: SplitAccount[]) =>
  linesOf(wallet, splitting(amount, ...accounts))
    .filter((line) => line.startsWith('3'))
    .map((line) => filled(line, CNAB400_SPLIT))

test('shares are percentages with four decimals, three accounts per record', () => {
  const shares = [25_000, 12_345, 5, 1_000].map((amount, i) => share(i + 1, amount))
  expect(recordsOf('1.000,00', ...shares)).toEqual([
    {
      '47-51': '01873',
      '52-52': '9',
      '53-64': '10001',
      '65-65': '1',
      '66-80': '000000000250000',
      '81-120': 'SOCIO FICTICIO',
      '152-157': '000001',
      '164-168': '01873',
      '169-169': '9',
      '170-181': '10002',
      '182-182': '2',
      '183-197': '000000000123450',
      '198-237': 'SOCIO FICTICIO',
      '269-274': '000002',
      '281-285': '01873',
      '286-286': '9',
      '287-298': '10003',
      '299-299': '3',
      '300-314': '000000000000050',
      '315-354': 'SOCIO FICTICIO',
      '386-391': '000003',
    },
    {
      '47-51': '01873',
      '52-52': '9',
      '53-64': '10004',
      '65-65': '4',
      '66-80': '000000000010000',
      '81-120': 'SOCIO FICTICIO',
      '152-157': '000004',
    },
  ])
})

test('a share of a third is sent if its percentage gives the same cents, otherwise it is an error', () => {
  // 33,3333% of R$ 100,00 is R$ 33,33; of R$ 300.000,00 it is R$ 99.999,90.
  expect(recordsOf('100,00', share(1, 3333))).toMatchObject([{ '66-80': '000000000333300' }])
  expect(recordsOf('300,00', share(1, 10_000))).toMatchObject([{ '66-80': '000000000333333' }])
  expect(refusal(wallet, splitting('300.000,00', share(1, 10_000_000))).errors).toEqual({
    'split_accounts.amount': [
      'não é exato em percentual de 4 casas decimais do valor do boleto, como o Pine recebe o rateio',
    ],
  })
})

test.each([
  ['an account of another bank', share(1, 100, { bank_number: '341' }), 'split_accounts.bank_number'],
  ['an agency without digit', share(1, 100, { agency_digit: '' }), 'split_accounts.agency_digit'],
  ['an account without digit', share(1, 100, { account_digit: '' }), 'split_accounts.account_digit'],
  ['days to the credit', share(1, 100, { floating: 2 }), 'split_accounts.floating'],
  ['more than the title', share(1, 20_000), 'split_accounts.amount'],
])('%s is an error', (_, given, field) => {
  expect(Object.keys(refusal(wallet, splitting('100,00', given)).errors)).toEqual([field])
})

test('only an entry has the split', () => {
  const { slip } = splitting('100,00', share(1, 100))
  expect(linesOf(wallet, { our_code: '1002', slip })).toHaveLength(1)
})
