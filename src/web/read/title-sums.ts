/** Sums of titles: of all, of a kind, or of those that a search finds. */
import type { OccurrenceKind } from '../../cobranca/index.js'
import { plus } from './credit-days.js'
import type { TitleRow } from './title-row.js'

/** Count and sums of some titles, in integer cents. A sum is null if no title has the amount. */
export interface TitleSums {
  readonly titles: number
  readonly payments: number
  /** Face values. */
  readonly amount: number | null
  /** Paid amounts of payments. */
  readonly paid: number | null
  /** Credited amounts of payments. */
  readonly credited: number | null
  /** Fees of all titles. */
  readonly fees: number | null
  readonly reversals: number
  readonly reversed: number | null
  readonly needs_review: number
}

export function titleSumsOf(rows: Iterable<TitleRow>): TitleSums {
  let [titles, payments, reversals, needs_review] = [0, 0, 0, 0]
  let amount: number | null = null
  let paid: number | null = null
  let credited: number | null = null
  let fees: number | null = null
  let reversed: number | null = null
  for (const row of rows) {
    const { moved } = row
    titles++
    amount = plus(amount, row.amount)
    fees = plus(fees, row.fee)
    if (row.review.length > 0) needs_review++
    if (moved?.type === 'payment') {
      payments++
      paid = plus(paid, moved.paid)
      credited = plus(credited, moved.credited)
    } else if (moved?.type === 'reversal') {
      reversals++
      reversed = plus(reversed, moved.paid)
    }
  }
  return { titles, payments, amount, paid, credited, fees, reversals, reversed, needs_review }
}

/** Sums of the titles of one kind; of one instruction, in a remittance. */
export interface KindSums extends TitleSums {
  /** Null in a remittance. */
  readonly kind: OccurrenceKind | null
  /** The bank's code and words, in a remittance; `''` in a return. */
  readonly instruction: string
}

/** Returns the sums by kind of occurrence or by instruction, in the order of the first title of each. */
export function kindsOf(rows: Iterable<TitleRow>): KindSums[] {
  const groups = new Map<string, TitleRow[]>()
  for (const row of rows) {
    const name = row.kind ?? row.occurrence
    const group = groups.get(name)
    if (group === undefined) groups.set(name, [row])
    else group.push(row)
  }
  return [...groups].map(([name, group]) => {
    const { kind } = group[0]!
    return { kind, instruction: kind === null ? name : '', ...titleSumsOf(group) }
  })
}
