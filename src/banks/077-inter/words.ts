/** Words of fields with another meaning at Inter. */
import type { LayoutWords } from '../../fixed-width/index.js'

export const words = {
  days_for_revoke: {
    label: { pt: 'prazo limite de pagamento', en: 'payment limit in days' },
    meaning: { pt: 'Dias após o vencimento em que o título ainda pode ser pago.', en: 'Days after the due date in which the title can still be paid.' },
  },
} satisfies LayoutWords
