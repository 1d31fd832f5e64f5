import type { BankDefinition } from '../bank.js'
import { bank, freeField } from './bank.js'
import { remittance240, remittance240SevenDigits } from './cnab240-remittance.js'
import { return240, return240SevenDigits } from './cnab240-return.js'
import { remittance400, remittance400SevenDigits } from './cnab400-remittance.js'
import { return400, return400SevenDigits } from './cnab400-return.js'
import { return240Sicob } from './variants/sicob-cnab240.js'
import { return400Sicob } from './variants/sicob-cnab400.js'

/** Caixa Econômica Federal. */
export const caixa: BankDefinition = {
  ...bank,
  returns: { cnab240: [return240, return240SevenDigits, return240Sicob], cnab400: [return400, return400SevenDigits, return400Sicob] },
  remittances: { cnab240: [remittance240, remittance240SevenDigits], cnab400: [remittance400, remittance400SevenDigits] },
  walletExtras: {
    extra1: { pt: 'código do beneficiário', en: 'beneficiary’s code' },
  },
  freeField,
}
