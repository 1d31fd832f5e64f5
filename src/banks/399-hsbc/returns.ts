import type { BankReturns } from '../bank.js'
import { bank } from './bank.js'
import { return240, return240Cnr, return240OfDiscount, return240Sap } from './cnab240.js'
import { return400, return400Cnr } from './cnab400.js'

/** HSBC Bank Brasil, which no longer exists: returns only: what reading its returns needs. */
export const hsbcReturns: BankReturns = {
  ...bank,
  returns: { cnab240: [return240, return240Sap, return240OfDiscount, return240Cnr], cnab400: [return400, return400Cnr] },
}
