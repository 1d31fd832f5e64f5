/** Sources of the fields of a regular title. */
import type { LineParsedEntry } from '../../cobranca/index.js'
import type { ColumnName } from '../columns/columns.js'
import { NO_REVIEW } from '../meaning/needs-review.js'
import { isSlipColumn, type SlipColumn } from '../meaning/slip-columns.js'
import type { TitleOutcome } from '../meaning/title-outcome.js'
import type { RecordOrigin } from '../meaning/title-record.js'

export type FieldSource =
  /** Equal in all regular titles of a file. */
  | { readonly constant: string | null | typeof NO_REVIEW }
  /** Decided by the codes; `money` also depends on the paid value. */
  | { readonly outcome: OutcomeField }
  /** Number of the title's first line, or the raw text of its lines. */
  | { readonly line: 'number' | 'raw' }
  /** Column of the slip, in the main record. */
  | { readonly slip: SlipColumn }
  /** Columns of the title, by the projection. */
  | { readonly parsed: Exclude<LineParsedEntry, 'event_type' | 'error_code'> }

export type OutcomeField = (typeof OUTCOME_FIELDS)[keyof typeof OUTCOME_FIELDS]

const OUTCOME_FIELDS = {
  our_occurrence: 'our_occurrence',
  kind: 'kind',
  money: 'money',
  final: 'final',
  pix: 'pix',
  occurrence: 'occurrence',
  occurrence_detail: 'occurrence_detail',
  occurrence_error: 'errorCode',
  occurrence_error_detail: 'errorDetail',
  event_type: 'occurrence',
  error_code: 'errorCode',
  reasons: 'reasons',
} as const satisfies Partial<Record<ColumnName, keyof TitleOutcome>>

/** Every property of an outcome that a field can come from. */
export const OUTCOME_SOURCES: readonly OutcomeField[] = [...new Set(Object.values(OUTCOME_FIELDS))]

const isOfOutcome = (name: ColumnName): name is keyof typeof OUTCOME_FIELDS => Object.hasOwn(OUTCOME_FIELDS, name)

export function fieldSource({ bank, layout, variant }: RecordOrigin, name: ColumnName): FieldSource {
  if (isOfOutcome(name)) return { outcome: OUTCOME_FIELDS[name] }
  if (isSlipColumn(name)) return { slip: name }
  switch (name) {
    case 'bank':
      return { constant: bank }
    case 'layout':
      return { constant: layout }
    case 'variant':
      return { constant: variant ?? null }
    case 'needs_review':
      // A payment that is not sure is irregular.
      return { constant: NO_REVIEW }
    case 'extra':
      // A title with optional records is irregular.
      return { constant: null }
    case 'line':
      return { line: 'number' }
    case 'line_raw':
      return { line: 'raw' }
    case 'date_of_occurrence':
      return { parsed: 'paid_at' }
    default:
      return { parsed: name }
  }
}
