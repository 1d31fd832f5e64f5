import type { Bank } from '../bank.js'
import { bank } from './bank.js'
import { freeField } from './free-field.js'
import { remittance240 } from './remittance240.js'
import { remittance400 } from './remittance400.js'
import { return240 } from './return240.js'
import { return400 } from './return400.js'
import { return400Of356 } from './return400-356.js'
import { return400OfBanespa } from './return400-banespa.js'

/** Santander. */
export const santander: Bank = {
  ...bank,
  returns: { cnab240: [return240], cnab400: [return400, return400Of356, return400OfBanespa] },
  remittances: { cnab240: [remittance240], cnab400: [remittance400] },
  walletExtras: {
    extra1: { pt: 'código do beneficiário', en: 'beneficiary’s code' },
    extra3: { pt: 'código de transmissão', en: 'transmission code (código de transmissão)' },
  },
  freeField,
}
