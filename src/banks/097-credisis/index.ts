import type { BankDefinition } from '../bank.js'
import { freeField } from './bank.js'
import { remittance240 } from './cnab240-rules.js'
import { remittance400 } from './cnab400.js'
import { credisisReturns } from './returns.js'

/** CrediSIS, Central de Cooperativas de Crédito. */
export const credisis: BankDefinition = {
  ...credisisReturns,
  remittances: { cnab400: [remittance400], cnab240: [remittance240] },
  walletExtras: { extra1: { pt: 'código do convênio (6 dígitos)', en: 'agreement code (6 digits)' } },
  freeField,
}
