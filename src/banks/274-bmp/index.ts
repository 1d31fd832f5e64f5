import type { BankDefinition } from '../bank.js'
import { freeField, walletExtras } from '../families/bradesco400/index.js'
import type { FreeFieldContext } from '../free-field.js'
import { type BmpContract, bank } from './bank.js'
import { remittance400, return400 } from './cnab400.js'
import { remittance444OfGrafeno, return400OfGrafeno } from './variants/grafeno.js'

/** BMP Money Plus, and Grafeno, a platform whose titles are BMP's. */
export const bmp: BankDefinition = {
  ...bank,
  returns: { cnab400: [return400, return400OfGrafeno] },
  remittances: { cnab400: [remittance400, remittance444OfGrafeno] },
  walletExtras,
  freeField: ({ contract: { code, ofNumber = code }, ...context }: FreeFieldContext<BmpContract>) => freeField({ ...context, contract: { code: ofNumber } }),
}
