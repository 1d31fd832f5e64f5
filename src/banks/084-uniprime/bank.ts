/**
 * Sisprime do Brasil, formerly Uniprime Norte do Paraná: identity, contract and wallet. Manual de Cobrança – Cobexpress Uniprime, CNAB 400, version 2.0 (July
 * 2019); Cobexpress Sisprime, CNAB 240, remittance 2.0 (December 2022) and return v3 (October 2023). Evidence: for returns of CNAB 400, the manual and a file
 * from the tests of a program; for all others, the manual.
 */
import type { WalletFields } from '../../cobranca/index.js'
import type { BankIdentity } from '../bank.js'
import type { Manual } from '../dialect.js'
import type { Contract } from '../remittance-dialect.js'

export const bank = { number: '084', name: 'Sisprime', slug: 'uniprime' } as const satisfies BankIdentity

export const manual400: Manual = { title: 'Manual de Cobrança – Cobexpress Uniprime, Layout CNAB 400 Posições', version: 'Versão 2.0 (julho/2019)' }

export const manual240: Manual = {
  title: 'Manual de Cobrança – Cobexpress Sisprime, Layout CNAB 240 Posições',
  version: 'remessa: Versão 2.0 (dezembro/2022); retorno: v3 (outubro/2023)',
}

/** Public service reference, bank contracts. Carteira 09: CNAB 400, p. 25; CNAB 240, p. 14. */
export const contracts: Readonly<Record<string, Contract>> = { 'uniprime-bs-09': { code: '09' } }

/** CNAB 400, pp. 6 and 20; `extra3` the company's code (p. 3; CNAB 240, p. 4). */
export const walletFields: WalletFields = { agency_number: 4, account_number: 7, account_digit: 1, extra3: 20 }
