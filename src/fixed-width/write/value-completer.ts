/**
 * Values of a record under a family's usual ones. Objects put together by spreading cost more than all the rest of building a file, so which value goes
 * is decided by field when the record is defined, and each line's values are one literal.
 */

import type { FixedRecord } from '../define/record.js'
import { canMakeCode, identifier } from '../generated-code.js'

type PartialValues = Readonly<Record<string, unknown>>

/** Usual values of fields, by name, each from what a record is made of. */
export type DefaultValues<Context> = Readonly<Record<string, (context: Context) => unknown>>

/** Returns a record's values: those given, and usual ones for fields that are undefined in them. */
export type Complete<Context> = (given: PartialValues, context: Context) => PartialValues

const CONSTANTS: readonly string[] = ['key', 'literal', 'blanks', 'zeros']

/** Makes the function that completes values of a record. Fields that the record does not have are left out. */
export function valueCompleter<Context>({ fields }: FixedRecord, usual: DefaultValues<Context>): Complete<Context> {
  const names = Object.keys(fields).filter((name) => !CONSTANTS.includes(fields[name]!.kind))
  return canMakeCode() ? compiled(names, usual) : interpreted(names, usual)
}

/** The specification of the compiled function. */
export const interpreted =
  <Context>(names: readonly string[], usual: DefaultValues<Context>): Complete<Context> =>
  (given, context) =>
    Object.fromEntries(names.map((name) => [name, given[name] === undefined ? usual[name]?.(context) : given[name]]))

function compiled<Context>(names: readonly string[], usual: DefaultValues<Context>): Complete<Context> {
  const values = names.map(identifier)
  const own = values.filter((name) => usual[name] !== undefined)
  const members = values.map((name) =>
    own.includes(name) ? `${name}: v.${name} === undefined ? u_${name}(c) : v.${name}` : `${name}: v.${name}`,
  )
  const source = `'use strict'
${own.map((name) => `const u_${name} = usual.${name}`).join('\n')}
return (v, c) => ({ ${members.join(', ')} })`
  return new Function('usual', source)(usual) as Complete<Context>
}
