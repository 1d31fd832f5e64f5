import type { BankDefinition } from '../bank.js'
import { freeField } from './bank.js'
import { remittance240 } from './cnab240-rules.js'
import { ailosReturns } from './returns.js'

/** Ailos: a system of credit cooperatives, formerly Cecred. */
export const ailos: BankDefinition = {
  ...ailosReturns,
  remittances: { cnab240: [remittance240] },
  walletExtras: { extra1: { pt: 'código do convênio (6 dígitos)', en: 'agreement code (6 digits)' } },
  freeField,
}
