/** ID Banco, CNAB 400, February 2024, pp. 12–29: Bradesco's records and rules, with fewer columns and codes. */
import { blanks } from '../../fixed-width/index.js'
import { fineWithin } from '../demands.js'
import * as bradesco from '../families/bradesco400/index.js'
import { withUnused } from '../families/unused.js'
import { bank, contracts, manual, walletFields } from './bank.js'
import { documentTypes, instructions, MANUAL, movements, returnCodes } from './tables.js'

export const return400 = bradesco.bradesco400Return({
  bank,
  records: ({ title }) => ({ title: withUnused(title, [174, 175], [302, 318], [329, 394]) }),
  printed: { manual: MANUAL, pages: { header: 'p. 21', title: 'pp. 22–23', trailer: 'pp. 24–25' } },
  manual,
  evidence: 'manual',
  ...returnCodes,
})

export const remittance400 = bradesco.bradesco400Remittance({
  bank,
  manual,
  evidence: 'manual',
  nameInFile: 'ID CVTM',
  // Column 150 also allows A, but N is always sent (p. 4).
  records: ({ title, message }) => ({
    title: withUnused(title, [107, 108]),
    message: message.replace([322, 366], { reserved_1: blanks(322, 366) }),
  }),
  // Types 1, 2 and 7; there is no record of the split.
  printed: { manual: MANUAL, pages: { header: 'p. 12', title: 'pp. 13–15', message: 'p. 15', guarantor: 'p. 16', trailer: 'p. 16' } },
  contracts,
  wallet: walletFields,
  // The number of the account without its digit (p. 17).
  file: { header: ({ wallet }) => ({ company_code: wallet.account_number }) },
  // Printed on second copies, too, so that the company's own slips have them (p. 5).
  hasMessages: ({ instructions: { length } }) => length > 0,
  movements,
  documentTypes,
  instructionCodes: instructions,
  deadlines: bradesco.protestFrom(5, 'unstated', 'CNAB 400 do ID Banco', '157–160, p. 19'),
  features: ['bank_dispatch'],
  // «Não pode ultrapassar 50%» (67–70, p. 13).
  demands: [fineWithin(50)],
})
