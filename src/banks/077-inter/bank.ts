/** Banco Inter: identity, contract, wallet, nosso número and file name. Manual CNAB400, Emissão de boletos de cobrança, v1.1, 30 August 2021. */
import type { WalletFields } from '../../cobranca/index.js'
import type { BankIdentity } from '../bank.js'
import type { Manual } from '../dialect.js'
import type { FreeFieldContext } from '../free-field.js'
import type { Contract, FileContext } from '../remittance-dialect.js'

export const bank = { number: '077', name: 'Inter', slug: 'inter' } as const satisfies BankIdentity

export const manual: Manual = { title: 'Manual CNAB400 – Emissão de boletos de cobrança', version: 'v1.1 – 30/08/2021' }

/** Carteira 112 (p. 8). The bank numbers the titles: the remittance has zeros, and the return brings the number (p. 8, 090–100). */
export const contracts: Readonly<Record<string, Contract>> = { 'inter-bs-112': { code: '112', bankNumbers: true } }

/**
 * Agency 0001 (p. 8). The account and its digit have ten columns, also in real returns. `extra1` is the number of the operation, only for the bar code (p. 22).
 */
export const walletFields: WalletFields = { agency_number: 4, account_number: 9, account_digit: 1, extra1: 7 }

/** Eleven digits, the last one a check digit. The bank gives the whole number (p. 22); the manual prints no rule for the check digit. */
export const ourNumber = { length: 11, digitLength: 0, digit: () => '' }

/** Agency 4, carteira 3, operation 7, nosso número 11 with its digit (p. 22). */
export const freeField = ({ wallet, contract, our_number }: FreeFieldContext): string =>
  wallet.agency_number + contract.code + wallet.extra1 + our_number.number

/** CI400_001_NNNNNNN.REM, with the number in 111–117 of the header (p. 5). */
export const filename = ({ remittance_number }: FileContext): string => `CI400_001_${String(remittance_number).padStart(7, '0')}.REM`
