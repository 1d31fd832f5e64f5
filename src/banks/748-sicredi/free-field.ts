/** Sicredi's free field. Cobrança CNAB 400, version 2.1 of November 2021, pp. 43–45 and 50–51 (CNAB 240, version 1.6, pp. 72–76, has the same). */
import { checkDigitModulo11, MODULO_11 } from '../../cobranca/index.js'
import type { FreeFieldContext } from '../free-field.js'
import type { SicrediContract } from './contracts.js'

/** The carteira is always simple (p. 44). */
const SIMPLE = '1'

/**
 * 25 digits: kind of collection 1, carteira 1, nosso número with its digit 9, cooperative 4, posto 2, beneficiary 5, whether the bar code has a value 1,
 * a zero, and the check digit of all of that.
 */
export function freeField({ wallet, contract, our_number, amount }: FreeFieldContext<SicrediContract>): string {
  const hasValue = amount > 0 ? '1' : '0'
  const title = our_number.number + our_number.digit
  const beneficiary = wallet.agency_number + wallet.extra1 + wallet.account_number
  const digits = `${contract.collection}${SIMPLE}${title}${beneficiary}${hasValue}0`
  return digits + checkDigitModulo11(digits, MODULO_11.weights2to9)
}
