/** Sicredi's contract, and the nosso número of its titles. */
import { checkDigitModulo11, MODULO_11, type PreparedWallet, type WalletFields } from '../../cobranca/index.js'
import type { Contract, FileContext } from '../remittance-dialect.js'

/** A contract with the digit by which the bar code tells whether titles are registered. */
export interface SicrediContract extends Contract {
  readonly collection: string
}

/** Carteira A (simples) with registration. Public service reference, bank contracts. */
export const contracts: Readonly<Record<string, SicrediContract>> = {
  'sicredi-bs-a1': { code: 'A', collection: '1' },
}

/** Without registration: slips of it have a bar code, whose kind is 3 in old ones; no manual at hand has a file for it. */
export const barCodeContracts: Readonly<Record<string, SicrediContract>> = {
  'sicredi-bs-a3': { code: 'A', collection: '3' },
}

/**
 * The account is the beneficiary's code (5) and its digit; `extra1` the posto (2), 00 for one with letters (CNAB 400, p. 5); `extra2` the byte of
 * generation, 2 to 9 for numbers that the beneficiary gives, 1 for the cooperative's. Public service reference, wallet fields.
 */
export const walletFields: WalletFields = { agency_number: 4, account_number: 5, account_digit: 1, extra1: 2, extra2: 1 }

/**
 * Year 2, byte of generation 1, sequence 5 (CNAB 400, p. 5). The wallet counts the sequence alone; the digit is modulus 11 over cooperative, posto,
 * beneficiary and the whole number (pp. 5–6).
 */
export const ourNumber = {
  length: 8,
  counted: {
    length: 5,
    lead: ({ wallet, date }: FileContext): string => date.slice(2, 4) + wallet.extra2,
  },
  digit(number: string, { agency_number, extra1, account_number }: Pick<PreparedWallet, 'agency_number' | 'extra1' | 'account_number'>): string {
    return checkDigitModulo11([agency_number, extra1, account_number, number], MODULO_11.weights2to9)
  },
}
