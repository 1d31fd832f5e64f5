import type { BankIdentity } from '../bank.js'

/** Sicredi. */
export const bank = { number: '748', name: 'Sicredi', slug: 'sicredi' } as const satisfies BankIdentity
