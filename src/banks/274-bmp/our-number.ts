/** BMP, nosso número: Bradesco's. */
import { ourNumber as ofBradesco } from '../families/bradesco400/index.js'
import type { BmpContract } from './bank.js'

/** Pp. 13–14. For remainder 1 the digit is P, as in the real file and on p. 13; the example of p. 14 has 0. */
export const ourNumber = {
  length: ofBradesco.length,
  digit: (number: string, wallet: unknown, { code, ofNumber = code }: BmpContract): string => ofBradesco.digit(number, wallet, { code: ofNumber }),
}
