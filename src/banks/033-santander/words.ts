/** Words of fields with another meaning at Santander, CNAB 400. */
import type { LayoutWords } from '../../fixed-width/index.js'
import { finePercentage } from '../families/field-words.js'

export const words400 = {
  account_number: {
    label: { pt: 'conta cobrança', en: 'cobrança account' },
    meaning: { pt: 'Primeiras posições da conta em que o banco registra a cobrança.', en: 'First digits of the account to which the bank books the cobrança.' },
  },
  fine_value: finePercentage,
  line_number: {
    label: { pt: 'sequência do registro', en: 'sequence of the record' },
    meaning: { pt: 'Número do registro de mensagens do título, de um em um.', en: 'Number of the message record of the title, in steps of one.' },
  },
} satisfies LayoutWords
