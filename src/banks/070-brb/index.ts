import type { Bank } from '../bank.js'
import { bank, barCodeRules, contracts, freeField } from './bank.js'
import { return400 } from './cnab400.js'

/** Banco de Brasília. */
export const brb: Bank = { ...bank, returns: { cnab400: [return400] }, remittances: {}, barCodeContracts: contracts, barCodeRules, freeField }
