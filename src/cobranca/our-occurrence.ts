import { OCCURRENCE_KINDS, type OccurrenceKind } from './occurrence-kinds.js'
import { type OccurrenceRow, OUR_OCCURRENCES, type OurOccurrence } from './our-occurrences.js'

/** Everything known of one unified occurrence. */
export interface OurOccurrenceInfo {
  readonly code: OurOccurrence
  /** The service's Portuguese text. */
  readonly text: string
  /** What to switch on; defined in `OCCURRENCE_KINDS`. */
  readonly kind: OccurrenceKind
  /** Money of the title came in (`settled`) or went back (`reversed`) by this line. Fees are not money of the title. */
  readonly money: boolean
  /** The title is over: settled in full, written off, protested, or never let in. */
  readonly final: boolean
}

/** Whether a value is a unified occurrence, `'2001'` to `'2249'`. */
export function isOurOccurrence(value: unknown): value is OurOccurrence {
  return typeof value === 'string' && Object.hasOwn(OUR_OCCURRENCES, value)
}

/**
 * A unified occurrence with its flags, those of its kind unless the code says otherwise.
 *
 * @example
 * ourOccurrence('2029')
 * // { code: '2029', text: 'Liquidação por Conta/Parcial', kind: 'settled', money: true, final: false }
 */
export function ourOccurrence(code: OurOccurrence): OurOccurrenceInfo {
  const row: OccurrenceRow = OUR_OCCURRENCES[code]
  const { money, final } = OCCURRENCE_KINDS[row.kind]
  return { code, text: row.text, kind: row.kind, money: row.money ?? money, final: row.final ?? final }
}
