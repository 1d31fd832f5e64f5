/**
 * Ailos (formerly Cecred): identity, contract, nosso número and free field. Manual Técnico de Cobrança Bancária, Padrão FEBRABAN 240 Posições,
 * January 2023; Informações importantes para homologação, PDF of May 2022.
 */
import type { WalletFields } from '../../cobranca/index.js'
import { accountWithDigit } from '../account-with-digit.js'
import type { BankIdentity } from '../bank.js'
import type { Manual } from '../dialect.js'
import type { FreeFieldContext } from '../free-field.js'
import type { Contract } from '../remittance-dialect.js'

export const bank = { number: '085', name: 'Ailos', slug: 'ailos' } as const satisfies BankIdentity

export const manual: Manual = {
  title: 'Manual Técnico de Cobrança Bancária, Padrão FEBRABAN 240 Posições',
  version: 'janeiro/2023, com as informações para homologação (05/2022)',
}

/** The only carteira (homologação, p. 2). Public service reference, bank contracts. */
export const contracts: Readonly<Record<string, Contract>> = { 'ailos-bs-1': { code: '01', inService: { code: '1', name: 'Carteira 1' } } }

/**
 * Agency in five columns and its check digit: 0101-5 is sent as 001015 (homologação, p. 1). The account has 8 digits including its check digit (p. 53);
 * `extra1` is the agreement.
 */
export const walletFields: WalletFields = { agency_number: 4, agency_digit: 1, account_number: 7, account_digit: 1, extra1: 6 }

/** Account (8) and a sequence (9), without a check digit (G069, p. 53). All 17 positions are digits, including the check digit of the account (p. 6). */
export const ourNumber = { length: 9, digitLength: 0, prefix: accountWithDigit, digit: (): string => '' }

/** The free field, 25 digits: agreement 6, account 8, sequence 9, carteira 2 (p. 10). */
export const freeField = ({ wallet, contract, our_number }: FreeFieldContext): string =>
  wallet.extra1 + our_number.prefix + our_number.number + contract.code
