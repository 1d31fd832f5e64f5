import type { Bank } from '../bank.js'
import { bank } from './bank.js'
import { freeField } from './free-field.js'
import { remittance240 } from './remittance240.js'
import { remittance400 } from './remittance400.js'
import { return240 } from './return240.js'
import { returnBb240 } from './return240-bb.js'
import { return400 } from './return400.js'
import { returnBradesco400 } from './variants/correspondente-bradesco.js'

/** Sicoob (Bancoob). */
export const sicoob: Bank = {
  ...bank,
  returns: { cnab240: [return240, returnBb240], cnab400: [return400, returnBradesco400] },
  remittances: { cnab240: [remittance240], cnab400: [remittance400] },
  walletExtras: {
    extra1: { pt: 'código do beneficiário (cedente)', en: 'beneficiary’s code (código do cedente)' },
  },
  freeField,
}
