import type { BankReturns } from '../bank.js'
import { bank } from './bank.js'
import { return240, return240SevenDigits } from './cnab240-return.js'
import { return400, return400SevenDigits } from './cnab400-return.js'
import { return240Sicob } from './variants/sicob-cnab240.js'
import { return400Sicob } from './variants/sicob-cnab400.js'

/** Caixa Econômica Federal: what reading its returns needs. */
export const caixaReturns: BankReturns = {
  ...bank,
  returns: { cnab240: [return240, return240SevenDigits, return240Sicob], cnab400: [return400, return400SevenDigits, return400Sicob] },
}
