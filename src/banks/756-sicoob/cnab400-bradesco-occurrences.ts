// Sicoob (756), Manual para cedentes com sistema próprio e utilização do correspondente Bradesco, PDF of July 2013: occurrences p. 10, reasons
// pp. 11–14. That of March 2015 (pp. 22–27) has the same codes, and «sacado» for «pagador».

import type { OccurrenceTable, ReasonTable } from '../../febraban/index.js'
import type { Codes } from '../../fixed-width/index.js'

const MANUAL = 'Sicoob, Manual para cedentes com sistema próprio e utilização do correspondente Bradesco (julho/2013)'

/** Identificação da ocorrência, columns 109–110, p. 10: Bradesco's, with the same unified codes. */
export const occurrencesBradesco400: OccurrenceTable = {
  '02': { text: 'Entrada Confirmada',                                           our_occurrence: '2001' },
  '03': { text: 'Entrada Rejeitada',                                            our_occurrence: '2002' },
  '06': { text: 'Liquidação Normal',                                            our_occurrence: '2028' },
  '09': { text: 'Baixado automaticamente via arquivos',                         our_occurrence: '2211', doubt: '2099 says the same' },
  // 10 with 14: protested (p. 12)
  '10': {
    text: 'Baixado Conforme Instruções da Agência', our_occurrence: '2074',
    instead: [{ field: 'title.reason_codes', codes: ['14'], means: { text: 'Baixado Conforme Instruções da Agência', our_occurrence: '2019' } }],
  },
  '11': { text: 'Em Ser – Arquivo de Títulos Pendentes',                        our_occurrence: '2009' },
  '12': { text: 'Abatimento Concedido',                                         our_occurrence: '2033' },
  '13': { text: 'Abatimento Cancelado',                                         our_occurrence: '2034' },
  '14': { text: 'Vencimento Alterado',                                          our_occurrence: '2006', doubt: '2012 and 2193 are near' },
  '15': { text: 'Liquidação em Cartório',                                       our_occurrence: '2035' },
  '16': { text: 'Título pago em cheque – vinculado',                            our_occurrence: '2102' },
  '17': { text: 'Liquidação após baixa ou título não registrado',               our_occurrence: '2014' },
  '18': { text: 'Acerto de Depositária',                                        our_occurrence: '2103' },
  '19': { text: 'Confirmação de Recebimento Instrução de Protesto',             our_occurrence: '2015' },
  '20': { text: 'Confirmação de Recebimento Instrução de Sustação de Protesto', our_occurrence: '2016' },
  '21': { text: 'Acerto do Controle do Participante',                           our_occurrence: '2104' },
  '22': { text: 'Título com pagamento cancelado',                               our_occurrence: '2105', doubt: 'whether it undoes a payment (06) or one by cheque that was merely linked and no money (16) is not said' },
  '23': { text: 'Entrada do Título em Cartório',                                our_occurrence: '2081', doubt: '2017 and 2134 are near' },
  '24': { text: 'Entrada Rejeitada por CEP irregular',                          our_occurrence: '2106' },
  '27': { text: 'Baixa Rejeitada',                                              our_occurrence: '2005', doubt: '2212 says the same' },
  '28': { text: 'Débito de Tarifas e Custas',                                   our_occurrence: '2022' },
  '30': { text: 'Alteração de Outros Dados Rejeitados',                         our_occurrence: '2024' },
  '32': { text: 'Instrução Rejeitada',                                          our_occurrence: '2020' },
  '33': { text: 'Confirmação de Pedido de Alteração de Outros Dados',           our_occurrence: '2021' },
  '34': { text: 'Retirado de Cartório e Manutenção de Carteira',                our_occurrence: '2109' },
  // 35 with 81: the attempts are over, and the title was written off (p. 14)
  '35': {
    text: 'Desagendamento do débito automático', our_occurrence: '2110',
    instead: [{ field: 'title.reason_codes', codes: ['81'], means: { text: 'Desagendamento do débito automático', our_occurrence: '2110', kind: 'written_off' } }],
  },
  '68': { text: 'Acerto do dados de rateio de crédito',                         our_occurrence: '2094' },
  '69': { text: 'Cancelamento dos dados do rateio',                             our_occurrence: '2095' },
}

/** Debit that was not scheduled, pp. 11 and 12: in words that both occurrences share. */
const debitReasons = {
  '68': 'Débito não agendado – erro nos dados de remessa',
  '69': 'Débito não agendado – Pagador não consta no cadastro de autorizante',
  '70': 'Débito não agendado – Cedente não autorizado pelo Pagador',
  '71': 'Débito não agendado – Cedente não participa da modalidade de débito automático',
  '72': 'Débito não agendado – Código de moeda diferente de R$',
  '73': 'Débito não agendado – Data de vencimento inválida',
} as const

/** 02, entrada confirmada, p. 11: the title is not refused, its protest or its debit is. */
const entryRemarks: Codes = {
  '17': 'Data de vencimento anterior a data de emissão',
  '21': 'Espécie do Título inválido',
  '24': 'Data da emissão inválida',
  '38': 'Prazo para protesto inválido',
  '39': 'Pedido para protesto não permitido para título',
  '43': 'Prazo para baixa e devolução inválido',
  '45': 'Nome do Pagador inválido',
  '46': 'Tipo/num. de inscrição do Pagador inválidos',
  '47': 'Endereço do Pagador não informado',
  '48': 'CEP irregular',
  '50': 'CEP referente a Banco correspondente',
  '53': 'Nº de inscrição do Sacador/avalista inválidos (CPF/CGC)',
  '54': 'Sacador/avalista não informado',
  '67': 'Débito automático agendado',
  ...debitReasons,
  '75': 'Débito não agendado – Tipo do número de inscrição do pagador debitado inválido',
  '86': 'Seu número do documento inválido',
}

/** 03, entrada rejeitada, p. 12. */
const entryRejections: Codes = {
  '02': 'Código do registro detalhe inválido',
  '03': 'Código da ocorrência inválida',
  '04': 'Código de ocorrência não permitida para a carteira',
  '05': 'Código de ocorrência não numérico',
  '07': 'Agência/conta/Digito – Inválido',
  '08': 'Nosso número inválido',
  '09': 'Nosso número duplicado',
  '10': 'Carteira inválida',
  '16': 'Data de vencimento inválida',
  '18': 'Vencimento fora do prazo de operação',
  '20': 'Valor do Título inválido',
  '21': 'Espécie do Título inválida',
  '22': 'Espécie não permitida para a carteira',
  '24': 'Data de emissão inválida',
  '38': 'Prazo para protesto inválido',
  '44': 'Agência Cedente não prevista',
  '50': 'CEP irregular – Banco Correspondente',
  '63': 'Entrada para Título já cadastrado',
  ...debitReasons,
  '74': 'Débito não agendado – Conforme seu pedido, Título não registrado',
  '75': 'Débito não agendado – Tipo de número de inscrição do debitado inválido',
}

/** 09, baixado automaticamente via arquivo, p. 12. */
const automaticWriteOffs: Codes = { '10': 'Baixa comandada pelo cliente' }

/** 10, baixado conforme instruções da agência, p. 12. */
const writeOffs: Codes = { '14': 'Título Protestado', '15': 'Título excluído' }

/** 24, entrada rejeitada por CEP irregular, p. 12. */
const zipcodeRejections: Codes = { '48': 'CEP inválido' }

/** 27, baixa rejeitada, p. 12. */
const writeOffRejections: Codes = {
  '04': 'Código de ocorrência não permitido para a carteira',
  '07': 'Agência/Conta/dígito inválidos',
  '08': 'Nosso número inválido',
  '10': 'Carteira inválida',
  '15': 'Carteira/Agência/Conta/nosso número inválidos',
  '40': 'Título com ordem de protesto emitido',
  '42': 'Código para baixa/devolução via Telebradesco inválido',
  '60': 'Movimento para Título não cadastrado',
  '77': 'Transferência para desconto não permitido para a carteira',
  '85': 'Título com pagamento vinculado',
}

/** 28, débito de tarifas/custas, p. 13. */
const fees: Codes = { '03': 'Tarifa de sustação', '04': 'Tarifa de protesto', '08': 'Custas de protesto' }

/** What 30 (p. 13) and 32 (pp. 13–14) print alike. */
const instructionRejections = {
  '01': 'Código do Banco inválido',
  '04': 'Código de ocorrência não permitido para a carteira',
  '05': 'Código de ocorrência não numérico',
  '08': 'Nosso número inválido',
  '15': 'Características da cobrança incompatíveis',
  '16': 'Data de vencimento inválida',
  '17': 'Data de vencimento anterior a data de emissão',
  '18': 'Vencimento fora do prazo de operação',
  '24': 'Data de emissão inválida',
  '29': 'Valor do desconto maior/igual ao valor do Título',
  '30': 'Desconto a conceder não confere',
  '31': 'Concessão de desconto – Já existe desconto anterior',
  '33': 'Valor do abatimento inválido',
  '34': 'Valor do abatimento maior/igual ao valor do Título',
  '38': 'Prazo para protesto inválido',
  '39': 'Pedido de protesto não permitido para o Título',
  '40': 'Título com ordem de protesto emitido',
  '42': 'Código para baixa/devolução inválido',
  '60': 'Movimento para Título não cadastrado',
  '85': 'Título com pagamento vinculado',
} as const

/** 32, instrução rejeitada, pp. 13–14. */
const moreInstructionRejections: Codes = {
  ...instructionRejections,
  '02': 'Código do registro detalhe inválido',
  '07': 'Agência/Conta/dígito inválidos',
  '10': 'Carteira inválida',
  '20': 'Valor do título inválido',
  '21': 'Espécie do Título inválida',
  '22': 'Espécie não permitida para a carteira',
  '28': 'Código de desconto via Telebradesco inválido',
  '36': 'Concessão abatimento – Já existe abatimento anterior',
  '41': 'Pedido cancelamento/sustação para Título sem instrução de protesto',
  '45': 'Nome do Pagador não informado',
  '46': 'Tipo/número de inscrição do Pagador inválidos',
  '47': 'Endereço do Pagador não informado',
  '48': 'CEP Inválido',
  '50': 'CEP referente a um Banco correspondente',
  '53': 'Tipo de inscrição do sacador avalista inválidos',
  '86': 'Seu número inválido',
}

/** 35, desagendamento do débito automático, p. 14. */
const debitStops: Codes = { '81': 'Tentativas esgotadas, baixado', '82': 'Tentativas esgotadas, pendente' }

/** Motivos, columns 319–328: five codes of two. */
const reasonTable = (occurrence: string, severity: ReasonTable['severity'], codes: Codes, pages: string): ReasonTable => ({
  occurrences: [occurrence],
  field: 'title.reason_codes',
  codeWidth: 2,
  severity,
  codes,
  source: `${MANUAL}, ${pages}`,
})

export const reasonsBradesco400: readonly ReasonTable[] = [
  reasonTable('02', 'information', entryRemarks,              'p. 11'),
  reasonTable('03', 'rejection',   entryRejections,           'p. 12'),
  reasonTable('09', 'information', automaticWriteOffs,        'p. 12'),
  reasonTable('10', 'information', writeOffs,                 'p. 12'),
  reasonTable('24', 'rejection',   zipcodeRejections,         'p. 12'),
  reasonTable('27', 'rejection',   writeOffRejections,        'p. 12'),
  reasonTable('28', 'fee',         fees,                      'p. 13'),
  reasonTable('30', 'rejection',   instructionRejections,     'p. 13'),
  reasonTable('32', 'rejection',   moreInstructionRejections, 'pp. 13–14'),
  reasonTable('35', 'information', debitStops,                'p. 14'),
]
