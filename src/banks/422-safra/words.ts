/** Words of fields with another meaning at Safra, CNAB 400. */
import type { LayoutWords } from '../../fixed-width/index.js'

export const words400 = {
  account_number: {
    label: { pt: 'conta cobrança', en: 'cobrança account' },
    meaning: { pt: 'Conta em que o banco registra a cobrança, sem o dígito.', en: 'Account to which the bank books the cobrança, without the check digit.' },
  },
} satisfies LayoutWords
