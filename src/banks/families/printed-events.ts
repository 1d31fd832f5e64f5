/** Occurrences and reasons of a family that a bank prints. */
import type { EventOccurrences, OccurrenceRef, OccurrenceTable, ReasonTable } from '../../febraban/index.js'

/** Whether a bank prints an occurrence, and its reason if the reference has one. */
export const isPrinted = ([occurrence, code]: OccurrenceRef, occurrences: OccurrenceTable, reasons: readonly ReasonTable[]): boolean =>
  Object.hasOwn(occurrences, occurrence) &&
  (code === undefined || reasons.some((table) => table.occurrences.includes(occurrence) && Object.hasOwn(table.codes, code)))

/**
 * The events of a family whose occurrence and reason a bank prints; null for the others. A payment by Pix has the reason that the bank's table marks, otherwise
 * the family's; at a bank that prints neither, it is an ordinary payment.
 */
export function printedEvents(family: EventOccurrences, occurrences: OccurrenceTable, reasons: readonly ReasonTable[]): EventOccurrences {
  const entries = Object.entries(family).map(([event, ref]) => [event, ref !== null && isPrinted(ref, occurrences, reasons) ? ref : null])
  const inherited = Object.fromEntries(entries) as EventOccurrences
  const { paid } = inherited
  const pix = paid === null ? undefined : reasons.find((table) => table.occurrences.includes(paid[0]) && table.pixCodes !== undefined)?.pixCodes?.[0]
  return { ...inherited, paid_by_pix: pix === undefined ? (inherited.paid_by_pix ?? paid) : [paid![0], pix] }
}
