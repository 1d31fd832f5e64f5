/** Cresol: identity, contract and file name. Manual Cobrança Integrada Cresol Cooperado, CNAB 400, version 2.0 (August 2021); CNAB 240, 1.0.2 (February 2022). */
import type { WalletFields } from '../../cobranca/index.js'
import type { BankIdentity } from '../bank.js'
import type { Manual } from '../dialect.js'
import type { Contract, FileContext } from '../remittance-dialect.js'

export const bank = { number: '133', name: 'Cresol', slug: 'cresol' } as const satisfies BankIdentity

export const manual400: Manual = { title: 'Manual Cobrança Integrada Cresol Cooperado (CNAB 400)', version: 'Versão 2.0 (08/2021)' }

export const manual240: Manual = { title: 'Manual Cobrança Integrada Cresol, CNAB240', version: '1.0.2' }

/** Public service reference, bank contracts. The manual's summary of June 2021 (p. 2) prints the carteira as 009. */
export const contracts: Readonly<Record<string, Contract>> = { 'cresol-bradesco-bs-09': { code: '09' } }

/** Agency 5 (the first column is zero in the real file), account 7 and its digit: p. 7. */
export const walletFields: WalletFields = { agency_number: 4, account_number: 7, account_digit: 1 }

/** `[NOME_ARQUIVO_DATA_PROTOCOLO].rem` (CNAB 400, p. 6), `[NOME_ARQUIVO_DATA].rem` (CNAB 240, p. 5). */
export const filename = ({ date, remittance_number }: FileContext): string => `COBRANCA_${date.replaceAll('-', '')}_${remittance_number}.rem`
