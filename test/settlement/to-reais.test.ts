/** Results with amounts in reais. */
import { describe, expect, test } from 'vitest'
import { LINE_PARSED_ENTRIES } from '../../src/cobranca/index.js'
import { COLUMNS, parseReturn, paymentFrom, paymentsFrom } from '../../src/return/index.js'
import { amountOwed, settle, toReais } from '../../src/settlement/index.js'
import { errorsOf } from '../cobranca/errors-of.js'
import { fixture } from '../convert/folders.js'
import { returnFixtures } from '../return/return-fixtures.js'

const MONEY = Object.entries(LINE_PARSED_ENTRIES).flatMap(([name, kind]) => (kind === 'money' ? [name] : []))
const records = parseReturn(fixture('756-sicoob/cnab240/settlements.ret')).bank_billet_discharges

describe('a return record in reais', () => {
  // Line of the fixture: R$ 140,00, fee R$ 2,20.
  test('has numbers in place of the texts of cents', () => {
    const { line_parsed, ...rest } = toReais(records[0]!)
    const { line_parsed: before, ...unchanged } = records[0]!
    expect(line_parsed.paid_amount).toBe(140)
    expect(rest).toEqual({ ...unchanged })
    for (const [name, value] of Object.entries(line_parsed)) {
      const given = before[name as keyof typeof before]
      if (MONEY.includes(name)) expect(value).toBe(given === '' ? null : Number(given) / 100)
      else expect(value).toBe(given)
    }
  })

  test('an amount that the bank does not send is null, not zero', () => {
    expect(toReais({ line_parsed: { paid_amount: '', discount: '0' } })).toEqual({
      line_parsed: { paid_amount: null, discount: 0 },
    })
  })

  test('flat records, too', () => {
    expect(toReais({ our_number: '123', amount: '1999', iof: null, line: 7, money: true })).toEqual({
      our_number: '123',
      amount: 19.99,
      iof: null,
      line: 7,
      money: true,
    })
  })

  test.each(returnFixtures)('$name: each amount is the same', ({ bytes }) => {
    for (const record of parseReturn(bytes).bank_billet_discharges) {
      const { line_parsed } = toReais(record)
      for (const name of MONEY as (keyof typeof line_parsed)[]) {
        const [reais, cents] = [line_parsed[name], record.line_parsed[name as never] as string]
        expect(reais === null ? '' : String(Math.round((reais as unknown as number) * 100))).toBe(cents)
      }
    }
  })
})

describe('other results in reais', () => {
  test('payments', () => {
    const payment = paymentFrom(records[0]!)!
    const amounts = Object.entries(payment).flatMap(([name, value]) =>
      typeof value === 'number' ? [[name, value / 100]] : [],
    )
    const { line_parsed } = toReais(records[0]!)
    expect(toReais(payment)).toEqual({ ...payment, ...Object.fromEntries(amounts), line_parsed })
    expect(toReais(paymentsFrom(records)[0]!).paid_amount).toBe(140)
  })

  test('reversals and amounts owed', () => {
    expect(toReais({ reversed_amount: 1999, bank_rate: null })).toEqual({ reversed_amount: 19.99, bank_rate: null })
    expect(
      toReais(
        amountOwed({ amount: '250,00', expire_at: '2026-03-20', fine_type: 1, fine_percentage: 2 }, '2026-03-24'),
      ),
    ).toEqual({
      amount: 250,
      fine: 5,
      interest: 0,
      discount: 0,
      rebate: 0,
      total: 255,
    })
  })

  test('a settlement: its payments and lists, but not the slips of the caller', () => {
    const slip = { id: 1, our_number: '501', amount: 13_999, expire_at: '2026-03-01' }
    const settlement = settle(records, [slip])
    const inReais = toReais(settlement)
    expect(inReais.records[0]!.payment?.paid_amount).toBe(140)
    expect(inReais.records[0]!.record.line_parsed.paid_amount).toBe(140)
    expect(inReais.records.map(({ bank_billet }) => bank_billet)).toEqual(
      settlement.records.map(({ bank_billet }) => bank_billet),
    )
    expect(inReais.different_amounts).toEqual(
      settlement.different_amounts.map(({ difference, paid_amount, owed, record, why, ...rest }) => ({
        ...rest,
        record: toReais(record),
        owed: owed && toReais(owed),
        why: why.map((each) => ({ ...each, owed_amount: 139.99, paid_amount: 140 })),
        paid_amount: paid_amount === null ? null : paid_amount / 100,
        difference: difference === null ? null : difference / 100,
      })),
    )
  })

  test('an amount that is not exact is an error', () => {
    expect(errorsOf(() => toReais({ paid_amount: 1e15 }))).toEqual({ cents: ['é grande demais'] })
  })

  test('every column of money is converted', () => {
    const columns = Object.entries(COLUMNS).flatMap(([name, type]) => (type === 'money' ? [name] : []))
    expect(columns).toEqual([...MONEY, 'amount'])
    expect(toReais(Object.fromEntries(columns.map((name) => [name, '1'])))).toEqual(
      Object.fromEntries(columns.map((name) => [name, 0.01])),
    )
  })
})
