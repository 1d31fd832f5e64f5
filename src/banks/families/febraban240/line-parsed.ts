import type { PaidByContract } from '../../../febraban/index.js'

/** Sources of `line_parsed` in FEBRABAN's segments T and U (10.6, pp. 66–67). A bank spreads this under its own differences. */
export const lineParsed240 = {
  paid_at: 'segment_u.occurrence_date',
  credit_at: 'segment_u.credit_date',
  paid_amount: 'segment_u.paid_amount',
  credit_amount: 'segment_u.credit_amount',
  bank_rate: 'segment_t.bank_rate',
  discount: 'segment_u.discount',
  billet_fine: 'segment_u.billet_fine',
  other_fines: 'segment_u.other_fines',
  other_credit: 'segment_u.other_credit',
  value_rebate: 'segment_u.value_rebate',
  iof: 'segment_u.iof',
  our_number: 'segment_t.our_number',
  processed_our_number_raw: 'segment_t.our_number',
  event_type: 'segment_t.occurrence',
  error_code: 'segment_t.reason_codes',
  agency_number: 'segment_t.agency_number',
  account_number: 'segment_t.account_number',
  banco_recebedor: 'segment_t.receiving_bank',
  agencia_recebedora: 'segment_t.receiving_agency_number',
  control_number: 'segment_t.control_number',
  document_number: 'segment_t.document_number',
} as const

/** `paid_amount` of a bank that sends the amount credited to the account instead of the amount paid: less the fee, or not if the fee is debited separately. */
export const paidFromCredit240 = {
  column: 'segment_u.posted_amount',
  meanings: [{ plus: ['segment_t.bank_rate'] }, {}],
  owed: { plus: ['segment_t.amount', 'segment_u.billet_fine'], minus: ['segment_u.discount', 'segment_u.value_rebate'] },
} as const satisfies PaidByContract
