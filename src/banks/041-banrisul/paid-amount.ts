/** The paid amount of Banrisul. */
import type { LineParsedDifferences } from '../families/febraban240/index.js'

/**
 * The contract defines one of six types of «valor pago» (CNAB 400, nota 1, p. 22; CNAB 240, C052, p. 30); no column has the type. In all types the payer paid the
 * face value minus discount and rebate, plus other receipts, IOF and interest. So each type is a meaning of the column. Type 4 is the column itself.
 */

/** Type 1, usual: without interest and other expenses. In the page of CNAB 240 without interest only. Type 5: without fee and other expenses. */
export const paidAmount400 = {
  column: 'title.paid_amount',
  meanings: [
    { plus: ['title.billet_fine', 'title.other_fines'] },
    { plus: ['title.other_credit'] },
    { plus: ['title.other_credit'], minus: ['title.discount', 'title.value_rebate'] },
    {},
    { plus: ['title.bank_rate', 'title.other_fines'] },
    { plus: ['title.billet_fine', 'title.other_credit'], minus: ['title.discount', 'title.value_rebate'] },
    { plus: ['title.billet_fine'] },
  ],
  owed: {
    plus: ['title.amount', 'title.billet_fine', 'title.other_credit'],
    minus: ['title.discount', 'title.value_rebate'],
  },
} as const

/** «Valor líquido» (93–107) plus fee and other expenses is the payment in all types, but its value in the only available file agrees with no type. */
const paidAmount240 = {
  column: 'segment_u.paid_amount',
  meanings: [
    { plus: ['segment_u.billet_fine'] },
    { plus: ['segment_u.other_credit', 'segment_u.iof'] },
    { plus: ['segment_u.other_credit', 'segment_u.iof'], minus: ['segment_u.discount', 'segment_u.value_rebate'] },
    {},
    { plus: ['segment_t.bank_rate', 'segment_u.other_fines'] },
    {
      plus: ['segment_u.billet_fine', 'segment_u.other_credit', 'segment_u.iof'],
      minus: ['segment_u.discount', 'segment_u.value_rebate'],
    },
  ],
  owed: {
    plus: ['segment_t.amount', 'segment_u.billet_fine', 'segment_u.other_credit', 'segment_u.iof'],
    minus: ['segment_u.discount', 'segment_u.value_rebate'],
  },
} as const

/** The columns of agency and account in T are blank (p. 15): the header names the beneficiary. */
export const returnTitles240: Readonly<Record<string, LineParsedDifferences>> = {
  segment_t: {
    paid_amount: paidAmount240,
    agency_number: 'header.agency_number',
    account_number: 'header.beneficiary_code',
  },
}
