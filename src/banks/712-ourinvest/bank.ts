/**
 * Ourinvest: identity, contract, wallet. Layout da Cobrança CNAB 400 – Ourinvest, version 1.5 (September 2023). Evidence: for returns, the manual and one file
 * with its data blanked out; for remittances, the manual.
 */
import type { WalletFields } from '../../cobranca/index.js'
import type { BankIdentity } from '../bank.js'
import type { Manual } from '../dialect.js'
import type { Contract } from '../remittance-dialect.js'

export const bank = { number: '712', name: 'Ourinvest', slug: 'ourinvest' } as const satisfies BankIdentity

export const manual: Manual = { title: 'Layout da Cobrança CNAB 400 – Ourinvest', version: 'Versão 1.5 (set/2023)' }

/** The manual names no carteiras (p. 25: «a que a empresa opera no banco»). The service has no contract of this bank: the slug is ours. */
export const contracts: Readonly<Record<string, Contract>> = { 'ourinvest-bs': { code: '', codeIn: 'extra1' } }

/** Pp. 10 and 20; `extra3` the company's code (p. 10). */
export const walletFields: WalletFields = { agency_number: 4, account_number: 7, account_digit: 1, extra1: 2, extra3: 20 }
