/** Banco Sofisa: identity and contracts. Manual para geração de arquivo CNAB-444 (chave da NF-e), without version (PDF of May 2019; history up to 2013, p. 18). */
import type { BankIdentity } from '../bank.js'
import type { Manual } from '../dialect.js'
import type { Autbank400Contract } from '../families/autbank400/index.js'
import type { Contract } from '../remittance-dialect.js'

export const bank = { number: '637', name: 'Sofisa', slug: 'sofisa' } as const satisfies BankIdentity

export const manual444: Manual = { title: 'Manual para geração de arquivo CNAB-444 (chave da NF-e)', version: 'sem versão impressa (PDF de 05/2019)' }

/**
 * Cobrança Expressa, carteira 6 in the files (nota 3) and AUTBANK's 121 in nosso número. The service has it only for CNAB 240; the slug for files of 444
 * columns is ours.
 */
export const contracts400: Readonly<Record<string, Autbank400Contract>> = { 'sofisa-bs-121': { code: '121', inFile: '6' } }

export const contracts444: Readonly<Record<string, Autbank400Contract>> = { 'sofisa-444-bs-121': { code: '121', inFile: '6' } }

/**
 * Contracts of the service for which the manual has no files. Titles that Santander collects have Santander's nosso número, here of up to ten digits; `extra1`
 * is the beneficiary's code at Santander (ACBrBancoSofisaSantander.pas).
 */
export const barCodeContracts: Readonly<Record<string, Contract>> = {
  'sofisa-bs-110': { code: '110' },
  'sofisa-santander-bs-101': {
    code: '101',
    correspondent: {
      bank: '033',
      contract: 'santander-bs-101',
      title: ({ wallet, our_number }) => ({ our_number: our_number.number, extra1: wallet.extra1 }),
    },
  },
}
