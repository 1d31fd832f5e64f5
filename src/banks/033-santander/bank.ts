/** Santander: identity, manuals, contracts (modalidades), nosso número and free field. */
import { checkDigitModulo11, isZeros, MODULO_11, type WalletFields } from '../../cobranca/index.js'
import type { BankIdentity } from '../bank.js'
import type { CheckedField, Manual } from '../dialect.js'
import type { FreeFieldContext } from '../free-field.js'
import type { Contract, ServiceContract } from '../remittance-dialect.js'

/** Santander, with the former Banespa (033). Banco Real, which it also took over, is a bank of its own (356). */
export const bank = { number: '033', name: 'Santander', slug: 'santander', formerNumbers: ['353'] } as const satisfies BankIdentity

export const manual240: Manual = { title: 'Layout Cobrança H7815, CNAB 240 posições', version: 'versão 8.4, julho/2025' }

/** Files of 2.33, June 2024, have the same records; their columns 135–136 have other codes, which group the errors of the remittance (nota 31). */
export const manual400: Manual = { title: 'Layout Cobrança H7800, CNAB 353/400 posições', version: 'versão 2.36, julho/2025' }

/** Manual of the former Banco Real. */
export const manual400Of356: Manual = { title: 'Cash Management, Cobrança 400 posições, padrão 356', version: 'versão 1.1, 01/02/2012' }

/** Of the former Banespa. */
export const manual400OfBanespa: Manual = { title: 'CNAB 400 posições, Santander Banespa (033-7)', version: 'versão 2.0, outubro/2009' }

/** A contract with the modality of its bar code (columns 42–44). */
export interface SantanderContract extends Contract {
  readonly modality: string
}

/** A contract of CNAB 240. Instructions about a registered title may use another wallet code than the registration. */
export interface SantanderContract240 extends SantanderContract {
  readonly codeOfRegistered: string
}

const simpleInService: ServiceContract = { code: '101', name: '101 - RCR' }

/**
 * 101, cobrança simples rápida com registro, has the wallet code 5 (H7800, nota 20). 102, without registration, has no code in standard 353; the edition of
 * 2009 has 4.
 */
export const contracts400: Readonly<Record<string, SantanderContract>> = {
  'santander-bs-101': { code: '5', modality: '101', inService: simpleInService },
}

/**
 * 101 has the wallet code 5. 102, without registration, has B for entries, which the bank registers with due date and value in the bar code (H7815, notas 5 and
 * 45). Instructions about its registered titles have 1, «simples, sem registro e eletrônica com registro» (nota 5).
 */
export const contracts240: Readonly<Record<string, SantanderContract240>> = {
  'santander-bs-101': { code: '5', codeOfRegistered: '5', modality: '101', inService: simpleInService },
  'santander-bs-102': { code: 'B', codeOfRegistered: '1', modality: '102', inService: { code: '102' } },
}

const digit = (number: string): string => checkDigitModulo11(number, MODULO_11.weights2to9)

/** Twelve digits and a check digit (Especificação do código de barras, v34, p. 15; H7815, nota 15). */
export const ourNumber240 = { length: 12, digit }

/** Seven digits and a check digit: the last seven of the twelve (Especificação do código de barras, p. 6). Zeros on the left do not change the digit. */
export const ourNumber400 = { length: 7, digit }

/** In both layouts, nosso número ends with its check digit. */
export const checked: readonly CheckedField[] = [
  {
    field: 'our_number',
    of: ['our_number'],
    text: (whole = '') => (isZeros(whole) ? null : whole.slice(0, -1) + digit(whole.slice(0, -1))),
  },
]

/**
 * CNAB 400: account of 9 digits and its check digit. `extra1` is the beneficiary's code, used in the bar code. `extra3` is the transmission code that the bank
 * gave: agency, conta movimento and conta cobrança (notas 1 and 2).
 */
export const walletFields400: WalletFields = { agency_number: 4, account_number: 9, account_digit: 1, extra1: 7, extra3: 20 }

/** CNAB 240: the same fields, with another transmission code (nota 3). */
export const walletFields240: WalletFields = { ...walletFields400, extra3: 15 }

/** Digits of nosso número with its check digit in the bar code; the 8 digits of CNAB 400 are filled up with zeros on the left (p. 7). */
const OUR_NUMBER = 13

/**
 * The free field, 25 digits: 9, beneficiary's code 7 (`extra1`), nosso número with digit 13, IOF 0, modality 3. Especificação do código de barras, version
 * 34 (September 2021), pp. 6–7.
 */
export const freeField = ({ wallet, contract, our_number }: FreeFieldContext<SantanderContract>): string =>
  `9${wallet.extra1}${(our_number.number + our_number.digit).padStart(OUR_NUMBER, '0')}0${contract.modality}`
