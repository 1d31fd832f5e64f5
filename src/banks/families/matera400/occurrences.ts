// Matera's CNAB 400, as C6 Bank (336) prints it, version 2.2 of June 2022: occurrences p. 19, reasons p. 20.

import type { LocalizedText } from '../../../cobranca/index.js'
import type { EventOccurrences, OccurrenceTable, ReasonTable } from '../../../febraban/index.js'
import { sameAs, similarTo } from '../doubts.js'

const MANUAL = 'C6, CNAB 400 v2.2 (06/2022)'

/** The clearing system announces a payment at another bank, or its cancellation (p. 5); a settlement may follow. */
const OPERATIONAL: LocalizedText = {
  pt: 'não há código unificado para a baixa operacional; é uma movimentação da CIP (p. 5), que não movimenta dinheiro',
  en: 'no unified code for an operational write-off; it is a movement of the clearing system (p. 5), which is never booked',
}

const ANY_FEE: LocalizedText = { pt: '2213 vale para qualquer tarifa', en: '2213 covers any fee' }

/** D054, p. 19. */
export const occurrences: OccurrenceTable = {
  '02': { text: 'Entrada confirmada',                                                        our_occurrence: '2001' },
  '03': { text: 'Entrada Rejeitada',                                                         our_occurrence: '2002' },
  '04': { text: 'Alteração de Dados (Entrada)',                                              our_occurrence: '2159', doubt: { pt: 'no formato do Bradesco é a confirmação de alteração de outros dados (manual do C6, p. 38), 2021', en: 'in Bradesco’s format it is the confirmation of a change of other data (C6’s manual, p. 38), 2021' } },
  '05': { text: 'Alteração de Dados (Baixa)',                                                our_occurrence: '2160' },
  '06': { text: 'Liquidação Normal',                                                         our_occurrence: '2028' },
  '07': { text: 'Liquidação após Baixa',                                                     our_occurrence: '2014' },
  '08': { text: 'Liquidação em Cartório',                                                    our_occurrence: '2035' },
  '09': { text: 'Baixa Simples',                                                             our_occurrence: '2097' },
  '10': { text: 'Baixa comandada do cliente arquivo',                                        our_occurrence: '2004', doubt: similarTo('2074', '2211') },
  '12': { text: 'Abatimento concedido',                                                      our_occurrence: '2033' },
  '13': { text: 'Abatimento cancelado',                                                      our_occurrence: '2034' },
  '14': { text: 'Vencimento alterado',                                                       our_occurrence: '2006', doubt: similarTo('2012', '2193') },
  '15': { text: 'Baixa rejeitada',                                                           our_occurrence: '2005', doubt: sameAs('2212') },
  '16': { text: 'Instrução rejeitada',                                                       our_occurrence: '2020' },
  '17': { text: 'Alterações de dados rejeitados',                                            our_occurrence: '2024', doubt: similarTo('2215') },
  '19': { text: 'Confirma instrução de protesto',                                            our_occurrence: '2015' },
  '20': { text: 'Confirma instrução de sustação de protesto',                                our_occurrence: '2016' },
  '21': { text: 'Confirma instrução de não protestar',                                       our_occurrence: '2163' },
  '23': { text: 'Protesto enviado a cartório',                                               our_occurrence: '2134', doubt: similarTo('2017', '2081', '2164') },
  '29': { text: 'Sacado nao retirou boleto eletronicamente,enviado para correio',            our_occurrence: null, why: { pt: 'não há código unificado para um boleto enviado pelo correio porque o pagador não o retirou', en: 'no unified code for a slip that is mailed because the payer did not collect it' } },
  '32': { text: 'Baixa por ter sido protestado',                                             our_occurrence: '2019' },
  '35': { text: 'Alegações do sacado',                                                       our_occurrence: '2153' },
  '36': { text: 'Custas de Edital',                                                          our_occurrence: '2170' },
  '37': { text: 'Custas de sustação judicial',                                               our_occurrence: '2182' },
  '38': { text: 'Título sustado judicialmente',                                              our_occurrence: '2112' },
  '65': { text: 'Pagamento com Cheque - Aguardando compensação',                             our_occurrence: '2026', doubt: { pt: 'no formato do Bradesco os textos são 2102, «vinculado», e liquidação em cartório (manual do C6, p. 38); o trailer não o conta como pago (D067, p. 21)', en: '2102, «vinculado», and a settlement at the notary are its texts in Bradesco’s format (C6’s manual, p. 38); the trailer does not count it as paid (D067, p. 21)' } },
  '69': { text: 'Cancelamento de Liquidação por Cheque Devolvido',                           our_occurrence: '2025', doubt: { pt: 'pode estornar uma liquidação (06) ou um pagamento em cheque ainda não compensado (65); no formato do Bradesco o texto é o de 2105 (manual do C6, p. 38)', en: 'it may reverse a settlement (06), or a payment by a cheque that has not cleared (65); 2105 is its text in Bradesco’s format (C6’s manual, p. 38)' } },
  '71': { text: 'Protesto cancelado pelo Cartório',                                          our_occurrence: '2109', doubt: { pt: 'é o texto no formato do Bradesco (manual do C6, p. 38); 2018 tem o mesmo significado', en: 'its text in Bradesco’s format (C6’s manual, p. 38); 2018 means the same' } },
  '72': { text: 'Baixa Operacional',                                                         our_occurrence: '2158', doubt: OPERATIONAL },
  '74': { text: 'Cancelamento da Baixa Operacional',                                         our_occurrence: '2158', doubt: OPERATIONAL },
  '75': { text: 'Pagamento Parcial',                                                         our_occurrence: '2029' },
  '90': { text: 'Instrução de Protesto Rejeitada',                                           our_occurrence: '2020' },
  '95': { text: 'Troca Uso Empresa',                                                         our_occurrence: '2127' },
  '96': { text: 'Emissão Extrato Mov. Carteira',                                             our_occurrence: '2166', doubt: { pt: 'no formato do Itaú é a tarifa do extrato (manual do C6, p. 40); no do Bradesco, a de título vencido (p. 38)', en: 'a fee for the statement in Itaú’s format (C6’s manual, p. 40), for an overdue title in Bradesco’s (p. 38)' } },
  '97': { text: 'Tarifa de sustação de protesto',                                            our_occurrence: '2059', doubt: ANY_FEE },
  '98': { text: 'Tarifa de protesto',                                                        our_occurrence: '2058', doubt: ANY_FEE },
  '99': { text: 'Custas de protesto',                                                        our_occurrence: '2157' },
}

/** Title 378–393: four digits each. */
const columns = { field: 'title.reason_codes', codeWidth: 4 } as const

const REJECTIONS: readonly string[] = ['03', '15', '16', '17', '90']

/**
 * The manual prints reasons only for characters and fields that the bank could not read (D063, p. 20). It refers to a spreadsheet for all others, of any
 * occurrence (D064, p. 20; p. 29). All other codes are unknown.
 *
 * @param table the occurrences of the bank
 */
export const reasonsOf = (table: OccurrenceTable): readonly ReasonTable[] => [
  {
    ...columns,
    occurrences: REJECTIONS,
    severity: 'rejection',
    codes: {
      '9005': 'Campo numérico inválido',
      '9006': 'Caractere/campo inválido',
      '9007': 'Campo tipo data inválido',
      '9008': 'Caractere/campo inválido',
    },
    source: `${MANUAL}, p. 20`,
  },
  {
    ...columns,
    occurrences: Object.keys(table).filter((code) => !REJECTIONS.includes(code)),
    severity: 'information',
    codes: {},
    source: `${MANUAL}, pp. 20 e 28–29`,
  },
]

/** The table has no code for a Pix or for a title that has arrived at the notary. */
export const events: EventOccurrences = {
  registered: ['02'],
  rejected: ['03'],
  paid: ['06'],
  paid_partially: ['75'],
  paid_by_pix: null,
  paid_at_notary: ['08'],
  paid_after_write_off: ['07'],
  written_off: ['09'],
  protest_ordered: ['19'],
  sent_to_notary: ['23'],
  in_notary: null,
  protested: ['32'],
  withdrawn: ['71'],
  instruction_rejected: ['16'],
}
