// Bradesco, Cobrança CNAB 400, version 17 of 28 September 2020: occurrences p. 42, reasons pp. 43–51, split pp. 52–54; «2023» is the version of March 2023, pp.
// 36–44 as printed there. Version 14 of 21 October 2019 has no further codes. The version of 2023 removes reasons 88 to 91 (e-mail); they are kept here for
// older files. The manual replaced «sacado» by «pagador» everywhere; its misprint «pagador/avalista» is «sacador/avalista» here.

import type { LocalizedText } from '../../../cobranca/index.js'
import type { EventOccurrences, OccurrenceTable, ReasonTable } from '../../../febraban/index.js'
import type { Codes } from '../../../fixed-width/index.js'
import { sameAs, similarTo } from '../doubts.js'

const MANUAL = 'Bradesco, Cobrança CNAB 400, versão 17 (28/09/2020)'
const NEW_MANUAL = 'março/2023'
const BOTH_MANUALS = `${MANUAL} e ${NEW_MANUAL}`

const REASONS = 'title.reason_codes'
const PROTEST_ANSWER = 'title.protest_answer'

/** Doubt about settlements of beneficiaries with the hourly return (p. 46). */
const HOURLY: LocalizedText = {
  pt: 'no retorno Hora/Hora só vale quando o retorno consolidado o repete; nenhuma coluna distingue os dois arquivos',
  en: 'in the hourly return (Hora/Hora) it counts only when the consolidated return repeats it; no column distinguishes the two files',
}

/** Identificação de ocorrência, title 109–110, p. 42; 2023 pp. 36–37. */
export const occurrences400: OccurrenceTable = {
  '02': { text: 'Entrada Confirmada',                                             our_occurrence: '2001' },
  '03': { text: 'Entrada Rejeitada',                                              our_occurrence: '2002' },
  // 06 with 18 (p. 46): the rest of the title is still open
  '06': { text: 'Liquidação normal',                                              our_occurrence: '2028', doubt: HOURLY, overrides: [
    { field: REASONS, codes: ['18'], means: { text: 'Liquidação normal',          our_occurrence: '2029' } },
  ] },
  // 07, 08, 31, 37 to 39 answer the movements 12 to 14 of the payers' register for automatic debit
  '07': { text: 'Confirmação de exclusão de cadastro de pagador débito',          our_occurrence: '2116', doubt: { pt: 'o código unificado é do «banco de pagadores» da Caixa; aqui é um cadastro para débito automático', en: 'the unified code is about the «banco de pagadores» of Caixa; here it is a register for automatic debit' } },
  '08': { text: 'Rejeição de pedido de exclusão de cadastro de pagador débito',   our_occurrence: '2118' },
  '09': { text: 'Baixado Automat. via Arquivo',                                   our_occurrence: '2211', doubt: sameAs('2099') },
  // 10 with 14: protested; with 20: only moved to the discount wallet, where it stays open (p. 47)
  '10': { text: 'Baixado conforme instruções da Agência',                         our_occurrence: '2074', overrides: [
    { field: REASONS, codes: ['14'], means: { text: 'Baixado conforme instruções da Agência', our_occurrence: '2019' } },
    { field: REASONS, codes: ['20'], means: { text: 'Baixado conforme instruções da Agência', our_occurrence: '2181' } },
  ] },
  '11': { text: 'Em Ser - Arquivo de Títulos pendentes',                          our_occurrence: '2009' },
  '12': { text: 'Abatimento Concedido',                                           our_occurrence: '2033' },
  '13': { text: 'Abatimento Cancelado',                                           our_occurrence: '2034' },
  '14': { text: 'Vencimento Alterado',                                            our_occurrence: '2006', doubt: similarTo('2012', '2193') },
  '15': { text: 'Liquidação em Cartório',                                         our_occurrence: '2035', doubt: HOURLY },
  '16': { text: 'Título Pago em Cheque – Vinculado',                              our_occurrence: '2102' },
  '17': { text: 'Liquidação após baixa ou Título não registrado',                 our_occurrence: '2014', doubt: HOURLY },
  '18': { text: 'Acerto de Depositária',                                          our_occurrence: '2103' },
  // 19, 25: column 295 holds A for an accepted instruction, D for an ignored one, p. 43
  '19': { text: 'Confirmação Receb. Inst. de Protesto',                           our_occurrence: '2015', overrides: [
    { field: PROTEST_ANSWER, codes: ['D'], means: { text: 'Confirmação Receb. Inst. de Protesto', our_occurrence: '2020' } },
  ] },
  '20': { text: 'Confirmação Recebimento Instrução Sustação de Protesto',         our_occurrence: '2016' },
  '21': { text: 'Acerto do Controle do Participante',                             our_occurrence: '2104' },
  '22': { text: 'Título Com Pagamento Cancelado',                                 our_occurrence: '2105', doubt: { pt: 'o manual não informa qual pagamento é cancelado: um pagamento (06) ou um pagamento em cheque ainda não compensado (16); 40 estorna um pagamento', en: 'the manual does not state which payment it cancels: a payment (06), or a payment by a cheque that has not cleared (16); 40 reverses a payment' } },
  '23': { text: 'Entrada do Título em Cartório',                                  our_occurrence: '2081', doubt: similarTo('2017', '2134') },
  '24': { text: 'Entrada rejeitada por CEP Irregular',                            our_occurrence: '2106' },
  '25': { text: 'Confirmação Receb.Inst.de Protesto Falimentar',                  our_occurrence: '2107', overrides: [
    { field: PROTEST_ANSWER, codes: ['D'], means: { text: 'Confirmação Receb.Inst.de Protesto Falimentar', our_occurrence: '2020' } },
  ] },
  '27': { text: 'Baixa Rejeitada',                                                our_occurrence: '2005', doubt: sameAs('2212') },
  '28': { text: 'Débito de tarifas/custas',                                       our_occurrence: '2022' },
  '29': { text: 'Ocorrências do Pagador',                                         our_occurrence: '2108' },
  '30': { text: 'Alteração de Outros Dados Rejeitados',                           our_occurrence: '2024' },
  '31': { text: 'Confirmado inclusão de cadastro de pagador',                     our_occurrence: '2114', doubt: { pt: 'como 07: 2114 é do «banco de pagadores» da Caixa', en: 'like 07: 2114 is about the «banco de pagadores» of Caixa' } },
  '32': { text: 'Instrução Rejeitada',                                            our_occurrence: '2020' },
  '33': { text: 'Confirmação Pedido Alteração Outros Dados',                      our_occurrence: '2021' },
  '34': { text: 'Retirado de Cartório e Manutenção Carteira',                     our_occurrence: '2109' },
  // 35 with 81 or 84: written off, too (p. 51); in 2023 «cancelamento do agendamento do débito automático»
  '35': { text: 'Desagendamento do débito automático',                            our_occurrence: '2110', overrides: [
    { field: REASONS, codes: ['81', '84'], means: { text: 'Desagendamento do débito automático', our_occurrence: '2110', kind: 'written_off' } },
  ] },
  '37': { text: 'Rejeitado inclusão de cadastro de pagador',                      our_occurrence: '2118' },
  '38': { text: 'Confirmado alteração de pagador',                                our_occurrence: '2115', doubt: { pt: 'como 07: 2115 é do «banco de pagadores» da Caixa', en: 'like 07: 2115 is about the «banco de pagadores» of Caixa' } },
  '39': { text: 'Rejeitado alteração de cadastro de pagador',                     our_occurrence: '2118' },
  '40': { text: 'Estorno de pagamento',                                           our_occurrence: '2111' },
  '55': { text: 'Sustado judicial',                                               our_occurrence: '2112' },
  // 66 (2023) is the bank's only mark of a payment by Pix. It is treated like 10 of Itaú and 09 of Santander, whose manuals announce a separate credit
  '66': { text: 'Título baixado por pagamento via Pix',                           our_occurrence: '2161', pix: true, doubt: { pt: '2028, se o crédito vem por esta linha; o manual só dá o nome do código', en: '2028, if the credit comes by this line; the manual only names the code' } },
  '68': { text: 'Acerto dos dados do rateio de Crédito',                          our_occurrence: '2094' },
  '69': { text: 'Cancelamento de Rateio',                                         our_occurrence: '2095' },
  '73': { text: 'Confirmação Receb. Pedido de Negativação',                       our_occurrence: '2247', doubt: similarTo('2225') },
  '74': { text: 'Confir Pedido de Excl de Negat (com ou sem baixa)',              our_occurrence: '2248', doubt: { pt: '2226 é parecido; o manual não informa se o título também é baixado', en: '2226 is similar; the manual does not state whether the title is also written off' } },
}

/** Occurrences for banks without the hourly return, where a settlement comes once. */
export const dailyOccurrences400: OccurrenceTable = Object.fromEntries(
  Object.entries(occurrences400).map(([code, occurrence]) => {
    const { doubt, ...plain } = occurrence as OccurrenceTable[string] & { readonly doubt?: LocalizedText }
    return [code, (doubt === HOURLY ? plain : occurrence) as OccurrenceTable[string]]
  }),
)

/** 02, entrada confirmada, pp. 44–45; 2023 P1–P8. These reasons do not reject the title: they report a problem of its protest, its debit or its Pix. */
const entryRemarks: Codes = {
  '01': 'Código do Banco inválido',
  '02': 'Pendente de Autorização (Autorização Débito Automático)',
  '03': 'Pendente de Ação do Pagador (autorização Débito Automática – DATA VENCIMENTO)',
  '04': 'Código do movimento não permitido para a carteira',
  '15': 'Características da cobrança incompatíveis',
  '17': 'Data de vencimento anterior a data de emissão',
  '21': 'Espécie do Título inválido',
  '24': 'Data da emissão inválida',
  '27': 'Valor/taxa de juros mora inválido',
  '38': 'Prazo para protesto/ Negativação inválido',
  '39': 'Pedido para protesto/ Negativação não permitido para o título',
  '43': 'Prazo para baixa e devolução inválido',
  '45': 'Nome do Pagador inválido',
  '46': 'Tipo/num. de inscrição do Pagador inválidos',
  '47': 'Endereço do Pagador não informado',
  '48': 'CEP Inválido',
  '50': 'CEP referente a Banco correspondente',
  '53': 'Nº de inscrição do Sacador/avalista inválidos (CPF/CNPJ)',
  '54': 'Beneficiário final não informado',
  '67': 'Débito automático agendado',
  '68': 'Débito não agendado - erro nos dados de remessa',
  '69': 'Débito não agendado - Pagador não consta no cadastro de autorizante',
  '70': 'Débito não agendado - Beneficiário não autorizado pelo Pagador',
  '71': 'Débito não agendado - Beneficiário não participa da modalidade de déb.automático',
  '72': 'Débito não agendado - Código de moeda diferente de R$',
  '73': 'Débito não agendado - Data de vencimento inválida/vencida',
  '75': 'Débito não agendado - Tipo do número de inscrição do pagador debitado inválido',
  '76': 'Pagador Eletrônico DDA', // only to companies registered for it
  '86': 'Seu número do documento inválido',
  '87': 'Título baixado por Coobrigação e devolvido para carteira',
  '89': 'Email Pagador não enviado – título com débito automático', // not in 2023, as 90
  '90': 'Email pagador não enviado – título de cobrança sem registro',
  'P1': 'Registrado com QR Code Pix', // 2023, as P2 to P8
  'P2': 'Registrado sem QR Code Pix',
  'P3': 'Chave Pix inválida',
  'P4': 'Chave Pix sem cadastro no DICT',
  'P5': 'Chave Pix não compatível com CNPJ/CPF ou agência/conta informada',
  'P6': 'Identificador (TXID) em duplicidade',
  'P7': 'Identificador (TXID) inválido ou não encontrado',
  'P8': 'Alteração não permitida - QR Code concluído, removido pelo PSP ou removido pelo usuário recebedor',
}

/** 03, entrada rejeitada, pp. 45–46. */
const entryRejections: Codes = {
  '02': 'Código do registro detalhe inválido',
  '03': 'Código da ocorrência inválida',
  '04': 'Código de ocorrência não permitida para a carteira',
  '05': 'Código de ocorrência não numérico',
  '07': 'Agência/conta/Digito Inválido',
  '08': 'Nosso número inválido',
  '09': 'Nosso número duplicado',
  '10': 'Carteira inválida',
  '13': 'Identificação da emissão do bloqueto inválida',
  '16': 'Data de vencimento inválida',
  '18': 'Vencimento fora do prazo de operação',
  '20': 'Valor do Título inválido',
  '21': 'Espécie do Título inválida',
  '22': 'Espécie não permitida para a carteira',
  '23': 'Tipo Pagamento não contratado',
  '24': 'Data de emissão inválida',
  '27': 'Valor/Taxa de Juros Mora Invalido',
  '28': 'Código do desconto inválido',
  '29': 'Valor Desconto > ou = valor título',
  '32': 'Valor do IOF Invalido',
  '34': 'Valor do Abatimento Maior ou Igual ao Valor do Título',
  '38': 'Prazo para protesto/ Negativação inválido',
  '39': 'Pedido de Protesto/Negativação não Permitida para o Título',
  '44': 'Código da Moeda Invalido',
  '45': 'Nome do pagador não informado',
  '46': 'Tipo/número de inscrição do pagador inválidos',
  '47': 'Endereço do pagador não informado',
  '48': 'CEP Inválido',
  '49': 'CEP sem Praça de Cobrança',
  '50': 'CEP irregular - Banco Correspondente',
  '53': 'Tipo/Número de inscrição do Beneficiário Final Inválido',
  '54': 'Sacador/avalista (beneficiário final) não informado',
  '59': 'Valor/Percentual da Multa Inválido',
  '63': 'Entrada para Título já cadastrado',
  '65': 'Limite excedido',
  '66': 'Número autorização inexistente',
  '68': 'Débito não agendado - erro nos dados de remessa',
  '69': 'Débito não agendado - Pagador não consta no cadastro de autorizante',
  '70': 'Débito não agendado - Beneficiário não autorizado pelo Pagador',
  '71': 'Débito não agendado - Beneficiário não participa do débito Automático',
  '72': 'Débito não agendado - Código de moeda diferente de R$',
  '73': 'Débito não agendado - Data de vencimento inválida/cadastro vencido',
  '74': 'Débito não agendado - Conforme seu pedido, Título não registrado',
  '75': 'Débito não agendado – Tipo de número de inscrição do debitado inválido',
  '79': 'Data de Juros de Mora Invalida',
  '80': 'Data do Desconto Invalida',
  '86': 'Seu Número Invalido',
  'A3': 'Beneficiário final/sacador/pagador devem ser iguais',
  'A6': 'Espécie BDP/Depósito e Aporte não aceita pagamento parcial',
}

/** 06, 15 and 17, liquidação, pp. 46–47: 00 (crédito disponível) is not a reason. The manual prints 18 and 42 only for 06. */
const settlements: Codes = {
  '15': 'Crédito Indisponível',
}
const normalSettlements: Codes = {
  ...settlements,
  '18': 'Pagamento Parcial',
  '42': 'Rateio não efetuado, cód. Calculo 2 (VLR. Registro)',
}

/** 07, exclusão de cadastro de pagador débito confirmada, p. 46. */
const payerExclusions: Codes = {
  'A0': 'Cadastro excluído pelo beneficiário',
  'A1': 'Cadastro excluído pelo pagador',
}

/** 08, pedido de exclusão de cadastro rejeitado, p. 47. */
const payerExclusionRejections: Codes = {
  'B9': 'Cadastro pagador não localizado',
  'C0': 'Informações do tipo 6 inválidas',
}

/** 37 and 39, inclusão e alteração de cadastro de pagador rejeitadas, p. 51. */
const payerRejections: Codes = {
  'C0': 'Informações do tipo 6 inválidas',
  'C1': 'Informações do tipo 6 divergentes do cadastro',
}

/** 09, baixado automaticamente via arquivo, p. 47. */
const writeOffs: Codes = {
  '10': 'Baixa Comandada pelo cliente',
  '18': 'Pagador não aceitou o débito (Autorização Débito Automático)',
  '19': 'Pendente de ação do pagador (autorização Débito Automático)',
}

/** 10, baixado pelo banco, p. 47. */
const bankWriteOffs: Codes = {
  '14': 'Título Protestado',
  '16': 'Título Baixado pelo Banco por decurso Prazo',
  '20': 'Titulo Baixado e Transferido para Desconto',
}

/** 13, 14 and 33, for a title with Pix, 2023: the title was changed, but not its QR Code. */
const pixChanges: Codes = {
  'P8': 'Alteração não permitida - QR Code pago ou cancelado',
}

/** Column 295, with 19 and 25, p. 43. */
const protestAccepted: Codes = { 'A': 'Aceito' }
const protestIgnored: Codes = { 'D': 'Desprezado' }

/** Whether an order to protest was accepted, under the source of a bank. */
export const protestAnswers = (occurrences: readonly string[], source: string): readonly ReasonTable[] => [
  { occurrences, field: PROTEST_ANSWER, codeWidth: 1, severity: 'information', codes: protestAccepted, source },
  { occurrences, field: PROTEST_ANSWER, codeWidth: 1, severity: 'rejection', codes: protestIgnored, source },
]

/**
 * Means of payment that some banks have for 06, 15 and 17, under the source of a bank. 00 («título pago com dinheiro») is missing, since zeros also mean no
 * reason.
 */
export const paymentMeans = (source: string): ReasonTable => ({
  occurrences: ['06', '15', '17'],
  field: REASONS,
  codeWidth: 2,
  severity: 'channel',
  codes: { '15': 'Título pago com cheque' },
  source,
})

/** 24, entrada rejeitada por CEP irregular, p. 47. */
const zipcodeRejections: Codes = {
  '48': 'CEP inválido',
  '49': 'CEP sem praça de cobrança',
}

/** 27, baixa rejeitada, p. 47. */
const writeOffRejections: Codes = {
  '02': 'Código do registro detalhe Invalido',
  '04': 'Código de ocorrência não permitido para a carteira',
  '07': 'Agência/Conta/dígito inválidos',
  '08': 'Nosso número inválido',
  '09': 'Nosso Número Duplicado',
  '10': 'Carteira inválida',
  '15': 'Carteira/Agência/Conta/nosso número inválidos',
  '16': 'Data Vencimento Invalida',
  '18': 'Vencimento Fora do Prazo de Operação',
  '20': 'Valor Título Invalido',
  '40': 'Título com ordem de protesto emitido',
  '42': 'Código para baixa/devolução inválido',
  '45': 'Nome do sacado não informado ou invalido',
  '46': 'Tipo/Número de Inscrição do Sacado Invalido',
  '47': 'Endereço do sacado não informado',
  '48': 'CEP Invalido',
  '60': 'Movimento para Título não cadastrado',
  '63': 'Entrada para título já cadastrado', // 2023
  '77': 'Transferência para desconto não permitido para a carteira',
  '85': 'Título com pagamento vinculado',
  '86': 'Seu Número Invalido',
}

/** 28, débito de tarifas/custas, pp. 48–49. Most of these fees apply only to companies registered for them. */
const fees: Codes = {
  '02': 'Tarifa de permanência título cadastrado',
  '03': 'Tarifa de sustação/Excl Negativação',
  '04': 'Tarifa de protesto/Incl Negativação',
  '08': 'Custas de protesto',
  '12': 'Tarifa de registro',
  '13': 'Tarifa título pago no Bradesco',
  '14': 'Tarifa título pago compensação',
  '15': 'Tarifa título baixado não pago',
  '16': 'Tarifa alteração de vencimento',
  '17': 'Tarifa concessão abatimento',
  '18': 'Tarifa cancelamento de abatimento',
  '19': 'Tarifa concessão desconto',
  '20': 'Tarifa cancelamento desconto',
  '21': 'Tarifa título pago cics',
  '22': 'Tarifa título pago Internet',
  '23': 'Tarifa título pago term. gerencial serviços',
  '24': 'Tarifa título pago Pág-Contas',
  '25': 'Tarifa título pago Fone Fácil',
  '26': 'Tarifa título Déb. Postagem',
  '28': 'Tarifa título pago BDN',
  '29': 'Tarifa título pago Term. Multi Função',
  '32': 'Tarifa título pago Pagfor',
  '33': 'Tarifa reg/pgto – guichê caixa',
  '34': 'Tarifa título pago retaguarda',
  '35': 'Tarifa título pago Subcentro',
  '36': 'Tarifa título pago Cartão de Crédito',
  '37': 'Tarifa título pago Comp Eletrônica',
  '38': 'Tarifa título Baix. Pg. Cartório',
  '39': 'Tarifa título baixado acerto BCO',
  '40': 'Baixa registro em duplicidade',
  '41': 'Tarifa título baixado decurso prazo',
  '42': 'Tarifa título baixado Judicialmente',
  '43': 'Tarifa título baixado via remessa',
  '44': 'Tarifa título baixado rastreamento',
  '45': 'Tarifa título baixado conf. Pedido',
  '46': 'Tarifa título baixado protestado',
  '47': 'Tarifa título baixado p/ devolução',
  '48': 'Tarifa título baixado franco pagto',
  '49': 'Tarifa título baixado SUST/RET/CARTÓRIO',
  '50': 'Tarifa título baixado SUS/SEM/REM/CARTÓRIO',
  '51': 'Tarifa título transferido desconto',
  '54': 'Tarifa baixa por contabilidade',
  '55': 'Tr. tentativa cons deb aut',
  '56': 'Tr. credito online',
  '57': 'Tarifa reg/pagto Bradesco Expresso',
  '58': 'Tarifa Emissão Papeleta',
  '78': 'Tarifa cadastro cartela instrução permanente',
  '80': 'Tarifa Parcial Pagamento Compensação',
  '81': 'Tarifa reapresentação automática título',
  '82': 'Tarifa registro título déb. Automático',
  '83': 'Tarifa Rateio de Crédito',
  '89': 'Tarifa Parcial Pagamento Bradesco',
  '96': 'Tarifa reg. Pagto outras mídias',
  '97': 'Tarifa Reg/Pagto – Net Empresa',
  '98': 'Tarifa título pago vencido',
  '99': 'Tr.Tít. Baixado por decurso prazo',
}

/** 28: further fees of some banks. */
export const otherFees = { '05': 'Tarifa de outras instruções', '06': 'Tarifa de outras ocorrências' } as const

/** 29, ocorrência do pagador, p. 49. */
const payerAnswers: Codes = {
  '78': 'Pagador alega que faturamento e indevido',
  '95': 'Pagador aceita/reconhece o faturamento',
}

/** 30, alteração de outros dados rejeitados, pp. 49–50. */
const changeRejections: Codes = {
  '01': 'Código do Banco inválido',
  '04': 'Código de ocorrência não permitido para a carteira',
  '05': 'Código da ocorrência não numérico',
  '08': 'Nosso número inválido',
  '15': 'Característica da cobrança incompatível',
  '16': 'Data de vencimento inválido',
  '17': 'Data de vencimento anterior a data de emissão',
  '18': 'Vencimento fora do prazo de operação',
  '20': 'Valor título invalido',
  '21': 'Especie título invalida',
  '22': 'Especie não permitida para a carteira',
  '23': 'Tipo pagamento não contratado',
  '24': 'Data de emissão Inválida',
  '26': 'Código de juros de mora inválido',
  '27': 'Valor/taxa de juros de mora inválido',
  '28': 'Código de desconto inválido',
  '29': 'Valor do desconto maior/igual ao valor do Título',
  '30': 'Desconto a conceder não confere',
  '31': 'Concessão de desconto já existente ( Desconto anterior )',
  '32': 'Valor do IOF inválido',
  '33': 'Valor do abatimento inválido',
  '34': 'Valor do abatimento maior/igual ao valor do Título',
  '36': 'Concessão Abatimento',
  '38': 'Prazo para protesto/ Negativação inválido',
  '39': 'Pedido para protesto/ Negativação não permitido para o título',
  '40': 'Título com ordem/pedido de protesto/Negativação emitido',
  '42': 'Código para baixa/devolução inválido',
  '43': 'Prazo para Baixa/Devolução Invalido',
  '46': 'Tipo/número de inscrição do pagador inválidos',
  '48': 'Cep Inválido',
  '53': 'Tipo/Número de inscrição do sacador/avalista inválidos',
  '54': 'Sacador/avalista não informado',
  '57': 'Código da multa inválido',
  '58': 'Data da multa inválida',
  '60': 'Movimento para Título não cadastrado',
  '79': 'Data de Juros de mora Inválida',
  '80': 'Data do desconto inválida',
  '85': 'Título com Pagamento Vinculado.',
  '88': 'E-mail Pagador não lido no prazo 5 dias', // not in 2023, as 91
  '91': 'E-mail pagador não recebido',
  'C0': 'Informações do tipo 6 inválidas',
  'C1': 'Informações do tipo 6 divergentes do cadastro',
}

/** 32, instrução rejeitada, pp. 50–51. */
const instructionRejections: Codes = {
  '01': 'Código do Banco inválido',
  '02': 'Código Registro Detalhe Invalido',
  '04': 'Código de ocorrência não permitido para a carteira',
  '05': 'Código de ocorrência não numérico',
  '06': 'Espécie BDP, não aceita Pagamento Parcial',
  '07': 'Agência/Conta/dígito inválidos',
  '08': 'Nosso número inválido',
  '10': 'Carteira inválida',
  '15': 'Características da cobrança incompatíveis',
  '16': 'Data de vencimento inválida',
  '17': 'Data de vencimento anterior a data de emissão',
  '18': 'Vencimento fora do prazo de operação',
  '20': 'Valor do título inválido',
  '21': 'Espécie do Título inválida',
  '22': 'Espécie não permitida para a carteira',
  '23': 'Tipo Pagamento não contratado',
  '24': 'Data de emissão inválida',
  '26': 'Código Juros Mora Invalido',
  '27': 'Valor/Taxa Juros Mora Invalido',
  '28': 'Código de desconto inválido',
  '29': 'Valor do desconto maior/igual ao valor do Título',
  '30': 'Desconto a conceder não confere',
  '31': 'Concessão de desconto - Já existe desconto anterior',
  '33': 'Valor do abatimento inválido',
  '34': 'Valor do abatimento maior/igual ao valor do Título',
  '36': 'Concessão abatimento - Já existe abatimento anterior',
  '38': 'Prazo para protesto/ Negativação inválido',
  '39': 'Pedido para protesto/ Negativação não permitido para o título',
  '40': 'Título com ordem/pedido de protesto/Negativação emitido',
  '41': 'Pedido de sustação/excl p/ Título sem instrução de protesto/Negativação',
  '45': 'Nome do Pagador não informado',
  '46': 'Tipo/número de inscrição do Pagador inválidos',
  '47': 'Endereço do Pagador não informado',
  '48': 'CEP Inválido',
  '50': 'CEP referente a um Banco correspondente',
  '52': 'Unidade da Federação Invalida',
  '53': 'Tipo de inscrição do sacador avalista inválidos',
  '60': 'Movimento para Título não cadastrado',
  '65': 'Limite Excedido',
  '66': 'Numero Autorização Inexistente',
  '85': 'Título com pagamento vinculado',
  '86': 'Seu número inválido',
  '94': 'Título Cessão Fiduciária – Instrução Não Liberada pela Agência',
  '97': 'Instrução não permitida título negativado',
  '98': 'Inclusão Bloqueada face a determinação Judicial',
  '99': 'Telefone beneficiário não informado / inconsistente',
}

/** Reasons of rejections in one list: those of 32, with those of 03 and 30 for codes that 32 does not have. */
export const rejectionReasons400: Codes = { ...changeRejections, ...entryRejections, ...instructionRejections }

/** 35, desagendamento do débito automático, p. 51. */
const debitCancellations: Codes = {
  '81': 'Tentativas esgotadas, baixado',
  '82': 'Tentativas esgotadas, pendente',
  '83': 'Cancelado pelo Pagador e Mantido Pendente, conforme negociação', // only for companies registered for it, like 84
  '84': 'Cancelado pelo pagador e baixado, conforme negociação',
}

/** Origem do pagamento, 302–304, with 06, 15 and 17, pp. 43–44. The list has no Pix. */
const paymentOrigins: Codes = {
  '001': 'CICS (AT00)',
  '002': 'BDN MULTI SAQUE',
  '007': 'TERM. GER. CBCA PF8',
  '010': 'TER. GER. CBCA SENHAS',
  '013': 'FONE FÁCIL',
  '014': 'INTERNET',
  '024': 'TERM. MULTI FUNÇÃO',
  '027': 'PAG CONTAS',
  '035': 'NET EMPRESA',
  '052': 'SHOP CREDIT',
  '066': 'Mobile Banking',
  '067': 'DEB AUTOMÁTICO',
  '073': 'PAG FOR',
  '074': 'BOCA DO CAIXA',
  '075': 'RETAGUARDA',
  '076': 'SUBCENTRO',
  '077': 'CARTAO DE CRÉDITO',
  '078': 'COMPENSAÇÃO ELETRÔNICA',
  '082': 'BRADESCO EXPRESSO',
  '094': 'TECBAN = Banco 24 Horas',
  '515': 'Bradesco Next',
}

/** Split rejected or no longer possible, at entry (02) and at its correction (68), pp. 52–53: codes with the same text in both. */
const splitRejections: Codes = {
  '08': 'Código de Cálculo de rateio diferente de 1, 2 ou 3',
  '13': 'Tipo de valor informado diferente de 1 ou 2',
  '14': 'Banco não participante do rateio, Banco diferente de 237',
  '17': 'Dígito Conta beneficiário não confere, para Banco 237',
  '18': 'Banco/Agência/Conta beneficiário igual a Zeros',
  '23': 'Floating beneficiário superior a 30 dias',
  '26': 'Beneficiários informados em percentual e outros em valor',
  '27': 'Somatória dos valores dos beneficiários excedeu valor do Título',
  '28': 'Somatória dos percentuais dos beneficiários excedeu 100%',
  '43': 'Ocorrência não possui rateio',
  '44': 'Título já cadastrado para rateio',
}

/** Reasons about the company and the beneficiary, the same in 02, 68 and 69. */
const splitParties: Codes = {
  '05': 'Empresa inativa para rateio',
  '06': 'Beneficiario inativo para rateio',
  '32': 'Empresa Bloqueada para rateio',
  '33': 'Beneficiario Bloqueado para rateio',
  '45': 'Número do Título inválido',
  '46': 'Conta Beneficiário inválida',
}

/** 02, p. 52. 00 (remessa para rateio aceita) is not a reason. */
const splitEntries: Codes = {
  ...splitRejections,
  ...splitParties,
  '01': 'Conta Beneficiário inválida para Banco 237',
  '02': 'Remessa Rat. rejeitada, posição 105 diferente de “R” e acompanha tipo 3',
  '03': 'Remessa Rat. rejeitada, posição 105 igual a “R” e não acompanha tipo 3',
  '04': 'Remessa Rat. rejeitada, posição 105 diferente de “R” ou branco',
  '09': 'Banco Agência Conta beneficiário não numérico',
  '11': 'Valor rateio informado não numérico',
  '12': 'Percentual de rateio informado não numérico',
  '16': 'Dígito Agência Beneficiário não confere, para Banco 237',
  '20': 'Nome beneficiários excedeu 90',
  '24': 'Cód.Cálculo 1 (valor cobrado) e beneficiário não inf.em percentual',
}

/** 03 and 24, p. 52. */
const splitOfRejected: Codes = { '07': 'Título rejeitado na cobrança' }

/** 06 and 15, p. 52. */
const splitSettlements: Codes = {
  '38': 'Rateio efetuado, beneficiário aguardando crédito',
  '39': 'Rateio efetuado, beneficiário já creditado',
  '40': 'Rateio não efetuado, Conta débito Beneficiário bloqueada',
  '41': 'Rateio não efetuado, Conta Beneficiário encerrada, para Banco 237',
  '42': 'Rateio não efetuado, código Cálculo 2 (Valor Registro) e (Valor pago menor)',
  '43': 'Ocorrência não possui rateio.',
}

/** 09 and 10, p. 52. */
const splitWriteOffs: Codes = {
  '37': 'Cancelamento de rateio por motivo de baixa comandada',
  '43': 'Ocorrência não possui rateio',
}

/** 68, acerto dos dados do rateio, p. 53. */
const splitCorrections: Codes = {
  ...splitRejections,
  ...splitParties,
  '01': 'Conta beneficiário invalida, para o Banco 237',
  '02': 'Rateio rejeitada, posição 105 diferente de R” e acompanha tipo 3',
  '03': 'Rateio rejeitada, posição 105 igual a R”,e não acompanhar tipo 3',
  '04': 'Rateio rejeitada, posição 105 diferente de R” ou branco',
  '09': 'Banco/Agência/Conta beneficiário não numérico',
  '10': 'Agencia/razão/conta beneficiário não numérico',
  '11': 'Valor rateio informado não numérico',
  '12': 'Percentual de rateio não numérico',
  '15': 'Informado percentual e valor no mesmo beneficiário',
  '16': 'Dígito Agência beneficiário não confere, para Banco 237',
  '19': 'Agencia/razão/conta beneficiário igual a zeros',
  '20': 'Nome de beneficiários não informado',
  '21': 'Quantidade de Beneficiários excedeu 90',
  '22': 'Quantidade de beneficiários excedeu 4 (layout velho)',
  '24': 'Código Cálculo 1 (valor cobrado) e benef. Não informado em percentual',
  '25': 'Beneficiário com códigos de cálculo de rateio diferentes',
  '29': 'Efetuado acerto no rateio',
  '30': 'Acerto no rateio rejeitado, Empresa não participante',
  '31': 'Acerto no rateio rejeitado, beneficiário não participante',
  '34': 'Acerto de rateio rejeitado, Título não registrado na cobrança',
  '35': 'Título não cadastrado para rateio, efetuada a inclusão',
  '48': 'Acerto rejeitado, Título já rateado ou baixado',
}

/** 69, cancelamento de rateio, pp. 53–54. */
const splitCancellations: Codes = {
  ...splitParties,
  '04': 'Remessa rat. rejeitado, posição 105 diferente de “R” ou branco',
  '36': 'Cancelamento de rateio efetuado',
  '43': 'Ocorrência não possui rateio',
  '47': 'Cancelamento de rateio rejeitado, Título não registrado na cobrança',
  '49': 'Cancelamento rejeitado, Título não registrado no rateio',
  '50': 'Cancelamento rejeitado, Título já rateado',
}

/**
 * The status of each of the three beneficiaries of a split record (159–160, 276–277, 393–394). All these reasons are information: the occurrence decides the
 * state of the title.
 */
const splitStatuses = (occurrences: readonly string[], codes: Codes, pages: string): ReasonTable[] =>
  (['split.split_1_status', 'split.split_2_status', 'split.split_3_status'] as const).map((field) => ({
    occurrences,
    field,
    codeWidth: 2,
    severity: 'information',
    codes,
    source: `${MANUAL}, ${pages}`,
  }))

export const reasons400: readonly ReasonTable[] = [
  { occurrences: ['02'],             field: 'title.reason_codes',   codeWidth: 2, severity: 'information', codes: entryRemarks,             source: `${BOTH_MANUALS}, pp. 44–45` },
  { occurrences: ['03'],             field: 'title.reason_codes',   codeWidth: 2, severity: 'rejection',   codes: entryRejections,          source: `${MANUAL}, pp. 45–46` },
  { occurrences: ['06'],             field: 'title.reason_codes',   codeWidth: 2, severity: 'information', codes: normalSettlements,        source: `${MANUAL}, p. 46` },
  { occurrences: ['15', '17'],       field: 'title.reason_codes',   codeWidth: 2, severity: 'information', codes: settlements,              source: `${MANUAL}, p. 47` },
  { occurrences: ['07'],             field: 'title.reason_codes',   codeWidth: 2, severity: 'information', codes: payerExclusions,          source: `${MANUAL}, p. 46` },
  { occurrences: ['08'],             field: 'title.reason_codes',   codeWidth: 2, severity: 'rejection',   codes: payerExclusionRejections, source: `${MANUAL}, p. 47` },
  { occurrences: ['37', '39'],       field: 'title.reason_codes',   codeWidth: 2, severity: 'rejection',   codes: payerRejections,          source: `${MANUAL}, p. 51` },
  { occurrences: ['09'],             field: 'title.reason_codes',   codeWidth: 2, severity: 'information', codes: writeOffs,                source: `${MANUAL}, p. 47` },
  { occurrences: ['10'],             field: 'title.reason_codes',   codeWidth: 2, severity: 'information', codes: bankWriteOffs,            source: `${MANUAL}, p. 47` },
  { occurrences: ['13', '14', '33'], field: 'title.reason_codes',   codeWidth: 2, severity: 'information', codes: pixChanges,               source: `Bradesco, Cobrança CNAB 400, ${NEW_MANUAL}, pp. 38–44` },
  ...protestAnswers(['19', '25'], `${MANUAL}, p. 43`),
  { occurrences: ['24'],             field: 'title.reason_codes',   codeWidth: 2, severity: 'rejection',   codes: zipcodeRejections,        source: `${MANUAL}, p. 47` },
  { occurrences: ['27'],             field: 'title.reason_codes',   codeWidth: 2, severity: 'rejection',   codes: writeOffRejections,       source: `${BOTH_MANUALS}, p. 47` },
  { occurrences: ['28'],             field: 'title.reason_codes',   codeWidth: 2, severity: 'fee',         codes: fees,                     source: `${MANUAL}, pp. 48–49` },
  { occurrences: ['29'],             field: 'title.reason_codes',   codeWidth: 2, severity: 'information', codes: payerAnswers,             source: `${MANUAL}, p. 49` },
  { occurrences: ['30'],             field: 'title.reason_codes',   codeWidth: 2, severity: 'rejection',   codes: changeRejections,         source: `${MANUAL}, pp. 49–50` },
  { occurrences: ['32'],             field: 'title.reason_codes',   codeWidth: 2, severity: 'rejection',   codes: instructionRejections,    source: `${MANUAL}, pp. 50–51` },
  { occurrences: ['35'],             field: 'title.reason_codes',   codeWidth: 2, severity: 'information', codes: debitCancellations,       source: `${MANUAL}, p. 51` },
  { occurrences: ['06', '15', '17'], field: 'title.payment_origin', codeWidth: 3, severity: 'channel',     codes: paymentOrigins,           source: `${MANUAL}, pp. 43–44` },
  ...splitStatuses(['02'], splitEntries, 'p. 52'),
  ...splitStatuses(['03', '24'], splitOfRejected, 'p. 52'),
  ...splitStatuses(['06', '15'], splitSettlements, 'p. 52'),
  ...splitStatuses(['09', '10'], splitWriteOffs, 'p. 52'),
  ...splitStatuses(['68'], splitCorrections, 'p. 53'),
  ...splitStatuses(['69'], splitCancellations, 'pp. 53–54'),
]

/** Pp. 42 to 47; 66 is of 2023. */
export const events400 = {
  registered: ['02'],
  rejected: ['03'],
  paid: ['06'],
  paid_partially: ['06', '18'],
  paid_by_pix: ['66'],
  paid_at_notary: ['15'],
  paid_after_write_off: ['17'],
  written_off: ['10', '16'],
  protest_ordered: ['19', 'A'],
  sent_to_notary: null, // reported only on arrival at the notary
  in_notary: ['23'],
  protested: ['10', '14'],
  withdrawn: ['34'],
  instruction_rejected: ['32'],
} as const satisfies EventOccurrences
