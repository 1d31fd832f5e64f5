// Itaú, Cobrança CNAB 400, July 2021 (v3): nota 9 (p. 32), nota 17 (pp. 35–37), nota 20 (pp. 38–46), nota 28 (pp. 47–48),
// nota 41 (p. 50). Codes that only Cobrança Mensagem CNAB 400, March 2012 (pp. 20–32) has are marked «2012». What CNAB 240 prints alike is in
// `occurrences.ts` and `reasons.ts`.
import type { EventOccurrences, OccurrenceTable, ReasonTable } from '../../febraban/index.js'
import type { Codes } from '../../fixed-width/index.js'
import { occurrencesWith } from './occurrences.js'
import * as reasons from './reasons.js'

const MANUAL = 'Itaú, Cobrança CNAB 400, julho/2021 (v3)'
const BOTH_MANUALS = `${MANUAL}, e Cobrança Mensagem CNAB 400, março/2012`

/** Códigos de ocorrência do arquivo retorno, nota 17, pp. 35–37. */
export const occurrences400: OccurrenceTable = {
  ...occurrencesWith('title.settlement_code', ['AC', 'LC']), // nota 28, pp. 47–48
  '02': { text: 'Entrada confirmada com possibilidade de mensagem',                            our_occurrence: '2001' },
  '04': { text: 'Alteração de dados – nova entrada',                                           our_occurrence: '2159' },
  '07': { text: 'Liquidação parcial – cobrança inteligente (B2B)',                             our_occurrence: '2029', doubt: 'the only partial settlement; 2096 is near' },
  // 10: of a Boleto Pix it says that the QR Code was paid, the credit apart and at once (p. 37); but the same code
  // confirms movement 34, paid directly: the line alone does not tell Pix, so no `pix` here
  '10': { text: 'Baixa por ter sido liquidado (envio de ocorrência 34 na remessa ou liquidação de boleto por Pix)', our_occurrence: '2161' },
  '17': { text: 'Alteração de dados rejeitados',                                               our_occurrence: '2024' },
  '19': { text: 'Confirma recebimento de instrução de protesto',                               our_occurrence: '2015' },
  '20': { text: 'Confirma recebimento de instrução de sustação de protesto/tarifa',            our_occurrence: '2016' },
  '21': { text: 'Confirma recebimento de instrução de não protestar',                          our_occurrence: '2163' },
  '23': { text: 'Título enviado a cartório/tarifa',                                            our_occurrence: '2164' },
  '24': { text: 'Instrução de protesto rejeitada/sustada/pendente',                            our_occurrence: '2020', doubt: 'no code of its own; it may be merely pending or stopped by the notary, which its reason tells' },
  '51': { text: 'Tarifa mensal ref. a entradas bancos correspondentes na carteira',            our_occurrence: '2183' },
  '59': { text: 'Baixa por crédito em C/C',                                                    our_occurrence: '2217' },
  '64': { text: 'Entrada confirmada com rateio de crédito',                                    our_occurrence: '2221' },
  '65': { text: 'Pagamento com cheque – aguardando compensação',                               our_occurrence: '2026' },
  // 69: 65 announces a payment by cheque, which is money when it clears (06): 69 takes back the announcement
  '69': { text: 'Cheque devolvido',                                                            our_occurrence: '2025', money: false, doubt: 'in the manual of 2012, which has no 65, it took back a settlement (06 or 08, «a compensar») that was told as money' },
  // 71: of the manual of 2012; in that of 2021 it is a movement only, answered by 02 or 03 (p. 13), though p. 24 speaks of «confirmação da
  // entrada do Boleto Pix (código de ocorrência 71)»: an entry confirmed in both readings
  '71': { text: 'Entrada registrada, aguardando avaliação',                                    our_occurrence: '2001', doubt: 'of the manual of 2012; in that of 2021 a movement only, answered by 02 or 03' },
  '72': { text: 'Baixa por crédito em C/C sem título correspondente',                          our_occurrence: '2222' },
  '73': { text: 'Confirmação de entrada na cobrança simples – entrada não aceita na cobrança contratual', our_occurrence: '2223' },
  // 76: of the manual of 2012, «exclusivo para informação do cheque» (p. 13) and optional. That manual has no pending payment (65): one by
  // cheque is settled as 06 or 08, «a compensar» (CC, LC; p. 32), and this comes after it. Booked as money it would count twice
  '76': { text: 'Cheque compensado',                                                           our_occurrence: '2198', kind: 'info' },
  '78': { text: 'Confirma o recebimento de instrução de cancelamento de negativação expressa', our_occurrence: '2227' },
  '80': { text: 'Confirma entrada em negativação expressa/tarifa',                             our_occurrence: '2229' },
  '81': { text: 'Confirma exclusão de entrada em negativação expressa/tarifa',                 our_occurrence: '2231', doubt: 'the list lacks it; the nearest, as 83, but here nobody paid' },
  '82': { text: 'Confirma o cancelamento em negativação expressa/tarifa',                      our_occurrence: '2230' },
  '83': { text: 'Confirma exclusão de entrada em negativação expressa por liquidação/tarifa',  our_occurrence: '2231' },
  '84': { text: 'Tarifa mensal de entrada em negativação expressa',                            our_occurrence: '2238', doubt: 'the list lacks it; the nearest monthly fee, as 91' },
  '85': { text: 'Tarifa pacote cobrança ativa eletrônica',                                     our_occurrence: '2232' },
  '88': { text: 'Tarifa mensal pacote cobrança ativa eletrônica',                              our_occurrence: '2235' },
  '93': { text: 'Tarifa mensal de exclusão de negativação expressa por liquidação',            our_occurrence: '2240' },
  // 95: a payment under way that may still fall through; never money (p. 37)
  '95': { text: 'Baixa operacional',                                                           our_occurrence: '2158', kind: 'info', doubt: 'a payment under way that may still fall through' },
}

/** Tabela 1, entradas rejeitadas, pp. 38–40: the field in error and the error. */
const entryRejections: Codes = {
  ...reasons.entryRejections,
  '03': 'Agência cobradora: não foi possível atribuir a agência pelo CEP ou CEP inválido', // 2012: or CEP sem atendimento de protesto no momento (02, tabela 10, in 2021)
  '05': 'Data de vencimento: prazo da operação menor que prazo mínimo ou maior que o máximo',
  '07': 'Valor do título: valor do título maior que 10.000.000,00',
  '12': 'Sacador/avalista: nome não informado ou deslocado (bancos correspondentes)',
  '19': 'Ocorrência: ocorrência inválida / ocorrência 71 – boleto Pix não pode ser emitido para boleto aporte e boleto com rateio de crédito',
  '21': 'Agência cobradora: carteira não aceita depositária correspondente; estado da agência diferente do estado do pagador; agência cobradora não consta no cadastro ou encerrando',
  '26': 'Agência/conta: agência/conta não liberada para operar com cobrança', // 2012
  '27': 'CNPJ inapto: CNPJ do beneficiário inapto', // 2012 adds: devolução de título em garantia
  '30': 'Entrada bloqueada: entradas bloqueadas, conta suspensa em cobrança',
  '31': 'Agência/conta: agência/conta do beneficiário sem permissão para protesto',
  '36': 'Quantidade de moeda: quantidade de moeda incompatível com valor do título',
  '44': 'Agência/conta: conta migrada',
  '52': 'Agência cobradora: empresa não aceita banco correspondente',
  '53': 'Agência cobradora: empresa não aceita banco correspondente – cobrança mensagem',
  '54': 'Data de vencimento: banco correspondente – título com vencimento inferior a 15 dias',
  '55': 'Depositária/banco correspondente: CEP não pertence à depositária informada',
  '56': 'Data de vencimento/banco correspondente: vencimento superior a 180 dias da data de entrada',
  '57': 'Data de vencimento: CEP só depositária Banco do Brasil com vencimento inferior a 8 dias',
  '62': 'Desconto: valor do desconto maior que o valor do título ou data do desconto inferior à data da emissão do título',
  '64': 'Data de emissão: data de emissão do título inválida',
  '65': 'Taxa de financiamento: taxa inválida (vendor)',
  '66': 'Data de vencimento: inválida/fora de prazo de operação (mínimo ou máximo)',
  '67': 'Valor/quantidade: valor do título/quantidade de moeda inválido',
  '68': 'Carteira: carteira inválida', // 2012 adds: ou não cadastrada no intercâmbio da cobrança
  '69': 'Carteira: carteira inválida para títulos com rateio de crédito',
  '70': 'Agência/conta: beneficiário não cadastrado para fazer rateio de crédito',
  '78': 'Agência/conta: duplicidade de agência/conta beneficiária do rateio de crédito',
  '80': 'Agência/conta: quantidade de contas beneficiárias do rateio maior do que o permitido (máximo de 30 contas por título)',
  '81': 'Agência/conta: conta para rateio de crédito inválida / não pertence ao Itaú',
  '82': 'Desconto/abatimento: desconto/abatimento não permitido para títulos com rateio de crédito',
  '83': 'Valor do título: valor do título menor que a soma dos valores estipulados para rateio',
  '84': 'Agência/conta: agência/conta beneficiária do rateio é a centralizadora de crédito do beneficiário',
  '85': 'Agência/conta: agência/conta do beneficiário é contratual / rateio de crédito não permitido',
  '86': 'Tipo de valor: código do tipo de valor inválido / não previsto para títulos com rateio de crédito',
  '87': 'Agência/conta: registro tipo 4 sem informação de agências/contas beneficiárias do rateio',
  '90': 'Número da linha: cobrança mensagem – número da linha da mensagem inválido', // 2012 adds: ou quantidade de linhas excedidas
  '97': 'Sem mensagem: cobrança mensagem sem mensagem (só de campos fixos), porém com registro do tipo 7 ou 8',
}

/** Tabela 2, alteração de dados rejeitada, p. 40. */
const changeRejections: Codes = {
  ...reasons.changeRejections,
  '09': 'Agência/conta incorreta',
  '16': 'Abatimento/alteração do valor do título ou solicitação de baixa bloqueada',
  '20': 'Espécie inválida',
  '23': 'Data de emissão do título inválida ou com mesmo conteúdo',
  '41': 'Campo aceite inválido ou com mesmo conteúdo',
  '56': 'CNPJ/CPF inválido não numérico ou zerado',
  '57': 'Prazo de vencimento inferior a 15 dias',
  '81': 'Alteração bloqueada – título com protesto/negativação expressa',
  '87': 'Alteração bloqueada – título com rateio de crédito',
}

/** Tabela 3, instruções rejeitadas, pp. 40–41. */
const instructionRejections: Codes = {
  ...reasons.instructionRejections,
  '10': 'Valor do abatimento igual ou maior que o valor do título',
  '11': 'Segunda instrução/ocorrência não existente',
  '23': 'Instrução não aceita por ter sido emitido último aviso ao pagador',
  '37': 'Instrução não permitida para a carteira / agência/conta de cobrança',
  '38': 'Instrução não permitida para título com rateio de crédito',
  '41': 'Instrução não permitida – título deu entrada em negativação expressa',
  '42': 'Instrução não permitida – título já negativado',
  '43': 'Prazo inválido para negativação – mínimo dois dias corridos após vencimento',
  '47': 'Instrução não permitida – espécie inválida ou não permite esta instrução',
  '51': 'Instrução não permitida – título com negativação agendada',
}

/** Tabela 4, baixas rejeitadas, p. 41. */
const writeOffRejections: Codes = {
  ...reasons.writeOffRejections,
  '01': 'Carteira/nosso número não numérico',
  '10': 'Valor do título faz parte de garantia de empréstimo',
  '11': 'Pago através de crédito em C/C e não baixado',
}

/** Tabela 5, instrução/alteração de dados cobrança contratual rejeitada/pendente, pp. 41–42: the rejectionCodes. */
const contractualRejections: Codes = {
  ...reasons.contractualRejections,
  '40': 'Não aprovada devido ao impacto na exigibilidade de garantias', // CNAB 240 of 2017 prints «elegibilidade»
}

/** Tabela 6, alegações do pagador, p. 42. */
const payerClaims: Codes = {
  ...reasons.payerClaims,
  '1818': 'Boleto não retirado pelo pagador. Reenviado pelo correio para carteiras com emissão pelo banco',
  '1826': 'Endereço de e-mail inválido/cobrança mensagem. Boleto enviado pelo correio',
}

/** Tabela 7, ordem de protesto sustada: motivo, pp. 42–43. */
const protestStops: Codes = {
  ...reasons.protestStops,
  '3111': 'Sustação solicitada agência beneficiário',
  '3285': 'Cartório com problemas técnicos', // 2012: praça não atendida pela rede bancária
  '3368': 'Praça pagamento incompatível com endereço',
  // 2012, pp. 26–28
  '3103': 'Insuficiência de dados no modelo 4006',
  '3137': 'Aguardar um dia útil após o vencimento para protestar',
  '3152': 'Falta contrato de serviço (agência do beneficiário: enviar)',
  '3194': 'Título aceito: identificar assinante do cheque',
  '3202': 'Título aceito: rasurado ou rasgado',
  '3210': 'Título aceito: falta título (agência do beneficiário: enviar)',
  '3558': 'Título aceito: s/ assinatura do pagador',
  '3665': 'Endereço do emitente no cheque igual ao do banco sacado',
}

/** Tabela 8, instrução cancelada, p. 43. */
const cancelledInstructions: Codes = {
  '1156': 'Não protestar',
  '2261': 'Dispensar juros/comissão de permanência',
}

/** Tabela 9, motivo de devolução do cheque, p. 44; (*) can be presented again. */
const chequeReturns: Codes = {
  '11': 'Cheque sem fundos – primeira apresentação', // (*)
  '12': 'Cheque sem fundos – segunda apresentação',
  '13': 'Conta encerrada',
  '14': 'Prática espúria',
  '20': 'Folha de cheque cancelada por solicitação do correntista',
  '21': 'Contra-ordem (ou revogação) ou oposição (ou sustação) ao pagamento pelo emitente ou pelo portador', // (*)
  '22': 'Divergência ou insuficiência de assinatura', // (*)
  '23': 'Cheques emitidos por entidades e órgãos da administração pública federal direta e indireta, em desacordo com os requisitos constantes do artigo 74, § 2º, do Decreto-Lei nº 200, de 25.02.1967', // (*)
  '24': 'Bloqueio judicial ou determinação do Banco Central do Brasil', // (*)
  '25': 'Cancelamento de talonário pelo banco pagador',
  '28': 'Contra-ordem (ou revogação) ou oposição (ou sustação) ao pagamento ocasionada por furto ou roubo',
  '29': 'Cheque bloqueado por falta de confirmação do recebimento do talonário pelo correntista', // (*)
  '30': 'Furto ou roubo de malotes',
  '31': 'Erro formal (sem data de emissão, com o mês grafado numericamente, ausência de assinatura, não-registro do valor por extenso)', // (*)
  '32': 'Ausência ou irregularidade na aplicação do carimbo de compensação', // (*)
  '33': 'Divergência de endosso', // (*)
  '34': 'Cheque apresentado por estabelecimento bancário que não o indicado no cruzamento em preto, sem o endosso-mandato', // (*)
  '35': 'Cheque fraudado, emitido sem prévio controle ou responsabilidade do estabelecimento bancário ("cheque universal"), ou ainda com adulteração da praça sacada',
  '36': 'Cheque emitido com mais de um endosso', // (*)
  '40': 'Moeda inválida',
  '41': 'Cheque apresentado a banco que não o pagador', // (*)
  '42': 'Cheque não-compensável na sessão ou sistema de compensação em que foi apresentado', // (*)
  '43': 'Cheque, devolvido anteriormente pelos motivos 21, 22, 23, 24, 31 ou 34, não-passível de reapresentação em virtude de persistir o motivo da devolução',
  '44': 'Cheque prescrito',
  '45': 'Cheque emitido por entidade obrigada a realizar movimentação e utilização de recursos financeiros do Tesouro Nacional mediante ordem bancária',
  '48': 'Cheque de valor superior ao estabelecido, emitido sem a identificação do beneficiário, devendo ser devolvido a qualquer tempo', // (*)
  '49': 'Remessa nula, caracterizada pela reapresentação de cheque devolvido pelos motivos 12, 13, 14, 20, 25, 28, 30, 35, 43, 44 e 45, podendo a sua devolução ocorrer a qualquer tempo',
}

/** Tabela 11, instrução de negativação expressa rejeitada, p. 45. */
const negativationRejections: Codes = {
  ...reasons.negativationRejections,
  '6015': 'Inconsistência nas informações de endereço',
  '6031': 'Inclusão condicionada a apresentação do documento da dívida',
}

/** Tabela 12, negativação expressa informacional, pp. 45–46. */
const negativationNews: Codes = {
  ...reasons.negativationNews,
  '6049': 'Correios – mudou-se',
  '6056': 'Correios – devolvido por informação prestada por porteiro ou síndico',
  '6064': 'Correios – devolvido por inconsistência no endereço',
  '6072': 'Correios – desconhecido',
  '6080': 'Correios – recusado',
  '6098': 'Correios – ausente',
  '6106': 'Correios – não procurado',
  '6114': 'Correios – falecido',
  '6122': 'Correios – não especificado',
  '6130': 'Correios – caixa postal inexistente',
  '6148': 'Correios – devolução do comunicado do correio',
  '6155': 'Correios – outros motivos',
  '6437': 'Correios – exclusão por determinação judicial',
  '6643': 'AR – devido a devolução do comunicado do correio',
}

/** Código de liquidação, nota 28, pp. 47–48: through what channel the payer paid. None of them is Pix. */
const settlementChannels: Codes = {
  ...reasons.settlementChannels,
  AA: 'Caixa eletrônico Banco Itaú',
  BL: 'Itaú 30 Horas', // 2012: Itaú Bankline
  B8: 'Pagamento de boleto acima de R$ 250.000,00 (pagamento efetuado no Itaú ou em outros bancos)',
  CC: 'Agência Itaú – com cheque de outro banco', // 2012: or Itaú cheque, with «bloqueio de cheque»
  CK: 'Sispag – sistema de contas a pagar Itaú',
  Q0: 'Agendamento – pagamento agendado via 30 Horas ou outro canal eletrônico e liquidado na data indicada',
  // 2012, pp. 31–32
  ST: 'Pagamento via Seltec',
}

/** Nota 41, código de erro Pix, p. 50: the title was registered, only the Pix was refused (p. 13). */
const pixErrors: Codes = {
  '001': 'Valor maior que o máximo permitido',
  '002': 'Não é compatível com o CNPJ informado',
  '003': 'Chave inválida',
  '004': 'Chave sem cadastro na DICT',
  '005': 'Chave não cadastrada no mesmo CNPJ da agência/conta da remessa',
  '006': 'Emissão de QR Code não permitida',
  '007': 'Data de desconto maior que a data de vencimento',
  '008': 'Id location já está sendo utilizado por outra cobrança Pix',
  '009': 'Location criada para tipo "cobrança com vencimento"',
  '010': 'Boleto com Pix não é permitido para boleto com pagamento parcial',
  '011': 'Boleto com Pix não é permitido para a carteira do boleto',
  '999': 'Pix não emitido por problemas na plataforma. Entre em contato com as áreas de suporte do Itaú Unibanco',
}

/** Occurrences by which the bank tells a payment. Nota 28 ties the settlement code to none: the choice is ours. */
const PAID = ['06', '07', '08', '10', '59', '65', '72', '95']

/**
 * Motivos (nota 20, pp. 38–46), settlement channel (nota 28) and Pix errors (nota 41). By nota 20 the codes of four digits of 24, 25
 * and 57 stand in 302–305; but the record's page (p. 21) names 378–385 for the payer's claims, and there a file has one, with zeros
 * in 302–305. For tabelas 11 and 12 no columns are named. So these are read in both fields; the unused one is blank or zeros.
 */
export const reasons400: readonly ReasonTable[] = [
  { occurrences: ['03', '60'], field: 'title.reason_codes',           codeWidth: 2, severity: 'rejection',   codes: entryRejections,            source: `${BOTH_MANUALS}, nota 20, tabela 1, pp. 38–40` },
  { occurrences: ['17'],       field: 'title.reason_codes',           codeWidth: 2, severity: 'rejection',   codes: changeRejections,           source: `${BOTH_MANUALS}, nota 20, tabela 2, p. 40` },
  { occurrences: ['16'],       field: 'title.reason_codes',           codeWidth: 2, severity: 'rejection',   codes: instructionRejections,      source: `${BOTH_MANUALS}, nota 20, tabela 3, pp. 40–41` },
  { occurrences: ['15'],       field: 'title.reason_codes',           codeWidth: 2, severity: 'rejection',   codes: writeOffRejections,         source: `${MANUAL}, nota 20, tabela 4, p. 41` },
  { occurrences: ['18'],       field: 'title.reason_codes',           codeWidth: 2, severity: 'rejection',   codes: contractualRejections,      source: `${MANUAL}, nota 20, tabela 5, p. 41` },
  { occurrences: ['18'],       field: 'title.reason_codes',           codeWidth: 2, severity: 'information', codes: reasons.contractualPending, source: `${MANUAL}, nota 20, tabela 5, p. 42` },
  { occurrences: ['25'],       field: 'title.complement_code',        codeWidth: 4, severity: 'information', codes: payerClaims,                source: `${MANUAL}, nota 20, tabela 6, p. 42` },
  { occurrences: ['25'],       field: 'title.reason_codes',           codeWidth: 4, severity: 'information', codes: payerClaims,                source: `${MANUAL}, p. 21 e nota 20, tabela 6, p. 42` },
  { occurrences: ['24'],       field: 'title.complement_code',        codeWidth: 4, severity: 'rejection',   codes: protestStops,               source: `${BOTH_MANUALS}, nota 20, tabela 7, pp. 42–43` },
  { occurrences: ['24'],       field: 'title.reason_codes',           codeWidth: 4, severity: 'rejection',   codes: protestStops,               source: `${BOTH_MANUALS}, nota 20, tabela 7, pp. 42–43` },
  { occurrences: ['57'],       field: 'title.complement_code',        codeWidth: 4, severity: 'information', codes: cancelledInstructions,      source: `${MANUAL}, nota 20, tabela 8, p. 43` },
  { occurrences: ['69'],       field: 'returned_cheque.reason_codes', codeWidth: 2, severity: 'rejection',   codes: chequeReturns,              source: `${MANUAL}, nota 20, tabela 9, pp. 43–44` },
  { occurrences: ['02'],       field: 'title.reason_codes',           codeWidth: 2, severity: 'information', codes: reasons.entryRemarks,       source: `${MANUAL}, nota 20, tabela 10, p. 44` },
  { occurrences: ['74'],       field: 'title.complement_code',        codeWidth: 4, severity: 'rejection',   codes: negativationRejections,     source: `${MANUAL}, nota 20, tabela 11, p. 45` },
  { occurrences: ['74'],       field: 'title.reason_codes',           codeWidth: 4, severity: 'rejection',   codes: negativationRejections,     source: `${MANUAL}, nota 20, tabela 11, p. 45` },
  { occurrences: ['79'],       field: 'title.complement_code',        codeWidth: 4, severity: 'information', codes: negativationNews,           source: `${MANUAL}, nota 20, tabela 12, pp. 45–46` },
  { occurrences: ['79'],       field: 'title.reason_codes',           codeWidth: 4, severity: 'information', codes: negativationNews,           source: `${MANUAL}, nota 20, tabela 12, pp. 45–46` },
  { occurrences: PAID,         field: 'title.settlement_code',        codeWidth: 2, severity: 'channel',     codes: settlementChannels,         source: `${BOTH_MANUALS}, nota 28, pp. 47–48` },
  { occurrences: ['02', '71'], field: 'pix.pix_error_code',           codeWidth: 3, severity: 'rejection',   codes: pixErrors,                  source: `${MANUAL}, nota 41, p. 50` },
]

/** Agência cobradora, 169–172, when it is no agency but says how the title was written off (nota 9, p. 32). */
export const specialAgencies400 = {
  '7744': 'Pedido de baixa efetuado pelo beneficiário',
  '7777': 'Baixa solicitada via 30 Horas ou pela agência via estação administrativa',
  '7788': 'Baixa automática decorrente de: instrução cadastrada a nível conta corrente, instrução comandada no registro de entrada ou pelo padrão do Banco Itaú (120 dias após o vencimento do título)',
  '9999': 'O Banco Itaú não possui agência para o CEP indicado',
} as const

/** Nota 17, pp. 35–37. */
export const events400 = {
  registered: ['02'],
  rejected: ['03'],
  paid: ['06'],
  paid_partially: ['07'],
  paid_by_pix: ['10'], // the slip is written off, and the credit told elsewhere (**, p. 37)
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
