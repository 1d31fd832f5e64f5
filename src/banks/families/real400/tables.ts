// CNAB 400 of Banco Real, version 3.0 (05/01/2005), pp. 22–23: occurrences of cobrança registrada. Texts are those of Santander's standard 356.
import type { OccurrenceTable } from '../../../febraban/index.js'
import { NO_UNIFIED_CODE } from '../doubts.js'

/** Código da ocorrência, 109–110. */
export const occurrences: OccurrenceTable = {
  '02': { text: 'Confirmação de Entrada',                                                     our_occurrence: '2001' },
  '03': { text: 'Registro Recusado',                                                          our_occurrence: '2002' },
  '04': { text: 'Baixado e Creditado em C. Corrente - Adiant. Fornecedores',                  our_occurrence: '2217', doubt: { pt: 'pode ser um adiantamento a fornecedor em vez de um pagamento do pagador', en: 'may be an advance to a supplier instead of a payment by the payer' } },
  '05': { text: 'Liquidação de Tít. não Reg.',                                                our_occurrence: '2027' },
  '06': { text: 'Liquidação Normal',                                                          our_occurrence: '2028' },
  '07': { text: 'Liquidação por conta',                                                       our_occurrence: '2029' },
  '08': { text: 'Baixado protesto',                                                           our_occurrence: '2019' },
  '09': { text: 'Baixado',                                                                    our_occurrence: '2004' },
  '10': { text: 'Baixado Conf. Instruções',                                                   our_occurrence: '2074' },
  '12': { text: 'Abatimento Concedido',                                                       our_occurrence: '2033' },
  '13': { text: 'Abatimento Cancelado',                                                       our_occurrence: '2034' },
  '14': { text: 'Vencimento Alterado',                                                        our_occurrence: '2006' },
  '17': { text: 'Pago em Cartório',                                                           our_occurrence: '2076' },
  '18': { text: 'Confirmação Recebimento - Instr. Sustar Protesto e Baixar o Título',         our_occurrence: '2016', doubt: { pt: 'a instrução também pede a baixa, que ainda não foi feita', en: 'the instruction also asks for the write-off, which has not happened yet' } },
  '19': { text: 'Confirmação de Recebimento, Instr. Protestar',                               our_occurrence: '2015' },
  '20': { text: 'Confirmação recebimento instr. Sustar protesto e conservar em carteira',     our_occurrence: '2016' },
  '21': { text: 'Sustação não acatada, título liquidado na data',                             our_occurrence: '2020' },
  '22': { text: 'Número do Cedente alterado',                                                 our_occurrence: '2043' },
  '23': { text: 'Campo especial alterado',                                                    our_occurrence: '2077', doubt: { pt: 'o manual não informa qual é o campo', en: 'the manual does not name the field' } },
  '24': { text: 'Confirmação recebimento Instr. não protestar',                               our_occurrence: '2163' },
  '25': { text: 'Enviado a cartório',                                                         our_occurrence: '2134' },
  '26': { text: 'Protesto Sustado',                                                           our_occurrence: '2041' },
  '27': { text: 'Protesto Não sustado',                                                       our_occurrence: '2020', doubt: { pt: 'não há código unificado para isto: a instrução de sustar o protesto não foi cumprida', en: 'no unified code for it: the instruction to stop the protest was not carried out' } },
  '28': { text: 'Protesto Devolvido pelo cartório',                                           our_occurrence: '2154', doubt: { pt: 'não há código unificado para isto; a causa está em 342–391', en: 'no unified code for it; 342–391 has the cause' } },
  '29': { text: 'Débito Custas Cartoriais',                                                   our_occurrence: '2195' },
  '30': { text: 'Multa Alterada',                                                             our_occurrence: '2203', doubt: NO_UNIFIED_CODE },
  '31': { text: 'Multa Cancelada',                                                            our_occurrence: '2202' },
  '32': { text: 'Desconto Concedido',                                                         our_occurrence: '2045' },
  '34': { text: 'Protesto Autom. Cancelado',                                                  our_occurrence: '2163', doubt: NO_UNIFIED_CODE },
  '98': { text: 'Amortização',                                                                our_occurrence: '2029', doubt: { pt: 'liquida uma parte do título; 2096 é parecido', en: 'settles a part of the title; 2096 is similar' } },
}
