/** Santander's contracts (modalidades) and the check digit of their nosso número. */
import { checkDigitModulo11, isZeros, MODULO_11 } from '../../cobranca/index.js'
import type { CheckedField } from '../dialect.js'
import type { Contract } from '../remittance-dialect.js'

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
