/** The documents Sicoob's records and tables were written from. */
import type { Manual } from '../dialect.js'

export const manual240: Manual = { title: 'Layouts para troca de informações, Sistema de Cobrança, opção CNAB 240', version: '28/10/2019' }

/** The edition of 24/02/2017 has the same records. */
export const manual400: Manual = { title: 'Layouts para troca de informações, Sistema de Cobrança, CNAB 400', version: '28/10/2019' }

/** Title of the PDF of July 2013; that of March 2015 has the same records, and leaves out the numbers of its pages. */
export const manualBradesco400: Manual = {
  title: 'Manual para cedentes com sistema próprio e utilização do correspondente Bradesco',
  version: 'julho/2013',
}

export const manualBb240: Manual = {
  title: 'Manual para Cedentes com Sistema Próprio e utilização do Correspondente Banco do Brasil',
  version: 'dezembro/2011',
}
