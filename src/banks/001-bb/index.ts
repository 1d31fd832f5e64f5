import type { Bank } from '../bank.js'
import { bank, freeField } from './bank.js'
import { remittance240, return240 } from './cnab240-rules.js'
import { remittance400, return400 } from './cnab400-rules.js'
import { remittance240Of4, remittance400Of4, return240Of4, return400Of4 } from './variants/convenio-4.js'
import { remittance240Of6, remittance400Of6, return240Of6, return400Of6 } from './variants/convenio-6.js'
import { remittance240OfFree17, return240OfFree17 } from './variants/convenio-6-livre.js'
import { remittance240Of8, return240Of8 } from './variants/convenio-8.js'

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
