/** HSBC, CNAB 400: how returns of cobrança registrada (05/2014) and não registrada (05/2008) are read. */
import type { PaidByContract } from '../../febraban/index.js'
import type { CheckedField } from '../dialect.js'
import { cnab400Return } from '../families/core400/index.js'
import { bank, manual400, manual400Cnr, ourNumber, ourNumberCnr, withDigit } from './bank.js'
import { returnRecords, returnRecordsCnr } from './cnab400-records.js'
import { occurrences, occurrencesCnr, reasons, reasonsCnr, rejectionCodes, rejectionCodesCnr } from './cnab400-tables.js'

/**
 * The pages print the paid amount as «valor do principal pago», with the interest in other columns. If the principal is already the whole amount due, it is the
 * paid amount; otherwise the interest is added.
 */
const paidAmount = {
  column: 'title.principal_amount',
  meanings: [{ plus: ['title.billet_fine'] }, {}],
  owed: { plus: ['title.amount', 'title.billet_fine'], minus: ['title.discount'] },
} as const satisfies PaidByContract

/** Espécie of cobrança diretiva (nota 8, p. 29). */
const DIRETIVA = '98'

/** Only the number of a cobrança diretiva is known to end with this digit: the beneficiary calculates it (Módulo II, p. 13). */
const checked: readonly CheckedField[] = [
  {
    field: 'our_number',
    of: ['our_number', 'document_type'],
    text: (whole = '', documentType = '') => (documentType === DIRETIVA ? withDigit(whole) : null),
  },
]

/** The date of the credit is only in the header: the bank sends one file for each date of credit (p. 10). */
export const return400 = cnab400Return({
  bank,
  layout: { records: returnRecords },
  projections: {
    title: {
      credit_at: { ofPayments: 'header.credit_date' },
      paid_amount: { ...paidAmount, owed: { ...paidAmount.owed, minus: ['title.discount', 'title.value_rebate'] } },
    },
  },
  manual: manual400,
  evidence: 'manual_and_files',
  checked,
  occurrences,
  reasons,
  rejectionCodes,
  ourNumber,
})

/** The titles have only one number of the company: the código do documento, which is nosso número. */
export const return400Cnr = cnab400Return({
  bank,
  variant: 'cnr',
  detectBy: [{ field: 'header.service_name', values: /CNR$/, example: 'COBRANCA CNR' }],
  layout: { records: returnRecordsCnr },
  projections: { title: { paid_amount: paidAmount } },
  manual: manual400Cnr,
  evidence: 'manual_and_files',
  occurrences: occurrencesCnr,
  reasons: reasonsCnr,
  rejectionCodes: rejectionCodesCnr,
  ourNumber: ourNumberCnr,
})
