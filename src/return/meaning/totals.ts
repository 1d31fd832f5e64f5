import type { ReturnDialect } from '../../banks/index.js'
import { OCCURRENCE_KINDS, type OccurrenceKind } from '../../cobranca/index.js'
import { once } from '../../fixed-width/index.js'
import type { ReturnTotals, Sums } from './return-record.js'

const KINDS = Object.keys(OCCURRENCE_KINDS) as OccurrenceKind[]
/** The sums of each kind, by index. */
const SUMS = ['count', 'paid_amount', 'credit_amount', 'bank_rate'] as const satisfies readonly (keyof Sums)[]
const [COUNT, PAID, CREDIT, RATE] = [0, 1, 2, 3] as const
/** Index of the sums of the first kind. Before them are the amount that was paid by settled titles, and the payments and reversals that need review. */
const FIRST = 3
const SETTLED = 0
const REVIEWED = 1
const REVIEWED_PAID = 2
/** An array of doubles. Its copy takes a tenth of the time of a typed array, which has its memory outside the heap. */
const NO_SUMS: readonly number[] = Array.from(new Float64Array(FIRST + SUMS.length * KINDS.length))

/**
 * Adds up return records while a file is read. V8 inlines it into the generated readers, and takes seconds to recompile them. So its types never change at
 * run time: sums are doubles from the beginning, and every kind has its sums before the first title.
 */
export class TotalsCounter {
  private titles = 0
  private readonly sums = NO_SUMS.slice()
  /** The kinds of the titles so far, in order of appearance, and the index of their sums. */
  private readonly seen = new Map<OccurrenceKind, number>()
  private lastKind: OccurrenceKind | '' = ''
  /** Index of the sums of the last kind. */
  private last = 0

  /** Adds a title. Amounts are cents; an amount that the bank does not send is negative or NaN, and is ignored. */
  add(kind: OccurrenceKind, money: boolean, paid: number, credit: number, rate: number): void {
    this.titles++
    if (kind !== this.lastKind) this.selectKind(kind)
    const { sums, last } = this
    sums[last + COUNT]! += 1
    if (paid > 0) {
      sums[last + PAID]! += paid
      if (kind === 'settled' && money) sums[SETTLED]! += paid
    }
    if (credit > 0) sums[last + CREDIT]! += credit
    if (rate > 0) sums[last + RATE]! += rate
  }

  /** Adds a payment or reversal that needs review, which {@link add} was called with. */
  addReview(kind: OccurrenceKind, paid: number): void {
    const { sums } = this
    sums[REVIEWED]! += 1
    if (kind === 'settled' && paid > 0) sums[REVIEWED_PAID]! += paid
  }

  private selectKind(kind: OccurrenceKind): void {
    this.lastKind = kind
    const last = this.seen.get(kind)
    this.last = last ?? FIRST + SUMS.length * KINDS.indexOf(kind)
    if (last === undefined) this.seen.set(kind, this.last)
  }

  /** Adds totals that were counted elsewhere. */
  merge({ titles, paid_amount, needs_review, by_kind }: ReturnTotals): void {
    this.titles += titles
    this.sums[SETTLED]! += paid_amount
    this.sums[REVIEWED]! += needs_review.count
    this.sums[REVIEWED_PAID]! += needs_review.paid_amount
    for (const [kind, sums] of Object.entries(by_kind) as [OccurrenceKind, Sums][]) {
      this.selectKind(kind)
      for (const [i, name] of SUMS.entries()) this.sums[this.last + i]! += sums[name] ?? 0
    }
  }

  /** Returns the totals so far, and resets them. */
  take(): ReturnTotals {
    const sums = this.get()
    this.titles = 0
    this.sums.fill(0)
    this.seen.clear()
    this.lastKind = ''
    return sums
  }

  /** Returns the totals so far. */
  get(): ReturnTotals {
    const { sums } = this
    const by_kind: { [K in OccurrenceKind]?: Sums } = {}
    for (const [kind, first] of this.seen) {
      by_kind[kind] = {
        count: sums[first + COUNT]!,
        paid_amount: sums[first + PAID]!,
        credit_amount: sums[first + CREDIT]!,
        bank_rate: sums[first + RATE]!,
      }
    }
    const needs_review = { count: sums[REVIEWED]!, paid_amount: sums[REVIEWED_PAID]! }
    return { titles: this.titles, paid_amount: sums[SETTLED]!, needs_review, by_kind }
  }
}

/** Returns the totals. Sums of amounts for which no title of the dialect has a column are null. */
export function sentTotals(totals: ReturnTotals, dialect: ReturnDialect): ReturnTotals {
  const nulls = nullSums(dialect)
  if (nulls === null) return totals
  const byKind: { [K in OccurrenceKind]?: Sums } = {}
  for (const kind in totals.by_kind)
    byKind[kind as OccurrenceKind] = { ...totals.by_kind[kind as OccurrenceKind]!, ...nulls }
  return { ...totals, by_kind: byKind }
}

/** The sums that no title of a dialect has a column for, as nulls; null if there are none. */
const nullSums: (dialect: ReturnDialect) => Partial<Sums> | null = once(({ titles }) => {
  const missing = (['credit_amount', 'bank_rate'] as const).filter((entry) =>
    Object.values(titles).every((title) => title[entry] === undefined),
  )
  return missing.length === 0 ? null : Object.fromEntries(missing.map((entry) => [entry, null]))
})
