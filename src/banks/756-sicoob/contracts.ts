/** Sicoob's contracts and the check digit of its nosso número. */
import { checkDigitModulo11, isZeros, MODULO_11, type PreparedWallet, type WalletFields } from '../../cobranca/index.js'
import type { CheckedField } from '../dialect.js'
import type { Contract } from '../remittance-dialect.js'

/** A contract with its modality: CNAB 240 columns 50–51, inside the nosso número; CNAB 400 columns 107–108. */
export interface SicoobContract extends Contract {
  readonly modality: string
}

/**
 * Cobrança simples (carteira 1): modality 01 with registration, 02 without. Public service reference, bank contracts, for both layouts; the sheets of
 * CNAB 400 print 01 and 03, «garantida caucionada» (carteira 3), which the service has no contract for.
 */
export const contracts: Readonly<Record<string, SicoobContract>> = {
  'sicoob-01': { code: '1', modality: '01' },
  'sicoob-02': { code: '1', modality: '02' },
}

/** `extra1` is the beneficiary's code (código do cedente). Public service reference, wallet fields. */
export const walletFields: WalletFields = { agency_number: 4, agency_digit: 1, account_number: 8, account_digit: 1, extra1: 7 }

/** Digits of the client code inside the calculation: zeros on its left. */
const CLIENT = 10

/** Modulus 11, constant 3197, over cooperative 4, client 10 and number 7. Layouts of 28/10/2019, specification sheet, l. 167. */
export const ourNumber = {
  length: 7,
  digit(number: string, { agency_number, extra1 }: Pick<PreparedWallet, 'agency_number' | 'extra1'>): string {
    return checkDigitModulo11([agency_number, extra1.padStart(CLIENT, '0'), number], MODULO_11.weights3197)
  },
}

/** Nosso número ends in its digit. Only in CNAB 400 does the file say the client's code, with its own digit, in the header. */
export const checked400: readonly CheckedField[] = [
  {
    field: 'our_number',
    of: ['agency_number', 'header.beneficiary_code', 'header.beneficiary_digit', 'our_number'],
    text: (agency_number = '', client = '', clientDigit = '', whole = '') => {
      const number = whole.slice(0, -1)
      return isZeros(whole) ? null : number + ourNumber.digit(number, { agency_number, extra1: client + clientDigit })
    },
  },
]
