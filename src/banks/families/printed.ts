/** Pages on which a bank prints the records that it shares with a family. */
import type { FixedRecord, Records } from '../../fixed-width/index.js'

/** A bank's manual, and where it prints the records. */
export interface Printed {
  readonly manual: string
  /** Pages by role: a record without a page is not the bank's. Or one page for all records that the bank states. */
  readonly pages: Readonly<Record<string, string>> | string
  /** Prefix of the names of records, if it is not that of the bank's usual dialect: `uniprime400.750`. */
  readonly name?: string
}

/**
 * The records of a bank, with the name of its manual: the records of the family that have a page, and the records of the bank, which replace those of the
 * family. Without pages, the result is the bank's own records, or those of the family if the bank has none.
 *
 * @throws {Error} when an own record has no page, or a page no record
 */
export function printedRecords(family: Records, own: Partial<Records> | undefined, printed: Printed | undefined): Records {
  const stated = (own ?? family) as Records
  if (printed === undefined) return stated
  const { manual, name } = printed
  const pages = typeof printed.pages === 'string' ? Object.fromEntries(Object.keys(stated).map((role) => [role, printed.pages as string])) : printed.pages
  const all: Records = { ...family, ...own } as Records
  const wrong = [...Object.keys(own ?? {}).filter((role) => !(role in pages)), ...Object.keys(pages).filter((role) => !(role in all))]
  if (wrong.length > 0) throw new Error(`record without page, or page without record: ${wrong.join(', ')}`)
  const nameOf = (record: FixedRecord): string => (name === undefined ? record.name : record.name.replace(/^[^.]+/, name))
  const taken = Object.entries(all).filter(([role]) => role in pages)
  return Object.fromEntries(taken.map(([role, record]) => [role, record.as(nameOf(record), `${manual}, ${pages[role]}`)]))
}
