import type { BankReturns } from '../bank.js'
import { autbank400Return } from '../families/autbank400/index.js'
import { bank, manual400 } from './bank.js'

/** Banco Original: what reading its returns needs. */
export const originalReturns: BankReturns = {
  ...bank,
  returns: { cnab400: [autbank400Return({ bank, manual: manual400, evidence: 'family_manual_and_implementation' })] },
}
