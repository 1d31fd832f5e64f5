/** The documents Bradesco's records and tables were written from. */
import type { Manual } from '../dialect.js'

export const manual240: Manual = {
  title: 'Manual de Procedimentos Operacionais para Troca de Arquivos 240 posições (4008.524.0339)',
  version: 'versão 06 (07/2017)',
}

export const manual400: Manual = {
  title: 'Manual de Procedimentos Operacionais para Troca de Arquivos – Cobrança Bradesco (4008.524.0121)',
  version: 'versão 17 (28/09/2020) e diferenças de março/2023',
}
