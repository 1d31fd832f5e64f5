import type { BankIdentity } from '../bank.js'

/** Banco Bradesco. */
export const bank = { number: '237', name: 'Bradesco', slug: 'bradesco' } as const satisfies BankIdentity
