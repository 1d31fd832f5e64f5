/**
 * Cresol, CNAB 240, version 1.0.2 (PDF of February 2022): occurrences pp. 18–22, movements pp. 8–9. The codes are FEBRABAN's C044 and C004, in their words of
 * 2015. Those of CNAB 400 are the family's.
 */
import type { OccurrenceTable, ReasonTable } from '../../febraban/index.js'
import { events, movements, reasonsBy } from '../families/cresol400/index.js'
import { similarTo } from '../families/doubts.js'
import * as febraban from '../families/febraban240/index.js'
import { patch, patchOccurrences } from '../families/patch.js'
import type { Movement } from '../remittance-dialect.js'
import { printed400 } from './bank.js'

export { events }

/** Codes that the manual prints as «não tratado pelo banco» (pp. 18–22): files should not contain them. */
export const occurrences240: OccurrenceTable = patchOccurrences(febraban.occurrences240, {
  only: '02 03 04 05 06 07 08 09 11 12 13 14 15 17 19 20 23 24 25 26 27 28 29 30 33 34 35 36 37 38 39 40 41 42 43 44 45 46 47 48 49 50 51 52 53 54',
  reworded: { '20': 'Confirmação Recebimento Instrução de Sustação de Protesto' },
  added: { '73': { text: 'Confirmação recebimento pedido de negativação', our_occurrence: '2247', doubt: similarTo('2225') } },
})

/** T 214–223 (p. 23). The manual has no table for them: the reasons of CNAB 400 are used. */
export const reasons240: readonly ReasonTable[] = reasonsBy(printed400).map((table) => ({ ...table, field: 'segment_t.reason_codes' }))

/** Código de movimento remessa, P 16–17, pp. 8–9. The manual does not print which columns each movement reads: all send the whole title. */
export const movements240 = {
  ...movements,
  '05': { text: 'Cancelamento de Abatimento',                confirmedBy: ['13'], our_code: '1005' },
  '09': { text: 'Protestar',                                 confirmedBy: ['19'], our_code: '1009' },
  '10': { text: 'Cancela/Sustação da instrução de protesto', confirmedBy: ['20'], our_code: '1018' },
} as const satisfies Readonly<Record<string, Movement>>

/** Espécie, P 107–108, p. 9: without 32. */
export const especies240 = patch<string>(febraban.documentTypes240, { only: '01 02 04 06 07 12 17 19 26 27 28 29 30 99' })

/** Código do desconto, P 142, p. 10: always reais. */
export const discountTypes240 = { '0': 'Sem desconto', '1': 'Com desconto' } as const

/** Código para protesto, P 221, p. 10. */
export const sueCodes240 = { '1': 'Protestar em x dias corridos', '3': 'Não protestar' } as const
