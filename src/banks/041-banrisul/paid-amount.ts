/** The paid amount in Banrisul's CNAB 240. */
import type { LineParsedDifferences } from '../families/febraban240/index.js'

/**
 * The contract defines one of six types of «valor pago»; no column has the type (240, C052, p. 30; 2013, p. 29). In the usual type 1 it excludes interest. The
 * payer paid the face value minus discount and rebate, plus other receipts, IOF and interest. If the column has exactly this value, it is the paid amount;
 * otherwise the interest is added, as for type 1.
 *
 * The paid amount may differ from the payment in type 2 with other receipts or IOF; in types 3 and 6 with these, a discount or a rebate; in type 5 with fees or
 * other costs; and in types 2 to 6 if the payer paid another amount than was owed. «Valor líquido» (93–107) plus fees and other costs is the
 * payment in all types, but the value in the only available file agrees with no type.
 */
const paidWithInterest240 = {
  net: 'segment_u.paid_amount',
  fee: 'segment_u.billet_fine',
  owed: {
    plus: ['segment_t.amount', 'segment_u.billet_fine', 'segment_u.other_credit', 'segment_u.iof'],
    minus: ['segment_u.discount', 'segment_u.value_rebate'],
  },
} as const

/** The columns of agency and account in T are blank (p. 15): the header names the beneficiary. */
export const returnTitles240: Readonly<Record<string, LineParsedDifferences>> = {
  segment_t: {
    paid_amount: paidWithInterest240,
    agency_number: 'header.agency_number',
    account_number: 'header.beneficiary_code',
  },
}
