import type { BankDefinition } from '../bank.js'
import { freeField, walletExtras } from '../families/bradesco400/index.js'
import type { FreeFieldContext } from '../free-field.js'
import type { BmpContract } from './bank.js'
import { remittance400 } from './cnab400.js'
import { bmpReturns } from './returns.js'
import { remittance444OfGrafeno } from './variants/grafeno.js'

/** BMP Money Plus, and Grafeno, a platform whose titles are BMP's. */
export const bmp: BankDefinition = {
  ...bmpReturns,
  remittances: { cnab400: [remittance400, remittance444OfGrafeno] },
  walletExtras,
  freeField: ({ contract: { code, ofNumber = code }, ...context }: FreeFieldContext<BmpContract>) => freeField({ ...context, contract: { code: ofNumber } }),
}
