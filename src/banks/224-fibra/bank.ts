/**
 * Banco Fibra: identity, contracts and wallet. Produto Cobrança Bancária, Manual do Usuário (CNAB 400), August 2021; Numeração e Emissão do Boleto de Cobrança
 * pelo Cliente, V2 of March 2020.
 */
import type { BankIdentity } from '../bank.js'
import type { Manual } from '../dialect.js'
import type { Autbank400Contract } from '../families/autbank400/index.js'
import type { Contract } from '../remittance-dialect.js'

export const bank = { number: '224', name: 'Fibra', slug: 'fibra' } as const satisfies BankIdentity

export const manual400: Manual = { title: 'Produto Cobrança Bancária, Manual do Usuário (CNAB 400)', version: 'AGOSTO 2021' }

/**
 * Cobrança Direta, carteira D in the files (nota 3) and 110 in nosso número (V2, p. 2). The service has no contract of this bank: the slugs are ours. For the
 * other carteiras of nota 3 no manual prints the number in nosso número and bar code; titles of the real return have 112.
 */
export const contracts: Readonly<Record<string, Autbank400Contract>> = { 'fibra-bs-110': { code: '110', inFile: 'D' } }

/** Cobrança Expressa: V2 (p. 2) has 6 for it in the files; nota 3 of the later manual no longer prints 6. */
export const barCodeContracts: Readonly<Record<string, Contract>> = { 'fibra-bs-121': { code: '121' } }
