/**
 * Unicred: codes of a title in remittances of both layouts. Layout de Remessa de Boletos, CNAB 400 (17 November 2021), pp. 11–13; CNAB 240
 * (15 December 2020), pp. 24–27. Composição da Ficha de Compensação (3 December 2019), p. 6.
 */
import { percentagePerDay, percentagePerMonth, REAIS_PER_DAY, type UnitByCode } from '../../fixed-width/index.js'

/** The service's document_type → espécie of the slip (ficha, p. 6). No column of a file has it. */
export const documentTypes = { '02': 'DM', '04': 'DS', '07': 'LC', '12': 'NP', '16': 'NS', '17': 'REC', '19': 'ND', '32': 'CS', '99': 'Outros' } as const

/** Código da multa. */
export const fineTypes = { '1': 'Valor Fixo (R$)', '2': 'Taxa (%)', '3': 'Isento' } as const

/** Tipo de valor mora, código do juros de mora. The clearing system does not take 3. */
export const interestTypes = { '1': 'Valor Diário (R$)', '2': 'Taxa Mensal (%)', '3': 'Valor Mensal (R$)', '4': 'Taxa diária (%)', '5': 'Isento' } as const

/** Unit of the interest, by its code: two decimals. */
export const interestUnit: UnitByCode = { by: 'interest_type', codes: { '1': REAIS_PER_DAY, '2': percentagePerMonth(2), '4': percentagePerDay(2) } }

/** Código do desconto. CNAB 240 prints 1 as «Valor Fixo Até a Data Informada». */
export const discountTypes = { '0': 'Isento', '1': 'Valor Fixo' } as const

/** Identificação de título descontável. */
export const discountableCodes = { S: 'Selecionado para garantia de operação de desconto', N: 'Não selecionado' } as const

/** Código para protesto. */
export const sueCodes = { '1': 'Protestar Dias Corridos', '2': 'Protestar Dias Úteis', '3': 'Não Protestar' } as const
