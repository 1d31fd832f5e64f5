/**
 * Banrisul, CNAB 400, updated to December 2020: movements pp. 7–8, instructions p. 9, occurrences pp. 19–20, reasons pp. 25–30, codes of the records pp. 7–8
 * and 18–21.
 */

import type { LocalizedText } from '../../cobranca/index.js'
import type { EventOccurrences, OccurrenceOverride, OccurrenceTable, ReasonTable } from '../../febraban/index.js'
import { CONFIRMED_CHANGE, similarTo } from '../families/doubts.js'
import type { Movement } from '../remittance-dialect.js'
import { rejections400 } from './rejections.js'

const MANUAL = 'Banrisul, CNAB 400 (atualizações até 12/2020)'
const FIELD = 'title.reason_codes'

const REJECTIONS = Object.keys(rejections400)
const INFERRED: LocalizedText = {
  pt: 'o manual chama os motivos de 03, 16 e 18 de motivos de entrada rejeitada (p. 25), e não tem outra ocorrência para uma instrução rejeitada',
  en: 'the manual calls the reasons of 03, 16 and 18 those of a rejected entry (p. 25), and has no other occurrence for a rejected instruction',
}

/** 3.6.2, pp. 28–30: rejections of a split by 03, 68 and 69. 00, «Remessa para rateio aceita», is not a rejection. */
const splitRejections = {
  '01': 'Código do Beneficiário inválido',
  '02': 'Remessa rateio rejeitada, posição 105 diferente de R e acompanha tipo 3',
  '03': 'Remessa rateio rejeitada, posição 105 igual a R e não acompanha tipo 3',
  '04': 'Remessa rateio rejeitada, posição 105 diferente de R ou branco',
  '08': 'Código de cálculo de rateio diferente de 1 ou 2',
  '11': 'Valor rateio informado não numérico',
  '12': 'Percentual de rateio informado não numérico',
  '13': 'Tipo de valor informado diferente de 1 ou 2',
  '20': 'Nome de Beneficiário não informado',
  '21': 'Quantidade de Beneficiários excedeu 90',
  '24': 'Código cálculo 1 (valor cobrado) e Beneficiário não informado em percentual',
  '25': 'Beneficiários com códigos de cálculo de rateio diferentes',
  '26': 'Beneficiários informados em percentual e outros em valor',
  '27': 'Somatório dos valores dos Beneficiários excedeu valor do título',
  '28': 'Somatório dos percentuais dos Beneficiários excedeu 100%',
  '32': 'Beneficiário bloqueado para rateio',
  '33': 'Beneficiário principal bloqueado para rateio',
  '45': 'Número do título inválido',
  '46': 'Código de Beneficiário inválido',
} as const

const NO_SPLIT = { '43': 'Ocorrência não possui rateio' } as const

/** Reasons 05 and 06 of 03 and 69; for 68 the two texts are swapped (p. 29). */
const inactive = { '05': 'Beneficiário inativo para rateio', '06': 'Beneficiário principal inativo para rateio' } as const

type Lists = Readonly<Record<string, Readonly<Partial<Record<'rejection' | 'information', Readonly<Record<string, string>>>>>>>

const cancelled = { information: { '37': 'Cancelamento de rateio por motivo de baixa comandada', ...NO_SPLIT } } as const
const settled = {
  information: {
    '38': 'Rateio efetuado, Beneficiário aguardando crédito',
    '39': 'Rateio efetuado, Beneficiário já creditado',
    '40': 'Rateio não efetuado, conta débito Beneficiário principal bloqueada',
    '41': 'Rateio não efetuado, conta Beneficiário encerrada',
    '42': 'Rateio não efetuado, código cálculo 2 (valor registro) e valor pago menor',
    ...NO_SPLIT,
  },
} as const

const splitLists: Lists = {
  '03': { rejection: { ...splitRejections, ...inactive, '07': 'Título rejeitado na cobrança', '44': 'Título já cadastrado para rateio' } },
  '06': settled,
  '15': settled,
  '09': cancelled,
  '10': cancelled,
  '68': {
    rejection: {
      ...splitRejections,
      '05': 'Beneficiário principal inativo para rateio',
      '06': 'Beneficiário inativo para rateio',
      '30': 'Acerto no rateio rejeitado, Beneficiário não participante',
      '31': 'Acerto no rateio rejeitado, Beneficiário principal não participante',
      '34': 'Acerto de rateio rejeitado, título não registrado na cobrança',
      '48': 'Acerto rejeitado, título já rateado ou baixado',
    },
    information: { '29': 'Efetuado acerto no rateio', '35': 'Título não cadastrado para rateio, efetuada a inclusão', ...NO_SPLIT },
  },
  '69': {
    rejection: {
      '04': splitRejections['04'],
      ...inactive,
      '32': splitRejections['32'],
      '33': splitRejections['33'],
      '45': splitRejections['45'],
      '46': splitRejections['46'],
      '47': 'Cancelamento de rateio rejeitado, título não registrado na cobrança',
      '49': 'Cancelamento rejeitado, título não registrado no rateio',
      '50': 'Cancelamento rejeitado, título já rateado',
    },
    information: { '36': 'Cancelamento de rateio efetuado', ...NO_SPLIT },
  },
}

/** 68 and 69 report success and rejection; the reason of the first beneficiary decides. */
const refusedSplit = (occurrence: '68' | '69', text: string): OccurrenceOverride => ({
  field: 'split.split_1_reason',
  codes: Object.keys(splitLists[occurrence]!.rejection!),
  means: { text, our_occurrence: '2020', doubt: { pt: 'não há código unificado para um rateio rejeitado', en: 'no unified code for a rejected split' } },
})

/** 109–110, pp. 19–20. */
export const occurrences400: OccurrenceTable = {
  '02': { text: 'Confirmação de entrada',                                                    our_occurrence: '2001' },
  '03': { text: 'Entrada rejeitada',                                                         our_occurrence: '2002' },
  '04': { text: 'Baixa de título liquidado por edital',                                      our_occurrence: '2072' },
  '06': { text: 'Liquidação normal',                                                         our_occurrence: '2028' },
  '07': { text: 'Liquidação parcial',                                                        our_occurrence: '2029' },
  '08': { text: 'Baixa por pagamento, liquidação pelo saldo',                                our_occurrence: '2030' },
  '09': { text: 'Devolução automática',                                                      our_occurrence: '2073' },
  '10': { text: 'Baixado conforme instruções',                                               our_occurrence: '2074' },
  '11': { text: 'Arquivo levantamento',                                                      our_occurrence: '2075' },
  '12': { text: 'Concessão de abatimento',                                                   our_occurrence: '2033', doubt: similarTo('2010') },
  '13': { text: 'Cancelamento de abatimento',                                                our_occurrence: '2034', doubt: similarTo('2011') },
  '14': { text: 'Vencimento alterado',                                                       our_occurrence: '2006', doubt: CONFIRMED_CHANGE },
  '15': { text: 'Pagamento em cartório',                                                     our_occurrence: '2076' },
  '16': {
    text: 'Alteração de dados', our_occurrence: '2077',
    overrides: [{ field: FIELD, codes: REJECTIONS, means: { text: 'Alteração de dados', our_occurrence: '2215', doubt: INFERRED } }],
  },
  '18': {
    text: 'Alteração de instruções', our_occurrence: '2078',
    overrides: [{ field: FIELD, codes: REJECTIONS, means: { text: 'Alteração de instruções', our_occurrence: '2020', doubt: INFERRED } }],
  },
  '19': { text: 'Confirmação de instrução protesto',                                         our_occurrence: '2015' },
  '20': { text: 'Confirmação de instrução para sustar protesto',                             our_occurrence: '2016' },
  '21': { text: 'Aguardando autorização para protesto por edital',                           our_occurrence: '2079' },
  '22': { text: 'Protesto sustado por alteração de vencimento e prazo de cartório',          our_occurrence: '2080' },
  '23': { text: 'Confirmação da entrada em cartório',                                        our_occurrence: '2081' },
  '25': { text: 'Devolução, liquidado anteriormente',                                        our_occurrence: '2161' },
  '26': { text: 'Devolvido pelo cartório – erro de informação',                              our_occurrence: '2018', doubt: similarTo('2154') },
  '30': { text: 'Cobrança a creditar (liquidação em trânsito)',                              our_occurrence: '2082' },
  '31': { text: 'Título em trânsito pago em cartório',                                       our_occurrence: '2083' },
  '32': { text: 'Reembolso e transferência (Desconto e Vendor) ou transferência (carteira garantia)', our_occurrence: '2084' },
  '33': { text: 'Reembolso e devolução Desconto e Vendor',                                   our_occurrence: '2085' },
  '34': { text: 'Reembolso não efetuado por falta de saldo',                                 our_occurrence: '2086' },
  '40': { text: 'Baixa de títulos protestados',                                              our_occurrence: '2019', doubt: { pt: '2243 tem as palavras de outro banco', en: '2243 has the words of another bank' } },
  '41': { text: 'Confirmação da entrada em cartório e informação da despesa de aponte',      our_occurrence: '2081', doubt: { pt: 'substitui 23 (p. 20); 2087, criado para um 41 mais antigo, é só a despesa', en: 'it replaces 23 (p. 20); 2087, added for an older 41, is only the cost' } },
  '42': { text: 'Tarifa de Alteração de título',                                             our_occurrence: '2088' },
  '43': { text: 'Tarifa de Relação de títulos',                                              our_occurrence: '2089' },
  '44': { text: 'Tarifa de Manutenção mensal',                                               our_occurrence: '2090' },
  '45': { text: 'Tarifa de Sustação de cartório e envio de título a cartório',               our_occurrence: '2091' },
  '46': { text: 'Fornecimento de formulário pré-impresso',                                   our_occurrence: '2092' },
  '47': { text: 'Confirmação de entrada – Pagador DDA',                                      our_occurrence: '2093' },
  '68': { text: 'Acerto dos dados do rateio de crédito',                                     our_occurrence: '2094', overrides: [refusedSplit('68', 'Acerto dos dados do rateio de crédito')] },
  '69': { text: 'Cancelamento dos dados do rateio',                                          our_occurrence: '2095', overrides: [refusedSplit('69', 'Cancelamento dos dados do rateio')] },
}

/** Forma e canal de pagamento, 343 and 344, p. 21. */
export const paymentForms400 = { '1': 'Dinheiro', '2': 'Cheque' } as const
export const paymentChannels400 = {
  '1': 'Guichê de caixa (Terminal Financeiro)',
  '2': 'Terminal de autoatendimento (Cash eletrônico)',
  '3': 'Internet (Home/Office banking)',
  '5': 'Correspondente',
  '6': 'Telefone (Central de atendimento)',
  '7': 'Arquivo eletrônico',
} as const

/** In 159–160, 276–277 and 393–394 of the record of type 3 (p. 23). The list names 383–392 (p. 28), which belong to the title. */
const splitReasons: readonly ReasonTable[] = Object.entries(splitLists).flatMap(([occurrence, lists]) =>
  (['rejection', 'information'] as const).flatMap((severity) => {
    const codes = lists[severity]
    return codes === undefined ? [] : [1, 2, 3].map((at) => ({ occurrences: [occurrence], field: `split.split_${at}_reason`, codeWidth: 2, severity, codes, source: `${MANUAL}, 3.6.2, pp. 28–30` }))
  }),
)

/** Reasons of titles in 383–392, and the channel of settlements. */
export const reasons400: readonly ReasonTable[] = [
  { occurrences: ['03', '16', '18'],             field: FIELD,                   codeWidth: 2, severity: 'rejection',   codes: rejections400,      source: `${MANUAL}, 3.6.1, pp. 25–27` },
  { occurrences: ['06', '07', '08', '15', '30', '31'], field: 'title.payment_channel', codeWidth: 1, severity: 'channel',     codes: paymentChannels400, source: `${MANUAL}, p. 21` },
  { occurrences: ['06', '07', '08', '15', '30', '31'], field: 'title.payment_form',    codeWidth: 1, severity: 'channel',     codes: paymentForms400,    source: `${MANUAL}, p. 21` },
  ...splitReasons,
]

/** Pp. 19–20. The table has no code for Pix or for a settlement after the write-off. */
export const events400: EventOccurrences = {
  registered: ['02'],
  rejected: ['03'],
  paid: ['06'],
  paid_partially: ['07'],
  paid_by_pix: ['06'],
  paid_at_notary: ['15'],
  paid_after_write_off: null,
  written_off: ['09'],
  protest_ordered: ['19'],
  sent_to_notary: null, // 23 comes only after the entry at the notary
  in_notary: ['23'],
  protested: ['40'],
  withdrawn: ['26'],
  instruction_rejected: ['16', '60'],
}

/**
 * Código de ocorrência, 109–110, pp. 7–8, and the unified instruction. Only the carteiras R, S and X have 12 and 13; 68 and 69 are «não tratado». 16 confirms a
 * change of data, 18 a change of instructions.
 */
export const movements400 = {
  '01': { text: 'Remessa',                                                confirmedBy: ['02'], our_code: '1001' },
  '02': { text: 'Pedido baixa',                                           confirmedBy: ['10'], our_code: '1002' },
  '04': { text: 'Concessão de abatimento',                                confirmedBy: ['12'], our_code: '1004', needs: ['value_rebate'] },
  '05': { text: 'Cancelamento de abatimento',                             confirmedBy: ['13'], our_code: '1005', needs: ['value_rebate'] }, // the bank subtracts the amount from its rebate (CNAB 240 of 2013, p. 9)
  '06': { text: 'Alteração de vencimento',                                confirmedBy: ['14'], our_code: '1003' },
  '07': { text: 'Alteração de uso empresa',                               confirmedBy: ['16'], our_code: '1007' },
  '08': { text: 'Alteração do Seu Número',                                confirmedBy: ['16'], our_code: '1008' },
  '09': { text: 'Protestar imediatamente',                                confirmedBy: ['19'], our_code: '1009' },
  '10': { text: 'Sustação de protesto',                                   confirmedBy: ['20'], our_code: '1018' },
  '12': { text: 'Reembolso e transferência Desconto e Vendor',            confirmedBy: ['32'], our_code: null },
  '13': { text: 'Reembolso e devolução Desconto e Vendor',                confirmedBy: ['33'], our_code: null },
  '14': { text: 'Dados do sacador',                                       confirmedBy: null,   our_code: null }, // of the guarantor's record (p. 11)
  '16': { text: 'Alteração do número de dias para protesto',              confirmedBy: ['18'], rejectedBy: ['18', '60'], our_code: '1017' },
  '18': { text: 'Alteração do nome do Pagador',                           confirmedBy: ['16'], our_code: '1012' },
  '19': { text: 'Alteração do endereço do Pagador',                       confirmedBy: ['16'], our_code: '1013' },
  '20': { text: 'Alteração da cidade do Pagador',                         confirmedBy: ['16'], our_code: '1014' },
  '21': { text: 'Alteração do CEP do Pagador (mudança de portadora)',     confirmedBy: ['16'], our_code: '1038' },
  '24': { text: 'Alterações de dados do sacador',                         confirmedBy: null,   our_code: null }, // only for the guarantor's record (p. 11)
  '68': { text: 'Acerto dos dados do rateio de crédito',                  confirmedBy: ['68'], our_code: null },
  '69': { text: 'Cancelamento dos dados do rateio',                       confirmedBy: ['69'], our_code: null },
} as const satisfies Readonly<Record<string, Movement>>

/** 1ª e 2ª instrução, 157–160, p. 9. */
export const cashierInstructions400 = {
  '00': 'Sem instrução', // in real files; the manual prints blanks
  '09': 'Protestar caso impago NN dias após o vencimento',
  '15': 'Devolver se impago após NN dias do vencimento',
  '18': 'Após NN dias do vencimento, cobrar xx,x% de multa',
  '23': 'Não protestar',
} as const

/** Tipo de carteira, 108, pp. 7, 18 and 19. */
export const walletTypes400 = {
  '1': 'Cobrança Simples (8050.76)',
  '3': 'Cobrança Caucionada (8150.55)',
  '4': 'Cobrança em IGPM (8450.94)',
  '5': 'Cobrança Caucionada CGB Especial (8355.01)',
  '6': 'Cobrança Simples Seguradora (8051.57)',
  '7': 'Cobrança em UFIR (8257.86)',
  '8': 'Cobrança em IDTR (8356.84)',
  'C': 'Cobrança Vinculada (8250.34)',
  'D': 'Cobrança CSB (8258.67)',
  'E': 'Cobrança Caucionada Câmbio (8156.24)',
  'F': 'Cobrança Vendor (8152.17)',
  'H': 'Cobrança Caucionada Dólar (8157.05)',
  'I': 'Cobrança Caucionada Compror (8351.46)',
  'K': 'Cobrança Simples INCC-M (8153.06)',
  'M': 'Cobrança Partilhada (8154.70)',
  'R': 'Desconto de Duplicata (6030.15)',
  'S': 'Vendor Eletrônico – Valor Final (Corrigido) (6032.79)',
  'X': 'Vendor BDL – Valor Inicial (Valor da NF) (6034.30)',
} as const

/** Tipo de documento, 148–149, p. 8. */
export const dispatchForms400 = {
  '06': 'Cobrança Escritural: o Banco emite o boleto e envia ao Pagador pelo Correio',
  '08': 'Cobrança Credenciada Banrisul – CCB: o boleto é impresso e expedido pelo Beneficiário',
  '09': 'Títulos de Terceiros: o Banco emite o boleto e envia ao Pagador pelo Correio',
} as const

/** Código de juros, 161, p. 9. */
export const interestTypes400 = { '0': 'Valor diário', '1': 'Taxa mensal' } as const

/** Rateio, p. 14. */
export const splitCalculations400 = { '1': 'Valor cobrado', '2': 'Valor do registro' } as const
export const splitValueTypes400 = { '1': 'Percentual', '2': 'Valor' } as const
