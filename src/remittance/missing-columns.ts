/**
 * Fields of a slip for which its records have no columns. No instruction depends on these fields (as a protest depends on its deadline), so the entry is sent
 * without them, and a change reports it. They are checked while records are written, because a layout may have the columns in a record that only some entries
 * send.
 */

import type { Slip } from '../cobranca/index.js'
import { canGenerateCode, identifier, integer } from '../code/generated-code.js'
import { type FixedRecord, once } from '../fixed-width/index.js'
import { fieldAtFault } from './field-at-fault.js'
import type { NoteSink, TextLocation } from './text-changes.js'

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

interface NamedBit {
  readonly name: string
  readonly bit: number
}

/** Returns the bits of the names under which an object has a value. */
export type BitsOf = (object: object) => number

/** The specification of the compiled function. */
export const interpretedBits =
  (names: readonly NamedBit[]): BitsOf =>
  (object) =>
    names.reduce((bits, { name, bit }) => {
      const value = (object as Readonly<Record<string, unknown>>)[name]
      return value === undefined || value === '' ? bits : bits | bit
    }, 0)

/** Code with each name: this runs for every slip and record, and looking up a field by a variable takes several times as long. */
export function bitsOf(names: readonly NamedBit[]): BitsOf {
  if (!canGenerateCode()) return interpretedBits(names)
  const statements = names.map(({ name, bit }) => {
    const value = `v.${identifier(name)}`
    return `if (${value} !== undefined && ${value} !== '') bits |= ${integer(bit)}`
  })
  return new Function('v', `'use strict'\nlet bits = 0\n${statements.join('\n')}\nreturn bits`) as BitsOf
}

/** Returns the function that finds which fields the values of a record hold, as bits. */
export const carriedBy = once(({ fields }: FixedRecord): BitsOf => {
  const columns = Object.keys(fields).flatMap((column) => {
    const given = fieldAtFault(column)
    return LOCATIONS.filter(({ name }) => name === given).map(({ bit }) => ({ name: column, bit }))
  })
  return bitsOf(columns)
})

/** Finds the fields of a slip. Made for the first slip, because its code is generated. */
let givenBits: BitsOf | undefined

/**
 * Reports the fields of an entry's slip that no record holds.
 *
 * @param carried bits of the fields that a record holds
 */
export function noteMissing(carried: number, slip: Slip, changes: NoteSink): void {
  givenBits ??= bitsOf(LOCATIONS)
  const missing = givenBits(slip) & ~carried
  if (missing === 0) return
  for (const { name, bit, location } of LOCATIONS) {
    if ((missing & bit) === 0) continue
    const value = slip[name]
    if (value === undefined || value === null || value === '') continue
    const text = String(value).trim()
    if (text !== '') changes.note(location, text)
  }
}
