/**
 * Citibank, CNAB 400, version 1.16: movements p. 5, instructions p. 6, occurrences pp. 13–14, reasons pp. 15–17, claims pp. 17–19; cobrança sem registro,
 * pp. 35–38.
 */
import type { LocalizedText } from '../../cobranca/index.js'
import type { EventOccurrences, OccurrenceOverride, OccurrenceTable, ReasonTable, RejectionCodes } from '../../febraban/index.js'
import { CONFIRMED_CHANGE, GENERAL_WRITE_OFF, similarTo } from '../families/doubts.js'
import type { Movement } from '../remittance-dialect.js'

const MANUAL = 'Citibank, CNAB 400 v1.16'

/**
 * Remittance 109–110, p. 5. 02 is «pedido de devolução» here and «pedido de baixa» in CNAB 240 (C004, p. 17). No occurrence has the words of 29: 22 reports that
 * the title was sent to the bureau.
 */
export const movements = {
  '01': { text: 'Remessa',                          our_code: '1001', confirmedBy: ['02'] },
  '02': { text: 'Pedido de Devolução',              our_code: '1002', confirmedBy: ['10', '10'] },
  '04': { text: 'Concessão de Abatimento',          our_code: '1004', confirmedBy: ['12'], needs: ['value_rebate'] },
  '06': { text: 'Prorrogação de Vencimento',        our_code: '1003', confirmedBy: ['14'] },
  '07': { text: 'Concessão de Desconto',            our_code: '1071', confirmedBy: ['07'] },
  '09': { text: 'Protesto Imediato',                our_code: '1009', confirmedBy: ['19'] },
  '10': { text: 'Sustar protesto',                  our_code: '1018', confirmedBy: ['20'] },
  '29': { text: 'Pedido de negativação',            our_code: '1066', confirmedBy: null },
  '39': { text: 'Pedido de exclusão de negativação', our_code: '1068', confirmedBy: ['21'] },
} as const satisfies Readonly<Record<string, Movement>>

/** Remittance 157–158, p. 6. 06, 07 and 09 have their days in 159–160. */
export const instructionTexts = {
  '00': 'Sem instrução',
  '06': 'Protestar',
  '07': 'Negativar',
  '09': 'Devolver (baixa)',
  '10': 'Sustar protesto',
} as const

/** 063–064, p. 4. */
export const documentTypeTexts = { '00': 'DMI – Duplicata Mercantil por Indicação', '02': 'DM – Duplicata Mercantil' } as const

/** The service's document type → espécie. */
export const documentTypes = { '02': '02', '03': '00' } as const satisfies Readonly<Record<string, keyof typeof documentTypeTexts>>

/** Remittance 148–149, pp. 5–6. */
export const issueTypes = {
  '01': 'Banco imprime (apenas boletos simples não personalizados)',
  '03': 'Banco imprime de forma personalizada (boletos simples, personalizados e carnês)',
  '04': 'Título flex com boleto impresso via web (boleto por e-mail), aceita pagamento parcial',
  '06': 'Título flex com boleto impresso via web (boleto por e-mail), não aceita pagamento parcial',
  '07': 'Banco não imprime',
  '08': 'Impressão via WEB (boleto por e-mail) sem impressão banco',
  '09': 'Impressão via WEB (boleto por e-mail) com impressão banco',
} as const

/** Return 174–175, p. 15. Cobrança flex has 04 and 06, as in the remittance (p. 22). */
export const returnIssueTypes = {
  '01': 'Título impresso CITIBANK',
  '03': 'Título impresso CITIBANK (personalizado)',
  '04': issueTypes['04'],
  '06': issueTypes['06'],
  '07': 'Título impresso empresa',
  '08': 'Título enviado por e-mail',
  '09': 'Título enviado por e-mail e também impresso Citibank',
} as const

/** 394, p. 7. */
export const currencies = { '5': 'Dólar', '9': 'Reais' } as const

/** 108, p. 5. */
export const wallets = { '1': 'Cobrança Simples', '2': 'Cobrança Caucionada' } as const

/** Return 302–321, pp. 15–17: for every occurrence but 06, 10, 15, 17 and 90. */
const rejections = {
  '09': 'Nosso Número duplicado',
  '11': 'Forma de cadastro do título inválida',
  '15': 'Característica da cobrança incompleta',
  '16': 'Id. registro de dados diferente de 1 (pos.1)',
  '18': 'Vencimento fora do prazo de operação',
  '19': 'Rejeitado por processo de crédito',
  '20': 'Valor de Juros inválido',
  '21': 'Espécie de Título Inválida',
  '22': 'Número bancário inválido (pos.65)',
  '23': 'Nosso Número já validado anteriormente',
  '24': 'Código de carteira inválido (pos. 108)',
  '25': 'Id. Ocorrência inválido (pos.109)',
  '26': 'Seu número inválido (pos. 111)',
  '27': 'Data de vencimento inválida (pos. 121)',
  '28': 'Valor do título inválido (pos.127)',
  '29': 'Banco cobrador inválido (pos.140)',
  '30': 'Desconto a conceder não confere',
  '31': 'Tipo de emissão inválida (pos.148)',
  '32': 'Código de aceite diferente de N (pos. 150)',
  '33': 'Data de emissão inválida (pos.151)',
  '34': 'Cod. Instrução inválido (pos.157)',
  '38': 'Prazo para instrução inválido (título à vencer)',
  '39': 'Pedido de protesto não permitido para o título',
  '41': 'Tipo ou n.º inscrição sacado inválida (pos.219)',
  '43': 'Falta nome do sacado (pos.235)',
  '44': 'Falta endereço do sacado (pos.275)',
  '46': 'Cep inválido ou praça não coberta (pos.330)',
  '47': 'Falta Cidade do sacado (pos.335)',
  '48': 'Falta Sigla da UF do sacado (Pos.350)',
  '49': 'Sigla UF incompatível com o CEP',
  '50': 'Número de seq. de dados inválida (pos.395)',
  '52': 'Id.de trailler diferente de 9',
  '53': 'Erro de seqüência do trailler (pos.395)',
  '55': 'Portfólio destino inválido (transferência)', // p. 22, of cobrança flex
  '56': 'Portfólio destino inexistente',
  '57': 'Carteira incompatível (Pos.108)',
  '58': 'Dias de instrução inválidos (pos.159)',
  '62': 'Valor do desconto / IOF maior que o valor do título ou zerado',
  '63': 'Data do desconto inválida na inclusão.',
  '68': 'Alteração inválida (título caucionado).',
  '69': 'Data desconto inválida na alteração.',
  '71': 'Alteração para título não cadastrado.',
  '74': 'Alteração para título já baixado.',
  '75': 'Alteração para título já pago.',
  '76': 'Instrução para protesto de título já em cartório.',
  '78': 'Alteração de vencimento inválida.',
  '79': 'Alteração para desconto por antecipação inválida.',
  '80': 'Data de instrução de desconto inválida.',
  '81': 'Inclusão de título já cadastrado.',
  '84': 'Conta informada inválida ou não implementada',
  '86': 'Endereço do sacado na WEB inválido (pos 352/391) – campo obrigatório quando a posição 148/149 do arquivo remessa for igual a 08 ou 09.',
  '89': 'Tipo de moeda inválida (pos.394)',
  '90': 'Prorrogação não permitida.',
  '91': 'Data para pagto. sem juros inválida (pos.386)',
  '92': 'Pedido sustação p/ título s/ instrução protesto',
  '93': 'Alteração para título já protestado ou em cartório.',
  '94': 'Abatimento maior que o valor líquido. (pos.206)',
  '95': 'Vencimento não informado na alteração.',
  '96': 'Alteração com vencimento menor que o atual.',
  '97': 'Falta data de desconto em alteração desta data. Mantendo o vencimento original.',
  '98': 'Juros de títulos contra apresentação',
  '99': 'Instrução de protesto não efetivada por falta de carta de provimento.',
  X1: 'Alteração para título com instrução de negativação.',
  X2: 'Título sem instrução de negativação na Serasa',
  X3: 'Pedido de negativação na Serasa não aceito para o título',
  X4: 'Serviço de Negativação na Serasa não contratado ou condição não passível de aceitação',
} as const

/** The records 1, 7 and 8 of a title have the same columns (p. 13). */
const MAINS = ['title', 'title_held', 'title_cost'] as const

/** Reasons about a title at the bank, pp. 16–17. */
const OF_INSTRUCTIONS = ['68', '69', '71', '74', '75', '76', '78', '79', '90', '92', '93', '95', '96', '97', 'X1', 'X2'] as const

/**
 * Reasons about an order of protest or negativation (157–160), a rebate or a discount, pp. 15–16. They reject instructions (p. 5: 04, 07, 09, 10, 29); an entry has
 * the same columns, so that they are doubtful.
 */
const OF_ORDERS = ['30', '34', '38', '39', '58', '80', '94', '99', 'X3', 'X4'] as const

/**
 * Reasons about the columns that identify a transaction, its title or its account (pos. 1, 65, 108, 109, 111, 140, 395), about the trailer, the due date,
 * which 06 changes, the discount, which 07 grants, or another portfolio, pp. 15–16 and 22: they do not show that the transaction is an entry.
 */
const OF_ANY = ['16', '18', '22', '24', '25', '26', '27', '29', '50', '52', '53', '55', '56', '57', '62', '84'] as const

/** All other reasons of a rejection: about columns that only an entry fills in, or a repeated entry. An entry may have reasons about its orders beside them. */
const OF_ENTRIES = Object.keys(rejections).filter((code) => ![...OF_INSTRUCTIONS, ...OF_ORDERS, ...OF_ANY].some((other) => other === code))

/** Overrides an occurrence if the title has one of these reasons, in any of the main records. */
const ifReason = (codes: readonly string[], means: OccurrenceOverride['means']): readonly OccurrenceOverride[] =>
  MAINS.map((main) => ({ field: `${main}.reason_codes`, codes, means }))

const MAY_REJECT_INSTRUCTION: LocalizedText = {
  pt: 'uma transação também pode ser uma instrução: os motivos sobre títulos que estão no banco, sobre ordens ou só de entradas decidem',
  en: 'a transaction may also be an instruction: reasons about titles at the bank, about orders or only of entries decide',
}

const OF_EVERY_TRANSACTION: LocalizedText = {
  pt: 'instruções também têm as colunas ou os valores destes motivos',
  en: 'instructions also have the columns or values of these reasons',
}

const MAY_REJECT_ENTRY: LocalizedText = {
  pt: 'uma entrada também tem as colunas de ordens, abatimento e desconto',
  en: 'an entry also has the columns of orders, rebate and discount',
}

/** Return 109–110, pp. 13–14. 01 only comes in cobrança sem registro (p. 35). */
export const occurrences = {
  '01': { text: 'Transação aceita: título impresso/enviado por e-mail',                           our_occurrence: '2113', doubt: { pt: 'a página também imprime o envio por e-mail', en: 'the page also prints the dispatch by e-mail' } },
  '02': { text: 'Entrada confirmada',                                                             our_occurrence: '2001', doubt: { pt: 'o manual acrescenta «título ou instrução acatada com sucesso»: pode confirmar uma instrução', en: 'the manual adds «título ou instrução acatada com sucesso»: it may confirm an instruction' } },
  '03': {
    text: 'Transação rejeitada', our_occurrence: '2002', doubt: MAY_REJECT_INSTRUCTION,
    overrides: [
      ...ifReason(OF_INSTRUCTIONS, { text: 'Transação rejeitada', our_occurrence: '2020' }),
      ...ifReason(OF_ENTRIES,      { text: 'Transação rejeitada', our_occurrence: '2002' }),
      ...ifReason(OF_ANY,          { text: 'Transação rejeitada', our_occurrence: '2002', doubt: OF_EVERY_TRANSACTION }),
      ...ifReason(OF_ORDERS,       { text: 'Transação rejeitada', our_occurrence: '2020', doubt: MAY_REJECT_ENTRY }),
    ],
  },
  '06': {
    text: 'Liquidação/pagamento', our_occurrence: '2003',
    overrides: [
      ...ifReason(['02', '08'], { text: 'Liquidação/pagamento', our_occurrence: '2029' }),
      ...ifReason(['01'],       { text: 'Liquidação/pagamento', our_occurrence: '2030' }),
    ],
  },
  '07': { text: 'Desconto Concedido',                                                             our_occurrence: '2061', doubt: similarTo('2045') },
  '10': {
    text: 'Baixa', our_occurrence: '2004', doubt: GENERAL_WRITE_OFF,
    overrides: [
      ...ifReason(['14'], { text: 'Baixa', our_occurrence: '2019' }),
      ...ifReason(['15'], { text: 'Baixa', our_occurrence: '2032' }),
    ],
  },
  '11': { text: 'Em ser (a vencer)',                                                              our_occurrence: '2009' },
  '12': { text: 'Abatimento concedido',                                                           our_occurrence: '2033' },
  '14': { text: 'Vencimento alterado',                                                            our_occurrence: '2006', doubt: CONFIRMED_CHANGE },
  '15': { text: 'Pago em cartório',                                                               our_occurrence: '2035', doubt: similarTo('2076') },
  '17': {
    text: 'Liquidação após baixa / Liquidação de Título não registrado', our_occurrence: '2014',
    overrides: ifReason(['02'], { text: 'Liquidação após baixa / Liquidação de Título não registrado', our_occurrence: '2029' }),
  },
  '18': { text: 'Devolução por Decurso de Prazo',                                                 our_occurrence: '2150' },
  '19': { text: 'Confirmação recebimento da instrução de protesto',                               our_occurrence: '2015' },
  '20': { text: 'Confirmação recebimento da instrução de sustação/cancelamento de protesto',      our_occurrence: '2016' },
  '21': { text: 'Confirmação de Pedido de Exclusão da Serasa',                                    our_occurrence: '2151' },
  '22': { text: 'Título enviado para negativação',                                                our_occurrence: '2152' },
  '23': { text: 'Título enviado a cartório',                                                      our_occurrence: '2134', doubt: similarTo('2017') },
  '26': { text: 'Instrução Rejeitada',                                                            our_occurrence: '2020' },
  '29': { text: 'Alegação do Sacado',                                                             our_occurrence: '2153' },
  '31': { text: 'Título negativado na Serasa',                                                    our_occurrence: '2148' },
  '34': { text: 'Título retirado de cartório',                                                    our_occurrence: '2154' },
  '51': { text: 'Custa de distribuição',                                                          our_occurrence: '2155' },
  '52': { text: 'Custa de sustação',                                                              our_occurrence: '2156' },
  '53': { text: 'Custa de protesto',                                                              our_occurrence: '2157' },
  '90': { text: 'Movimentação CIP',                                                               our_occurrence: '2158' },
} as const satisfies OccurrenceTable

/** Codes of the same list that reject nothing. */
const remarks = {
  '82': 'mensagem não tratada – sacado não é eletrônico',
  '83': 'mensagem não tratada – registro de mensagem sem registro detalhe de título',
  '87': 'Título eletrônico',
  '88': 'Título não eletrônico',
  X5: 'Pedido de negativação agendado, sujeito a análise de existência de contrato/cumprimento de condição contratual, na data de efetivação',
} as const

/** 06, p. 17. Por conta and por saldo are a part of the payment and its rest. */
const payments = {
  '01': 'Por saldo',
  '02': 'Por conta',
  '03': 'No próprio Banco',
  '04': 'Compensação Eletrônica (CEL)',
  '05': 'Compensação Convencional',
  '07': 'Após feriado local',
  '08': 'Liquidação Parcial Flex',
  '38': 'Liquidação Interbancária STR',
} as const

/** 06 of cobrança sem registro: «informações complementares quanto a títulos liquidados», p. 37. */
const paymentRemarks = {
  '15': 'Característica da cobrança',
  '19': 'Rejeitado por processo de crédito',
  '22': 'Número bancário inválido (pos. 63)',
  '23': 'Nosso Número – já validado anteriormente',
  '25': 'Id. Ocorrência inválida (pos. 109)',
  '27': 'Data de vencimento inválida (pos. 121)',
  '29': 'Banco Cobrador inválido (pos. 140)',
  '56': 'Portfolio destino inexistente',
} as const

/** 10, p. 17. */
const writeOffs = {
  '09': 'Comandada pelo Banco',
  '10': 'Comandada Cliente/CNAB',
  '11': 'Comandada Cliente On-line',
  '12': 'Decurso de Prazo Cliente',
  '13': 'Decurso de Prazo Banco',
  '14': 'Protestado',
  '15': 'Transferido de carteira',
} as const

/** 17, p. 17. */
const latePayments = { '01': payments['01'], '02': payments['02'], '03': payments['03'], '04': payments['04'] } as const

/** 90, p. 17. */
const answers = { '01': 'Sacado Aceitou o título', '02': 'Recusado pelo Sacado', '03': 'Decurso de Prazo CIP' } as const

/** Return 335–337, pp. 17–19. */
const claims = {
  '101': 'Sacado alega que não recebeu a mercadoria',
  '102': 'Sacado alega que a mercadoria chegou atrasada',
  '103': 'Sacado alega que a mercadoria chegou avariada',
  '104': 'Sacado alega que a mercadoria não confere com o pedido',
  '105': 'Sacado alega que a mercadoria chegou incompleta',
  '106': 'Sacado alega que a mercadoria está à disposição do cedente',
  '107': 'Sacado alega que devolveu a mercadoria',
  '108': 'Sacado alega que a mercadoria está em desacordo com a Nota Fiscal',
  '109': 'Sacado alega que nada deve ou comprou',
  '110': 'Caixa postal informada para entrega encontra-se cancelada',
  '111': 'CEP inexistente',
  '112': 'Tit. Devolvido pelo Sacado por discordar da forma de pagamento',
  '113': 'Empresa de postagem não efetua entrega de Tit. Com CEP genérico',
  '114': 'Tit. não procurado pelo Sacado no endereço de entrega indicado',
  '115': 'Protesto sustado judicialmente',
  '116': 'Ordem de protesto cancelada – Num documento do Sacado Inválido',
  '117': 'Tit. devolvido pelo cartório – Nome do Sacado incompleto',
  '118': 'Tit. devolvido pelo cartório – Endereço do Sacado irregular',
  '119': 'Tit. devolvido pelo cartório – Endereço do Sacado consta como Caixa Postal',
  '120': 'Tit. devolvido pelo cartório - CEP não pertence a localidade',
  '201': 'Sacado alega que não recebeu a fatura',
  '202': 'Sacado alega que o pedido de compra foi cancelado',
  '203': 'Sacado alega que a duplicata foi cancelada',
  '204': 'Sacado alega não ter recebido a mercadoria, nota fiscal, fatura',
  '205': 'Sacado alega que a duplicata/fatura está incorreta',
  '206': 'Sacado alega que o valor está incorreto',
  '207': 'Sacado alega que o faturamento é indevido',
  '208': 'Sacado alega que não localizou o pedido de compra',
  '301': 'Sacado alega que o vencimento correto é:',
  '302': 'Sacado solicita a prorrogação do vencimento para:',
  '303': 'Sacado aceita se o vencimento prorrogado para:',
  '304': 'Sacado alega que pagará o título em:',
  '305': 'Sacado pagou o título diretamente ao cedente em:',
  '306': 'Sacado pagará o título diretamente ao cedente em:',
  '401': 'Sacado não foi localizado, confirmar endereço',
  '402': 'Sacado mudou-se, transferiu de domicílio',
  '403': 'Sacado não recebe no endereço indicado',
  '404': 'Sacado desconhecido no local',
  '405': 'Sacado reside fora do perímetro',
  '406': 'Sacado com endereço incompleto',
  '407': 'Não foi localizado o número constante no endereço do título',
  '408': 'Endereço não localizado/não consta nos guias da cidade',
  '409': 'Endereço do sacado alterado para:',
  '501': 'Sacado alega que tem desconto ou abatimento de:',
  '502': 'Sacado solicita desconto ou abatimento de:',
  '503': 'Sacado solicita dispensa dos juros de mora',
  '504': 'Sacado se recusa a pagar juros',
  '505': 'Sacado se recusa a pagar comissão de permanência',
  '601': 'Sacado está em regime de concordata',
  '602': 'Sacado está em regime de falência',
  '603': 'Sacado alega que mantém entendimentos com sacador',
  '604': 'Sacado está em entendimentos com o cedente',
  '605': 'Sacado está viajando',
  '606': 'Sacado recusou-se a aceitar o título',
  '607': 'Negativação/Protesto sustado judicialmente',
  '608': 'Empregado recusou-se a receber título',
  '609': 'Título reapresentado ao sacado',
  '610': 'Estamos nos dirigindo ao nosso correspondente',
  '611': 'Correspondente não se interessa pelo protesto',
  '612': 'Sacado não atende aos avisos de nossos correspondentes',
  '613': 'Título está sendo encaminhado ao correspondente',
  '614': 'Entrega franco de pagamento ao Sacado',
  '615': 'Entrega franco de pagamento ao representante',
  '616': 'A entrega franco de pagamento é difícil',
  '617': 'Título recusado pelo cartório/Retirado pelo Cedente',
  '618': 'Praça fora do perímetro atendido pelos serviço de cartório',
  '619': 'Prazo de negativação / protesto ultrapassado. Título vencido a mais de 60 dias',
  '620': 'Cliente não possui carta de provimento custodiada pelo banco',
  '621': 'Cartório sob intervenção judicial',
  '622': 'Ordem de protesto Cancelada-Cartório Bloqueado Temporariamente',
  '623': 'Ordem de Protesto Cancelada -CEP do Sacado Inexistente',
  '693': 'Tit. devolvido pelo cartório – Documentação Irregular',
  '694': 'Cartório não protesta órgão público',
  '695': 'Tit. devolvido pelo Cartório – CEP não pertence a Localidade',
  '696': 'Tit. devolvido pelo Cartório – Endereço do Sacado Consta como Caixa Postal',
  '697': 'Tit. devolvido pelo Cartório – Endereço do Sacado irregular',
  '698': 'Tit. devolvido pelo cartório – Nome do Sacado incompleto',
  '699': 'Empresa de postagem não efetua entrega de Tit. Com CEP genérico',
  '700': 'Pedido de protesto não efetuado – Praça não coberta',
} as const

const OTHERS = ['01', '02', '07', '11', '12', '14', '18', '19', '20', '21', '22', '23', '29', '31', '34', '51', '52', '53'] as const
const REJECTED = ['03', '26'] as const

/** 01 has the reasons of p. 37, all of them among these. */
export const reasons: readonly ReasonTable[] = MAINS.flatMap((main) => reasonsIn(main))

function reasonsIn(main: (typeof MAINS)[number]): readonly ReasonTable[] {
  return [
    { occurrences: REJECTED,                 field: `${main}.reason_codes`, codeWidth: 2, severity: 'rejection',   codes: rejections,     source: `${MANUAL}, pp. 15–17 e 22` },
    { occurrences: OTHERS,                   field: `${main}.reason_codes`, codeWidth: 2, severity: 'information', codes: rejections,     source: `${MANUAL}, pp. 15–17, 22 e 37` },
    { occurrences: [...REJECTED, ...OTHERS], field: `${main}.reason_codes`, codeWidth: 2, severity: 'information', codes: remarks,        source: `${MANUAL}, pp. 16–17` },
    { occurrences: ['06'],                   field: `${main}.reason_codes`, codeWidth: 2, severity: 'channel',     codes: payments,       source: `${MANUAL}, pp. 17 e 38` },
    { occurrences: ['06'],                   field: `${main}.reason_codes`, codeWidth: 2, severity: 'information', codes: paymentRemarks, source: `${MANUAL}, p. 37` },
    { occurrences: ['10'],                   field: `${main}.reason_codes`, codeWidth: 2, severity: 'information', codes: writeOffs,      source: `${MANUAL}, p. 17` },
    { occurrences: ['15'],                   field: `${main}.reason_codes`, codeWidth: 2, severity: 'channel',     codes: { '08': 'Em cartório' }, source: `${MANUAL}, p. 17` },
    { occurrences: ['17'],                   field: `${main}.reason_codes`, codeWidth: 2, severity: 'channel',     codes: latePayments,   source: `${MANUAL}, p. 17` },
    { occurrences: ['90'],                   field: `${main}.reason_codes`, codeWidth: 2, severity: 'information', codes: answers,        source: `${MANUAL}, p. 17` },
    { occurrences: ['29'],                   field: `${main}.claim_code`, codeWidth: 3, severity: 'information', codes: claims, source: `${MANUAL}, pp. 17–19` },
  ]
}

export const rejectionCodes: RejectionCodes = { payer_tax_id: '41', due_date: '27', amount: '28', duplicated_number: '09', unknown_title: '71' }

export const events: EventOccurrences = {
  registered: ['02'],
  rejected: ['03'],
  paid: ['06'],
  paid_partially: ['06', '02'],
  paid_by_pix: null,
  paid_at_notary: ['15', '08'],
  paid_after_write_off: ['17'],
  written_off: ['18'],
  protest_ordered: ['19'],
  sent_to_notary: ['23'],
  in_notary: null,
  protested: ['10', '14'],
  withdrawn: ['34'],
  instruction_rejected: ['26'],
}
