/** Kanastra, CNAB 400, version 1.0 (August 2024): the same columns and codes as Cresol (pp. 5–26). */
import { cresol400 } from '../families/cresol400/index.js'
import { bank, contracts, printed, walletFields } from './bank.js'

export const { return400, remittance400 } = cresol400({
  bank,
  printed,
  evidence: { returns: 'manual', remittances: 'manual' },
  layoutName: 'CNAB 400 da Kanastra',
  contracts,
  wallet: walletFields,
})
