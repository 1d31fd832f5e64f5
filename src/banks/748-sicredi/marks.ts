/** The characters that Sicredi takes in texts besides letters, digits and blanks. */

/** «O Sicredi aceita apenas os caracteres abaixo»: CNAB 240 v1.6, p. 15; CNAB 400 v2.1, p. 13. */
export const MARKS = '!*-$()[]{},.;:/\\#%&@+='

/** «Sem acentuação ou caracteres especiais»: some texts of CNAB 400 (pp. 30–33). */
export const NO_MARKS = ''
