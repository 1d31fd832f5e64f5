import type { BankDefinition } from '../bank.js'
import { bank, freeField } from './bank.js'
import { remittance240, return240 } from './cnab240-rules.js'
import { remittance400, return400 } from './cnab400-rules.js'
import { returnBb240 } from './variants/correspondente-bb.js'
import { returnBradesco400 } from './variants/correspondente-bradesco.js'

/** Sicoob (Bancoob). */
export const sicoob: BankDefinition = {
  ...bank,
  returns: { cnab240: [return240, returnBb240], cnab400: [return400, returnBradesco400] },
  remittances: { cnab240: [remittance240], cnab400: [remittance400] },
  walletExtras: {
    extra1: { pt: 'código do beneficiário (cedente)', en: 'beneficiary’s code (código do cedente)' },
  },
  freeField,
}
