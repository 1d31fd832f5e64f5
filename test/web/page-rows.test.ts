/** Rows and sums of the page, compared with the library's own. */
import { expect, test } from 'vitest'
import { parseReturn, paymentsFrom, reversalsFrom } from '../../src/return/index.js'
import { creditDaysOf } from '../../src/web/read/credit-days.js'
import { openedFile, type PageFile } from '../../src/web/read/page-file.js'
import { repeatedRows } from '../../src/web/read/repeated.js'
import { findTitles, rowText } from '../../src/web/read/title-query.js'
import { kindsOf, titleSumsOf } from '../../src/web/read/title-sums.js'
import { remittanceFixtures, returnFixture, returnFixtures } from '../return/return-fixtures.js'
import { someOf } from '../runs.js'

const opened = (bytes: Uint8Array, id = 1): Promise<PageFile> =>
  openedFile({ id, name: 'file.ret', bytes, same_as: null }, () => {})

const movementsOf = ({ rows }: PageFile) => rows.flatMap(({ moved }) => moved ?? [])

const sum = (amounts: readonly (number | null)[]): number | null =>
  amounts.every((amount) => amount === null)
    ? null
    : amounts.reduce<number>((total, amount) => total + (amount ?? 0), 0)

test.each(someOf(returnFixtures, 12))(
  '$name: the days of credit have the payments and reversals',
  async ({ bytes }) => {
    const days = creditDaysOf(movementsOf(await opened(bytes)))
    const { bank_billet_discharges } = parseReturn(bytes)
    const payments = paymentsFrom(bank_billet_discharges)
    const reversals = reversalsFrom(bank_billet_discharges)
    const wanted = [...new Set([...payments, ...reversals].map(({ credit_at }) => credit_at))]
      .sort((a, b) => (a ?? '9999').localeCompare(b ?? '9999'))
      .map((day) => {
        const [paid, back] = [payments, reversals].map((list) => list.filter(({ credit_at }) => credit_at === day)) as [
          typeof payments,
          typeof reversals,
        ]
        return {
          day,
          payments: paid.length,
          paid: sum(paid.map(({ paid_amount }) => paid_amount)) ?? 0,
          credited: sum(paid.map(({ credit_amount }) => credit_amount)),
          without_credited: paid.filter(({ credit_amount }) => credit_amount === null).length,
          fees: sum(paid.map(({ bank_rate }) => bank_rate)),
          reversals: back.length,
          reversed: sum(back.map(({ reversed_amount }) => reversed_amount)) ?? 0,
        }
      })
    expect(days).toEqual(wanted)
  },
)

test.each(someOf(returnFixtures, 12))('$name: the sums are the totals of the file', async ({ bytes }) => {
  const { rows } = await opened(bytes)
  const { totals } = parseReturn(bytes)
  const sums = titleSumsOf(rows)
  expect(sums.titles).toBe(totals.titles)
  expect(sums.paid ?? 0).toBe(totals.paid_amount)
  expect(sums.needs_review).toBe(totals.needs_review.count)
  for (const { kind, titles, fees } of kindsOf(rows)) {
    const of = totals.by_kind[kind!]!
    expect([kind, titles, fees ?? 0]).toEqual([kind, of.count, of.bank_rate ?? 0])
  }
  expect(kindsOf(rows)).toHaveLength(Object.keys(totals.by_kind).length)
})

test.each(someOf(returnFixtures, 6))('$name: each movement has the key of the library', async ({ bytes }) => {
  const { bank_billet_discharges } = parseReturn(bytes)
  const keys = [...paymentsFrom(bank_billet_discharges), ...reversalsFrom(bank_billet_discharges)].map(
    ({ idempotency_key }) => idempotency_key,
  )
  expect(
    movementsOf(await opened(bytes))
      .map(({ key }) => key)
      .sort(),
  ).toEqual(keys.sort())
})

// The eight payments of 02/03/2026 in settlements.json: 1250,00 + 494,40 + 931,47 + 520,00 + 100,00 + 77,77 + 2415,67 + 1197,65, and one of 06/03/2026.
test('sums by hand: a return of Itaú', async () => {
  const { facts, rows } = await opened(returnFixture('341-itau/cnab400/settlements').bytes)
  expect(facts).toMatchObject({ state: 'return', bank: '341', layout: 'cnab400', titles: 10, refusal: null })
  const rest = { reversals: 0, reversed: 0, without_credited: 0 }
  expect(creditDaysOf(rows.flatMap(({ moved }) => moved ?? []))).toEqual([
    { day: '2026-03-02', payments: 8, paid: 698_696, credited: 696_122, fees: 2_809, ...rest },
    { day: '2026-03-06', payments: 1, paid: 1_500_000, credited: 1_500_000, fees: 0, ...rest },
  ])
})

test.each(someOf(remittanceFixtures, 6))('$name: a remittance has a row for each title', async ({ bytes }) => {
  const { facts, rows } = await opened(bytes)
  expect(facts.state).toBe('remittance')
  expect(rows).toHaveLength(facts.titles)
  expect(rows.every(({ kind, moved }) => kind === null && moved === null)).toBe(true)
})

test('a file that is not CNAB has a reason and no titles', async () => {
  const { facts, rows } = await opened(new TextEncoder().encode('%PDF-1.4'))
  expect(rows).toEqual([])
  expect(facts).toMatchObject({ state: 'unread', refusal: { reason: 'not_cnab' } })
})

test('a payment that two files have is counted once; two equal payments of one file are both counted', async () => {
  const { bytes } = returnFixture('341-itau/cnab400/settlements')
  const [first, second] = [await opened(bytes, 1), await opened(bytes, 2)]
  const repeated = repeatedRows([...first.rows, ...second.rows])
  expect([...repeated]).toEqual(second.rows.filter(({ moved }) => moved !== null))
  expect(repeatedRows([...first.rows, ...first.rows]).size).toBe(0)
})

test('search finds words without accents, numbers and amounts with and without punctuation', async () => {
  const { rows } = await opened(returnFixture('341-itau/cnab400/settlements').bytes)
  const found = (text: string) => findTitles(rows, { text }, new Set(), rowText).rows
  expect(found('LIQUIDACAO')).toEqual(found('liquidação'))
  expect(found('liquidação').length).toBeGreaterThan(0)
  expect(found('1.250,00')).toEqual(found('1250,00'))
  expect(found('1.250,00')).toHaveLength(1)
  expect(found('zzzz')).toEqual([])
})

test('sorting puts absent values last in both directions, and keeps the order of equal ones', async () => {
  const { rows } = await opened(returnFixture('341-itau/cnab400/life-cycle').bytes)
  for (const descending of [false, true]) {
    const order = { column: 'due', descending } as const
    const dates = findTitles(rows, { text: '', order }, new Set(), rowText).rows.map(({ due }) => due)
    const known = dates.filter((date) => date !== null)
    expect(dates.slice(known.length).every((date) => date === null)).toBe(true)
    expect(known).toEqual([...known].sort((a, b) => (descending ? b.localeCompare(a) : a.localeCompare(b))))
  }
})
