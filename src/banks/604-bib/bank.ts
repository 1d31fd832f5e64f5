/**
 * Banco Industrial do Brasil: identity and contract. No manual of the bank is available; the manual is AUTBANK's, with its history up to 14 December 2018. ACBr
 * (class TACBrBancoIndustrialBrasil) writes and reads the same columns, and computes AUTBANK's check digit. Evidence: that, and no file.
 */
import type { BankIdentity } from '../bank.js'
import type { Manual } from '../dialect.js'
import type { Autbank400Contract } from '../families/autbank400/index.js'

export const bank = { number: '604', name: 'Industrial', slug: 'bib' } as const satisfies BankIdentity

export const manual400: Manual = { title: 'Novo CNAB 400 (AUTBANK), manual do Banco Rendimento', version: 'histórico até 14/12/2018' }

/**
 * Public service reference, bank contracts. Carteira 121 is 6 in files (ACBr; nota 3: «Cobrança Expressa»). ACBr also has 110, sent as 4: by nota 3 a title of
 * another bank, whose rules no source names.
 */
export const contracts: Readonly<Record<string, Autbank400Contract>> = { 'bib-bs-121': { code: '121', inFile: '6' } }
