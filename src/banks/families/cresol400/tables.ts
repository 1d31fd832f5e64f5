/**
 * Codes of Cresol's CNAB 400, version 2.0 (August 2021): occurrences pp. 15–16, reasons pp. 16–30, movements p. 7, espécies pp. 7–8. They are FEBRABAN's C044,
 * C047 and C004 with the wording of 2015. Kanastra's manual (version 1.0, August 2024, pp. 6–7 and 11–26) prints each of them with the same text.
 */
import type { EventOccurrences, OccurrenceTable, ReasonTable } from '../../../febraban/index.js'
import type { Movement } from '../../remittance-dialect.js'
import * as febraban from '../febraban240/index.js'
import { occurrencesIn, patch, patchOccurrences } from '../patch.js'
import type { Cresol400Manual } from './printed.js'

const FIELD = 'title.reason_codes'

export const occurrences: OccurrenceTable = patchOccurrences(occurrencesIn(febraban.occurrences240, FIELD), {
  only: '02 03 04 05 06 07 08 09 11 12 13 14 15 17 19 20 23 24 25 26 27 28 29 30 33 34 35 36 37 38 39 40 41 42 43 44 45 46 47 48 49 50 51 52 53 54 55 56 57 58 59 60',
  added: { '00': { text: 'Ocorrência Desconhecida', our_occurrence: null, why: { pt: 'o manual não dá significado além deste texto', en: 'the manual gives no meaning besides this text' } } },
})

/** 02, 03, 26 and 30 have the same list. Texts use today's words for «sacado», «cedente» and «bloqueto»; 52 has another meaning. */
const rejections = patch<string>(febraban.rejectionReasons240, {
  only: '01-99 A1 A2 A3 A4 A5 A6 A7 A8 A9 B1',
  changed: { '52': 'Registro de Título já liquidado Cart. 17' },
})

const channels = patch<string>(febraban.settlementReasons240, { only: '01 02 03 04 05 06 07 08 30 31 32 33 34 35 36 37' })

/** Reasons, under the source of a manual. */
export const reasonsBy = ({ name, pages: { reasons } }: Cresol400Manual): readonly ReasonTable[] => [
  { occurrences: ['03', '26', '30'], field: FIELD, codeWidth: 2, severity: 'rejection',   codes: rejections,                  source: `${name}, ${reasons.rejections}` },
  { occurrences: ['02'],             field: FIELD, codeWidth: 2, severity: 'information', codes: rejections,                  source: `${name}, ${reasons.remarks}` },
  { occurrences: ['06', '09', '17'], field: FIELD, codeWidth: 2, severity: 'channel',     codes: channels,                    source: `${name}, ${reasons.outcomes}` },
  { occurrences: ['06', '09', '17'], field: FIELD, codeWidth: 2, severity: 'information', codes: febraban.writeOffReasons240, source: `${name}, ${reasons.outcomes}` },
  { occurrences: ['28'],             field: FIELD, codeWidth: 2, severity: 'fee',         codes: febraban.feeReasons240,      source: `${name}, ${reasons.fees}` },
]

/** No Pix among the reasons. */
export const events: EventOccurrences = { ...febraban.events240, paid_by_pix: ['06'] }

/** Identificação da ocorrência, title 109–110. Cresol's summary of June 2021 (p. 4) also has 31, which version 2.0 no longer prints. */
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

/** Espécie: FEBRABAN's numbers. */
const especies = patch<string>(febraban.documentTypes240, { only: '01 02 04 06 07 12 17 19 26 27 28 29 30 32 99' })

export const documentTypes = febraban.documentTypesByOurs240(especies)
