/**
 * BMP Money Plus: identity, contract and wallet. Manual de layouts para remessa e retorno de boletos CNAB 400, version 10 (May 2024). Evidence: of
 * remittances, manual and a real file of 82 titles; of returns, manual. Grafeno's: `variants/grafeno.ts`.
 */
import type { WalletFields } from '../../cobranca/index.js'
import type { BankIdentity } from '../bank.js'
import type { Manual } from '../dialect.js'
import type { Contract } from '../remittance-dialect.js'

export const bank = { number: '274', name: 'BMP Money Plus', slug: 'bmp' } as const satisfies BankIdentity

export const manual: Manual = { title: 'Manual de layouts para remessa e retorno de boletos CNAB 400', version: 'Versão 10 (01/05/2024)' }

/** Carteiras of BMP. */
export interface BmpContract extends Contract {
  /** Carteira of nosso número and of the bar code. Default: that of the file. */
  readonly ofNumber?: string
}

/** Carteira for BMP's check digits. It does not depend on the file: the 82 digits of the real file, which has 001, follow from it. */
export const CARTEIRA = '09'

/** The manual names no carteiras: the wallet has the one of the file (p. 12). The service has no contract of this bank: the slug is ours. */
export const contracts: Readonly<Record<string, BmpContract>> = { 'bmp-bs-09': { code: '', codeIn: 'extra1', ofNumber: CARTEIRA } }

/** Pp. 11–12; `extra3` the company's code (p. 11). */
export const walletFields: WalletFields = { agency_number: 4, account_number: 7, account_digit: 1, extra1: 3, extra3: 20 }
