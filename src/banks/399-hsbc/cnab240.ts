/** HSBC, CNAB 240: how returns of cobrança registrada, of discounts and of cobrança não registrada are read. */
import type { PaidByContract } from '../../febraban/index.js'
import { cnab240Return, paidFromCredit240 } from '../families/febraban240/index.js'
import { manual240, manual240Cnr, manual240Sap, ourNumber, ourNumberCnr } from './bank.js'
import { returnRecords, returnRecordsCnr, returnRecordsOfDiscount, returnRecordsSap } from './cnab240-records.js'
import * as tables from './cnab240-tables.js'
import { rejectionCodesCnr } from './cnab400-tables.js'
import { discountWords240 } from './words.js'

/** The page prints zeros for the paid amount (78–92, p. 27): it follows from the net credit. */
const paidAmount = { ...paidFromCredit240, column: 'segment_u.credit_amount' } as const satisfies PaidByContract

const registered = {
  manual: manual240,
  evidence: 'manual',
  lotVersions: { known: ['010'] },
  companions: { segment_y51: { many: true } },
  reasons: tables.reasons,
  rejectionCodes: tables.rejectionCodes,
  events: null,
  ourNumber,
} as const

export const return240 = cnab240Return({
  ...registered,
  name: 'hsbc240',
  records: returnRecords,
  versions: ['010'],
  titles: { segment_t: { paid_amount: paidAmount, iof: null, other_fines: null, other_credit: null } },
  occurrences: tables.occurrences,
})

/** The same cobrança for companies with SAP R/3. */
export const return240Sap = cnab240Return({
  ...registered,
  name: 'hsbc240_sap',
  variant: 'sap',
  detectBy: [{ field: 'header.application_layout', values: ['SAP'] }],
  manual: manual240Sap,
  records: returnRecordsSap,
  versions: ['030'],
  titles: { segment_t: { iof: null } },
  occurrences: tables.occurrencesSap,
  reasons: tables.reasonsSap,
})
/** The paid amount is not printed: 78–92 of segment U-1 add the complement of the interest, which the beneficiary pays (notas 54 and 57, p. 64). */
const ofDiscount = {
  paid_at: 'segment_u1.occurrence_date',
  credit_at: null,
  paid_amount: null,
  credit_amount: null,
  billet_fine: 'segment_u1.billet_fine',
  discount: 'segment_u1.discount',
  value_rebate: null,
  iof: 'segment_u1.iof',
  other_fines: null,
  other_credit: null,
} as const

/** Discounts (RDS): of the titles, and of the operations of the day (143 of the file header is 3). */
export const return240OfDiscount = cnab240Return({
  words: discountWords240,
  ...registered,
  name: 'hsbc240_desconto',
  variant: 'desconto',
  detectBy: [{ field: 'header.application', values: ['RDS'] }],
  records: returnRecordsOfDiscount,
  companions: { segment_u1: { required: true, linkFields: ['occurrence'] }, segment_v: {} },
  versions: ['010'],
  titles: { segment_t: ofDiscount },
  occurrences: tables.occurrencesOfDiscount,
})

/** Segment U comes only with settlements (p. 16). The layout has no text of the company. */
export const return240Cnr = cnab240Return({
  name: 'hsbc240_cnr',
  variant: 'cnr',
  detectBy: [{ field: 'header.application', values: ['CNR'] }],
  manual: manual240Cnr,
  evidence: 'manual',
  records: returnRecordsCnr,
  versions: ['040'],
  lotVersions: { known: ['030'] },
  companions: { segment_u: { required: true, requiredFor: { field: 'occurrence', codes: ['06'] }, linkFields: ['occurrence'] } },
  titles: { segment_t: { value_rebate: null, other_fines: null, other_credit: null, control_number: null, document_number: null } },
  occurrences: tables.occurrences240Cnr,
  reasons: tables.reasons240Cnr,
  rejectionCodes: rejectionCodesCnr,
  events: null,
  ourNumber: ourNumberCnr,
})
