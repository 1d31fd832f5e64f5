/** The documents Santander's records and tables were written from. */
import type { Manual } from '../dialect.js'

export const manual240: Manual = { title: 'Layout Cobrança H7815, CNAB 240 posições', version: 'versão 8.4, julho/2025' }

/** Files of 2.33, June 2024, have the same records; their columns 135–136 group the errors of the remittance (nota 31), and have other codes. */
export const manual400: Manual = { title: 'Layout Cobrança H7800, CNAB 353/400 posições', version: 'versão 2.36, julho/2025' }

/** Of the former Banco Real. */
export const manual400Of356: Manual = { title: 'Cash Management, Cobrança 400 posições, padrão 356', version: 'versão 1.1, 01/02/2012' }

/** Of the former Banespa. */
export const manual400OfBanespa: Manual = { title: 'CNAB 400 posições, Santander Banespa (033-7)', version: 'versão 2.0, outubro/2009' }
