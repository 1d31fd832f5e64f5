/** Delbank, CNAB 400: AUTBANK's. */
import { autbank400Remittance, autbank400Return } from '../families/autbank400/index.js'
import { bank, contracts, manual400 } from './bank.js'

export const return400 = autbank400Return({ bank, manual: manual400, evidence: 'family_manual_and_files' })

export const remittance400 = autbank400Remittance({
  bank,
  bankName: 'BANCO DELCRED',
  layoutName: 'CNAB 400 do Delbank',
  deadlineSource: '392–393, p. 5, de AUTBANK',
  manual: manual400,
  evidence: 'family_manual_and_implementation',
  contracts,
  // The real return has letters in the code of the company.
  lettered: ['extra3'],
})
