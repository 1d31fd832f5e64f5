import type { BankDefinition } from '../bank.js'
import { bank, freeField } from './bank.js'
import { remittance240, return240 } from './cnab240-rules.js'

/** Ailos: a system of credit cooperatives, formerly Cecred. */
export const ailos: BankDefinition = {
  ...bank,
  returns: { cnab240: [return240] },
  remittances: { cnab240: [remittance240] },
  walletExtras: { extra1: { pt: 'código do convênio (6 dígitos)', en: 'agreement code (6 digits)' } },
  freeField,
}
