/**
 * Banco Original: identity. No manual of the bank is available; the manual is AUTBANK's, with its history up to 14 December 2018. ACBr (class
 * TACBrBancoOriginal) reads returns by the same columns and occurrences. Evidence: that, and no file.
 */
import type { BankIdentity } from '../bank.js'
import type { Manual } from '../dialect.js'

export const bank = { number: '212', name: 'Original', slug: 'original' } as const satisfies BankIdentity

export const manual400: Manual = { title: 'Novo CNAB 400 (AUTBANK), manual do Banco Rendimento', version: 'histórico até 14/12/2018' }
