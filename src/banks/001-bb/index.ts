import type { Bank } from '../bank.js'
import { bank } from './bank.js'
import { freeField } from './free-field.js'
import { remittance240, remittance240Of4, remittance240Of6, remittance240Of8, remittance240OfFree17 } from './remittance240.js'
import { remittance400, remittance400Of4, remittance400Of6 } from './remittance400.js'
import { return240, return240Of4, return240Of6, return240Of8, return240OfFree17 } from './return240.js'
import { return400, return400Of4, return400Of6 } from './return400.js'

/** Banco do Brasil. */
export const bancoDoBrasil: Bank = {
  ...bank,
  returns: {
    cnab400: [return400, return400Of4, return400Of6],
    cnab240: [return240, return240OfFree17, return240Of4, return240Of6, return240Of8],
  },
  remittances: {
    cnab400: [remittance400, remittance400Of4, remittance400Of6],
    cnab240: [remittance240, remittance240OfFree17, remittance240Of4, remittance240Of6, remittance240Of8],
  },
  walletExtras: {
    extra1: { pt: 'convênio', en: 'agreement (convênio)' },
    extra3: { pt: 'convênio líder do CNAB 400, quando não é o de extra1', en: 'leading agreement (convênio líder) of CNAB 400, when it is not extra1' },
  },
  freeField,
}
