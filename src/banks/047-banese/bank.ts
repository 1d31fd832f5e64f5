/**
 * Banese: identity, contract, wallet, nosso número and free field. Layout do Código de Barras e da Linha Digitável, PDF of November 2006. The bank publishes no
 * manual of its files.
 */
import { asbaceKey, checkDigitModulo11, MODULO_11, type PreparedWallet } from '../../cobranca/index.js'
import type { BankIdentity, BarCodeRules } from '../bank.js'
import type { FreeFieldContext } from '../free-field.js'
import type { Contract } from '../remittance-dialect.js'

export const bank = { number: '047', name: 'Banese', slug: 'banese', hasNoFiles: true } as const satisfies BankIdentity

/** Public service reference, bank contracts. The bar code has no carteira. */
export const barCodeContracts: Readonly<Record<string, Contract>> = { 'banese-bs-1': { code: '1', inService: { name: '1 - CS ou 01' } } }

/** Eight digits and a check digit by modulus 11, over the agency in three digits and the number (4.4.3, pp. 9–10). */
function checkDigit(number: string, { agency_number }: Pick<PreparedWallet, 'agency_number'>): string {
  return checkDigitModulo11([agency_number.padStart(3, '0'), number], MODULO_11.weights2to9)
}

/** Agency 2 without its digit; account 9 with its type and its digit: 03 999999-9 (4.4, p. 8). */
export const barCodeRules: BarCodeRules = {
  wallet: { agency_number: 2, account_number: 8, account_digit: 1 },
  ourNumber: { length: 8, digit: checkDigit },
}

/** Agency 2, account 9, nosso número 9, in the ASBACE key (4.4, p. 8). */
export const freeField = ({ wallet, our_number }: FreeFieldContext): string =>
  asbaceKey(wallet.agency_number + wallet.account_number + wallet.account_digit + our_number.number + our_number.digit, bank.number)
