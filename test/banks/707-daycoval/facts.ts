import type { BankFacts } from '../../remittance/dialects.js'
import { autbank400Facts } from '../families/autbank400/facts.js'

/** «Não deverá haver caracteres especiais como: ç, Ç, #, @, &, $, º, ª, \\, <, >, %, _, *» (p. 2), nor those that AUTBANK does not accept. */
const marks = "!'()+,-./:;=?[]{|}"

/** Notas 3 and 5: carteira 6 by p. 7, carteira 3 by its own manual. 05, which carteira 3 does not have, is an error in it and is not drawn. */
export const FACTS: BankFacts = {
  cnab400: autbank400Facts({ isPlain: true, marks, inFile: null, kinds: '01 12 99' }),
}
