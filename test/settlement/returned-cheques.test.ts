/**
 * Returned cheques, in every layout with a code for them: a settlement (06) or a cleared cheque (45) is undone, an announcement (50, 65, 16) is not. By the manuals:
 * FEBRABAN C044, p. 152 (44, 45, 50); Banco do Brasil, CNAB 400, nota 5 a (06 before the cheque clears) and 44, 46; Itaú, nota 17, p. 37 (65, 69); Bradesco,
 * CNAB 400, p. 42 (16, 22).
 */
import { describe, expect, test } from 'vitest'
import { occurrenceMeanings, parseReturn, type ReturnRecord } from '../../src/return/index.js'
import { type BookedRecords, settle } from '../../src/settlement/index.js'
import { carriedIn } from '../../src/testing/return-file/carried-entries.js'
import { type ReturnTitleValues, writeReturn } from '../../src/testing/return-file/index.js'
import { returnDialects } from '../banks/dialects-of.js'

const PAID = 10_000

/** Returned cheques and cancelled payments, their announcements, and cheques that cleared. */
const RETURNED = ['2025', '2105']
const ANNOUNCED = ['2026', '2102']
const CLEARED = ['2198']

const DIALECTS = returnDialects().filter(({ dialect }) => codeOf(dialect, RETURNED) !== undefined)

type Dialect = ReturnType<typeof returnDialects>[number]['dialect']

/** The first code of a dialect with one of the unified codes. */
function codeOf(dialect: Dialect, codes: readonly string[]): string | undefined {
  return occurrenceMeanings(dialect).find(
    ({ our_occurrence, where }) => where === null && our_occurrence !== null && codes.includes(our_occurrence),
  )?.occurrence
}

/** An ordinary settlement of a dialect: the first code alone that is a final payment in every file. */
const settlementOf = (dialect: Dialect): string =>
  occurrenceMeanings(dialect).find(
    ({ kind, money, final, pix, where, our_occurrence }) =>
      kind === 'settled' && money && final && !pix && where === null && our_occurrence !== '2198',
  )!.occurrence

/** A company that books the files of one title. */
class Books implements BookedRecords {
  private readonly keys = new Set<string>()
  private readonly titles = new Map<string, number>()
  /** Records that wait for a person. */
  pending = 0

  has(key: string): boolean {
    return this.keys.has(key)
  }

  net(title: string): number {
    return this.titles.get(title) ?? 0
  }

  get total(): number {
    return [...this.titles.values()].reduce((sum, cents) => sum + cents, 0)
  }

  /** @param withNets whether the books answer the amount of a title */
  book(records: readonly ReturnRecord[], withNets: boolean): void {
    const booked = withNets ? this : (key: string): boolean => this.has(key)
    for (const { pending, idempotency_key, title_key, payment, reversal } of settle(records, [], { booked }).records) {
      if (pending) this.pending++
      else {
        this.keys.add(idempotency_key)
        const cents = (payment?.paid_amount ?? 0) - (reversal?.reversed_amount ?? 0)
        this.titles.set(title_key!, this.net(title_key!) + cents)
      }
    }
  }
}

describe.each(DIALECTS)('$name', ({ bank, layout, dialect }) => {
  const returned = codeOf(dialect, RETURNED)!
  const announced = codeOf(dialect, ANNOUNCED)
  // Itaú's 76 is no payment: 06 or 08 settled the title before (manual of 2012, pp. 13 and 32).
  const cleared = occurrenceMeanings(dialect).find(
    ({ our_occurrence, money }) => CLEARED.includes(our_occurrence ?? '') && money,
  )?.occurrence
  const settled = settlementOf(dialect)
  const { length } = dialect.ourNumber ?? bank.remittances[layout]?.[0]?.ourNumber ?? { length: 11 }
  // The dialect of some files is detected from a title.
  const first: readonly ReturnTitleValues[] = dialect.detectBy === undefined ? [] : [{ our_occurrence: '2001' }]

  /** The records of one title, one for each occurrence, a day apart. */
  const recordsOf = (...occurrences: readonly string[]): readonly ReturnRecord[] => {
    const titles = occurrences.map((occurrence, i): ReturnTitleValues => {
      const carried: readonly string[] = carriedIn(dialect, occurrence)
      const entries = { our_number: '7'.padStart(length, '0'), paid_at: `2024-02-2${i}`, paid_amount: PAID }
      return {
        occurrence,
        line_parsed: Object.fromEntries(Object.entries(entries).filter(([name]) => carried.includes(name))),
      }
    })
    const of = { bank: bank.number, layout, variant: dialect.variant }
    const { bytes } = writeReturn({ ...of, titles: [...first, ...titles] })
    return parseReturn(bytes, { bank: bank.number }).bank_billet_discharges.slice(first.length)
  }

  const histories: readonly (readonly [string, readonly string[]])[] = [
    ['settled', [settled]],
    ...(announced === undefined ? [] : [['announced', [announced]] as const]),
    ...(cleared === undefined ? [] : [['cleared', [cleared]] as const]),
    ...(announced === undefined || cleared === undefined
      ? []
      : [['announced and cleared', [announced, cleared]] as const]),
  ]

  test.each(histories)('a title that was %s and whose cheque came back nets 0', (_, before) => {
    const records = recordsOf(...before, returned)
    expect(new Set(records.map(({ line_parsed }) => line_parsed.our_number)).size).toBe(1)
    const paid = before.includes(settled) || (cleared !== undefined && before.includes(cleared))

    const inFiles = new Books()
    for (const record of records.slice(0, -1)) inFiles.book([record], true)
    expect(inFiles.total).toBe(paid ? PAID : 0)
    inFiles.book(records.slice(-1), true)
    // The same files again.
    for (const record of records) inFiles.book([record], true)
    expect([inFiles.total, inFiles.pending]).toEqual([0, 0])

    const inOneFile = new Books()
    inOneFile.book(records, true)
    expect([inOneFile.total, inOneFile.pending]).toEqual([0, 0])

    // Without the amounts of the books, only the payments of the file itself are known.
    const withoutNets = new Books()
    withoutNets.book(records, false)
    expect([withoutNets.total, withoutNets.pending]).toEqual([0, paid ? 0 : 1])
    const later = new Books()
    for (const record of records) later.book([record], false)
    expect([later.total, later.pending]).toEqual([paid ? PAID : 0, 1])
  })

  test('the record is a conditional reversal that moves money', () => {
    const [record] = recordsOf(returned)
    expect(record).toMatchObject({ kind: 'reversed', money: true, line_parsed: { paid_amount: String(PAID) } })
    const [listed] = settle([record!], []).needs_review
    expect(listed).toMatchObject({ pending: true, reversal: null, events: [] })
    expect(listed!.needs_review.map(({ code }) => code)).toEqual(['conditional_reversal'])
    const [booked] = settle([record!], [], { needs_review: 'book' }).records
    expect(booked).toMatchObject({ pending: false, reversal: { conditional: true, reversed_amount: PAID } })
  })
})

test('every layout with a code for returned cheques or cancelled payments is here', () => {
  expect(DIALECTS.length).toBeGreaterThanOrEqual(28)
})
