import type { Codes, Fields, FixedRecord } from '../../fixed-width/index.js'
import { patch } from './patch.js'

/**
 * A record of a family with fewer codes in some of its columns.
 *
 * @param only the codes that a bank has, by field: see `patch`
 * @example withOnly(segmentP, { document_type: '01-31 99', sue_code: '1 2 3' })
 */
export function withOnly<F extends Fields>(record: FixedRecord<F>, only: { readonly [N in keyof F]?: string }): FixedRecord<F> {
  const kept = Object.entries(only).map(([field, codes]) => [field, patch<string>(record.fields[field]!.codes!, { only: codes as string })])
  return record.withCodes(Object.fromEntries(kept) as { readonly [N in keyof F]?: Codes })
}
