/** Numbers that a wallet gives to its titles, in sequence. */
import { describe, expect, test } from 'vitest'
import type { Wallet } from '../../src/cobranca/index.js'
import { buildRemittance } from '../../src/remittance/index.js'
import { errorsOf } from '../cobranca/errors-of.js'
import { entry, generated_at, itau400 } from './made-up.js'

const numbersFrom = (next_our_number: number | string, entries = [entry(), entry(), entry(), entry()]) => {
  const { records, rejected, ...built } = buildRemittance({
    wallet: { ...itau400, next_our_number },
    entries,
    generated_at,
    partial: true,
  })
  return { numbers: records.map(({ our_number }) => our_number), next: built.next_our_number, rejected }
}

test.each([
  [1, ['00000001', '00000002', '00000003', '00000004'], '00000005'],
  [98, ['00000098', '00000099', '00000100', '00000101'], '00000102'],
  [998, ['00000998', '00000999', '00001000', '00001001'], '00001002'],
  ['00009997', ['00009997', '00009998', '00009999', '00010000'], '00010001'],
  [1_999_999, ['01999999', '02000000', '02000001', '02000002'], '02000003'],
])('numbers from %s continue past each thousand', (next, numbers, behind) => {
  expect(numbersFrom(next)).toMatchObject({ numbers, next: behind })
})

test('numbers beyond the safe integers increase by one', () => {
  const wallet = {
    ...itau400,
    bank_contract_slug: 'bb-bs-18-19-6-17',
    kind: 'cnab240',
    agency_number: '1234',
    agency_digit: '3',
    account_number: '123456',
    account_digit: '0',
    extra1: '123456',
    extra3: '123456',
    next_our_number: '09007199254740990',
  } as const
  const { records, next_our_number } = buildRemittance({
    wallet,
    entries: [entry(), entry(), entry(), entry(), entry()],
    generated_at,
  })
  expect(records.map(({ our_number }) => our_number)).toEqual([
    '09007199254740990',
    '09007199254740991',
    '09007199254740992',
    '09007199254740993',
    '09007199254740994',
  ])
  expect(next_our_number).toBe('09007199254740995')
})

// 12345678901234567 is read as 12345678901234568, the number of another title.
describe('a number of JSON that has lost its last digits is an error', () => {
  const lost = JSON.parse('12345678901234567') as number
  const message = [expect.stringContaining('envie como texto')]

  test('in a slip', () => {
    for (const field of ['our_number', 'document_number', 'control_number', 'customer_address_number'])
      expect(numbersFrom(1, [entry(), entry({ [field]: lost })]).rejected).toMatchObject([
        { errors: { [field]: message } },
      ])
  })

  test('in a wallet', () => {
    expect(errorsOf(() => numbersFrom(lost, [entry()]))).toMatchObject({ next_our_number: message })
    const wallet = { ...itau400, account_number: lost }
    expect(errorsOf(() => buildRemittance({ wallet, entries: [entry()], generated_at } as never))).toMatchObject({
      account_number: message,
    })
  })
})

test('the number of a refused entry is given to the next entry, also at the start of a thousand', () => {
  const entries = [entry(), entry({ customer_state: 'XX' }), entry({ revoke_code: '1' }), entry()]
  expect(numbersFrom(999, entries)).toMatchObject({ numbers: ['00000999', '00001000'], next: '00001001' })
})

test('an entry after the last number of the range is refused', () => {
  const { numbers, rejected } = numbersFrom(99_999_998)
  expect(numbers).toEqual(['99999998', '99999999'])
  expect(rejected.map(({ entry, errors }) => [entry, Object.keys(errors)])).toEqual([
    [2, ['next_our_number']],
    [3, ['next_our_number']],
  ])
})

describe('a wallet without next_our_number', () => {
  const { next_our_number: _, ...unnumbered } = itau400
  const message =
    /^não pode ficar em branco: informe na carteira o próximo nosso número .* ou our_number em cada boleto$/

  test.each([[undefined], [null], [''], [' ']])(
    '%j: a title without its own number is refused, not numbered 1',
    (next) => {
      const wallet = { ...unnumbered, next_our_number: next } as Wallet
      const errors = errorsOf(() => buildRemittance({ wallet, entries: [entry()], generated_at }))
      expect(errors).toEqual({ next_our_number: [expect.stringMatching(message)] })
    },
  )

  test('is reported for each entry that needs one', () => {
    const entries = [entry({ our_number: '77' }), entry(), entry()]
    const { rejected, records } = buildRemittance({ wallet: unnumbered, entries, generated_at, partial: true })
    expect(rejected.map((each) => [each.entry, Object.keys(each.errors)])).toEqual([
      [1, ['next_our_number']],
      [2, ['next_our_number']],
    ])
    expect(records.map(({ our_number }) => our_number)).toEqual(['00000077'])
  })

  test('sends titles with their own numbers, and has no next number', () => {
    const { records, next_our_number, lots } = buildRemittance({
      wallet: unnumbered,
      entries: [entry({ our_number: '77' }), entry({ our_number: '78' }, '1002')],
      generated_at,
    })
    expect(records.map(({ our_number }) => our_number)).toEqual(['00000077', '00000078'])
    expect([next_our_number, lots]).toEqual([null, [{ next_our_number: null }]])
  })
})
