/** Banco do Brasil: identity, manuals, agreements (convênios) with their contracts and nosso número, and free field. */
import { checkDigitModulo11, type DocumentType, isZeros, MODULO_11, type PreparedWallet, ValidationError, type Wallet, type WalletDigits, type WalletFields } from '../../cobranca/index.js'
import type { BankIdentity } from '../bank.js'
import type { CheckedField, Manual } from '../dialect.js'
import type { FreeFieldContext } from '../free-field.js'
import type { Contract, ServiceContract } from '../remittance-dialect.js'
import { AGENCY_AND_ACCOUNT, type WalletColumns } from '../wallet-columns.js'

export const bank = { number: '001', name: 'Banco do Brasil', slug: 'bb' } as const satisfies BankIdentity

/** For all other rules, this manual refers to FEBRABAN's «Layout padrão 240 posições», version 10.6. */
export const manual240: Manual = { title: 'Particularidades BB, Leiaute CNAB 240', version: 'fevereiro/2021' }

/** The edition of August 2020, with the differences of June 2024. */
export const manualRemittance400: Manual = { title: 'Cobrança BB, Layout de Arquivo Remessa CNAB400 (CBR641)', version: 'agosto/2020, com as novidades de junho/2024' }

export const manualReturn400: Manual = { title: 'CNAB400/CBR643, Layout de Arquivo Retorno para convênios de 7 posições', version: 'junho/2019 e julho/2023' }

/** A carteira with the codes that accompany it in the file. */
export interface BbContract extends Contract {
  /** Variação da carteira, three digits. */
  readonly variation: string
  /** Charge type of CNAB 240 for simple collection in this carteira (14.3P, p. 11). */
  readonly charge_type: string
  /** Layout of the bar code's free field. */
  readonly free_field: 'agreement_7' | 'agency_and_account' | 'free_17'
}

type Contracts = Readonly<Record<string, BbContract>>

/** The service writes variations with two digits at least. */
function inService(code: string, digits: string, agreement: string): ServiceContract {
  const variation = digits.replace(/^0/, '')
  return { variation, name: `${code}-${variation}${agreement}` }
}

/** Charge types of simple collection: 1 for the carteiras 11 and 12, 7 for 17 (14.3P, p. 11). The manual has no charge type for 18; real returns have 1. */
const SIMPLE: Readonly<Record<string, string>> = { '11': '1', '17': '7', '18': '1' }

/** Credit card, proposal and deposit, of carteira 17 alone (CNAB 240, 24.3P, p. 12; CNAB 400 remittance, nota 19, p. 20). */
const OF_17_ALONE: readonly DocumentType[] = ['35', '36', '46']

/** @param agreement part of the service's name, for carteiras of agreements of one length. Public service reference, bank contracts. */
export const contract = (code: string, variation: string, free_field: BbContract['free_field'], agreement = ''): BbContract => ({
  code,
  variation,
  inService: inService(code, variation, agreement),
  charge_type: SIMPLE[code]!,
  free_field,
  // In carteira 11 the bank numbers the titles: nosso número is sent as zeros (CNAB 400 remittance, nota 6 a, p. 11).
  ...(code === '11' ? { bankNumbers: true } : {}),
  ...(code === '17' ? {} : { withoutDocumentTypes: OF_17_ALONE }),
})

/** Contracts that exist for agreements of every length. The length of the wallet's agreement selects the variant. */
export const contractsOfAnyLength = (free_field: BbContract['free_field']): Contracts => ({
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

/** Digits of an agreement by its value: files have zeros before it (anexos VII to IX). */
function lengthOf({ extra1 }: Pick<Wallet, 'extra1'>): number {
  const given = String(extra1 ?? '').trim()
  const { length } = given.startsWith('0') ? given.replace(/^0+/, '') : given
  return length <= 4 ? 4 : Math.max(length, 6)
}

type AgreementOf = Pick<PreparedWallet, 'extra1'>

/** The agreement, which comes before the number. An agreement of another length is numbered by another rule. */
const prefixOf =
  (length: number) =>
  ({ extra1 }: AgreementOf): string => {
    if (lengthOf({ extra1 }) !== length) {
      throw new ValidationError({ extra1: [`deve ser um convênio de ${length} posições: é o desta carteira do Banco do Brasil`] })
    }
    return extra1
  }

/** Agreement and number, 11 digits, and a check digit that may be X (anexos VII, VIII and XI). */
export const withDigit = (agreement: number) => {
  const prefix = prefixOf(agreement)
  return {
    length: 11 - agreement,
    prefix,
    digit: (number: string, wallet: AgreementOf): string => checkDigitModulo11([prefix(wallet), number], MODULO_11.weights9to2OrX),
  }
}

/** Agreement and number, 17 digits, without check digit (anexo IX). */
export const withoutDigit = (agreement: number) => ({
  length: 17 - agreement,
  digitLength: 0,
  prefix: prefixOf(agreement),
  digit: (): string => '',
})

/**
 * Modulus 11, X for 10. The bank's manuals mention only the X (CNAB 240, February 2021, 09.0 and 11.0); the rule comes from «Regras de Validação de dígito
 * verificador de agência e conta corrente», Icatu Seguros, 2016, p. 2.
 */
const walletDigits: WalletDigits = {
  agency_digit: ({ agency_number }) => checkDigitModulo11(agency_number, MODULO_11.weights2to9OrX),
  account_digit: ({ account_number }) => checkDigitModulo11(account_number, MODULO_11.weights2to9OrX),
}

/**
 * Parts of a remittance that the length of the agreement decides in every layout. Especificações Técnicas para Confecção de Boleto, May 2019, anexos VII
 * to XI, pp. 20–25; CNAB 240, 13.3P, p. 10. `extra1` is the agreement (public service reference, wallet fields).
 */
export const agreementOfLength = <N>(length: number, ourNumber: N, contracts: Contracts) => ({
  wallet: { agency_number: 4, agency_digit: 1, account_number: 8, account_digit: 1, extra1: length } satisfies WalletFields,
  walletDigits,
  isFor: (wallet: Wallet): boolean => lengthOf(wallet) === length,
  ourNumber,
  contracts,
})

export const agreement7 = agreementOfLength(7, withoutDigit(7), {
  ...contractsOfAnyLength('agreement_7'),
  'bb-bs-11-7': contract('11', '019', 'agreement_7', ' (Convênio 7 dígitos)'),
  'bb-bs-18-19-7': contract('18', '019', 'agreement_7', ' (Convênio com 7 dígitos)'),
})

/** Agreement and number together, for agreements of 4 and 6 digits. */
const ELEVEN = /^[0-9]{11}$/

const digitOf = (number: string): string | null =>
  ELEVEN.test(number) && !isZeros(number) ? checkDigitModulo11(number, MODULO_11.weights9to2OrX) : null

/** CNAB 400: the digit has a column of its own. */
export const checkedDigit400: readonly CheckedField[] = [{ field: 'our_number_digit', of: ['our_number'], text: (number = '') => digitOf(number) }]

/** CNAB 240: the digit is the last of twelve characters; the company's own numbers of 17 digits have no digit. */
export const checkedDigit240: readonly CheckedField[] = [
  {
    field: 'our_number',
    of: ['our_number'],
    text: (whole = '') => {
      const digit = digitOf(whole.slice(0, -1))
      return digit === null ? null : whole.slice(0, -1) + digit
    },
  },
]

/** Columns 43–44 of a bar code whose number is 17 digits of the company's own (anexo X). */
const FREE_17 = '21'

/** The free field, 25 digits. Especificações Técnicas para Confecção de Boleto, May 2019, anexos VII to X, pp. 20–24. */
export function freeField({ wallet, contract, our_number: { prefix, number } }: FreeFieldContext<BbContract>): string {
  const { code, free_field } = contract
  // Agreement 6, number 17 (anexo X).
  if (free_field === 'free_17') return wallet.extra1 + number + FREE_17
  // Six zeros, agreement and number 17 together, carteira (anexo IX).
  if (free_field === 'agreement_7') return (prefix + number).padStart(23, '0') + code
  // Agreement and number 11 together, agency, account, carteira (anexos VII and VIII).
  return (prefix + number).padStart(11, '0') + wallet.agency_number + wallet.account_number + code
}

/** The title's agreement distinguishes the wallets of one account: nota 2 of CNAB 400, and real files of CNAB 240 (29.3T). */
export const walletColumns: WalletColumns = { ...AGENCY_AND_ACCOUNT, agreement_number: 'extra1' }
