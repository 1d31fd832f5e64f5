import type { OccurrenceKind } from '../cobranca/index.js'
import type { ReturnTotals, Sums } from './return-record.js'

type Counted = { -readonly [S in keyof Sums]: Sums[S] }

/** Adds up return records as they are read. */
export class TotalsCounter {
  private titles = 0
  private paid = 0
  private readonly kinds = new Map<OccurrenceKind, Counted>()
  private lastKind: OccurrenceKind | null = null
  private last: Counted = nothing()

  /** Amounts in cents; one that the bank does not tell counts for nothing. */
  add(kind: OccurrenceKind, money: boolean, paid: number, credit: number, rate: number): void {
    this.titles++
    if (kind !== this.lastKind) this.turnTo(kind)
    const sums = this.last
    sums.count++
    if (paid > 0) {
      sums.paid_amount += paid
      if (kind === 'settled' && money) this.paid += paid
    }
    if (credit > 0) sums.credit_amount += credit
    if (rate > 0) sums.bank_rate += rate
  }

  private turnTo(kind: OccurrenceKind): void {
    let sums = this.kinds.get(kind)
    if (sums === undefined) {
      sums = nothing()
      this.kinds.set(kind, sums)
    }
    this.lastKind = kind
    this.last = sums
  }

  /** Takes sums in that were made elsewhere. */
  merge({ titles, paid_amount, by_kind }: ReturnTotals): void {
    this.titles += titles
    this.paid += paid_amount
    for (const [kind, sums] of Object.entries(by_kind) as [OccurrenceKind, Sums][]) {
      this.turnTo(kind)
      for (const name of Object.keys(this.last) as (keyof Sums)[]) this.last[name] += sums[name]
    }
  }

  /** The sums so far; begins at nothing again. */
  take(): ReturnTotals {
    const sums = this.get()
    this.titles = 0
    this.paid = 0
    this.kinds.clear()
    this.lastKind = null
    return sums
  }

  /** The sums as they are now. */
  get(): ReturnTotals {
    return {
      titles: this.titles,
      paid_amount: this.paid,
      by_kind: Object.fromEntries(Array.from(this.kinds, ([kind, sums]) => [kind, { ...sums }])) as Readonly<
        Partial<Record<OccurrenceKind, Sums>>
      >,
    }
  }
}

const nothing = (): Counted => ({ count: 0, paid_amount: 0, credit_amount: 0, bank_rate: 0 })
