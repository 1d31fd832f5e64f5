/**
 * Industrial, CNAB 400: AUTBANK's without the messages (type 2), which the bank's tests refused (ACBr). ACBr has 03 and 04 for the tax id in the guarantor's record
 * (122–123), where AUTBANK's manual has 01 and 02 (p. 9).
 */
import { autbank400Remittance, autbank400Return } from '../families/autbank400/index.js'
import { bank, contracts, manual400 } from './bank.js'

const shared = { bank, manual: manual400, evidence: 'family_manual_and_implementation' } as const

export const return400 = autbank400Return(shared)

export const remittance400 = autbank400Remittance({
  ...shared,
  bankName: 'BCO INDUSTRIAL',
  layoutName: 'CNAB 400 do Industrial',
  deadlineSource: '392–393, p. 5, de AUTBANK',
  contracts,
  records: ({ header, title, guarantor, invoices, trailer }) => ({ header, title, guarantor, invoices, trailer }),
  // ACBr fills it with blanks on the right.
  unpadded: ['extra3'],
})
