import type { BankDefinition } from '../bank.js'
import { barCodeContracts, freeField } from './bank.js'
import { remittance400 } from './cnab400.js'
import { bnbReturns } from './returns.js'

/** Banco do Nordeste do Brasil. */
export const bnb: BankDefinition = {
  ...bnbReturns,
  remittances: { cnab400: [remittance400] },
  walletExtras: { extra1: { pt: 'código do usuário, fornecido pelo banco', en: 'user code, given by the bank' } },
  barCodeContracts,
  freeField,
}
