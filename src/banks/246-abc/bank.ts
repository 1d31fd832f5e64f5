/**
 * Banco ABC Brasil: identity, contracts and wallet. Layout Cobrança ABC Brasil CNAB 400, history up to 16 November 2023; Padrão 240 Posições, 5
 * May 2020; nosso número and bar code, 1 April 2021.
 */
import type { BankIdentity } from '../bank.js'
import type { Manual } from '../dialect.js'
import type { Autbank400Contract } from '../families/autbank400/index.js'
import type { Contract } from '../remittance-dialect.js'

export const bank = { number: '246', name: 'ABC Brasil', slug: 'abc' } as const satisfies BankIdentity

export const manual240: Manual = { title: 'Intercâmbio de Informações entre Bancos e Empresas, Padrão 240 Posições', version: '05/05/2020' }

export const manual400: Manual = { title: 'Layout Cobrança ABC Brasil CNAB 400', version: 'histórico até 16/11/2023' }

/**
 * Cobrança Expressa: 6 in the files of CNAB 400, 121 in nosso número and slip (nosso número, p. 13). The service only has the contract 110 of CNAB 240: this
 * slug is ours.
 */
export const contracts400: Readonly<Record<string, Autbank400Contract>> = { 'abc-bs-121': { code: '121', inFile: '6' } }

/** Cobrança direta: 110 in nosso número, slip and P 44–46 (nosso número, pp. 12–13; C092, CNAB 240, p. 52). */
export const contracts240: Readonly<Record<string, Contract>> = { 'abc-bs-110': { code: '110' } }
