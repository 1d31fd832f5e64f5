import type { BankDefinition } from '../bank.js'
import { freeField, walletExtras } from '../families/bradesco400/index.js'
import { bank } from './bank.js'
import { remittance240, return240 } from './cnab240-rules.js'
import { remittance400, return400 } from './cnab400.js'
import { return240OfPix, return400OfPix } from './variants/pix.js'

/** Sisprime do Brasil, formerly Uniprime Norte do Paraná. */
export const sisprime: BankDefinition = {
  ...bank,
  returns: { cnab400: [return400, return400OfPix], cnab240: [return240, return240OfPix] },
  remittances: { cnab400: [remittance400], cnab240: [remittance240] },
  walletExtras: { extra3: walletExtras.extra3 },
  freeField,
}
