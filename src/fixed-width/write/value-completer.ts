/**
 * Completes the values of a record with the default values of its family. Spreading objects for each line would take most of the time of building a file. So
 * the source of each field is decided once per record, and a constructor makes the values of a line.
 */

import { canGenerateCode, compileCode, identifier } from '../../code/generated-code.js'
import { plainConstructorCode } from '../../code/plain-objects.js'
import { type FixedRecord, hasValue } from '../define/record.js'

type PartialValues = Readonly<Record<string, unknown>>

/** Functions that return the default values of fields, by name. */
export type DefaultValues<Context> = Readonly<Record<string, (context: Context) => unknown>>

/** Returns the values of a record, with default values for undefined fields. */
export type Complete<Context> = (given: PartialValues, context: Context) => PartialValues

/** Returns the function that completes the values of a record. Fields that the record does not have are omitted. */
export function valueCompleter<Context>(record: FixedRecord, defaults: DefaultValues<Context>): Complete<Context> {
  const names = Object.keys(record.fields).filter((name) => hasValue(record, name))
  return canGenerateCode() ? compiled(record.name, names, defaults) : interpreted(names, defaults)
}

/** The specification of the compiled function. */
export const interpreted =
  <Context>(names: readonly string[], defaults: DefaultValues<Context>): Complete<Context> =>
  (given, context) =>
    Object.fromEntries(names.map((name) => [name, given[name] === undefined ? defaults[name]?.(context) : given[name]]))

function compiled<Context>(
  record: string,
  names: readonly string[],
  defaults: DefaultValues<Context>,
): Complete<Context> {
  const values = names.map(identifier)
  const own = values.filter((name) => defaults[name] !== undefined)
  const properties = values.map(
    (name) => [name, own.includes(name) ? `v.${name} === undefined ? u_${name}(c) : v.${name}` : `v.${name}`] as const,
  )
  const source = `'use strict'
${own.map((name) => `const u_${name} = defaults.${name}`).join('\n')}
${plainConstructorCode('Values', ['v', 'c'], properties)}
return (v, c) => new Values(v, c)`
  const make = compileCode(`${record}, default values`, ['defaults'], source) as (
    defaults: DefaultValues<Context>,
  ) => Complete<Context>
  return make(defaults)
}
