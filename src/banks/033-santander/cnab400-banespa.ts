// Santander Banespa (033-7), CNAB 400 posições, version 2.0 (October 2009), pp. 11–14: standard 353's records with these differences. Pages are
// those of the file: the number printed at the foot is one less.
import { blanks, digits, zeros } from '../../fixed-width/index.js'
import * as standard from './cnab400-return.js'

const MANUAL = 'Santander Banespa (033-7), CNAB 400 posições, versão 2.0 (10/2009)'

/** Header, p. 11. */
export const returnHeader = standard.returnHeader
  .replace([101, 117], {
    reserved_1:       zeros(101, 110),  // Zeros
    beneficiary_code: digits(111, 117), // Código do cedente
  })
  .replace([118, 391], {
    reserved_2:       blanks(118, 391), // Brancos
  })
  .as('santander400.banespa.return.header', `${MANUAL}, p. 11`)

/** Registro movimento, pp. 12–13. Page 13 has 381–391 blank, but nota 2 (p. 16) puts the complement of the account into 384–385. */
export const returnTitle = standard.returnTitle
  .replace([386, 391], {
    reserved_6:       blanks(386, 391), // Brancos
  })
  .as('santander400.banespa.return.title', `${MANUAL}, pp. 12–13`)

/** Trailer, p. 14. */
export const returnTrailer = standard.returnTrailer.as('santander400.banespa.return.trailer', `${MANUAL}, p. 14`)
