import type { ReturnDialect } from '../../banks/index.js'
import { OCCURRENCE_KINDS, type OccurrenceKind } from '../../cobranca/index.js'
import type { ReturnTotals, Sums } from './return-record.js'

const KINDS = Object.keys(OCCURRENCE_KINDS) as OccurrenceKind[]
/** The sums of each kind, by index. */
const SUMS = ['count', 'paid_amount', 'credit_amount', 'bank_rate'] as const satisfies readonly (keyof Sums)[]
const [COUNT, PAID, CREDIT, RATE] = [0, 1, 2, 3] as const

/**
 * Adds up return records while a file is read. V8 inlines it into the generated readers, and takes seconds to recompile them. So its types never change at
 * run time: sums are doubles from the beginning, and every kind has its sums before the first title.
 */
export class TotalsCounter {
  private titles = 0
  private readonly paid = new Float64Array(1)
  private readonly sums: ReadonlyMap<OccurrenceKind, Float64Array> = new Map(
    KINDS.map((kind) => [kind, new Float64Array(SUMS.length)]),
  )
  /** The kinds of the titles so far, in order of appearance. */
  private readonly seen = new Set<OccurrenceKind>()
  private lastKind: OccurrenceKind | '' = ''
  private last: Float64Array = new Float64Array(SUMS.length)

  /** Adds a title. Amounts are cents; an amount that the bank does not send is negative or NaN, and is ignored. */
  add(kind: OccurrenceKind, money: boolean, paid: number, credit: number, rate: number): void {
    this.titles++
    if (kind !== this.lastKind) this.selectKind(kind)
    const sums = this.last
    sums[COUNT]! += 1
    if (paid > 0) {
      sums[PAID]! += paid
      if (kind === 'settled' && money) this.paid[0]! += paid
    }
    if (credit > 0) sums[CREDIT]! += credit
    if (rate > 0) sums[RATE]! += rate
  }

  private selectKind(kind: OccurrenceKind): void {
    this.seen.add(kind)
    this.lastKind = kind
    this.last = this.sums.get(kind)!
  }

  /** Adds totals that were counted elsewhere. */
  merge({ titles, paid_amount, by_kind }: ReturnTotals): void {
    this.titles += titles
    this.paid[0]! += paid_amount
    for (const [kind, sums] of Object.entries(by_kind) as [OccurrenceKind, Sums][]) {
      this.selectKind(kind)
      for (const [i, name] of SUMS.entries()) this.last[i]! += sums[name] ?? 0
    }
  }

  /** Returns the totals so far, and resets them. */
  take(): ReturnTotals {
    const sums = this.get()
    this.titles = 0
    this.paid.fill(0)
    for (const sums of this.sums.values()) sums.fill(0)
    this.seen.clear()
    this.lastKind = ''
    return sums
  }

  /** Returns the totals so far. */
  get(): ReturnTotals {
    const byKind = Array.from(this.seen, (kind) => {
      const sums = this.sums.get(kind)!
      return [kind, Object.fromEntries(SUMS.map((name, i) => [name, sums[i]!])) as unknown as Sums] as const
    })
    return { titles: this.titles, paid_amount: this.paid[0]!, by_kind: Object.fromEntries(byKind) }
  }
}

/** Returns the totals. Sums of amounts for which no title of the dialect has a column are null. */
export function sentTotals(totals: ReturnTotals, { titles }: ReturnDialect): ReturnTotals {
  const missing = (['credit_amount', 'bank_rate'] as const).filter((entry) =>
    Object.values(titles).every((title) => title[entry] === undefined),
  )
  if (missing.length === 0) return totals
  const nulls = Object.fromEntries(missing.map((entry) => [entry, null]))
  const byKind = Object.entries(totals.by_kind).map(([kind, sums]) => [kind, { ...sums, ...nulls }])
  return { ...totals, by_kind: Object.fromEntries(byKind) }
}
