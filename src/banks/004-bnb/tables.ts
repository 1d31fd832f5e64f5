/** Banco do Nordeste, Cobrança Eletrônica BNB, 400 Posições, v2.0 (July 2011): codes of notas 3 to 8, pp. 12–15. */
import type { EventOccurrences, OccurrenceTable, ReasonTable, RejectionCodes } from '../../febraban/index.js'
import { similarTo } from '../families/doubts.js'
import { rejectedMovements } from '../families/rejected-movements.js'
import type { Movement } from '../remittance-dialect.js'

const MANUAL = 'BNB, CNAB 400 v2.0 (07/2011)'

/**
 * Remittance 109–110, nota 3, p. 12. The manual does not name the occurrence that confirms a service: the occurrences here have the same words. Three services
 * are not sent: no column holds the ocorrência that 12 includes, 13 needs its date, and the columns of 99 are not printed.
 */
const ofTitles = {
  '01': { text: 'Entrada Normal', our_code: '1001', confirmedBy: ['02'] },
  '02': { text: 'Pedido de baixa', our_code: '1002', confirmedBy: ['09'] },
  '04': { text: 'Concessão de Abatimento', our_code: '1004', confirmedBy: ['12'], needs: ['value_rebate'] },
  '06': { text: 'Alteração de Vencimento', our_code: '1003', confirmedBy: ['14'] },
  '07': { text: 'Alteração do Uso da empresa (Número de Controle)', our_code: '1007', confirmedBy: ['21'] },
  '08': { text: 'Alteração de Seu número', our_code: '1008', confirmedBy: ['22'] },
  '09': { text: 'Protestar', our_code: '1009', confirmedBy: ['19'] },
  '10': { text: 'Não Protestar', our_code: '1010', confirmedBy: ['20'] },
  '12': { text: 'Inclusão de Ocorrência', our_code: null, confirmedBy: null },
  '13': { text: 'Exclusão de ocorrência', our_code: null, confirmedBy: null },
  '31': {
    text: 'Alteração de Outros Dados',
    our_code: '1031',
    also: ['1012', '1013', '1015', '1020', '1038', '1073', '1079', '1103', '1123'],
    confirmedBy: ['04'],
  },
  '32': { text: 'Pedido de Devolução', our_code: '1085', confirmedBy: null },
  '33': { text: 'Pedido de Devolução (entregue ao Sacado)', our_code: '1086', confirmedBy: null },
} as const satisfies Readonly<Record<string, Movement>>

/** «Identificação do serviço original acrescido de 50», nota 4, pp. 12–13. */
const rejected = rejectedMovements(ofTitles, (movement) => String(Number(movement) + 50))

/** Service 99 is not about a title, and the rule gives it no rejection of two digits. */
export const movements = {
  ...rejected.movements,
  '99': { text: 'Pedido dos Títulos em Aberto', our_code: null, confirmedBy: null },
} as const satisfies Readonly<Record<string, Movement>>

/** Return 109–110, nota 4, p. 12. */
export const occurrences = {
  ...rejected.occurrences,
  '02': { text: 'Entrada Confirmada.',                          our_occurrence: '2001' },
  '04': { text: 'Alteração.',                                   our_occurrence: '2077', doubt: { pt: '2021 é parecido: o manual não informa quais são os dados', en: '2021 is similar: the manual does not name the data' } },
  '06': { text: 'Liquidação Normal.',                           our_occurrence: '2028' },
  '07': { text: 'Pagamento por Conta.',                         our_occurrence: '2096' },
  '08': { text: 'Pagamento por Cartório.',                      our_occurrence: '2076', doubt: similarTo('2035') },
  '09': { text: 'Baixa Simples.',                               our_occurrence: '2097' },
  '10': { text: 'Devolvido / Protestado',                       our_occurrence: '2098', doubt: { pt: 'a v2.0 imprime uma barra: um título devolvido sem protesto também pode ter 10', en: 'v2.0 prints a slash: a title returned without protest may have 10 too' } },
  '11': { text: 'Em ser.',                                      our_occurrence: '2009' },
  '12': { text: 'Abatimento Concedido.',                        our_occurrence: '2033' },
  '13': { text: 'Abatimento Cancelado.',                        our_occurrence: '2034' },
  '14': { text: 'Vencimento Alterado.',                         our_occurrence: '2006', doubt: similarTo('2012', '2193') },
  '15': { text: 'Baixa Automática',                             our_occurrence: '2099' },
  '18': { text: 'Alteração Depositária.',                       our_occurrence: '2100' },
  '19': { text: 'Confirmação de Protesto.',                     our_occurrence: '2101', doubt: { pt: 'o manual não informa se o título está no cartório', en: 'the manual does not print whether the notary has the title' } },
  '20': { text: 'Confirmação de Sustar Protesto',               our_occurrence: '2016' },
  '21': { text: 'Alteração Informações de Controle da Empresa', our_occurrence: '2127', doubt: similarTo('2054') },
  '22': { text: 'Alteração "Seu Número".',                      our_occurrence: '2043' },
  '51': { text: 'Entrada Rejeitada.',                           our_occurrence: '2002' },
} as const satisfies OccurrenceTable

/** Return 280–394, nota 8, pp. 14–15: a 1 in the column of each error. Errors 78 to 115 are «vago». */
const errors = {
  '01': 'Falta valor do IOC.',
  '02': 'Não permite desconto/ abatimento.',
  '03': 'Código do serviço inválido.',
  '04': 'Novo vencimento igual/ menor que o da entrada.',
  '05': 'Novo vencimento igual ao do Título.',
  '06': 'Espécie Documento Inválida.',
  '07': 'Espécie Documento Inexistente.',
  '08': 'Tipo Operação Inválida.',
  '09': 'Tipo Operação Inexistente.',
  '10': 'Contrato Proibido para esta Carteira.',
  '11': 'Falta Número do Contrato.',
  '12': 'Proibido Informar Tipo de Conta.',
  '13': 'Tipo de Conta do Contrato Inexistente.',
  '14': 'Dígito de Contrato não confere.',
  '15': 'Contrato Inexistente.',
  '16': 'Data de Emissão Inválida.',
  '17': 'Falta Valor do Título.',
  '18': 'Vencimento Inválido.',
  '19': 'Data Vencimento Anterior a Emissão.',
  '20': 'Falta Vencimento Desconto.',
  '21': 'Data Desconto Inválida.',
  '22': 'Data Desconto Posterior ao Vencimento.',
  '23': 'Falta Valor Desconto.',
  '24': 'Falta Mora-1-Dia.',
  '25': 'Banco/Agência Cobrador Inexistente.',
  '26': 'BCO/AGE Cobrador não Cadastrado.',
  '27': 'Código Pessoa Inválido.',
  '28': 'Falta CEP, Banco e Agência Cobrador.',
  '29': 'Falta Nome Sacado.',
  '30': 'Falta Endereço.',
  '31': 'Falta Cidade.',
  '32': 'Falta Estado.',
  '33': 'Estado Inválido.',
  '34': 'Falta CPF/ CGC do Sacado.',
  '35': 'Falta numeração - Bloquete emitido.',
  '36': 'Título Pré-Numerado já Existente.',
  '37': 'Dígito do Título Não Confere.',
  '38': 'Proibido Protestar.',
  '39': 'Proibido título pré-numerado p/ Correspondente.',
  '40': 'Dígito Cliente/ Contrato com Erro.',
  '41': 'Dígito Nosso Número com Erro.',
  '42': 'Título Inexistente.',
  '43': 'Título Liquidado.',
  '44': 'Título Não Pode Ser Baixado.',
  '45': 'Valor Nominal Incorreto.',
  '46': 'Proibido Taxa – Multa p/ Correspondente.',
  '47': 'Falta Tipo de Conta do Contrato.',
  '48': 'Tipo de Conta Inexistente.',
  '49': 'Dígito Contrato Não Confere.',
  '50': 'Dígito do Título Não Confere.',
  '51': 'Título Inexistente ou Liquidado.',
  '52': 'Valor Abatimento Inválido.',
  '53': 'Data Vencimento Inválida.',
  '54': 'Estado Inválido.',
  '55': 'Falta Tipo de Pessoa P/ Alteração de CGC/ CPF.',
  '56': 'CPF/ CGC com Erro.',
  '57': 'Data Emissão Inválida.',
  '58': 'Data Vencimento Desconto Inválida.',
  '59': 'Aceite Inválido para Espécie Documento.',
  '60': 'Não Aceite Inválido para Espécie Documento.',
  '61': 'Banco/ Agência Cobrador Inválido.',
  '62': 'Limite Operacional Não Cadastrado.',
  '63': 'Título já em situação de protesto.',
  '64': 'Proibido alterar vencimento título descontado.',
  '65': 'Proibido informar nosso número p/ cod. carteira.',
  '66': 'Falta vencimento desconto-2.',
  '67': 'Data desconto-2 inválida.',
  '68': 'Data desconto-2 posterior ao vencimento.',
  '69': 'Falta valor desconto-2.',
  '70': 'Data vencimento desconto-2 inválida.',
  '71': 'IOC maior que valor do título.',
  '72': 'CEP não pertence ao Estado.',
  '73': 'Seu número já existente.',
  '74': 'Moeda Inválida para o tipo de Operação.',
  '75': 'Moeda inexistente.',
  '76': 'Nosso número/ dígito com erro.',
  '77': 'Dias vencidos superior ao prazo de devolução.',} as const

export const reasons: readonly ReasonTable[] = [
  {
    occurrences: Object.keys(rejected.occurrences),
    field: 'title.reason_flags',
    form: 'flags',
    codeWidth: 115,
    severity: 'rejection',
    codes: errors,
    source: `${MANUAL}, pp. 14–15`,
  },
]

export const rejectionCodes: RejectionCodes = { payer_tax_id: '56', due_date: '18', amount: '17', duplicated_number: '36', unknown_title: '42' }

export const events: EventOccurrences = {
  registered: ['02'],
  rejected: ['51'],
  paid: ['06'],
  paid_partially: ['07'],
  paid_by_pix: null,
  paid_at_notary: ['08'],
  paid_after_write_off: null,
  written_off: ['15'],
  protest_ordered: ['19'],
  sent_to_notary: null,
  in_notary: null,
  protested: ['10'],
  withdrawn: ['20'],
  instruction_rejected: null, // each service has its own
}

/** Espécies, nota 5, p. 13. */
export const documentTypeTexts = {
  '01': 'Duplicata Mercantil',
  '02': 'Nota Promissória',
  '03': 'Cheque',
  '04': 'Carnê',
  '05': 'Recibo',
  '06': 'Duplicata Prest. Serviços',
  '19': 'Outros',
} as const

/** The service's document_type → espécie. */
export const documentTypes = { '01': '03', '02': '01', '04': '06', '12': '02', '17': '05', '33': '04', '99': '19' } as const satisfies Readonly<
  Record<string, keyof typeof documentTypeTexts>
>

/** Instruções, nota 7, p. 13. */
export const instructionTexts = {
  '00': 'Sem Instruções – Acata as instruções da Carteira do Cedente',
  '05': 'Acatar instruções contidas no título',
  '08': 'Não cobrar encargos moratórios',
  '12': 'Não receber após vencimento',
  '15': 'Após vencimento, cobrar comissão de permanência do Banco do Nordeste',
} as const
