/** Fine, interest and discounts are read from the columns with the values of the slip, rounded to the unit of the file. */
import { Decimal } from 'decimal.js'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { segmentP, segmentR } from '../../src/banks/families/febraban240/index.js'
import { registersTitles } from '../../src/banks/index.js'
import { addDays, parseMoney, prepareSlip } from '../../src/cobranca/index.js'
import { type Fields, key, money, record, reserved, type Values } from '../../src/fixed-width/index.js'
import { buildRemittance } from '../../src/remittance/index.js'
import { amountOf, type TitleCharge, titleCharges } from '../../src/remittance/title-charges.js'
import { arbitraryRemittance } from '../../src/testing/arbitraries/index.js'
import { remittanceDialects } from '../banks/dialects-of.js'
import { runs, someOf } from '../runs.js'
import { askedCents, isChanged, writtenCents, writtenCharges } from './written-charges.js'

const DIALECTS = remittanceDialects()
  .filter(({ dialect }) => registersTitles(dialect))
  .map(({ bank, layout, dialect, name }) => ({ name, bank, layout, dialect }))
const RUNS = runs(4, 2)

/**
 * Percentages are written with at least two decimals, and cents are integers: rounding may lose half of the last unit, for interest per day or per month.
 *
 * @param times how many times half of the last decimal of a percentage may be lost
 */
const near = (file: Decimal, slip: Decimal, amount: number, times = 1): void => {
  const most = Decimal.max(30 * 0.5, new Decimal(amount).times(0.005).times(times).div(100)).plus(0.5)
  expect(file.minus(slip).abs().lte(most), `${file} of the file, ${slip} of the slip, ${amount}`).toBe(true)
}

describe.each(someOf(DIALECTS, 5))('$name', ({ bank, layout, dialect }) => {
  test('the charges read from the file are those of the slip', () => {
    const entries = arbitraryRemittance(bank.number, layout, { variant: dialect.variant ?? null, our_code: '1001' })
    fc.assert(
      fc.property(entries, (drawn) => {
        const { bytes, records, changes } = buildRemittance(drawn)
        const titles = writtenCharges(bytes, dialect)
        expect(titles).toHaveLength(records.length)
        records.forEach(({ entry }, i) => {
          const slip = prepareSlip(drawn.entries[entry]!.slip, drawn.generated_at.slice(0, 10))
          const read = titles[i]!
          const changed = changes.filter((change) => change.entry === entry).map(({ field }) => field)
          const isNoted = (name: string): boolean =>
            changed.includes(`slip.${name}_percentage`) || changed.includes(`slip.${name}_value`)
          expect(isNoted('fine')).toBe(isChanged(read.fine, slip.fine, slip.amount, 1))
          expect(isNoted('interest')).toBe(isChanged(read.interest, slip.interest, slip.amount, 30))
          read.discounts.forEach((discount, each) => {
            const name = `${['', 'second_', 'third_'][each]}discount`
            expect(isNoted(name)).toBe(isChanged(discount, slip.discounts[each], slip.amount, 1))
          })
          near(writtenCents(read.fine, slip.amount), askedCents(slip.fine, slip.amount), slip.amount)
          const isDaily = read.interest?.kind === 'percentage' && read.interest.days === 1
          const month = [
            writtenCents(read.interest, slip.amount, 30),
            askedCents(slip.interest, slip.amount, 30),
          ] as const
          near(...month, slip.amount, isDaily ? 30 : 1)
          // Itaú's second and third discount share their columns with a message and the date of mora: only the first discount is always read.
          const isPlain = dialect.alternatives === undefined || slip.discounts.length < 2
          const least = isPlain ? slip.discounts.length : 1
          expect(read.discounts.length).toBeGreaterThanOrEqual(least)
          expect(read.discounts.length).toBeLessThanOrEqual(slip.discounts.length)
          const { value_rebate } = drawn.entries[entry]!
          expect(read.rebate).toBe(value_rebate == null || value_rebate === '' ? 0 : parseMoney(value_rebate))
          read.discounts.forEach((discount, each) => {
            near(writtenCents(discount, slip.amount), askedCents(slip.discounts[each], slip.amount), slip.amount)
            expect(discount.date).toBe(slip.discounts[each]!.date)
          })
          const next = addDays(slip.expire_at, 1)
          const since = (date: string | null): string => (date === null || date < next ? next : date)
          if (read.fine !== null && read.fine.date !== null) expect(since(read.fine.date)).toBe(since(slip.fine!.date))
          if (isPlain && read.interest !== null && read.interest.date !== null)
            expect(since(read.interest.date)).toBe(since(slip.interest!.date))
        })
      }),
      RUNS,
    )
  })
})

describe('values computed by hand', () => {
  /** A record with a fine, always in reais, and a rebate. */
  const { fields: plain } = record(
    'test.plain',
    20,
    { record_type: key(1, 1, '1'), fine_value: money(2, 9), value_rebate: money(10, 17), rest: reserved(18, 20) },
    'test',
  )
  const read = (fields: Fields, ...values: Record<string, unknown>[]) =>
    titleCharges(
      {},
      values.map((each) => ({ fields, values: each as Values })),
    )
  const cents = (charge: TitleCharge | null) => (charge?.kind === 'value' ? charge.cents : charge)

  test('CNAB 240, C021 and G073: 1 is a value, 2 a percentage of two decimals; other codes are no charge', () => {
    const fine = (fine_type: string) => read(segmentR.fields, { fine_type, fine_value: 250 }).fine
    expect(fine('1')).toEqual({ kind: 'value', cents: 250, date: null })
    expect(fine('2')).toEqual({ kind: 'percentage', percentage: new Decimal('2.5'), days: 1, date: null })
    expect(fine('3')).toBeNull()
    expect(fine('')).toBeNull()
  })

  test('C018: 2 is a percentage per month of thirty days', () => {
    const { interest } = read(segmentP.fields, { interest_type: '2', interest_value: 100 })
    expect(interest).toEqual({ kind: 'percentage', percentage: new Decimal(1), days: 30, date: null })
  })

  test('C021: 3 to 6 are discounts per day of early payment, which have no value in advance', () => {
    const discounts = (discount_type: string) => read(segmentP.fields, { discount_type, discount_value: 300 }).discounts
    expect(discounts('1')).toEqual([{ kind: 'value', cents: 300, date: null }])
    expect(['3', '4', '5', '6', '7'].flatMap(discounts)).toEqual([])
  })

  test('further discounts have their own codes', () => {
    const both = {
      second_discount_type: '2',
      second_discount_value: 200,
      third_discount_type: '1',
      third_discount_value: 100,
    }
    expect(read(segmentR.fields, both).discounts.map(({ kind }) => kind)).toEqual(['percentage', 'value'])
  })

  test('Sicredi, CNAB 400: one code of the title decides the kind of all three discounts', () => {
    const { records } = DIALECTS.find(({ name }) => name === '748/cnab400')!.dialect.layout
    const discounts = (discount_type: string) =>
      titleCharges({}, [
        { fields: records['title']!.fields, values: { discount_type, discount_value: 300 } },
        { fields: records['discounts']!.fields, values: { second_discount_value: 200, third_discount_value: 100 } },
      ]).discounts.map(({ kind }) => kind)
    expect(discounts('A')).toEqual(['value', 'value', 'value'])
    expect(discounts('B')).toEqual(['percentage', 'percentage', 'percentage'])
    expect(discounts('')).toEqual([])
  })

  test('Inter, CNAB 400: percentages and values have separate columns; the second discount has no code', () => {
    const { records } = DIALECTS.find(({ name }) => name === '077/cnab400')!.dialect.layout
    const inter = (title: Values, messages: Values = {}) =>
      titleCharges({}, [
        { fields: records['title']!.fields, values: title },
        { fields: records['messages']!.fields, values: messages },
      ])
    const both = { fine_value: 500, fine_percentage: 200 }
    expect(inter({ fine_type: '1', ...both }).fine).toMatchObject({ kind: 'value', cents: 500 })
    expect(inter({ fine_type: '2', ...both }).fine).toMatchObject({ kind: 'percentage', percentage: new Decimal(2) })
    expect(inter({ fine_type: '0', ...both }).fine).toBeNull()
    expect(inter({ interest_type: '2', interest_percentage: 3 }).interest).toMatchObject({
      percentage: new Decimal('0.03'),
      days: 1,
    })
    const discounts = inter(
      { discount_type: '4', discount_value: 0, discount_percentage: 250 },
      { second_discount_value: 0, second_discount_percentage: 100, third_discount_value: 700 },
    ).discounts
    expect(discounts.map((each) => (each.kind === 'value' ? each.cents : each.percentage.toString()))).toEqual([
      '2.5',
      '1',
      700,
    ])
    expect(inter({ discount_type: '5', discount_percentage: 250 }).discounts).toEqual([])
  })

  test('an absent value and a text that is not a number are no charge', () => {
    const of = (fine_value: unknown) => read(plain, { fine_value }).fine
    expect(cents(of(1))).toBe(1)
    expect(of(0)).toBeNull()
    expect(of('1')).toBeNull()
    expect(of(null)).toBeNull()
  })

  test('the first record that has a value decides', () => {
    expect(cents(read(plain, { fine_value: null }, { fine_value: 7 }, { fine_value: 8 }).fine)).toBe(7)
  })

  test('Santander, CNAB 400: a fine begins on the day after its date; the columns of the rebate have a discount if it has a date', () => {
    const { dialect } = DIALECTS.find(({ name }) => name === '033/cnab400')!
    const { fields } = dialect.layout.records['title']!
    const readBySantander = (values: Values) => titleCharges(dialect, [{ fields, values }])
    expect(readBySantander({ fine_code: '4', fine_value: 200, fine_date: '2026-02-28' }).fine).toMatchObject({
      date: '2026-03-01',
    })
    expect(readBySantander({ value_rebate: 500 })).toMatchObject({ rebate: 500, discounts: [] })
    expect(readBySantander({ value_rebate: 500, second_discount_date: '2026-03-10' })).toMatchObject({
      rebate: 0,
      discounts: [{ kind: 'value', cents: 500, date: '2026-03-10' }],
    })
    expect(readBySantander({ value_rebate: 0, second_discount_date: '2026-03-10' })).toMatchObject({
      rebate: 0,
      discounts: [],
    })
    expect(readBySantander({})).toEqual({ fine: null, interest: null, discounts: [], rebate: 0 })
  })

  test('in other banks the rebate is a rebate, with any dates', () => {
    const values = { value_rebate: 500, second_discount_date: '2026-03-10' }
    expect(read(plain, values)).toMatchObject({ rebate: 500, discounts: [] })
  })
})

test('parts of a cent: interest is of more days, other charges are rounded', () => {
  const reais = { of: 'reais', decimals: 4 } as const
  expect(amountOf(67, { ...reais, per: 'day' })).toEqual({ kind: 'value', cents: 67, days: 100 })
  expect(amountOf(15_000, { ...reais, per: 'day' })).toEqual({ kind: 'value', cents: 150 })
  expect([amountOf(12_350, reais), amountOf(12_349, reais)]).toEqual([
    { kind: 'value', cents: 124 },
    { kind: 'value', cents: 123 },
  ])
})
