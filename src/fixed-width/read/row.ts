/** The values of a line without their names, in the order of the columns: what costs least to make, and to look things up in by place. */
import type { AnyField } from '../define/field.js'
import type { FixedRecord } from '../define/record.js'
import type { FieldValue } from '../interpreter.js'

export type ValueRow = readonly FieldValue[]

export type Values = Record<string, FieldValue>

/** Whether a field has a value of its own; constants and fillers have none. */
export const holdsValue = (field: AnyField): boolean =>
  field.kind !== 'key' && field.kind !== 'literal' && field.kind !== 'blanks' && field.kind !== 'zeros'

/** The fields that have a value: the names of a row's places, in order. */
export const rowNames = ({ fields }: FixedRecord): string[] =>
  Object.keys(fields).filter((name) => holdsValue(fields[name]!))

const placesOf = new WeakMap<FixedRecord, ReadonlyMap<string, number>>()

/** Where in a row of the record a field stands; -1 for one without a value, and for one that the record lacks. */
export function placeInRow(record: FixedRecord, field: string): number {
  let places = placesOf.get(record)
  if (places === undefined) {
    places = new Map(rowNames(record).map((name, place) => [name, place]))
    placesOf.set(record, places)
  }
  return places.get(field) ?? -1
}

/** What stands at a place of a row; undefined for no place. */
export const valueIn = (row: ValueRow, place: number): FieldValue | undefined => (place < 0 ? undefined : row[place])
