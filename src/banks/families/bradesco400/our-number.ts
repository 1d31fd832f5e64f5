/** Nosso número and free field of Bradesco, and of banks with the same rules. CNAB 400, version 17 of 28 September 2020, pp. 17–19 and 28. */
import { checkDigitModulo11, isZeros, MODULO_11, type WalletExtras } from '../../../cobranca/index.js'
import type { CheckedField } from '../../dialect.js'
import type { FreeFieldContext } from '../../free-field.js'
import type { Contract } from '../../remittance-dialect.js'

/** Eleven digits. The check digit is modulus 11 of weights 2 to 7 over carteira (2) and number, P for 10. */
export const ourNumber = {
  length: 11,
  digit: (number: string, _wallet: unknown, { code }: Pick<Contract, 'code'>): string => checkDigitModulo11([code, number], MODULO_11.weights2to7OrP),
}

/** The digit beside nosso número, by the rule of a bank. The column of the carteira has three digits, the rule uses two. */
export const checkedBy = ({ digit }: Pick<typeof ourNumber, 'digit'>): readonly CheckedField[] => [
  {
    field: 'our_number_digit',
    of: ['wallet_number', 'our_number'],
    text: (wallet = '', number = '') => (isZeros(number) || isZeros(wallet) ? null : digit(number, undefined, { code: wallet.slice(-2) })),
  },
]

export const checked = checkedBy(ourNumber)

/** Extras of a wallet: the carteira, if the manual does not name it, and the company's code in the header. */
export const walletExtras = {
  extra1: { pt: 'carteira', en: 'carteira' },
  extra3: { pt: 'código da empresa, dado pelo banco', en: 'company’s code, given by the bank' },
} as const satisfies WalletExtras

/** 25 digits: agency 4, carteira 2, nosso número 11 without its digit, account 7 without its digit, a zero. */
export const freeField = ({ wallet, contract, our_number }: FreeFieldContext): string =>
  `${wallet.agency_number}${contract.code}${our_number.number}${wallet.account_number}0`
