/** Sicredi, Cobrança CNAB 400: how its return files are laid out and what their columns mean. */
import { refusals240 } from '../../febraban/index.js'
import { cnab400Return } from '../families/core400/index.js'
import { bank } from './bank.js'
import { events400, occurrences400, reasons400 } from './cnab400-occurrences.js'
import { returnHeader, returnPix, returnTitle, returnTrailer } from './cnab400-return.js'
import { manual400 } from './manuals.js'

/**
 * 254–266 is what the payer paid, «valor efetivamente pago» (p. 38); what is credited has no column, nor have IOF and other credits. Interest and fine
 * come apart. The date of 329–336 is that of the entry in the account, expected or done. The account is in the header alone, as the
 * beneficiary's code (p. 36). The account's agency and the receiving one have no column of their own. The header has no name.
 */
export const return400 = cnab400Return({
  bank,
  layout: {
    records: { header: returnHeader, title: returnTitle, pix: returnPix, trailer: returnTrailer },
    companions: { pix: { same: ['our_number'] } },
  },
  projections: {
    title: {
      billet_fine: { sum: ['title.interest', 'title.fine'] },
      other_fines: 'title.protest_costs',
      account_number: 'header.account_number',
    },
  },
  manual: manual400,
  occurrences: occurrences400,
  reasons: reasons400,
  refusals: refusals240,
  events: events400,
})
