/** Rendimento, CNAB 400 of AUTBANK, whose manual it is. */
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
  // The code of the company has 14 digits in the header of the real file, agency and operation among them.
  wallet: { ...walletFields, extra3: 14 },
})
