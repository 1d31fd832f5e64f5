/** Banco Rendimento: identity, contract and wallet. Troca de Arquivos – Cobrança, Novo CNAB 400 (AUTBANK), history up to 14 December 2018. */
import type { BankIdentity } from '../bank.js'
import type { Manual } from '../dialect.js'
import type { Autbank400Contract } from '../families/autbank400/index.js'

export const bank = { number: '633', name: 'Rendimento', slug: 'rendimento' } as const satisfies BankIdentity

export const manual400: Manual = { title: 'Troca de Arquivos – Cobrança – Manual do Usuário – Novo CNAB 400 (AUTBANK)', version: 'histórico até 14/12/2018' }

/**
 * Cobrança Expressa, carteira 6 in the files (nota 3) and 121 in nosso número. The service has no contract of this bank: the slug is ours. For the other
 * carteiras of nota 3 no manual prints the number in nosso número and bar code; the manual of 2002 has 110 for 4 (p. 4), but 4 now means a title of another
 * bank.
 */
export const contracts: Readonly<Record<string, Autbank400Contract>> = { 'rendimento-bs-121': { code: '121', inFile: '6' } }
