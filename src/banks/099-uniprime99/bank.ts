/**
 * Uniprime Central Nacional: identity. No manual of the bank is available. ACBr (class TACBrBancoUniprime, of which its class for 084 is nearly a copy) reads
 * returns by Bradesco's columns and occurrences, as the real return of 084 has them. Evidence: Bradesco's manual, that program, and no file of 099.
 */
import type { BankIdentity } from '../bank.js'
import type { Manual } from '../dialect.js'

export const bank = { number: '099', name: 'Uniprime Central', slug: 'uniprime99' } as const satisfies BankIdentity

export const manual: Manual = {
  title: 'Manual de Procedimentos Operacionais para Troca de Arquivos – Cobrança Bradesco (4008.524.0121), do Bradesco',
  version: 'versão 17 (28/09/2020)',
}
