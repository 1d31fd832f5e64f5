/** Pine, CNAB 400, February 2019: the layout of AUTBANK, with the bank's occurrences (pp. 15–16) and a split. */
import { autbank400Remittance, autbank400Return } from '../families/autbank400/index.js'
import { bank, contracts, manual400 } from './bank.js'
import { split, splitValues } from './split.js'

const MANUAL = 'Pine, CNAB 400 (02/2019)'

/** Only this bank has carteira D, «Direta – Banco PINE», and moeda 9, real (notas 3 and 7, p. 15). */
export const return400 = autbank400Return({
  bank,
  manual: manual400,
  evidence: 'manual_and_files',
  paidWithMora: true, // both titles with mora in a real file
  printed: { manual: MANUAL, pages: { header: 'p. 13', title: 'pp. 13–14', trailer: 'p. 19' } },
  reasons: { '03': { page: 'pp. 16–18', without: 'KF KG' }, '15': { page: 'p. 18' }, '16': { page: 'pp. 18–19' } },
})

export const remittance400 = autbank400Remittance({
  bank,
  bankName: 'BANCO PINE',
  layoutName: 'CNAB 400 do Pine',
  deadlineSource: '392–393, p. 6',
  manual: manual400,
  evidence: 'manual',
  printed: {
    manual: MANUAL,
    pages: { header: 'p. 5', title: 'pp. 5–6', guarantor: 'pp. 9–10', messages: 'p. 9', invoices: 'p. 10', split: 'pp. 11–12', trailer: 'p. 12' },
  },
  contracts,
  // «Dois dígitos, seguidos do código da empresa»: 00, TD or MS (nota 1, p. 7).
  lettered: ['extra3'],
  // Nota 4, p. 7.
  movements: { only: '01 02 04-06 09 10 18 47' },
  split: { record: split, values: splitValues },
})
