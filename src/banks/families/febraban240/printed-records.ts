/** The records of a bank of the family: FEBRABAN's, under the bank's name, and with the pages of its manual. */
import { fileHeader, lotHeader } from '../../../febraban/index.js'
import type { FixedRecord } from '../../../fixed-width/index.js'
import { segmentY01, segmentY03Email, segmentY04, segmentY50, segmentY51, segmentY52, segmentY53 } from './optional-segments.js'
import { segmentP, segmentQ, segmentR, segmentSBackLine, segmentSLine, segmentSMessages } from './remittance-segments.js'
import { segmentT, segmentU } from './return-segments.js'
import { fileTrailer, lotTrailer } from './trailers.js'

const START = { header: fileHeader, lot_header: lotHeader } as const

const SEGMENTS = {
  segment_p: segmentP,
  segment_q: segmentQ,
  segment_r: segmentR,
  segment_s_line: segmentSLine,
  segment_s_back_line: segmentSBackLine,
  segment_s_messages: segmentSMessages,
  segment_t: segmentT,
  segment_u: segmentU,
  segment_y01: segmentY01,
  segment_y03: segmentY04,
  segment_y_email: segmentY03Email,
  segment_y04: segmentY04,
  segment_y50: segmentY50,
  segment_y51: segmentY51,
  segment_y52: segmentY52,
  segment_y53: segmentY53,
} as const

const END = { lot_trailer: lotTrailer, trailer: fileTrailer } as const

const STANDARD = { ...START, ...SEGMENTS, ...END } as const

/** Names of records that differ from their roles. */
const NAMES: Readonly<Record<string, string>> = { header: 'file_header', trailer: 'file_trailer', segment_y_email: 'segment_y03' }

/** Pages of records, by role. A list has the page of the remittance and that of the return, in two manuals. */
type Pages = Readonly<Record<string, string | readonly [remittance: string, returns: string]>>

/** Records as a bank's manual prints them. */
interface Printed240<Own, Both, Remittance, Returns> {
  /** Prefix of the names of records: `abc240`. */
  readonly name: string
  /** Manual with version or date; two if each direction has its own. */
  readonly manual: string | readonly [remittance: string, returns: string]
  /** Records that differ from FEBRABAN's, by role. */
  readonly own: Own
  /** Pages of the records of both directions. */
  readonly both: Both
  readonly remittance: Remittance
  readonly returns: Returns
}

type RecordsOf<Role extends PropertyKey, Own> = {
  readonly [R in Role]: R extends keyof Own ? Own[R] : R extends keyof typeof STANDARD ? (typeof STANDARD)[R] : never
}

/**
 * Returns the records of each direction, in the order of a file: those with a page.
 *
 * @throws {Error} when a record has no page, or a page no record
 */
export function printed240<
  const Own extends Readonly<Record<string, FixedRecord>>,
  const Both extends Pages,
  const Remittance extends Pages,
  const Returns extends Pages,
>({ name, manual, own, both, remittance, returns }: Printed240<Own, Both, Remittance, Returns>) {
  const records: Readonly<Record<string, FixedRecord>> = { ...START, ...SEGMENTS, ...own, ...END, ...own }
  const pages = { ...both, ...remittance, ...returns }
  const wrong = [...Object.keys(own).filter((role) => !(role in pages)), ...Object.keys(pages).filter((role) => !(role in records))]
  if (wrong.length > 0) throw new Error(`record without page, or page without record: ${wrong.join(', ')}`)
  const [ofRemittance, ofReturns] = typeof manual === 'string' ? [manual, manual] : manual
  const sourceOf = (page: Pages[string], of: string): string =>
    typeof page === 'string' ? `${of}, ${page}` : `${ofRemittance}, ${page[0]}; ${ofReturns}, ${page[1]}`
  const under = (list: Pages, of: string) => Object.entries(list).map(([role, page]) => [role, records[role]!.as(`${name}.${NAMES[role] ?? role}`, sourceOf(page, of))] as const)
  const shared = under(both, ofRemittance)
  const inOrder = (list: readonly (readonly [string, FixedRecord])[]) => {
    const made = new Map(list)
    return Object.fromEntries(Object.keys(records).flatMap((role) => (made.has(role) ? [[role, made.get(role)!]] : [])))
  }
  return {
    remittanceRecords: inOrder([...shared, ...under(remittance, ofRemittance)]) as RecordsOf<keyof Both | keyof Remittance, Own>,
    returnRecords: inOrder([...shared, ...under(returns, ofReturns)]) as RecordsOf<keyof Both | keyof Returns, Own>,
  }
}
