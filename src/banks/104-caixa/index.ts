import type { Bank } from '../bank.js'
import { bank } from './bank.js'
import { freeField } from './free-field.js'
import { remittance240, remittance240SevenDigits } from './remittance240.js'
import { remittance400, remittance400SevenDigits } from './remittance400.js'
import { return240, return240SevenDigits } from './return240.js'
import { return240Sicob } from './return240-sicob.js'
import { return400, return400SevenDigits } from './return400.js'
import { return400Sicob } from './return400-sicob.js'

/** Caixa Econômica Federal. */
export const caixa: Bank = {
  ...bank,
  returns: { cnab240: [return240, return240SevenDigits, return240Sicob], cnab400: [return400, return400SevenDigits, return400Sicob] },
  remittances: { cnab240: [remittance240, remittance240SevenDigits], cnab400: [remittance400, remittance400SevenDigits] },
  walletExtras: {
    extra1: { pt: 'código do beneficiário', en: 'beneficiary’s code' },
  },
  freeField,
}
