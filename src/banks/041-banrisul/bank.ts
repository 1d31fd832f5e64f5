/**
 * Banrisul: identity, manuals, contract, beneficiary code, nosso número, free field, file name and characters. Leiaute Padrão Febraban CNAB 240 Posições
 * 10.3, 23 June 2023, and October 2013; Leiaute CNAB 400 Posições, updated to December 2020.
 */
import { checkDigitsDouble, type PreparedWallet, type WalletFields } from '../../cobranca/index.js'
import type { BankIdentity } from '../bank.js'
import type { Manual } from '../dialect.js'
import type { FreeFieldContext } from '../free-field.js'
import { type Contract, type FileContext, plainFilename } from '../remittance-dialect.js'
import type { WalletColumns } from '../wallet-columns.js'

export const bank = { number: '041', name: 'Banrisul', slug: 'banrisul' } as const satisfies BankIdentity

export const manual240: Manual = { title: 'Cobrança Banrisul, Leiaute Padrão Febraban CNAB 240 Posições, versão 10.3', version: '23/06/2023' }

export const manual240Of2013: Manual = { title: 'Cobrança Banrisul, Leiaute CNAB 240 Posições Padrão Febraban', version: 'outubro/2013' }

export const manual400: Manual = { title: 'Cobrança Banrisul, Leiaute CNAB 400 Posições Padrão Febraban', version: 'atualizações até dezembro/2020' }

/**
 * Cobrança simples, 1 in both layouts (240, C006, p. 21; 400, p. 7). In the service's slug, 2 is position 20 of the bar code and 4 the number of digits of the
 * agency. Public service reference, bank contracts.
 */
export const contracts: Readonly<Record<string, Contract>> = {
  'banrisul-bs-4-2': { code: '1', inService: { code: '2', name: 'Cob. Direta - Agência com 4 dígitos - BDL' } },
}

/**
 * Agency without control number. `extra1` is the first seven digits of the beneficiary's code, as in the service; `extra2` is its control number (NC), two
 * digits that the bar code does not have.
 */
export const walletFields: WalletFields = { agency_number: 4, extra1: 7, extra2: 2 }

/** The columns of the account hold the beneficiary's code. */
export const walletColumns: WalletColumns = { agency_number: 'agency_number', account_number: ['extra1', 'extra2'] }

/** The nine digits of the beneficiary's code that follow the agency (400, p. 5). */
export const beneficiaryCode = ({ extra1, extra2 }: Pick<PreparedWallet, 'extra1' | 'extra2'>): string => extra1 + extra2

/** Eight digits and two check digits by modulus 10 and 11 (240, pp. 41–42; 400, pp. 32–33). */
export const ourNumber = { length: 8, digitLength: 2, digit: checkDigitsDouble }

/**
 * The free field, 25 digits: 2, 1, agency 4, beneficiary 7, nosso número 8 without its digits, 40, and two check digits by modulus 10 and 11 over all of these
 * (240, p. 42; 400, p. 34).
 */
export function freeField({ wallet, our_number }: FreeFieldContext): string {
  const digits = `21${wallet.agency_number}${wallet.extra1}${our_number.number}40`
  return digits + checkDigitsDouble(digits)
}

/** «Deverá, obrigatoriamente, ter a extensão .240» (2013, p. 4); the manual of 2023 no longer prints a file name. */
export const filename240 = (file: FileContext): string => plainFilename(file).replace(/REM$/, '240')

/** Texts have no accents, punctuation or special characters, which may cause a rejection (240, p. 3; 400, p. 5). */
export const NO_MARKS = ''
