/**
 * The ASBACE key: the free field of the bar code at the state banks of the former Asbace. Banestes, CNAB 240, pp. 47–49; BRB, Manual e Leiautes (June 2019),
 * sheet Cálculo D1 e D2; Banese, Layout do Código de Barras, pp. 7–9.
 */
import { checkDigitsDouble } from '../../cobranca/index.js'
import type { BankIdentity } from '../bank.js'

/**
 * Returns the key, 25 digits: the bank's own digits, its number, and two check digits by modulus 10 and 11 over all of these.
 *
 * @param own 20 digits: number and account of the title
 */
export function asbaceKey(own: string, { number }: BankIdentity): string {
  const digits = own + number
  return digits + checkDigitsDouble(digits)
}
