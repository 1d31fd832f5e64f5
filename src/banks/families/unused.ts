import { type Fields, type FixedRecord, reserved } from '../../fixed-width/index.js'

/**
 * A record of a family with columns that a bank does not use: written as blanks, and read with any content.
 *
 * @param ranges columns, first and last, of whole fields
 */
export function withUnused<F extends Fields>(record: FixedRecord<F>, ...ranges: readonly (readonly [from: number, to: number])[]): FixedRecord<F> {
  let changed: FixedRecord = record
  for (const [from, to] of ranges) changed = changed.replace([from, to], { [`unused_${from}`]: reserved(from, to) })
  return changed as FixedRecord<F>
}
