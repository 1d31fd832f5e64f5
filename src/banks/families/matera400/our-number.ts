/** Nosso número and free field of Matera, as C6 Bank (336) prints them: CNAB 400, version 2.2 of June 2022, pp. 13–14, 30 and 35–36. */
import { checkDigitModulo11, isZeros, MODULO_11, type WalletExtras, type WalletFields } from '../../../cobranca/index.js'
import type { CheckedField } from '../../dialect.js'
import type { FreeFieldContext } from '../../free-field.js'
import type { Contract } from '../../remittance-dialect.js'

/**
 * Direct collection (cobrança direta), where the company numbers and prints the slips, or registered collection, where the bank does both (D017, D019, pp.
 * 13–14).
 */
export type Matera400Contract = Contract & ({ readonly isDirect: true } | { readonly isDirect: false; readonly bankNumbers: true })

/**
 * Ten digits. The check digit is modulus 11 of weights 2 to 7 over carteira (2) and number, P for 10 (pp. 35–36). The zero before the number does not change
 * it.
 */
export const ourNumber = {
  length: 10,
  digit: (number: string, _wallet: unknown, { code }: Pick<Contract, 'code'>): string => checkDigitModulo11([code, number], MODULO_11.weights2to7OrP),
}

/** The digit beside nosso número of a remittance. A number without a zero before it belongs to a correspondent, which has another rule. */
export const checked: readonly CheckedField[] = [
  {
    field: 'our_number_digit',
    of: ['our_number_lead', 'wallet_number', 'our_number'],
    text: (lead = '', wallet = '', number = '') =>
      lead !== '0' || isZeros(number) || isZeros(wallet) ? null : ourNumber.digit(number, undefined, { code: wallet }),
  },
]

/** Identifier of the layout (p. 30): 4 if the company prints the slip, 3 if the bank does. */
const PRINTED_BY_COMPANY = '4'
const PRINTED_BY_BANK = '3'

/** Código do cedente 12, nosso número 10 without its digit, carteira 2, identifier of the layout 1 (p. 30). */
export const freeField = ({ wallet, contract, our_number }: FreeFieldContext<Matera400Contract>): string =>
  wallet.extra1 + our_number.number + contract.code + (contract.isDirect ? PRINTED_BY_COMPANY : PRINTED_BY_BANK)

/** Files have no agency and account; only the slip has them. The account of direct collection is zeros if the bank gave none. */
export const walletFields: WalletFields = { agency_number: 4, extra1: 12, extra2: 12 }

/** Contents of the extras of a wallet. */
export const walletExtras = {
  extra1: { pt: 'código do cedente, dado pelo banco', en: 'beneficiary’s code, given by the bank' },
  extra2: { pt: 'conta de cobrança direta, dada pelo banco; 0 sem essa conta', en: 'account of direct collection, from the bank; 0 without this account' },
} as const satisfies WalletExtras
