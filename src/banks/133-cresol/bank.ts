/** Cresol: identity, contract and wallet. Manual Cobrança Integrada Cresol Cooperado, CNAB 400, version 2.0 (August 2021); CNAB 240, 1.0.2 (February 2022). */
import type { WalletFields } from '../../cobranca/index.js'
import type { BankIdentity } from '../bank.js'
import type { Contract } from '../remittance-dialect.js'

export const bank = { number: '133', name: 'Cresol', slug: 'cresol' } as const satisfies BankIdentity

/** Public service reference, bank contracts. The manual's summary of June 2021 (p. 2) prints the carteira as 009. */
export const contracts: Readonly<Record<string, Contract>> = { 'cresol-bradesco-bs-09': { code: '09', inService: { name: '09 - Com registro' } } }

/** Agency 5 (the first column is zero in the real file), account 7 and its digit: p. 7. */
export const wallet: WalletFields = { agency_number: 4, account_number: 7, account_digit: 1 }
