/**
 * Ailos, CNAB 240, January 2023: movements pp. 31–32, occurrences pp. 37–38, reasons pp. 39–44 and (notary) pp. 56–57. The tables are FEBRABAN's with
 * differences: 36, 37, 93 to 98 and P1 are Ailos' own; P1 does not concern Pix.
 */

import type { LocalizedText } from '../../cobranca/index.js'
import type { EventOccurrences, OccurrenceTable, ReasonTable } from '../../febraban/index.js'
import * as febraban from '../families/febraban240/index.js'
import { notaryIrregularities } from '../families/notary-irregularities.js'
import { patch, patchOccurrences } from '../families/patch.js'
import type { Movement } from '../remittance-dialect.js'

const MANUAL = 'Ailos, Manual Técnico de Cobrança Bancária CNAB 240 (01/2023)'
const FIELD = 'segment_t.reason_codes'

/** C047-A, pp. 39–41. «A4R1» and «A4P1» are pairs of codes, printed without a text for the pair. The manual prints BI instead of FEBRABAN's B1. */
const rejections = patch<string>(febraban.rejectionReasons240, {
  only: '01-31 33-66 79 80 86 89 91 96 97 98 99 A2 A3 A4 A5 A7 A8 A9 B3 B4 B5 P1',
  changed: {
    '96': 'Número do Convenio invalido',
    'A8': 'Título pendente na CIP (Existe uma instrução pendente de processamento na CIP)',
    'A9': 'Título pendente na CIP (título é DDA e não possui número de identificação na CIP)',
    'P1': 'Enviado Cooperativa Emite e Expede',
  },
  reworded: {
    '06': 'Tipo/Número de Inscrição do Cedente Inválidos',
    '13': 'Identificação da Emissão do Boleto Inválida',
    '14': 'Identificação da Distribuição do Boleto Inválida',
    '17': 'Data de Vencimento Anterior à Data de Emissão',
    '27': 'Vlr/Taxa de Juros de Mora Inválido',
    '45': 'Nome do Sacado Não Informado',
    '46': 'Tipo/Número de Inscrição do Sacado Inválidos',
    '47': 'Endereço do Sacado Não Informado',
    '63': 'Entrada para Título já cadastrado',
    '89': 'E-mail/SMS devolvido - endereço de e-mail ou número do celular incorreto',
    '91': 'E-mail/número do celular do sacado não informado',
    '99': 'Rejeição da alteração do número do título dado pelo cedente',
    'A2': 'Rejeição da alteração dos dados do sacado',
    'A3': 'Rejeição da alteração dos dados do sacador/avalista',
    'A4': 'Sacado DDA',
    'B3': 'Tipo de Pagamento Invalido',
    'B4': 'Vlr Max/Perc Invalido',
    'B5': 'Vlr Min/Perc Invalido',
  },
  added: {
    'B6': 'Parâmetro Pag. Divergente não habilitado no convênio de cobrança',
    'BI': 'Beneficiário Divergente',
    'H3': 'Dias para prot. Inv. Min/máx (Número de dias de protesto está fora do limite mínimo e máximo parametrizados)',
    'H4': 'Prazo prot. Inv. (Prazo para protesto inválido)',
    'H6': 'Prot. não habilitado (Cooperado não está habilitado a protestar)',
    'NP': 'Boleto não protestado devido ao CEP do pagador incorreto',
    'PC': 'Boleto PCR (pagador não possui DDA ativo)',
    'R1': 'Registro Online',
    'S1': 'Cancelamento de Instrução de negativação não processada',
    'XA': 'Título em processo de registro',
    'XW': 'Serviço de SMS não contratado',
  },
})

/** C047, e-mail and SMS, p. 41. */
const MESSAGE_SENT = { '87': 'E-mail/SMS enviado com sucesso ao pagador' } as const
const NO_MOBILE = { 'B7': 'Nº do celular do pagador não informado' } as const
const smsRejections = {
  'B2': 'Saldo insuficiente para envio do SMS',
  'B3': 'Pacote de SMS não renovado',
  '89': 'E-mail/SMS devolvido (endereço de e-mail ou número do celular incorreto)',
} as const

/** Reasons of 91: why the letter did not arrive, pp. 41–42. List A, which also applies to 91, has the same codes with other meanings (pp. 38–39). */
const undelivered = {
  '01': 'Pagador mudou-se',
  '02': 'Endereço insuficiente',
  '03': 'Não existe nr. indicado',
  '04': 'Desconhecido',
  '05': 'Recusado',
  '06': 'Não procurado',
  '07': 'Ausente',
  '08': 'Falecido',
  '09': 'Outros',
} as const

const otherRejections = patch<string>(rejections, { without: Object.keys(undelivered).join(' ') })

/** Reasons of 92 that reject the listing, p. 42. */
const listingRejections = {
  'S1': 'Pedido de Inclusão no Serasa Não Permitido para o Título',
  'S2': 'Pedido de Cancelamento de Inclusão no Serasa Não Permitido para o Título',
  'S3': 'Prazo para Negativação Serasa Invalido',
  'S4': 'Inclusão Para Registro Já Existente',
  '14': 'Inclusão Bloqueada Por Motivo Judicial',
  '15': 'Inclusão não permitida. Documento do devedor igual do beneficiário',
  '16': 'Inclusão Não Realizada Por Determinação Judicial',
  '17': 'Informar número do documento',
  '18': 'Instrução de negativação não processada - Erro Arquivo Ailos',
  '26': 'Data de Nascimento Inferior A 18 Anos',
  '29': 'Tipo De Pessoa Do Credor Diferente De PF, PJ',
  '30': 'Tipo De Documento Do Credor Invalido',
  '31': 'Documento Do Credor Não Numérico',
  '32': 'Documento Do Credor Invalido',
  '80': 'CNPJ não existe no cadastro de CNPJ/CPF até esta data (nesse caso, é necessário que a Cooperativa solicite à Serasa a inclusão do CNPJ/CPF na base deles)',
  '87': 'Exclusão Por Data de Ocorrência Decursada',
  '88': 'Exclusão Por Determinação Judicial',
  '89': 'Exclusão Por Solicitação da Empresa Participante',
  '90': 'Razão Social Não Corresponde Ao CNPJ Informado',
  '91': 'Nome Não Corresponde ao CPF Informado',
} as const

/** Reasons of 92 that do not reject the listing: the notice came back, pp. 42–43. */
const listingNotices = {
  '13': 'Endereço Insuficiente',
  '19': 'Mudou-se',
  '20': 'NR não existe',
  '33': 'Excl. Devido Devol. Comunicado Pelo Correio. Mudou-Se',
  '34': 'Excl. Devido Devol. Comunicado Pelo Correio. Endereço Insuficiente',
  '35': 'Excl. Devido Devol. Comunicado Pelo Correio. Número Inexistente',
  '36': 'Excl. Devido Devol. Comunicado Pelo Correio. Desconhecido',
  '37': 'Excl. Devido Devol. Comunicado Pelo Correio. Recusado',
  '38': 'Excl. Devido Devol. Comunicado Pelo Correio. Não Procurado',
  '39': 'Excl. Devido Devol. Comunicado Pelo Correio. Ausente',
  '40': 'Excl. Devido Devol. Comunicado Pelo Correio. Falecido',
  '41': 'Excl. Devido Devol. Comunicado Pelo Correio. Infor. Porteiro/Síndico',
  '42': 'Excl. Devido Devol. Comunicado Pelo Correio. Endereço Desconhecido',
  '43': 'Excl. Devido Devol. Comunicado Pelo Correio. Cep Incorreto',
  '44': 'Excl. Devido Devol. Comunicado Pelo Correio. Não Especificado',
  '45': 'Excl. Devido Devol. Comunicado Pelo Correio. Cx Postal Inexistente',
  '46': 'Excl. Devido Devol. Comunicado Pelo Correio. Imóvel Inexistente',
  '47': 'Excl. Devido Devol. Comunicado Pelo Correio',
  '48': 'Inclusão Recusada/Carta Devolvida Do Correio/End. Igual Ao Anterior',
  '92': 'Registro Especial - Devolução Comunicado Do Correio - Desconhecido',
  '93': 'Registro Especial - Devolução Comunicado Do Correio - Não Procurado',
  '94': 'Registro Especial - Devolução Comunicado Correio - Inform P/ Porteiro',
  '95': 'Devido a Devolução Do Comunicado Do Correio',
} as const

/** Reasons of 93 and 94: the state of the listing or of its removal (p. 43). */
const listingStates = {
  'S1': 'Solicitado negativação Serasa',
  'S2': 'Enviado a Serasa com sucesso (quando a solicitação for integrada na Serasa com sucesso)',
  'S3': 'Negativado na Serasa',
  'S4': 'Enviado a Serasa com sucesso (AR) (quando a solicitação for integrada na Serasa com sucesso, e a carta boleto ter sido enviada por AR)',
  'S5': 'Sempre quando houver ação judicial, restringindo a negativação do boleto',
} as const
const delistingStates = {
  'S1': 'Solicitado cancelamento negativação Serasa',
  'S2': 'Cancelada negativação na Serasa',
  'S4': 'Cancelada instrução automática negativação',
} as const

/** C047-B, p. 43. */
const fees = patch<string>(febraban.feeReasons240, {
  reworded: { '07': 'Tarifa de Envio de Duplicata ao Sacado', '20': 'Tarifa Sobre Emissão de Bloqueto Pré-Emitido pelo Banco' },
})

/** From the same list, p. 43: instructions for which a fee is charged. */
const chargedInstructions = {
  'H1': 'Instrução Protesto confirmada',
  'H2': 'Inclusão automática de Protesto',
  'E1': 'Envio de cancelamento',
  'C2': 'Cancelamento de instrução automática',
} as const

/** C047-C, p. 44. */
const channels = patch<string>(febraban.settlementReasons240, {
  only: '01 02 03 04 05 06 07 08 30 31 32 33 34 35 36 37',
  reworded: { '31': 'Liquidação em banco correspondente (presencial)', '32': 'Liquidação Terminal de Autoatendimento' },
  added: { '38': 'Liquidação em banco correspondente (digital)' },
})
const writeOffs = patch<string>(febraban.writeOffReasons240, {
  reworded: {
    '11': 'Comandada Cliente On-line (baixa pela Conta Online)',
    '12': 'Decurso Prazo – Cliente (não utilizado)',
    '13': 'Decurso Prazo – Banco (baixa por decurso de prazo)',
    '14': 'Protestado (quando boleto é protestado, ele é baixado)',
  },
})

/** C047-E, p. 44. */
const protestCancellation = {
  'F1': 'Solicitação cancelamento Protesto (Carta de Anuência Eletrônica)',
  'F2': 'Impressão de carta de anuência',
  'F3': 'Protesto Cancelado',
} as const

/** With 89, pp. 56–57. */
const notaryRejections = patch<string>(notaryIrregularities, {
  without: '69',
  added: { '89': 'Comarca bloqueada', '90': 'Rejeição cartorária', '99': 'Estorno por rejeição cartorária' },
})

/** C047, T 214–223, pp. 39–44 and 56–57. List C applies to 06, 09 and 17; 76 and 77 are settlements too. The reasons of a confirmed entry are information. */
export const reasons: readonly ReasonTable[] = [
  { occurrences: ['03', '26', '30'],             field: FIELD, codeWidth: 2, severity: 'rejection',   codes: rejections,          source: `${MANUAL}, C047-A, pp. 39–41` },
  { occurrences: ['02'],                         field: FIELD, codeWidth: 2, severity: 'information', codes: rejections,          source: `${MANUAL}, C047-A, pp. 39–41` },
  { occurrences: ['03', '26', '36'],             field: FIELD, codeWidth: 2, severity: 'information', codes: MESSAGE_SENT,        source: `${MANUAL}, C047, p. 41` },
  { occurrences: ['26'],                         field: FIELD, codeWidth: 2, severity: 'rejection',   codes: NO_MOBILE,           source: `${MANUAL}, C047, p. 41` },
  { occurrences: ['37'],                         field: FIELD, codeWidth: 2, severity: 'rejection',   codes: smsRejections,       source: `${MANUAL}, C047, p. 41` },
  { occurrences: ['96'],                         field: FIELD, codeWidth: 2, severity: 'information', codes: { 'S1': 'Cancelamento Instrução de SMS' }, source: `${MANUAL}, C047, p. 41` },
  { occurrences: ['91'],                         field: FIELD, codeWidth: 2, severity: 'information', codes: undelivered,         source: `${MANUAL}, C047, pp. 41–42` },
  { occurrences: ['91'],                         field: FIELD, codeWidth: 2, severity: 'information', codes: otherRejections,     source: `${MANUAL}, C044 e C047-A, pp. 37–41` },
  { occurrences: ['92'],                         field: FIELD, codeWidth: 2, severity: 'rejection',   codes: listingRejections,   source: `${MANUAL}, C047, p. 42` },
  { occurrences: ['92'],                         field: FIELD, codeWidth: 2, severity: 'information', codes: listingNotices,      source: `${MANUAL}, C047, pp. 42–43` },
  { occurrences: ['93'],                         field: FIELD, codeWidth: 2, severity: 'information', codes: listingStates,       source: `${MANUAL}, C047, p. 43` },
  { occurrences: ['94'],                         field: FIELD, codeWidth: 2, severity: 'information', codes: delistingStates,     source: `${MANUAL}, C047, p. 43` },
  { occurrences: ['28'],                         field: FIELD, codeWidth: 2, severity: 'fee',         codes: fees,                source: `${MANUAL}, C047-B, p. 43` },
  { occurrences: ['28'],                         field: FIELD, codeWidth: 2, severity: 'information', codes: chargedInstructions, source: `${MANUAL}, C047-B, p. 43` },
  { occurrences: ['06', '09', '17', '76', '77'], field: FIELD, codeWidth: 2, severity: 'channel',     codes: channels,            source: `${MANUAL}, C047-C, p. 44` },
  { occurrences: ['06', '09', '17', '76', '77'], field: FIELD, codeWidth: 2, severity: 'information', codes: writeOffs,           source: `${MANUAL}, C047-C, p. 44` },
  { occurrences: ['98'],                         field: FIELD, codeWidth: 2, severity: 'information', codes: protestCancellation, source: `${MANUAL}, C047-E, p. 44` },
  { occurrences: ['89'],                         field: FIELD, codeWidth: 2, severity: 'rejection',   codes: notaryRejections,    source: `${MANUAL}, pp. 56–57` },
]

/** 93: with these reasons the listing is only requested, or stopped by a lawsuit. */
const listingStages = [
  { field: FIELD, codes: ['S1'], means: { text: 'Incluir Serasa', our_occurrence: '2148', kind: 'changed' } },
  { field: FIELD, codes: ['S5'], means: { text: 'Incluir Serasa', our_occurrence: '2148', kind: 'info', doubt: { pt: 'a negativação está suspensa; não é uma rejeição, para a qual o manual tem 92', en: 'the listing is suspended; it is not a rejection, for which the manual has 92' } } },
] as const

/** 92: a notice alone is not a rejection; a reason of rejection beside it decides. */
const inconsistency = { text: 'Inconsistência Negativação Serasa', our_occurrence: '2147' } as const
const listingAnswers = [
  { field: FIELD, codes: Object.keys(listingRejections), means: inconsistency },
  { field: FIELD, codes: Object.keys(listingNotices), means: { ...inconsistency, kind: 'info' } },
] as const

const SWAPPED_TEXTS: LocalizedText = { pt: 'a p. 47 troca os textos de 51 e 52', en: 'p. 47 swaps the texts of 51 and 52' }

/** C044, pp. 37–38. The pages name 30 without a text, among the codes with reasons of C047-A; only C047-D (p. 44) names 90. */
export const occurrences: OccurrenceTable = patchOccurrences(febraban.occurrences240, {
  only: '02 03 06 07 08 09 12 13 14 17 19 20 23 24 25 26 27 28 30 36 37 42 46 51 52 93 94',
  changed: {
    '36': { text: 'Confirmação de envio de e-mail e SMS', our_occurrence: '2141', doubt: { pt: '2196 inclui e-mail; C047 (p. 41) só cita SMS', en: '2196 includes e-mail; C047 (p. 41) names only SMS' } },
    '37': { text: 'Envio de e-mail/SMS rejeitado', our_occurrence: '2142', doubt: { pt: '2197 inclui e-mail; C047 (p. 41) só cita SMS', en: '2197 includes e-mail; C047 (p. 41) names only SMS' } },
    // By p. 47, 51 is the refusal and 52 the later acceptance.
    '51': { text: 'Título DDA reconhecido pelo Pagador (quando o pagador aceitar o boleto depois de ter recusado)', our_occurrence: '2067', doubt: SWAPPED_TEXTS },
    '52': { text: 'Título DDA não reconhecido pelo Pagador', our_occurrence: '2068', doubt: SWAPPED_TEXTS },
    '93': { text: 'Incluir Serasa', our_occurrence: '2148', overrides: listingStages },
    '94': { text: 'Excluir Serasa', our_occurrence: '2149' },
  },
  reworded: { '42': 'Confirmação da alteração dos dados do Sacado' },
  added: {
    '22': { text: 'Título Enviado ao Cartório', our_occurrence: '2134' },
    '76': { text: 'Liquidação CEE (boleto emitido na modalidade Cooperativa Emite e Expede)', our_occurrence: '2144' },
    '77': { text: 'Liquidação após Baixa ou Liquidação Título Não Registrado CEE (boleto emitido na modalidade Cooperativa Emite e Expede)', our_occurrence: '2145' },
    '89': { text: 'Rejeição cartorária', our_occurrence: '2020', doubt: { pt: 'quem rejeita é o cartório, não o banco; 2018 e 2154 informam que o título saiu do cartório', en: 'the notary rejects it, not the bank; 2018 and 2154 report that the title left the notary' } },
    '90': { text: 'Confirmação alteração – Cooperativa Emite e Expede', our_occurrence: '2021', doubt: { pt: 'não há código unificado para o emissor do boleto', en: 'no unified code for the issuer of the slip' } },
    '91': { text: 'Título em aberto não enviado ao pagador', our_occurrence: '2146' },
    '92': { ...inconsistency, overrides: listingAnswers },
    '95': { text: 'Instrução de SMS', our_occurrence: null, why: { pt: 'nenhum código unificado confirma uma instrução de SMS; 2141 informa o envio', en: 'no unified code confirms an SMS instruction; 2141 reports a sent message' } },
    '96': { text: 'Cancelamento Instrução SMS', our_occurrence: '2143' },
    '97': { text: 'Confirmação de instrução automática de protesto', our_occurrence: '2015', doubt: { pt: 'não há código unificado para o protesto automático', en: 'no unified code for the automatic protest' } },
    '98': { text: 'Excluir Protesto com carta de anuência', our_occurrence: '2016', doubt: { pt: '2135 e 2209 são parecidos; o motivo indica a fase', en: '2135 and 2209 are similar; the reason shows the stage' } },
  },
})

/** The reasons have no Pix. */
export const events: EventOccurrences = { ...febraban.events240, paid_by_pix: ['06'] }

/**
 * C004, P 16–17, pp. 31–32, and the unified instruction. The manual does not print which columns each reads: all send the whole title. 41 cancels the automatic
 * protest and the automatic listing; «não protestar» and «não negativar» are other names of the same.
 */
export const movements = {
  '01': { text: 'Entrada de Títulos',                                              confirmedBy: ['02'],       our_code: '1001' },
  '02': { text: 'Pedido de Baixa',                                                 confirmedBy: ['09'],       our_code: '1002' },
  '04': { text: 'Concessão de Abatimento',                                         confirmedBy: ['12'],       our_code: '1004', needs: ['value_rebate'] },
  '05': { text: 'Cancelamento de Abatimento',                                      confirmedBy: ['13'],       our_code: '1005' },
  '06': { text: 'Alteração de Vencimento',                                         confirmedBy: ['14'],       our_code: '1003' },
  '07': { text: 'Concessão de Desconto',                                           confirmedBy: ['07'],       our_code: '1071' },
  '08': { text: 'Cancelamento de Desconto',                                        confirmedBy: ['08'],       our_code: '1072' },
  '09': { text: 'Protesto',                                                        confirmedBy: ['19'],       our_code: '1009' },
  '10': { text: 'Sustar Protesto e Baixar Título',                                 confirmedBy: ['20'],       our_code: '1078' },
  '11': { text: 'Sustar Protesto e Manter em Carteira',                            confirmedBy: ['20'],       our_code: '1019' },
  '31': { text: 'Alteração de outros dados (somente endereço do pagador)',         confirmedBy: ['27'],       our_code: '1013' },
  '41': { text: 'Cancelar instrução automática de protesto ou negativação',        confirmedBy: ['46'],       our_code: '1041', also: ['1010', '1067', '1118'] },
  '80': { text: 'Instrução automática de Protesto',                                confirmedBy: ['97'],       our_code: '1151' },
  '81': { text: 'Excluir Protesto com Carta de Anuência Eletrônica (SP/RJ)',       confirmedBy: ['98', 'F1'], our_code: null }, // cancels a protest that was made: the service has no code for it
  '90': { text: 'Alterar tipo de emissão - Cooperativa/EE',                        confirmedBy: ['90'],       our_code: '1115' },
  '93': { text: 'Inclusão Negativação via Serasa',                                 confirmedBy: ['93', 'S1'], rejectedBy: ['92', 'S1'], our_code: '1066' },
  '94': { text: 'Exclusão Negativação via Serasa',                                 confirmedBy: ['94', 'S1'], rejectedBy: ['92', 'S2'], our_code: '1068', also: ['1069'] }, // one code for excluding (1068) and cancelling (1069)
  '95': { text: 'Envio de SMS ao pagador',                                         confirmedBy: ['95'],       our_code: null }, // 1116: a slip has neither the message nor its day (G100 to G103)
  '96': { text: 'Cancelamento Instrução de SMS',                                   confirmedBy: ['96'],       our_code: '1117' },
} as const satisfies Readonly<Record<string, Movement>>
