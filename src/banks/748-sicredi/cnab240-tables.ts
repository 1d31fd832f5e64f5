// Sicredi, Manual do Beneficiário – Cobrança CNAB 240, version 1.6 of November 2021, tables 7.1 and 7.2, pp. 20–29; 1.4 of August 2019, pp. 77–83.
//
// The tables are Sicredi's own: some codes of FEBRABAN (36 an e-mail, 61 a changed value) have another meaning here, others do not exist.

import type { LocalizedText } from '../../cobranca/index.js'
import type { EventOccurrences, OccurrenceTable, ReasonTable } from '../../febraban/index.js'
import { GENERAL_WRITE_OFF, NEVER_A_PAYMENT, REJECTED_REMOVAL, similarTo } from '../families/doubts.js'
import * as febraban from '../families/febraban240/index.js'
import { documentTypesByOurs240 } from '../families/febraban240/index.js'
import type { Movement } from '../remittance-dialect.js'

const MANUAL = 'Sicredi, Cobrança CNAB 240, versão 1.6 (11/2021)'

const REASONS = 'segment_t.reason_codes'

const PIX_REASON: LocalizedText = {
  pt: 'um motivo de Pix na lista de movimentos: o manual não informa se o título vale sem o Pix',
  en: 'a reason of Pix listed among the movements: the manual does not state whether the title is valid without Pix',
}

/** Tabela de movimentos de retorno, 7.1, pp. 21–22; T and U columns 16–17. */
export const occurrences240: OccurrenceTable = {
  '02': { text: 'Entrada confirmada',                                                           our_occurrence: '2001' },
  '03': { text: 'Entrada rejeitada',                                                            our_occurrence: '2002' },
  // 06 and 17, descrição C (p. 27): 02 is a partial payment, 01 the payment of the rest, 08 a payment at the notary
  '06': { text: 'Liquidação',                                                                   our_occurrence: '2003', overrides: [
    { field: REASONS, codes: ['02'], means: { text: 'Liquidação',                               our_occurrence: '2029' } },
    { field: REASONS, codes: ['01'], means: { text: 'Liquidação',                               our_occurrence: '2030' } },
    { field: REASONS, codes: ['08'], means: { text: 'Liquidação',                               our_occurrence: '2035' } },
  ] },
  '07': { text: 'Confirmação do recebimento da instrução de desconto',                          our_occurrence: '2061' },
  '08': { text: 'Confirmação do recebimento do cancelamento do desconto',                       our_occurrence: '2062' },
  // 09, descrição C (p. 28): with 14 written off because it was protested
  '09': { text: 'Baixa',                                                                        our_occurrence: '2004', doubt: GENERAL_WRITE_OFF, overrides: [
    { field: REASONS, codes: ['14'], means: { text: 'Baixa',                                    our_occurrence: '2019' } },
  ] },
  '12': { text: 'Confirmação do recebimento instrução de abatimento',                           our_occurrence: '2010' },
  '13': { text: 'Confirmação do recebimento instrução de cancelamento abatimento',              our_occurrence: '2011' },
  '14': { text: 'Confirmação do recebimento instrução alteração de vencimento',                 our_occurrence: '2012' },
  '17': { text: 'Liquidação após baixa ou liquidação título não registrado',                    our_occurrence: '2014', overrides: [
    { field: REASONS, codes: ['02'], means: { text: 'Liquidação após baixa ou liquidação título não registrado', our_occurrence: '2029' } },
  ] },
  '19': { text: 'Confirmação do recebimento instrução de protesto',                             our_occurrence: '2015' },
  '20': { text: 'Confirmação do recebimento instrução de sustação/cancelamento de protesto',    our_occurrence: '2016' },
  '23': { text: 'Remessa a cartório (aponte em cartório)',                                      our_occurrence: '2017' },
  '24': { text: 'Retirada de cartório e manutenção em carteira',                                our_occurrence: '2018' },
  '25': { text: 'Protestado e baixado (baixa por ter sido protestado)',                         our_occurrence: '2019' }, // version 1.4 only (p. 77)
  '26': { text: 'Instrução rejeitada',                                                          our_occurrence: '2020' },
  '27': { text: 'Confirmação do pedido de alteração de outros dados',                           our_occurrence: '2021' },
  '28': { text: 'Débito de tarifas custas',                                                     our_occurrence: '2022' },
  '30': { text: 'Alteração de dados rejeitada',                                                 our_occurrence: '2024' },
  '36': { text: 'Baixa rejeitada',                                                              our_occurrence: '2212' },
  '51': { text: 'Título DDA reconhecido pelo pagador',                                          our_occurrence: '2067' },
  '52': { text: 'Título DDA não reconhecido pelo pagador',                                      our_occurrence: '2068' },
  '61': { text: 'Liquidação PIX',                                                               our_occurrence: '2003', pix: true },
  '78': { text: 'Confirmação de recebimento de pedido de negativação',                          our_occurrence: '2225', doubt: similarTo('2247') },
  '79': { text: 'Confirmação de recebimento de pedido de exclusão de negativação',              our_occurrence: '2226', doubt: similarTo('2151', '2248') },
  '80': { text: 'Confirmação de entrada de negativação',                                        our_occurrence: '2229', doubt: similarTo('2148') },
  '81': { text: 'Entrada de negativação rejeitada',                                             our_occurrence: '2224', doubt: similarTo('2147') },
  '82': { text: 'Confirmação de exclusão de negativação',                                       our_occurrence: '2230', doubt: similarTo('2149') },
  '83': { text: 'Exclusão de negativação rejeitada',                                            our_occurrence: '2020', doubt: REJECTED_REMOVAL },
  '84': { text: 'Exclusão de negativação por outros motivos',                                   our_occurrence: '2149', doubt: similarTo('2230', '2231') },
  '85': { text: 'Ocorrência informacional por outros motivos',                                  our_occurrence: '2228' },
  '91': { text: 'Intenção de pagamento',                                                        our_occurrence: '2158', doubt: NEVER_A_PAYMENT },
  'P1': { text: 'Confirmado COM QrCode',                                                        our_occurrence: '2001' },
  'P2': { text: 'Confirmado SEM QrCode',                                                        our_occurrence: '2001' },
  'P3': { text: 'Chave Inválida',                                                               our_occurrence: null, why: PIX_REASON },
  'P6': { text: 'txid em duplicidade/invalido',                                                 our_occurrence: null, why: PIX_REASON },
}

/** Reports about Pix. 7.1 lists them as movements; FEBRABAN and Sicredi's CNAB 400 (7.3) list them as reasons of the entry. */
const pix = {
  'P1': 'Confirmado COM QrCode',
  'P2': 'Confirmado SEM QrCode',
  'P3': 'Chave Inválida',
  'P6': 'txid em duplicidade/invalido',
} as const

/** Descrição A, pp. 23–26, and the reports about Pix. */
const rejections = {
  '01': 'Código do banco inválido',
  '02': 'Código do registro detalhe inválido',
  '03': 'Código do segmento inválido',
  '04': 'Código de movimento não permitido para carteira',
  '05': 'Código de movimento inválido',
  '06': 'Tipo/número de inscrição do beneficiário inválidos',
  '07': 'Cooperativa crédito/agência/conta/DV inválido',
  '08': 'Nosso número inválido',
  '09': 'Nosso número duplicado',
  '10': 'Carteira inválida',
  '11': 'Forma de cadastramento do título inválido',
  '12': 'Tipo de documento inválido',
  '13': 'Identificação da emissão do boleto inválida',
  '14': 'Identificação da distribuição do boleto inválida',
  '15': 'Características da cobrança incompatíveis',
  '16': 'Data de vencimento inválida',
  '17': 'Data de vencimento anterior a data de emissão',
  '18': 'Vencimento fora do prazo de operação',
  '20': 'Valor do título inválido',
  '21': 'Espécie do título inválida',
  '22': 'Espécie do título não permitida para a carteira',
  '23': 'Aceite inválido',
  '24': 'Data da emissão inválida',
  '25': 'Data da emissão posterior a data de entrada',
  '26': 'Código de juros de mora inválido',
  '27': 'Valor/taxa de juros de mora inválido',
  '28': 'Código do desconto inválido',
  '29': 'Valor do desconto maior ou igual ao valor do título',
  '30': 'Desconto a conceder não confere',
  '31': 'Concessão de desconto - já existe desconto anterior',
  '33': 'Valor do abatimento inválido',
  '34': 'Valor do abatimento maior ou igual ao valor do título',
  '35': 'Valor a conceder não confere',
  '36': 'Concessão de abatimento - já existe abatimento anterior',
  '37': 'Código para protesto inválido',
  '38': 'Prazo para protesto inválido',
  '39': 'Pedido de protesto não permitido para o título',
  '40': 'Título com ordem de protesto emitida',
  '41': 'Pedido de cancelamento/sustação para títulos sem instrução de protesto',
  '44': 'Código da moeda inválido',
  '45': 'Nome do pagador não informado',
  '46': 'Tipo/número de inscrição do pagador inválidos',
  '47': 'Endereço do pagador não informado',
  '48': 'CEP inválido',
  '53': 'Tipo/número de inscrição do Beneficiário Final inválido',
  '54': 'Beneficiário Final não informado',
  '55': 'Nosso número no banco correspondente não informado',
  '56': 'Código do banco correspondente não informado',
  '57': 'Código da multa inválido',
  '58': 'Data da multa inválida',
  '59': 'Valor/percentual da multa inválido',
  '60': 'Movimento para título não cadastrado',
  // Version 1.6, p. 25; version 2.0 (10/2023), p. 39. A rejection is no payment in either, so that 61 has no mark of Pix here
  '61': 'Alteração da cooperativa crédito/agência cobradora/DV inválida; na versão 2.0, Liquidação PIX',
  '62': 'Tipo de impressão inválido',
  '63': 'Entrada para título já cadastrado',
  '64': 'Número da linha inválido',
  '79': 'Data juros de mora inválida',
  '80': 'Data do desconto inválida',
  '84': 'Número autorização inexistente',
  '85': 'Título com pagamento vinculado',
  '86': 'Seu número inválido',
  '87': 'Código para protesto inválido', // version 2.0 (10/2023), p. 40
  'A4': 'Pagador DDA',
  'CZ': 'Instrução Inválida',
  'L6': 'Tipo de comando de instrução inválida para beneficiário pessoa física',
  ...pix,
} as const

/** Descrição B, pp. 26–27. */
const fees = {
  '01': 'Tarifa de extrato de posição',
  '02': 'Tarifa de manutenção de título vencido',
  '03': 'Tarifa de sustação',
  '04': 'Tarifa de protesto',
  '05': 'Tarifa de outras instruções',
  '06': 'Tarifa de outras ocorrências',
  '08': 'Custas de protesto',
  '09': 'Custas de sustação de protesto',
  '10': 'Custas de cartório distribuidor',
  '11': 'Custas de edital',
  '12': 'Tarifa sobre devolução de título vencido',
  '13': 'Tarifa sobre registro cobrada na baixa/liquidação',
  '17': 'Tarifa sobre prorrogação de vencimento',
  '18': 'Tarifa sobre alteração de abatimento/desconto',
  '19': 'Tarifa sobre arquivo mensal (em ser)',
  '20': 'Tarifa sobre emissão de boleto pré-emitido pelo banco',
  'S4': 'Tarifa de Inclusão Negativação',
  'S5': 'Tarifa de Exclusão Negativação',
} as const

/** Descrição C, pp. 27–28: channel of the payment. 61 is a movement here (7.1), and a reason in FEBRABAN's table. */
const settlements = {
  '01': 'Por saldo',
  '02': 'Por conta',
  '03': 'Liquidação no banco em dinheiro',
  '04': 'Compensação eletrônica',
  '05': 'Compensação convencional',
  '06': 'Por meio eletrônico',
  '07': 'Após feriado local',
  '08': 'Em cartório',
  '30': 'Liquidação no banco em cheque',
  '31': 'Liquidação em banco correspondente',
  '61': 'Liquidação PIX',
} as const

/** Descrição C, p. 28: origin or cause of the write-off. */
const writeOffs = {
  '09': 'Comandada banco',
  '10': 'Comandada cliente arquivo',
  '11': 'Comandada cliente on-line',
  '12': 'Decurso prazo - cliente',
  '13': 'Decurso prazo - banco',
  '14': 'Protestado',
  '15': 'Título excluído',
} as const

/** Descrição D, p. 28: Sicredi's own. */
const otherData = { '01': 'Alteração de carteira' } as const

/** Descrição E, p. 28. */
const negativation = {
  'N1': 'Decurso de prazo',
  'N2': 'Determinação judicial',
  'N3': 'Solicitação da empresa conveniada',
  'N4': 'Devolução de comunicado pelos correios',
  'N5': 'Diversos',
} as const

/** Descrição F, p. 29. */
const bureau = { 'S1': 'Rejeitado pela empresa de negativação parceira' } as const

const field = REASONS

/**
 * Motivos da ocorrência, 7.2, T columns 214–223. In real files the last two columns hold the code, after zeros. The manual names no list for 36, a rejected
 * write-off: the list of the other rejections is used. The reasons of a confirmed entry are information.
 */
export const reasons240: readonly ReasonTable[] = [
  { occurrences: ['03', '26', '30', '36'], field, codeWidth: 2, severity: 'rejection',   codes: rejections,   source: `${MANUAL}, 7.2 A, pp. 23–26` },
  { occurrences: ['02', 'P1', 'P2'],       field, codeWidth: 2, severity: 'information', codes: rejections,   source: `${MANUAL}, 7.2 A, pp. 23–26` },
  { occurrences: ['28'],                   field, codeWidth: 2, severity: 'fee',         codes: fees,         source: `${MANUAL}, 7.2 B, pp. 26–27` },
  { occurrences: ['06', '09', '17', '61'], field, codeWidth: 2, severity: 'channel',     codes: settlements,  source: `${MANUAL}, 7.2 C, pp. 27–28`, pixCodes: ['61'] },
  { occurrences: ['06', '09', '17', '61'], field, codeWidth: 2, severity: 'information', codes: writeOffs,    source: `${MANUAL}, 7.2 C, p. 28` },
  { occurrences: ['27'],                   field, codeWidth: 2, severity: 'information', codes: otherData,    source: `${MANUAL}, 7.2 D, p. 28` },
  { occurrences: ['84', '85'],             field, codeWidth: 2, severity: 'information', codes: negativation, source: `${MANUAL}, 7.2 E, p. 28` },
  { occurrences: ['81', '83'],             field, codeWidth: 2, severity: 'rejection',   codes: bureau,       source: `${MANUAL}, 7.2 F, p. 29` },
]

/** 7.1 and 7.2 C, pp. 21–28. */
export const events240: EventOccurrences = {
  ...febraban.events240,
  paid_by_pix: ['61'],
  protested: ['09', '14'], // 25 is of version 1.4
}

// Codes in the records of the remittance, pp. 33–40.

/**
 * Código de movimento, P, Q, R, S and Y columns 16–17, p. 33, and the unified instruction. 10 and 76 also write the title off. So 1018, which elsewhere only
 * stops the protest, is a validation error (use 1078 or 1019), and 1069 is sent as 75.
 */
export const movements240 = {
  '01': { text: 'Entrada de títulos',                       confirmedBy: ['02'],                        our_code: '1001' },
  '02': { text: 'Pedido de baixa',                          confirmedBy: ['09', '10'], rejectedBy: ['36'], our_code: '1002' },
  '04': { text: 'Concessão de abatimento',                  confirmedBy: ['12'],                        our_code: '1004', needs: ['value_rebate'] },
  '05': { text: 'Cancelamento de abatimento',               confirmedBy: ['13'],                        our_code: '1005' },
  '06': { text: 'Alteração de vencimento',                  confirmedBy: ['14'],                        our_code: '1003' },
  '07': { text: 'Concessão de desconto',                    confirmedBy: ['07'],                        our_code: '1071' },
  '08': { text: 'Cancelamento de desconto',                 confirmedBy: ['08'],                        our_code: '1072' },
  '09': { text: 'Protestar',                                confirmedBy: ['19'],                        our_code: '1009' },
  '10': { text: 'Sustar protesto e baixar título',          confirmedBy: ['20'],                        our_code: '1078' },
  '11': { text: 'Sustar protesto e manter em carteira',     confirmedBy: ['20'],                        our_code: '1019' },
  '12': { text: 'Alteração de juros de mora',               confirmedBy: ['27'], rejectedBy: ['30'],       our_code: '1076' },
  '13': { text: 'Dispensar cobrança de juros de mora',      confirmedBy: null,                          our_code: '1047' },
  '16': { text: 'Alteração do valor de desconto',           confirmedBy: ['27'], rejectedBy: ['30'],       our_code: '1073' },
  '17': { text: 'Não conceder desconto',                    confirmedBy: null,                          our_code: '1129' },
  '31': { text: 'Alteração de outros dados',                confirmedBy: ['27'], rejectedBy: ['30'],       our_code: '1031', also: ['1041', '1118'] }, // 1041 and 1118 by 9 in 221, p. 39
  '45': { text: 'Negativação sem protesto',                 confirmedBy: ['78'], rejectedBy: ['81', 'S1'], our_code: '1066' },
  '75': { text: 'Excluir negativação e manter em carteira', confirmedBy: ['79'], rejectedBy: ['83', 'S1'], our_code: '1068', also: ['1069'] }, // one code for excluding (1068) and cancelling (1069)
  '76': { text: 'Excluir negativação e baixar',             confirmedBy: ['79'], rejectedBy: ['83', 'S1'], our_code: null },
} as const satisfies Readonly<Record<string, Movement>>

/** Espécie de título, P columns 107–108, p. 36: FEBRABAN's numbers. */
export const documentTypes240 = {
  '03': 'DMI duplicata mercantil por indicação',
  '05': 'DSI duplicata de serviço por indicação',
  '06': 'DR duplicata rural',
  '07': 'LC letra de câmbio',
  '12': 'NP nota promissória',
  '13': 'NPR nota promissória rural',
  '16': 'NS nota de seguro',
  '17': 'RC recibo',
  '19': 'ND nota de débito',
  '32': 'Boleto Proposta',
  '99': 'Outros',
} as const

/** The service's `document_type` → Sicredi's. Sicredi has duplicatas only by indication. */
export const documentTypeByOurs240 = {
  ...documentTypesByOurs240(documentTypes240),
  '02': '03', // duplicata mercantil
  '04': '05', // duplicata de serviço
} as const

/** Código de juros, P column 118, p. 36; value in 127–141: R$, or % a month (p. 37). */
export const interestTypes240 = {
  '0': 'Isento',
  '1': 'Valor monetário',
  '2': 'Taxa Mensal',
  '3': 'Isento', // version 1.4 (p. 45), and files
} as const

/** Código do desconto: P column 142 (p. 38), R columns 18 and 42 (pp. 45–46). Type 3 allows only one discount. */
export const discountTypes240 = {
  '0': 'Sem desconto',
  '1': 'Valor fixo até a data informada',
  '2': 'Percentual até a data informada',
  '3': 'Valor por antecipação (dias corridos)',
  '7': 'Cancelamento de desconto', // only with movement 31
} as const

/** Código para protesto / negativação, P column 221, p. 39. */
export const sueCodes240 = {
  '1': 'Protestar automaticamente',
  '3': 'Não protestar/Não negativar',
  '8': 'Negativar automaticamente',
  '9': 'Cancelar protesto automático/Cancelar negativação', // only with movement 31
} as const
