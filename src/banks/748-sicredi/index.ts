import type { Bank } from '../bank.js'
import { bank } from './bank.js'
import { barCodeContracts } from './contracts.js'
import { freeField } from './free-field.js'
import { remittance240 } from './remittance240.js'
import { remittance400 } from './remittance400.js'
import { return240 } from './return240.js'
import { return400 } from './return400.js'

/** Sicredi. */
export const sicredi: Bank = {
  ...bank,
  returns: { cnab400: [return400], cnab240: [return240] },
  remittances: { cnab400: [remittance400], cnab240: [remittance240] },
  walletExtras: {
    extra1: { pt: 'posto', en: 'posto' },
    extra2: { pt: 'byte de geração: de 2 a 9 quando o beneficiário numera os boletos, 1 quando a cooperativa', en: 'byte of generation: 2 to 9 when the beneficiary numbers the slips, 1 the cooperative' },
  },
  barCodeContracts,
  freeField,
}
