// Banco do Brasil (001), Particularidades BB, Leiaute CNAB 240, February 2021: código de movimento de retorno, p. 27; motivos, pp. 28–29 and anexo 01,
// p. 33. Both are FEBRABAN's («vide tabelas leiaute Febraban»): here stand only the bank's differences.
import type { OccurrenceTable, ReasonTable, RejectionCodes } from '../../febraban/index.js'
import { rejectionCodes240 as febrabanRefusals } from '../../febraban/index.js'
import type { Codes } from '../../fixed-width/index.js'
import * as febraban from '../families/febraban240/index.js'
import { listingReasons, listingRejections, negativations, unlistingReasons, unlistingRejections } from './negativation.js'

const MANUAL = 'Banco do Brasil, Particularidades BB, Leiaute CNAB 240 (fevereiro/2021)'

/** 28.3T, pp. 28–29: 52 is the bank's own, and A4 in its words. */
const rejections: Codes = {
  ...febraban.rejectionReasons240,
  '52': 'Registro de Título já liquidado Cart. 17',
  'A4': 'Sacado DDA',
}

/** Anexo 01, p. 33: rejectionCodes that CNAB 400 of 2019 does not have. */
const listingRejections240: Codes = {
  ...listingRejections,
  '16': 'Negativação recusada – Agente negativador solicitante é diferente do agente negativador atual',
  '60': 'Negativação recusada – Quantidade de dias de negativação inválida',
  '61': 'Negativação recusada - Quantidade de dias de negativação não pode ser zero',
  '62': 'Negativação recusada – Permitida somente exclusão',
}

const unlistingRejections240: Codes = {
  ...unlistingRejections,
  '16': 'Exclusão Negativação recusada – Agente negativador solicitante é diferente do agente negativador atual',
  '63': 'Exclusão Negativação recusada – Permitida somente inclusão de negativação',
}

/** Código de movimento de retorno, T and U 16–17. The manual lists 28 of FEBRABAN's; the others are taken as FEBRABAN has them. */
export const occurrences240: OccurrenceTable = {
  ...febraban.occurrences240,
  '29': { text: 'Ocorrências do Sacado',                                our_occurrence: '2023' },
  '44': { text: 'Título pago com cheque devolvido',                     our_occurrence: '2025', doubt: 'it may undo a payment (06 is told before the cheque clears: CNAB 400, nota 5 a, 04, 10 and 11) or an announcement that was no money (50)' },
  '50': { text: 'Título pago com cheque pendente de Compensação',       our_occurrence: '2026' },
  '61': { text: 'Confirmação de Alteração de Valor Nominal do Boleto',  our_occurrence: '2124' },
  ...negativations('segment_t.reason_codes', listingRejections240, unlistingRejections240),
  '93': { text: 'Baixa Operacional',                                    our_occurrence: '2158', doubt: 'the list has no operational write-off; it is a movement of the clearing system, a payment under way or (10) called off, and never money' },
}

/** With 93, T 214–215 (p. 29). */
const operationalWriteOffs: Codes = {
  '01': 'Baixa Operacional BB',
  '02': 'Baixa Operacional Outros Bancos',
  '10': 'Cancelamento de Baixa Operacional',
}

/** With 93, T 216–217 (p. 29). */
const operationalChannels: Codes = {
  '03': 'Liquidação no Guichê de Caixa em Dinheiro',
  '06': 'Por Meio Eletrônico',
  '31': 'Liquidação em banco correspondente',
  '32': 'Liquidação Terminal de Auto-Atendimento',
  '33': 'Liquidação na Internet (Home banking)',
  '37': 'Liquidado Central de Atendimento (Telefone)',
}

const FEBRABAN_REASONS = `${MANUAL}, 28.3T, pp. 28–29; FEBRABAN 240 v10.6, C047, pp. 153–156`

/** Motivo da ocorrência, T 214–223: up to five codes of two characters. */
export const reasons240: readonly ReasonTable[] = [
  { occurrences: ['03', '26', '30'], field: 'segment_t.reason_codes', codeWidth: 2, severity: 'rejection',   codes: rejections,                    source: FEBRABAN_REASONS },
  { occurrences: ['02'],             field: 'segment_t.reason_codes', codeWidth: 2, severity: 'information', codes: rejections,                    source: FEBRABAN_REASONS },
  { occurrences: ['28'],             field: 'segment_t.reason_codes', codeWidth: 2, severity: 'fee',         codes: febraban.feeReasons240,        source: FEBRABAN_REASONS },
  { occurrences: ['06', '09', '17'], field: 'segment_t.reason_codes', codeWidth: 2, severity: 'channel',     codes: febraban.settlementReasons240, source: FEBRABAN_REASONS, pixCodes: ['61'] },
  { occurrences: ['06', '09', '17'], field: 'segment_t.reason_codes', codeWidth: 2, severity: 'information', codes: febraban.writeOffReasons240,   source: FEBRABAN_REASONS },
  { occurrences: ['85'],             field: 'segment_t.reason_codes', codeWidth: 2, severity: 'information', codes: listingReasons,                source: `${MANUAL}, anexo 01, p. 33` },
  { occurrences: ['85'],             field: 'segment_t.reason_codes', codeWidth: 2, severity: 'rejection',   codes: listingRejections240,            source: `${MANUAL}, anexo 01, p. 33` },
  { occurrences: ['86'],             field: 'segment_t.reason_codes', codeWidth: 2, severity: 'information', codes: unlistingReasons,              source: `${MANUAL}, anexo 01, p. 33` },
  { occurrences: ['86'],             field: 'segment_t.reason_codes', codeWidth: 2, severity: 'rejection',   codes: unlistingRejections240,          source: `${MANUAL}, anexo 01, p. 33` },
  { occurrences: ['93'],             field: 'segment_t.reason_codes', codeWidth: 2, severity: 'information', codes: operationalWriteOffs,          source: `${MANUAL}, 28.3T, p. 29`, span: [1, 2] },
  { occurrences: ['93'],             field: 'segment_t.reason_codes', codeWidth: 2, severity: 'channel',     codes: operationalChannels,           source: `${MANUAL}, 28.3T, p. 29`, span: [3, 4] },
]

/** C047-A, and anexo 01, p. 33. */
export const rejections240: RejectionCodes = {
  ...febrabanRefusals,
  unknown_title: { '26': '60', '30': '60', '85': '12', '86': '08' },
}
