/**
 * BTG Pactual: identity, contract, wallet and file name. Manual de Implantação, CNAB de Cobrança FEBRABAN-240, V2.1 and V2.2.1 (August 2023); Tradutor CNAB, a
 * workbook of November 2023. Evidence: for returns, the manual and two copies of a real file; for remittances, the manual.
 */
import type { WalletFields } from '../../cobranca/index.js'
import type { BankIdentity } from '../bank.js'
import type { Manual } from '../dialect.js'
import { type Contract, type FileContext, plainFilename } from '../remittance-dialect.js'

export const bank = { number: '208', name: 'BTG Pactual', slug: 'btg' } as const satisfies BankIdentity

export const manual: Manual = { title: 'Manual de Implantação, CNAB de Cobrança FEBRABAN-240', version: 'V2.1 e V2.2.1 (08/2023), com o Tradutor CNAB (11/2023)' }

/** The only carteira of the bank's examples (V2.2.1, p. 8; Tradutor Linha Digitável). The service has no contract of this bank: the slug is ours. */
export const contracts: Readonly<Record<string, Contract>> = { 'btg-bs-01': { code: '01' } }

/** Agency and account as in the bar code (p. 4); `extra3` the agreement. */
export const walletFields: WalletFields = { agency_number: 4, account_number: 7, account_digit: 1, extra3: 20 }

/** `.rem` or `.txt` (V2.2.1, p. 3): the portal accepts no other extension. The name is free. */
export const filename = (file: FileContext): string => plainFilename(file).toLowerCase()
