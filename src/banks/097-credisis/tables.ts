/** CrediSIS, Layout CNAB 240 (April 2017) and Layout CNAB 400, version 1.1 (June 2017): codes of both layouts. The manuals print no reasons of rejections. */
import type { EventOccurrences, OccurrenceTable, ReasonTable } from '../../febraban/index.js'
import { GENERAL_WRITE_OFF, STAYS_REGISTERED, similarTo } from '../families/doubts.js'
import * as febraban from '../families/febraban240/index.js'
import { patch } from '../families/patch.js'
import type { Movement } from '../remittance-dialect.js'

const MANUAL_240 = 'CrediSIS, CNAB 240 (04/2017)'

const REASONS = 'segment_t.reason_codes'

/** 240, p. 28; 400, p. 22. */
export const especies = patch<string>(febraban.documentTypes240, { only: '03 05 12 17 21 23' })

/** The service's document_type → espécie. A duplicata mercantil without its paper is DMI, the only one of the bank. */
export const documentTypes = { '02': '03', ...febraban.documentTypesByOurs240(especies) } as const

/** Data that a change of a title may have: due date, value, interest, discounts and fine (240, pp. 26–27; 400, p. 21). */
const CHANGES: Pick<Movement, 'our_code' | 'also'> = { our_code: '1031', also: ['1003', '1028', '1073', '1074', '1076'] }

/**
 * 240, C004, pp. 26–27. The return names the cause of a write-off and of a cancellation: 10, by a file of the client (p. 31).
 */
export const movements240 = {
  '01': { text: 'Inclusão de Títulos',  our_code: '1001', confirmedBy: ['02'] },
  '31': { text: 'Alteração de dados',   ...CHANGES,       confirmedBy: ['64'], rejectedBy: ['67'] },
  '50': { text: 'Baixa Manual',         our_code: '1002', confirmedBy: ['09', '10'] },
  '51': { text: 'Cancelamento Manual',  our_code: '1130', confirmedBy: ['66', '10'] },
} as const satisfies Readonly<Record<string, Movement>>

const CANCELLED = { pt: 'não há código unificado para o cancelamento; o título sai da cobrança, como na baixa', en: 'no unified code for a cancellation; the title leaves the collection, as in a write-off' }

/**
 * 240, C044, p. 30. The page also names 24, 25 and 68 to 71, without meanings. A title is «descontado» when the beneficiary discounts it at the cooperative (manual
 * para homologação, version 1.0 of May 2017, p. 5).
 */
export const occurrences240 = {
  '02': { text: 'Entrada Confirmada',              our_occurrence: '2001' },
  '03': { text: 'Entrada Rejeitada',               our_occurrence: '2002' },
  '06': {
    text: 'Liquidação', our_occurrence: '2003',
    overrides: [{ field: REASONS, codes: ['08'], means: { text: 'Liquidação', our_occurrence: '2035' } }],
  },
  '09': { text: 'Baixa',                           our_occurrence: '2004', doubt: GENERAL_WRITE_OFF },
  '64': { text: 'Confirmação da Alteração',        our_occurrence: '2021', doubt: similarTo('2077') },
  '65': { text: 'Boleto Descontado na Cooperativa', our_occurrence: '2181', doubt: STAYS_REGISTERED },
  '66': { text: 'Cancelamento',                    our_occurrence: '2004', doubt: CANCELLED },
  '67': { text: 'Alteração Rejeitada',             our_occurrence: '2215', doubt: similarTo('2024') },
} as const satisfies OccurrenceTable

/** 240, C047-C, p. 31. */
const writeOffs = {
  '09': 'Comandada Banco',
  '10': 'Comandada Cliente por Arquivo',
  '11': 'Comandada Cliente pelo Site',
  '12': 'Decurso Prazo – Cliente',
  '13': 'Decurso Prazo – Banco',
  '14': 'Por Envio ao Cartório',
} as const

const cancellations = patch<string>(writeOffs, {
  without: '14',
  reworded: { '12': 'Por Decurso Prazo – Cliente', '13': 'Por Decurso Prazo - Banco' },
})

/** 240, C047-B, p. 30: the page prints the movement of each fee. */
const fee = (occurrence: string, codes: ReasonTable['codes']): ReasonTable =>
  ({ occurrences: [occurrence], field: REASONS, codeWidth: 2, severity: 'fee', codes, source: `${MANUAL_240}, C047-B, p. 30` })

/** 240, T 214–223, five codes of two digits, pp. 30–31. Causes of rejections are only in the bank's system (C047-A, p. 30). */
export const reasons240: readonly ReasonTable[] = [
  { occurrences: ['03', '67'], field: REASONS, codeWidth: 2, severity: 'rejection', codes: {}, source: `${MANUAL_240}, C047-A, p. 30` },
  fee('02', { '21': 'Tarifa de Emissão de Boletos' }),
  fee('06', { '22': 'Tarifa Liquidação Interna', '23': 'Tarifa Liquidação Externa' }),
  fee('09', { '24': 'Tarifa Baixa Manual' }),
  fee('66', { '25': 'Tarifa Cancelamento' }),
  {
    occurrences: ['06'],
    field: REASONS,
    codeWidth: 2,
    severity: 'channel',
    codes: {
      '03': 'Liquidação no Guichê de Caixa',
      '06': 'Liquidação Por Meio Eletrônico (DDA)',
      '08': 'Liquidação Em Cartório',
      '31': 'Liquidação em banco correspondente',
      '32': 'Liquidação Terminal de Autoatendimento',
      '33': 'Liquidação na Internet (Home banking)',
      '37': 'Liquidado por meio de Central de Atendimento (Telefone)',
    },
    source: `${MANUAL_240}, C047-C, p. 31`,
  },
  { occurrences: ['09'], field: REASONS, codeWidth: 2, severity: 'information', codes: writeOffs,     source: `${MANUAL_240}, C047-C, p. 31` },
  { occurrences: ['66'], field: REASONS, codeWidth: 2, severity: 'information', codes: cancellations, source: `${MANUAL_240}, C047-C, p. 31` },
]

/** FEBRABAN's occurrences of the same events. Other events have no occurrence, nor has the rejection of a write-off or a cancellation. */
export const events240: EventOccurrences = {
  ...febraban.events240,
  ...{ paid_partially: null, paid_by_pix: null, paid_after_write_off: null, instruction_rejected: null },
  ...{ protest_ordered: null, sent_to_notary: null, protested: null, withdrawn: null },
}

/** 400, title 77–78, RM.D.8, p. 20. */
export const movements400 = {
  '01': { text: 'Inclusão de título',  our_code: '1001', confirmedBy: ['01'] },
  '02': { text: 'Baixa manual',        our_code: '1002', confirmedBy: ['03'] },
  '03': { text: 'Cancelamento',        our_code: '1130', confirmedBy: ['04'] },
  '04': { text: 'Alteração dos Dados', ...CHANGES,       confirmedBy: ['07'], rejectedBy: ['08'] },
} as const satisfies Readonly<Record<string, Movement>>

/** 400, title 77–78, RT.D.8, pp. 32–33. */
export const occurrences400 = {
  '01': { ...occurrences240['02'], text: 'Inclusão de boleto Confirmada' },
  '02': { text: 'Liquidação',             our_occurrence: '2003' },
  '03': { text: 'Baixa manual',           our_occurrence: '2126' },
  '04': { ...occurrences240['66'], text: 'Cancelamento do título' },
  '05': occurrences240['65'],
  '06': { ...occurrences240['03'], text: 'Inclusão do Boleto Rejeitado' },
  '07': occurrences240['64'],
  '08': occurrences240['67'],
} as const satisfies OccurrenceTable

/** Without reasons, a return does not show where a title was paid. */
export const events400: EventOccurrences = {
  ...events240,
  registered: ['01'],
  rejected: ['06'],
  paid: ['02'],
  paid_at_notary: null,
  written_off: ['04'],
}
