import type { BankIdentity } from '../bank.js'

/** Santander, with the former Banespa (033) and Banco Real (356). */
export const bank = { number: '033', name: 'Santander', slug: 'santander' } as const satisfies BankIdentity
