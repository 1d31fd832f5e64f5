import type { BankReturns } from '../bank.js'
import { bank } from './bank.js'
import { return240 } from './cnab240-return.js'
import { return400 } from './cnab400-return.js'
import { return240Agreement4, return400Agreement4 } from './variants/convenio-4.js'
import { return240Agreement6, return400Agreement6 } from './variants/convenio-6.js'
import { return240Free17 } from './variants/convenio-6-livre.js'
import { return240Agreement8 } from './variants/convenio-8.js'

/** Banco do Brasil: what reading its returns needs. */
export const bancoDoBrasilReturns: BankReturns = {
  ...bank,
  returns: {
    cnab400: [return400, return400Agreement4, return400Agreement6],
    cnab240: [return240, return240Free17, return240Agreement4, return240Agreement6, return240Agreement8],
  },
}
