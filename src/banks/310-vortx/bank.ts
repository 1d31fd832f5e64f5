/**
 * Vórtx: identity, contract and wallet. Cobrança Bancária por Remessa – Layout do arquivo CNAB400, Banco 310, V1.0 (PDF of August 2025). Evidence: for
 * remittances, the manual; for returns, which have no manual, Bradesco's columns, the codes of Grafeno's platform and a real file of 70 titles.
 */
import { checkDigitModulo11, MODULO_11, type WalletFields } from '../../cobranca/index.js'
import type { BankIdentity } from '../bank.js'
import type { Manual } from '../dialect.js'
import type { FreeFieldContext } from '../free-field.js'
import type { Contract } from '../remittance-dialect.js'

export const bank = { number: '310', name: 'Vórtx', slug: 'vortx' } as const satisfies BankIdentity

export const manual: Manual = { title: 'Cobrança Bancária por Remessa – Layout do arquivo CNAB400, Banco 310', version: 'V1.0 (PDF de 08/2025)' }

export const returnManual: Manual = {
  title: 'Cobrança Bancária por Remessa – Layout do arquivo retorno CNAB400 (Grafeno), com as colunas do Bradesco',
  version: 'maio/2022',
}

/** Carteira 21 (p. 15). The service has no contract of this bank: the slug is ours. */
export const contracts: Readonly<Record<string, Contract>> = { 'vortx-bs-21': { code: '21' } }

/**
 * The account fills 30–37 and has no check digit: by pp. 4, 5 and 20, and in the real file, whose header has the same number. Page 13 prints Bradesco's account
 * of 7 digits with its check digit.
 */
export const walletFields: WalletFields = { agency_number: 4, account_number: 8 }

/**
 * Eleven digits. Numbers above the largest value belong to the platform (p. 13). Modulus 11 of weights 2 to 7 over carteira (2) and number, 0 for 10 and 11 (p.
 * 16), as in the real file.
 */
export const ourNumber = {
  length: 11,
  maxValue: '90000000000',
  digit: (number: string, _wallet: unknown, { code }: Pick<Contract, 'code'>): string =>
    checkDigitModulo11([code, number], MODULO_11.weights2to7OrP).replace('P', '0'),
}

/** 25 digits: agency 4, account 10, nosso número 11 without its digit (p. 20). */
export const freeField = ({ wallet, our_number }: FreeFieldContext): string => `${wallet.agency_number}${wallet.account_number.padStart(10, '0')}${our_number.number}`
