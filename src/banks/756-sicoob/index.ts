import type { BankDefinition } from '../bank.js'
import { freeField } from './bank.js'
import { remittance240 } from './cnab240-rules.js'
import { remittance400 } from './cnab400-rules.js'
import { sicoobReturns } from './returns.js'

/** Sicoob (Bancoob). */
export const sicoob: BankDefinition = {
  ...sicoobReturns,
  remittances: { cnab240: [remittance240], cnab400: [remittance400] },
  walletExtras: {
    extra1: { pt: 'código do beneficiário (cedente)', en: 'beneficiary’s code (código do cedente)' },
  },
  freeField,
}
