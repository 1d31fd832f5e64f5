/** Caixa's free field. Especificação de código de barras 67.119 v014, pp. 25–26, annexes III, IV and VI (pp. 31–39). */
import { checkDigitModulo11, MODULO_11 } from '../../cobranca/index.js'
import type { FreeFieldContext } from '../free-field.js'
import { type CaixaContract, hasSevenDigits } from './contracts.js'

/**
 * 25 digits: beneficiary 7, nosso número 3rd to 5th of its 17 digits, the 1st, the 6th to 8th, the 2nd, the 9th to 17th, and the digit of all that.
 *
 * A beneficiary of six positions has a check digit as the seventh (annex VI); one of seven has none.
 */
export function freeField({ wallet, our_number: { prefix, number } }: FreeFieldContext<CaixaContract>): string {
  const [charge, issuer] = [...prefix] as [string, string]
  const fields = beneficiary(wallet) + number.slice(0, 3) + charge + number.slice(3, 6) + issuer + number.slice(6)
  return fields + checkDigitModulo11(fields, MODULO_11.weights2to9)
}

function beneficiary(wallet: FreeFieldContext['wallet']): string {
  if (hasSevenDigits(wallet)) return wallet.extra1
  const code = wallet.extra1.slice(-6).padStart(6, '0')
  return code + checkDigitModulo11(code, MODULO_11.weights2to9)
}
