/** C044 and the lists of C047 as the banks of the family print them. */
import type { OurOccurrence } from '../../../cobranca/index.js'
import type { OccurrenceTable, ReasonTable } from '../../../febraban/index.js'
import type { Codes } from '../../../fixed-width/index.js'
import { type Patch, patch, patchOccurrences, withReasons } from '../patch.js'
import { payerOccurrences } from './codes.js'
import { feeReasons240, occurrences240, rejectionReasons240, settlementReasons240, writeOffReasons240 } from './occurrences.js'

/** A list of a bank: its differences from FEBRABAN's, or codes of its own. */
interface ReasonList extends Patch<string> {
  readonly page: string
  readonly codes?: Codes
  /** Default: those of FEBRABAN's list. */
  readonly occurrences?: readonly string[]
  readonly pixCodes?: readonly string[]
}

const FIELD = 'segment_t.reason_codes'
const OUTCOMES = ['06', '09', '17'] as const

const LISTS = {
  /** C047-A. With 02, which confirms an entry, the codes are information. */
  rejections: { occurrences: ['03', '26', '30'], field: FIELD, codeWidth: 2, severity: 'rejection', codes: rejectionReasons240 },
  /** C047-B. */
  fees: { occurrences: ['28'], field: FIELD, codeWidth: 2, severity: 'fee', codes: feeReasons240 },
  /** C047-C, liquidação. */
  channels: { occurrences: OUTCOMES, field: FIELD, codeWidth: 2, severity: 'channel', codes: settlementReasons240 },
  /** Codes that explain an occurrence and are in no list of FEBRABAN. */
  remarks: { occurrences: [], field: FIELD, codeWidth: 2, severity: 'information', codes: {} },
  /** C047-C, baixa. */
  writeOffs: { occurrences: OUTCOMES, field: FIELD, codeWidth: 2, severity: 'information', codes: writeOffReasons240 },
  /** A001. */
  claims: { occurrences: ['29'], field: 'segment_u.payer_occurrence_code', codeWidth: 4, severity: 'information', codes: payerOccurrences },
} as const satisfies Readonly<Record<string, Omit<ReasonTable, 'source'>>>

/**
 * The reasons of a bank: the lists of C047 that it prints, in the order of FEBRABAN.
 *
 * @param manual of the bank, without page
 */
export function reasonsOf240(manual: string, lists: { readonly [L in keyof typeof LISTS]?: ReasonList }): readonly ReasonTable[] {
  return Object.entries(LISTS).flatMap(([name, febrabans]): readonly ReasonTable[] => {
    const list = lists[name as keyof typeof LISTS]
    if (list === undefined) return []
    const { page, codes, occurrences = febrabans.occurrences, pixCodes, ...differences } = list
    const table: ReasonTable = { ...febrabans, occurrences, codes: codes ?? patch<string>(febrabans.codes, differences), source: `${manual}, ${page}` }
    if (name === 'rejections') return [table, { ...table, occurrences: ['02'], severity: 'information' }]
    return [pixCodes === undefined ? table : { ...table, pixCodes }]
  })
}

/** Differences of a bank's occurrences from FEBRABAN's. */
interface OccurrenceDifferences extends Patch<OccurrenceTable[string]> {
  /** Occurrence → reason → the unified occurrence of both together, besides FEBRABAN's. */
  readonly byReason?: Readonly<Record<string, Readonly<Record<string, OurOccurrence>>>>
}

/** The occurrences of a bank. Meanings by reasons that the bank does not print are left out. */
export function occurrencesOf240(reasons: readonly ReasonTable[], { byReason = {}, ...differences }: OccurrenceDifferences): OccurrenceTable {
  const meanings = Object.entries(byReason).map(([code, meant]) => {
    const { text, overrides = [] }: OccurrenceTable[string] = (occurrences240 as OccurrenceTable)[code]!
    const own = Object.entries(meant).map(([reason, our_occurrence]) => ({ field: FIELD, codes: [reason], means: { text, our_occurrence } }))
    return [code, { overrides: [...overrides, ...own] }] as const
  })
  const changed = Object.fromEntries(meanings.map(([code, more]) => [code, { ...(occurrences240 as OccurrenceTable)[code]!, ...more }]))
  return withReasons(patchOccurrences(occurrences240, { ...differences, changed: { ...changed, ...differences.changed } }), reasons)
}
