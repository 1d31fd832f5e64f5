// Sicoob (756), Layouts para troca de informações, Sistema de Cobrança, atualização de 28/10/2019: planilhas "03.Remessa" and "04.Retorno" of each
// layout. "l." is the line of the sheet.
//
// CNAB 240: código de movimento de retorno l. 73, repeated l. 107–108; motivo da ocorrência l. 95. Occurrences and reasons are FEBRABAN's tables (C044 and
// C047, "código adotado pela FEBRABAN"): only Sicoob's differences are here.
//
// CNAB 400: comando/movimento l. 51. The sheet has no occurrence for a rejection, and no table for the «código de baixa/recusa» (l. 41), which is zeros in
// every real file.

import { type EventOccurrences, type OccurrenceTable, type ReasonTable, without } from '../../febraban/index.js'
import * as febraban from '../families/febraban240/index.js'
import type { Movement } from '../remittance-dialect.js'

const RETURN = 'Sicoob, Layouts para troca de informações (28/10/2019), Retorno CNAB240'
const SOURCE = `${RETURN}, l. 95; FEBRABAN 240 v10.6, C047, pp. 153–156`

/**
 * Código de movimento de retorno, T and U columns 16–17. L. 73 prints FEBRABAN's 02 to 60, with 38 cut off and 43 misspelt (correct in l. 108), and three codes
 * of Sicoob. FEBRABAN's 61 to 94 come from editions that are newer than the sheet; they have FEBRABAN's meaning.
 */
export const occurrences240: OccurrenceTable = {
  ...febraban.occurrences240,
  '02': { text: 'Confirmação Entrada Título',                                                       our_occurrence: '2001' }, // printed "Entrada Confirmada"; the service's golden text is that of CNAB 400 (04.Retorno - CNAB400, l. 51)
  // 06: printed "Liquidação"; "Normal" as in the service's golden text and CNAB 400
  '06': { text: 'Liquidação Normal', our_occurrence: '2028', overrides: febraban.occurrences240['06'].overrides },
  '54': { text: 'Confirmação da Instrução de Baixa/Cancelamento de Título Negativado sem Protesto', our_occurrence: '2201', kind: 'changed' }, // confirms movement 46, "Cancelar/Excluir Negativação", which may not write the title off
  '80': { text: 'Confirmação da instrução de negativação',                                          our_occurrence: '2247' }, // Safra's "Instrução Negativação Aceita" is nearest; 2225 is similar
  '85': { text: 'Confirmação de Desistência de Protesto',                                           our_occurrence: '2209' },
  '86': { text: 'Confirmação de cancelamento do Protesto',                                          our_occurrence: '2016' }, // the unified list has no code for it; 2209 is similar
}

/** Rejeições e informações. L. 95 mentions '01' to '95' but prints only five codes; its 58 and 79 are FEBRABAN's. A real entry has A4. */
const rejections = {
  ...febraban.rejectionReasons240,
  '39': 'Pedido de Protesto/Negativação Não Permitido para o Título',
  '40': 'Título com Ordem de Protesto/Negativação Emitida',
  '41': 'Pedido de Cancelamento/Sustação para Títulos sem Instrução de Negativação/Protesto',
} as const

/** Tarifas e custas. L. 95 prints 04 and 08 as in FEBRABAN. Its text of 11 is the text of rejection 11, a mistake. */
const fees = {
  ...febraban.feeReasons240,
  '03': 'Tarifa de Desistência',
  '21': 'Tarifa de Gravação Eletrônica = CRA',
} as const

/** Motivo da ocorrência, T columns 214–223: five codes of two characters. Sicoob fills the last ones and puts '00' before them (`0000000004` is only 04). */
export const reasons240: readonly ReasonTable[] = [
  { occurrences: ['03', '26', '30'], field: 'segment_t.reason_codes', codeWidth: 2, severity: 'rejection',   codes: rejections,                    source: SOURCE },
  { occurrences: ['02'],             field: 'segment_t.reason_codes', codeWidth: 2, severity: 'information', codes: rejections,                    source: SOURCE },
  { occurrences: ['28'],             field: 'segment_t.reason_codes', codeWidth: 2, severity: 'fee',         codes: fees,                          source: SOURCE },
  { occurrences: ['06', '09', '17'], field: 'segment_t.reason_codes', codeWidth: 2, severity: 'channel',     codes: febraban.settlementReasons240, source: SOURCE, pixCodes: ['61'] },
  { occurrences: ['06', '09', '17'], field: 'segment_t.reason_codes', codeWidth: 2, severity: 'information', codes: febraban.writeOffReasons240,   source: SOURCE },
]

// Planilha "03.Remessa - Opção CNAB240".

/** Código de movimento remessa, P, Q, R and S columns 16–17, l. 74 (repeated l. 120, 146, 179), and the unified instruction. */
export const movements240 = {
  '01': { text: 'Entrada de Títulos',                              confirmedBy: ['02'],                  our_code: '1001' },
  '02': { text: 'Solicitação de Baixa',                            confirmedBy: ['09', '10'],            our_code: '1002' },
  '04': { text: 'Concessão de Abatimento',                         confirmedBy: ['12'],                  our_code: '1004', needs: ['value_rebate'] },
  '05': { text: 'Cancelamento de Abatimento',                      confirmedBy: ['13'],                  our_code: '1005' },
  '06': { text: 'Prorrogação de Vencimento',                       confirmedBy: ['14'],                  our_code: '1003' },
  '09': { text: 'Protestar',                                       confirmedBy: ['19'],                  our_code: '1009' },
  '10': { text: 'Desistência do Protesto e Baixar Título',         confirmedBy: ['85'],                  our_code: '1078' }, // it also writes the title off, so 1018, which elsewhere only stops the protest, is a validation error (use 1078 or 1019)
  '11': { text: 'Desistência do Protesto e manter em carteira',    confirmedBy: ['85'],                  our_code: '1019' },
  '12': { text: 'Alteração de Juros de Mora',                      confirmedBy: ['57'],                  our_code: '1076' },
  '13': { text: 'Dispensar Cobrança de Juros de Mora',             confirmedBy: ['60'],                  our_code: '1047' },
  '14': { text: 'Alteração de Valor/Percentual de Multa',          confirmedBy: ['56'],                  our_code: '1074' },
  '15': { text: 'Dispensar Cobrança de Multa',                     confirmedBy: ['55'],                  our_code: '1075' },
  '19': { text: 'Prazo limite de recebimento - alterar',           confirmedBy: ['38'],                  our_code: '1107', needs: ['payment_limit_at'] }, // R 200–207, l. 160
  '20': { text: 'Prazo limite de recebimento - dispensar',         confirmedBy: ['39'],                  our_code: '1106' },
  '23': { text: 'Alterar dados do pagador',                        confirmedBy: ['42'], rejectedBy: ['30'], our_code: '1079' },
  '31': { text: 'Alterações de outros dados',                      confirmedBy: ['27'], rejectedBy: ['30'], our_code: '1031', also: ['1010', '1041', '1067', '1118'] }, // with 9 in P 221 it cancels the automatic protest or negativation (l. 103)
  '45': { text: 'Negativação sem Protesto',                        confirmedBy: ['80'],                  our_code: '1066' },
  '46': { text: 'Cancelar/Excluir Negativação',                    confirmedBy: ['54'],                  our_code: '1068', also: ['1069'] }, // one code for excluding (1068) and cancelling (1069)
} as const satisfies Readonly<Record<string, Movement>>

/** Espécie do título, P columns 107–108, l. 91: FEBRABAN's (C015) without six of them, and with other words for two. */
export const documentTypes240 = {
  ...without(febraban.documentTypes240, '26', '27', '28', '29', '30', '33'),
  '31': 'Cartão de Crédito', // since 2019
  '32': 'BDP Boleto de Proposta', // since 2019
} as const

/** The service's `document_type` → Sicoob's. */
export const documentTypeByOurs240 = febraban.documentTypesByOurs240(documentTypes240)

/** Código do juros de mora, P column 118, l. 94; value in 127–141: R$ a day, or % a month with 2 decimals (l. 96). */
export const interestTypes240 = {
  '0': 'Isento',
  '1': 'Valor por Dia',
  '2': 'Taxa Mensal',
} as const

/** Código do desconto: P column 142 (l. 97), R columns 18 and 42 (l. 147, 150). */
export const discountTypes240 = {
  '0': 'Não Conceder desconto',
  '1': 'Valor Fixo Até a Data Informada',
  '2': 'Percentual Até a Data Informada',
} as const

/** Código da multa, R column 66, l. 153; value in 75–89: R$ or % with 2 decimals (l. 155). */
export const fineTypes240 = {
  '0': 'Isento',
  '1': 'Valor Fixo',
  '2': 'Percentual',
} as const

/** Código para protesto, P column 221, l. 103. The edition of 24/02/2017 also had '2' = Protestar dias úteis. */
export const sueCodes240 = {
  '1': 'Protestar dias corridos',
  '3': 'Não Protestar/Não Negativar',
  '8': 'Negativação sem Protesto',
  '9': 'Cancelamento Protesto/Negativação Automática', // only with movement 31
} as const

/** Identificação da emissão do boleto, P column 61, l. 84. */
export const dispatchTypes240 = {
  '1': 'Sicoob Emite',
  '2': 'Beneficiário Emite',
} as const

/** Identificação da distribuição do boleto, P column 62, l. 85. */
export const distributionTypes240 = {
  '1': 'Sicoob Distribui',
  '2': 'Beneficiário Distribui',
} as const

/** Código da moeda, P columns 228–229, l. 107. The return (l. 89) and the edition of 24/02/2017 also have '02', US dollar. */
export const currencies240 = {
  '09': 'Real',
} as const

// Planilha "04.Retorno - CNAB400".

/** Comando/movimento, columns 109–110, l. 51. */
export const occurrences400: OccurrenceTable = {
  '02': { text: 'Confirmação Entrada Título',                       our_occurrence: '2001' },
  '04': { text: 'Transferência de carteira/Entrada',                our_occurrence: '2031' },
  '05': { text: 'Liquidação Sem Registro',                          our_occurrence: '2027' },
  '06': { text: 'Liquidação Normal',                                our_occurrence: '2028' },
  '09': { text: 'Baixa de Titulo',                                  our_occurrence: '2004' },
  '10': { text: 'Baixa Solicitada (Baixa - Pedido Beneficiário)',   our_occurrence: '2008' },
  '11': { text: 'Títulos em Ser',                                   our_occurrence: '2009' },
  '14': { text: 'Alteração de Vencimento',                          our_occurrence: '2006' },
  '15': { text: 'Liquidação em Cartório',                           our_occurrence: '2035' },
  // 23 «identifica o recebimento da instrução de protesto»: the bank received an instruction; the title is not at the notary yet
  '23': { text: 'Encaminhado a Protesto',                           our_occurrence: '2210', kind: 'changed', doubt: { pt: '2015 também é possível: pelo manual, o código confirma que a instrução de protesto foi recebida', en: '2015 is possible, too: by the manual, the code confirms that the instruction to protest was received' } },
  '27': { text: 'Confirmação Alteração Dados',                      our_occurrence: '2021' },
  '48': { text: 'Confirmação de instrução de transferência de carteira/modalidade de cobrança', our_occurrence: '2208' },
}

/** L. 51: the table has no rejections, and only the order of a protest. */
export const events400 = {
  registered: ['02'],
  rejected: null,
  paid: ['06'],
  paid_partially: null,
  paid_by_pix: ['06'],
  paid_at_notary: ['15'],
  paid_after_write_off: null,
  written_off: ['09'],
  protest_ordered: ['23'],
  sent_to_notary: null,
  in_notary: null,
  protested: null,
  withdrawn: null,
  instruction_rejected: null,
} as const satisfies EventOccurrences

// Planilha "03.Remessa - CNAB400".

/** Comando/movimento, detail columns 109–110, l. 52, and the unified instruction. */
export const movements400 = {
  '01': { text: 'Entrada de Títulos',                       confirmedBy: ['02'], our_code: '1001' },
  '02': { text: 'Solicitação de Baixa',                     confirmedBy: ['10'], our_code: '1002' },
  '04': { text: 'Concessão de Abatimento',                  confirmedBy: null,   our_code: '1004', needs: ['value_rebate'] },
  '05': { text: 'Cancelamento de Abatimento',               confirmedBy: null,   our_code: '1005' },
  '06': { text: 'Prorrogação de Vencimento',                confirmedBy: ['14'], our_code: '1003' },
  '08': { text: 'Alteração de Seu Número',                  confirmedBy: ['27'], our_code: '1008' },
  '09': { text: 'Instrução para Protestar',                 confirmedBy: ['23'], our_code: '1009' },
  '10': { text: 'Desistência do Protesto e Baixar Título',  confirmedBy: ['10'], our_code: '1078' }, // it also writes the title off, so 1018, which elsewhere only stops the protest, is a validation error
  '11': { text: 'Instrução para Dispensar Juros',           confirmedBy: null,   our_code: '1047' },
  '12': { text: 'Alteração de Pagador',                     confirmedBy: ['27'], our_code: '1099' },
  '31': { text: 'Alteração de Outros Dados',                confirmedBy: ['27'], our_code: '1031' },
  '34': { text: 'Baixa - Pagamento Direto ao Beneficiário', confirmedBy: ['10'], our_code: '1034' },
} as const satisfies Readonly<Record<string, Movement>>

/** Instruções codificadas, detail columns 157–158 and 159–160, l. 62. Days were business days in the edition of 24/02/2017. */
export const cashierInstructions400 = {
  '00': 'Ausência de instruções',
  '01': 'Cobrar juros', // if both instructions are 01, the messages of the trailer are printed
  '03': 'Protestar 3 dias após vencimento',
  '04': 'Protestar 4 dias após vencimento',
  '05': 'Protestar 5 dias após vencimento',
  '07': 'Não protestar',
  '10': 'Protestar 10 dias após vencimento',
  '15': 'Protestar 15 dias após vencimento',
  '20': 'Protestar 20 dias após vencimento',
  '22': 'Conceder desconto só até data estipulada',
  '42': 'Devolver após 15 dias vencido',
  '43': 'Devolver após 30 dias vencido',
  '99': 'Mensagem do detalhe', // if both instructions are 99 and column 82 is blank, the message in 352–391 is printed
} as const

/** Days of each protest instruction. */
export const daysOfProtest400: Readonly<Record<string, number>> = { '03': 3, '04': 4, '05': 5, '10': 10, '15': 15, '20': 20 }

/** Espécie do título, remittance 148–149 (l. 59), return 174–175 (l. 60). */
export const documentTypes400 = {
  '01': 'Duplicata Mercantil',
  '02': 'Nota Promissória',
  '03': 'Nota de Seguro',
  '05': 'Recibo',
  '06': 'Duplicata Rural',
  '08': 'Letra de Câmbio',
  '09': 'Warrant',
  '10': 'Cheque',
  '12': 'Duplicata de Serviço',
  '13': 'Nota de Débito',
  '14': 'Triplicata Mercantil',
  '15': 'Triplicata de Serviço',
  '18': 'Fatura',
  '20': 'Apólice de Seguro',
  '21': 'Mensalidade Escolar',
  '22': 'Parcela de Consórcio',
  '99': 'Outros',
} as const

/** The service's `document_type` → Sicoob's. Document types that are not here have no espécie in this layout. */
export const documentTypeByOurs400: Readonly<Record<string, keyof typeof documentTypes400>> = {
  '01': '10', // cheque
  '02': '01', // duplicata mercantil
  '03': '01', // duplicata mercantil p/ indicação: no espécie of its own
  '04': '12', // duplicata de serviço
  '05': '12', // duplicata de serviço p/ indicação: no espécie of its own
  '06': '06', // duplicata rural
  '07': '08', // letra de câmbio
  '12': '02', // nota promissória
  '14': '14', // triplicata mercantil
  '15': '15', // triplicata de serviço
  '16': '03', // nota de seguro
  '17': '05', // recibo
  '18': '18', // fatura
  '19': '13', // nota de débito
  '20': '20', // apólice de seguro
  '21': '21', // mensalidade escolar
  '22': '22', // parcela de consórcio
  '30': '09', // warrant
  '99': '99', // outros
}
