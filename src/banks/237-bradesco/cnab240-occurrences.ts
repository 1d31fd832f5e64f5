// Bradesco, Cobrança CNAB 240, version 06 of July 2017: C044 (pp. 27–28), C047 (pp. 28–31), C066 (p. 33). They are FEBRABAN's tables («código
// adotado pela FEBRABAN»); here stand the differences. Codes marked «não tratado pelo banco» keep FEBRABAN's meaning, and so do the later ones.
import type { OccurrenceTable, ReasonTable, ToldEvents } from '../../febraban/index.js'
import type { Codes } from '../../fixed-width/index.js'
import * as febraban from '../families/febraban240/index.js'

const MANUAL = 'Bradesco, Cobrança CNAB 240, versão 06 (07/2017)'

/** Código de movimento retorno, C044, T and U 16–17, pp. 27–28. */
export const occurrences240: OccurrenceTable = {
  ...febraban.occurrences240,
  // 06 with 18 (C047-C, p. 31): the rest of the title is still open
  '06': { ...febraban.occurrences240['06'], instead: [
    { field: 'segment_t.reason_codes', codes: ['18'], means: { text: febraban.occurrences240['06'].text, our_occurrence: '2029' } },
    { field: 'segment_t.reason_codes', codes: ['08'], means: { text: febraban.occurrences240['06'].text, our_occurrence: '2035' } },
  ] },
  // 09 with 14 (C047-C, p. 31): written off because it was protested
  '09': { ...febraban.occurrences240['09'], instead: [
    { field: 'segment_t.reason_codes', codes: ['14'], means: { text: febraban.occurrences240['09'].text, our_occurrence: '2019' } },
  ] },
  '20': { text: 'Confirmação Recebimento Instrução de Sustação de Protesto', our_occurrence: '2016' },
  '73': { text: 'Confirmação recebimento pedido de negativação',             our_occurrence: '2247', doubt: '2225 is near' }, // as in CNAB 400
}

/** C047-A, pp. 28–30. Remarks to the bank itself («não tratado», «alterado», «utilizar serviço negativação») are left out,
 * and so are misprints: 23 «aceita», 53, 54 and A3 «pagadorr» in «sacador/avalista». */
const rejections: Codes = {
  ...febraban.rejectionReasons240,
  '13': 'Identificação da Emissão do Bloqueto Inválida',
  '14': 'Identificação da Distribuição do Bloqueto Inválida',
  '18': 'Vencimento fora do prazo da Operação (indicador registro de títulos vencidos há mais de 59 dias)',
  '38': 'Prazo para Protesto/Negativação Inválido',
  '39': 'Pedido de Protesto/ Negativação Não Permitido para o Título',
  '40': 'Título com Ordem/pedido de Protesto/Negativação Emitida (o)',
  '41': 'Pedido de Sustação/Excl p/ Título s/ Instr de Protesto/Negativação',
  '67': 'Dados para Débito incompatível com a Identificação da Emissão do Bloqueto',
  '92': 'Pagador optante por Bloqueto Eletrônico - e-mail não enviado',
  '93': 'Código para emissão de bloqueto não permite envio de e-mail',
}

/** C047-B, p. 30. */
const fees: Codes = {
  ...febraban.feeReasons240,
  '03': 'Tarifa de Sustação/Excl Negativação',
  '04': 'Tarifa de Protesto/ Incl Negativação',
  '20': 'Tarifa Sobre Emissão de Bloqueto Pré-Emitido pelo Banco',
}

/** C047-C, pp. 30–31: what is no channel. */
const outcomes: Codes = {
  ...febraban.writeOffReasons240,
  '18': 'Pagamento parcial',
}

/** The occurrences whose titles may bring a Y-50: entries, settlements, write-offs, refusals and changes of the split (C066 names none). */
const WITH_SPLIT = ['02', '03', '06', '09', '17', '26', '27', '30', '33', '34']

export const reasons240: readonly ReasonTable[] = [
  { occurrences: ['03', '26', '30'], field: 'segment_t.reason_codes',          codeWidth: 2, severity: 'rejection',   codes: rejections,                    source: `${MANUAL}, C047-A, pp. 28–30` },
  { occurrences: ['02'],             field: 'segment_t.reason_codes',          codeWidth: 2, severity: 'information', codes: rejections,                    source: `${MANUAL}, C047-A, pp. 28–30` },
  { occurrences: ['28'],             field: 'segment_t.reason_codes',          codeWidth: 2, severity: 'fee',         codes: fees,                          source: `${MANUAL}, C047-B, p. 30` },
  { occurrences: ['06', '09', '17'], field: 'segment_t.reason_codes',          codeWidth: 2, severity: 'channel',     codes: febraban.settlementReasons240, source: `${MANUAL}, C047-C, pp. 30–31`, pixCodes: ['61'] },
  { occurrences: ['06', '09', '17'], field: 'segment_t.reason_codes',          codeWidth: 2, severity: 'information', codes: outcomes,                      source: `${MANUAL}, C047-C, pp. 30–31` },
  { occurrences: ['29'],             field: 'segment_u.payer_occurrence_code', codeWidth: 4, severity: 'information', codes: febraban.payerOccurrences,     source: `${MANUAL}, A001, p. 19` },
  { occurrences: WITH_SPLIT,         field: 'segment_y50.rejection_codes',     codeWidth: 2, severity: 'information', codes: febraban.splitRejections,      source: `${MANUAL}, C066, p. 33` },
]

/** C044 and C047-C, pp. 27–31: 02 and 61 are none of the reasons that the bank treats. */
export const events240: ToldEvents = {
  ...febraban.events240,
  paid_partially: ['06', '18'],
  paid_by_pix: ['06'],
}
