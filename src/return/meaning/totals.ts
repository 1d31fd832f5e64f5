import { OCCURRENCE_KINDS, type OccurrenceKind } from '../../cobranca/index.js'
import type { ReturnTotals, Sums } from './return-record.js'

const KINDS = Object.keys(OCCURRENCE_KINDS) as OccurrenceKind[]
/** What is added up of each kind, in order. */
const SUMS = ['count', 'paid_amount', 'credit_amount', 'bank_rate'] as const satisfies readonly (keyof Sums)[]
const [COUNT, PAID, CREDIT, RATE] = [0, 1, 2, 3] as const

/**
 * Adds up return records as they are read. This becomes part of the code that reads titles, which takes seconds to be made anew: so there is nothing in it
 * that comes about late, no sum that outgrows a small number, and no kind that is met for the first time.
 */
export class TotalsCounter {
  private titles = 0
  private readonly paid = new Float64Array(1)
  private readonly sums: ReadonlyMap<OccurrenceKind, Float64Array> = new Map(
    KINDS.map((kind) => [kind, new Float64Array(SUMS.length)]),
  )
  /** The kinds that were met, in order. */
  private readonly met = new Set<OccurrenceKind>()
  private lastKind: OccurrenceKind | '' = ''
  private last: Float64Array = new Float64Array(SUMS.length)

  /** Amounts in cents; one that the bank does not tell counts for nothing. */
  add(kind: OccurrenceKind, money: boolean, paid: number, credit: number, rate: number): void {
    this.titles++
    if (kind !== this.lastKind) this.turnTo(kind)
    const sums = this.last
    sums[COUNT]! += 1
    if (paid > 0) {
      sums[PAID]! += paid
      if (kind === 'settled' && money) this.paid[0]! += paid
    }
    if (credit > 0) sums[CREDIT]! += credit
    if (rate > 0) sums[RATE]! += rate
  }

  private turnTo(kind: OccurrenceKind): void {
    this.met.add(kind)
    this.lastKind = kind
    this.last = this.sums.get(kind)!
  }

  /** Takes sums in that were made elsewhere. */
  merge({ titles, paid_amount, by_kind }: ReturnTotals): void {
    this.titles += titles
    this.paid[0]! += paid_amount
    for (const [kind, sums] of Object.entries(by_kind) as [OccurrenceKind, Sums][]) {
      this.turnTo(kind)
      for (const [i, name] of SUMS.entries()) this.last[i]! += sums[name]
    }
  }

  /** The sums so far; begins at nothing again. */
  take(): ReturnTotals {
    const sums = this.get()
    this.titles = 0
    this.paid.fill(0)
    for (const sums of this.sums.values()) sums.fill(0)
    this.met.clear()
    this.lastKind = ''
    return sums
  }

  /** The sums as they are now. */
  get(): ReturnTotals {
    const byKind = Array.from(this.met, (kind) => {
      const sums = this.sums.get(kind)!
      return [kind, Object.fromEntries(SUMS.map((name, i) => [name, sums[i]!])) as unknown as Sums] as const
    })
    return { titles: this.titles, paid_amount: this.paid[0]!, by_kind: Object.fromEntries(byKind) }
  }
}
