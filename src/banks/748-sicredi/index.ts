import type { BankDefinition } from '../bank.js'
import { barCodeContracts, freeField } from './bank.js'
import { remittance240 } from './cnab240-remittance.js'
import { remittance400 } from './cnab400-remittance.js'
import { sicrediReturns } from './returns.js'

/** Sicredi. */
export const sicredi: BankDefinition = {
  ...sicrediReturns,
  remittances: { cnab400: [remittance400], cnab240: [remittance240] },
  walletExtras: {
    extra1: { pt: 'posto', en: 'posto' },
    extra2: { pt: 'byte de geração: de 2 a 9 quando o beneficiário numera os boletos, 1 quando a cooperativa', en: 'byte of generation: 2 to 9 when the beneficiary numbers the slips, 1 the cooperative' },
  },
  barCodeContracts,
  freeField,
}
