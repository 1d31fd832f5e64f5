/** Words of fields with another meaning that several banks have. */
import type { OwnFieldWords } from '../../fixed-width/index.js'

/** The column of the fine always has a percentage. */
export const finePercentage: OwnFieldWords = {
  label: { pt: 'percentual de multa', en: 'fine percentage' },
  meaning: { pt: 'Percentual da multa por atraso, cobrada uma vez.', en: 'Percentage of the fine for late payment, charged once.' },
}

/** The columns of the agency have the cooperative. */
export const cooperative: OwnFieldWords = {
  label: { pt: 'cooperativa', en: 'cooperative' },
  meaning: { pt: 'Número da cooperativa do beneficiário, nas posições da agência.', en: 'Number of the beneficiary’s cooperative, in the columns of the agency.' },
}
