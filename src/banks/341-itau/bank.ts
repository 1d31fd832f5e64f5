import type { BankIdentity } from '../bank.js'

/** Itaú Unibanco. */
export const bank = { number: '341', name: 'Itaú', slug: 'itau' } as const satisfies BankIdentity
