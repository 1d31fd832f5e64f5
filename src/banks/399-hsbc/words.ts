/** Words of fields with another meaning in HSBC’s returns of discounted titles. */
import type { LayoutWords } from '../../fixed-width/index.js'

export const discountWords240 = {
  settled_amount: {
    label: { pt: 'valor da liquidação', en: 'settlement amount' },
    meaning: { pt: 'Valor do título com juros e complemento de mora, em reais.', en: 'Face value with interest and complement of interest, in reais.' },
  },
  operation_interest: {
    label: { pt: 'juros da operação de desconto', en: 'interest of the discount operation' },
    meaning: { pt: 'Juros que o banco cobrou na operação de desconto, em reais.', en: 'Interest that the bank charged in the discount operation, in reais.' },
  },
} satisfies LayoutWords
