import type { ReturnDialect } from '../../banks/index.js'
import { LINE_PARSED_ENTRIES } from '../../cobranca/index.js'
import { isUsuallyPaid, pathsOf } from '../../febraban/index.js'
import { occurrenceMeanings } from '../../return/index.js'
import { returnDialectNamed } from './dialect-of-name.js'
import type { DialectName, EntryToWrite } from './return-values.js'
import { titleShape } from './title-shape.js'

/**
 * Returns the entries of `line_parsed` that a dialect supports in titles of an occurrence. All other entries are null or `''`, and {@link writeReturn}
 * rejects them. `paid_amount` is excluded if the column usually is another amount, such as the credit, and the occurrence moves no money: it is then zero.
 *
 * @param occurrence the bank's own code
 * @param record main record of the title, if the dialect has several for the occurrence. Default: the first
 * @throws {ValidationError} if the dialect is unknown or has no record for the occurrence
 * @example
 * carriedEntries({ bank: '748', layout: 'cnab400' }, '06').includes('credit_amount') // false: Sicredi's CNAB 400 has no column for it
 */
export function carriedEntries(name: DialectName, occurrence: string, record?: string): readonly EntryToWrite[] {
  return carriedIn(returnDialectNamed(name).dialect, occurrence, record)
}

/** Same as {@link carriedEntries}, given the dialect itself. */
export function carriedIn(dialect: ReturnDialect, occurrence: string, record?: string): readonly EntryToWrite[] {
  const { main, roles } = titleShape(dialect, occurrence, record)
  const meanings = occurrenceMeanings(dialect).filter((each) => each.occurrence === occurrence)
  const isPayment = meanings.some(({ kind }) => kind === 'settled')
  const isReversal = meanings.some(({ kind, money }) => kind === 'reversed' && money)
  return (Object.keys(LINE_PARSED_ENTRIES) as EntryToWrite[]).filter((entry) => {
    const source = dialect.titles[main]![entry]
    if (source === undefined || !NOT_FROM_CODES.test(entry)) return false
    const own = typeof source === 'object' && 'header' in source ? [source.date] : pathsOf(source)
    if (!own.every((path) => roles.includes(path.slice(0, path.indexOf('.'))))) return false
    if (typeof source === 'string' || Array.isArray(source)) return true
    if ('column' in source) return isPayment || isReversal || isUsuallyPaid(source)
    if ('ofPayments' in source) return isPayment
    // Other values of the title decide it.
    if ('if' in source) return false
    return !('isNot' in source) || !source.isNot.includes(occurrence)
  })
}

/** All entries except those determined by codes. */
const NOT_FROM_CODES = /^(?!event_type$|error_code$)/
