/** Words of fields with another meaning in Banco Real’s files, and in those of Santander that follow it. */
import type { LayoutWords } from '../../../fixed-width/index.js'

export const words = {
  'trailer.entry_count': {
    label: { pt: 'quantidade em cobrança simples', en: 'number of titles, simple cobrança' },
    meaning: { pt: 'Títulos em cobrança simples ou escritural.', en: 'Titles in simple or book-entry cobrança.' },
  },
  'trailer.entry_amount': {
    label: { pt: 'valor em cobrança simples', en: 'amount, simple cobrança' },
    meaning: { pt: 'Soma dos títulos em cobrança simples ou escritural, em reais.', en: 'Sum of the titles in simple or book-entry cobrança, in reais.' },
  },
} satisfies LayoutWords
