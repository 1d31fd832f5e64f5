/** The table `listed_records`: the lists of a settlement. */
import type { ReturnRecord, SettlementLists } from 'cnab-cobranca/settlement'
import type { Movement } from './books.ts'
import type { Row } from './database.ts'

type ListsOfRecords = Pick<SettlementLists, 'unmatched' | 'different_amounts' | 'paid_again' | 'paid_after_write_off'>

/** Rows of some records in the lists that belong to a return. Duplicates depend on what other returns have booked. */
export function listRows(lists: ListsOfRecords, movements: readonly Movement[]): readonly Row[] {
  const ofRecord = new Map(movements.map((movement) => [movement.settled.record, movement]))
  const { unmatched, different_amounts, paid_again, paid_after_write_off } = lists
  const rowOf = (list: string, { record }: Pick<Movement['settled'], 'record'>, reasons = '') => {
    const movement = ofRecord.get(record)
    return movement === undefined ? [] : [rowIn(list, movement, reasons)]
  }
  return [
    ...unmatched.flatMap((each) => rowOf('unmatched', each, each.reason)),
    ...different_amounts.flatMap((each) =>
      rowOf('different_amounts', each, each.why.map(({ code }) => code).join(' ')),
    ),
    ...paid_again.flatMap((each) => rowOf('paid_again', each)),
    ...paid_after_write_off.flatMap((each) => rowOf('paid_after_write_off', each)),
    ...movements
      .filter(({ settled }) => settled.bank_billet_id !== null && settled.payment?.final === false)
      .map((movement) => rowIn('partial_payments', movement)),
  ]
}

/** The lists of a settlement in batches. Entries of earlier batches are not looked at again. */
export class ListedSoFar {
  private readonly lists: ListsOfRecords
  private readonly seen = { unmatched: 0, different_amounts: 0, paid_again: 0, paid_after_write_off: 0 }

  constructor(lists: ListsOfRecords) {
    this.lists = lists
  }

  /** Rows of the next batch. The lists may already have entries of later records. */
  rowsOf(movements: readonly Movement[]): readonly Row[] {
    const records = new Set(movements.map(({ settled }) => settled.record))
    const next = <T extends { readonly record: ReturnRecord }>(name: keyof ListsOfRecords, list: readonly T[]) => {
      const from = this.seen[name]
      let to = from
      while (to < list.length && records.has(list[to]!.record)) to++
      this.seen[name] = to
      return list.slice(from, to)
    }
    const { unmatched, different_amounts, paid_again, paid_after_write_off } = this.lists
    return listRows(
      {
        unmatched: next('unmatched', unmatched),
        different_amounts: next('different_amounts', different_amounts),
        paid_again: next('paid_again', paid_again),
        paid_after_write_off: next('paid_after_write_off', paid_after_write_off),
      },
      movements,
    )
  }
}

const rowIn = (list: string, { settled, return_digest, credit_day, file_cents }: Movement, reasons = ''): Row => [
  list,
  return_digest,
  settled.record.line,
  settled.bank_billet_account_id,
  settled.bank_billet_id,
  settled.idempotency_key,
  credit_day,
  file_cents,
  reasons,
]

/** A record that is booked, or waits, by another return. */
export const duplicateRow = (movement: Movement): Row => rowIn('duplicates', movement)

/** The same of a row of `reviews`. */
// biome-ignore lint/suspicious/noExplicitAny: columns of the query
export const duplicateRowOf = (row: any): Row => [
  'duplicates',
  row.return_digest,
  row.line,
  row.bank_billet_account_id,
  row.bank_billet_id,
  row.idempotency_key,
  row.credit_day,
  row.amount_cents,
  '',
]
