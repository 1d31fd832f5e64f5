import type { BankIdentity } from '../bank.js'

/** Banco do Brasil. */
export const bank = { number: '001', name: 'Banco do Brasil', slug: 'bb' } as const satisfies BankIdentity
