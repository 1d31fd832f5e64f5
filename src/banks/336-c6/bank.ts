/** C6 Bank: identity and contracts. Layout de Arquivos, Cobrança Bancária, Padrão CNAB 400 Posições, version 2.2 of June 2022. */
import type { BankIdentity } from '../bank.js'
import type { Manual } from '../dialect.js'
import type { Matera400Contract } from '../families/matera400/index.js'

export const bank = { number: '336', name: 'C6', slug: 'c6' } as const satisfies BankIdentity

export const manual400: Manual = { title: 'Layout de Arquivos, Cobrança Bancária, Padrão CNAB 400 Posições', version: 'Versão 2.2 – Junho 2022' }

/**
 * The bank prints and numbers the slips of the carteiras 10 and 60, the company those of 20 (D017, D019, pp. 13–14). The service has no contract of this bank:
 * the slugs are ours.
 */
export const contracts: Readonly<Record<string, Matera400Contract>> = {
  'c6-bs-10': { code: '10', isDirect: false, bankNumbers: true },
  'c6-bs-20': { code: '20', isDirect: true },
  'c6-bs-60': { code: '60', isDirect: false, bankNumbers: true },
}

/** Carteiras caucionadas (D019, p. 14): remittances are built only for simple collection. The example on p. 34 has 40. */
export const barCodeContracts: Readonly<Record<string, Matera400Contract>> = {
  'c6-bs-30': { code: '30', isDirect: false, bankNumbers: true },
  'c6-bs-40': { code: '40', isDirect: true },
}
