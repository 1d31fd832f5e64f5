/** ABC Brasil, CNAB 400, history up to 16 November 2023: the layout of AUTBANK, with the bank's occurrences (pp. 18–19), movements (p. 7) and reasons. */
import { rejectionCodes240 } from '../../febraban/index.js'
import { autbank400Remittance, autbank400Return } from '../families/autbank400/index.js'
import { bank, contracts400, manual400 } from './bank.js'
import { entryRejections } from './reasons.js'

const MANUAL = 'ABC Brasil, CNAB 400 (16/11/2023)'

export const return400 = autbank400Return({
  bank,
  manual: manual400,
  evidence: 'manual',
  printed: { manual: MANUAL, pages: { header: 'p. 15', title: 'pp. 15–16', trailer: 'p. 33' } },
  reasons: { '03': { page: 'pp. 20–31', codes: entryRejections }, '15': { page: 'p. 31' }, '16': { page: 'pp. 31–32' } },
  rejectionCodes: { ...rejectionCodes240, unknown_title: { '15': '06', '16': '21' } },
})

export const remittance400 = autbank400Remittance({
  bank,
  bankName: 'ABC BRASIL',
  layoutName: 'CNAB 400 do ABC Brasil',
  deadlineSource: '392–393, p. 5',
  manual: manual400,
  evidence: 'manual',
  printed: { manual: MANUAL, pages: { header: 'p. 4', title: 'pp. 4–5', guarantor: 'p. 11', messages: 'p. 11', invoices: 'p. 13', trailer: 'p. 13' } },
  contracts: contracts400,
  lettered: ['extra3'],
  // Type 4, mandatory for companies that start using the layout after 1 April 2020, needs number, date and value of the invoice (p. 13), which a slip does not
  // have.
  features: [],
})
