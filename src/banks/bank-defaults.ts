/** Decisions of a bank about a title whose slip leaves a field out, the same at several banks. */
import type { BankDefault } from './remittance-dialect.js'

/** Interest at the rate that is registered for the beneficiary. */
export const registeredInterest = (source: string): BankDefault => ({
  field: 'interest_type',
  effect: {
    pt: 'cobra a taxa de juros do cadastro do beneficiário, se houver; peça ao banco que a retire para não haver juros',
    en: 'charges the rate of interest registered for the beneficiary, if any; ask the bank to remove it if no interest is due',
  },
  source,
})
