import type { BankDefinition } from '../bank.js'
import { freeField } from './bank.js'
import { remittance240, remittance240SevenDigits } from './cnab240-remittance.js'
import { remittance400, remittance400SevenDigits } from './cnab400-remittance.js'
import { caixaReturns } from './returns.js'

/** Caixa Econômica Federal. */
export const caixa: BankDefinition = {
  ...caixaReturns,
  remittances: { cnab240: [remittance240, remittance240SevenDigits], cnab400: [remittance400, remittance400SevenDigits] },
  walletExtras: {
    extra1: { pt: 'código do beneficiário', en: 'beneficiary’s code' },
  },
  freeField,
}
