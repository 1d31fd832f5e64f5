import type { BankDefinition } from '../bank.js'
import { freeField, walletExtras } from '../families/autbank400/index.js'
import { remittance240 } from './cnab240-rules.js'
import { remittance400 } from './cnab400.js'
import { abcReturns } from './returns.js'

/** Banco ABC Brasil. */
export const abc: BankDefinition = {
  ...abcReturns,
  remittances: { cnab400: [remittance400], cnab240: [remittance240] },
  walletExtras,
  freeField,
}
