import type { BankDefinition } from '../bank.js'
import { freeField } from './bank.js'
import { remittance240 } from './cnab240-remittance.js'
import { remittance400 } from './cnab400-remittance.js'
import { bancoDoBrasilReturns } from './returns.js'
import { remittance240Agreement4, remittance400Agreement4 } from './variants/convenio-4.js'
import { remittance240Agreement6, remittance400Agreement6 } from './variants/convenio-6.js'
import { remittance240Free17 } from './variants/convenio-6-livre.js'
import { remittance240Agreement8 } from './variants/convenio-8.js'

/** Banco do Brasil. */
export const bancoDoBrasil: BankDefinition = {
  ...bancoDoBrasilReturns,
  remittances: {
    cnab400: [remittance400, remittance400Agreement4, remittance400Agreement6],
    cnab240: [remittance240, remittance240Free17, remittance240Agreement4, remittance240Agreement6, remittance240Agreement8],
  },
  walletExtras: {
    extra1: { pt: 'convênio', en: 'agreement (convênio)' },
    extra3: { pt: 'convênio líder do CNAB 400, quando não é o de extra1', en: 'leading agreement (convênio líder) of CNAB 400, when it is not extra1' },
  },
  freeField,
}
