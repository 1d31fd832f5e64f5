// HSBC, Cobrança Registrada, Padrão CNAB 400 (05/2014): occurrences p. 33, complements pp. 34–38. Cobrança Não Registrada, Volume IV (05/2008): occurrences pp. 5 and
// 9, reasons pp. 9–11.
import type { LocalizedText } from '../../cobranca/index.js'
import type { OccurrenceOverride, OccurrenceTable, ReasonTable, RejectionCodes } from '../../febraban/index.js'
import type { Codes } from '../../fixed-width/index.js'
import { NO_UNIFIED_CODE, similarTo } from '../families/doubts.js'
import { rejectionsCnr } from './cnr-reasons.js'

const SOURCE = 'HSBC, CNAB 400, Cobrança Registrada (05/2014)'
const REASON = 'title.reason_code'

/** Códigos de rejeição, ocorrência remessa, nota 14, pp. 35–36. */
const entryRejections: Codes = {
  '01': 'Valor do desconto não informado/inválido.',
  '02': 'Inexistência de agência do HSBC na praça do sacado.',
  '03': 'CEP do sacado incorreto ou inválido.',
  '04': 'Cadastro do cedente não aceita banco correspondente.',
  '05': 'Tipo de moeda inválido.',
  '06': 'Prazo de protesto/serasa indefinido (não informado)/inválido ou prazo de protesto/serasa inferior ao tempo decorrido da data de vencimento em relação ao envio da instrução de alteração de prazo.',
  '07': 'Data do vencimento inválida.',
  '08': 'Nosso número(número bancário) utilizado não possui vinculação com a conta cobrança.',
  '09': 'Taxa mensal de mora acima do permitido (170%).',
  '10': 'Taxa de multa acima do permitido (10% ao mês).',
  '11': 'Data limite de desconto inválida.',
  '12': 'CEP Inválido/Inexistência de Ag HSBC.',
  '13': 'Valor/Taxa de multa inválida.',
  '14': 'Valor diário da multa não informado.',
  '15': 'Quantidade de dias após vencimento para incidência da multa não informada.',
  '16': 'Outras irregularidades.',
  '17': 'Data de início da multa inválida.',
  '18': 'Nosso número (número bancário) já existente para outro título.',
  '19': 'Valor do título inválido.',
  '20': 'Ausência CEP/Endereço/CNPJ ou Sacador Avalista.',
  '21': 'Título sem borderô.',
  '22': 'Número da conta do cedente não cadastrado.',
  '23': 'Instrução não permitida para título em garantia de operação.',
  '24': 'Condição de desconto não permitida para titulo em garantia de Operação.',
  '25': 'Utilizada mais de uma instrução de multa.',
  '26': 'Ausência do endereço do sacado.',
  '27': 'CEP inválido.do sacado.',
  '28': 'Ausência do CPF/CNPJ do sacado em título com instrução de protesto.',
  '29': 'Agência cedente informada inválida.',
  '30': 'Número da conta do cedente inválido.',
  '31': 'Contrato garantia não cadastrado/inválido.',
  '32': 'Tipo de carteira inválido.',
  '33': 'Conta corrente do cedente não compatível com o órgão do contratante.',
  '34': 'Faixa de aplicação não cadastrada/inválida.',
  '35': 'Nosso número (número bancário) inválido.',
  '36': 'Data de emissão do título inválida.',
  '37': 'Valor do título acima de R$ 5.000.000,00 (Cinco milhões de reais).',
  '38': 'Data de desconto menor que data da emissão.',
  '39': 'Espécie inválida.',
  '40': 'Ausência no nome do sacador avalista.',
  '41': 'Data de início de multa menor que data de emissão.',
  '42': 'Quantidade de moeda variável inválida.',
  '43': 'Controle do participante inválido.',
  '44': 'Nosso número (número bancário) duplicado no mesmo movimento.',
  '45': 'Título não aceito para compor a carteira de garantias',
}

/** Códigos de rejeição, ocorrências baixas e instruções, nota 14, pp. 37–38. */
const instructionRejections: Codes = {
  '50': 'Título liquidado em..../..../... .(Vide data nas posições 111 a 116).',
  '51': 'Data de emissão da ocorrência inválida',
  '52': 'Nosso número (número bancário) duplicado.',
  '53': 'Código de ocorrência comandada inválido.',
  '54': 'Valor do desconto concedido inválido. (Vide valor nas posições 228 a 240).',
  '55': 'Data de prorrogação de vencimento não informada.',
  '56': 'Outras irregularidades.',
  '57': 'Ocorrência não permitida para título em garantia de operações.',
  '58': 'Nosso número (número bancário) comandado na instrução/ocorrência não possui vinculação com a conta cobrança.',
  '59': 'Nosso número (número bancário) comandado na baixa não possui vinculação com a conta cobrança.',
  '60': 'Valor do desconto igual ou maior que o valor do título.',
  '61': 'Titulo com valor em moeda variável não permite condição de desconto.',
  '62': 'Data do desconto informada não coincide com o registro do título.',
  '63': 'Titulo não possui condição de desconto diário.',
  '64': 'Título baixado em...../...../.....(Vide data nas posições 111 a 116)',
  '65': 'Título devolvido em...../...../.....(Vide data nas posições 111 a 116)',
  '66': 'Valor do título não confere com o registrado.',
  '67': 'Nosso número (número bancário) não informado.',
  '68': 'Nosso número (número bancário) inválido.',
  '69': 'Concessão de abatimento não é permitida para moeda diferente de Real.',
  '70': 'Valor do abatimento concedido inválido. (Valor do abatimento zerado, maior ou igual ao valor do título).',
  '71': 'Cancelamento comandado sobre título sem abatimento.',
  '72': 'Concessão de desconto não é permitida para moeda diferente de real.',
  '73': 'Valor do desconto não informado.',
  '74': 'Cancelamento comandado sobre título sem desconto.',
  '75': 'Data de vencimento alterado inválida. (Vide data nas posições 111 a 116).',
  '76': 'Data de prorrogação de vencimento inválida.',
  '77': 'Data da instrução inválida.',
  '78': 'Protesto/Serasa comandado em duplicidade no mesmo dia.',
  '79': 'Título não possui instrução de protesto/serasa ou está com entrada já confirmada em cartório.',
  '80': 'Título não possui condição de desconto.',
  '81': 'Título não possui instrução de abatimento.',
  '82': 'Valor de juros inválido.',
  '83': 'Nosso número (número bancário) inexistente.',
  '84': 'Baixa/liquidação por órgão não autorizado.',
  '85': 'Instrução de protesto/serasa recusada/inválida.',
  '86': 'Instrução não permitida para banco correspondente.',
  '87': 'Valor da instrução inválido.',
  '88': 'Instrução inválida para tipo de carteira.',
  '89': 'Valor do desconto informado não coincide com o registro do título.',
}

/** Códigos de tarifas, ocorrência retorno, nota 14, p. 34. */
const feeCodes: Codes = {
  '46': 'Registro Borderô Emissão Expressa.',
  '47': 'Registro Borderô Emissão Banco Com Comprovante de entrega.',
  '48': 'Registro Borderô Emissão Banco Sem Comprovante de Entrega.',
  '49': 'Registro Meios Magnéticos Emissão Expressa.',
  '90': 'Registro Meios Magnéticos Emissão Banco Com Comprovante de Entrega.',
  '91': 'Registro Meios Magnéticos Emissão Banco Sem Comprovante de Entrega.',
  '92': 'Liquidação Auto Atendimento.',
  '93': 'Liquidação Boca de Caixa.',
  '94': 'Liquidação Interbancária.',
  '95': 'Instruções de Protesto/Serasa Automática.',
  '96': 'Instrução de Protesto/Serasa Manual.',
  '97': 'Outras Instruções Automáticas.',
  '98': 'Outras Instruções Manuais.',
  '99': 'Bancos Correspondentes.',
}

/** For codes about a protest or about Serasa: the bank has one code for both. */
const PROTEST_OR_SERASA: LocalizedText = { pt: 'o código informa protesto ou Serasa, sem dizer qual', en: 'the code reports a protest or Serasa, without telling which' }

/** Indicativo de crédito 9, nota 15, p. 38: the cheque has not cleared yet. Only the settlements in cheque have it (p. 10). */
const unclearedCheque = (text: string): readonly OccurrenceOverride[] => [
  { field: 'title.credit_indicator', codes: ['9'], means: { text, our_occurrence: '2026' } },
]

const settledByCheque = (text: string, our_occurrence: '2014' | '2027' | '2028' | '2029' | '2035') =>
  ({ text, our_occurrence, overrides: unclearedCheque(text) }) as const

/** Ocorrências, nota 13, p. 33. */
export const occurrences: OccurrenceTable = {
  '02': { text: 'Entrada confirmada', our_occurrence: '2001' },
  '03': { text: 'Entrada rejeitada ou Instrução rejeitada', our_occurrence: '2002', overrides: [
    { field: REASON, codes: Object.keys(instructionRejections), means: { text: 'Entrada rejeitada ou Instrução rejeitada', our_occurrence: '2020' } },
  ] },
  '06': { text: 'Liquidação normal em dinheiro', our_occurrence: '2028' },
  '07': { text: 'Liquidação por conta em dinheiro', our_occurrence: '2029' },
  '09': { text: 'Baixa automática', our_occurrence: '2099' },
  '10': { text: 'Baixado conforme instruções', our_occurrence: '2074' },
  '11': { text: 'Títulos em ser (Conciliação Mensal)', our_occurrence: '2009' },
  '12': { text: 'Abatimento concedido', our_occurrence: '2033' },
  '13': { text: 'Abatimento cancelado', our_occurrence: '2034' },
  '14': { text: 'Vencimento prorrogado', our_occurrence: '2193', doubt: similarTo('2006') },
  '15': { text: 'Liquidação em cartório em dinheiro', our_occurrence: '2035' },
  '16': { text: 'Liquidação - baixado/devolvido em data anterior dinheiro', our_occurrence: '2014' },
  '17': { text: 'Entregue em cartório em .../... protocolo ...........', our_occurrence: '2134', doubt: similarTo('2017', '2081') },
  '18': { text: 'Instrução automática de protesto/serasa', our_occurrence: '2015', doubt: PROTEST_OR_SERASA },
  '21': { text: 'Instrução de alteração de mora', our_occurrence: '2036' },
  '22': { text: 'Instrução de protesto/serasa processada/re-emitida', our_occurrence: '2070', doubt: PROTEST_OR_SERASA },
  '23': { text: 'Cancelamento de protesto/serasa processado', our_occurrence: '2016', doubt: PROTEST_OR_SERASA },
  '27': { text: 'Número do cedente ou controle do participante alterado.', our_occurrence: '2043', doubt: { pt: 'também informa o controle do participante alterado, 2054', en: 'also reports a changed control number, 2054' } },
  '31': settledByCheque('Liquidação normal em cheque/compensação/banco correspondente', '2028'),
  '32': settledByCheque('Liquidação em cartório em cheque', '2035'),
  '33': settledByCheque('Liquidação por conta em cheque', '2029'),
  '36': settledByCheque('Liquidação - baixado/devolvido em data anterior em cheque', '2014'),
  '37': { text: 'Baixa de título protestado', our_occurrence: '2243', doubt: similarTo('2019') },
  '38': { text: 'Liquidação de título não registrado - em dinheiro (Cobrança Expressa ou Cobrança Diretiva)', our_occurrence: '2027' },
  '39': settledByCheque('Liquidação de título não registrado - em cheque (Cobrança Expressa ou Cobrança Diretiva)', '2027'),
  '49': { text: 'Vencimento alterado para .../.../...', our_occurrence: '2006' },
  '51': { text: 'Título DDA aceito pelo sacado.', our_occurrence: '2067' },
  '52': { text: 'Título DDA não reconhecido pelo sacado.', our_occurrence: '2068' },
  '69': { text: 'Despesas/custas de cartório(complemento posições 176 a 188)', our_occurrence: '2195', doubt: similarTo('2244') },
  '70': { text: 'Ressarcimento sobre títulos.', our_occurrence: null, why: NO_UNIFIED_CODE, kind: 'info' },
  '71': { text: 'Ocorrência/Instrução não permitida para título em garantia de operação.', our_occurrence: '2020' },
  '72': { text: 'Concessão de Desconto Aceito.', our_occurrence: '2045', doubt: similarTo('2061') },
  '73': { text: 'Cancelamento Condição de Desconto Fixo Aceito', our_occurrence: '2062' },
  '74': { text: 'Cancelamento de Desconto Diário Aceito.', our_occurrence: '2062' },
}

/** The manual does not assign the fee codes to occurrences; a rejection has its reason in these columns (p. 33). */
const WITH_FEES = Object.keys(occurrences).filter((code) => code !== '03')

/** Complemento da ocorrência, nota 14, pp. 34–38. */
export const reasons: readonly ReasonTable[] = [
  { occurrences: ['03'],    field: REASON, codeWidth: 2, severity: 'rejection',   codes: { ...entryRejections, ...instructionRejections }, source: `${SOURCE}, pp. 35–38` },
  { occurrences: WITH_FEES, field: REASON, codeWidth: 2, severity: 'fee',         codes: feeCodes,                                         source: `${SOURCE}, p. 34` },
  { occurrences: ['02'],    field: REASON, codeWidth: 2, severity: 'information', codes: { 'A4': 'Indicador de Sacado Eletrônico DDA' },   source: `${SOURCE}, p. 34` },
]

export const rejectionCodes: RejectionCodes = { due_date: '07', amount: '19', duplicated_number: '18', unknown_title: '83' }

const CNR = 'HSBC, CNAB 400, Cobrança Não Registrada, Volume IV (05/2008)'

/** Código de ocorrência, pp. 5 and 9. */
export const occurrencesCnr: OccurrenceTable = {
  '06': { text: 'Retorno da Liquidação', our_occurrence: '2003' },
  '07': { text: 'Emissão Confirmada', our_occurrence: '2001', doubt: { pt: 'o banco confirma a emissão da parcela, que não é registrada', en: 'the bank confirms that it issued the installment, which is not registered' } },
  '08': { text: 'Parcela Rejeitada', our_occurrence: '2002' },
}

export const reasonsCnr: readonly ReasonTable[] = [
  { occurrences: ['08'], field: 'title.reason_codes', codeWidth: 3, severity: 'rejection', codes: rejectionsCnr, source: `${CNR}, pp. 9–11` },
]

export const rejectionCodesCnr: RejectionCodes = { due_date: '037', amount: '042' }
