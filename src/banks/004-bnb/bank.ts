/**
 * Banco do Nordeste: identity, contracts, wallet, nosso número and free field. Cobrança Eletrônica BNB, Padrão FEBRABAN/CNAB, 400 Posições, v2.0 of July 2011;
 * Especificação do Código de Barras, July 2011.
 */
import { checkDigitModulo11, MODULO_11, type WalletFields } from '../../cobranca/index.js'
import type { BankIdentity } from '../bank.js'
import type { Manual } from '../dialect.js'
import type { FreeFieldContext } from '../free-field.js'
import type { Contract } from '../remittance-dialect.js'

export const bank = { number: '004', name: 'Banco do Nordeste', slug: 'bnb' } as const satisfies BankIdentity

export const manual: Manual = { title: 'Cobrança Eletrônica BNB, Padrão FEBRABAN/CNAB, 400 Posições', version: 'v2.0 – julho de 2011' }

/** The service names contracts by the tipo de operação, which only the bar code has; the files have the carteira. */
export interface BnbContract extends Contract {
  /** Carteira, 108. */
  readonly inFile: string
}

/**
 * Carteiras 4 and 1 of operation 21 (nota 2, p. 12). The bank numbers and prints the slips of carteira 1 (063–069, p. 6); the service has no slug for it, so
 * the slug is ours. Only the manual of August 2009 has the operations 50 and 58 (nota 1, p. 7). Carteiras 2 and 5 need the number of a linked contract
 * (071–080), which no field of the wallet has.
 */
export const contracts: Readonly<Record<string, BnbContract>> = {
  'bnb-bs-21': { code: '21', inFile: '4', inService: { name: 'Carteira 21' } },
  'bnb-bs-21-1': { code: '21', inFile: '1', bankNumbers: true },
  'bnb-bs-50': { code: '50', inFile: '4', inService: { name: 'Carteira 50' } },
  'bnb-bs-58': { code: '58', inFile: 'C', inService: { name: 'Carteira 58' } },
}

/** Operation 51 is without registration; 31 and 41 are linked (Código de Barras, nota 5, p. 11). The service has no slugs for 31 and 41: they are ours. */
export const barCodeContracts: Readonly<Record<string, Contract>> = {
  'bnb-bs-31': { code: '31' },
  'bnb-bs-41': { code: '41' },
  'bnb-bs-51': { code: '51', inService: { name: 'Carteira 51' } },
}

/** `extra1` is the code of the user in the header, which the bank gives (101–103, p. 5). */
export const walletFields: WalletFields = { agency_number: 4, account_number: 7, account_digit: 1, extra1: 3 }

/** Seven digits and a check digit (nota 1, p. 11). */
export const ourNumber = { length: 7, digit: (number: string): string => checkDigitModulo11(number, MODULO_11.weights2to8) }

/** Agency 4, account 7 and its digit, nosso número 7 and its digit, operation 2, 000 (Código de Barras, 3.2, p. 4). */
export const freeField = ({ wallet, contract, our_number }: FreeFieldContext): string =>
  `${wallet.agency_number}${wallet.account_number}${wallet.account_digit}${our_number.number}${our_number.digit}${contract.code}000`
