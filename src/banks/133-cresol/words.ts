/** Words of fields with another meaning at Cresol. */
import type { LayoutWords } from '../../fixed-width/index.js'

export const words240 = {
  agreement_agency: {
    label: { pt: 'cooperativa', en: 'cooperative' },
    meaning: { pt: 'Código da cooperativa do beneficiário, nas posições do convênio.', en: 'Code of the beneficiary’s cooperative, in the columns of the agreement.' },
  },
  agreement_number: {
    label: { pt: 'conta corrente do convênio', en: 'current account of the agreement' },
    meaning: { pt: 'Conta corrente do beneficiário, nas posições do convênio.', en: 'Current account of the beneficiary, in the columns of the agreement.' },
  },
  agreement_digit: {
    label: { pt: 'dígito da conta do convênio', en: 'check digit of the account of the agreement' },
    meaning: { pt: 'Dígito que revela erros na conta corrente do convênio.', en: 'Digit that reveals errors in the current account of the agreement.' },
  },
} satisfies LayoutWords
