/** Nosso número and free field of AUTBANK. AUTK 0071/2002, Emissão do Bloquete de Cobrança Expressa pelo Cliente (23 January 2002), pp. 1 and 3. */
import { checkDigitModulo10, type PreparedWallet, type WalletFields } from '../../../cobranca/index.js'
import type { BankDefinition } from '../../bank.js'
import type { FreeFieldContext } from '../../free-field.js'
import type { Contract } from '../../remittance-dialect.js'

/** Wallet of a bank that uses AUTBANK. The code is the carteira of nosso número, three digits. */
export interface Autbank400Contract extends Contract {
  /** Carteira of the files, title 108 (CNAB 400, nota 3). */
  readonly inFile: string
}

const LENGTH = 10

/** The number with all its digits: the files of some banks have fewer. */
const whole = (number: string): string => number.padStart(LENGTH, '0')

/** Ten digits, from a range that the bank gives. Modulus 10 over agency (4), carteira (3) and number. */
export const ourNumber = {
  length: LENGTH,
  digit: (number: string, { agency_number }: Pick<PreparedWallet, 'agency_number'>, { code }: Pick<Contract, 'code'>): string =>
    checkDigitModulo10(agency_number + code + whole(number)),
}

/** Agency 4, carteira 3, operation 7 (`extra1`), nosso número 10 and its digit. */
export const freeField = ({ wallet, contract, our_number }: FreeFieldContext): string =>
  wallet.agency_number + contract.code + wallet.extra1 + whole(our_number.number) + our_number.digit

/** The number of the operation, for the bar code. */
export const barCodeFields: WalletFields = { extra1: 7 }

/** Agency without digit; `extra1` the number of the operation, for the bar code; `extra3` the code of the company, given by the bank (nota 1). */
export const walletFields: WalletFields = { agency_number: 4, ...barCodeFields, extra3: 20 }

/** Extras of a wallet. */
export const walletExtras = {
  extra1: { pt: 'número da operação (contrato de cobrança)', en: 'number of the operation (collection contract)' },
  extra3: { pt: 'código da empresa no banco', en: 'company’s code at the bank' },
} as const satisfies BankDefinition['walletExtras']
