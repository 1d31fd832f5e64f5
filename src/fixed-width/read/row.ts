/** Unnamed values of a line, in column order; cheap to build and to index. */
import type { AnyField } from '../define/field.js'
import type { FixedRecord } from '../define/record.js'
import type { FieldValue } from '../interpreter.js'
import { once } from '../once.js'

export type ValueRow = readonly FieldValue[]

export type Values = Record<string, FieldValue>

/** Whether a field has a value. Constants and fillers have none. */
export const holdsValue = (field: AnyField): boolean =>
  field.kind !== 'key' && field.kind !== 'literal' && field.kind !== 'blanks' && field.kind !== 'zeros'

/** Names of the fields with a value, in the order of a row. */
export const rowNames = ({ fields }: Pick<FixedRecord, 'fields'>): string[] =>
  Object.keys(fields).filter((name) => holdsValue(fields[name]!))

const indexesOf = once((record: FixedRecord) => new Map(rowNames(record).map((name, index) => [name, index])))

/** Returns the index of a field in a row; -1 if the field has no value or does not exist. */
export const indexInRow = (record: FixedRecord, field: string): number => indexesOf(record).get(field) ?? -1

/** Returns the value at an index of a row; undefined for -1. */
export const valueIn = (row: ValueRow, index: number): FieldValue | undefined => (index < 0 ? undefined : row[index])
