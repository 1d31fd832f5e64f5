/**
 * Banco do Brasil's contracts (carteira and variação), and the nosso número by the length of the agreement (convênio): Especificações Técnicas para
 * Confecção de Boleto, May 2019, anexos VII to XI, pp. 20–25; Particularidades BB, Leiaute CNAB 240, February 2021, 13.3P, p. 10.
 */
import { checkDigitModulo11, isZeros, MODULO_11, type PreparedWallet, ValidationError, type Wallet, type WalletFields } from '../../cobranca/index.js'
import type { CheckedField } from '../dialect.js'
import type { Contract } from '../remittance-dialect.js'

/** A carteira with what goes beside it in the file. */
export interface BbContract extends Contract {
  /** Variação da carteira, three digits. */
  readonly variation: string
  /** The charge type that CNAB 240 wants for the carteira as a simple one (14.3P, p. 11). */
  readonly charge_type: string
  /** How the bar code's free field is laid out. */
  readonly free_field: 'agreement_7' | 'agency_and_account' | 'free_17'
}

/** Simple collection of carteira 11 and 12 is 1, of 17 is 7 (14.3P, p. 11). The manual has none for 18; in real returns it is 1. */
const SIMPLE: Readonly<Record<string, string>> = { '11': '1', '17': '7', '18': '1' }

const contract = (code: string, variation: string, free_field: BbContract['free_field']): BbContract => ({
  code,
  variation,
  charge_type: SIMPLE[code]!,
  free_field,
  // Nota 6 a of the CNAB 400 remittance, p. 11: in carteira 11 the titles go with zeros.
  ...(code === '11' ? { bankNumbers: true } : {}),
})

/** Contracts that exist with an agreement of any length: what the wallet's agreement is decides. */
const ofAnyLength = (free_field: BbContract['free_field']): Readonly<Record<string, BbContract>> => ({
  'bb-bs-17-07': contract('17', '007', free_field),
  'bb-bs-17-12': contract('17', '012', free_field),
  'bb-bs-17-19': contract('17', '019', free_field),
  'bb-bs-17-27': contract('17', '027', free_field),
  'bb-bs-17-35': contract('17', '035', free_field),
  'bb-bs-17-43': contract('17', '043', free_field),
  'bb-bs-17-51': contract('17', '051', free_field),
  'bb-bs-17-78': contract('17', '078', free_field),
  'bb-bs-17-124': contract('17', '124', free_field),
  'bb-bs-18-17': contract('18', '017', free_field),
  'bb-bs-18-27': contract('18', '027', free_field),
})

export const contractsOf7: Readonly<Record<string, BbContract>> = {
  ...ofAnyLength('agreement_7'),
  'bb-bs-11-7': contract('11', '019', 'agreement_7'),
  'bb-bs-18-19-7': contract('18', '019', 'agreement_7'),
}

export const contractsOf6: Readonly<Record<string, BbContract>> = {
  ...ofAnyLength('agency_and_account'),
  'bb-bs-18-19-6-5': contract('18', '019', 'agency_and_account'),
}

export const contractsOf4: Readonly<Record<string, BbContract>> = {
  ...ofAnyLength('agency_and_account'),
  'bb-bs-11-4': contract('11', '019', 'agency_and_account'),
}

export const contractsOfFree17: Readonly<Record<string, BbContract>> = {
  'bb-bs-18-19-6-17': contract('18', '019', 'free_17'),
}

/** Agreements of 8 digits are in no manual at hand: by the service's reference they have a number of 9, and it is the same 17 digits together. */
export const contractsOf8: Readonly<Record<string, BbContract>> = {
  'bb-bs-18-19-8': contract('18', '019', 'agreement_7'),
}

/** `extra1` is the agreement. Public service reference, wallet fields. */
const walletFieldsOf = (agreement: number): WalletFields => ({
  agency_number: 4,
  agency_digit: 1,
  account_number: 8,
  account_digit: 1,
  extra1: agreement,
})

/** How many digits an agreement is counted as: by its value, since files have it with zeros before it (anexos VII to IX). */
function lengthOf({ extra1 }: Pick<Wallet, 'extra1'>): number {
  const given = String(extra1 ?? '').trim()
  const { length } = given.startsWith('0') ? given.replace(/^0+/, '') : given
  if (length <= 4) return 4
  return Math.max(length, 6)
}

/** The agreement, which stands before the number; one of another length would be numbered by another rule. */
const agreementOf =
  (length: number) =>
  ({ extra1 }: Pick<PreparedWallet, 'extra1'>): string => {
    if (lengthOf({ extra1 }) !== length) {
      throw new ValidationError({ extra1: [`deve ser um convênio de ${length} posições: é o desta carteira do Banco do Brasil`] })
    }
    return extra1
  }

type Agreement = Pick<PreparedWallet, 'extra1'>

/** Agreement and number, 11 digits, and a check digit that may be X (anexos VII, VIII and XI). */
const withDigit = (agreement: number) => {
  const prefix = agreementOf(agreement)
  return {
    length: 11 - agreement,
    prefix,
    digit: (number: string, wallet: Agreement): string => checkDigitModulo11([prefix(wallet), number], MODULO_11.weights9to2OrX),
  }
}

/** Agreement and number, 17 digits, and no check digit (anexo IX). */
const withoutDigit = (agreement: number) => ({
  length: 17 - agreement,
  digitLength: 0,
  prefix: agreementOf(agreement),
  digit: (): string => '',
})

/** What the length of the agreement decides in every layout. */
const agreement = <N>(length: number, ourNumber: N) => ({
  wallet: walletFieldsOf(length),
  isFor: (wallet: Wallet): boolean => lengthOf(wallet) === length,
  ourNumber,
})

export const of7 = agreement(7, withoutDigit(7))
export const of6 = agreement(6, withDigit(6))
export const of4 = agreement(4, withDigit(4))
export const of8 = agreement(8, withoutDigit(8))

/** 17 digits of the company's own, without agreement and without digit (anexo X). */
export const ofFree17 = agreement(6, { length: 17, digitLength: 0, digit: (): string => '' })

/** Agreement and number together, of agreements of 4 and 6 digits. */
const ELEVEN = /^[0-9]{11}$/

const digitOf = (number: string): string | null =>
  ELEVEN.test(number) && !isZeros(number) ? checkDigitModulo11(number, MODULO_11.weights9to2OrX) : null

/** The digit beside nosso número in CNAB 400. */
export const checkedDigit400: readonly CheckedField[] = [{ field: 'our_number_digit', of: ['our_number'], text: (number = '') => digitOf(number) }]

/** In CNAB 240 the digit is the last of twelve characters; the free numbers of 17 digits have none. */
export const checkedDigit240: readonly CheckedField[] = [
  {
    field: 'our_number',
    of: ['our_number'],
    text: (whole = '') => {
      const number = whole.slice(0, -1)
      const digit = digitOf(number)
      return digit === null ? null : number + digit
    },
  },
]
