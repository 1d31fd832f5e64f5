import type { BankDefinition } from '../bank.js'
import { freeField } from '../families/bradesco400/index.js'
import { remittance240 } from './cnab240-rules.js'
import { btgReturns } from './returns.js'

/** Banco BTG Pactual. */
export const btg: BankDefinition = {
  ...btgReturns,
  remittances: { cnab240: [remittance240] },
  walletExtras: { extra3: { pt: 'código do convênio, como o banco o deu', en: 'agreement code, as the bank gave it' } },
  freeField,
}
