/**
 * UY3: identity, contract, wallet. Manual de Procedimentos – Arquivos de Cobrança (CNAB400), July 2024. Evidence: manual. The one file at hand is a model
 * made up by the owner of its repository.
 */
import type { WalletFields } from '../../cobranca/index.js'
import type { BankIdentity } from '../bank.js'
import type { Manual } from '../dialect.js'
import type { Contract } from '../remittance-dialect.js'

export const bank = { number: '457', name: 'UY3', slug: 'uy3' } as const satisfies BankIdentity

export const manual: Manual = { title: 'Manual de Procedimentos – Arquivos de Cobrança (CNAB400)', version: 'Versão Julho/2024' }

/** Carteira 19, that of the examples (pp. 16 and 19–20). The service has no contract of this bank: the slug is ours. */
export const contracts: Readonly<Record<string, Contract>> = { 'uy3-bs-19': { code: '19' } }

/** Pp. 3 and 16; `extra3` the agreement, given by the bank (p. 2). */
export const walletFields: WalletFields = { agency_number: 4, account_number: 7, account_digit: 1, extra3: 20 }
