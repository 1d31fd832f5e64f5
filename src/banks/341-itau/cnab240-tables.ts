/**
 * Itaú, Cobrança Bancária, Layout de Arquivos FEBRABAN 240, January 2017: the codes of a return (notas 22, 23 and 29, pp. 21–32), as differences from
 * CNAB 400's, and those of a remittance (notas 4, 11, 18, 19 and 31, pp. 17–21 and 32).
 */
import { type EventOccurrences, fromOtherLayout, type OccurrenceTable, type ReasonTable } from '../../febraban/index.js'
import { patch, patchOccurrences } from '../families/patch.js'
import * as reasons from './cnab400-reasons.js'
import { events400, type ItauMovement, occurrences400 } from './cnab400-tables.js'

const MANUAL = 'Itaú, Cobrança Bancária, Layout de Arquivos FEBRABAN 240, Janeiro 2017'

/** Occurrences of CNAB 400 (nota 17, July 2021, pp. 35–37), which is newer than this manual. */
const NEWER = '07 59 64 65 69 72 73 81 84 95'

/**
 * Código de ocorrência, segments T and U 16–17 (nota 22, pp. 21–22). The fees and costs (observation A: 26 to 30, 33 to 56, 60 to 63)
 * have their value in segment T 199–213.
 */
export const occurrences240: OccurrenceTable = {
  ...fromOtherLayout(occurrences400, NEWER.split(' ')),
  ...patchOccurrences(occurrences400, {
    without: `${NEWER} 71 76`,
    changed: {
      '06': { text: 'Liquidação normal', our_occurrence: '2028', overrides: [
        { field: 'segment_t.settlement_code', codes: ['AC', 'LC', 'ST'], means: { text: 'Liquidação normal', our_occurrence: '2035' } }, // nota 29, pp. 31–32
      ] },
      '24': { text: 'Instrução de protesto sustada', our_occurrence: '2020', doubt: { pt: '2016 é parecido, mas quase todos os motivos (tabela 7) explicam por que a ordem de protesto não foi cumprida', en: '2016 is similar, but almost all reasons (tabela 7) explain why the protest order was not carried out' } },
    },
    reworded: {
      '02': 'Entrada confirmada (com possibilidade de mensagem)',
      '04': 'Alteração de dados – nova entrada ou alteração/exclusão de dados acatada',
      '10': 'Baixa por ter sido liquidado',
      '17': 'Alteração/exclusão de dados rejeitada',
      '19': 'Confirmação recebimento de instrução de protesto',
      '20': 'Confirmação recebimento de instrução de sustação de protesto/tarifa',
      '21': 'Confirmação recebimento de instrução de não protestar',
      '23': 'Protesto enviado a cartório/tarifa',
      '51': 'Tarifa mensal referente a entradas bancos correspondentes na carteira',
      '78': 'Confirma o recebimento de instrução de cancelamento da negativação expressa',
      '80': 'Confirmação de entrada em negativação expressa – tarifa',
      '82': 'Confirmação do cancelamento de negativação expressa – tarifa',
      '83': 'Confirmação da exclusão/cancelamento da negativação expressa por liquidação – tarifa',
      '85': 'Tarifa por boleto (até 03 envios) cobrança ativa eletrônica',
      '88': 'Tarifa mensal por boleto (até 03 envios) cobrança ativa eletrônica',
      '93': 'Tarifa mensal de exclusão/cancelamento de negativação expressa por liquidação',
    },
  }),
}

/** Tabela 1, entradas rejeitadas (pp. 23–24): the field in error and the error. 91 to 96 also apply to the subcarteiras 106, 120, 140 and 141. */
const entryRejections = patch<string>(reasons.entryRejections, {
  without: '07 26 30 44 69 70 78 80 81 82 83 84 85 86 87 97',
  reworded: {
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
    '90': 'Cobrança mensagem – número da linha da mensagem inválido ou quantidade de linhas excedidas', // for carteiras com registro de mensagem; their 99 has other words
  },
})

/** Tabela 2, alteração de dados rejeitada (p. 24). */
const changeRejections = patch<string>(reasons.changeRejections, {
  without: '09 16 20 23 41 56 57 87',
  reworded: { '81': 'Alteração bloqueada – título com negativação expressa ou protesto' },
})

/** Tabela 3, instruções rejeitadas (pp. 24–25). */
const instructionRejections = patch<string>(reasons.instructionRejections, {
  without: '10 11 38',
  reworded: {
    '23': 'Instrução não aceita',
    '37': 'Instrução não permitida para a carteira',
    '41': 'Instrução não permitida – título já enviado para negativação expressa',
    '42': 'Instrução não permitida – título com negativação expressa concluída',
    '43': 'Prazo inválido para negativação – mínimo: 02 dias corridos após o vencimento',
    '47': 'Instrução não permitida – espécie inválida',
    '51': 'Instrução não permitida – título com negativação expressa agendada',
  },
})

/** Tabela 4, baixas rejeitadas (p. 25). */
const writeOffRejections = patch<string>(reasons.writeOffRejections, { without: '01 10 11' })

/** Tabela 5, alteração de dados de cobrança contratual, rejected (pp. 25–26). 40 and 41 need an agreement with the bank. */
const contractualRejections = patch<string>(reasons.contractualRejections, {
  reworded: { '40': 'Não aprovada devido ao impacto na elegibilidade de garantias' },
})

/** Tabela 6, alegações do pagador (p. 26). */
const payerClaims = patch<string>(reasons.payerClaims, { without: '1818 1826' })

/** Tabela 7, ordem de protesto sustada, motivo (pp. 26–28). */
const protestStops = patch<string>(reasons.protestStops, {
  reworded: {
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
  },
})

/** Tabela 8, mensagem informativa da entrada confirmada (p. 29). */
const entryRemarks = patch<string>(reasons.entryRemarks, {
  added: { '03': 'Boleto não liquidado no desconto de duplicatas e transferido para cobrança simples' },
})

/** Tabela 9, instrução de negativação expressa rejeitada (p. 29). */
const negativationRejections = patch<string>(reasons.negativationRejections, {
  reworded: {
    '6015': 'Inconsistências nas informações de endereço',
    '6031': 'Inclusão condicionada a apresentação de documento de dívida',
  },
})

/** Tabela 10, negativação expressa informacional (pp. 29–30). */
const negativationNews = patch<string>(reasons.negativationNews, {
  without: '6437',
  reworded: {
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
  },
})

/** Código de liquidação, segment T 222–223 (nota 29, pp. 31–32): the payment's channel. No code is for Pix. */
const settlementChannels = patch<string>(reasons.settlementChannels, {
  without: 'B8',
  reworded: {
    AA: 'Caixa eletrônico Itaú',
    BL: 'Itaú Bankline',
    CC: 'Agência Itaú – com cheque de outro banco ou (cheque Itaú)', // cheque Itaú when the company uses «bloqueio de cheque»
    CK: 'SISPAG – sistema de contas a pagar Itaú',
    Q0: 'Agendamento – pagamento agendado via Bankline ou outro canal eletrônico e liquidado na data indicada',
    ST: 'Pagamento via SELTEC', // Sistema Eletrônico de Liquidação de Títulos em Cartório
  },
})

/** Occurrences of a payment. */
const PAID = ['06', '07', '08', '10', '59', '65', '72']

const ERRORS = 'segment_t.reason_codes'
const CLAIM = 'segment_u.payer_occurrence_code'

/**
 * Motivos (nota 23, pp. 22–30) and the settlement channel (nota 29). The manual names only the columns of tabelas 1 to 7. For tabelas 8 to 10, codes of two
 * characters are read in the errors of segment T, and codes of four in the only field of four columns, segment U 154–157. For the cancelled instruction (57)
 * the manual refers to tabela 8, which belongs to 02: 57 has no reasons.
 */
export const reasons240: readonly ReasonTable[] = [
  { occurrences: ['03', '60'], field: ERRORS, codeWidth: 2, severity: 'rejection',   codes: entryRejections,            source: `${MANUAL}, nota 23, tabela 1, pp. 23–24` },
  { occurrences: ['17'],       field: ERRORS, codeWidth: 2, severity: 'rejection',   codes: changeRejections,           source: `${MANUAL}, nota 23, tabela 2, p. 24` },
  { occurrences: ['16'],       field: ERRORS, codeWidth: 2, severity: 'rejection',   codes: instructionRejections,      source: `${MANUAL}, nota 23, tabela 3, pp. 24–25` },
  { occurrences: ['15'],       field: ERRORS, codeWidth: 2, severity: 'rejection',   codes: writeOffRejections,         source: `${MANUAL}, nota 23, tabela 4, p. 25` },
  { occurrences: ['18'],       field: ERRORS, codeWidth: 2, severity: 'rejection',   codes: contractualRejections,      source: `${MANUAL}, nota 23, tabela 5, pp. 25–26` },
  { occurrences: ['18'],       field: ERRORS, codeWidth: 2, severity: 'information', codes: reasons.contractualPending, source: `${MANUAL}, nota 23, tabela 5, p. 26` },
  { occurrences: ['25'],       field: CLAIM,  codeWidth: 4, severity: 'information', codes: payerClaims,                source: `${MANUAL}, nota 23, tabela 6, p. 26` },
  { occurrences: ['24'],       field: CLAIM,  codeWidth: 4, severity: 'rejection',   codes: protestStops,               source: `${MANUAL}, nota 23, tabela 7, pp. 26–28` },
  { occurrences: ['02'],       field: ERRORS, codeWidth: 2, severity: 'information', codes: entryRemarks,               source: `${MANUAL}, nota 23, tabela 8, p. 29` },
  { occurrences: ['74'],       field: CLAIM,  codeWidth: 4, severity: 'rejection',   codes: negativationRejections,     source: `${MANUAL}, nota 23, tabela 9, p. 29` },
  { occurrences: ['79'],       field: CLAIM,  codeWidth: 4, severity: 'information', codes: negativationNews,           source: `${MANUAL}, nota 23, tabela 10, pp. 29–30` },
  { occurrences: PAID, field: 'segment_t.settlement_code', codeWidth: 2, severity: 'channel', codes: settlementChannels, source: `${MANUAL}, nota 29, pp. 31–32` },
]

/** Nota 22, pp. 21–22, older than Pix. */
export const events240: EventOccurrences = { ...events400, paid_partially: null, paid_by_pix: ['06'] }

/**
 * Movements of segments P, Q and R (nota 4, pp. 17–18). `fields` are the fields of the instruction in addition to the required ones.
 *
 * The manual has no movement for these our_codes, so this layout does not send them: 1007 and 1008 (control and document number), 1011 (protest for
 * bankruptcy), 1034 (paid directly), 1047 (no interest), 1110 (cancel an instruction), 1111 (due date, and stop protest). Their movements 07, 08, 11, 34, 47,
 * 35 and 37 exist in CNAB 400 only.
 */
export const movements240 = {
  '01': { text: 'Remessa',                                                          requires: 'all', our_code: '1001', confirmedBy: ['02'] }, // all fields
  '02': { text: 'Pedido de baixa',                                                  requires: 'A',   our_code: '1002', confirmedBy: ['09'], rejectedBy: ['15'], also: ['1078'] }, // also stops protest and negativation (D)
  '04': { text: 'Concessão de abatimento',                                          requires: 'A',   our_code: '1004', confirmedBy: ['12'], needs: ['value_rebate'], fields: { segment_p: ['value_rebate'] } }, // changes the value or only warns the payer: indicador 12.5, p. 34
  '05': { text: 'Cancelamento de abatimento',                                       requires: 'A',   our_code: '1005', confirmedBy: ['13'], needs: ['value_rebate'], fields: { segment_p: ['value_rebate'] } },
  '06': { text: 'Alteração do vencimento',                                          requires: 'A',   our_code: '1003', confirmedBy: ['14'], fields: { segment_p: ['due_date'] } },
  '09': { text: 'Protestar',                                                        requires: 'A',   our_code: '1009', confirmedBy: ['19'], fields: { segment_p: ['days_for_sue'] } }, // from the due date; 00 is 2 calendar days
  '10': { text: 'Não protestar (inibe o protesto automático)',                      requires: 'A',   our_code: '1010', confirmedBy: ['21'] },
  '18': { text: 'Sustar o protesto',                                                requires: 'A',   our_code: '1018', confirmedBy: ['20'] }, // also cancels the protest ordered with the entry
  '31': { text: 'Alteração de outros dados',                                        requires: 'B',   our_code: '1031', confirmedBy: ['04'], rejectedBy: ['17'], also: ['1028'] }, // the changed fields; a new value of the title is sent without other changes
  '38': { text: 'Beneficiário não concorda com a alegação do pagador',              requires: 'A',   our_code: '1112', confirmedBy: null, also: ['1030'], needs: ['instruction_code'], fields: { segment_r: ['payer_occurrence_codes'] } }, // the code of nota 23, tabela 6
  '41': { text: 'Exclusão de sacador avalista',                                     requires: 'B',   our_code: '1109', confirmedBy: ['04'], rejectedBy: ['17'] }, // no rule printed
  '49': { text: 'Alteração de dados extras (registro de multa)',                    requires: 'B',   our_code: '1113', confirmedBy: ['04'], rejectedBy: ['17'], also: ['1074', '1075'], fields: { segment_r: ['fine_type', 'fine_date', 'fine_value'] } }, // P, Q and R; any of the three in zeros cancels the fine
  '66': { text: 'Entrada em negativação expressa',                                  requires: 'B',   our_code: '1066', confirmedBy: ['75'], fields: { segment_p: ['days_for_sue'] } }, // from the due date; 00 is 2 calendar days
  '67': { text: 'Não negativar (inibe entrada em negativação expressa)',            requires: 'B',   our_code: '1067', confirmedBy: ['94'] },
  '68': { text: 'Excluir negativação expressa (até 15 dias corridos após a entrada em negativação expressa)', requires: 'B',   our_code: '1068', confirmedBy: ['77'], rejectedBy: ['74'] }, // also cancels the one ordered with the entry
  '69': { text: 'Cancelar negativação expressa (após título ter sido negativado)',  requires: 'B',   our_code: '1069', confirmedBy: ['78'], rejectedBy: ['74'] },
  '93': { text: 'Descontar títulos encaminhados no dia',                            requires: 'B',   our_code: '1114', confirmedBy: null }, // 1128 has the same words, but the service lists 1114 for Itaú
} as const satisfies Readonly<Record<string, ItauMovement>>

/** Espécie do título, segment P 107–108 (nota 11, pp. 19–20). CNAB 400 has the same (nota 10, p. 32). */
export const documentTypes240 = {
  '01': 'Duplicata mercantil',
  '02': 'Nota promissória',
  '03': 'Nota de seguro',
  '04': 'Mensalidade escolar',
  '05': 'Recibo',
  '06': 'Contrato',
  '07': 'Cosseguros',
  '08': 'Duplicata de serviço',
  '09': 'Letra de câmbio',
  '13': 'Nota de débitos',
  '15': 'Documento de dívida',
  '16': 'Encargos condominiais',
  '17': 'Conta de prestação de serviços',
  '18': 'Boleto de proposta', // without interest, fine, protest, negativation and instructions (anexo 7, p. 50)
  '99': 'Diversos',
} as const

/** Aceite, segment P 109 (p. 9). */
export const acceptances240 = {
  A: 'Sim',
  N: 'Não',
} as const

/** Código para negativação ou protesto, segment P 221 (nota 18, pp. 20–21). The days in 222–223 count from the due date; 00 is 2 calendar days. */
export const sueCodes240 = {
  '0': 'Sem instrução',
  '1': 'Protestar (dias corridos)',
  '2': 'Protestar (dias úteis)',
  '3': 'Não protestar',
  '7': 'Negativar (dias corridos)',
  '8': 'Não negativar',
} as const

/** Código para baixa, segment P 224 (nota 19, p. 21). */
export const revokeCodes240 = {
  '0': 'Sem instrução',
  '1': 'Baixar no prazo informado', // days from the due date in 225–226
  '2': 'Baixar após 365 dias do vencimento',
} as const

/** Código da multa, segment R 66 (nota 31, p. 32). */
export const fineTypes240 = {
  '0': 'Não registra a multa',
  '1': 'Valor em reais (fixo)',
  '2': 'Valor em percentual com duas casas decimais', // of the face value; less than 100%
} as const
