/** Banco BV, formerly Votorantim: identity. Cobrança Bancária, Intercâmbio Eletrônico de Arquivos CNAB 400, 6.2 (August 2024). */
import type { BankIdentity } from '../bank.js'
import type { Manual } from '../dialect.js'

export const bank = { number: '655', name: 'BV', slug: 'bv' } as const satisfies BankIdentity

export const manual: Manual = { title: 'Cobrança Bancária, Intercâmbio Eletrônico de Arquivos CNAB 400', version: '6.2 (08/2024)' }
