import type { BankDefinition } from '../bank.js'
import { freeField, walletExtras } from '../families/bradesco400/index.js'
import { remittance240 } from './cnab240-rules.js'
import { remittance400 } from './cnab400.js'
import { sisprimeReturns } from './returns.js'

/** Sisprime do Brasil, formerly Uniprime Norte do Paraná. */
export const sisprime: BankDefinition = {
  ...sisprimeReturns,
  remittances: { cnab400: [remittance400], cnab240: [remittance240] },
  walletExtras: { extra3: walletExtras.extra3 },
  freeField,
}
