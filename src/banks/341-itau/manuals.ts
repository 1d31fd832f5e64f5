/** The documents Itaú's records and tables were written from. */
import type { Manual } from '../dialect.js'

export const manual240: Manual = { title: 'Cobrança Bancária, Layout de Arquivos FEBRABAN 240', version: 'janeiro/2017' }

/** And, for the records of messages and cheques, «Cobrança Mensagem CNAB 400», março/2012. */
export const manual400: Manual = { title: 'Cobrança CNAB 400', version: 'julho/2021 (v3)' }
