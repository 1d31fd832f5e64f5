/** Rendimento, CNAB 400 of AUTBANK: the family is based on this bank's manual. */
import { autbank400Remittance, autbank400Return, walletFields } from '../families/autbank400/index.js'
import { bank, contracts, manual400 } from './bank.js'

export const return400 = autbank400Return({ bank, manual: manual400, evidence: 'manual' })

export const remittance400 = autbank400Remittance({
  bank,
  bankName: 'RENDIMENTO S.A',
  layoutName: 'CNAB 400 do Rendimento',
  deadlineSource: '392–393, p. 5',
  manual: manual400,
  evidence: 'manual_and_files',
  contracts,
  // In the header of the real file, the code of the company has 14 digits, which include agency and operation.
  wallet: { ...walletFields, extra3: 14 },
})
