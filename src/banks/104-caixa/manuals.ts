/** The documents Caixa's records and tables were written from. */
import type { Manual } from '../dialect.js'

/** And, for what it leaves out, v010 of June 2018. Returns of SINCO (67.026 v01, January 2004) have its columns. */
export const manual240: Manual = { title: 'Leiaute de Arquivo Eletrônico Padrão CNAB 240, SIGCB (67.118)', version: 'v029, outubro/2022' }

export const manualSicob240: Manual = { title: 'Leiaute de Arquivo Eletrônico Padrão CNAB 240, SICOB (67.023)', version: 'v014, setembro/2008' }

/** And the differences of v029, of 2024. */
export const manual400: Manual = { title: 'Leiaute de Arquivo Eletrônico Padrão CNAB 400, SIGCB (67.126)', version: 'v015, abril/2020; v029, 2024' }

export const manualSicob400: Manual = { title: 'Leiaute de Arquivo Eletrônico Padrão CNAB 400, SICOB (67.024)', version: 'v01, outubro/2005' }
