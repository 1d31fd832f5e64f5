// Banco do Brasil, Particularidades BB, Leiaute CNAB 240, February 2021: movements of the remittance, p. 9; código de movimento de retorno, p. 27;
// motivos, pp. 28–29 and anexo 01, p. 33; codes of a title, pp. 11–14. Returns are FEBRABAN's («vide tabelas leiaute Febraban») with these differences.

import { rejectionCodes240 as febrabanRejectionCodes, type OccurrenceTable, type ReasonTable, type RejectionCodes, without } from '../../febraban/index.js'
import * as febraban from '../families/febraban240/index.js'
import { patch, patchOccurrences } from '../families/patch.js'
import type { Movement } from '../remittance-dialect.js'
import { listingReasons, listingRejections, negativations, OPERATIONAL_WRITE_OFF, operationalWriteOffs, unlistingReasons, unlistingRejections } from './tables.js'

const MANUAL = 'Banco do Brasil, Particularidades BB, Leiaute CNAB 240 (fevereiro/2021)'

/**
 * Código de movimento remessa, P, Q and R 16–17, p. 9: movements that the bank treats, in its words, and the unified instruction. The bank does not send
 * FEBRABAN's confirmations of discount, fine, interest and limit (p. 27).
 */
export const movements240 = {
  '01': { text: 'Entrada de títulos',                                   confirmedBy: ['02'],                              our_code: '1001' },
  '02': { text: 'Pedido de baixa',                                      confirmedBy: ['09', '10'],                        our_code: '1002' },
  '04': { text: 'Concessão de Abatimento',                              confirmedBy: ['12'],                              our_code: '1004', needs: ['value_rebate'] },
  '05': { text: 'Cancelamento de Abatimento',                           confirmedBy: ['13'],                              our_code: '1005' },
  '06': { text: 'Alteração de Vencimento',                              confirmedBy: ['14'],                              our_code: '1003' },
  '07': { text: 'Concessão de Desconto',                                confirmedBy: null,                                our_code: '1071' },
  '08': { text: 'Cancelamento de Desconto',                             confirmedBy: null,                                our_code: '1072' },
  '09': { text: 'Protestar',                                            confirmedBy: ['19'],                              our_code: '1009' },
  '10': { text: 'Cancela/Sustação da Instrução de protesto',            confirmedBy: ['20'],                              our_code: '1018' },
  '12': { text: 'Alterar Juros de Mora',                                confirmedBy: ['27'], rejectedBy: ['30'],             our_code: '1076' },
  '13': { text: 'Dispensar Juros de Mora',                              confirmedBy: null,                                our_code: '1047' },
  '14': { text: 'Cobrar Multa',                                         confirmedBy: null,                                our_code: '1104', also: ['1150', '1074'] },
  '15': { text: 'Dispensar Multa',                                      confirmedBy: null,                                our_code: '1075' },
  '16': { text: 'Ratificar dados da Concessão de Desconto',             confirmedBy: ['27'], rejectedBy: ['30'],             our_code: '1102', also: ['1073'] },
  '19': { text: 'Altera Prazo Limite de Recebimento',                   confirmedBy: ['27'], rejectedBy: ['30'],             our_code: '1107', needs: ['payment_limit_at'] },
  '20': { text: 'Dispensar Prazo Limite de Recebimento',                confirmedBy: null,                                our_code: '1106' },
  '21': { text: 'Altera do Número do Título dado pelo Beneficiário',    confirmedBy: ['27'], rejectedBy: ['30'],             our_code: '1120', also: ['1008'] },
  '22': { text: 'Alteração do Número de Controle do Participante',      confirmedBy: ['27'], rejectedBy: ['30'],             our_code: '1122', also: ['1007'] },
  '23': { text: 'Alteração de Nome e Endereço do Pagador',              confirmedBy: ['27'], rejectedBy: ['30'],             our_code: '1101', also: ['1012', '1013', '1014', '1015', '1038'] },
  '30': { text: 'Recusa da Alegação do Sacado',                         confirmedBy: null,                                our_code: '1030' }, // the bank ignores the claim that it answers (21.3R)
  '31': { text: 'Alteração de Outros Dados',                            confirmedBy: ['27'], rejectedBy: ['30'],             our_code: '1031' },
  '34': { text: 'Altera Data Para Concessão de Desconto',               confirmedBy: ['27'], rejectedBy: ['30'],             our_code: '1103' },
  '40': { text: 'Alteração de modalidade',                              confirmedBy: null,                                our_code: null }, // 1108: the new kind of collection (14.3P) is in no field of a slip
  '45': { text: 'Inclusão de Negativação sem protesto',                 confirmedBy: ['85', '01'], rejectedBy: ['85', '12'], our_code: '1066' },
  '46': { text: 'Exclusão de Negativação sem protesto',                 confirmedBy: ['86', '09'], rejectedBy: ['86', '08'], our_code: '1068', also: ['1069'] }, // one code for excluding (1068) and cancelling (1069)
  '47': { text: 'Alteração do Valor Nominal do Boleto',                 confirmedBy: ['61'],                              our_code: '1028' },
} as const satisfies Readonly<Record<string, Movement>>

/** Código da carteira, 14.3P, p. 11: its carteira and modality. */
export const chargeTypes240 = {
  '1': 'Simples, carteira 11/12',
  '2': 'Vinculada/Caucionada, carteira 11/17, e carteira 31',
  '3': 'Vinculada/Caucionada, carteira 11/17, e carteira 31',
  '4': 'Descontada, carteira 11/17, e carteira 51',
  '7': 'Simples, carteira 17',
  '8': 'Prêmio de Seguro',
} as const

/** Espécie do título, 24.3P, p. 12. 16 and 20 are of the insurance kind of collection only. */
export const documentTypes240 = {
  '01': 'Cheque',
  '02': 'Duplicata Mercantil',
  '04': 'Duplicata de Serviço',
  '06': 'Duplicata Rural',
  '07': 'Letra de Câmbio',
  '12': 'Nota Promissória',
  '16': 'Nota de Seguro',
  '17': 'Recibo',
  '19': 'Nota de Debito',
  '20': 'Apólice de Seguro',
  '26': 'Warrant',
  '27': 'Dívida Ativa de Estado',
  '28': 'Divida Ativa de Município',
  '29': 'Dívida Ativa União',
  '31': 'Cartão de Crédito',
  '32': 'Boleto de Proposta',
  '33': 'Boleto de Aporte',
} as const

/** The service's `document_type` → espécie, in simple collection: without the types of insurance. */
export const documentTypeByOurs240 = without(febraban.documentTypesByOurs240(documentTypes240), '16', '20')

/** Código da moeda, P columns 228–229, 40.3P, p. 14. Files of other programs have FEBRABAN's 09 (G065) for the real. */
export const currencies240 = {
  '00': 'Real',
  '02': 'Dólar Americano',
  '09': 'Real',
  '14': 'Euro',
} as const

/** Código do desconto, P 142 (30.3P, p. 13), R 18 and 42 (08.3R and 11.3R, p. 17): codes that the bank treats, in FEBRABAN's words. */
export const discountTypes240 = {
  '0': 'Não há desconto',
  ...without(febraban.discountTypes, '4', '5', '6', '7'),
} as const

/** Código para protesto, 36.3P, pp. 13–14: codes that the bank treats. */
export const sueCodes240 = {
  '1': 'Protestar dias corridos',
  '2': 'Protestar dias úteis',
  '3': 'Não protestar',
  '8': 'Negativação Sem Protesto',
} as const

/** 28.3T, pp. 28–29: 52 is the bank's own. */
const rejections = patch<string>(febraban.rejectionReasons240, {
  changed: { '52': 'Registro de Título já liquidado Cart. 17' },
  reworded: { 'A4': 'Sacado DDA' },
})

/** Anexo 01, p. 33: codes that CNAB 400 of 2019 does not have. */
const listingRejections240 = patch(listingRejections, {
  added: {
    '16': 'Negativação recusada – Agente negativador solicitante é diferente do agente negativador atual',
    '60': 'Negativação recusada – Quantidade de dias de negativação inválida',
    '61': 'Negativação recusada - Quantidade de dias de negativação não pode ser zero',
    '62': 'Negativação recusada – Permitida somente exclusão',
  },
})

const unlistingRejections240 = patch(unlistingRejections, {
  added: {
    '16': 'Exclusão Negativação recusada – Agente negativador solicitante é diferente do agente negativador atual',
    '63': 'Exclusão Negativação recusada – Permitida somente inclusão de negativação',
  },
})

const REASONS = 'segment_t.reason_codes'

const negativations240 = negativations(REASONS, listingRejections240, unlistingRejections240)

/** Código de movimento de retorno, T and U 16–17. The manual lists 28 of FEBRABAN's codes; the other codes have FEBRABAN's meaning. */
export const occurrences240: OccurrenceTable = patchOccurrences(febraban.occurrences240, {
  reworded: {
    '29': 'Ocorrências do Sacado',
    '50': 'Título pago com cheque pendente de Compensação',
    '61': 'Confirmação de Alteração de Valor Nominal do Boleto',
  },
  changed: {
    '44': { text: 'Título pago com cheque devolvido', our_occurrence: '2025', doubt: { pt: 'pode estornar um pagamento (06 vem antes da compensação do cheque: CNAB 400, nota 5 a, 04, 10 e 11) ou um anúncio que não movimentou dinheiro (50)', en: 'it may reverse a payment (06 comes before the cheque clears: CNAB 400, nota 5 a, 04, 10 and 11) or an announcement that was never booked (50)' } },
    '93': { text: 'Baixa Operacional', our_occurrence: '2158', doubt: OPERATIONAL_WRITE_OFF },
  },
  added: negativations240,
})

/** With 85 and 86, U 123–125 hold the bureau, 010 Serasa or 011 Quod, instead of other credits (15.3U, p. 30). */
export const WITH_BUREAU = Object.keys(negativations240)

/** With 93, T 216–217 (p. 29). */
const operationalChannels = patch<string>(febraban.settlementReasons240, {
  only: '03 06 31 32 33 37',
  reworded: { '37': 'Liquidado Central de Atendimento (Telefone)' },
})

const FEBRABAN_REASONS = `${MANUAL}, 28.3T, pp. 28–29; FEBRABAN 240 v10.6, C047, pp. 153–156`

/** Motivo da ocorrência, T 214–223: up to five codes of two characters. */
export const reasons240: readonly ReasonTable[] = [
  { occurrences: ['03', '26', '30'], field: REASONS, codeWidth: 2, severity: 'rejection',   codes: rejections,                    source: FEBRABAN_REASONS },
  { occurrences: ['02'],             field: REASONS, codeWidth: 2, severity: 'information', codes: rejections,                    source: FEBRABAN_REASONS },
  { occurrences: ['28'],             field: REASONS, codeWidth: 2, severity: 'fee',         codes: febraban.feeReasons240,        source: FEBRABAN_REASONS },
  { occurrences: ['06', '09', '17'], field: REASONS, codeWidth: 2, severity: 'channel',     codes: febraban.settlementReasons240, source: FEBRABAN_REASONS, pixCodes: ['61'] },
  { occurrences: ['06', '09', '17'], field: REASONS, codeWidth: 2, severity: 'information', codes: febraban.writeOffReasons240,   source: FEBRABAN_REASONS },
  { occurrences: ['85'],             field: REASONS, codeWidth: 2, severity: 'information', codes: listingReasons,                source: `${MANUAL}, anexo 01, p. 33` },
  { occurrences: ['85'],             field: REASONS, codeWidth: 2, severity: 'rejection',   codes: listingRejections240,          source: `${MANUAL}, anexo 01, p. 33` },
  { occurrences: ['86'],             field: REASONS, codeWidth: 2, severity: 'information', codes: unlistingReasons,              source: `${MANUAL}, anexo 01, p. 33` },
  { occurrences: ['86'],             field: REASONS, codeWidth: 2, severity: 'rejection',   codes: unlistingRejections240,        source: `${MANUAL}, anexo 01, p. 33` },
  { occurrences: ['93'],             field: REASONS, codeWidth: 2, severity: 'information', codes: operationalWriteOffs,          source: `${MANUAL}, 28.3T, p. 29`, span: [1, 2] },
  { occurrences: ['93'],             field: REASONS, codeWidth: 2, severity: 'channel',     codes: operationalChannels,           source: `${MANUAL}, 28.3T, p. 29`, span: [3, 4] },
]

/** C047-A, and anexo 01, p. 33. */
export const rejectionCodes240: RejectionCodes = { ...febrabanRejectionCodes, unknown_title: { '26': '60', '30': '60', '85': '12', '86': '08' } }
