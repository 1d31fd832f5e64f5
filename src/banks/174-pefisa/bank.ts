/**
 * Pefisa: identity and contract. No manual of the bank is available; the manual is that of C6, whose platform is Matera. ACBr (class TACBrBancoPefisa) writes the
 * same remittance, in the title also the optional columns 401–710 (p. 8), with the same check digit and free field. Evidence: that, and no file.
 */
import type { BankIdentity } from '../bank.js'
import type { Manual } from '../dialect.js'
import type { Matera400Contract } from '../families/matera400/index.js'

export const bank = { number: '174', name: 'Pefisa', slug: 'pefisa' } as const satisfies BankIdentity

export const manual400: Manual = {
  title: 'Layout de Arquivos, Cobrança Bancária, Padrão CNAB 400 Posições, do C6',
  version: 'Versão 2.2 – Junho 2022',
}

/**
 * Mundipagg's boleto-api registers titles of carteira 36 with the company's number. The bank's answer in its tests has Matera's free field with 36 and 4, direct
 * collection. No source names another carteira. The service has no contract of this bank: the slug is ours.
 */
export const contracts: Readonly<Record<string, Matera400Contract>> = { 'pefisa-bs-36': { code: '36', isDirect: true } }
