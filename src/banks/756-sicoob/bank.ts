import type { BankIdentity } from '../bank.js'

/** Sicoob (Bancoob). */
export const bank = { number: '756', name: 'Sicoob', slug: 'sicoob' } as const satisfies BankIdentity
