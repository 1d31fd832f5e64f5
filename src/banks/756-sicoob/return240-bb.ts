/** Sicoob, CNAB 240 of the correspondent Banco do Brasil (carteira 17): how its return files are laid out and what their columns mean. Read only. */
import type { ReturnDialect } from '../bank.js'
import { cnab240Return, paidFromCredit240 } from '../families/febraban240/index.js'
import { occurrencesBb240, reasonsBb240 } from './cnab240-bb-occurrences.js'
import { returnHeaderBb240, returnTrailerBb240, segmentTBb, segmentUBb } from './cnab240-bb-return.js'
import { manualBb240 } from './manuals.js'

/**
 * U 63–77 is named «valor pago pelo sacado» and explained as «valor líquido a ser creditado» (p. 11), so `paid_amount` is worked out from what was
 * credited. Agency and account come in the header only (p. 6).
 */
export const returnBb240: ReturnDialect = cnab240Return({
  name: 'sicoob240-bb',
  manual: manualBb240,
  variant: 'CORRESPONDENTE BB',
  // Details of the usual layout begin with the number of the bank, and so does their trailer.
  told: [{ field: 'segment_t.reserved_1', values: ['0000000'], also: ['segment_u.reserved_3', 'trailer.reserved_1'] }],
  ourNumber: { length: 20, digitLength: 0 },
  records: { header: returnHeaderBb240, segment_t: segmentTBb, segment_u: segmentUBb, trailer: returnTrailerBb240 },
  titles: {
    segment_t: {
      iof: null,
      agency_number: 'header.agency_number',
      account_number: 'header.account_number',
      paid_amount: paidFromCredit240,
      credit_amount: 'segment_u.posted_amount',
    },
  },
  occurrences: occurrencesBb240,
  reasons: reasonsBb240,
  events: null,
  header: {
    beneficiary_name: 'header.beneficiary_name',
    generated_at: 'header.recording_date',
    file_number: 'header.remittance_number',
  },
})
