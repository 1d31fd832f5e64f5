/**
 * Types a table by its keys and by the type of its rows: declarations list neither the literal values of the rows nor their texts.
 *
 * @example const KINDS = rowsOf<KindRow>()({ settled: { money: true }, fee: { money: false } })
 */
export const typedRows =
  <Row>() =>
  <Key extends string>(rows: Readonly<Record<Key, Row>>): Readonly<Record<Key, Row>> =>
    rows
