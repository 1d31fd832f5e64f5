/** Words of fields with another meaning at Unicred. */
import type { LayoutWords } from '../../fixed-width/index.js'

export const words400 = {
  agreement_number: {
    meaning: { pt: 'Zeros fixos; o retorno da Unicred não traz o convênio.', en: 'Fixed zeros; the return of Unicred does not have the agreement.' },
  },
} satisfies LayoutWords
