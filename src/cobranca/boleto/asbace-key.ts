/**
 * The ASBACE key: the free field of the bar code at the state banks of the former Asbace. Banestes, CNAB 240, pp. 47–49; BRB, Manual e Leiautes (June 2019),
 * sheet Cálculo D1 e D2; Banese, Layout do Código de Barras, pp. 8–9.
 */
import { checkDigitsDouble } from './check-digits.js'

/**
 * Returns the key, 25 digits: the bank's own digits, its number, and two check digits by modulus 10 and 11 over all of these.
 *
 * @param own 20 digits: account and number of the title
 * @param bank COMPE number
 */
export function asbaceKey(own: string, bank: string): string {
  const digits = own + bank
  return digits + checkDigitsDouble(digits)
}
