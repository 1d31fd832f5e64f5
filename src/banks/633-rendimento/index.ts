import type { Bank } from '../bank.js'
import { freeField } from '../families/autbank400/index.js'
import { bank } from './bank.js'
import { remittance400, return400 } from './cnab400.js'

/** Banco Rendimento. */
export const rendimento: Bank = {
  ...bank,
  returns: { cnab400: [return400] },
  remittances: { cnab400: [remittance400] },
  walletExtras: {
    extra1: { pt: 'número da operação (contrato de cobrança)', en: 'number of the operation (collection contract)' },
    extra3: { pt: 'código da empresa no banco', en: 'company’s code at the bank' },
  },
  freeField,
}
