/**
 * Banco Daycoval: identity and contracts. Manual Técnico, Cobrança, Arquivos Remessa – Retorno: NOVO CNAB400, carteira 6, and CNAB400, carteira 3, both
 * of September 2023.
 */
import type { BankIdentity } from '../bank.js'
import type { Manual } from '../dialect.js'
import type { Autbank400Contract } from '../families/autbank400/index.js'

export const bank = { number: '707', name: 'Daycoval', slug: 'daycoval' } as const satisfies BankIdentity

export const manual400: Manual = {
  title: 'Manual Técnico – Cobrança – Arquivos Remessa – Retorno (NOVO CNAB400), carteira 6; (CNAB400), carteira 3',
  version: 'SET/2023',
}

/**
 * The service has 121, also in the manual's example (carteira 6, p. 18). The bank numbers and prints the titles of carteira 3 (carteira 3, p. 5 and nota 2).
 * Only the manual of carteira 6 has recibo (nota 5 of both). The service has no contract for carteira 3: the slug is ours and names the carteira of the files.
 */
export const contracts: Readonly<Record<string, Autbank400Contract>> = {
  'daycoval-bs-121': { code: '121', inFile: '6' },
  'daycoval-bs-3': { code: '3', inFile: '3', bankNumbers: true, withoutDocumentTypes: ['17'], hasNoBarCode: true },
}
