import type { BankDefinition } from '../bank.js'
import { freeField } from './bank.js'
import { remittance240 } from './cnab240-rules.js'
import { remittance400 } from './cnab400-rules.js'
import { banrisulReturns } from './returns.js'

/** Banco do Estado do Rio Grande do Sul. */
export const banrisul: BankDefinition = {
  ...banrisulReturns,
  remittances: { cnab400: [remittance400], cnab240: [remittance240] },
  walletExtras: {
    extra1: { pt: 'código do beneficiário, 7 primeiros dígitos depois da agência', en: 'beneficiary code, first 7 digits after the agency' },
    extra2: { pt: 'número de controle do código do beneficiário, 2 dígitos', en: 'control number of the beneficiary code, 2 digits' },
  },
  freeField,
}
