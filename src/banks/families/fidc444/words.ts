/** Words of fields with another meaning in remittances to a fund. */
import type { LayoutWords } from '../../../fixed-width/index.js'

export const words = {
  late_interest: {
    label: { pt: 'juros por dia de atraso', en: 'interest per day of delay' },
    meaning: { pt: 'Juros de mora por dia de atraso, em reais.', en: 'Late interest per day of delay, in reais.' },
  },
  payment_type: {
    label: { pt: 'destino do pagamento', en: 'purpose of the payment' },
    meaning: { pt: 'Indica se o pagamento é ao cedente ou de honorários.', en: 'Shows whether the payment is to the assignor or of fees.' },
  },
  collecting_agency_number: {
    label: { pt: 'agência depositária', en: 'depositary agency' },
    meaning: { pt: 'Agência em que o título está depositado.', en: 'Agency at which the title is deposited.' },
  },
} satisfies LayoutWords
