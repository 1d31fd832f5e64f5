import type { Fields, FixedRecord, Records } from '../../fixed-width/index.js'

/**
 * The records of a layout with further columns after theirs.
 *
 * @param range further columns, first and last
 * @param fields the fields in them: see `extend`
 */
export const widened = <R extends Records>(records: R, range: readonly [from: number, to: number], fields: Fields): { readonly [Role in keyof R]: FixedRecord } =>
  Object.fromEntries(Object.entries(records).map(([role, record]) => [role, record.extend(range, fields)])) as { readonly [Role in keyof R]: FixedRecord }
