import type { BankDefinition } from '../bank.js'
import { bank, freeField } from './bank.js'
import { remittance240, return240 } from './cnab240-rules.js'
import { remittance400, return400 } from './cnab400.js'

/** CrediSIS, Central de Cooperativas de Crédito. */
export const credisis: BankDefinition = {
  ...bank,
  returns: { cnab400: [return400], cnab240: [return240] },
  remittances: { cnab400: [remittance400], cnab240: [remittance240] },
  walletExtras: { extra1: { pt: 'código do convênio (6 dígitos)', en: 'agreement code (6 digits)' } },
  freeField,
}
