import type { BankIdentity } from '../bank.js'

/** Caixa Econômica Federal. */
export const bank = { number: '104', name: 'Caixa Econômica Federal', slug: 'caixa' } as const satisfies BankIdentity
