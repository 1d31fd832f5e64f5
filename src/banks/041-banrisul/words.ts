/** Words of fields with another meaning at Banrisul. */
import type { LayoutWords } from '../../fixed-width/index.js'
import { finePercentage } from '../families/field-words.js'

export const words400 = {
  fine_value: finePercentage,
} satisfies LayoutWords

export const words240Of2013 = {
  credit_contract: {
    label: { pt: 'contrato BLU', en: 'BLU contract' },
    meaning: { pt: 'Número do contrato BLU do banco, de que o título é garantia.', en: 'Number of the bank’s BLU contract, for which the title is security.' },
  },
} satisfies LayoutWords
