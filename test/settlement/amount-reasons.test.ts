/** `why` of `different_amounts`: each charge that differs, in cents and in words. All figures by hand. */
import { describe, expect, test } from 'vitest'
import { type LineParsed, type LineParsedEntry, nextBusinessDay } from '../../src/cobranca/index.js'
import { parseReturn, type ReturnRecord } from '../../src/return/index.js'
import { amountOwed, type SlipToSettle, settle, toReais } from '../../src/settlement/index.js'
import { fixture } from '../convert/folders.js'

const [settled] = parseReturn(fixture('756-sicoob/cnab240/settlements.ret')).bank_billet_discharges

/** Parts of the amount that the bank does not send. */
const NONE = { billet_fine: '', other_fines: '', discount: '', value_rebate: '', bank_rate: '' }

/** A settlement of the slip with these amounts, in cents. */
const paid = (paid_at: string, amounts: Partial<Record<LineParsedEntry, string>>): ReturnRecord => ({
  ...settled!,
  line_parsed: { ...settled!.line_parsed, ...NONE, paid_at, ...amounts } as LineParsed,
})

/** Due on a Friday. On 25 March: fine 5,00, interest 0,50, together 255,50. Until 17 March: discount 10,00. Rebate 20,00 if granted. */
const SLIP: SlipToSettle = {
  id: 1,
  our_number: '501',
  amount: '250,00',
  expire_at: '2026-03-20',
  fine_type: 1,
  fine_percentage: 2,
  interest_type: 2,
  interest_value: '0,10',
  discount_type: 1,
  discount_value: '10,00',
  days_for_discount: 3,
}

const LATE = '2026-03-25'
const EARLY = '2026-03-16'
const AFTER_DISCOUNT = '2026-03-18'

function different(record: ReturnRecord, slip: SlipToSettle = SLIP) {
  const { different_amounts } = settle([record], [slip])
  expect(different_amounts).toHaveLength(1)
  return different_amounts[0]!
}

/** Code, amount owed and amount paid of each reason. */
const whyOf = (record: ReturnRecord, slip?: SlipToSettle) =>
  different(record, slip).why.map(({ code, owed_amount, paid_amount }) => [code, owed_amount, paid_amount])

test('the figures of this file', () => {
  expect(amountOwed(SLIP as never, LATE)).toMatchObject({ fine: 500, interest: 50, total: 25550 })
  expect(amountOwed(SLIP as never, EARLY)).toMatchObject({ discount: 1000, total: 24000 })
  expect(amountOwed(SLIP as never, AFTER_DISCOUNT).total).toBe(25000)
  expect(nextBusinessDay(LATE)).toBe(LATE)
})

test('one of fine and interest is not paid, and both are 2,00', () => {
  // Due on a Friday. On 22 March, a Sunday, 2 days of 1,00.
  const slip = { ...SLIP, amount: '100,00', interest_value: '1,00', discount_type: 0, discount_value: null } as const
  expect(amountOwed(slip as never, '2026-03-22')).toMatchObject({ fine: 200, interest: 200, total: 10400 })
  expect(whyOf(paid('2026-03-22', { paid_amount: '10200', billet_fine: '200' }), slip)).toEqual([
    ['charges_differ', 400, 200],
  ])
  expect(whyOf(paid('2026-03-22', { paid_amount: '10200' }), slip)).toEqual([
    ['paid_less', 10400, 10200],
    ['charges_differ', 400, 200],
  ])
})

test.each(['35', '36'] as const)(
  'any amount is right for a slip of the amount 0 (document type %s)',
  (document_type) => {
    const slip = { id: 1, our_number: '501', amount: 0, expire_at: '2026-03-20', document_type } as const
    const { records, different_amounts } = settle([paid(LATE, { paid_amount: '4321' })], [slip])
    expect(records[0]).toMatchObject({ bank_billet_id: 1, payment: { paid_amount: 4321 } })
    expect(different_amounts).toEqual([])
    // A purchase is never of the amount 0.
    const purchase = { ...slip, document_type: '02' } as const
    expect(whyOf(paid(LATE, { paid_amount: '4321' }), purchase)).toEqual([['paid_more', 0, 4321]])
  },
)

describe('with the charges in the record', () => {
  test.each<[string, Partial<Record<LineParsedEntry, string>>, unknown[]]>([
    ['no fine', { paid_amount: '25050', billet_fine: '50' }, [['fine_not_paid', 500, 0]]],
    ['no interest', { paid_amount: '25500', billet_fine: '500' }, [['interest_not_paid', 50, 0]]],
    [
      'neither',
      { paid_amount: '25000', billet_fine: '0' },
      [
        ['fine_not_paid', 500, 0],
        ['interest_not_paid', 50, 0],
      ],
    ],
    ['other interest', { paid_amount: '25503', billet_fine: '503' }, [['interest_differs', 50, 3]]],
    [
      'interest in another column',
      { paid_amount: '25560', billet_fine: '500', other_fines: '60' },
      [['interest_differs', 50, 60]],
    ],
    ['less than the fine', { paid_amount: '25200', billet_fine: '200' }, [['charges_differ', 550, 200]]],
    [
      'a discount after its day',
      { paid_amount: '24550', billet_fine: '550', discount: '1000' },
      [['discount_after_its_day', 0, 1000]],
    ],
    [
      'another discount, and no fine',
      { paid_amount: '24850', billet_fine: '50', discount: '200' },
      [
        ['fine_not_paid', 500, 0],
        ['discount_not_owed', 0, 200],
      ],
    ],
  ])('late: %s', (_, amounts, why) => {
    expect(whyOf(paid(LATE, amounts))).toEqual(why)
    expect(different(paid(LATE, amounts)).why.every(({ certain }) => certain)).toBe(true)
  })

  test.each<[string, string, Partial<Record<LineParsedEntry, string>>, unknown[]]>([
    ['no discount', EARLY, { paid_amount: '25000', discount: '0' }, [['discount_not_taken', 1000, 0]]],
    ['a smaller discount', EARLY, { paid_amount: '24500', discount: '500' }, [['discount_differs', 1000, 500]]],
    ['charges', EARLY, { paid_amount: '24100', discount: '1000', billet_fine: '100' }, [['charges_not_owed', 0, 100]]],
    [
      'a discount after its day',
      AFTER_DISCOUNT,
      { paid_amount: '24000', discount: '1000' },
      [['discount_after_its_day', 0, 1000]],
    ],
  ])('in time: %s', (_, day, amounts, why) => {
    expect(whyOf(paid(day, amounts))).toEqual(why)
  })

  test('rebate: not taken, in part, and in the column of the discount', () => {
    const slip = { ...SLIP, value_rebate: '20,00' }
    expect(whyOf(paid(AFTER_DISCOUNT, { paid_amount: '25000', value_rebate: '0' }), slip)).toEqual([
      ['rebate_not_taken', 2000, 0],
    ])
    expect(whyOf(paid(AFTER_DISCOUNT, { paid_amount: '24500', value_rebate: '500' }), slip)).toEqual([
      ['rebate_differs', 2000, 500],
    ])
    // Rebate and discount in the column of the rebate: only the charges differ.
    expect(whyOf(paid(EARLY, { paid_amount: '22100', value_rebate: '3000', billet_fine: '100' }), slip)).toEqual([
      ['charges_not_owed', 0, 100],
    ])
  })

  test('a fine alone', () => {
    const slip = { ...SLIP, interest_type: 0, interest_value: null } as SlipToSettle
    expect(whyOf(paid(LATE, { paid_amount: '25300', billet_fine: '300' }), slip)).toEqual([['fine_differs', 500, 300]])
  })
})

describe('by the difference alone, a reason is probable', () => {
  test.each<[string, string, Partial<Record<LineParsedEntry, string>>, unknown[]]>([
    ['fine', LATE, { paid_amount: '25050' }, [['fine_not_paid', 500, 0]]],
    ['interest', LATE, { paid_amount: '25500' }, [['interest_not_paid', 50, 0]]],
    [
      'fine and interest',
      LATE,
      { paid_amount: '25000' },
      [
        ['fine_not_paid', 500, 0],
        ['interest_not_paid', 50, 0],
      ],
    ],
    ['discount', EARLY, { paid_amount: '25000' }, [['discount_not_taken', 1000, 0]]],
    ['discount after its day', AFTER_DISCOUNT, { paid_amount: '24000' }, [['discount_after_its_day', 0, 1000]]],
    [
      'discount after its day, without charges',
      LATE,
      { paid_amount: '24000' },
      [
        ['discount_after_its_day', 0, 1000],
        ['fine_not_paid', 500, 0],
        ['interest_not_paid', 50, 0],
      ],
    ],
    ['fee', AFTER_DISCOUNT, { paid_amount: '24780', bank_rate: '220' }, [['fee_deducted', 0, 220]]],
    ['nothing known', LATE, { paid_amount: '25551' }, []],
    // The parts do not add up to the amount.
    ['wrong parts', LATE, { paid_amount: '25050', billet_fine: '550' }, [['fine_not_paid', 500, 0]]],
  ])('%s', (_, day, amounts, why) => {
    const { owed, why: reasons } = different(paid(day, amounts))
    const amount = Number(amounts.paid_amount)
    const [total, ...probable] = reasons
    expect(total).toMatchObject({
      code: amount < owed!.total ? 'paid_less' : 'paid_more',
      owed_amount: owed!.total,
      paid_amount: amount,
      certain: true,
    })
    expect(probable.map(({ code, owed_amount, paid_amount }) => [code, owed_amount, paid_amount])).toEqual(why)
    expect(probable.some(({ certain }) => certain)).toBe(false)
  })
})

test('the reason is in words', () => {
  const textOf = (day: string, amounts: Partial<Record<LineParsedEntry, string>>) =>
    different(paid(day, amounts)).why.map(({ text }) => text)
  expect(textOf(LATE, { paid_amount: '25503', billet_fine: '503' })).toEqual([
    { pt: 'juros de R$ 0,03 em vez de R$ 0,50', en: 'interest of R$ 0,03 instead of R$ 0,50' },
  ])
  expect(textOf(LATE, { paid_amount: '25050' })).toEqual([
    { pt: 'pago R$ 250,50, menos que R$ 255,50', en: 'paid R$ 250,50, less than R$ 255,50' },
    { pt: 'provável: multa de R$ 5,00 não paga', en: 'probable: fine of R$ 5,00 not paid' },
  ])
  expect(textOf(AFTER_DISCOUNT, { paid_amount: '24000', discount: '1000' })).toEqual([
    {
      pt: 'desconto de R$ 10,00 tomado depois do seu último dia, 2026-03-17',
      en: 'discount of R$ 10,00 taken after its last day, 2026-03-17',
    },
  ])
})

test('an unknown amount, and an invalid slip', () => {
  const unknown = different(paid(LATE, { paid_amount: '' }))
  expect(unknown).toMatchObject({ paid_amount: null, difference: null })
  expect(unknown.why).toMatchObject([{ code: 'amount_unknown', owed_amount: 25550, paid_amount: null }])
  const invalid = different(paid(LATE, { paid_amount: '25550' }), { ...SLIP, fine_percentage: 'x' } as SlipToSettle)
  expect(invalid).toMatchObject({ owed: null, difference: null })
  expect(invalid.why).toMatchObject([{ code: 'slip_invalid', owed_amount: null, paid_amount: 25550 }])
  expect(invalid.why[0]!.text.pt).toContain('fine_percentage')
  const stored = { ...SLIP, charges_sent: '{}' } as unknown as SlipToSettle
  expect(different(paid(LATE, { paid_amount: '25550' }), stored).why[0]!.text.pt).toContain('charges_sent')
})

test('toReais has the amounts of the reasons in reais', () => {
  const [reason] = toReais(different(paid(LATE, { paid_amount: '25503', billet_fine: '503' }))).why
  expect(reason).toMatchObject({ code: 'interest_differs', owed_amount: 0.5, paid_amount: 0.03 })
})

/** R$ 45,00 at 1% a month, 20 days late: Itaú CNAB 400 has R$ 0,02 a day (0,40), and the month itself is 0,30. */
describe('charges of a layout', () => {
  const wallet = {
    bank_contract_slug: 'itau-bs-109',
    kind: 'cnab400',
    agency_number: '0810',
    account_number: '53678',
    account_digit: '9',
    beneficiary_name: 'Loja de Teste Ltda',
    beneficiary_cnpj_cpf: '11.222.333/0001-81',
  } as const
  const slip = { amount: '45,00', expire_at: '2026-03-31', interest_type: 4, interest_percentage: 1 } as const

  test('amountOwed counts what the wallet sends, and charges_sent before all', () => {
    expect(amountOwed(slip, '2026-04-20').total).toBe(4530)
    expect(amountOwed(slip, '2026-04-20', wallet).total).toBe(4540)
    expect(amountOwed(slip, '2026-04-20', { ...wallet, kind: 'cnab240' }).total).toBe(4540)
    const charges_sent = { interest: { kind: 'value', cents: 3, date: null, days: 1 } } as const
    expect(amountOwed({ ...slip, charges_sent }, '2026-04-20').total).toBe(4560)
    expect(amountOwed({ ...slip, charges_sent }, '2026-04-20', wallet).total).toBe(4560)
  })

  test('amountOwed reads the defaults of the wallet, and works for an incomplete wallet', () => {
    const { amount, expire_at } = slip
    const configuration = { interest_type: 4, interest_percentage: 1 } as const
    const { bank_contract_slug, kind } = wallet
    expect(amountOwed({ amount, expire_at }, '2026-04-20', { ...wallet, configuration }).total).toBe(4540)
    expect(amountOwed(slip, '2026-04-20', { bank_contract_slug, kind } as never).total).toBe(4540)
  })

  test('a rebate beside charges_sent is that of the slip, if it has one', () => {
    const charges_sent = { fine: null, interest: null, discounts: [], rebate_cents: 100 }
    expect(amountOwed({ ...slip, charges_sent }, '2026-03-31').total).toBe(4400)
    expect(amountOwed({ ...slip, charges_sent, value_rebate: '2,00' }, '2026-03-31').total).toBe(4300)
  })
})

/** Due on the last business day of 2025, paid on the next open day: 250,00 by custom; a bank that counts the days charges 5,00 and 0,20. */
describe('after the last business day of the year', () => {
  const slip = { ...SLIP, expire_at: '2025-12-31' }
  const listed = (day: string, paid_amount: string) => settle([paid(day, { paid_amount })], [slip]).different_amounts

  test('both amounts are right on the next open day, and only the amount with charges later', () => {
    expect(listed('2026-01-02', '25000')).toEqual([])
    expect(listed('2026-01-02', '25520')).toEqual([])
    expect(listed('2026-01-02', '25500')).toMatchObject([{ owed: { total: 25000 }, difference: 500 }])
    expect(listed('2026-01-05', '25550')).toEqual([])
    expect(listed('2026-01-05', '25000')).toMatchObject([{ difference: -550 }])
  })

  test('both amounts are right for a discount that ends on the due date', () => {
    const discounted = {
      ...slip,
      fine_type: 0,
      fine_percentage: null,
      interest_type: 0,
      interest_value: null,
      days_for_discount: 0,
    } as SlipToSettle
    for (const paid_amount of ['24000', '25000'])
      expect(settle([paid('2026-01-02', { paid_amount })], [discounted]).different_amounts).toEqual([])
    expect(settle([paid('2026-01-05', { paid_amount: '24000' })], [discounted]).different_amounts).toHaveLength(1)
  })
})
