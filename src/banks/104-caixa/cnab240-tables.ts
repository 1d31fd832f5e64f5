// Caixa (104), Leiaute CNAB 240 SIGCB, 67.118 v029 (outubro de 2022), nota C044, pp. 52–53; with codes that only the manual of SINCO has (67.026 v01, janeiro
// de 2004, nota 40, p. 28); its returns have the same columns.
//
// From 33 on, many codes have another meaning than in FEBRABAN's table, so this table does not use FEBRABAN's.

import { type EventOccurrences, type OccurrenceOverride, type OccurrenceTable, type ReasonTable, without } from '../../febraban/index.js'
import * as febraban from '../families/febraban240/index.js'
import type { Movement } from '../remittance-dialect.js'
import { channels240, fees240, paymentForms240, rejections240, remarks240, writeOffReasons240 } from './cnab240-reasons.js'

const SOURCE = 'Caixa, Leiaute CNAB 240 SIGCB, 67.118 v029 (outubro de 2022), nota C047, pp. 54–58'

/** Motivo da ocorrência, 214–223: for titles of SIGCB, and for titles of the former SINCO. */
const REASONS = ['segment_t.reason_codes', 'segment_t_sinco.reason_codes'] as const

/** Código de movimento retorno, segments T and U 16–17. */
export const occurrences240: OccurrenceTable = {
  '01': { text: 'Solicitação de Impressão de Títulos Confirmada',                         our_occurrence: '2113' },
  '02': { text: 'Entrada Confirmada',                                                     our_occurrence: '2001' },
  '03': { text: 'Entrada Rejeitada',                                                      our_occurrence: '2002' },
  '04': { text: 'Transferência de Carteira/Entrada',                                      our_occurrence: '2031' },
  '05': { text: 'Transferência de Carteira/Baixa',                                        our_occurrence: '2032' },
  // 06 with 08 (C047-C, p. 58; SINCO, nota 42-C, p. 33): at the notary
  '06': {
    text: 'Liquidação', our_occurrence: '2003',
    overrides: REASONS.map((field) => ({ field, codes: ['08'], means: { text: 'Liquidação', our_occurrence: '2035' } })),
  },
  '07': { text: 'Confirmação do Recebimento da Instrução de Desconto',                    our_occurrence: '2061' },
  '08': { text: 'Confirmação do Recebimento do Cancelamento do Desconto',                 our_occurrence: '2062' },
  // The reason decides the meaning of 09 (C047-C, p. 58): protested, or paid by the QR Code of a hybrid billet, which the bank then writes off (15). In SINCO
  // 15 is «título excluído» (nota 42-C, p. 33): a title of SINCO was paid only if it has a paid value
  '09': {
    text: 'Baixa', our_occurrence: '2004', doubt: { pt: 'o mais geral dos códigos de baixa', en: 'the most general of several write-offs' },
    overrides: [
      ...REASONS.map((field): OccurrenceOverride => ({ field, codes: ['14'], means: { text: 'Baixa', our_occurrence: '2019' } })),
      { field: REASONS[0],             codes: ['15'], means: { text: 'Baixa', our_occurrence: '2161', pix: true } },
      { field: REASONS[1], paid: true, codes: ['15'], means: { text: 'Baixa', our_occurrence: '2161', pix: true } },
    ],
  },
  '11': { text: 'Títulos em carteira (Em Ser)',                                           our_occurrence: '2009' }, // SINCO
  '12': { text: 'Confirmação Recebimento Instrução de Abatimento',                        our_occurrence: '2010' },
  '13': { text: 'Confirmação Recebimento Instrução de Cancelamento Abatimento',           our_occurrence: '2011' },
  '14': { text: 'Confirmação Recebimento Instrução Alteração de Vencimento',              our_occurrence: '2012' },
  '17': { text: 'Liquidação após baixa ou liquidação título não registrado',              our_occurrence: '2014' }, // SINCO, and named in C047
  '19': { text: 'Confirmação Recebimento Instrução de Protesto',                          our_occurrence: '2015' },
  '20': { text: 'Confirmação Recebimento Instrução de Sustação/Cancelamento de Protesto', our_occurrence: '2016' },
  '23': { text: 'Remessa a Cartório',                                                     our_occurrence: '2017' },
  '24': { text: 'Retirada de Cartório',                                                   our_occurrence: '2018', doubt: { pt: 'SINCO e SICOB acrescentam «e manutenção em carteira», como 2018; SIGCB não', en: 'SINCO and SICOB add «e manutenção em carteira», as 2018 does; SIGCB does not' } },
  '25': { text: 'Protestado e Baixado (Baixa por Ter Sido Protestado)',                   our_occurrence: '2019' },
  '26': { text: 'Instrução Rejeitada',                                                    our_occurrence: '2020' },
  '27': { text: 'Confirmação do Pedido de Alteração de Outros Dados',                     our_occurrence: '2021' }, // confirms 31 and 33, the split included
  '28': { text: 'Débito de Tarifas/Custas',                                               our_occurrence: '2022' },
  '29': { text: 'Ocorrências do sacado',                                                  our_occurrence: '2023' }, // SINCO
  '30': { text: 'Alteração de Dados Rejeitada',                                           our_occurrence: '2024' },
  '33': { text: 'Confirmação da alteração dos dados do rateio de crédito',                our_occurrence: '2094' }, // SINCO
  '34': { text: 'Confirmação do cancelamento dos dados do rateio de crédito',             our_occurrence: '2095' }, // SINCO
  '35': { text: 'Confirmação de Inclusão Banco de Pagador',                               our_occurrence: '2114' },
  '36': { text: 'Confirmação de Alteração Banco de Pagador',                              our_occurrence: '2115' },
  '37': { text: 'Confirmação de Exclusão Banco de Pagador',                               our_occurrence: '2116' },
  '38': { text: 'Emissão de Boletos de Banco de Pagador',                                 our_occurrence: '2117' },
  '39': { text: 'Manutenção de Pagador Rejeitada',                                        our_occurrence: '2118' },
  '40': { text: 'Entrada de Título via Banco de Pagador Rejeitada',                       our_occurrence: '2119' },
  '41': { text: 'Manutenção de Banco de Pagador Rejeitada',                               our_occurrence: '2120' },
  '43': { text: 'Estorno de protesto/sustação',                                           our_occurrence: '2135', kind: 'changed', doubt: { pt: 'SINCO e SICOB têm um só código para o estorno de protesto (2135) e o estorno de sustação de protesto (2136)', en: 'SINCO and SICOB have one code for a cancelled protest (2135) and a cancelled stop of a protest (2136)' } },
  '44': { text: 'Estorno de Baixa / Liquidação',                                          our_occurrence: '2121' },
  '45': { text: 'Alteração de Dados',                                                     our_occurrence: '2077' }, // by the beneficiary, in the bank's own system
  // 46, 47: the on-line return (p. 13) announces a settlement that the nightly return repeats with fee and credit. Never booked: in 547 real returns (11,702
  // titles) each of the 1,035 titles with 46 came again with 06 and the same value; the fee was zero in every 46 and in no 06
  '46': { text: 'Liquidação On-line',                                                     our_occurrence: '2122', kind: 'info', doubt: { pt: 'arquivos reais mostram que 06 vem depois; o manual não informa isso (p. 13)', en: 'real files show that 06 follows; the manual does not print it (p. 13)' } },
  '47': { text: 'Estorno de Liquidação On-line',                                          our_occurrence: '2123', kind: 'info', doubt: { pt: 'desfaz 46, que não movimentou dinheiro', en: 'undoes 46, which was never booked' } },
  '51': { text: 'Título DDA reconhecido pelo pagador',                                    our_occurrence: '2067' },
  '52': { text: 'Título DDA não reconhecido pelo pagador',                                our_occurrence: '2068' },
  '53': { text: 'Título DDA recusado pela CIP',                                           our_occurrence: '2069' },
  '61': { text: 'Confirmação de alteração do valor nominal do título',                    our_occurrence: '2124' },
  '62': { text: 'Confirmação de alteração do valor/percentual mínimo/máximo',             our_occurrence: '2125' },
  '63': { text: 'Confirmação da alteração da carteira',                                   our_occurrence: '2208' },
}

const SETTLEMENTS = ['06', '17', '46']

/** Motivo da ocorrência, of each record that may begin a title. */
const reasonsIn = (field: string): readonly ReasonTable[] => [
  { occurrences: ['03', '26', '30', '39', '40', '41'],       field, codeWidth: 2, severity: 'rejection',   codes: rejections240, source: SOURCE },
  { occurrences: ['02', '03', '26', '27', '30', '45', '61'], field, codeWidth: 2, severity: 'information', codes: remarks240, source: SOURCE },
  { occurrences: ['02'],                                     field, codeWidth: 2, severity: 'information', codes: rejections240, source: SOURCE },
  { occurrences: ['28'],                                     field, codeWidth: 2, severity: 'fee',         codes: fees240, source: SOURCE },
  { occurrences: SETTLEMENTS,                                field, codeWidth: 2, severity: 'channel',     codes: channels240, span: [1, 2], pixCodes: ['61', '62'], source: SOURCE },
  { occurrences: SETTLEMENTS,                                field, codeWidth: 2, severity: 'channel',     codes: paymentForms240, span: [3, 4], source: SOURCE },
  { occurrences: ['09'],                                     field, codeWidth: 2, severity: 'information', codes: writeOffReasons240, span: [1, 2], source: SOURCE },
]

export const reasons240: readonly ReasonTable[] = REASONS.flatMap(reasonsIn)

/** C044 and C047-C, pp. 52–53 and 58. */
export const events240: EventOccurrences = {
  ...febraban.events240,
  paid_partially: null, // the manual has neither an occurrence nor a reason for it
}

// The codes of a remittance: notas C004 to C099, pp. 48–65.

/**
 * C004 Código de movimento remessa, p. 48. v010 of 2018 also had 12 to 18 (interest, fine, discount, rebate) and 34 (cancel the split). Since then 31 changes
 * these data (pp. 17–18), except the rebate. `also` lists further our_codes of the same movement; for 31 they are the fields that it changes by these pages.
 *
 * No movement for these our_codes of the service: 1010, 1041 and 1096 (31 changes the protest to a return, but a slip has no field for it), 1077 (the rebate
 * only by 04 and 05), 1007 and 1121 (control number), 1020 (tax ids cannot be changed, p. 18).
 */
export const movements240 = {
  '01': { text: 'Entrada de Título',                                 confirmedBy: ['02'],                        our_code: '1001' },
  '02': { text: 'Pedido de Baixa',                                   confirmedBy: ['09', '10'],                  our_code: '1002' },
  '04': { text: 'Concessão de Abatimento',                           confirmedBy: ['12'],                        our_code: '1004', needs: ['value_rebate'] },
  '05': { text: 'Cancelamento de Abatimento',                        confirmedBy: ['13'],                        our_code: '1005' },
  '06': { text: 'Alteração de Vencimento',                           confirmedBy: ['14'],                        our_code: '1003' },
  '07': { text: 'Concessão de Desconto',                             confirmedBy: ['07'],                        our_code: '1071' }, // the code of the discount is obligatory (rejection AB)
  '08': { text: 'Cancelamento de Desconto',                          confirmedBy: ['08'],                        our_code: '1072' },
  '09': { text: 'Protestar (transferir de Devolução para Protesto)', confirmedBy: ['19'],                        our_code: '1009', also: ['1097'] },
  '10': { text: 'Sustar Protesto e Baixar Título',                   confirmedBy: ['20'],                        our_code: '1078' },
  '11': { text: 'Sustar Protesto e Manter em Carteira',              confirmedBy: ['20'],                        our_code: '1019', also: ['1018'] },
  '31': {
    text: 'Alteração de Outros Dados',
    confirmedBy: ['27'], rejectedBy: ['30'],
    our_code: '1031',
    also: ['1008', '1012', '1013', '1014', '1015', '1017', '1038', '1047', '1073', '1074', '1075', '1076', '1079', '1080', '1095', '1101', '1120', '1129'],
  },
  '33': { text: 'Alteração dos Dados do Rateio de Crédito',          confirmedBy: ['27'], rejectedBy: ['30'],       our_code: '1093', also: ['1094'] }, // changes the split with Y-50, cancels it without (p. 32)
  '36': { text: 'Inclusão no Banco de Pagadores',                    confirmedBy: ['35'], rejectedBy: ['41', 'YE'], our_code: '1124' },
  '37': { text: 'Alteração no Banco de Pagadores',                   confirmedBy: ['36'], rejectedBy: ['41', 'YF'], our_code: '1125' },
  '38': { text: 'Exclusão no Banco de Pagadores',                    confirmedBy: ['37'], rejectedBy: ['41', 'YF'], our_code: '1126' },
  '40': { text: 'Serviços',                                          confirmedBy: null,                          our_code: null },   // Y-08: requests another copy of a return or of a statement
  '47': { text: 'Alteração do Valor Nominal do Título',              confirmedBy: ['61'],                        our_code: '1028' },
  '48': { text: 'Alteração valor/percentual mínimo/máximo',          confirmedBy: ['62'],                        our_code: '1148', also: ['1149'] }, // with Y-53 (rejection CH)
  '49': { text: 'Alteração de Carteira',                             confirmedBy: ['63'],                        our_code: '1023' },
} as const satisfies Readonly<Record<string, Movement>>

/** Movements for which 17.3P states whether the bank reissues the billet; code 5 means that it does not (C004 and C009, p. 48; v010, p. 64). */
export const CHANGES_BILLET: readonly string[] = ['31', '47', '48']

/** C015 Espécie do título, pp. 49–50. FEBRABAN's, without 26 to 30. */
export const documentTypes240 = {
  ...without(febraban.documentTypes240, '26', '27', '28', '29', '30', '31', '32', '33'),
  '31': 'CC Cartão de Crédito',
  '32': 'BP Boleto Proposta',
  '33': 'BDA Boleto de Depósito e Aporte',
} as const

/** The service's `document_type` → Caixa's. */
export const documentTypeByOurs240 = febraban.documentTypesByOurs240(documentTypes240)

/** C006 Código da carteira, p. 48. */
export const chargeTypes240 = {
  '1': 'Cobrança Simples',
  '3': 'Cobrança Caucionada',
  '4': 'Cobrança Descontada',
  '6': 'Cessão de Direitos Creditórios',
} as const

/** C018 Código do juros de mora, p. 50. In calendar days; a month has 30. */
export const interestTypes240 = {
  '1': 'Valor (dias corridos)',
  '2': 'Taxa mensal (dias corridos)',
  '3': 'Isento',
} as const

/** G073 Código da multa, p. 74. */
export const fineTypes240 = {
  '0': 'Sem Multa',
  '1': 'Valor Fixo',
  '2': 'Percentual',
} as const

/** C026 Código para protesto, p. 51. The days in 222–223 are business days from 2 to 5, and calendar days above (C027). */
export const sueCodes240 = {
  '1': 'Protestar',
  '3': 'Não Protestar',
  '9': 'Cancelamento Protesto Automático', // only with movement 31
} as const

/** C028 Código para baixa/devolução, p. 52. 2 only with protest. Days in 225–227: 0 to 999 calendar days; blanks are 5 (C029). */
export const revokeCodes240 = {
  '1': 'Baixar / Devolver',
  '2': 'Não Baixar / Não Devolver',
} as const

/** C009 Identificação da emissão do boleto, p. 48. 4 and 5 only with movements 31, 47 and 48. */
export const dispatchTypes240 = {
  '1': 'Banco Emite',
  '2': 'Beneficiário Emite',
  '4': 'Banco Reemite',
  '5': 'Banco Não Reemite',
} as const

/** C010 Identificação da entrega do boleto, p. 49. 2, 3 and 4 only for billets that the bank issues. */
export const distributionTypes240 = {
  '0': 'Postagem pelo Beneficiário',
  '1': 'Postagem pela CAIXA',
  '2': 'Envio para agência CAIXA',
  '3': 'Pagador via e-mail',
  '4': 'Pagador via SMS',
} as const
