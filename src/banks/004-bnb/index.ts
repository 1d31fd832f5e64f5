import type { BankDefinition } from '../bank.js'
import { bank, barCodeContracts, freeField } from './bank.js'
import { remittance400, return400 } from './cnab400.js'

/** Banco do Nordeste do Brasil. */
export const bnb: BankDefinition = {
  ...bank,
  returns: { cnab400: [return400] },
  remittances: { cnab400: [remittance400] },
  walletExtras: { extra1: { pt: 'código do usuário, fornecido pelo banco', en: 'user code, given by the bank' } },
  barCodeContracts,
  freeField,
}
