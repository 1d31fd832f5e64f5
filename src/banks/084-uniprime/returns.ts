import type { BankReturns } from '../bank.js'
import { bank } from './bank.js'
import { return240 } from './cnab240-rules.js'
import { return400 } from './cnab400.js'
import { return240OfPix, return400OfPix } from './variants/pix.js'

/** Sisprime do Brasil, formerly Uniprime Norte do Paraná: what reading its returns needs. */
export const sisprimeReturns: BankReturns = { ...bank, returns: { cnab400: [return400, return400OfPix], cnab240: [return240, return240OfPix] } }
