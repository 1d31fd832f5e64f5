/**
 * Fields of a slip for which its records have no columns. No instruction depends on these fields (as a protest depends on its deadline), so the entry is sent
 * without them, and a change reports it. They are checked while records are written, because a layout may have the columns in a record that only some entries
 * send.
 */
import type { RecordValues } from '../banks/index.js'
import type { Slip } from '../cobranca/index.js'
import type { FixedRecord } from '../fixed-width/index.js'
import { fieldAtFault } from './field-at-fault.js'
import type { TextLocation } from './text-changes.js'

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

/** The fields, each with its bit in the set of fields for which an entry has columns. */
const LOCATIONS = FIELDS.map((name, i) => ({
  name,
  bit: 1 << i,
  location: { name: `slip.${name}`, field: null } satisfies TextLocation,
}))

/** Columns of a record that hold fields of a slip. */
export type SlipColumns = readonly { readonly column: string; readonly bit: number }[]

/** The columns of a record that hold such fields. */
export const slipColumnsOf = ({ fields }: FixedRecord): SlipColumns =>
  Object.keys(fields).flatMap((column) => {
    const given = fieldAtFault(column)
    return LOCATIONS.filter(({ name }) => name === given).map(({ bit }) => ({ column, bit }))
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
 * Reports the fields of an entry's slip that no record holds.
 *
 * @param carried bits of the fields that a record holds
 */
export function noteMissing(carried: number, slip: Slip, note: (location: TextLocation, text: string) => void): void {
  for (const { name, bit, location } of LOCATIONS) {
    if ((carried & bit) !== 0) continue
    const value = slip[name]
    if (value === undefined || value === null || value === '') continue
    const text = String(value).trim()
    if (text !== '') note(location, text)
  }
}
