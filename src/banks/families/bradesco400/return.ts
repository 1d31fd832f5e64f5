/** Returns of Bradesco's CNAB 400, and of the banks that use its records. */
import type { Companion, Records } from '../../../fixed-width/index.js'
import type { ReturnDialect } from '../../bank.js'
import { cnab400Return, type Return400 } from '../core400/index.js'
import { type Printed, printedRecords } from '../printed.js'
import { checked } from './our-number.js'
import { type Bradesco400ReturnRecords, returnRecords } from './return-records.js'

/** A bank's returns: differences from the family's. The digit of the family's nosso número is checked. */
export interface Bradesco400Return<R extends Records> extends Omit<Return400<R>, 'layout'> {
  /** The bank's records, derived from the family's. With pages, only the records that differ; without, all records that the bank sends. */
  readonly records?: (records: Bradesco400ReturnRecords) => R
  readonly printed?: Printed
}

/**
 * Defines how a bank's returns are read.
 *
 * 254–266 is the amount paid (p. 43): in all 234 settlements of a real file it is the face value, plus 267–279, minus 241–253. The amount credited has no
 * column. 241–253 includes the rebate. For a title paid late, the file has only the difference between rebate and interest, in the column of the greater of
 * them.
 */
export function bradesco400Return<const R extends Records>({ records: recordsOf, printed, ...spec }: Bradesco400Return<R>): ReturnDialect {
  const family = returnRecords(spec.bank)
  const records = printedRecords(family, recordsOf?.(family), printed)
  const all: Readonly<Record<string, Companion>> = { split: { many: true, linkFields: ['our_number'] }, pix: { linkFields: ['our_number'] } }
  const companions = Object.fromEntries(Object.entries(all).filter(([role]) => Object.hasOwn(records, role)))
  return cnab400Return<Records>({ ...(spec.ourNumber === undefined ? { checked } : {}), ...spec, layout: { records, companions } } as Return400<Records>)
}
