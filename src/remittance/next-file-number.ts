import type { FileContext, RemittanceDialect } from '../banks/index.js'
import { maxValueOf } from '../fixed-width/index.js'
import { columnSourceOf } from './sources.js'

/** Number of the file after this one: the next, or 1 after the largest number that the columns of headers and trailers hold. */
export const nextFileNumber = (dialect: RemittanceDialect, file: FileContext): number =>
  file.remittance_number >= largestFileNumber(dialect, file) ? 1 : file.remittance_number + 1

/**
 * Largest number of a file that its headers and trailers hold. Banks that write zeros there, or the last digits of the number, have no limit.
 */
function largestFileNumber({ layout, file: writers }: RemittanceDialect, file: FileContext): number {
  let largest = Number.MAX_SAFE_INTEGER
  for (const [role, valuesOf] of Object.entries(writers)) {
    for (const [name, field] of Object.entries(layout.records[role]?.fields ?? {})) {
      if (field.kind !== 'integer' || columnSourceOf(name).field !== 'next_remittance_number') continue
      const maximum = maxValueOf(field)
      const remittance_number = maximum + 1
      if (valuesOf({ ...file, remittance_number })[name] === remittance_number) largest = Math.min(largest, maximum)
    }
  }
  return largest
}
