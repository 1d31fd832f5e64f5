/**
 * Cresol, CNAB 400, version 2.0: occurrences pp. 15–16, reasons pp. 16–30, movements p. 7; CNAB 240, version 1.0.2: occurrences pp. 18–22, movements
 * pp. 8–9. The codes are FEBRABAN's C044, C047 and C004, in their words of 2015.
 */
import type { EventOccurrences, OccurrenceTable, ReasonTable } from '../../febraban/index.js'
import * as febraban from '../families/febraban240/index.js'
import { occurrencesIn, patch, patchOccurrences } from '../families/patch.js'
import type { Movement } from '../remittance-dialect.js'

const MANUAL = 'Cresol, Cobrança Integrada CNAB 400, versão 2.0 (08/2021)'
const FIELD = 'title.reason_codes'

export const occurrences: OccurrenceTable = patchOccurrences(occurrencesIn(febraban.occurrences240, FIELD), {
  only: '02 03 04 05 06 07 08 09 11 12 13 14 15 17 19 20 23 24 25 26 27 28 29 30 33 34 35 36 37 38 39 40 41 42 43 44 45 46 47 48 49 50 51 52 53 54 55 56 57 58 59 60',
  added: { '00': { text: 'Ocorrência Desconhecida', our_occurrence: null, why: 'the bank itself does not know what it is' } },
})

/** 02, 03, 26 and 30 have the same list. «Sacado», «cedente» and «bloqueto» are today's words here; 52 has another meaning. */
const rejections = patch<string>(febraban.rejectionReasons240, {
  only: `${Array.from({ length: 99 }, (_, i) => String(i + 1).padStart(2, '0')).join(' ')} A1 A2 A3 A4 A5 A6 A7 A8 A9 B1`,
  changed: { '52': 'Registro de Título já liquidado Cart. 17' },
})

const channels = patch<string>(febraban.settlementReasons240, { only: '01 02 03 04 05 06 07 08 30 31 32 33 34 35 36 37' })

export const reasons: readonly ReasonTable[] = [
  { occurrences: ['03', '26', '30'], field: FIELD, codeWidth: 2, severity: 'rejection',   codes: rejections,                   source: `${MANUAL}, pp. 19–30` },
  { occurrences: ['02'],             field: FIELD, codeWidth: 2, severity: 'information', codes: rejections,                   source: `${MANUAL}, pp. 16–19` },
  { occurrences: ['06', '09', '17'], field: FIELD, codeWidth: 2, severity: 'channel',     codes: channels,                     source: `${MANUAL}, pp. 22–24` },
  { occurrences: ['06', '09', '17'], field: FIELD, codeWidth: 2, severity: 'information', codes: febraban.writeOffReasons240,  source: `${MANUAL}, pp. 22–24` },
  { occurrences: ['28'],             field: FIELD, codeWidth: 2, severity: 'fee',         codes: febraban.feeReasons240,       source: `${MANUAL}, p. 27` },
]

/** No Pix among the reasons. */
export const events: EventOccurrences = { ...febraban.events240, paid_by_pix: ['06'] }

/** Identificação da ocorrência, title 109–110, p. 7. The summary of June 2021 (p. 4) has 31, too, which version 2.0 no longer prints. */
export const movements = {
  '01': { text: 'Remessa',                           confirmedBy: ['02'], our_code: '1001' },
  '02': { text: 'Pedido de Baixa',                   confirmedBy: ['09'], our_code: '1002' },
  '04': { text: 'Concessão de Abatimento',           confirmedBy: ['12'], our_code: '1004', needs: ['value_rebate'] },
  '05': { text: 'Cancelamento de Abatimento',        confirmedBy: ['13'], our_code: '1005', needs: ['value_rebate'] },
  '06': { text: 'Alteração de Vencimento',           confirmedBy: ['14'], our_code: '1003' },
  '09': { text: 'Pedido de Protesto',                confirmedBy: ['19'], our_code: '1009' },
  '10': { text: 'Sustar Protesto e Baixar Título',   confirmedBy: ['20'], our_code: '1078' },
  '11': { text: 'Sustar Protesto e Manter em Carteira', confirmedBy: ['20'], our_code: '1019' },
} as const satisfies Readonly<Record<string, Movement>>

/** Espécie, pp. 7–8: FEBRABAN's numbers. */
const especies = patch<string>(febraban.documentTypes240, { only: '01 02 04 06 07 12 17 19 26 27 28 29 30 32 99' })

export const documentTypes = febraban.documentTypesByOurs240(especies)

// CNAB 240, version 1.0.2 (PDF of February 2022).

/** Those that it prints «não tratado pelo banco» (pp. 18–22), a file may have none of. */
export const occurrences240: OccurrenceTable = patchOccurrences(febraban.occurrences240, {
  only: '02 03 04 05 06 07 08 09 11 12 13 14 15 17 19 20 23 24 25 26 27 28 29 30 33 34 35 36 37 38 39 40 41 42 43 44 45 46 47 48 49 50 51 52 53 54',
  reworded: { '20': 'Confirmação Recebimento Instrução de Sustação de Protesto' },
  added: { '73': { text: 'Confirmação recebimento pedido de negativação', our_occurrence: '2247', doubt: '2225 is near' } },
})

/** T 214–223 (p. 23), of which the manual has no table: those of CNAB 400. */
export const reasons240: readonly ReasonTable[] = reasons.map((table) => ({ ...table, field: 'segment_t.reason_codes' }))

/** Código de movimento remessa, P 16–17, pp. 8–9. Which columns each reads is not printed: they send the title whole. */
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
