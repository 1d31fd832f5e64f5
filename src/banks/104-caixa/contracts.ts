/** Caixa's contracts, the check digits of its nosso número and of its numbers of agency and beneficiary. */
import { checkDigitModulo11, isZeros, MODULO_11, type PreparedSlip, type PreparedWallet, type Wallet, type WalletFields } from '../../cobranca/index.js'
import type { CheckedField } from '../dialect.js'
import type { Contract } from '../remittance-dialect.js'

/** A contract with the modality that stands before the nosso número, by who issues the billet. */
export interface CaixaContract extends Contract {
  readonly modality: Readonly<Record<PreparedSlip['dispatch'], string>>
}

/**
 * Cobrança simples (C006, p. 48 of CNAB 240 v029): 14 registered, issued by the beneficiary, and 11, by Caixa (G069, p. 73). 24 and 21, of the old
 * cobrança without registration, begin the numbers of billets that payers already hold; these are registered like the others (CNAB 400 v015, NE015,
 * pp. 36–37; CNAB 240 v029, 13.3P, p. 23). Public service reference, bank contracts.
 */
export const contracts: Readonly<Record<string, CaixaContract>> = {
  'caixa-rg': { code: '1', modality: { client: '14', bank: '11' } },
  'caixa-sr': { code: '1', modality: { client: '24', bank: '21' } },
}

/** `extra1` is the beneficiary's code (código do beneficiário). Public service reference, wallet fields; seven positions since 2020. */
export const walletFields: WalletFields = { agency_number: 4, extra1: 7 }

/** The last code of six positions; those of seven begin at 1100000 (CNAB 240 v029, G007, pp. 66–67). */
const LAST_OF_SIX = 999_999

/** Whether a beneficiary's code has seven positions: it goes in other columns, and without check digit in the bar code. */
export const hasSevenDigits = ({ extra1 }: Pick<Wallet, 'extra1'>): boolean => Number(extra1 ?? '') > LAST_OF_SIX

/** Modulus 11 over modality and number, 17 digits. Especificação do boleto 67.119 v014, annex IV, p. 33. */
export const ourNumber = {
  length: 15,
  prefix: (_wallet: PreparedWallet, { modality }: CaixaContract, { dispatch }: Pick<PreparedSlip, 'dispatch'>): string => modality[dispatch],
  digit: (number: string, _wallet: unknown, _contract: unknown, modality: string): string =>
    checkDigitModulo11([modality, number], MODULO_11.weights2to9),
}

/** Modulus 11 over the four digits (CNAB 240 v029, G009, p. 67); given by Caixa, and the same in every real file. */
export const agencyDigit = ({ agency_number }: Pick<PreparedWallet, 'agency_number'>): string =>
  checkDigitModulo11(agency_number, MODULO_11.weights2to9)

/** The digit beside nosso número; CNAB 400 has no column for it. */
export const checked240: readonly CheckedField[] = [
  {
    field: 'our_number_digit',
    of: ['modality', 'our_number'],
    text: (modality = '', number = '') => (isZeros(number) ? null : ourNumber.digit(number, undefined, undefined, modality)),
  },
]
