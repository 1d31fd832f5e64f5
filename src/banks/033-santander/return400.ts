/** Santander, Cobrança CNAB 400, standard 353: how its return files are laid out and what their columns mean. */
import { cnab400Return } from '../families/core400/index.js'
import { bank } from './bank.js'
import { events400, occurrences400, reasons400 } from './cnab400-occurrences.js'
import { returnHeader, returnPix, returnTitle, returnTrailer } from './cnab400-return.js'
import { checked } from './contracts.js'
import { manual400 } from './manuals.js'

/**
 * 254–266 is what was received, charges and all; 367–379 what was entered in the account, the former less the fee in real files: a credit where 380
 * says C. Interest has two columns, 202–214 «juros de atraso» and 267–279 «juros de mora», and no note (p. 15): by their words both are for paying
 * late. Real files have the first one zero. With the settlement, a discount comes added to the rebate (nota 12, p. 26).
 */
export const line400 = {
  credit_amount: { money: 'title.posted_amount', where: 'title.posting_type', is: ['C'] },
  billet_fine: { sum: ['title.late_interest', 'title.billet_fine'] },
  // An account of ten positions has its last ones in 384–385 (nota 2, pp. 21–24).
  account_number: ['title.account_number', 'title.account_complement'],
} as const

export const refusals400 = { payer_tax_id: '058', due_date: '016', amount: '095', duplicated_number: '092', unknown_title: '051' } as const

export const return400 = cnab400Return({
  bank,
  layout: {
    records: { header: returnHeader, title: returnTitle, pix: returnPix, trailer: returnTrailer },
    companions: { pix: {} },
  },
  projections: { title: line400 },
  manual: manual400,
  checked,
  occurrences: occurrences400,
  reasons: reasons400,
  refusals: refusals400,
  events: events400,
})
