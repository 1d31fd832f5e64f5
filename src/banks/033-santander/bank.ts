/** Santander: identity, manuals, contracts (modalidades), nosso número and free field. */
import { checkDigitModulo11, isZeros, MODULO_11, type WalletFields } from '../../cobranca/index.js'
import type { BankIdentity } from '../bank.js'
import type { CheckedField, Manual } from '../dialect.js'
import type { FreeFieldContext } from '../free-field.js'
import type { Contract } from '../remittance-dialect.js'

/** Santander, with the former Banespa (033) and Banco Real (356). */
export const bank = { number: '033', name: 'Santander', slug: 'santander', formerNumbers: ['353', '356'] } as const satisfies BankIdentity

export const manual240: Manual = { title: 'Layout Cobrança H7815, CNAB 240 posições', version: 'versão 8.4, julho/2025' }

/** Files of 2.33, June 2024, have the same records; their columns 135–136 group the errors of the remittance (nota 31), and have other codes. */
export const manual400: Manual = { title: 'Layout Cobrança H7800, CNAB 353/400 posições', version: 'versão 2.36, julho/2025' }

/** Of the former Banco Real. */
export const manual400Of356: Manual = { title: 'Cash Management, Cobrança 400 posições, padrão 356', version: 'versão 1.1, 01/02/2012' }

/** Of the former Banespa. */
export const manual400OfBanespa: Manual = { title: 'CNAB 400 posições, Santander Banespa (033-7)', version: 'versão 2.0, outubro/2009' }

/** A contract with the modality of its bar code (columns 42–44). */
export interface SantanderContract extends Contract {
  readonly modality: string
}

/** One of CNAB 240, where a title may have another wallet code once it is registered. */
export interface SantanderContract240 extends SantanderContract {
  readonly codeOfRegistered: string
}

/** 101, cobrança simples rápida com registro: 5 (H7800, nota 20). Standard 353 has no code for 102, without registration: 4 in the edition of 2009. */
export const contracts400: Readonly<Record<string, SantanderContract>> = {
  'santander-bs-101': { code: '5', modality: '101' },
}

/**
 * 101: 5. 102, without registration: B, which is for entries only, to be registered with due date and value in the bar code (H7815, notas 5 and 45);
 * registered titles of it are 1, «simples, sem registro e eletrônica com registro» (nota 5).
 */
export const contracts240: Readonly<Record<string, SantanderContract240>> = {
  'santander-bs-101': { code: '5', codeOfRegistered: '5', modality: '101' },
  'santander-bs-102': { code: 'B', codeOfRegistered: '1', modality: '102' },
}

const digit = (number: string): string => checkDigitModulo11(number, MODULO_11.weights2to9)

/** Twelve digits and one (Especificação do código de barras, v34, p. 15; H7815, nota 15). */
export const ourNumber240 = { length: 12, digit }

/** Seven digits and one: of twelve the last seven (the same, p. 6). Zeros on the left do not change the digit. */
export const ourNumber400 = { length: 7, digit }

/** Nosso número ends in its digit, in either layout. */
export const checked: readonly CheckedField[] = [
  {
    field: 'our_number',
    of: ['our_number'],
    text: (whole = '') => (isZeros(whole) ? null : whole.slice(0, -1) + digit(whole.slice(0, -1))),
  },
]

/**
 * CNAB 400: account 9 and digit; `extra1` the beneficiary's code, for the bar code; `extra3` the code of transmission, given by the bank, which holds
 * agency, conta movimento and conta cobrança (notas 1 and 2).
 */
export const walletFields400: WalletFields = { agency_number: 4, account_number: 9, account_digit: 1, extra1: 7, extra3: 20 }

/** CNAB 240: the same, with another code of transmission (nota 3). */
export const walletFields240: WalletFields = { ...walletFields400, extra3: 15 }

/** The number with its digit has 13 columns; in CNAB 400 it has 8, with zeros before them (p. 7). */
const OUR_NUMBER = 13

/**
 * The free field, 25 digits: 9, beneficiary's code 7 (`extra1`), nosso número with digit 13, IOF 0, modality 3. Especificação do código de barras, version
 * 34 (September 2021), pp. 6–7.
 */
export const freeField = ({ wallet, contract, our_number }: FreeFieldContext<SantanderContract>): string =>
  `9${wallet.extra1}${(our_number.number + our_number.digit).padStart(OUR_NUMBER, '0')}0${contract.modality}`
