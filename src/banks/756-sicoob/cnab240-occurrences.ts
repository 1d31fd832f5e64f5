// Sicoob (756), Layouts para troca de informações, Sistema de Cobrança, atualização de 28/10/2019, planilha
// "04.Retorno - Opção CNAB240": código de movimento de retorno l. 73, repeated l. 107–108; motivo da ocorrência l. 95.
//
// Both are FEBRABAN's tables (C044 and C047, "código adotado pela FEBRABAN"): here stand only Sicoob's differences.

import type { OccurrenceTable, ReasonTable } from '../../febraban/index.js'
import * as febraban from '../families/febraban240/index.js'

const RETURN = 'Sicoob, Layouts para troca de informações (28/10/2019), Retorno CNAB240'
const SOURCE = `${RETURN}, l. 95; FEBRABAN 240 v10.6, C047, pp. 153–156`

/**
 * Código de movimento de retorno, T and U columns 16–17. L. 73 prints 02 to 60 of FEBRABAN's, with 38 cut short and 43 misspelt (l. 108 has it
 * right), and three of its own. FEBRABAN's 61 to 94 are in later editions than the sheet's and are taken as FEBRABAN has them.
 */
export const occurrences240: OccurrenceTable = {
  ...febraban.occurrences240,
  '02': { text: 'Confirmação Entrada Título',                                                       our_occurrence: '2001' }, // printed "Entrada Confirmada"; the service's golden text is that of CNAB 400 (04.Retorno - CNAB400, l. 51)
  // 06: printed "Liquidação"; "Normal" as in the service's golden text and CNAB 400
  '06': { text: 'Liquidação Normal', our_occurrence: '2028', instead: febraban.occurrences240['06'].instead },
  '54': { text: 'Confirmação da Instrução de Baixa/Cancelamento de Título Negativado sem Protesto', our_occurrence: '2201', kind: 'changed' }, // answers movement 46, "Cancelar/Excluir Negativação": not a write-off for sure
  '80': { text: 'Confirmação da instrução de negativação',                                          our_occurrence: '2247' }, // Safra's "Instrução Negativação Aceita" is nearest; 2225 near
  '85': { text: 'Confirmação de Desistência de Protesto',                                           our_occurrence: '2209' },
  '86': { text: 'Confirmação de cancelamento do Protesto',                                          our_occurrence: '2016' }, // no code of its own; 2209 near
}

/** Rejeições e informações. L. 95 speaks of '01' to '95' and prints five, 58 and 79 as FEBRABAN; a real entry came with A4. */
const rejections = {
  ...febraban.rejectionReasons240,
  '39': 'Pedido de Protesto/Negativação Não Permitido para o Título',
  '40': 'Título com Ordem de Protesto/Negativação Emitida',
  '41': 'Pedido de Cancelamento/Sustação para Títulos sem Instrução de Negativação/Protesto',
} as const

/** Tarifas e custas. L. 95 prints 04 and 08 as FEBRABAN, and for 11 the text of the rejection 11, by mistake. */
const fees = {
  ...febraban.feeReasons240,
  '03': 'Tarifa de Desistência',
  '21': 'Tarifa de Gravação Eletrônica = CRA',
} as const

/**
 * Motivo da ocorrência, T columns 214–223: five codes of two, of which Sicoob fills the last ones and leaves '00' before
 * them (`0000000004` is 04 alone).
 */
export const reasons240: readonly ReasonTable[] = [
  { occurrences: ['03', '26', '30'], field: 'segment_t.reason_codes', codeWidth: 2, severity: 'rejection',   codes: rejections,                    source: SOURCE },
  { occurrences: ['02'],             field: 'segment_t.reason_codes', codeWidth: 2, severity: 'information', codes: rejections,                    source: SOURCE },
  { occurrences: ['28'],             field: 'segment_t.reason_codes', codeWidth: 2, severity: 'fee',         codes: fees,                          source: SOURCE },
  { occurrences: ['06', '09', '17'], field: 'segment_t.reason_codes', codeWidth: 2, severity: 'channel',     codes: febraban.settlementReasons240, source: SOURCE, pixCodes: ['61'] },
  { occurrences: ['06', '09', '17'], field: 'segment_t.reason_codes', codeWidth: 2, severity: 'information', codes: febraban.writeOffReasons240,   source: SOURCE },
]
