import type { AnyField, Field } from './field.js'
import type { Fields } from './record.js'

/** The numbers 1 to N, as a union. */
type UpTo<N extends number, Counted extends readonly 0[] = [0]> = Counted['length'] extends N
  ? N
  : Counted['length'] | UpTo<N, [...Counted, 0]>

/** The fields of N groups: `split_1_value`, `split_2_value` … */
export type RepeatedFields<Prefix extends string, N extends number, Group extends Fields> = {
  [Name in keyof Group & string as `${Prefix}_${UpTo<N>}_${Name}`]: Group[Name] extends Field<infer V, infer K, number>
    ? Field<V, K, number>
    : never
}

/**
 * Repeats a group of fields side by side.
 *
 * @param prefix start of the names: `split` gives `split_1_value`, `split_2_value` …
 * @param count number of groups
 * @param group the first group, in the order of its columns
 */
export function repeatedFields<const Prefix extends string, const N extends number, const Group extends Fields>(
  prefix: Prefix,
  count: N,
  group: Group,
): RepeatedFields<Prefix, N, Group> {
  const fields = Object.entries(group)
  const width = Math.max(...fields.map(([, { to }]) => to)) - Math.min(...fields.map(([, { from }]) => from)) + 1
  const groups = Array.from({ length: count }, (_, i) =>
    fields.map(([name, field]): [string, AnyField] => [
      `${prefix}_${i + 1}_${name}`,
      { ...field, from: field.from + i * width, to: field.to + i * width },
    ]),
  )
  return Object.fromEntries(groups.flat()) as RepeatedFields<Prefix, N, Group>
}
