/** The code tables of a bank with Bradesco's codes, by their differences. */
import type { EventOccurrences, OccurrenceRef, OccurrenceTable, ReasonTable, RejectionCodes } from '../../../febraban/index.js'
import type { Codes } from '../../../fixed-width/index.js'
import type { Movement } from '../../remittance-dialect.js'
import { type Patch, patchMovements, patchOccurrences, patchReasons, type ReasonPatch, withReasons } from '../patch.js'
import { isPrinted, printedEvents } from '../printed-events.js'
import { movements400 } from './movements.js'
import { dailyOccurrences400, events400, reasons400 } from './occurrences.js'

/** Differences of a bank's code tables. */
export interface TableDifferences {
  /** Manual of the bank, without page. */
  readonly manual: string
  /** Tables of another family with these codes. */
  readonly base?: { readonly occurrences?: OccurrenceTable; readonly reasons?: readonly ReasonTable[] }
  readonly occurrences: Patch<OccurrenceTable[string]>
  /** By occurrence, with the page. Occurrences that are not listed have no reasons. */
  readonly reasons: Readonly<Record<string, ReasonPatch>>
  /** Wordings of the bank that apply to every table of reasons with the code. */
  readonly words?: Codes
  /** Reasons that are in other columns, or not in Bradesco's tables. */
  readonly otherReasons?: readonly ReasonTable[]
  readonly rejectionCodes?: RejectionCodes
  /** Events that another occurrence or reason than Bradesco's reports. */
  readonly events?: Partial<EventOccurrences>
  readonly movements: Patch<Movement>
}

/**
 * Derives the codes of returns, and the movements of remittances. Events and answers to movements are only those whose occurrence and reason the bank prints.
 * The event of a payment by Pix is an ordinary payment at a bank that prints no code for Pix.
 */
export function tablesFrom({ manual, base = {}, words = {}, otherReasons = [], rejectionCodes, ...patches }: TableDifferences) {
  const reasons = [...patchReasons(base.reasons ?? reasons400, manual, words, patches.reasons), ...otherReasons]
  const occurrences = withReasons(patchOccurrences(base.occurrences ?? dailyOccurrences400, patches.occurrences), reasons)
  const printed = (ref: OccurrenceRef | null | undefined): OccurrenceRef | null => (ref != null && isPrinted(ref, occurrences, reasons) ? ref : null)
  const events: EventOccurrences = { ...printedEvents(events400, occurrences, reasons), ...patches.events }
  const movements = Object.entries(patchMovements(movements400, patches.movements)).map(([code, { rejectedBy, ...movement }]) => {
    const rejection = printed(rejectedBy)
    return [code, { ...movement, confirmedBy: printed(movement.confirmedBy), ...(rejection === null ? {} : { rejectedBy: rejection }) }] as const
  })
  return {
    returnCodes: { occurrences, reasons, events, ...(rejectionCodes === undefined ? {} : { rejectionCodes }) },
    movements: Object.fromEntries(movements) as Readonly<Record<string, Movement>>,
  }
}
