import type { BankIdentity } from '../bank.js'

/** Santander, with the former Banespa (033) and Banco Real (356). */
export const bank = { number: '033', name: 'Santander', slug: 'santander', formerNumbers: ['353', '356'] } as const satisfies BankIdentity
