import type { Modulo11 } from './check-digits.js'

/**
 * The variants of modulus 11 found in cobrança, by their rule; the comment of each names the banks that use it.
 *
 * Source: the banks' manuals; for agencies and accounts, «Regras de Validação de dígito verificador de agência e conta
 * corrente», Icatu Seguros.
 */
export const MODULO_11 = {
  /** Santander, Caixa, Unicred, Sicredi, Citibank; account of BTG; first digit of Banestes. */
  weights2to9: { weights: [2, 3, 4, 5, 6, 7, 8, 9], from: 'right', digit: 'complement', special: { 0: '0', 1: '0' } },

  /** General check digit of the bar code, every bank: over the other 43 digits; never 0. */
  barCode: { weights: [2, 3, 4, 5, 6, 7, 8, 9], from: 'right', digit: 'complement', special: { 0: '1', 1: '1' } },

  /** Safra. */
  weights2to9ZeroIsOne: {
    weights: [2, 3, 4, 5, 6, 7, 8, 9],
    from: 'right',
    digit: 'complement',
    special: { 0: '1', 1: '0' },
  },

  /** Agency and account of Banco do Brasil. */
  weights2to9OrX: {
    weights: [2, 3, 4, 5, 6, 7, 8, 9],
    from: 'right',
    digit: 'complement',
    special: { 0: '0', 1: 'X' },
  },

  /** Agency of Bradesco. */
  weights2to9OrP: {
    weights: [2, 3, 4, 5, 6, 7, 8, 9],
    from: 'right',
    digit: 'complement',
    special: { 0: '0', 1: 'P' },
  },

  /** Nosso número of Banco do Brasil. Same digit as `weights2to9OrX`: 11 - w in place of each weight w. */
  weights9to2OrX: { weights: [9, 8, 7, 6, 5, 4, 3, 2], from: 'right', digit: 'remainder', special: { 10: 'X' } },

  /** CrediSIS, over the CPF of the beneficiary; pyCobranca also uses it for a CNPJ, whose weights end at 8 in the manual. */
  weights9to2ZeroIsOne: {
    weights: [9, 8, 7, 6, 5, 4, 3, 2],
    from: 'right',
    digit: 'remainder',
    special: { 0: '1', 10: '1' },
  },

  /** Banco do Nordeste, whose manual calls it modulus 10. */
  weights2to8: { weights: [2, 3, 4, 5, 6, 7, 8], from: 'right', digit: 'complement', special: { 0: '0', 1: '0' } },

  /** Bradesco (nosso número and account), Uniprime, Sisprime, Cresol, BTG, Money Plus, C6, Ourinvest. */
  weights2to7OrP: { weights: [2, 3, 4, 5, 6, 7], from: 'right', digit: 'complement', special: { 0: '0', 1: 'P' } },

  /** HSBC, registered collection (CSB). */
  weights2to7: { weights: [2, 3, 4, 5, 6, 7], from: 'right', digit: 'complement', special: { 0: '0', 1: '0' } },

  /** Second digit of Banestes: nine digits, so that the leftmost has weight 10. */
  weights2to10: {
    weights: [2, 3, 4, 5, 6, 7, 8, 9, 10],
    from: 'right',
    digit: 'complement',
    special: { 0: '0', 1: '0' },
  },

  /** Sicoob: the constant 3197 from the **left**, over cooperative (4), client (10) and nosso número (7). */
  weights3197: { weights: [3, 1, 9, 7], from: 'left', digit: 'complement', special: { 0: '0', 1: '0' } },
} as const satisfies Record<string, Modulo11>
