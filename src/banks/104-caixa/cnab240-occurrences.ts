// Caixa (104), Leiaute CNAB 240 SIGCB, 67.118 v029 (outubro de 2022), nota C044, pp. 52–53; with the codes that only SINCO's manual has (67.026 v01,
// janeiro de 2004, nota 40, p. 28), whose returns have the same columns.
//
// From 33 on, many codes mean something else than in FEBRABAN's table: none is taken from there.

import type { InsteadOf, OccurrenceTable, ReasonTable, ToldEvents } from '../../febraban/index.js'
import * as febraban from '../families/febraban240/index.js'
import { channels240, fees240, paymentForms240, rejections240, remarks240, writeOffReasons240 } from './cnab240-reasons.js'

const SOURCE = 'Caixa, Leiaute CNAB 240 SIGCB, 67.118 v029 (outubro de 2022), nota C047, pp. 54–58'

/** Motivo da ocorrência, 214–223: of a title of SIGCB, and of one of the former SINCO. */
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
    instead: REASONS.map((field) => ({ field, codes: ['08'], means: { text: 'Liquidação', our_occurrence: '2035' } })),
  },
  '07': { text: 'Confirmação do Recebimento da Instrução de Desconto',                    our_occurrence: '2061' },
  '08': { text: 'Confirmação do Recebimento do Cancelamento do Desconto',                 our_occurrence: '2062' },
  // 09 by its reason (C047-C, p. 58): protested; or paid by the QR Code of a hybrid billet, which the bank then writes off. SINCO has 15, too, as «título
  // excluído» (nota 42-C, p. 33): a title of its number was paid only where there is a value
  '09': {
    text: 'Baixa', our_occurrence: '2004', doubt: 'the neutral one of several write-offs',
    instead: [
      ...REASONS.map((field): InsteadOf => ({ field, codes: ['14'], means: { text: 'Baixa', our_occurrence: '2019' } })),
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
  '24': { text: 'Retirada de Cartório',                                                   our_occurrence: '2018', doubt: 'SINCO and SICOB add «e manutenção em carteira», as 2018 does; SIGCB leaves it out' },
  '25': { text: 'Protestado e Baixado (Baixa por Ter Sido Protestado)',                   our_occurrence: '2019' },
  '26': { text: 'Instrução Rejeitada',                                                    our_occurrence: '2020' },
  '27': { text: 'Confirmação do Pedido de Alteração de Outros Dados',                     our_occurrence: '2021' }, // answers 31 and 33, the split too
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
  '43': { text: 'Estorno de protesto/sustação',                                           our_occurrence: '2135', kind: 'changed', doubt: 'of SINCO and SICOB: one code for a protest undone (2135) and a stop of protest undone (2136)' },
  '44': { text: 'Estorno de Baixa / Liquidação',                                          our_occurrence: '2121' },
  '45': { text: 'Alteração de Dados',                                                     our_occurrence: '2077' }, // by the beneficiary, in the bank's own system
  // 46, 47: the on-line return (p. 13) announces what the nightly one brings again, with the fee and the credit. Never booked: in 547 real returns
  // (11,702 titles) each of the 1,035 titles reported with 46 came again as 06 with the same value; the fee was zero in every 46, never in a 06
  '46': { text: 'Liquidação On-line',                                                     our_occurrence: '2122', kind: 'info', doubt: 'that 06 follows is measured in real files; the manual does not say it (p. 13)' },
  '47': { text: 'Estorno de Liquidação On-line',                                          our_occurrence: '2123', kind: 'info', doubt: 'undoes 46, which was never booked' },
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
export const events240: ToldEvents = {
  ...febraban.events240,
  paid_partially: null, // neither an occurrence nor a reason tells it
}
