/** The documents Sicoob's records and tables were written from. */
import type { Manual } from '../dialect.js'

export const manual240: Manual = { title: 'Layouts para troca de informações, Sistema de Cobrança, opção CNAB 240', version: '28/10/2019' }
