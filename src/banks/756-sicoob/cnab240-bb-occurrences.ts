// Sicoob (756), Manual para Cedentes com Sistema Próprio e utilização do Correspondente Banco do Brasil, PDF of December 2011: código da ocorrência
// p. 7, rejeições pp. 8–10, tarifas pp. 10–11. Both are FEBRABAN's tables (C044 and C047): here stand only the differences.
import type { OccurrenceTable, ReasonTable } from '../../febraban/index.js'
import * as febraban from '../families/febraban240/index.js'

const MANUAL = 'Sicoob, Manual para cedentes com sistema próprio e utilização do correspondente Banco do Brasil (dezembro/2011)'

/** Código da ocorrência, T and U 16–17, p. 7: 21 codes, all as FEBRABAN has them; the others are taken from there. */
export const occurrencesBb240: OccurrenceTable = febraban.occurrences240

/** Rejeições, pp. 8–10: 01 to 67 as FEBRABAN, and two that have another meaning there. */
const rejections = {
  ...febraban.rejectionReasons240,
  '88': 'Arquivo em duplicidade',
  '99': 'Contrato inexistente',
} as const

/** Motivos, T 215–224. Of settlements and write-offs the columns' name speaks, and no list is printed: FEBRABAN's. */
export const reasonsBb240: readonly ReasonTable[] = [
  { occurrences: ['03', '26', '30'], field: 'segment_t.reason_codes', codeWidth: 2, severity: 'rejection',   codes: rejections,                    source: `${MANUAL}, pp. 8–10` },
  { occurrences: ['28'],             field: 'segment_t.reason_codes', codeWidth: 2, severity: 'fee',         codes: febraban.feeReasons240,        source: `${MANUAL}, pp. 10–11` },
  { occurrences: ['06', '09', '17'], field: 'segment_t.reason_codes', codeWidth: 2, severity: 'channel',     codes: febraban.settlementReasons240, source: `${MANUAL}, p. 8; FEBRABAN 240 v10.6, C047-C, p. 156` },
  { occurrences: ['06', '09', '17'], field: 'segment_t.reason_codes', codeWidth: 2, severity: 'information', codes: febraban.writeOffReasons240,   source: `${MANUAL}, p. 8; FEBRABAN 240 v10.6, C047-C, p. 156` },
]
