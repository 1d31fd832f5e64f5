/** Santander, CNAB 400 of standard 356 (former Banco Real), legacy: returns only; what is written today is standard 353. */
import { refusals240 } from '../../febraban/index.js'
import { cnab400Return } from '../families/core400/index.js'
import { bank } from './bank.js'
import { returnHeader, returnSplit, returnTitle, returnTrailer } from './cnab400-356.js'
import { occurrences400Of356, reasons400Of356 } from './cnab400-356-occurrences.js'
import { manual400Of356 } from './manuals.js'

/** «Valor cobrado» is what was paid; fee, credit and IOF have no columns. The number has no digit. */
export const return400Of356 = cnab400Return({
  bank,
  variant: '356',
  // Files of standard 353 have zeros in 101–108. Others with a density there (of Itaú) have no transmission code of twelve digits.
  told: [
    { field: 'header.recording', values: ['01600BPI'] },
    { field: 'header.transmission_code', values: /^\d{12}$/, example: '123456789012' },
  ],
  layout: {
    records: { header: returnHeader, title: returnTitle, split: returnSplit, trailer: returnTrailer },
    companions: { split: { same: ['document_number'] } },
  },
  projections: {
    title: {
      billet_fine: { sum: ['title.interest', 'title.fine'] },
      // No account comes, but the code of the agreement that the titles are of.
      account_number: 'title.agreement_code',
    },
  },
  manual: manual400Of356,
  occurrences: occurrences400Of356,
  reasons: reasons400Of356,
  refusals: refusals240,
  ourNumber: { length: 7, digitLength: 0 },
})
