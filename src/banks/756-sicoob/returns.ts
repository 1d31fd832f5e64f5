import type { BankReturns } from '../bank.js'
import { bank } from './bank.js'
import { return240 } from './cnab240-rules.js'
import { return400 } from './cnab400-rules.js'
import { returnBb240 } from './variants/correspondente-bb.js'
import { returnBradesco400 } from './variants/correspondente-bradesco.js'

/** Sicoob (Bancoob): what reading its returns needs. */
export const sicoobReturns: BankReturns = { ...bank, returns: { cnab240: [return240, returnBb240], cnab400: [return400, returnBradesco400] } }
