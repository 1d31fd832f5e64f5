/** ID Banco Digital: identity, contract, wallet and file name. Manual de validação de boletos (Banco 439, 400 posições), February 2024. Evidence: manual. */
import type { WalletFields } from '../../cobranca/index.js'
import type { BankIdentity } from '../bank.js'
import type { Manual } from '../dialect.js'
import type { Contract } from '../remittance-dialect.js'

export const bank = { number: '439', name: 'ID Banco', slug: 'id-banco' } as const satisfies BankIdentity

export const manual: Manual = { title: 'Manual de validação de boletos para ID Banco Digital (layout de 400 posições)', version: 'Fevereiro/2024' }

/** Carteira 09 (pp. 4 and 6). The service has no contract of this bank: the slug is ours. */
export const contracts: Readonly<Record<string, Contract>> = { 'id-banco-bs-09': { code: '09' } }

/** Pp. 9 and 17. */
export const walletFields: WalletFields = { agency_number: 4, account_number: 7, account_digit: 1 }
