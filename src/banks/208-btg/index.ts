import type { BankDefinition } from '../bank.js'
import { freeField } from '../families/bradesco400/index.js'
import { bank } from './bank.js'
import { remittance240, return240 } from './cnab240-rules.js'

/** Banco BTG Pactual. */
export const btg: BankDefinition = {
  ...bank,
  returns: { cnab240: [return240] },
  remittances: { cnab240: [remittance240] },
  walletExtras: { extra3: { pt: 'código do convênio, como o banco o deu', en: 'agreement code, as the bank gave it' } },
  freeField,
}
