/** Caixa: identity, manuals, contracts, check digits, free field and characters. */
import { checkDigitModulo11, isZeros, MODULO_11, type PreparedSlip, type PreparedWallet, type Wallet, type WalletFields } from '../../cobranca/index.js'
import type { BankIdentity } from '../bank.js'
import type { CheckedField, Manual } from '../dialect.js'
import type { FreeFieldContext } from '../free-field.js'
import type { Contract } from '../remittance-dialect.js'
import type { WalletColumns } from '../wallet-columns.js'

/** Caixa Econômica Federal. */
export const bank = { number: '104', name: 'Caixa Econômica Federal', slug: 'caixa' } as const satisfies BankIdentity

/** v010 of June 2018 is used for records that v029 omits. Returns of SINCO (67.026 v01, January 2004) have the same columns. */
export const manual240: Manual = { title: 'Leiaute de Arquivo Eletrônico Padrão CNAB 240, SIGCB (67.118)', version: 'v029, outubro/2022' }

export const manualSicob240: Manual = { title: 'Leiaute de Arquivo Eletrônico Padrão CNAB 240, SICOB (67.023)', version: 'v014, setembro/2008' }

/** With the differences of v029 (2024). */
export const manual400: Manual = { title: 'Leiaute de Arquivo Eletrônico Padrão CNAB 400, SIGCB (67.126)', version: 'v015, abril/2020; v029, 2024' }

export const manualSicob400: Manual = { title: 'Leiaute de Arquivo Eletrônico Padrão CNAB 400, SICOB (67.024)', version: 'v01, outubro/2005' }

/** A contract with the modality that precedes the nosso número, by issuer of the billet. */
export interface CaixaContract extends Contract {
  readonly modality: Readonly<Record<PreparedSlip['dispatch'], string>>
}

/**
 * Cobrança simples (C006, p. 48 of CNAB 240 v029). Registered slips begin with 14 if the beneficiary issues them and with 11 if Caixa does (G069, p. 73). Old
 * unregistered slips that payers already hold begin with 24 and 21; they are registered like the others (CNAB 400 v015, NE015, pp. 36–37; CNAB 240 v029, 13.3P,
 * p. 23). Public service reference, bank contracts.
 */
export const contracts: Readonly<Record<string, CaixaContract>> = {
  'caixa-rg': { code: '1', modality: { client: '14', bank: '11' }, inService: { code: 'RG', name: 'RG - Com Registro' } },
  'caixa-sr': { code: '1', modality: { client: '24', bank: '21' }, inService: { code: 'SR', name: 'SR - Sem Registro' } },
}

/** `extra1` is the beneficiary's code (código do beneficiário). Public service reference, wallet fields; seven positions since 2020. */
export const walletFields: WalletFields = { agency_number: 4, extra1: 7 }

/** Titles are of a beneficiary's code, not of an account. */
export const walletColumns: WalletColumns = { account_number: 'extra1' }

/** The largest code of six positions; codes of seven positions begin at 1100000 (CNAB 240 v029, G007, pp. 66–67). */
const LAST_OF_SIX = 999_999

/** Whether a beneficiary's code has seven positions. It is in other columns of the files, and has no check digit in the bar code. */
export const hasSevenDigits = ({ extra1 }: Pick<Wallet, 'extra1'>): boolean => Number(extra1 ?? '') > LAST_OF_SIX

/** Modulus 11 over modality and number, 17 digits. Especificação do boleto 67.119 v014, annex IV, p. 33. */
export const ourNumber = {
  length: 15,
  prefix: (_wallet: PreparedWallet, { modality }: CaixaContract, { dispatch }: Pick<PreparedSlip, 'dispatch'>): string => modality[dispatch],
  digit: (number: string, _wallet: unknown, _contract: unknown, modality: string): string =>
    checkDigitModulo11([modality, number], MODULO_11.weights2to9),
}

/** Modulus 11 over the four digits (CNAB 240 v029, G009, p. 67). Caixa gives the digit; every real file has the calculated one. */
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

/**
 * The free field, 25 digits: beneficiary 7, nosso número 3rd to 5th of its 17 digits, the 1st, the 6th to 8th, the 2nd, the 9th to 17th, and a check digit over
 * all of these.
 *
 * A beneficiary of six positions has a check digit as the seventh (annex VI); one of seven positions has no check digit. Especificação de código de barras
 * 67.119 v014, pp. 25–26, annexes III, IV and VI (pp. 31–39).
 */
export function freeField({ wallet, our_number: { prefix, number } }: FreeFieldContext<CaixaContract>): string {
  const [charge, issuer] = [...prefix] as [string, string]
  const fields = beneficiary(wallet) + number.slice(0, 3) + charge + number.slice(3, 6) + issuer + number.slice(6)
  return fields + checkDigitModulo11(fields, MODULO_11.weights2to9)
}

function beneficiary(wallet: FreeFieldContext['wallet']): string {
  if (hasSevenDigits(wallet)) return wallet.extra1
  const code = wallet.extra1.slice(-6).padStart(6, '0')
  return code + checkDigitModulo11(code, MODULO_11.weights2to9)
}

/** «Sem caracteres especiais», in all texts: CNAB 240, p. 17; CNAB 400, p. 15. */
export const NO_MARKS = ''
