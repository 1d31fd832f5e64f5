/** Words of fields with another meaning in Citibank’s returns of CNAB 400. */
import type { LayoutWords } from '../../fixed-width/index.js'

export const words400 = {
  paid_amount: {
    label: { pt: 'valor líquido recebido', en: 'net amount received' },
    meaning: { pt: 'Valor do título menos descontos, abatimento e IOF, mais juros, em reais.', en: 'Face value less discounts, rebate and IOF, plus interest, in reais.' },
  },
  other_fines: {
    label: { pt: 'despesas de cartório', en: 'notary expenses' },
    meaning: { pt: 'Despesas de cartório do título, em reais.', en: 'Expenses of the title at the notary, in reais.' },
  },
} satisfies LayoutWords
