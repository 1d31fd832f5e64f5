/** Kanastra, CNAB 400, version 1.0 (August 2024): the same columns and codes as Cresol (pp. 5–26). */
import { cresol400Remittance, cresol400Return } from '../families/cresol400/index.js'
import { bank, contracts, manual, printed, walletFields } from './bank.js'

export const return400 = cresol400Return({ bank, manual, evidence: 'manual', printed })

export const remittance400 = cresol400Remittance({
  bank,
  manual,
  evidence: 'manual',
  printed,
  layoutName: 'CNAB 400 da Kanastra',
  contracts,
  wallet: walletFields,
})
