/**
 * Fields of a slip that its records have no columns for. No instruction depends on them, as a protest does on its deadline, so the entry goes without
 * them and a change reports it. Checked as records are written: the same layout may have the columns in a record that goes with some entries alone.
 */
import type { RecordValues } from '../banks/index.js'
import type { Slip } from '../cobranca/index.js'
import type { FixedRecord } from '../fixed-width/index.js'
import { fieldAtFault } from './field-at-fault.js'
import type { TextPlace } from './text-changes.js'

const FIELDS = [
  'customer_neighborhood',
  'customer_city_name',
  'customer_state',
  'customer_email',
  'customer_phone_number',
  'customer_mobile_local_code',
  'customer_mobile_number',
  'guarantor_phone_number',
  'document_date',
] as const satisfies readonly (keyof Slip)[]

/** Each with its bit in the set of fields that an entry has columns for. */
const PLACES = FIELDS.map((name, i) => ({
  name,
  bit: 1 << i,
  place: { name: `slip.${name}`, field: null } satisfies TextPlace,
}))

/** Columns of a record that hold fields of a slip. */
export type SlipColumns = readonly { readonly column: string; readonly bit: number }[]

/** The columns of a record that hold such fields. */
export const slipColumnsOf = ({ fields }: FixedRecord): SlipColumns =>
  Object.keys(fields).flatMap((column) => {
    const given = fieldAtFault(column)
    return PLACES.filter(({ name }) => name === given).map(({ bit }) => ({ column, bit }))
  })

/** The bits of the fields that the values of a record hold. */
export function carriedBy(columns: SlipColumns, values: RecordValues): number {
  let carried = 0
  for (const { column, bit } of columns) {
    const value = (values as Readonly<Record<string, unknown>>)[column]
    if (value !== undefined && value !== '') carried |= bit
  }
  return carried
}

/**
 * Notes the fields of an entry's slip that no record holds.
 *
 * @param carried the bits of those that one does
 */
export function noteMissing(carried: number, slip: Slip, note: (place: TextPlace, text: string) => void): void {
  for (const { name, bit, place } of PLACES) {
    if ((carried & bit) !== 0) continue
    const value = slip[name]
    if (value === undefined || value === null || value === '') continue
    const text = String(value).trim()
    if (text !== '') note(place, text)
  }
}
