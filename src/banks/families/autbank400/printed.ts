/** Pages on which a bank of the family prints the records that it shares with the family. */
import type { FixedRecord, Records } from '../../../fixed-width/index.js'

/** A bank's manual, and the pages of its records by role. */
export interface Printed {
  readonly manual: string
  readonly pages: Readonly<Record<string, string>>
}

/**
 * Records under the source of a bank.
 *
 * @throws {Error} when the page of a record is missing, or a page has no record
 */
export function asPrinted<R extends Records>(records: R, printed: Printed | undefined): R {
  if (printed === undefined) return records
  const { manual, pages } = printed
  const wrong = [...new Set([...Object.keys(records), ...Object.keys(pages)])].filter((role) => !(role in records) || !(role in pages))
  if (wrong.length > 0) throw new Error(`record without page, or page without record: ${wrong.join(', ')}`)
  return Object.fromEntries(Object.entries(records).map(([role, record]: [string, FixedRecord]) => [role, record.as(record.name, `${manual}, ${pages[role]}`)])) as R
}
