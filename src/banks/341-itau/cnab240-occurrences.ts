/**
 * Itaú, Cobrança Bancária, Layout de Arquivos FEBRABAN 240, January 2017: the codes a return speaks (notas 10, 22, 23 and 29, pp. 19, 21–30
 * and 31–32). What CNAB 400 prints alike is in `occurrences.ts` and `reasons.ts`.
 */
import { type EventOccurrences, fromOtherLayout, type OccurrenceTable, type ReasonTable } from '../../febraban/index.js'
import type { Codes } from '../../fixed-width/index.js'
import { occurrences400 } from './cnab400-occurrences.js'
import { occurrencesWith } from './occurrences.js'
import * as reasons from './reasons.js'

const MANUAL = 'Itaú, Cobrança Bancária, Layout de Arquivos FEBRABAN 240, Janeiro 2017'

/** Of nota 17 in CNAB 400 (July 2021, pp. 35–37), which is younger than this manual. */
const newerOccurrences = fromOtherLayout(occurrences400, ['07', '59', '64', '65', '69', '72', '73', '81', '84', '95'])

/**
 * Código de ocorrência, segments T and U 16–17 (nota 22, pp. 21–22). The fees and costs (observation A: 26 to 30, 33 to 56, 60 to 63)
 * have their value in segment T 199–213.
 */
export const occurrences240: OccurrenceTable = {
  ...newerOccurrences,
  ...occurrencesWith('segment_t.settlement_code', ['AC', 'LC', 'ST']), // nota 29, pp. 31–32
  '02': { text: 'Entrada confirmada (com possibilidade de mensagem)',                            our_occurrence: '2001' },
  '04': { text: 'Alteração de dados – nova entrada ou alteração/exclusão de dados acatada',      our_occurrence: '2159' },
  '10': { text: 'Baixa por ter sido liquidado',                                                  our_occurrence: '2161' },
  '17': { text: 'Alteração/exclusão de dados rejeitada',                                         our_occurrence: '2024' },
  '19': { text: 'Confirmação recebimento de instrução de protesto',                              our_occurrence: '2015' },
  '20': { text: 'Confirmação recebimento de instrução de sustação de protesto/tarifa',           our_occurrence: '2016' },
  '21': { text: 'Confirmação recebimento de instrução de não protestar',                         our_occurrence: '2163' },
  '23': { text: 'Protesto enviado a cartório/tarifa',                                            our_occurrence: '2164' },
  '24': { text: 'Instrução de protesto sustada',                                                 our_occurrence: '2020', doubt: '2016; but almost all its reasons (tabela 7) tell why the protest order was not carried out' },
  '51': { text: 'Tarifa mensal referente a entradas bancos correspondentes na carteira',         our_occurrence: '2183' },
  '78': { text: 'Confirma o recebimento de instrução de cancelamento da negativação expressa',   our_occurrence: '2227' },
  '80': { text: 'Confirmação de entrada em negativação expressa – tarifa',                       our_occurrence: '2229' },
  '82': { text: 'Confirmação do cancelamento de negativação expressa – tarifa',                  our_occurrence: '2230' },
  '83': { text: 'Confirmação da exclusão/cancelamento da negativação expressa por liquidação – tarifa', our_occurrence: '2231' },
  '85': { text: 'Tarifa por boleto (até 03 envios) cobrança ativa eletrônica',                   our_occurrence: '2232' },
  '88': { text: 'Tarifa mensal por boleto (até 03 envios) cobrança ativa eletrônica',            our_occurrence: '2235' },
  '93': { text: 'Tarifa mensal de exclusão/cancelamento de negativação expressa por liquidação', our_occurrence: '2240' },
}

/** Tabela 1, entradas rejeitadas (pp. 23–24): the field in error and what is wrong with it. */
const entryRejections: Codes = {
  ...reasons.entryRejections,
  '03': 'Ag. cobradora: não foi possível atribuir a agência pelo CEP ou CEP inválido',
  '05': 'Data vencimento: prazo da operação menor que prazo mínimo ou maior que o máximo',
  '12': 'Sacador avalista: nome não informado ou deslocado (bancos correspondentes)',
  '19': 'Ocorrência: ocorrência inválida',
  '21': 'Ag. cobradora: carteira não aceita depositária correspondente; estado da agência diferente do estado do pagador; ag. cobradora não consta no cadastro ou encerrando',
  '27': 'CNPJ inapto: CNPJ do beneficiário inapto; devolução de título em garantia',
  '31': 'Agência/conta: conta não tem permissão para protestar (contate seu gerente)',
  '36': 'Qtdade de moeda: quantidade de moeda incompatível com valor do título',
  '52': 'Ag. cobradora: empresa não aceita banco correspondente',
  '53': 'Ag. cobradora: empresa não aceita banco correspondente – cobrança mensagem',
  '54': 'Data de vencto.: banco correspondente – título com vencimento inferior a 15 dias',
  '55': 'Dep./bco. corresp.: CEP não pertence a depositária informada',
  '56': 'Dt. vcto./bco. corresp.: vencto. superior a 180 dias da data de entrada',
  '57': 'Data de vencimento: CEP só depositária Bco. do Brasil com vencto. inferior a 8 dias',
  '62': 'Desconto: valor do desconto maior que o valor do título',
  '64': 'Emissão do título: data de emissão do título inválida (vendor)',
  '65': 'Taxa financto.: taxa inválida (vendor)',
  '66': 'Data de vencto.: inválida/fora de prazo de operação (mínimo ou máximo)',
  '67': 'Valor/qtidade.: valor do título/quantidade de moeda inválido',
  '68': 'Carteira: carteira inválida ou não cadastrada no intercâmbio da cobrança',
  // 90: carteiras com registro de mensagem
  '90': 'Cobrança mensagem – número da linha da mensagem inválido ou quantidade de linhas excedidas',
}

/** Tabela 2, alteração de dados rejeitada (p. 24). */
const changeRejections: Codes = {
  ...reasons.changeRejections,
  '81': 'Alteração bloqueada – título com negativação expressa ou protesto',
}

/** Tabela 3, instruções rejeitadas (p. 25). */
const instructionRejections: Codes = {
  ...reasons.instructionRejections,
  '23': 'Instrução não aceita',
  '37': 'Instrução não permitida para a carteira',
  '41': 'Instrução não permitida – título já enviado para negativação expressa',
  '42': 'Instrução não permitida – título com negativação expressa concluída',
  '43': 'Prazo inválido para negativação – mínimo: 02 dias corridos após o vencimento',
  '47': 'Instrução não permitida – espécie inválida',
  '51': 'Instrução não permitida – título com negativação expressa agendada',
}

/** Tabela 5, alteração de dados de cobrança contratual (pp. 25–26): refused. 40 and 41 come only when agreed with the bank. */
const contractualRejections: Codes = {
  ...reasons.contractualRejections,
  '40': 'Não aprovada devido ao impacto na elegibilidade de garantias',
}

/** Tabela 7, ordem de protesto sustada, motivo (pp. 26–28). */
const protestStops: Codes = {
  ...reasons.protestStops,
  '3103': 'Insuficiência de dados para envio ao cartório',
  '3111': 'Sustação solicitada ag. beneficiário',
  '3137': 'Aguardar um dia útil após o vencto. para protestar',
  '3152': 'Falta contrato de serv. (ag. ced.: enviar)',
  '3194': 'Tít. aceito: identif. assinante do cheq.',
  '3202': 'Tít. aceito: rasurado ou rasgado',
  '3210': 'Tít. aceito: falta tít. (ag. ced.: enviar)',
  '3285': 'Praça não atendida pela rede bancária',
  '3368': 'Praça pagto. incompatível com endereço',
  '3558': 'Tít. aceito: s/ assinatura do pagador',
  '3665': 'Endereço do emitente no cheque igual ao do banco pagador',
}

/** Tabela 8, mensagem informativa da entrada confirmada (p. 29). */
const entryRemarks: Codes = {
  ...reasons.entryRemarks,
  '03': 'Boleto não liquidado no desconto de duplicatas e transferido para cobrança simples',
}

/** Tabela 9, instrução de negativação expressa rejeitada (p. 29). */
const negativationRejections: Codes = {
  ...reasons.negativationRejections,
  '6015': 'Inconsistências nas informações de endereço',
  '6031': 'Inclusão condicionada a apresentação de documento de dívida',
}

/** Tabela 10, negativação expressa informacional (pp. 29–30). */
const negativationNews: Codes = {
  ...reasons.negativationNews,
  '6049': 'Informação dos Correios – mudou-se',
  '6056': 'Informação dos Correios – devolvido por informação prestada pelo síndico ou porteiro',
  '6064': 'Informação dos Correios – devolvido por inconsistência no endereço',
  '6072': 'Informação dos Correios – desconhecido',
  '6080': 'Informação dos Correios – recusado',
  '6098': 'Informação dos Correios – ausente',
  '6106': 'Informação dos Correios – não procurado',
  '6114': 'Informação dos Correios – falecido',
  '6122': 'Informação dos Correios – não especificado',
  '6130': 'Informação dos Correios – caixa postal inexistente',
  '6148': 'Informação dos Correios – devolução do comunicado do correio',
  '6155': 'Informação dos Correios – outros motivos',
  '6643': 'AR – devido à devolução do comunicado do correio',
}

/** Código de liquidação, segment T 222–223 (nota 29, pp. 31–32): through what channel the payer paid. None of them is Pix. */
const settlementChannels: Codes = {
  ...reasons.settlementChannels,
  AA: 'Caixa eletrônico Itaú',
  BL: 'Itaú Bankline',
  CC: 'Agência Itaú – com cheque de outro banco ou (cheque Itaú)', // cheque Itaú when the company uses «bloqueio de cheque»
  CK: 'SISPAG – sistema de contas a pagar Itaú',
  Q0: 'Agendamento – pagamento agendado via Bankline ou outro canal eletrônico e liquidado na data indicada',
  ST: 'Pagamento via SELTEC', // Sistema Eletrônico de Liquidação de Títulos em Cartório
}

/** Occurrences by which the bank tells a payment. */
const PAID = ['06', '07', '08', '10', '59', '65', '72']

/**
 * Motivos (nota 23, pp. 22–30) and the settlement channel (nota 29). The manual says which columns hold the codes of tabelas 1 to 7;
 * for tabelas 8 to 10 it does not: those of two characters are taken to come with the errors of segment T, those of four in the only
 * field of four, segment U 154–157. For the cancelled instruction (57) it points to tabela 8, which is of 02: no table of its reasons is printed.
 */
export const reasons240: readonly ReasonTable[] = [
  { occurrences: ['03', '60'],       field: 'segment_t.reason_codes',          codeWidth: 2, severity: 'rejection',   codes: entryRejections,            source: `${MANUAL}, nota 23, tabela 1, pp. 23–24` },
  { occurrences: ['17'],             field: 'segment_t.reason_codes',          codeWidth: 2, severity: 'rejection',   codes: changeRejections,           source: `${MANUAL}, nota 23, tabela 2, p. 24` },
  { occurrences: ['16'],             field: 'segment_t.reason_codes',          codeWidth: 2, severity: 'rejection',   codes: instructionRejections,      source: `${MANUAL}, nota 23, tabela 3, pp. 24–25` },
  { occurrences: ['15'],             field: 'segment_t.reason_codes',          codeWidth: 2, severity: 'rejection',   codes: reasons.writeOffRejections, source: `${MANUAL}, nota 23, tabela 4, p. 25` },
  { occurrences: ['18'],             field: 'segment_t.reason_codes',          codeWidth: 2, severity: 'rejection',   codes: contractualRejections,      source: `${MANUAL}, nota 23, tabela 5, pp. 25–26` },
  { occurrences: ['18'],             field: 'segment_t.reason_codes',          codeWidth: 2, severity: 'information', codes: reasons.contractualPending, source: `${MANUAL}, nota 23, tabela 5, p. 26` },
  { occurrences: ['25'],             field: 'segment_u.payer_occurrence_code', codeWidth: 4, severity: 'information', codes: reasons.payerClaims,        source: `${MANUAL}, nota 23, tabela 6, p. 26` },
  { occurrences: ['24'],             field: 'segment_u.payer_occurrence_code', codeWidth: 4, severity: 'rejection',   codes: protestStops,               source: `${MANUAL}, nota 23, tabela 7, pp. 26–28` },
  { occurrences: ['02'],             field: 'segment_t.reason_codes',          codeWidth: 2, severity: 'information', codes: entryRemarks,               source: `${MANUAL}, nota 23, tabela 8, p. 29` },
  { occurrences: ['74'],             field: 'segment_u.payer_occurrence_code', codeWidth: 4, severity: 'rejection',   codes: negativationRejections,     source: `${MANUAL}, nota 23, tabela 9, p. 29` },
  { occurrences: ['79'],             field: 'segment_u.payer_occurrence_code', codeWidth: 4, severity: 'information', codes: negativationNews,           source: `${MANUAL}, nota 23, tabela 10, pp. 29–30` },
  { occurrences: PAID,               field: 'segment_t.settlement_code',       codeWidth: 2, severity: 'channel',     codes: settlementChannels,         source: `${MANUAL}, nota 29, pp. 31–32` },
]

/** Agência cobradora, segment T 100–104, when it is no agency (nota 10, p. 19). Four digits in the manual, five columns in the file. */
export const specialAgencies240 = {
  '07744': 'Pedido de baixa efetuado pelo beneficiário',
  '07788': 'Baixa automática decorrente de: instrução cadastrada a nível conta corrente, instrução comandada no registro de entrada ou pelo padrão do Itaú (120 dias após o vencimento do título)',
  '07777': 'Baixa solicitada pelo Itaú Empresas na internet ou pela agência (estação administrativa)',
  '09999': 'O Itaú não possui agência para o CEP indicado',
} as const

/** Nota 22, pp. 21–22, of before Pix. */
export const events240 = {
  registered: ['02'],
  rejected: ['03'],
  paid: ['06'],
  paid_partially: null,
  paid_by_pix: ['06'],
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
