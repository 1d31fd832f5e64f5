/** FEBRABAN's records under the names and pages of a bank. */
import { fileHeader, lotHeader } from '../../../febraban/index.js'
import type { FixedRecord } from '../../../fixed-width/index.js'
import { segmentY01, segmentY04, segmentY50, segmentY52, segmentY53 } from './optional-segments.js'
import { segmentP, segmentQ, segmentR, segmentSBackLine, segmentSLine, segmentSMessages } from './remittance-segments.js'
import { segmentT, segmentU } from './return-segments.js'
import { fileTrailer, lotTrailer } from './trailers.js'

/** FEBRABAN's records by role. */
const STANDARD = {
  header: fileHeader,
  lot_header: lotHeader,
  segment_p: segmentP,
  segment_q: segmentQ,
  segment_r: segmentR,
  segment_s_line: segmentSLine,
  segment_s_back_line: segmentSBackLine,
  segment_s_messages: segmentSMessages,
  segment_t: segmentT,
  segment_u: segmentU,
  segment_y01: segmentY01,
  segment_y04: segmentY04,
  segment_y50: segmentY50,
  segment_y52: segmentY52,
  segment_y53: segmentY53,
  lot_trailer: lotTrailer,
  trailer: fileTrailer,
} as const

type Standard = typeof STANDARD

/** Pages of a record in the bank's manual; the record, if it differs from FEBRABAN's; its name, if it differs from the role. */
type PrintedRecord = string | readonly [pages: string, record: FixedRecord, name?: string]

type BankRecord<Role, P> = P extends readonly [string, infer R extends FixedRecord, string?] ? R : Role extends keyof Standard ? Standard[Role] : never

/** Names of records that differ from their roles. */
const NAMES: Readonly<Record<string, string>> = { header: 'file_header', trailer: 'file_trailer' }

/**
 * The records of a bank, in the order of its manual.
 *
 * @param name prefix of the names: `cresol240`
 * @param manual the manual, whose name is before the pages; empty if the pages name their manuals
 */
export const recordsOf = <const P extends Readonly<Record<string, PrintedRecord>>>(
  name: string,
  manual: string,
  printed: P,
): { readonly [Role in keyof P]: BankRecord<Role, P[Role]> } =>
  Object.fromEntries(
    Object.entries(printed).map(([role, each]) => {
      const [pages, record, own] = typeof each === 'string' ? [each, STANDARD[role as keyof Standard]] : each
      return [role, record.as(`${name}.${own ?? NAMES[role] ?? role}`, manual === '' ? pages : `${manual}, ${pages}`)]
    }),
  ) as { readonly [Role in keyof P]: BankRecord<Role, P[Role]> }
