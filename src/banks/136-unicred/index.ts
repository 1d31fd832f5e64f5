import type { BankDefinition } from '../bank.js'
import { freeField } from './bank.js'
import { remittance240 } from './cnab240-rules.js'
import { remittance400 } from './cnab400.js'
import { unicredReturns } from './returns.js'

/** Unicred do Brasil, and the returns of Unicred Central RS. */
export const unicred: BankDefinition = {
  ...unicredReturns,
  remittances: { cnab400: [remittance400], cnab240: [remittance240] },
  walletExtras: {
    extra1: { pt: 'código do beneficiário', en: 'code of the beneficiary' },
    extra2: { pt: 'código da cooperativa', en: 'code of the cooperative' },
  },
  freeField,
}
