import type { OurNumber } from '../banks/index.js'
import type { OurCode } from '../cobranca/index.js'
import type { RemittanceRecord } from './remittance.js'

/** An entry as written in the file; its `RemittanceRecord` is made from it. */
export interface WrittenEntry {
  readonly entry: number
  readonly our_code: OurCode
  /** The bank's code for it. */
  readonly occurrence: string
  readonly our_number: OurNumber
  /** Number of lines before the entry. */
  readonly before: number
  /** Number of lines including the entry. */
  readonly last: number
}

export function recordOf({ entry, our_code, occurrence, our_number, before, last }: WrittenEntry): RemittanceRecord {
  const { prefix, number, digit } = our_number
  return {
    entry,
    our_code,
    occurrence,
    our_number: number,
    processed_our_number_raw: prefix + number + digit,
    lines: Array.from({ length: last - before }, (_, i) => before + i + 1),
  }
}
