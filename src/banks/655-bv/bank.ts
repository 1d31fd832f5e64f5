/**
 * Banco BV, formerly Votorantim: identity, contracts, wallet, nosso número and free field. Cobrança Bancária, Intercâmbio Eletrônico de Arquivos CNAB 400,
 * 6.2 (August 2024); Layout Código de Barras, 1.8 (March 2023).
 */
import { checkDigitModulo11, isZeros, MODULO_11, type WalletFields } from '../../cobranca/index.js'
import type { BankIdentity } from '../bank.js'
import type { CheckedField, Manual } from '../dialect.js'
import type { FreeFieldContext } from '../free-field.js'
import type { Contract } from '../remittance-dialect.js'
import type { WalletColumns } from '../wallet-columns.js'

export const bank = { number: '655', name: 'BV', slug: 'bv' } as const satisfies BankIdentity

export const manual: Manual = { title: 'Cobrança Bancária, Intercâmbio Eletrônico de Arquivos CNAB 400', version: '6.2 (08/2024)' }

/**
 * Nota 13, p. 18. In the cobrança escritural (001 to 300) the bank numbers and prints the slips; its movement is 01, without credit card slips. In the cobrança
 * direta the company does both; its movement is 48 (notas 3 and 6, pp. 13–14). The service has no contract of this bank: the slugs are ours.
 */
export const contracts: Readonly<Record<string, Contract>> = {
  'bv-bs-001': { code: '001', bankNumbers: true, registration: '01', withoutDocumentTypes: ['35'] },
  'bv-bs-200': { code: '200', bankNumbers: true, registration: '01', withoutDocumentTypes: ['35'] },
  'bv-bs-300': { code: '300', bankNumbers: true, registration: '01', withoutDocumentTypes: ['35'] },
  'bv-bs-400': { code: '400', registration: '48' },
  'bv-bs-500': { code: '500', registration: '48' },
}

/** Files and bar codes have the agreement (convênio) instead of the account. Their agency is always 00001; the slip may print that of the wallet. */
export const walletFields: WalletFields = { agency_number: 5, extra3: 10 }
export const walletColumns: WalletColumns = { account_number: 'extra3' }

const LENGTH = 9

/** Nine digits and a check digit by modulus 11, 0 for the remainders 0 and 1 (boleto manual, p. 11). */
export const ourNumber = { length: LENGTH, digit: (number: string): string => checkDigitModulo11(number, MODULO_11.weights2to9) }

/** Nosso número and its digit have one column, zeros if the bank has not numbered the title. */
export const checked: readonly CheckedField[] = [
  {
    field: 'our_number',
    of: ['our_number'],
    text: (whole = '') => {
      const number = whole.slice(0, LENGTH)
      return isZeros(whole) || whole.length !== LENGTH + 1 ? null : number + ourNumber.digit(number)
    },
  },
]

/** Agreement 10, 500 in every carteira, nosso número 10 with its digit, 00 (boleto manual, p. 7). */
export const freeField = ({ wallet, our_number }: FreeFieldContext): string => `${wallet.extra3}500${our_number.number}${our_number.digit}00`
