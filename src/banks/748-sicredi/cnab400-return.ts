/** Sicredi, Cobrança CNAB 400, version 2.1 of November 2021: how returns are read. */
import { rejectionCodes240 } from '../../febraban/index.js'
import { cnab400Return } from '../families/core400/index.js'
import { bank, manual400 } from './bank.js'
import { returnHeader, returnPix, returnTitle, returnTrailer } from './cnab400.js'
import { events400, occurrences400, reasons400 } from './cnab400-tables.js'
import { words400 } from './words.js'

/**
 * 254–266 is the amount paid by the payer, «valor efetivamente pago» (p. 38). The credited amount, IOF and other credits have no columns. Interest and fine
 * have separate columns. 329–336 is the expected or actual date of the credit. Only the header has the account, as the beneficiary's code (p. 36). The agency
 * of the account and the receiving agency have no separate columns. The header has no name.
 */
export const return400 = cnab400Return({
  bank,
  layout: {
    words: words400,
    records: { header: returnHeader, title: returnTitle, pix: returnPix, trailer: returnTrailer },
    companions: { pix: { linkFields: ['our_number'] } },
  },
  projections: {
    title: {
      billet_fine: { sum: ['title.interest', 'title.fine'] },
      other_fines: 'title.protest_costs',
      account_number: 'header.account_number',
    },
  },
  manual: manual400,
  evidence: 'manual_and_files',
  occurrences: occurrences400,
  reasons: reasons400,
  rejectionCodes: rejectionCodes240,
  events: events400,
})
