import type { OccurrenceKind } from '../cobranca/index.js'
import type { ReturnRecord, ReturnTotals, Sums } from './return-record.js'

/** Adds up return records as they are read. */
export class TotalsCounter {
  private titles = 0
  private paid = 0
  private readonly kinds = new Map<
    OccurrenceKind,
    { count: number; paid_amount: number; credit_amount: number; bank_rate: number }
  >()

  add({ kind, money, line_parsed }: ReturnRecord): void {
    this.titles++
    if (kind === 'settled' && money) this.paid += Number(line_parsed.paid_amount)
    let sums = this.kinds.get(kind)
    if (sums === undefined) {
      sums = { count: 0, paid_amount: 0, credit_amount: 0, bank_rate: 0 }
      this.kinds.set(kind, sums)
    }
    sums.count++
    sums.paid_amount += Number(line_parsed.paid_amount)
    sums.credit_amount += Number(line_parsed.credit_amount)
    sums.bank_rate += Number(line_parsed.bank_rate)
  }

  get(): ReturnTotals {
    return {
      titles: this.titles,
      paid_amount: this.paid,
      by_kind: Object.fromEntries(this.kinds) as Readonly<Partial<Record<OccurrenceKind, Sums>>>,
    }
  }
}
