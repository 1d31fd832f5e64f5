/** BV, Intercâmbio Eletrônico de Arquivos CNAB 400, 6.2 (August 2024): how returns are read. */
import { cnab400Return } from '../families/core400/index.js'
import { bank, manual } from './bank.js'
import { returnRecords } from './return-records.js'
import { occurrences, reasons } from './tables.js'

/**
 * The page has no column for the paid amount: «valor principal» and «valor de mora e multas pagas pelo sacado» are separate (p. 11). If the principal is
 * already the whole amount due, it is the paid amount; otherwise mora and fine are added. Titles have the agreement instead of agency and account.
 */
export const return400 = cnab400Return({
  bank,
  layout: { records: returnRecords },
  projections: {
    title: {
      account_number: 'title.agreement_code',
      paid_amount: {
        net: 'title.principal_amount',
        fee: 'title.billet_fine',
        owed: { plus: ['title.amount', 'title.billet_fine', 'title.other_credit'], minus: ['title.discount', 'title.value_rebate'] },
      },
    },
  },
  manual,
  evidence: 'manual_and_files',
  // Nine digits and a check digit (boleto manual 1.8, March 2023, p. 11).
  ourNumber: { length: 9, digitLength: 1 },
  occurrences,
  reasons,
})
