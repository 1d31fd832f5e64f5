import type { BankDefinition } from '../bank.js'
import { freeField } from '../families/bradesco400/index.js'
import { remittance240 } from './cnab240-rules.js'
import { remittance400 } from './cnab400.js'
import { bradescoReturns } from './returns.js'

/** Banco Bradesco. */
export const bradesco: BankDefinition = {
  ...bradescoReturns,
  remittances: { cnab400: [remittance400], cnab240: [remittance240] },
  walletExtras: {
    extra3: { pt: 'código da empresa (convênio)', en: 'company’s code (código da empresa, convênio)' },
  },
  freeField,
}
