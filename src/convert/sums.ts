/** Sums of returns. */
import type { OccurrenceKind } from '../cobranca/index.js'
import type { ReturnTotals, Sums } from '../return/index.js'

export const NO_TOTALS: ReturnTotals = {
  titles: 0,
  paid_amount: 0,
  needs_review: { count: 0, paid_amount: 0 },
  by_kind: {},
}

/** Adds up the totals of two returns. */
export function addedTotals(a: ReturnTotals, b: ReturnTotals): ReturnTotals {
  const by_kind: Partial<Record<OccurrenceKind, Sums>> = { ...a.by_kind }
  for (const [kind, sums] of Object.entries(b.by_kind) as [OccurrenceKind, Sums][]) {
    const before = by_kind[kind]
    by_kind[kind] = before === undefined ? sums : added(before, sums)
  }
  const needs_review = {
    count: a.needs_review.count + b.needs_review.count,
    paid_amount: a.needs_review.paid_amount + b.needs_review.paid_amount,
  }
  return { titles: a.titles + b.titles, paid_amount: a.paid_amount + b.paid_amount, needs_review, by_kind }
}

const added = (a: Sums, b: Sums): Sums => ({
  count: a.count + b.count,
  paid_amount: a.paid_amount + b.paid_amount,
  credit_amount: addedIfSent(a.credit_amount, b.credit_amount),
  bank_rate: addedIfSent(a.bank_rate, b.bank_rate),
})

const addedIfSent = (a: number | null, b: number | null): number | null => (a === null ? b : a + (b ?? 0))
