/** Words of fields with another meaning in the earlier system SICOB. */
import type { LayoutWords } from '../../fixed-width/index.js'

export const sicobWords240 = {
  agreement_code: {
    meaning: { pt: 'Agência, operação, conta e dígito do beneficiário, num só campo.', en: 'Agency, operation, account and check digit of the beneficiary in one field.' },
  },
  beneficiary_code: {
    meaning: { pt: 'Operação e conta do beneficiário, num só campo.', en: 'Operation and account of the beneficiary in one field.' },
  },
} satisfies LayoutWords

export const sicobWords400 = {
  beneficiary_code: {
    label: { pt: 'código da empresa', en: 'company code' },
    meaning: { pt: 'Agência, operação, conta e dígito do beneficiário, num só campo.', en: 'Agency, operation, account and check digit of the beneficiary in one field.' },
  },
} satisfies LayoutWords
