// Bradesco, Cobrança CNAB 240, version 06 of July 2017: occurrences and reasons, C044 (pp. 27–28), C047 (pp. 28–31), C066 (p. 33); codes of the remittance,
// C004 (p. 21), C006 to C029 (pp. 22–25). They are FEBRABAN's tables («código adotado pela FEBRABAN»), with the differences below. Codes marked «não tratado
// pelo banco», and later codes of FEBRABAN, keep FEBRABAN's meaning. The codes of CNAB 400 are the family's.

import { type EventOccurrences, type OccurrenceTable, type ReasonTable, without } from '../../febraban/index.js'
import type { Codes } from '../../fixed-width/index.js'
import { similarTo } from '../families/doubts.js'
import * as febraban from '../families/febraban240/index.js'
import type { Movement } from '../remittance-dialect.js'

const MANUAL = 'Bradesco, Cobrança CNAB 240, versão 06 (07/2017)'

/** Código de movimento retorno, C044, T and U 16–17, pp. 27–28. */
export const occurrences240: OccurrenceTable = {
  ...febraban.occurrences240,
  // 06 and 17 with 18 (C047-C, p. 31): the rest of the title is still open
  '06': { ...febraban.occurrences240['06'], overrides: [
    { field: 'segment_t.reason_codes', codes: ['18'], means: { text: febraban.occurrences240['06'].text, our_occurrence: '2029' } },
    { field: 'segment_t.reason_codes', codes: ['08'], means: { text: febraban.occurrences240['06'].text, our_occurrence: '2035' } },
  ] },
  // 09 with 14 (C047-C, p. 31): written off because it was protested
  '09': { ...febraban.occurrences240['09'], overrides: [
    { field: 'segment_t.reason_codes', codes: ['14'], means: { text: febraban.occurrences240['09'].text, our_occurrence: '2019' } },
  ] },
  '17': { ...febraban.occurrences240['17'], overrides: [
    { field: 'segment_t.reason_codes', codes: ['18'], means: { text: febraban.occurrences240['17'].text, our_occurrence: '2029' } },
  ] },
  '20': { text: 'Confirmação Recebimento Instrução de Sustação de Protesto', our_occurrence: '2016' },
  '73': { text: 'Confirmação recebimento pedido de negativação',             our_occurrence: '2247', doubt: similarTo('2225') }, // as in CNAB 400
}

/**
 * C047-A, pp. 28–30. Internal remarks («não tratado», «alterado», «utilizar serviço negativação») and misprints are omitted: 23 «aceita», 53, 54 and A3
 * «pagadorr» in «sacador/avalista».
 */
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

/** C047-C, pp. 30–31: reasons that are not a channel. */
const outcomes: Codes = {
  ...febraban.writeOffReasons240,
  '18': 'Pagamento parcial',
}

/** Occurrences whose titles may have a Y-50: entries, settlements, write-offs, rejections and changes of the split (C066 names no occurrence). */
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

/** C044 and C047-C, pp. 27–31: the bank does not treat the reasons 02 and 61. */
export const events240: EventOccurrences = {
  ...febraban.events240,
  paid_partially: ['06', '18'],
  paid_by_pix: ['06'],
}

/**
 * Código de movimento remessa, C004, P, Q and R 16–17, p. 21. A movement printed as «não tratado pelo banco» has no our_code: the bank ignores it. The manual
 * does not print which columns each movement reads. Returns (C044, pp. 27–28) do not have FEBRABAN's 07 and its codes from 55 on.
 *
 * 1018 is a validation error: elsewhere it only stops the protest, but 10 also writes the title off (use 1078 or 1019).
 */
export const movements240 = {
  '01': { text: 'Entrada de Títulos',                                            confirmedBy: ['02'],                  our_code: '1001' },
  '02': { text: 'Pedido de Baixa',                                               confirmedBy: ['09', '10'],            our_code: '1002' },
  '03': { text: 'Protesto para Fins Falimentares',                               confirmedBy: ['47'],                  our_code: '1011' },
  '04': { text: 'Concessão de Abatimento',                                       confirmedBy: ['12'],                  our_code: '1004', needs: ['value_rebate'] },
  '05': { text: 'Cancelamento de Abatimento',                                    confirmedBy: ['13'],                  our_code: '1005' },
  '06': { text: 'Alteração de Vencimento',                                       confirmedBy: ['14'],                  our_code: '1003' },
  '07': { text: 'Concessão de Desconto',                                         confirmedBy: null,                    our_code: '1071' },
  '08': { text: 'Cancelamento de Desconto',                                      confirmedBy: null,                    our_code: null }, // not treated
  '09': { text: 'Protestar',                                                     confirmedBy: ['19'],                  our_code: '1009' },
  '10': { text: 'Sustar Protesto e Baixar Título',                               confirmedBy: ['20'],                  our_code: '1078' },
  '11': { text: 'Sustar Protesto e Manter em Carteira',                          confirmedBy: ['20'],                  our_code: '1019' },
  '12': { text: 'Alteração de Juros de Mora',                                    confirmedBy: ['27'], rejectedBy: ['30'], our_code: '1076' },
  '13': { text: 'Dispensar Cobrança de Juros de Mora',                           confirmedBy: null,                    our_code: '1047' },
  '14': { text: 'Alteração de Valor/Percentual de Multa',                        confirmedBy: ['27'], rejectedBy: ['30'], our_code: '1074' },
  '15': { text: 'Dispensar Cobrança de Multa',                                   confirmedBy: null,                    our_code: '1075' },
  '16': { text: 'Alteração do Valor de Desconto',                                confirmedBy: ['27'], rejectedBy: ['30'], our_code: '1073' },
  '17': { text: 'Não conceder Desconto',                                         confirmedBy: null,                    our_code: null }, // not treated
  '18': { text: 'Alteração do Valor de Abatimento',                              confirmedBy: ['12'],                  our_code: '1077', needs: ['value_rebate'] },
  '19': { text: 'Prazo Limite de Recebimento – Alterar',                         confirmedBy: null,                    our_code: null }, // not treated
  '20': { text: 'Prazo Limite de Recebimento – Dispensar',                       confirmedBy: null,                    our_code: null }, // not treated
  '21': { text: 'Alterar número do título dado pelo beneficiario',               confirmedBy: ['40'],                  our_code: '1120', also: ['1008'] },
  '22': { text: 'Alterar número controle do Participante',                       confirmedBy: ['41'],                  our_code: '1122', also: ['1007'] },
  '23': { text: 'Alterar dados do Pagador',                                      confirmedBy: ['42'], rejectedBy: ['30'], our_code: '1079' },
  '24': { text: 'Alterar dados do Sacador/Avalista',                             confirmedBy: ['43'], rejectedBy: ['30'], our_code: '1080' },
  '30': { text: 'Recusa da Alegação do Pagador',                                 confirmedBy: null,                    our_code: null }, // not treated
  '31': { text: 'Alteração de Outros Dados',                                     confirmedBy: ['27'], rejectedBy: ['30'], our_code: '1031', also: ['1010', '1041', '1067', '1118'] }, // with 9 in P 221 it cancels the automatic protest or listing (C026, p. 25)
  '33': { text: 'Alteração dos Dados do Rateio de Crédito',                      confirmedBy: ['33'],                  our_code: '1093' },
  '34': { text: 'Pedido de Cancelamento dos Dados do Rateio de Crédito',         confirmedBy: ['34'],                  our_code: '1094' },
  '35': { text: 'Pedido de Desagendamento do Débito Automático',                 confirmedBy: ['35'],                  our_code: null }, // of the automatic debit, which is not sent
  '40': { text: 'Alteração de Carteira',                                         confirmedBy: null,                    our_code: null }, // not treated
  '41': { text: 'Cancelar protesto',                                             confirmedBy: null,                    our_code: null }, // not treated
  '42': { text: 'Alteração de Espécie de Título',                                confirmedBy: ['27'], rejectedBy: ['30'], our_code: '1123' },
  '43': { text: 'Transferência de carteira/modalidade de cobrança',              confirmedBy: null,                    our_code: null }, // not treated
  '44': { text: 'Alteração de contrato de cobrança',                             confirmedBy: null,                    our_code: null }, // not treated
  '45': { text: 'Negativação Sem Protesto',                                      confirmedBy: ['73'],                  our_code: '1066' },
  '46': { text: 'Solicitação de Baixa de Título Negativado Sem Protesto',        confirmedBy: ['54'],                  our_code: null }, // the service has no code for the end of a listing together with a write-off
  '47': { text: 'Solicitação Excluir negativação e manter pendente',             confirmedBy: null,                    our_code: '1068', also: ['1069'] }, // FEBRABAN's 47 changes the value of the title
} as const satisfies Readonly<Record<string, Movement>>

/** Espécie do título, C015, P 107–108, p. 23: FEBRABAN's, except the last. */
const documentTypes240 = without(febraban.documentTypes240, '33')

/** The service's document_type → espécie: all types that FEBRABAN has. */
export const documentTypeOf240 = febraban.documentTypesByOurs240(documentTypes240)

/** Código para protesto, C026, P 221, p. 25. 9 goes with movement 31 only. */
export const sueCodes240 = {
  '1': 'Protestar Dias Corridos',
  '2': 'Protestar Dias Úteis',
  '3': 'Não Protestar',
  '4': 'Protestar Fim Falimentar - Dias Úteis',
  '5': 'Protestar Fim Falimentar - Dias Corridos',
  '8': 'Negativação sem Protesto',
  '9': 'Cancelamento Protesto/Negativação Automático',
} as const
