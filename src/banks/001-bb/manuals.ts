/** The documents Banco do Brasil's records and tables were written from. */
import type { Manual } from '../dialect.js'

/** CNAB 400 remittance: the edition of August 2020, with the differences of June 2024. */
export const manualRemittance400: Manual = {
  title: 'Cobrança BB, Layout de Arquivo Remessa CNAB400 (CBR641)',
  version: 'agosto/2020, com as novidades de junho/2024',
}

export const manualReturn400: Manual = { title: 'CNAB400/CBR643, Layout de Arquivo Retorno para convênios de 7 posições', version: 'junho/2019' }

/** And, for what it leaves to FEBRABAN, «Layout padrão 240 posições», version 10.6. */
export const manual240: Manual = { title: 'Particularidades BB, Leiaute CNAB 240', version: 'fevereiro/2021' }
