/** Banco Pine: identity and contract. Manual de Procedimentos Operacionais para Troca de Arquivos CNAB 400 posições com NFe, February 2019. */
import type { BankIdentity } from '../bank.js'
import type { Manual } from '../dialect.js'
import type { Autbank400Contract } from '../families/autbank400/index.js'

export const bank = { number: '643', name: 'Pine', slug: 'pine' } as const satisfies BankIdentity

export const manual400: Manual = { title: 'Manual de Procedimentos Operacionais para Troca de Arquivos CNAB 400 posições com NFe', version: '02/2019' }

/**
 * Cobrança Direta, carteira D in the files (nota 3, p. 7) and 110 on the slip (p. 21). The service has no contract of this bank: the slug is ours. For the
 * other carteiras of nota 3 the manual prints no number in nosso número and bar code; titles of the real return have 112.
 */
export const contracts: Readonly<Record<string, Autbank400Contract>> = { 'pine-bs-110': { code: '110', inFile: 'D' } }
