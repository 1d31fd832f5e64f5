/** Santander, CNAB 240, H7815 version 8.4 (July 2025): how returns are read. Notas are in the manual, pp. 17–30. */
import type { ReturnDialect } from '../bank.js'
import { cnab240Return } from '../families/febraban240/index.js'
import { checked, manual240 } from './bank.js'
import { returnRecords240 } from './cnab240.js'
import { events240, occurrences240, reasons240 } from './cnab240-tables.js'

export const layout240 = {
  name: 'santander240',
  manual: manual240,
  checked,
  versions: ['040'],
} as const

/**
 * As in FEBRABAN, U 78–92 is the amount paid by the payer and 93–107 the amount credited. Real files credit the full amount paid and charge the fee (T 194–208)
 * separately, so `credit_amount` may equal `paid_amount`. Both are amounts that the bank sends.
 */
export const return240: ReturnDialect = cnab240Return({
  ...layout240,
  evidence: 'manual_and_files',
  records: returnRecords240,
  companions: { segment_y03: { linkFields: ['occurrence'] }, segment_y04: { many: true, linkFields: ['occurrence'] } },
  // By nota 37 (p. 24) the count includes header and trailer of the lot; real returns count only the details.
  lotTotal: { accepts: ['lot_details'] },
  occurrences: occurrences240,
  reasons: reasons240,
  events: events240,
})
