/** The table `listed_records`: the lists of a settlement. */
import type { SettlementLists } from 'cnab-cobranca/settlement'
import type { Movement } from './books.ts'
import type { Row } from './database.ts'

/** Rows of some records in the lists that belong to a return. Duplicates depend on what other returns have booked. */
export function listRows(lists: SettlementLists, movements: readonly Movement[]): readonly Row[] {
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
