/**
 * What a slip holds and an entry has no columns for. Nobody asks for it, as for a protest, so the entry goes without it, and a change tells so.
 * Found out by the records as they are written: the same layout may have the columns in a record that goes with some entries alone.
 */
import type { RecordValues } from '../banks/index.js'
import type { PreparedSlip, Slip } from '../cobranca/index.js'
import type { FixedRecord } from '../fixed-width/index.js'
import type { TextPlace } from './text-changes.js'

/** For each field of a slip, the columns that hold it in whichever record has them, and its text. */
const FIELDS: Readonly<
  Record<string, { readonly columns: readonly string[]; readonly textOf: (slip: PreparedSlip, given: Slip) => unknown }>
> = {
  customer_neighborhood: { columns: ['payer_neighborhood'], textOf: ({ payer }) => payer.neighborhood },
  customer_city_name: { columns: ['payer_city'], textOf: ({ payer }) => payer.city },
  customer_state: { columns: ['payer_state'], textOf: ({ payer }) => payer.state },
  customer_email: { columns: ['payer_email', 'email'], textOf: ({ payer_email }) => payer_email },
  customer_phone_number: { columns: [], textOf: (_, given) => given.customer_phone_number },
  customer_mobile_number: { columns: ['mobile_number'], textOf: (_, given) => given.customer_mobile_number },
  guarantor_phone_number: { columns: [], textOf: (_, given) => given.guarantor_phone_number },
}

/** With a bit for each, of those that an entry has columns for. */
const PLACES = Object.entries(FIELDS).map(([name, field], i) => ({
  ...field,
  bit: 1 << i,
  place: { name: `slip.${name}`, field: null } satisfies TextPlace,
}))

/** Columns of a record that hold fields of a slip. */
export type SlipColumns = readonly { readonly column: string; readonly bit: number }[]

/** The columns of a record that hold such fields. */
export const slipColumnsOf = ({ fields }: FixedRecord): SlipColumns =>
  PLACES.flatMap(({ columns, bit }) =>
    columns.filter((column) => Object.hasOwn(fields, column)).map((column) => ({ column, bit })),
  )

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
 * Notes the fields of an entry's slip that none of its records holds.
 *
 * @param carried the bits of those that one does
 */
export function noteMissing(
  carried: number,
  slip: PreparedSlip,
  given: Slip,
  note: (place: TextPlace, text: string) => void,
): void {
  for (const { bit, place, textOf } of PLACES) {
    if ((carried & bit) !== 0) continue
    const text = textOf(slip, given)
    if (text !== undefined && text !== null && text !== '') note(place, String(text))
  }
}
