import type { ReturnDialect } from '../../banks/index.js'
import { LINE_PARSED_ENTRIES } from '../../cobranca/index.js'
import { pathsOf } from '../../febraban/index.js'
import { occurrenceMeanings } from '../../return/index.js'
import { returnDialectNamed } from './dialect-of-name.js'
import type { DialectName, EntryToWrite } from './return-values.js'
import { titleShape } from './title-shape.js'

/**
 * The entries of `line_parsed` that a dialect has columns for in titles of an occurrence: any other is null or `''` in them, and {@link writeReturn}
 * refuses it. `paid_amount` is not among them where the bank tells what it credited alone, and the occurrence is no payment: it is zero then.
 *
 * @param occurrence the bank's own code
 * @param record the record the title begins with, where the dialect has several for the occurrence; default the first
 * @throws {ValidationError} when the dialect is not known, or has no record for the occurrence
 * @example
 * carriedEntries({ bank: '748', layout: 'cnab400' }, '06').includes('credit_amount') // false: Sicredi's CNAB 400 has no column for it
 */
export function carriedEntries(name: DialectName, occurrence: string, record?: string): readonly EntryToWrite[] {
  return carriedIn(returnDialectNamed(name).dialect, occurrence, record)
}

/** The same of a dialect at hand. */
export function carriedIn(dialect: ReturnDialect, occurrence: string, record?: string): readonly EntryToWrite[] {
  const { main, roles } = titleShape(dialect, occurrence, record)
  const isPayment = occurrenceMeanings(dialect).some(
    (each) => each.occurrence === occurrence && each.kind === 'settled',
  )
  return (Object.keys(LINE_PARSED_ENTRIES) as EntryToWrite[]).filter((entry) => {
    const source = dialect.titles[main]![entry]
    if (source === undefined || !SAID.test(entry)) return false
    const own = typeof source === 'object' && 'header' in source ? [source.date] : pathsOf(source)
    if (!own.every((path) => roles.includes(path.slice(0, path.indexOf('.'))))) return false
    if (typeof source === 'string' || Array.isArray(source)) return true
    if ('net' in source || 'ofPayments' in source) return isPayment
    return !('isNot' in source) || !source.isNot.includes(occurrence)
  })
}

/** All but what the codes say. */
const SAID = /^(?!event_type$|error_code$)/
