/** The documents Sicredi's records and tables were written from. */
import type { Manual } from '../dialect.js'

export const manual240: Manual = { title: 'Manual do Beneficiário – Cobrança CNAB 240', version: 'versão 1.6 (novembro/2021)' }

export const manual400: Manual = { title: 'Manual do Beneficiário – Cobrança CNAB 400', version: 'versão 2.1 (novembro/2021) e diferenças da 1.4 (agosto/2019)' }
