import type { BankDefinition } from '../bank.js'
import { bank, freeField } from './bank.js'
import { remittance240 } from './cnab240-remittance.js'
import { return240 } from './cnab240-return.js'
import { remittance400 } from './cnab400-remittance.js'
import { return400 } from './cnab400-return.js'
import { return400Of356 } from './variants/356.js'
import { return400OfBanespa } from './variants/banespa.js'

/** Santander. */
export const santander: BankDefinition = {
  ...bank,
  returns: { cnab240: [return240], cnab400: [return400, return400Of356, return400OfBanespa] },
  remittances: { cnab240: [remittance240], cnab400: [remittance400] },
  walletExtras: {
    extra1: { pt: 'código do beneficiário', en: 'beneficiary’s code' },
    extra3: { pt: 'código de transmissão', en: 'transmission code (código de transmissão)' },
  },
  freeField,
}
