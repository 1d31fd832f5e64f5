/** Citibank, Manual CNAB 240, version 1.8: movements p. 17 (C004), occurrences p. 19 (C044), reasons pp. 20–21 (C047). */
import type { EventOccurrences, OccurrenceTable, ReasonTable } from '../../febraban/index.js'
import * as febraban from '../families/febraban240/index.js'
import { patch, patchMovements, patchOccurrences } from '../families/patch.js'
import type { documentTypes } from './cnab240.js'
import { occurrences as occurrences400 } from './cnab400-tables.js'

const MANUAL = 'Citibank, CNAB 240 v1.8'

export const movements240 = patchMovements(febraban.movements240, {
  only: '01 02 04 06 07 09 11',
  added: {
    '29': { text: 'Pedido de Negativação na Serasa',             our_code: '1066', confirmedBy: null },
    '39': { text: 'Pedido de Exclusão de Negativação na Serasa', our_code: '1068', confirmedBy: ['21'] },
  },
})

const FIELD = 'segment_t.reason_codes'

export const occurrences240: OccurrenceTable = patchOccurrences(febraban.occurrences240, {
  only: '02 03 06 07 09 11 12 14 17 19 20 23 24 26 28 29',
  changed: {
    '06': {
      text: 'Liquidação', our_occurrence: '2003',
      overrides: [
        { field: FIELD, codes: ['02', '88'], means: { text: 'Liquidação', our_occurrence: '2029' } },
        { field: FIELD, codes: ['01'],       means: { text: 'Liquidação', our_occurrence: '2030' } },
        { field: FIELD, codes: ['08'],       means: { text: 'Liquidação', our_occurrence: '2035' } },
      ],
    },
    '17': {
      text: 'Liquidação Após Baixa ou Liquidação Título Não Registrado', our_occurrence: '2014',
      overrides: [{ field: FIELD, codes: ['02', '88'], means: { text: 'Liquidação Após Baixa ou Liquidação Título Não Registrado', our_occurrence: '2029' } }],
    },
  },
  reworded: { '29': 'Ocorrências do Sacado' },
  added: {
    '01': { ...occurrences400['01'], text: 'Transação aceita título impresso/enviado por e_mail' },
    '21': { text: 'Confirmação de pedido de exclusão de negativação na Serasa', our_occurrence: '2151' },
    '22': { text: 'Título enviado para negativação na Serasa',                  our_occurrence: '2152' },
    '31': { text: 'Título Negativado',                                          our_occurrence: '2148' },
    '90': { text: 'Movimentação na CIP',                                        our_occurrence: '2158' },
  },
})

/** C047-A. Codes that reject nothing are in `remarks`. */
const rejections = patch<string>(febraban.rejectionReasons240, {
  only: '01 02 04 05 07 08 09 10 11 13 15 16 18 20 23 24 26 29 30 34 38 39 40 41 44 45 46 47 48 50 51 52 58 59 60 63 79 80 86 91 99 A1 A2 A3',
  changed: {
    '07': 'Conta informada inválida ou não implementada',
    '38': 'Prazo para instrução Inválido',
    '40': 'Alteração para título já protestado ou em cartório',
    '91': 'e-mail do sacado inválido',
  },
  reworded: {
    '13': 'Identificação da Emissão do Boleto Inválida',
    '45': 'Nome do Sacado Não Informado',
    '46': 'Tipo/Número de Inscrição do Sacado Inválidos',
    '47': 'Endereço do Sacado Não Informado',
    '99': 'Rejeição da alteração do número do título dado pelo cedente',
    A2: 'Rejeição da alteração dos dados do sacado',
    A3: 'Rejeição da alteração dos dados do sacador/avalista',
  },
  added: {
    X1: 'Alteração para título com instrução de negativação na Serasa',
    X2: 'Título sem instrução de negativação na Serasa',
    X3: 'Pedido de negativação na Serasa não aceito para o título',
    X4: 'Serviço não contratado ou condição não passível de aceitação',
    Z3: 'Rejeitado por processo de crédito',
    Z4: 'Portfólio destino inexistente',
    Z5: 'Instrução de protesto não efetivada por falta de carta de provimento',
    Z6: 'Instrução inválida',
    Z7: 'Dias de Instrução Inválido',
  },
})

const remarks = {
  '87': febraban.rejectionReasons240['87'],
  B1: 'Transferido de Portfolio',
  X5: 'Pedido de negativação agendado, sujeito a análise de existência de contrato/cumprimento de condição contratual, na data de efetivação',
  Z1: 'Boleto Eletrônico',
  Z2: 'Boleto não Eletrônico',
  Z8: 'mensagem não tratada – sacado não é eletrônico',
  Z9: 'mensagem não tratada – registro de mensagem sem registro detalhe de título',
} as const

const fees = patch<string>(febraban.feeReasons240, { only: '08 09 10' })

const channels = patch<string>(febraban.settlementReasons240, {
  only: '01 02 04 05 06 07 08',
  added: { '38': 'Liquidação Interbancária STR', '88': 'Liquidação Parcial Flex', '99': 'Liquidação no próprio banco' },
})

const writeOffs = patch<string>(febraban.writeOffReasons240, { only: '09 10 11 12 13 14' })

const answers = { '01': 'Sacado Aceitou o Título', '02': 'Recusado pelo Sacado', '03': 'Decurso de Prazo CIP' } as const

/** 30, which list A also names, is not among the occurrences. */
export const reasons240: readonly ReasonTable[] = [
  { occurrences: ['03', '26'],       field: FIELD, codeWidth: 2, severity: 'rejection',   codes: rejections, source: `${MANUAL}, p. 20` },
  { occurrences: ['02'],             field: FIELD, codeWidth: 2, severity: 'information', codes: rejections, source: `${MANUAL}, p. 20` },
  { occurrences: ['02', '03', '26'], field: FIELD, codeWidth: 2, severity: 'information', codes: remarks,    source: `${MANUAL}, p. 20` },
  { occurrences: ['28'],             field: FIELD, codeWidth: 2, severity: 'fee',         codes: fees,       source: `${MANUAL}, pp. 20–21` },
  { occurrences: ['06', '09', '17'], field: FIELD, codeWidth: 2, severity: 'channel',     codes: channels,   source: `${MANUAL}, p. 21` },
  { occurrences: ['06', '09', '17'], field: FIELD, codeWidth: 2, severity: 'information', codes: writeOffs,  source: `${MANUAL}, p. 21` },
  { occurrences: ['90'],             field: FIELD, codeWidth: 2, severity: 'information', codes: answers,    source: `${MANUAL}, p. 21` },
]

/** 25 is not among the occurrences: 09 with 14 reports a protest. */
export const events240: EventOccurrences = { ...febraban.events240, paid_by_pix: null, protested: ['09', '14'] }

/** The service's document type → espécie: «para o Citibank, utilizar DMI» (Boletos, 4.7, p. 8), also for the duplicata mercantil. */
export const documentTypes240 = { '02': '03', '03': '03' } as const satisfies Readonly<Record<string, keyof typeof documentTypes>>
