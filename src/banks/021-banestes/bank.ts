/** Banestes: identity, manuals, contracts, nosso número and free field. Cobrança Simples e Parcelada, Padrão CNAB 240 and CNAB 400, PDFs of July 2015. */
import { asbaceKey, checkDigitModulo11, MODULO_11, type WalletFields } from '../../cobranca/index.js'
import { accountWithDigit } from '../account-with-digit.js'
import type { BankIdentity } from '../bank.js'
import type { Manual } from '../dialect.js'
import type { FreeFieldContext } from '../free-field.js'
import type { Contract } from '../remittance-dialect.js'
import type { WalletColumns } from '../wallet-columns.js'

export const bank = { number: '021', name: 'Banestes', slug: 'banestes' } as const satisfies BankIdentity

export const manual240: Manual = { title: 'Cobrança Banestes, Layout de Arquivo, Cobrança Simples e Parcelada, Padrão CNAB 240 Posições', version: 'PDF de 07/2015' }

export const manual400: Manual = { title: 'Cobrança Banestes, Layout de Arquivo, Cobrança Simples e Parcelada, Padrão CNAB 400 Posições', version: 'PDF de 07/2015' }

/** The service names contracts by the type of collection, which only the bar code has; the files have the carteira. */
export interface BanestesContract extends Contract {
  /** Código da carteira: 1 simples, 3 caucionada (240, Anexo IX, p. 25; 400, Anexo III, p. 18). */
  readonly inFile: '1' | '3'
}

/** A carteira of cobrança simples with registration. */
const registered = (code: string): BanestesContract => ({ code, inFile: '1', inService: { name: `${code} - Com registro` } })

/** Tipo de cobrança of the ASBACE key (240, p. 47; 400, p. 31). */
export const contracts: Readonly<Record<string, BanestesContract>> = {
  'banestes-11-3': { code: '3', inFile: '3', inService: { name: '3 - Caucionada' } },
  'banestes-11-4': registered('4'),
  'banestes-11-5': registered('5'),
  'banestes-11-6': registered('6'),
  'banestes-11-7': registered('7'),
}

/** Type 2 is without registration: its titles are not sent to the bank (240, 2.2, p. 5). */
export const barCodeContracts: Readonly<Record<string, Contract>> = { 'banestes-11-2': { code: '2', inService: { name: '2 - Sem Registro' } } }

/**
 * The account fills 11 digits and has no column for its check digit (240, pp. 9 and 47; 400, pp. 7 and 31): the check digit is its last digit, as in
 * kivanio/brcobranca. The agency is only on the slip (240, p. 45).
 */
export const walletFields: WalletFields = { agency_number: 4, account_number: 10, account_digit: 1 }

/** The files have no agency. */
export const walletColumns: WalletColumns = { account_number: ['account_number', 'account_digit'] }

/** Weights 2 to 10: the first of the nine digits has weight 10 (240, Anexo VIII, p. 25; 400, Anexo II, p. 17). */
const SECOND_DIGIT = { ...MODULO_11.weights2to9, weights: [...MODULO_11.weights2to9.weights, 10] } as const

/** Eight digits and two check digits by modulus 11, the second one over the number with the first (240, Anexo VIII, pp. 24–25; 400, Anexo II, pp. 17–18). */
function checkDigits(number: string): string {
  const first = checkDigitModulo11(number, MODULO_11.weights2to9)
  return first + checkDigitModulo11(number + first, SECOND_DIGIT)
}

export const ourNumber = { length: 8, digitLength: 2, digit: checkDigits }

/** Nosso número 8 without its digits, account 11 with its digit, type of collection 1, in the ASBACE key (240, pp. 47–49; 400, pp. 31–33). */
export const freeField = ({ wallet, contract, our_number }: FreeFieldContext): string =>
  asbaceKey(our_number.number + accountWithDigit(wallet) + contract.code, bank.number)
