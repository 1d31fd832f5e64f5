// Safra, Cobrança – Layout Padrão Safra 400 (December 2017), pp. 12–13 and 17–19, and the edition of September 2010.
import type { EventOccurrences, OccurrenceTable, ReasonTable, RejectionCodes } from '../../febraban/index.js'
import type { Codes } from '../../fixed-width/index.js'
import { CONFIRMED_CHANGE, similarTo } from '../families/doubts.js'
import { rejectedByOrigin } from '../families/rejected-movements.js'
import type { Movement } from '../remittance-dialect.js'

const MANUAL = 'Safra, Layout Padrão Safra 400 (12/2017)'

/**
 * 6.1.3, p. 12. P. 11 prints no columns for 90 to 92, which only carteira 1 has. The manual does not print which occurrence confirms a movement: here it is the
 * occurrence with the same words.
 */
const sentMovements = {
  '01': { text: 'Remessa de títulos',                       confirmedBy: ['02'], our_code: '1001' },
  '02': { text: 'Pedido de baixa',                          confirmedBy: ['10'], our_code: '1002' },
  '04': { text: 'Concessão de abatimento',                  confirmedBy: ['12'], our_code: '1004', needs: ['value_rebate'] },
  '05': { text: 'Cancelamento de abatimento concedido',     confirmedBy: ['13'], our_code: '1005', needs: ['value_rebate'] }, // 206–218 is mandatory, as in 04 (p. 11)
  '06': { text: 'Alteração de vencimento',                  confirmedBy: ['14'], our_code: '1003' },
  '07': { text: 'Alteração "uso exclusivo do cliente"',     confirmedBy: ['18'], our_code: null }, // only in the edition of 2010 (pp. 10–11), like 15: read, but not sent
  '08': { text: 'Alteração de "seu número"',                confirmedBy: ['54'], our_code: '1008', also: ['1120'] },
  '09': { text: 'Pedido de protesto',                       confirmedBy: ['19'], our_code: '1009' },
  '10': { text: 'Não protestar',                            confirmedBy: null,   our_code: '1010' }, // 20 reports a stopped protest
  '11': { text: 'Não cobrar juros de mora',                 confirmedBy: null,   our_code: '1047' },
  '15': { text: 'Pedido de entrega franco de pagamento',    confirmedBy: ['16'], our_code: null },
  '16': { text: 'Cobrar juros de mora',                     confirmedBy: null,   our_code: '1048' },
  '31': { text: 'Alteração do valor do título',             confirmedBy: ['51'], our_code: '1028' },
  '90': { text: 'Negativar',                                confirmedBy: ['56'], our_code: '1066' },
  '91': { text: 'Baixa de negativação',                     confirmedBy: ['57'], our_code: '1068' },
  '92': { text: 'Não negativar automaticamente',            confirmedBy: ['58'], our_code: '1067', also: ['1118'] },
} as const satisfies Readonly<Record<string, Movement>>

const SCHEDULED = '061'

const rejected = rejectedByOrigin(sentMovements, { occurrence: '03', text: 'Entrada rejeitada', field: 'title.origin_movement', doubt: { pt: 'o manual não tem outra rejeição: 103–104 tem o movimento a que ela responde (p. 15)', en: 'the manual names no other rejection: 103–104 has the movement that it answers (p. 15)' } })

export const { movements } = rejected

/** 6.2.2, p. 18. Only the edition of 2010 (pp. 17–18) lists 07, 16, 17, 18, 60 and 77; the edition of 2017 mentions 07 with its credit date (p. 15). */
export const occurrences: OccurrenceTable = {
  '02': { text: 'Entrada confirmada',                          our_occurrence: '2001' },
  '03': {
    text: 'Entrada rejeitada', our_occurrence: '2002',
    overrides: [
      { field: 'title.reason_code', codes: [SCHEDULED], means: { text: 'Instrução agendada para agência', kind: 'info', our_occurrence: null, why: { pt: '«não significa rejeição»: a agência ainda precisa liberar a instrução (p. 18)', en: '«não significa rejeição»: the agency still has to release the instruction (p. 18)' } } },
      ...rejected.overrides,
    ],
  },
  '04': { text: 'Transferência de carteira (entrada)',         our_occurrence: '2031' },
  '05': { text: 'Transferência de carteira (baixa)',           our_occurrence: '2032' },
  '06': { text: 'Liquidação normal',                           our_occurrence: '2028' },
  '07': { text: 'Liquidação parcial',                          our_occurrence: '2029' },
  '09': { text: 'Baixado automaticamente',                     our_occurrence: '2099', doubt: similarTo('2211') },
  '10': { text: 'Baixado conforme instruções',                 our_occurrence: '2074' },
  '11': { text: 'Títulos em ser (para arquivo mensal)',        our_occurrence: '2009' },
  '12': { text: 'Abatimento concedido',                        our_occurrence: '2033' },
  '13': { text: 'Abatimento cancelado',                        our_occurrence: '2034' },
  '14': { text: 'Vencimento alterado',                         our_occurrence: '2006', doubt: CONFIRMED_CHANGE },
  '15': { text: 'Liquidação em cartório',                      our_occurrence: '2035' },
  '16': { text: 'Baixado por entrega franco de pagamento',     our_occurrence: '2013' },
  '17': { text: 'Entrada por bordero manual',                  our_occurrence: '2001', doubt: { pt: 'uma entrada confirmada, em papel', en: 'a confirmed entry, on paper' } },
  '18': { text: 'Alteração de uso do cedente',                 our_occurrence: '2127' },
  '19': { text: 'Confirmação de instrução de protesto',        our_occurrence: '2015' },
  '20': { text: 'Confirmação de sustar protesto',              our_occurrence: '2016' },
  '21': { text: 'Transferência de beneficiário',               our_occurrence: '2242' },
  '23': { text: 'Título enviado a cartório',                   our_occurrence: '2134' },
  '40': { text: 'Baixa de título protestado',                  our_occurrence: '2243' },
  '41': { text: 'Liquidação de título baixado',                our_occurrence: '2014' },
  '42': { text: 'Título retirado do cartório',                 our_occurrence: '2154' },
  '43': { text: 'Despesa de cartório',                         our_occurrence: '2244' },
  '44': { text: 'Aceite do título DDA pelo pagador',           our_occurrence: '2067', doubt: similarTo('2216') },
  '45': { text: 'Não aceite do título DDA pelo pagador',       our_occurrence: '2068' },
  '51': { text: 'Valor do título alterado',                    our_occurrence: '2124' },
  '52': { text: 'Acerto de data de emissão',                   our_occurrence: '2245' },
  '53': { text: 'Acerto de cód. espécie docto',                our_occurrence: '2246' },
  '54': { text: 'Alteração de seu número',                     our_occurrence: '2043' },
  '56': { text: 'Instrução negativação aceita',                our_occurrence: '2247' },
  '57': { text: 'Instrução baixa de negativação aceita',       our_occurrence: '2248' },
  '58': { text: 'Instrução não negativar aceita',              our_occurrence: '2249' },
  '60': { text: 'Equalização vendor',                          our_occurrence: null, why: { pt: 'o manual não explica o código, e nenhum código unificado tem as suas palavras', en: 'the manual does not explain it, and no unified code has its words' } },
  '77': { text: 'Alt. instr. cobr. – juros',                   our_occurrence: '2204', doubt: similarTo('2036') },
}

/** 6.2.1, pp. 17–18. */
const rejections = {
  '001': 'Moeda inválida',
  '002': 'Moeda inválida para carteira',
  '007': 'CEP não corresponde UF',
  '008': 'Valor juros ao dia maior que 5% do valor do título',
  '009': 'Uso exclusivo não numérico para cobrança express',
  '010': 'Impossibilidade de registro – contate o seu gerente', // in 2010: «seu número não numérico para cheque»
  '011': 'Nosso número fora da faixa',
  '012': 'CEP de cidade inexistente',
  '013': 'CEP fora de faixa da cidade',
  '014': 'UF inválido para CEP da cidade',
  '015': 'CEP zerado',
  '016': 'CEP não consta na tabela Safra',
  '017': 'CEP não consta tabela banco correspondente',
  '019': 'Protesto impraticável',
  '020': 'Primeira instrução de cobrança inválida',
  '021': 'Segunda instrução de cobrança inválida',
  '023': 'Terceira instrução de cobrança inválida',
  '026': 'Código de operação/ocorrência inválido',
  '027': 'Operação inválida para o cliente',
  '028': 'Nosso número não numérico ou zerado',
  '029': 'Nosso número com dígito de controle errado/inconsistente',
  '030': 'Valor do abatimento não numérico ou zerado',
  '031': 'Seu número em branco',
  '032': 'Código da carteira inválido',
  '036': 'Data de emissão inválida',
  '037': 'Data de vencimento inválida',
  '038': 'Depositária inválida',
  '039': 'Depositária inválida para o cliente',
  '040': 'Depositária não cadastrada no banco',
  '041': 'Código de aceite inválido',
  '042': 'Espécie de título inválido',
  '043': 'Instrução de cobrança inválida',
  '044': 'Valor do título não numérico ou zerado',
  '046': 'Valor de juros não numérico ou zerado',
  '047': 'Data limite para desconto inválida',
  '048': 'Valor do desconto inválido',
  '049': 'Valor IOF não numérico ou zerado (seguros)',
  '051': 'Código de inscrição do sacado inválido',
  '053': 'Número de inscrição do sacado não numérico ou dígito errado',
  '054': 'Nome do sacado em branco',
  '055': 'Endereço do sacado em branco',
  '056': 'Cliente não cadastrado', // in 2010: «não recadastrado»
  '058': 'Processo de cartório inválido',
  '059': 'Estado do sacado inválido',
  '060': 'CEP/endereço divergem do correio',
  '062': 'Operação inválida para a carteira',
  '064': 'Título inexistente (TFC)',
  '065': 'Operação / título já existente',
  '066': 'Título já existe (TFC)',
  '067': 'Data de vencimento inválida para protesto',
  '068': 'CEP do sacado não consta na tabela',
  '069': 'Praça não atendida pelo serviço cartório',
  '070': 'Agência inválida',
  '072': 'Título já existe (COB)',
  '074': 'Título fora de seqüência',
  '078': 'Título inexistente (COB)',
  '079': 'Operação não concluída',
  '080': 'Título já baixado',
  '083': 'Prorrogação/alteração de vencimento inválida',
  '085': 'Operação inválida para a carteira',
  '086': 'Abatimento maior que valor do título',
  '088': 'Título recusado como garantia (sacado/novo/exclusivo/alçada comitê)', // if it comes on the day after the remittance, the columns of the fine are wrong (p. 18)
  '089': 'Alteração de data de protesto inválida',
  '094': 'Entrada título cobrança direta inválida',
  '095': 'Baixa título cobrança direta inválida',
  '096': 'Valor do título inválido',
  '098': 'PCB do TFC divergem da PCB do COB',
  '100': 'Instrução não permitida – tít. com protesto (se título protestado não pode negativar)',
  '101': 'Instrução incompatível – não existe instrução de negativar para o título',
  '102': 'Instrução não permitida – prazo inválido para negativação (mínimo 2 dias corridos após o vencimento)',
  '103': 'Instrução não permitida – tít. inexistente',
} as const satisfies Codes

/** 10.1, pp. 36–38 of 2010: rejections that the edition of 2017 no longer has. */
const formerRejections = {
  '003': 'Carteira três inválida para tipo de moeda',
  '004': 'Tipo de IOF inválido para cobrança de seguros',
  '005': 'Tipo de IOF inválido para valor de IOF (seguros)',
  '006': 'Valor de IOF inválido (seguros)',
  '018': 'Dados do cheque não numérico',
  '022': 'Segunda instr. (10) e terceira instr. inválida',
  '024': 'Dígito verificador C1 inválido',
  '025': 'Dígito verificador C2 inválido',
  '033': 'Dígito verificador C3 inválido',
  '034': 'Código do título inválido',
  '035': 'Data de movimento inválida',
  '045': 'Data de operação inválida',
  '050': 'Abatimento com valor para operação "01" (entrada de título)',
  '052': 'Código de inscrição / número de inscrição do sacado inválido',
  '057': 'Cliente bloqueado (quando operação de desconto e cliente sem número de borderô disponível)',
  '063': 'Carteira inválida para cobrança direta',
  '071': 'Cliente não cadastrado',
  '073': 'Taxa operação não numérica ou zerada (vendor)',
  '075': 'Taxa de operação zerada (vendor)',
  '076': 'Equalização não numérica ou inválida (vendor)',
  '077': 'Taxa negociada não numérica ou zerada (vendor)',
  '081': 'Título não descontado',
  '082': 'Intervalo entre data de operação e data vcto menor que um dia',
  '084': 'Movimento igual ao cadastro de existência do COB',
  '087': 'Alteração de cartório inválida',
  '090': 'Modalidade de vendor inválido',
  '091': 'PCB CTO inválida',
  '092': 'Data de operação CTO inválida',
  '093': 'Baixa de título de outra agência',
  '097': 'Moeda inválida para banco correspondente',
  '099': 'Inclusão de terceira moeda inválida',
  '115': 'Espécie doc inválido para modal/ramo de atividade (reservado CTO)',
} as const satisfies Codes

/** Indicador de entrada de título DDA, 322 (6.2.3, p. 19). */
export const ddaMarks = { S: 'Pagador eletrônico DDA', N: 'Pagador' } as const

/** Meio de liquidação, 323–324 (6.2.4, p. 19); blanks are «outros». */
export const paymentForms = { '01': 'Liquidação com cheque' } as const

const SETTLEMENTS = ['06', '07', '15', '41'] as const

export const reasons: readonly ReasonTable[] = [
  { occurrences: ['03'], field: 'title.reason_code', codeWidth: 3, severity: 'rejection', codes: { ...formerRejections, ...rejections }, source: `${MANUAL}, 6.2.1, pp. 17–18; edição de 09/2010, 10.1, pp. 36–38` },
  { occurrences: ['03'], field: 'title.reason_code', codeWidth: 3, severity: 'information', codes: { [SCHEDULED]: 'Instrução agendada para agência' }, source: `${MANUAL}, 6.2.1, pp. 17–18` },
  { occurrences: SETTLEMENTS, field: 'title.payment_form', codeWidth: 2, severity: 'channel', codes: paymentForms, source: `${MANUAL}, 6.2.4, p. 19` },
]

export const rejectionCodes: RejectionCodes = { payer_tax_id: '053', due_date: '037', amount: '044', duplicated_number: '072', unknown_title: '078' }

/** No code for a Pix. */
export const events: EventOccurrences = {
  registered: ['02'],
  rejected: ['03'],
  paid: ['06'],
  paid_partially: ['07'],
  paid_by_pix: null,
  paid_at_notary: ['15'],
  paid_after_write_off: ['41'],
  written_off: ['09'],
  protest_ordered: ['19'],
  sent_to_notary: null, // only 23, at the notary
  in_notary: ['23'],
  protested: ['40'],
  withdrawn: ['42'],
  instruction_rejected: null, // 03 rejects instructions too, with their movement
}

/** 6.1.4, p. 12; only the guide of 2019 has 99, p. 6. */
export const documentKinds = {
  '01': 'Duplicata mercantil',
  '02': 'Nota promissória',
  '03': 'Nota de seguro',
  '05': 'Recibo',
  '09': 'Duplicata de serviços',
  '99': 'Outros',
} as const

/** The service's document_type → espécie. */
export const documentTypes = { '02': '01', '12': '02', '16': '03', '17': '05', '04': '09', '99': '99' } as const satisfies Readonly<Record<string, keyof typeof documentKinds>>

/** Primeira and segunda instrução (6.1.5 and 6.1.6, pp. 12–13; 01, p. 9 of the guide of 2019). */
export const cashierInstructions = {
  '00': 'Sem instrução',
  '01': 'Não receber principal, sem juros de mora', // in 2019: «cobrar juros de mora»
  '02': 'Devolver, se não pago, até 15 dias após o vencimento',
  '03': 'Devolver, se não pago, até 30 dias após o vencimento',
  '07': 'Não protestar',
  '08': 'Não cobrar juros de mora',
  '10': 'Protestar após os dias da terceira instrução',
  '16': 'Multa',
} as const
