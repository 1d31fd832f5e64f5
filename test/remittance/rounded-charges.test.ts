/** A charge that its columns do not hold exactly is rounded, and a change reports it. `title-charges.test.ts` has the same law for drawn slips. */
import { describe, expect, test } from 'vitest'
import { isConfirmed } from '../../src/banks/index.js'
import { prepareSlip, type Slip, type Wallet } from '../../src/cobranca/index.js'
import { buildRemittance } from '../../src/remittance/index.js'
import { rowsOf } from '../banks/rows-of.js'
import { errorsOf } from '../cobranca/errors-of.js'
import { someOf } from '../runs.js'
import { DIALECTS, isNumberedByBank, mainOf } from './arbitraries.js'
import { entry, generated_at, itau400, santander400, sicoob240 } from './made-up.js'
import { ownNumber } from './own-number.js'
import { isChanged, writtenCharges } from './written-charges.js'

const build = (wallet: Wallet, changes: Partial<Slip>, strict = false) =>
  buildRemittance({ wallet, entries: [entry(changes)], generated_at, strict })

const sicoob400 = { ...sicoob240, kind: 'cnab400' } satisfies Wallet

describe('a percentage that is rounded', () => {
  const fine = { fine_type: 1, fine_percentage: '2,345' } as const
  const changeOf = (field: string, from: string, to: string) => ({
    entry: 0,
    field: `slip.${field}`,
    from,
    to,
    cut: false,
  })

  // Sicoob CNAB 240, l. 151: R 75–89, two decimals.
  test('is reported with its new value', () => {
    const { changes, content } = build(sicoob240, fine)
    expect(changes).toEqual([changeOf('fine_percentage', '2,345%', '2,35%')])
    expect(content.split('\r\n')[4]!.slice(74, 89)).toBe('000000000000235')
  })

  // Sicoob CNAB 240, l. 96: P 127–141, % a month of two decimals: 30 × 0,0333 is 0,999.
  test('is reported as a monthly percentage if interest is sent monthly', () => {
    const interest = { interest_type: 1, interest_percentage: 0.0333 } as const
    expect(build(sicoob240, interest).changes).toEqual([changeOf('interest_percentage', '0,0333% ao dia', '1% ao mês')])
    expect(build(sicoob240, { ...interest, interest_percentage: 0.033 }).changes).toEqual([])
  })

  test('is reported for each discount, and for the limits of another payment', () => {
    const discounts = {
      discount_type: 2,
      discount_percentage: '5.125',
      days_for_discount: 5,
      second_discount_percentage: '4.5',
      days_for_second_discount: 3,
    } as const
    expect(build(sicoob240, discounts).changes).toEqual([changeOf('discount_percentage', '5,125%', '5,13%')])
    // Santander CNAB 400 v2.33, p. 11: 20–24 and 38–42, two decimals.
    const limits = {
      divergent_payment_type: 2,
      divergent_payment_value_type: 2,
      divergent_payment_minimum_percentage: '50.125',
      divergent_payment_maximum_percentage: '150.5',
    } as const
    expect(build(santander400, limits).changes).toEqual([
      changeOf('divergent_payment_minimum_percentage', '50,125%', '50,13%'),
    ])
  })

  test('is an error with strict', () => {
    expect(errorsOf(() => build(sicoob240, fine, true))).toEqual({
      'slip.fine_percentage': ['seria trocado por «2,35%»'],
    })
  })
})

test('a percentage that fits its columns is not reported: four decimals (Sicoob CNAB 400, l. 65)', () => {
  expect(build(sicoob400, { fine_type: 1, fine_percentage: '2.3456' }).changes).toEqual([])
})

// Itaú CNAB 400, 161–173: reais per day (nota 12). 0,0333% of R$ 250,00 is 8,325 cents; 0,032% is 8.
test('a daily percentage that is not a whole number of cents is reported if the layout takes reais only', () => {
  const daily = (interest_percentage: string) => ({ interest_type: 1, interest_percentage }) as const
  const change = {
    entry: 0,
    field: 'slip.interest_percentage',
    from: '0,0333% ao dia',
    to: 'R$ 0,08 ao dia',
    cut: false,
  }
  expect(build(itau400, daily('0,0333')).changes).toEqual([change])
  expect(build(itau400, daily('0,032'), true).changes).toEqual([])
  expect(errorsOf(() => build(itau400, daily('0,0333'), true))).toEqual({
    'slip.interest_percentage': ['seria trocado por «R$ 0,08 ao dia»'],
  })
})

describe('interest per month (interest_type 4)', () => {
  const monthly = (interest_percentage: string, more: Partial<Slip> = {}): Partial<Slip> => ({
    interest_type: 4,
    interest_percentage,
    ...more,
  })
  const becomes = (from: string, to: string) => [{ entry: 0, field: 'slip.interest_percentage', from, to, cut: false }]
  const segmentP = (content: string): string => content.split('\r\n')[2]!

  // FEBRABAN C018: 2, a monthly rate; Sicoob CNAB 240: P 118 and 127–141, two decimals.
  test('is written as a monthly rate, unchanged, if the layout has a code for it', () => {
    const { content, changes } = build(sicoob240, monthly('1'))
    expect(segmentP(content)[117]).toBe('2')
    expect(segmentP(content).slice(126, 141)).toBe('000000000000100')
    expect(changes).toEqual([])
    expect(build(sicoob400, monthly('1,2345')).changes).toEqual([])
  })

  // 1,015 is rounded half up; thirty thirtieths of it in decimals would come to less.
  test('is rounded once, half up, and the change has the monthly rates', () => {
    const { content, changes } = build(sicoob240, monthly('1,015'))
    expect(segmentP(content).slice(126, 141)).toBe('000000000000102')
    expect(changes).toEqual(becomes('1,015% ao mês', '1,02% ao mês'))
  })

  // Itaú CNAB 400: 161–173, reais of a day. 1% of R$ 250,00 is R$ 2,50 a month, R$ 0,0833 a day; of R$ 4.515,00 R$ 1,505 a day.
  test('is written in reais per day if the layout has no percentage, and a change reports it', () => {
    const { content, changes } = build(itau400, monthly('1'))
    expect(content.split('\r\n')[1]!.slice(160, 173)).toBe('0000000000008')
    expect(changes).toEqual(becomes('1% ao mês', 'R$ 0,08 ao dia'))
    expect(build(itau400, monthly('1', { amount: '4.515,00' })).changes).toEqual(becomes('1% ao mês', 'R$ 1,51 ao dia'))
  })

  test('is an error in strict mode if it is converted, and always an error if it rounds to zero', () => {
    expect(errorsOf(() => build(itau400, monthly('1'), true))).toEqual({
      'slip.interest_percentage': ['seria trocado por «R$ 0,08 ao dia»'],
    })
    expect(errorsOf(() => build(itau400, monthly('1', { amount: '1,00' })))).toEqual({
      interest_percentage: ['dá menos de um centavo neste boleto, e o banco só recebe o valor em reais'],
    })
  })

  test('does not accept interest_value', () => {
    const given = { interest_type: 4, interest_percentage: 0, interest_value: '0,50' } as const
    expect(errorsOf(() => build(sicoob240, given))).toMatchObject({
      interest_value: ['não é lido com interest_type 4: use interest_percentage'],
    })
  })
})

const instructions = await rowsOf('instruction-rows.ts')

/** Daycoval, carteira 3, p. 6, and carteira 6, p. 5: zeros in 161–173. */
const WITHOUT_INTEREST = ['707/cnab400']

// 1.5% per month is 0.05% per day: of R$ 250,00, 12.5 cents, rounded half up. `units` of the bank has the unit of the manual.
describe.each(someOf(DIALECTS, 5))('interest per month: $name', (self) => {
  const { bank, key, name, dialect, facts } = self
  const { wallet } = instructions.find((each) => each.bank === bank)!.rows.INSTRUCTIONS[key]!
  const our_number = isNumberedByBank(self, wallet) ? null : ownNumber(dialect, 1)
  const asked = { our_number, interest_type: 4, interest_percentage: '1,5' } as const
  const main = mainOf({ dialect })

  if (WITHOUT_INTEREST.includes(name)) {
    test('is refused without columns for interest', () => {
      expect(errorsOf(() => build(wallet, asked))).toEqual({
        interest_percentage: [expect.stringMatching(/^não existe no /)],
      })
    })
    return
  }

  test('is the monthly rate, or reais per day with a change', () => {
    const { content, changes } = build(wallet, asked)
    // Some layouts have percentages in columns of their own, which Inter leaves empty; CrediSIS's CNAB 400 has the interest in the line after the title.
    const { records } = dialect.layout
    const columnsIn = (role: string) =>
      (name === '077/cnab400' ? undefined : records[role]!.fields['interest_percentage']) ??
      records[role]!.fields['interest_value']
    const role = [main, ...Object.keys(records)].find((each) => columnsIn(each) !== undefined)!
    const { from, to } = columnsIn(role)!
    const line = (main === 'segment_p' ? 2 : 1) + (role === main ? 0 : 1)
    const written = Number(content.split('\r\n')[line]!.slice(from - 1, to))
    // Unicred (105; C018 of CNAB 240) and BV (nota 31) have a code for each: the monthly rate stays monthly.
    const expected = /^(136|655)\//.test(name)
      ? 150
      : facts!.units.interest({ kind: 'percentage', percentage: '0.05', days: null }, 25_000)
    expect(written).toBe(expected)
    const reported = changes.filter(({ field }) => field === 'slip.interest_percentage')
    expect(reported.map((change) => [change.from, change.to])).toEqual(
      expected === 13 ? [['1,5% ao mês', 'R$ 0,13 ao dia']] : [],
    )
  })
})

/** Slips with charges that most layouts cannot hold exactly, or that they can. The amounts come to more than a cent everywhere. */
const CHARGED: Readonly<Record<string, Partial<Slip>>> = {
  '0,033% a day of R$ 20,00': { amount: '20,00', interest_type: 1, interest_percentage: '0,033' },
  '0,05% a day of R$ 200,00': { amount: '200,00', interest_type: 1, interest_percentage: '0,05' },
  '1% a month of R$ 100,00': { amount: '100,00', interest_type: 4, interest_percentage: '1' },
  '1% a month of R$ 300,00': { amount: '300,00', interest_type: 4, interest_percentage: '1' },
  '1,015% a month of R$ 1.000,00': { amount: '1.000,00', interest_type: 4, interest_percentage: '1,015' },
  'R$ 0,33 a day of R$ 1.234,56': { amount: '1.234,56', interest_type: 2, interest_value: '0,33' },
  'R$ 0,33 a day of R$ 990,00': { amount: '990,00', interest_type: 2, interest_value: '0,33' },
  'a fine of 2% of R$ 333,33': { amount: '333,33', fine_type: 1, fine_percentage: '2' },
  'a fine of 1,255% of R$ 200,00': { amount: '200,00', fine_type: 1, fine_percentage: '1,255' },
  'a fine of R$ 6,67 of R$ 333,33': { amount: '333,33', fine_type: 2, fine_value: '6,67' },
  'three discounts of R$ 333,33': {
    amount: '333,33',
    discount_type: 2,
    discount_percentage: '5',
    days_for_discount: 9,
    second_discount_percentage: '3',
    days_for_second_discount: 6,
    third_discount_percentage: '1',
    days_for_third_discount: 3,
  },
  'two discounts of R$ 333,33': {
    amount: '333,33',
    discount_type: 2,
    discount_percentage: '5',
    days_for_discount: 9,
    second_discount_percentage: '3',
    days_for_second_discount: 6,
  },
  'a discount of R$ 200,00': { amount: '200,00', discount_type: 2, discount_percentage: '5', days_for_discount: 9 },
  'a discount of R$ 333,33': { amount: '333,33', discount_type: 2, discount_percentage: '5', days_for_discount: 9 },
}

const CHARGE_FIELD = /^slip\.(fine|interest|discount|second_discount|third_discount)_(value|percentage)$/

/** Itaú's second and third discount share their columns with a message: only the first discount is read. */
const FIRST_DISCOUNT_ONLY = /^slip\.(fine|interest|discount)_(value|percentage)$/

describe.each(someOf(DIALECTS, 5))('charges of $name', (self) => {
  const { bank, key, name: dialectName, dialect } = self
  const { wallet: given } = instructions.find((each) => each.bank === bank)!.rows.INSTRUCTIONS[key]!
  // Strict refuses a header first.
  const wallet = { ...given, beneficiary_name: 'Loja de Teste Ltda' }
  const our_number = isNumberedByBank(self, wallet) ? null : ownNumber(dialect, 1)
  const isCharge = (field: string): boolean =>
    (dialectName === '341/cnab400' ? FIRST_DISCOUNT_ONLY : CHARGE_FIELD).test(field)

  test('the file charges what the slip asks for, or a change reports it and strict refuses it', () => {
    const seen = Object.entries(CHARGED).flatMap(([name, charged]) => {
      const slip = { our_number, ...charged }
      // Each layout refuses some: a value of the fine, a second discount, less than a cent a day.
      if (errorsOf(() => build(wallet, slip)) !== null) return []
      const { bytes, changes } = build(wallet, slip)
      const [written] = writtenCharges(bytes, dialect)
      const asked = prepareSlip(entry(slip).slip, generated_at.slice(0, 10))
      const changed = [
        ...(isChanged(written!.fine, asked.fine, asked.amount, 1) ? [`slip.fine_${asked.fine!.kind}`] : []),
        ...(isChanged(written!.interest, asked.interest, asked.amount, 30)
          ? [`slip.interest_${asked.interest!.kind}`]
          : []),
        ...asked.discounts.flatMap((discount, i) =>
          isChanged(written!.discounts[i], discount, asked.amount, 1)
            ? [`slip.${['', 'second_', 'third_'][i]}discount_${discount.kind}`]
            : [],
        ),
      ]
      const isRead = [written!.fine, written!.interest, ...written!.discounts].some((charge) => charge !== null)
      const reported = changes.flatMap(({ field }) => (isCharge(field) ? [field] : []))
      expect([name, isRead, ...reported]).toEqual([name, true, ...changed])
      if (isConfirmed(dialect.evidence)) {
        const refused = Object.keys(errorsOf(() => build(wallet, slip, true)) ?? {})
        expect([name, ...refused.filter(isCharge)]).toEqual([name, ...changed])
      }
      return [changed.length > 0]
    })
    expect(seen.length).toBeGreaterThan(0)
    // Each layout has a charge that it holds exactly.
    expect([...new Set(seen)]).toContain(false)
  })
})
