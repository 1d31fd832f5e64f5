import type { BankDefinition } from '../bank.js'
import { freeField } from './bank.js'
import { remittance240 } from './cnab240-remittance.js'
import { remittance400 } from './cnab400-remittance.js'
import { santanderReturns } from './returns.js'

/** Santander. */
export const santander: BankDefinition = {
  ...santanderReturns,
  remittances: { cnab240: [remittance240], cnab400: [remittance400] },
  walletExtras: {
    extra1: { pt: 'código do beneficiário', en: 'beneficiary’s code' },
    extra3: { pt: 'código de transmissão', en: 'transmission code (código de transmissão)' },
  },
  freeField,
}
