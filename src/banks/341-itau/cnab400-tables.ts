// Itaú, Cobrança CNAB 400, July 2021 (v3): the codes of a return, nota 17 (pp. 35–37) and nota 20 (pp. 38–46), and those of a remittance, notas 6, 11 and 32
// (pp. 30–34 and 48–49). «2012» is Cobrança Mensagem CNAB 400, March 2012 (pp. 15–32).
import type { EventOccurrences, OccurrenceTable, ReasonTable } from '../../febraban/index.js'
import { CONFIRMED_CHANGE, sameAs, similarTo } from '../families/doubts.js'
import type { Movement } from '../remittance-dialect.js'
import * as reasons from './cnab400-reasons.js'

const MANUAL = 'Itaú, Cobrança CNAB 400, julho/2021 (v3)'
const BOTH_MANUALS = `${MANUAL}, e Cobrança Mensagem CNAB 400, março/2012`

/** Códigos de ocorrência do arquivo retorno, title 109–110, nota 17, pp. 35–37. */
export const occurrences400: OccurrenceTable = {
  '02': { text: 'Entrada confirmada com possibilidade de mensagem',                                our_occurrence: '2001' },
  '03': { text: 'Entrada rejeitada',                                                               our_occurrence: '2002' },
  '04': { text: 'Alteração de dados – nova entrada',                                               our_occurrence: '2159' },
  '05': { text: 'Alteração de dados – baixa',                                                      our_occurrence: '2160' },
  '06': { text: 'Liquidação normal',                                                               our_occurrence: '2028', overrides: [
    { field: 'title.settlement_code', codes: ['AC', 'LC'], means: { text: 'Liquidação normal', our_occurrence: '2035' } }, // nota 28, pp. 47–48
  ] },
  '07': { text: 'Liquidação parcial – cobrança inteligente (B2B)',                                 our_occurrence: '2029', doubt: { pt: 'é a única liquidação parcial; 2096 é parecido', en: 'the only partial settlement; 2096 is similar' } },
  '08': { text: 'Liquidação em cartório',                                                          our_occurrence: '2035' },
  '09': { text: 'Baixa simples',                                                                   our_occurrence: '2097' },
  // 10: the QR Code of a Boleto Pix was paid; the credit is separate and immediate (p. 37). The same code confirms movement 34 (paid directly): the line alone
  // does not identify a Pix, so `pix` is not set
  '10': { text: 'Baixa por ter sido liquidado (envio de ocorrência 34 na remessa ou liquidação de boleto por Pix)', our_occurrence: '2161' },
  '11': { text: 'Em ser (só no retorno mensal)',                                                   our_occurrence: '2009' },
  '12': { text: 'Abatimento concedido',                                                            our_occurrence: '2033' },
  '13': { text: 'Abatimento cancelado',                                                            our_occurrence: '2034' },
  '14': { text: 'Vencimento alterado',                                                             our_occurrence: '2006', doubt: CONFIRMED_CHANGE },
  '15': { text: 'Baixas rejeitadas',                                                               our_occurrence: '2005', doubt: sameAs('2212') },
  '16': { text: 'Instruções rejeitadas',                                                           our_occurrence: '2020' },
  '17': { text: 'Alteração de dados rejeitados',                                                   our_occurrence: '2024' },
  '18': { text: 'Cobrança contratual – instruções/alterações rejeitadas/pendentes',                our_occurrence: '2162' },
  '19': { text: 'Confirma recebimento de instrução de protesto',                                   our_occurrence: '2015' },
  '20': { text: 'Confirma recebimento de instrução de sustação de protesto/tarifa',                our_occurrence: '2016' },
  '21': { text: 'Confirma recebimento de instrução de não protestar',                              our_occurrence: '2163' },
  '23': { text: 'Título enviado a cartório/tarifa',                                                our_occurrence: '2164' },
  '24': { text: 'Instrução de protesto rejeitada/sustada/pendente',                                our_occurrence: '2020', doubt: { pt: 'não há código unificado para isto; conforme o motivo, a instrução pode estar só pendente ou sustada pelo cartório', en: 'no unified code for it; by its reason it may be only pending, or stopped by the notary' } },
  '25': { text: 'Alegações do pagador',                                                            our_occurrence: '2153' },
  '26': { text: 'Tarifa de aviso de cobrança',                                                     our_occurrence: '2165' },
  '27': { text: 'Tarifa de extrato posição (B40X)',                                                our_occurrence: '2166' },
  '28': { text: 'Tarifa de relação das liquidações',                                               our_occurrence: '2167' },
  '29': { text: 'Tarifa de manutenção de títulos vencidos',                                        our_occurrence: '2168' },
  '30': { text: 'Débito mensal de tarifas (para entradas e baixas)',                               our_occurrence: '2169' },
  '32': { text: 'Baixa por ter sido protestado',                                                   our_occurrence: '2019', doubt: similarTo('2243', '2098') },
  '33': { text: 'Custas de protesto',                                                              our_occurrence: '2157' },
  '34': { text: 'Custas de sustação',                                                              our_occurrence: '2156' },
  '35': { text: 'Custas de cartório distribuidor',                                                 our_occurrence: '2155' },
  '36': { text: 'Custas de edital',                                                                our_occurrence: '2170' },
  '37': { text: 'Tarifa de emissão de boleto/tarifa de envio de duplicata',                        our_occurrence: '2171' },
  '38': { text: 'Tarifa de instrução',                                                             our_occurrence: '2172' },
  '39': { text: 'Tarifa de ocorrências',                                                           our_occurrence: '2173' },
  '40': { text: 'Tarifa mensal de emissão de boleto/tarifa mensal de envio de duplicata',          our_occurrence: '2174' },
  '41': { text: 'Débito mensal de tarifas – extrato de posição (B4EP/B4OX)',                       our_occurrence: '2175' },
  '42': { text: 'Débito mensal de tarifas – outras instruções',                                    our_occurrence: '2176' },
  '43': { text: 'Débito mensal de tarifas – manutenção de títulos vencidos',                       our_occurrence: '2177' },
  '44': { text: 'Débito mensal de tarifas – outras ocorrências',                                   our_occurrence: '2178' },
  '45': { text: 'Débito mensal de tarifas – protesto',                                             our_occurrence: '2179' },
  '46': { text: 'Débito mensal de tarifas – sustação de protesto',                                 our_occurrence: '2180' },
  '47': { text: 'Baixa com transferência para desconto',                                           our_occurrence: '2181' },
  '48': { text: 'Custas de sustação judicial',                                                     our_occurrence: '2182' },
  '51': { text: 'Tarifa mensal ref. a entradas bancos correspondentes na carteira',                our_occurrence: '2183' },
  '52': { text: 'Tarifa mensal baixas na carteira',                                                our_occurrence: '2184' },
  '53': { text: 'Tarifa mensal baixas em bancos correspondentes na carteira',                      our_occurrence: '2185' },
  '54': { text: 'Tarifa mensal de liquidações na carteira',                                        our_occurrence: '2186' },
  '55': { text: 'Tarifa mensal de liquidações em bancos correspondentes na carteira',              our_occurrence: '2187' },
  '56': { text: 'Custas de irregularidade',                                                        our_occurrence: '2188' },
  '57': { text: 'Instrução cancelada',                                                             our_occurrence: '2189' },
  '59': { text: 'Baixa por crédito em C/C',                                                        our_occurrence: '2217' },
  '60': { text: 'Entrada rejeitada carnê',                                                         our_occurrence: '2218' },
  '61': { text: 'Tarifa emissão aviso de movimentação de títulos (2154)',                          our_occurrence: '2219' },
  '62': { text: 'Débito mensal de tarifa – aviso de movimentação de títulos (2154)',               our_occurrence: '2220' },
  '63': { text: 'Título sustado judicialmente',                                                    our_occurrence: '2112' },
  '64': { text: 'Entrada confirmada com rateio de crédito',                                        our_occurrence: '2221' },
  '65': { text: 'Pagamento com cheque – aguardando compensação',                                   our_occurrence: '2026' },
  // 06 with CC or LC is booked before the cheque clears («a compensar», nota 28, pp. 47–48); 65 is only an announcement. After 06, 69 must reopen the slip
  '69': { text: 'Cheque devolvido',                                                                our_occurrence: '2025', doubt: { pt: 'pode estornar um pagamento (06 ou 08 com CC ou LC, «a compensar»: nota 28) ou um anúncio que não movimentou dinheiro (65)', en: 'it may reverse a payment (06 or 08 with CC or LC, «a compensar»: nota 28) or an announcement that was never booked (65)' } },
  // 71 comes from the manual of 2012. In the manual of 2021 it is a movement, confirmed by 02 or rejected by 03 (p. 13), but p. 24 prints «confirmação da
  // entrada do Boleto Pix (código de ocorrência 71)». Both confirm an entry
  '71': { text: 'Entrada registrada, aguardando avaliação',                                        our_occurrence: '2001', doubt: { pt: 'é do manual de 2012; no manual de 2021 é só um movimento, que 02 confirma e 03 rejeita', en: 'from the manual of 2012; in the manual of 2021 only a movement, which 02 confirms and 03 rejects' } },
  '72': { text: 'Baixa por crédito em C/C sem título correspondente',                              our_occurrence: '2222' },
  '73': { text: 'Confirmação de entrada na cobrança simples – entrada não aceita na cobrança contratual', our_occurrence: '2223' },
  '74': { text: 'Instrução de negativação expressa rejeitada',                                     our_occurrence: '2224' },
  '75': { text: 'Confirma o recebimento de instrução de entrada em negativação expressa',          our_occurrence: '2225' },
  // 76 comes from the manual of 2012, «exclusivo para informação do cheque» (p. 13) and optional. That manual has no pending payment (65): a payment by cheque
  // is settled by 06 or 08, «a compensar» (CC, LC; p. 32), and 76 follows. Booked as a payment, it would count twice
  '76': { text: 'Cheque compensado',                                                               our_occurrence: '2198', kind: 'info' },
  '77': { text: 'Confirma o recebimento de instrução de exclusão de entrada em negativação expressa', our_occurrence: '2226' },
  '78': { text: 'Confirma o recebimento de instrução de cancelamento de negativação expressa',     our_occurrence: '2227' },
  '79': { text: 'Negativação expressa informacional',                                              our_occurrence: '2228' },
  '80': { text: 'Confirma entrada em negativação expressa/tarifa',                                 our_occurrence: '2229' },
  '81': { text: 'Confirma exclusão de entrada em negativação expressa/tarifa',                     our_occurrence: '2231', doubt: { pt: 'não há código unificado para isto; o mais parecido é este, também usado para 83, mas aqui nada foi pago', en: 'no unified code for it; the most similar code, also used for 83, but here nothing was paid' } },
  '82': { text: 'Confirma o cancelamento em negativação expressa/tarifa',                          our_occurrence: '2230' },
  '83': { text: 'Confirma exclusão de entrada em negativação expressa por liquidação/tarifa',      our_occurrence: '2231' },
  '84': { text: 'Tarifa mensal de entrada em negativação expressa',                                our_occurrence: '2238', doubt: { pt: 'não há código unificado para isto; a tarifa mensal mais parecida é esta, também usada para 91', en: 'no unified code for it; the most similar monthly fee, also used for 91' } },
  '85': { text: 'Tarifa pacote cobrança ativa eletrônica',                                         our_occurrence: '2232' },
  '86': { text: 'Tarifa e-mail cobrança ativa eletrônica',                                         our_occurrence: '2233' },
  '87': { text: 'Tarifa SMS cobrança ativa eletrônica',                                            our_occurrence: '2234' },
  '88': { text: 'Tarifa mensal pacote cobrança ativa eletrônica',                                  our_occurrence: '2235' },
  '89': { text: 'Tarifa mensal e-mail cobrança ativa eletrônica',                                  our_occurrence: '2236' },
  '90': { text: 'Tarifa mensal SMS cobrança ativa eletrônica',                                     our_occurrence: '2237' },
  '91': { text: 'Tarifa mensal de exclusão de entrada em negativação expressa',                    our_occurrence: '2238' },
  '92': { text: 'Tarifa mensal de cancelamento de negativação expressa',                           our_occurrence: '2239' },
  '93': { text: 'Tarifa mensal de exclusão de negativação expressa por liquidação',                our_occurrence: '2240' },
  '94': { text: 'Confirma recebimento de instrução de não negativar',                              our_occurrence: '2241' },
  // 95: a pending payment that may still fail; never booked (p. 37)
  '95': { text: 'Baixa operacional',                                                               our_occurrence: '2158', kind: 'info', doubt: { pt: 'um pagamento pendente, que ainda pode falhar', en: 'a pending payment that may still fail' } },
}

/** Occurrences of a payment. Nota 28 does not name the occurrences of the settlement code: the list is ours. */
const PAID = ['06', '07', '08', '10', '59', '65', '72', '95']

const ERRORS = 'title.reason_codes'
const COMPLEMENT = 'title.complement_code'

/**
 * Motivos (nota 20, pp. 38–46), settlement channel (nota 28) and Pix errors (nota 41). By nota 20, the codes of four digits of 24, 25 and 57 are in 302–305.
 * But the page of the record (p. 21) names 378–385 for the payer's claims, and a real file has a claim there and zeros in 302–305. The manual names no columns
 * for tabelas 11 and 12. All these codes are read from both fields; the unused field is blank or zeros.
 */
export const reasons400: readonly ReasonTable[] = [
  { occurrences: ['03', '60'], field: ERRORS,     codeWidth: 2, severity: 'rejection',   codes: reasons.entryRejections,        source: `${BOTH_MANUALS}, nota 20, tabela 1, pp. 38–40` },
  { occurrences: ['17'],       field: ERRORS,     codeWidth: 2, severity: 'rejection',   codes: reasons.changeRejections,       source: `${BOTH_MANUALS}, nota 20, tabela 2, p. 40` },
  { occurrences: ['16'],       field: ERRORS,     codeWidth: 2, severity: 'rejection',   codes: reasons.instructionRejections,  source: `${BOTH_MANUALS}, nota 20, tabela 3, pp. 40–41` },
  { occurrences: ['15'],       field: ERRORS,     codeWidth: 2, severity: 'rejection',   codes: reasons.writeOffRejections,     source: `${MANUAL}, nota 20, tabela 4, p. 41` },
  { occurrences: ['18'],       field: ERRORS,     codeWidth: 2, severity: 'rejection',   codes: reasons.contractualRejections,  source: `${MANUAL}, nota 20, tabela 5, p. 41` },
  { occurrences: ['18'],       field: ERRORS,     codeWidth: 2, severity: 'information', codes: reasons.contractualPending,     source: `${MANUAL}, nota 20, tabela 5, p. 42` },
  { occurrences: ['25'],       field: COMPLEMENT, codeWidth: 4, severity: 'information', codes: reasons.payerClaims,            source: `${MANUAL}, nota 20, tabela 6, p. 42` },
  { occurrences: ['25'],       field: ERRORS,     codeWidth: 4, severity: 'information', codes: reasons.payerClaims,            source: `${MANUAL}, p. 21 e nota 20, tabela 6, p. 42` },
  { occurrences: ['24'],       field: COMPLEMENT, codeWidth: 4, severity: 'rejection',   codes: reasons.protestStops,           source: `${BOTH_MANUALS}, nota 20, tabela 7, pp. 42–43` },
  { occurrences: ['24'],       field: ERRORS,     codeWidth: 4, severity: 'rejection',   codes: reasons.protestStops,           source: `${BOTH_MANUALS}, nota 20, tabela 7, pp. 42–43` },
  { occurrences: ['57'],       field: COMPLEMENT, codeWidth: 4, severity: 'information', codes: reasons.cancelledInstructions,  source: `${MANUAL}, nota 20, tabela 8, p. 43` },
  { occurrences: ['69'], field: 'returned_cheque.reason_codes', codeWidth: 2, severity: 'rejection', codes: reasons.chequeReturns, source: `${MANUAL}, nota 20, tabela 9, pp. 43–44` },
  { occurrences: ['02'],       field: ERRORS,     codeWidth: 2, severity: 'information', codes: reasons.entryRemarks,           source: `${MANUAL}, nota 20, tabela 10, p. 44` },
  { occurrences: ['74'],       field: COMPLEMENT, codeWidth: 4, severity: 'rejection',   codes: reasons.negativationRejections, source: `${MANUAL}, nota 20, tabela 11, p. 45` },
  { occurrences: ['74'],       field: ERRORS,     codeWidth: 4, severity: 'rejection',   codes: reasons.negativationRejections, source: `${MANUAL}, nota 20, tabela 11, p. 45` },
  { occurrences: ['79'],       field: COMPLEMENT, codeWidth: 4, severity: 'information', codes: reasons.negativationNews,       source: `${MANUAL}, nota 20, tabela 12, pp. 45–46` },
  { occurrences: ['79'],       field: ERRORS,     codeWidth: 4, severity: 'information', codes: reasons.negativationNews,       source: `${MANUAL}, nota 20, tabela 12, pp. 45–46` },
  { occurrences: PAID, field: 'title.settlement_code', codeWidth: 2, severity: 'channel', codes: reasons.settlementChannels, source: `${BOTH_MANUALS}, nota 28, pp. 47–48` },
  { occurrences: ['02', '71'], field: 'pix.pix_error_code', codeWidth: 3, severity: 'rejection', codes: reasons.pixErrors, source: `${MANUAL}, nota 41, p. 50` },
]

/** Nota 17, pp. 35–37. */
export const events400 = {
  registered: ['02'],
  rejected: ['03'],
  paid: ['06'],
  paid_partially: ['07'],
  paid_by_pix: ['10'], // the slip is written off; its credit comes separately (**, p. 37)
  paid_at_notary: ['08'],
  paid_after_write_off: null,
  written_off: ['09'],
  protest_ordered: ['19'],
  sent_to_notary: ['23'],
  in_notary: null,
  protested: ['32'],
  withdrawn: ['20'],
  instruction_rejected: ['16'],
} as const satisfies EventOccurrences

/** A movement of Itaú's tables, with the fields that it requires. All other fields are zeros or blanks, «obedecendo a sua picture». */
export interface ItauMovement extends Movement {
  /** All fields, or those of observation A or B of the note; see `shapeOf`. */
  readonly requires: 'all' | 'A' | 'B'
  /** Fields of the instruction itself, by record. */
  readonly fields?: Readonly<Record<string, readonly string[]>>
}

/**
 * Código de ocorrência of the remittance, title 109–110 (nota 6, pp. 30–31; letters are its observations).
 *
 * The manual has no separate movement for 1019 (stop protest and keep), 1071 to 1073 (discount), 1076 (interest) and single fields of the payer (1012 to 1015,
 * 1020, 1038, 1079). 31 changes «other data», which the manual does not list.
 */
export const movements400 = {
  '01': { text: 'Remessa',                                                               requires: 'all', our_code: '1001', confirmedBy: ['02'] },
  '02': { text: 'Pedido de baixa',                                                       requires: 'A',   our_code: '1002', confirmedBy: ['09'], rejectedBy: ['15'], also: ['1078'] }, // stops protest and negativation by itself (D)
  '04': { text: 'Concessão de abatimento',                                               requires: 'A',   our_code: '1004', confirmedBy: ['12'], needs: ['value_rebate'], fields: { title: ['value_rebate'] } }, // indicador 12.5 (p. 52): changes the value or, by default, only warns the payer
  '05': { text: 'Cancelamento de abatimento',                                            requires: 'A',   our_code: '1005', confirmedBy: ['13'], needs: ['value_rebate'], fields: { title: ['value_rebate'] } },
  '06': { text: 'Alteração do vencimento',                                               requires: 'A',   our_code: '1003', confirmedBy: ['14'], fields: { title: ['due_date'] } },
  '07': { text: 'Alteração do uso da empresa',                                           requires: 'A',   our_code: '1007', confirmedBy: null, fields: { title: ['control_number'] } },
  '08': { text: 'Alteração do seu número',                                               requires: 'A',   our_code: '1008', confirmedBy: null, rejectedBy: ['17'], fields: { title: ['document_number'] } }, // tabela 2 has its rejection; the manual names no occurrence that confirms it
  '09': { text: 'Protestar (emite aviso ao pagador após XX dias do vencimento, e envia ao cartório após 5 dias úteis)', requires: 'A',   our_code: '1009', confirmedBy: ['19'], fields: { title: ['instruction_days'] } }, // days from the due date; 00 is 2 calendar days (C)
  '10': { text: 'Não protestar (inibe protesto automático, quando houver instrução permanente na conta corrente)', requires: 'A',   our_code: '1010', confirmedBy: ['21'] },
  '11': { text: 'Protesto para fins falimentares',                                       requires: 'A',   our_code: '1011', confirmedBy: ['19'], fields: { title: ['instruction_days'] } }, // as 09
  '18': { text: 'Sustar o protesto',                                                     requires: 'A',   our_code: '1018', confirmedBy: ['20'] }, // also cancels the protest ordered with the entry (F)
  '30': { text: 'Exclusão de sacador avalista',                                          requires: 'B',   our_code: null,   confirmedBy: null }, // manual of 2012 only: 1109 is not sent in this layout
  '31': { text: 'Alteração de outros dados',                                             requires: 'B',   our_code: '1031', confirmedBy: ['04'], rejectedBy: ['17'], also: ['1028'] }, // the changed fields; a new value of the title is sent without other changes (B)
  '34': { text: 'Baixa por ter sido pago diretamente ao beneficiário',                   requires: 'A',   our_code: '1034', confirmedBy: ['10'], rejectedBy: ['15'] },
  '35': { text: 'Cancelamento de instrução',                                             requires: 'B',   our_code: '1110', confirmedBy: ['57'], needs: ['instruction_code'], fields: { title: ['cancelled_code'] } }, // 1156 não protestar, 2261 dispensar juros/comissão de permanência (G)
  '36': { text: 'Protesto urgente (envia a cartório após XX dias úteis do vencimento)',  requires: 'A',   our_code: null,   confirmedBy: ['19'], fields: { title: ['instruction_days'] } }, // no our_code: 1009 is the ordinary protest, with notice to the payer
  '37': { text: 'Alteração do vencimento e sustar protesto',                             requires: 'A',   our_code: '1111', confirmedBy: ['14'], fields: { title: ['due_date'] } }, // 20 may come too, for the protest
  '38': { text: 'Beneficiário não concorda com alegação do pagador',                     requires: 'A',   our_code: '1112', confirmedBy: null, also: ['1030'], needs: ['instruction_code'], fields: { title: ['cancelled_code'] } }, // the code of the claim, nota 20, tabela 6 (E)
  '47': { text: 'Beneficiário solicita dispensa de juros',                               requires: 'A',   our_code: '1047', confirmedBy: null },
  '49': { text: 'Alteração de dados extras (registro de multa)',                         requires: 'B',   our_code: '1113', confirmedBy: null, also: ['1074', '1075'], fields: { fine: ['fine_type', 'fine_date', 'fine_value'] } }, // with the fine record; any of its three fields in zeros cancels the fine (B)
  '66': { text: 'Entrada em negativação expressa',                                       requires: 'B',   our_code: '1066', confirmedBy: ['75'], fields: { title: ['instruction_days'] } }, // as 09
  '67': { text: 'Não negativar (inibe entrada na negativação expressa)',                 requires: 'B',   our_code: '1067', confirmedBy: ['94'] },
  '68': { text: 'Excluir negativação (até 15 dias corridos após entrada no bureau)',     requires: 'B',   our_code: '1068', confirmedBy: ['77'], rejectedBy: ['74'] }, // also cancels the one ordered with the entry (F)
  '69': { text: 'Cancelar negativação (após título ter sido negativado)',                requires: 'B',   our_code: '1069', confirmedBy: ['78'], rejectedBy: ['74'] },
  '71': { text: 'Remessa – boleto Pix (emissão do boleto e QR Code Pix)',                requires: 'all', our_code: '1001', confirmedBy: ['02'] }, // the entry of a title with Pix: carteira 109, up to R$ 10 million, no split (p. 13)
} as const satisfies Readonly<Record<string, ItauMovement>>

/**
 * Instruções de cobrança, title 157–158 and 159–160 (nota 11, pp. 32–34; letters are its observations). XX in a text is the number of days in 392–393, which
 * both instructions of a title share.
 */
export const cashierInstructions400 = {
  '02': 'Devolver após 05 dias do vencimento',
  '03': 'Devolver após 30 dias do vencimento',
  '05': 'Receber conforme instruções no próprio título',
  '06': 'Devolver após 10 dias do vencimento',
  '07': 'Devolver após 15 dias do vencimento',
  '08': 'Devolver após 20 dias do vencimento',
  '09': 'Protestar (envia a cartório após XX dias úteis ou corridos do vencimento de acordo com o cadastro do beneficiário; não imprime no boleto)',
  '10': 'Não protestar (inibe protesto, quando houver instrução permanente na conta corrente)',
  '11': 'Devolver após 25 dias do vencimento',
  '12': 'Devolver após 35 dias do vencimento',
  '13': 'Devolver após 40 dias do vencimento',
  '14': 'Devolver após 45 dias do vencimento',
  '15': 'Devolver após 50 dias do vencimento',
  '16': 'Devolver após 55 dias do vencimento',
  '17': 'Devolver após 60 dias do vencimento',
  '18': 'Devolver após 90 dias do vencimento',
  '19': 'Não receber após 05 dias do vencimento',
  '20': 'Não receber após 10 dias do vencimento',
  '21': 'Não receber após 15 dias do vencimento',
  '22': 'Não receber após 20 dias do vencimento',
  '23': 'Não receber após 25 dias do vencimento',
  '24': 'Não receber após 30 dias do vencimento',
  '25': 'Não receber após 35 dias do vencimento',
  '26': 'Não receber após 40 dias do vencimento',
  '27': 'Não receber após 45 dias do vencimento',
  '28': 'Não receber após 50 dias do vencimento',
  '29': 'Não receber após 55 dias do vencimento',
  '30': 'Importância de desconto por dia', // the discount of a day (E)
  '31': 'Não receber após 60 dias do vencimento',
  '32': 'Não receber após 90 dias do vencimento',
  '33': 'Conceder abatimento ref. à PIS-PASEP/COFIN/CSLL, mesmo após vencimento', // never a percentage (I)
  '36': 'Protesto urgente (envia a cartório após XX dias úteis ou corridos do vencimento de acordo com o cadastro do beneficiário; não imprime no boleto)',
  '37': 'Receber até o último dia do mês de vencimento',
  '38': 'Conceder desconto mesmo após vencimento',
  '39': 'Não receber após o vencimento', // in 2012 with days, 00 for none
  '40': 'Conceder desconto conforme nota de crédito',
  '42': 'Protesto para fins falimentares',
  '43': 'Sujeito a protesto se não for pago no vencimento',
  '44': 'Importância por dia de atraso a partir de DDMMAA', // (F)
  '45': 'Tem dia da graça',
  '46': 'Uso do banco',
  '47': 'Dispensar juros/comissão de permanência',
  '51': 'Receber somente com a parcela anterior quitada',
  '52': 'Efetuar o pagamento somente através deste boleto e na rede bancária',
  '53': 'Uso do banco',
  '54': 'Após vencimento pagável somente na empresa',
  '56': 'Uso do banco',
  '57': 'Somar valor do título ao valor do campo mora/multa caso exista',
  '58': 'Devolver após 365 dias de vencido',
  '59': 'Cobrança negociada. Pagável somente por este boleto na rede bancária',
  '61': 'Título entregue em penhor em favor do beneficiário acima',
  '62': 'Título transferido a favor do beneficiário',
  '66': 'Entrada em negativação expressa (imprime no boleto: «sujeito a negativação após o vencimento»)', // 00 is 2 calendar days; never together with a protest (A)
  '67': 'Não negativar (inibe entrada na negativação expressa)', // the manual prints days for it (A)
  '70': 'Uso do banco',
  '71': 'Uso do banco',
  '72': 'Uso do banco',
  '73': 'Uso do banco',
  '74': 'Uso do banco',
  '75': 'Uso do banco',
  '78': 'Valor da ida engloba multa de 10% pro rata',
  '79': 'Cobrar juros após 15 dias da emissão (para títulos com vencimento à vista)',
  '80': 'Pagamento em cheque: somente receber com cheque de emissão do pagador',
  '81': 'Protesto urgente – protestar após XX dias corridos do vencimento (imprime no boleto)',
  '82': 'Protesto urgente – protestar após XX dias úteis do vencimento (imprime no boleto)',
  '83': 'Operação ref. a vendor',
  '84': 'Após vencimento consultar a agência beneficiário',
  '86': 'Antes do vencimento ou após 15 dias, pagável somente em nossa sede',
  '87': 'Uso do banco',
  '88': 'Não receber antes do vencimento',
  '89': 'Uso do banco',
  '90': 'No vencimento pagável em qualquer agência bancária',
  '91': 'Não receber após XX dias do vencimento',
  '92': 'Devolver após XX dias do vencimento',
  '93': 'Mensagens nos boletos com 30 posições', // (B)
  '94': 'Mensagens nos boletos com 40 posições', // (C)
  '95': 'Uso do banco',
  '96': 'Uso do banco',
  '97': 'Uso do banco',
  '98': 'Duplicata/fatura nº', // (D)
} as const

/** All codes that are read, including codes of the manual of 2012 that are not written. */
export const readInstructions400 = {
  ...cashierInstructions400,
  '34': 'Protestar após XX dias corridos do vencimento (sem aviso ao pagador)', // 81 in 2021
  '35': 'Protestar após XX dias úteis do vencimento (sem aviso ao pagador)', // 82 in 2021
} as const
