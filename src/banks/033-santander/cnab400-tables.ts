// Santander, Layout Cobrança H7800, CNAB 353/400 posições, version 2.36 (July 2025): notas 29 to 31 (pp. 30–36), with version 2.33 (June 2024).

import type { EventOccurrences, OccurrenceTable, ReasonTable } from '../../febraban/index.js'
import { NO_UNIFIED_CODE, similarTo } from '../families/doubts.js'
import type { Movement } from '../remittance-dialect.js'
import { errors400, errorsOf2008, pixEntries400, settlements400, writeOffs400 } from './cnab400-reasons.js'
import { CANCELS_PENDING, PENDING } from './doubts.js'

const MANUAL = 'Santander, H7800, versão 2.36 (07/2025), nota 31, pp. 31–36'

/** Título pago em parte: 135–136 «03 Liquidação parcial» (nota 30, p. 31); COD.03 of 2.33 (p. 32). The rest is still open. */
const PARTIAL = { field: 'title.original_code', codes: ['03'], means: { text: 'Liquidação parcial', our_occurrence: '2029' } } as const

/**
 * 95 in 135–136, «Baixa/liquidação de Bolepix» (nota 30), marks a payment by Pix, with or without the error code 511. In version 2.33, COD.95 of occurrence 06
 * had only 511 (p. 37).
 */
const BOLEPIX = { field: 'title.original_code', codes: ['95'], means: { text: 'Liquidação do Boleto Efetivada', our_occurrence: '2003', pix: true } } as const

/** Código de movimento para retorno, nota 29, p. 30. */
export const occurrences400: OccurrenceTable = {
  '01': { text: 'Boleto não existe',                                              our_occurrence: '2192' },
  '02': { text: 'Entrada boleto Confirmada',                                      our_occurrence: '2001' },
  // 03: «Entrada boleto Rejeitada» until 2.33; since 2.36 it also rejects instructions, and 135–136 decides (nota 30: 01 entry, 02 another event). In 2.33
  // these columns grouped errors; COD.02 had errors of instructions and a few of entries
  '03': { text: 'Entrada e instrução de boleto Rejeitada',                        our_occurrence: '2002', overrides: [
    { field: 'title.original_code', codes: ['02'], means: { text: 'Entrada e instrução de boleto Rejeitada', our_occurrence: '2020' } },
  ] },
  '04': { text: 'Transferência para carteira Simples',                            our_occurrence: '2031', doubt: similarTo('2208') },
  '05': { text: 'Transferência para Carteira Penhor/Desconto/Cessão',             our_occurrence: '2032', doubt: similarTo('2208') },
  '06': { text: 'Liquidação do Boleto Efetivada',                                 our_occurrence: '2003', overrides: [PARTIAL, BOLEPIX] },
  '07': { text: 'Liquidação por Conta',                                           our_occurrence: '2029' },
  '08': { text: 'Liquidação por Saldo',                                           our_occurrence: '2030' },
  // 09: with 510 the slip was paid by Pix, whose credit comes separately (p. 6): it is not a write-off of an unpaid title. By default a payment by Pix has 009
  // instead, «baixa comandada» (p. 6); since 2.36, 135–136 marks a «bolepix» (nota 30, p. 31). A paid value then distinguishes it from a plain write-off
  '09': { text: 'Baixa Automática',                                               our_occurrence: '2099', doubt: { pt: 'com 009 ou 95 e sem valor pago, também pode ser um pagamento por Pix (p. 6)', en: 'with 009 or 95 and no paid value it may also be a payment by Pix (p. 6)' }, overrides: [
    { field: 'title.reason_codes', codes: ['510'], means: { text: 'Baixado por Pagamento via Pix', our_occurrence: '2161', pix: true } },
    { field: 'title.reason_codes', codes: ['009'], paid: true, means: { text: 'Baixa Automática', our_occurrence: '2161', pix: true } },
    { field: 'title.original_code', codes: ['95'], paid: true, means: { text: 'Baixa Automática', our_occurrence: '2161', pix: true } },
  ] },
  '10': { text: 'Boleto Baixado Conforme Instrução',                              our_occurrence: '2074' },
  '11': { text: 'Boletos em carteira (em ser)',                                   our_occurrence: '2009' },
  '12': { text: 'Abatimento Concedido',                                           our_occurrence: '2033' },
  '13': { text: 'Abatimento Cancelado',                                           our_occurrence: '2034' },
  '14': { text: 'Alteração de Vencimento',                                        our_occurrence: '2193', doubt: { pt: '2193 tem o texto da edição de 2009, «prorrogação de vencimento»; 2006 é parecido', en: '2193 has the text of the edition of 2009, «prorrogação de vencimento»; 2006 is similar' } },
  '15': { text: 'Confirmação de Protesto',                                        our_occurrence: '2101' }, // the title is at the notary, not protested yet (p. 30)
  '16': { text: 'Boleto Baixado/Liquidado',                                       our_occurrence: '2194' },
  '17': { text: 'Liquidado em Cartório',                                          our_occurrence: '2035' },
  '21': { text: 'Boleto Enviado a Cartório',                                      our_occurrence: '2134' },
  '22': { text: 'Boleto Retirado do Cartório',                                    our_occurrence: '2154' },
  '24': { text: 'Custas de Cartório',                                             our_occurrence: '2195' },
  // 25: «quando protestado, o código encaminhado é o 25» (p. 30); until 2018 the same code was «Protestar título»
  '25': { text: 'Boleto Protestado',                                              our_occurrence: '2019', doubt: { pt: 'o manual não informa se o título também é baixado; até 2018 o texto era o da ordem', en: 'the manual does not state whether the title is also written off; until 2018 the text was that of the order' } },
  '26': { text: 'Sustar Protesto',                                                our_occurrence: '2041' },
  '27': { text: 'Cancelar Boleto Protestado',                                     our_occurrence: '2016', doubt: NO_UNIFIED_CODE },
  '35': { text: 'Boleto DDA Reconhecido pelo Pagador',                            our_occurrence: '2067' },
  '36': { text: 'Boleto DDA Não Reconhecido pelo Pagador',                        our_occurrence: '2068' },
  '37': { text: 'Boleto DDA Recusado pela PCR',                                   our_occurrence: '2069' },
  '38': { text: 'Não Protestar (antes de iniciar o ciclo de protesto)',           our_occurrence: '2163' },
  '39': { text: 'Espécie de Boleto não permite a instrução',                      our_occurrence: '2020' },
  '61': { text: 'Confirmação de Alteração do Valor Nominal do Boleto',            our_occurrence: '2124' },
  '62': { text: 'Confirmação de Alteração do Valor ou Percentual mínimo',         our_occurrence: '2125' },
  '63': { text: 'Confirmação de Alteração do Valor ou Percentual máximo',         our_occurrence: '2125' },
  // 93: announces only the value paid, without charges and deductions; the settlement comes in the nightly file (nota 14, p. 26). Never booked
  '93': { text: 'Pagamento do Boleto Recebido',                                   our_occurrence: '2158', doubt: PENDING },
  '94': { text: 'Cancelamento do Pagamento Recebido',                             our_occurrence: '2158', doubt: CANCELS_PENDING },
}

export const REFUSED = ['01', '03', '16', '39']
const SETTLED = ['06', '07', '08', '17']

/** The reason tables of a dialect. The dialects differ only in the errors. */
const reasonsWith = (errors: ReasonTable['codes'], source: string): readonly ReasonTable[] => [
  { occurrences: REFUSED,      field: 'title.reason_codes', codeWidth: 3, severity: 'rejection',   codes: errors,         source },
  { occurrences: ['02'],       field: 'title.reason_codes', codeWidth: 3, severity: 'information', codes: pixEntries400,  source },
  { occurrences: SETTLED,      field: 'title.reason_codes', codeWidth: 3, severity: 'channel',     codes: settlements400, source, pixCodes: ['511'] },
  { occurrences: ['09', '10'], field: 'title.reason_codes', codeWidth: 3, severity: 'information', codes: writeOffs400,   source, pixCodes: ['510'] },
]

/** Código de erro, 137–145, nota 31. The manual does not assign codes to occurrences. Here errors belong to rejections; the words of the other codes decide. */
export const reasons400 = reasonsWith({ ...errorsOf2008, ...errors400 }, MANUAL)

/** Notas 29 to 31, and Pix, p. 6. An order to protest is reported when the title goes to the notary (21). No code reports a payment after the write-off. */
export const events400 = {
  registered: ['02'],
  rejected: ['03'],
  paid: ['06'],
  paid_partially: ['07'],
  paid_by_pix: ['06', '511'], // only if the beneficiary asked for it; by default the bank reports the write-off 09
  paid_at_notary: ['17'],
  paid_after_write_off: null,
  written_off: ['09'],
  protest_ordered: null,
  sent_to_notary: ['21'],
  in_notary: ['15'],
  protested: ['25'],
  withdrawn: ['22'],
  instruction_rejected: ['03', '02'], // since 2.36
} as const satisfies EventOccurrences

// The codes of a remittance: notas 16 to 25, pp. 27–29, the same in version 2.33.

/**
 * Código movimento remessa, nota 21, p. 28, and the unified instruction. 15, 16 and 17 belong to the product SX Integra, by agreement with the bank. The return
 * (nota 29) has no confirmation of 07 and 08 and of an order to protest; it reports the arrival of the title at the notary.
 */
export const movements400 = {
  '01': { text: 'Entrada do boleto',                                             confirmedBy: ['02'], our_code: '1001' },
  '02': { text: 'Baixa do boleto',                                               confirmedBy: ['10'], our_code: '1002' },
  '04': { text: 'Concessão de abatimento',                                       confirmedBy: ['12'], our_code: '1004', needs: ['value_rebate'] },
  '05': { text: 'Cancelamento do abatimento',                                    confirmedBy: ['13'], our_code: '1005' },
  '06': { text: 'Alteração do vencimento',                                       confirmedBy: ['14'], our_code: '1003' },
  '07': { text: 'Alteração do número controle beneficiário',                     confirmedBy: null,   our_code: '1007', also: ['1098', '1122'] }, // one column, 38–62; 1098 is worded as in the edition of 2009
  '08': { text: 'Alteração do Seu Número',                                       confirmedBy: null,   our_code: '1008' },
  '09': { text: 'Protestar',                                                     confirmedBy: null,   our_code: '1009' },
  '15': { text: 'Transferência da carteira Simples para Cessão',                 confirmedBy: ['05'], our_code: null },
  '16': { text: 'Baixa de Cessão por Descaracterização',                         confirmedBy: null,   our_code: null },
  '17': { text: 'Baixa de Cessão por Pagamento',                                 confirmedBy: null,   our_code: null },
  '18': { text: 'Sustar o protesto (Após início do ciclo de protesto)',          confirmedBy: ['26'], our_code: '1018' },
  '47': { text: 'Alteração do valor nominal do boleto',                          confirmedBy: ['61'], our_code: '1028' }, // only for a credit card slip or a proposal (nota 10)
  '48': { text: 'Alteração do valor mínimo/percentual',                          confirmedBy: ['62'], our_code: '1148' }, // with a record of type 8 (error 383)
  '49': { text: 'Alteração do valor máximo/percentual',                          confirmedBy: ['63'], our_code: '1149' }, // with a record of type 8 (error 383)
} as const satisfies Readonly<Record<string, Movement>>

/** Código da primeira e segunda instrução, nota 25, p. 29. */
export const cashierInstructions400 = {
  '00': 'Não há instruções', // the bank applies the beneficiary's profile (nota 13)
  '02': 'Baixar após quinze dias do vencimento',
  '03': 'Baixar após 30 dias do vencimento',
  '04': 'Não Baixar',
  '06': 'Protestar (Vide posição 392/393)',
  '07': 'Não Protestar',
  '08': 'Não cobrar juros de mora',
} as const

/** Espécie do boleto, nota 24, p. 29. */
export const documentTypes400 = {
  '01': 'DM Duplicata Mercantil',
  '02': 'NP Nota Promissória',
  '03': 'AP Apólice de Seguro', // in the edition of 2009 «apólice / nota de seguro»
  '05': 'RC Recibo',
  '06': 'DS Duplicata de Serviço',
  '07': 'LC Letra de Cambio',
  '08': 'BDP Boleto de Proposta',
  '19': 'BCC Boleto de Cartão de Crédito',
  '33': 'BDA Boleto de Depósito e Aporte',
} as const

/** The service's document_type → espécie. Other document types have no espécie; «por indicação» has no espécie of its own. */
export const documentTypeOf400 = {
  '02': '01', // DM
  '03': '01', // DMI
  '04': '06', // DS
  '05': '06', // DSI
  '07': '07', // LC
  '12': '02', // NP
  '16': '03', // NS
  '17': '05', // RC
  '20': '03', // AP
  '35': '19', // CC
  '36': '08', // BDP
  '46': '33', // BDA
} as const satisfies Readonly<Record<string, keyof typeof documentTypes400>>
