import type { Bank } from '../bank.js'
import { bank } from './bank.js'
import { freeField } from './free-field.js'
import { remittance240 } from './remittance240.js'
import { remittance400 } from './remittance400.js'
import { return240 } from './return240.js'
import { return400 } from './return400.js'

/** Banco Bradesco. */
export const bradesco: Bank = {
  ...bank,
  returns: { cnab400: [return400], cnab240: [return240] },
  remittances: { cnab400: [remittance400], cnab240: [remittance240] },
  walletExtras: {
    extra3: { pt: 'código da empresa (convênio)', en: 'company’s code (código da empresa, convênio)' },
  },
  freeField,
}
