import type { BankReturns } from '../bank.js'
import { bank } from './bank.js'
import { return400 } from './cnab400.js'
import { return400OfGrafeno } from './variants/grafeno.js'

/** BMP Money Plus, and Grafeno, a platform whose titles are BMP's: what reading its returns needs. */
export const bmpReturns: BankReturns = { ...bank, returns: { cnab400: [return400, return400OfGrafeno] } }
