/** The paid amount in Banrisul's CNAB 240. */
import type { LineParsedDifferences } from '../families/febraban240/index.js'

/**
 * «Valor pago» has six forms, by contract; in the usual form (tipo 1) it is without the interest, and no column has the form (240, C052, p. 30;
 * 2013, p. 29). The payer paid face value, less discount and rebate, with other receipts, IOF and interest. A column with this value is taken as it is;
 * otherwise the interest is added to it, as in type 1.
 */
const paidWithInterest240 = {
  net: 'segment_u.paid_amount',
  fee: 'segment_u.billet_fine',
  owed: {
    plus: ['segment_t.amount', 'segment_u.billet_fine', 'segment_u.other_credit', 'segment_u.iof'],
    minus: ['segment_u.discount', 'segment_u.value_rebate'],
  },
} as const

/** T's columns of agency and account are blank (p. 15): the header has whose titles they are. */
export const returnTitles240: Readonly<Record<string, LineParsedDifferences>> = {
  segment_t: {
    paid_amount: paidWithInterest240,
    agency_number: 'header.agency_number',
    account_number: 'header.beneficiary_code',
  },
}
