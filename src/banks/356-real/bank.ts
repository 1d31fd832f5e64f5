/** Banco Real (356), bought by Santander: identity and manuals. Returns only. Santander kept its CNAB 400 as standard 356, under its own number. */
import type { BankIdentity } from '../bank.js'
import type { Manual } from '../dialect.js'

export const bank = { number: '356', name: 'Banco Real', slug: 'real' } as const satisfies BankIdentity

export const manual240: Manual = { title: 'Cash Management, Cobrança, Padrão FEBRABAN 240 posições', version: 'versão 4.5, 06/07/2010' }

export const manual400: Manual = { title: 'Cash Management, Cobrança, Padrão FEBRABAN CNAB 400 bytes', version: 'versão 3.0, 05/01/2005' }

/** Nosso número: 7 digits in cobrança registrada, 13 in cobrança sem registro. The digitão of the bar code is not in the files. */
export const ourNumber = { length: 13, digitLength: 0 } as const
