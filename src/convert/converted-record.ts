import type { Values } from '../fixed-width/index.js'
import type { ReturnRecord } from '../return/index.js'

/** A return record as it is written to a file. */
export interface ConvertedRecord extends Omit<ReturnRecord, 'fields'> {
  /** Values of the optional records that came with the title, by record: a Pix code, a split of the credit. Left out when none came. */
  readonly extra?: Readonly<Record<string, readonly Values[]>>
}

/** The record without its raw fields, but with those of its optional companions, which `line_parsed` has no place for. */
export function convertedRecord({ fields, ...record }: ReturnRecord, optional: ReadonlySet<string>): ConvertedRecord {
  let extra: Record<string, readonly Values[]> | undefined
  for (const [role, values] of Object.entries(fields)) {
    if (!optional.has(role)) continue
    extra ??= {}
    extra[role] = values as readonly Values[]
  }
  return extra === undefined ? record : { ...record, extra }
}
