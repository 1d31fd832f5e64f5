/** Sicoob, CNAB 400: how its return files are laid out and what their columns mean. */
import { cnab400Return } from '../families/core400/index.js'
import { bank } from './bank.js'
import { events400, occurrences400 } from './cnab400-occurrences.js'
import { returnHeader400, returnTitle400, returnTrailer400 } from './cnab400-return.js'
import { checked400 } from './contracts.js'
import { manual400 } from './manuals.js'

/**
 * «Valor recebido» (254–266) is what the payer paid: in real files face value, less rebate and discount, plus «juros de mora», fee not taken off. The
 * credit is the value entered in the account (306–318), which real files leave in zeros, of settlements too: zero is then not what was credited.
 */
export const return400 = cnab400Return({
  bank,
  layout: {
    records: { header: returnHeader400, title: returnTitle400, trailer: returnTrailer400 },
    constant: ['bank_code'],
    totals: [{ field: 'trailer.detail_count', equals: 'file_titles' }],
  },
  projections: { title: { credit_amount: { money: 'title.entry_amount', beside: 'title.paid_amount' } } },
  manual: manual400,
  checked: checked400,
  occurrences: occurrences400,
  // The sheet prints none.
  reasons: [],
  events: events400,
})
