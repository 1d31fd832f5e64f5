/** Santander, CNAB 400 of standard 353, H7800 version 2.36 (July 2025): how returns are read. Notas are those of the manual, pp. 20–37. */
import { cnab400Return } from '../families/core400/index.js'
import { bank, checked, manual400 } from './bank.js'
import { returnHeader, returnPix, returnTitle, returnTrailer } from './cnab400.js'
import { walletColumns400 } from './cnab400-account.js'
import { events400, occurrences400, reasons400 } from './cnab400-tables.js'
import { words400 } from './words.js'

/**
 * 254–266 is the amount received, including charges. 367–379 is the amount booked in the account: a credit if 380 is C. In real files it is the amount received
 * minus the fee. Interest has two columns without a nota, 202–214 «juros de atraso» and 267–279 «juros de mora» (p. 15): by their names both are charged for
 * late payment. Real files have zeros in the first. In a settlement, the column of the rebate includes the discount (nota 12, p. 26).
 */
export const line400 = {
  credit_amount: { money: 'title.posted_amount', where: 'title.posting_type', is: ['C'] },
  billet_fine: { sum: ['title.late_interest', 'title.billet_fine'] },
  // The last two positions of an account of ten are in 384–385, and 338 then has the mark I (nota 2, pp. 21–24). Without the mark 384–385 are blank (p. 24), so
  // the mark need not be read.
  account_number: ['title.account_number', 'title.account_complement'],
} as const

export const rejections400 = {
  payer_tax_id: '058',
  due_date: '016',
  amount: '095',
  duplicated_number: '092',
  unknown_title: '051',
} as const

export const return400 = cnab400Return({
  bank,
  layout: {
    words: words400,
    records: { header: returnHeader, title: returnTitle, pix: returnPix, trailer: returnTrailer },
    companions: { pix: {} },
  },
  projections: { title: line400 },
  walletColumns: walletColumns400,
  manual: manual400,
  evidence: 'manual_and_files',
  checked,
  occurrences: occurrences400,
  reasons: reasons400,
  rejectionCodes: rejections400,
  events: events400,
})
