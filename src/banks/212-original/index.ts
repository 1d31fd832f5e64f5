import type { BankDefinition } from '../bank.js'
import { autbank400Return } from '../families/autbank400/index.js'
import { bank, manual400 } from './bank.js'

/**
 * Banco Original, only returns. Remittances need the carteira of nosso número, which no source names, and ACBr's remittance has other decimals in the fine than
 * AUTBANK's manual.
 */
export const original: BankDefinition = {
  ...bank,
  returns: { cnab400: [autbank400Return({ bank, manual: manual400, evidence: 'family_manual_and_implementation' })] },
  remittances: {},
}
