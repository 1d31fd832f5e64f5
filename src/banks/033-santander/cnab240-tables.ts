// Santander, Layout Cobrança H7815, CNAB 240 posições, version 8.4 (July 2025): nota 40 (p. 24), 40-A (pp. 24–26), 40-C (p. 26), nota 41 (pp. 27–28).

import { type EventOccurrences, type OccurrenceTable, type ReasonTable, without } from '../../febraban/index.js'
import type { Codes } from '../../fixed-width/index.js'
import { similarTo } from '../families/doubts.js'
import * as febraban from '../families/febraban240/index.js'
import type { Movement } from '../remittance-dialect.js'
import { CANCELS_PENDING, PENDING } from './doubts.js'

const MANUAL = 'Santander, H7815, CNAB 240 posições, versão 8.4 (07/2025)'

const REASONS = 'segment_t.reason_codes'

/** 40-C: only the reason distinguishes partial settlements, settlements of the rest and settlements at the notary. */
const SETTLED = [
  { field: REASONS, codes: ['02'], means: { text: 'Liquidação do Boleto Efetivada por conta', our_occurrence: '2029' } },
  { field: REASONS, codes: ['09'], means: { text: 'Liquidação do Boleto Efetivada - Pagamento Parcial', our_occurrence: '2029' } },
  { field: REASONS, codes: ['01'], means: { text: 'Liquidação do Boleto Efetivada por saldo', our_occurrence: '2030' } },
  { field: REASONS, codes: ['08'], means: { text: 'Liquidação do Boleto Efetivada em cartório', our_occurrence: '2035' } },
] as const

/** Código de movimento para retorno, nota 40, p. 24. */
export const occurrences240: OccurrenceTable = {
  '02': { text: 'Entrada confirmada',                                                     our_occurrence: '2001' },
  '03': { text: 'Entrada rejeitada',                                                      our_occurrence: '2002' },
  '04': { text: 'transferência para carteira Simples',                                    our_occurrence: '2031', doubt: similarTo('2208') },
  '05': { text: 'transferência para carteira Desconto/Penhor/Vendor/FIDC/Cessão',         our_occurrence: '2032', doubt: similarTo('2208') },
  '06': { text: 'Liquidação do Boleto Efetivada',                                         our_occurrence: '2003', overrides: SETTLED },
  '08': { text: 'Confirmação do Recebimento do Cancelamento do Desconto',                 our_occurrence: '2062' },
  // 09: with 92, or 61, the slip was paid by Pix, whose credit comes separately (pp. 6, 27). By default a payment by Pix has reason 09 instead, «comandada banco» (p.
  // 6); a paid value then distinguishes it from a plain write-off
  '09': { text: 'Baixa',                                                                  our_occurrence: '2004', doubt: { pt: 'com o motivo 09 e sem valor pago, também pode ser um pagamento por Pix (p. 6)', en: 'with reason 09 and no paid value it may also be a payment by Pix (p. 6)' }, overrides: [
    { field: REASONS, codes: ['92'], means: { text: 'Baixa por pagamento Pix', our_occurrence: '2161', pix: true } },
    { field: REASONS, codes: ['61'], means: { text: 'Baixa por pagamento Pix', our_occurrence: '2161', pix: true, doubt: { pt: 'a versão 8.5 relaciona 61 só a 06, 17 e 93', en: 'version 8.5 relates 61 only to 06, 17 and 93' } } },
    { field: REASONS, codes: ['09'], paid: true, means: { text: 'Baixa', our_occurrence: '2161', pix: true } },
  ] },
  '11': { text: 'boletos em carteira (em ser)',                                           our_occurrence: '2009' },
  '12': { text: 'confirmação recebimento instrução de abatimento',                        our_occurrence: '2010' },
  '13': { text: 'confirmação recebimento instrução de cancelamento abatimento',           our_occurrence: '2011' },
  '14': { text: 'confirmação recebimento instrução alteração de vencimento',              our_occurrence: '2012' },
  '17': { text: 'liquidação após baixa ou liquidação boleto não registrado',              our_occurrence: '2014', overrides: [ // 40-C, p. 26
    { field: REASONS, codes: ['02', '09'], means: { text: 'liquidação após baixa ou liquidação boleto não registrado', our_occurrence: '2029' } },
  ] },
  '19': { text: 'confirmação recebimento instrução de protesto',                          our_occurrence: '2015' },
  '20': { text: 'confirmação recebimento instrução de sustação/Não Protestar',            our_occurrence: '2016' },
  '23': { text: 'remessa a cartório (aponte em cartório)',                                our_occurrence: '2017' },
  '24': { text: 'retirada de cartorio e manutenção em carteira',                          our_occurrence: '2018' },
  '25': { text: 'protestado e baixado (baixa por ter sido protestado)',                   our_occurrence: '2019' },
  '26': { text: 'instrução rejeitada',                                                    our_occurrence: '2020' },
  '27': { text: 'confirmação do pedido de alteração de outros dados',                     our_occurrence: '2021' },
  '28': { text: 'débito de tarifas/custas',                                               our_occurrence: '2022' },
  '29': { text: 'ocorrências do Pagador',                                                 our_occurrence: '2023' },
  '30': { text: 'alteração de dados rejeitada',                                           our_occurrence: '2024' },
  '32': { text: 'Código de IOF inválido',                                                 our_occurrence: '2191' },
  '51': { text: 'Boleto DDA reconhecido pelo Pagador',                                    our_occurrence: '2067' },
  '52': { text: 'Boleto DDA não reconhecido pelo Pagador',                                our_occurrence: '2068' },
  '53': { text: 'Boleto DDA recusado pela PCR',                                           our_occurrence: '2069' },
  '61': { text: 'Confirmação de Alteração do Valor Nominal do Boleto',                    our_occurrence: '2124' },
  '91': { text: 'Confirmação de Alteração do Valor Mínimo ou Percentual Mínimo',          our_occurrence: '2125' },
  '92': { text: 'Confirmação de Alteração do Valor Máximo ou Percentual Máximo',          our_occurrence: '2125' },
  // 93: announces only the value paid; the settlement comes in the nightly file (p. 27). Never booked
  '93': { text: 'Pagamento do Boleto Recebido',                                           our_occurrence: '2158', doubt: PENDING },
  '94': { text: 'Cancelamento do Pagamento Recebido',                                     our_occurrence: '2158', doubt: CANCELS_PENDING },
  'A4': { text: 'Pagador DDA',                                                            our_occurrence: '2093', doubt: { pt: 'o manual não informa se o código também confirma uma entrada', en: 'the manual does not state whether it also confirms an entry' } },
}

/** 40-A, rejeições, pp. 24–26: FEBRABAN's codes up to 64, in this manual's words if they differ, and the manual's own codes above 64. */
const rejections: Codes = {
  '01': 'código do banco invalido',
  '02': 'código do registro detalhe inválido',
  '03': 'código do segmento invalido',
  '04': 'código do movimento não permitido para carteira',
  '05': 'código de movimento invalido',
  '06': 'tipo/numero de inscrição do Beneficiário inválidos',
  '07': 'agencia/conta/DV invalido',
  '08': 'nosso numero invalido',
  '09': 'nosso numero duplicado',
  '10': 'carteira invalida',
  '11': 'forma de cadastramento do boleto invalida. Se Desconto ou Cessão, boleto rejeitado - operação de Desconto ou Cessão fora do horário limite',
  '12': 'tipo de documento invalido',
  '13': 'identificação da emissão do Boleto invalida',
  '14': 'identificação da distribuição do Boleto invalida',
  '15': 'características da cobrança incompatíveis',
  '16': 'data de vencimento invalida',
  '17': 'data de vencimento anterior a data de emissão',
  '18': 'vencimento fora do prazo de operação',
  '19': 'boleto a cargo de bancos correspondentes com vencimento inferior a xx dias',
  '20': 'valor do boleto invalido',
  '21': 'espécie do boleto invalida',
  '22': 'espécie não permitida para a carteira',
  '23': 'aceite invalido',
  '24': 'Data de emissão inválida',
  '25': 'Data de emissão posterior a data de entrada',
  '26': 'Código de juros de mora inválido',
  '27': 'Valor/Taxa de juros de mora inválido',
  '28': 'Código de desconto inválido',
  '29': 'Valor do desconto maior ou igual ao valor do boleto',
  '30': 'Desconto a conceder não confere',
  '31': 'Concessão de desconto - já existe desconto anterior',
  '32': 'Valor do IOF',
  '33': 'Valor do abatimento inválido',
  '34': 'Valor do abatimento maior ou igual ao valor do boleto',
  '35': 'Abatimento a conceder não confere',
  '36': 'Concessão de abatimento - já existe abatimento anterior',
  '37': 'Código para protesto inválido',
  '38': 'Prazo para protesto inválido',
  '39': 'Pedido de protesto não permitido para o boleto',
  '40': 'Boleto com ordem de protesto emitida',
  '41': 'Pedido de cancelamento/sustação para boletos sem instrução de protesto',
  '42': 'Código para baixa/devolução inválido',
  '43': 'Prazo para baixa/devolução inválido',
  '44': 'Boleto já baixado',
  '45': 'Nome do Pagador não informado',
  '46': 'Tipo /Número de inscrição do Pagador inválidos',
  '47': 'Endereço do Pagador não informado',
  '48': 'CEP inválido',
  '49': 'CEP sem praça de cobrança (não localizado)',
  '50': 'CEP referente a um Banco Correspondente',
  '51': 'CEP incompatível com a unidade de federação',
  '52': 'Unidade de federação inválida',
  '53': 'Tipo/Número de inscrição do sacador/avalista inválidos',
  '54': 'Sacador/Avalista não informado',
  '55': 'Nosso número no Banco Correspondente não informado',
  '56': 'Código do Banco Correspondente não informado',
  '57': 'Código da multa inválido',
  '58': 'Data da multa inválida',
  '59': 'Valor/Percentual da multa inválido',
  '60': 'Movimento para boleto não cadastrado',
  '61': 'Alteração de agência cobradora/dv inválida',
  '62': 'Tipo de impressão inválido',
  '63': 'Entrada para boleto já cadastrado',
  '64': 'Número da linha inválido',
  '65': 'A espécie de boleto não permite a instrução',
  '72': 'Entrada de boleto Sem Registro',
  '90': 'Identificador/Quantidade de Parcelas de carnê invalido',
  '91': 'Boleto Descontado, instrução não permitida',
  '92': 'Data de Desconto Inválida',
  '93': 'Número do lote remessa inválido',
  'A1': 'Instrução recusada – Pix Automático',
  'B2': 'Valor Nominal do Boleto Conflitante',
  'B3': 'Tipo de Pagamento Inválido',
  'B4': 'Valor Máximo ou Percentual Máximo Inválido',
  'B5': 'Valor Mínimo ou Percentual Mínimo Inválido',
  'B6': 'Instrução recusada, convenio com garantia em conta Escrow',
  'C1': 'Não foi realizada a contratação do produto SX Integra para operar com Cessão',
  'C2': 'Operação de Cessão não Confirmada',
  'C3': 'Operação de Cessão Rejeitada – Ver detalhes no relatório do SX Integra',
  'E1': 'CNPJ Raiz do pagador não pode ser igual ao do beneficiário original',
  'E2': 'CNPJ Raiz do pagador não pode ser igual ao do beneficiário final',
  'E3': 'CNPJ Raiz do beneficiário final não pode ser igual ao CNPJ Raiz do beneficiário original para o convênio',
  'E4': 'CPF do pagador não pode ser igual ao do beneficiário original',
  'E5': 'CPF do pagador não pode ser igual ao do beneficiário final',
  'E6': 'CPF do beneficiário final não pode ser igual ao CPF do beneficiário original para o convênio',
  'E7': 'Registro não permitido – Beneficiário Final com restrição',
  'E8': 'Código de Moeda Inválido',
  'E9': 'Obrigatório informar o Beneficiário Final para o boleto',
  'P1': 'Registrado com QR Code Pix',
  'P2': 'Registrado sem QR Code Pix',
  'P3': 'Chave PIX Inválida',
  'P4': 'Chave PIX sem cadastro na DICT',
  'P5': 'Chave PIX não é compatível com o CNPJ',
  'P6': 'Identificador (TXID) em duplicidade',
  'P7': 'Identificador (TXID) inválido ou não encontrado',
  'P8': 'Alteração não permitida – QR Code concluído, removido pelo PSP ou removido pelo usuário recebedor',
  'P9': 'Cancelamento não permitido – QR Code concluído, removido pelo PSP ou removido pelo usuário recebedor',
  'Z1': 'Quantidade de Pagamento Possíveis Inválido',
  'Z5': 'Boleto com reserva, instrução não permitida',
  'Z6': 'Segmento Inválido para o tipo de Carteira de Cobrança',
  'Z7': 'Instrução exige segmento Y53',
  'Z8': 'Instrução recusada - limite de alt.de vencto atingido p/ boletos em garantia', // a slip may be prolonged once, by at most 45 days after the due date of the operation
  'Z9': 'Instrução recusada pelo sistema de garantias', // the pledged slips would be worth less than the contract of guarantee demands
}

/** 40-C, liquidação and liquidação Pix, p. 26. The manual prints 09, a partial payment, beside «baixa Pix». */
const settlements: Codes = {
  '01': 'Por saldo',
  '02': 'Por conta',
  '03': 'No próprio banco',
  '04': 'Compensação eletrônica',
  '05': 'Compensação convencional',
  '06': 'Arquivo magnético',
  '07': 'Após feriado local',
  '08': 'Em cartório',
  '09': 'Pagamento Parcial',
  '61': 'Liquidação Por Pagamento PIX',
}

/** 40-C, baixa and baixa Pix, p. 26. */
const writeOffs: Codes = {
  '09': 'Comandada banco',
  '10': 'Comandada cliente arquivo',
  '11': 'Comandada cliente on-line',
  '12': 'Decurso prazo – cliente',
  '13': 'Decurso prazo – banco',
  '92': 'Pagamento PIX',
}

/** 40-C, pagamento recebido, p. 26. */
const received: Codes = {
  '93': 'Pagamento do boleto recebido',
  '94': 'Cancelamento do pagamento recebido',
}

/** Nota 41, pp. 27–28: FEBRABAN's A001, in this manual's words; differences of «boleto» and «título» are ignored. */
const payerOccurrences: Codes = {
  ...febraban.payerOccurrences,
  '0603': 'Pagador alega que mantém entendimentos com Pagador', // so printed
}

const TABLE_A = `${MANUAL}, nota 40-A, pp. 24–26`
const TABLE_C = `${MANUAL}, nota 40-C, p. 26`

type OutcomeTable = Omit<ReasonTable, 'occurrences'>
const tableC = { field: REASONS, codeWidth: 2, source: TABLE_C } as const
const SETTLED_C: OutcomeTable = { ...tableC, severity: 'channel', codes: settlements, pixCodes: ['61'] }
const WRITTEN_OFF_C: OutcomeTable = { ...tableC, severity: 'information', codes: writeOffs, pixCodes: ['92'] }
const RECEIVED_C: OutcomeTable = { ...tableC, severity: 'information', codes: received }
const withoutPartial = { ...SETTLED_C, codes: without(settlements, '09') }
const withoutByBank = { ...WRITTEN_OFF_C, codes: without(writeOffs, '09') }

/**
 * 40-C relates «01 a 13, 61 e 92» to 06, 09, 17, 93 and 94 (p. 26); the page also prints 93 and 94, of payments received. 09 has two meanings: «pagamento
 * parcial» of 06, 17 and 93, and «comandada banco» of 09 and 94, as in version 8.5 (02/2026), which relates 01–09 and 61 to the first, and the others to the
 * second.
 */
const outcomes = (occurrences: readonly string[], ...tables: readonly OutcomeTable[]): readonly ReasonTable[] =>
  tables.map((table) => ({ occurrences, ...table }))

/**
 * T 209–218: up to five codes of two characters. In the manual, 40-A applies to 03, 26 and 30; in real files, P1 and P2 also come with confirmed entries. No
 * available edition has the fees of 28 («40-B»).
 */
export const reasons240: readonly ReasonTable[] = [
  { occurrences: ['03', '26', '30', '32'], field: REASONS,                             codeWidth: 2, severity: 'rejection',   codes: rejections,       source: TABLE_A },
  { occurrences: ['02'],                   field: REASONS,                             codeWidth: 2, severity: 'information', codes: rejections,       source: TABLE_A },
  ...outcomes(['06', '17', '93'], SETTLED_C, withoutByBank, RECEIVED_C),
  ...outcomes(['09', '94'], WRITTEN_OFF_C, withoutPartial, RECEIVED_C),
  { occurrences: ['29'],                   field: 'segment_u.payer_occurrence_code',   codeWidth: 4, severity: 'information', codes: payerOccurrences, source: `${MANUAL}, nota 41, pp. 27–28` },
]

/** Nota 40 and 40-C, pp. 24–26. */
export const events240: EventOccurrences = {
  ...febraban.events240,
  paid_partially: ['06', '09'],
}

// The codes of a remittance: notas 5, 6, 14, 20 to 27 and 46 to 49, pp. 17–23 and 29.

/**
 * Código de movimento para remessa, nota 14, p. 19, and the unified instruction. 12 needs the beneficiary of a FIDC; 15 to 17 belong to the product SX Integra.
 */
export const movements240 = {
  '01': { text: 'Entrada de boleto',                                                           confirmedBy: ['02'],                  our_code: '1001' },
  '02': { text: 'Pedido de baixa',                                                             confirmedBy: ['09', '10'],            our_code: '1002' },
  '04': { text: 'Concessão de abatimento',                                                     confirmedBy: ['12'],                  our_code: '1004', needs: ['value_rebate'] },
  '05': { text: 'Cancelamento de abatimento',                                                  confirmedBy: ['13'],                  our_code: '1005' },
  '06': { text: 'Alteração de vencimento',                                                     confirmedBy: ['14'],                  our_code: '1003' },
  '07': { text: 'Alteração da identificação do boleto na empresa (Controle Participante)',     confirmedBy: ['27'], rejectedBy: ['30'], our_code: '1007', also: ['1098', '1122'] }, // one column, 196–220
  '08': { text: 'Alteração seu número',                                                        confirmedBy: ['27'], rejectedBy: ['30'], our_code: '1008' },
  '09': { text: 'Pedido de Protesto',                                                          confirmedBy: ['19'],                  our_code: '1009' },
  '10': { text: 'Concessão de Desconto',                                                       confirmedBy: null,                    our_code: '1071' },
  '11': { text: 'Cancelamento de desconto',                                                    confirmedBy: ['08'],                  our_code: '1072' },
  '12': { text: 'Transferência de Titularidade automática',                                    confirmedBy: null,                    our_code: null },
  '15': { text: 'Transferência da carteira Simples para a carteira Cessão',                    confirmedBy: ['05'],                  our_code: null },
  '16': { text: 'Baixa de Cessão por Descaracterização',                                       confirmedBy: null,                    our_code: null },
  '17': { text: 'Baixa de Cessão por Pagamento',                                               confirmedBy: null,                    our_code: null },
  '18': { text: 'Pedido de Sustação de Protesto',                                              confirmedBy: ['20'],                  our_code: '1018' },
  '31': { text: 'Alteração de outros dados',                                                   confirmedBy: ['27'], rejectedBy: ['30'], our_code: '1017', also: ['1031'] }, // only the kind and number of days of the protest
  '47': { text: 'Alteração do Valor Nominal do boleto',                                        confirmedBy: ['61'],                  our_code: '1028' }, // only for a credit card slip or a proposal (nota 18)
  '48': { text: 'Alteração do Valor Mínimo ou Percentual Mínimo',                              confirmedBy: ['91'],                  our_code: '1148' }, // with Y-53 (40-A, Z7)
  '49': { text: 'Alteração do Valor Máximo ou Percentual Máximo',                              confirmedBy: ['92'],                  our_code: '1149' }, // with Y-53 (40-A, Z7)
  '98': { text: 'Não Protestar (Antes de iniciar o ciclo de protesto)',                        confirmedBy: ['20'],                  our_code: '1010' },
} as const satisfies Readonly<Record<string, Movement>>

/** Espécie do boleto, nota 20, pp. 20–21. */
export const documentTypes240 = {
  '02': 'DM - Duplicata Mercantil',
  '04': 'DS - Duplicata de Serviço',
  '07': 'LC - Letra de Câmbio (somente para banco 353)',
  '12': 'NP - Nota Promissória',
  '13': 'NR - Nota Promissória Rural',
  '17': 'RC - Recibo',
  '20': 'AP – Apólice de Seguro',
  '30': 'LC - Letra de Câmbio (somente para banco 008)',
  '31': 'BCC – Cartão de Crédito',
  '32': 'BDP – Boleto de Proposta',
  '33': 'BDA – Boleto de Depósito e Aporte',
  '97': 'CH – Cheque',
  '98': 'ND - Nota Promissória Direta',
} as const

/**
 * The service's document_type → espécie. Document types that are not here have no espécie. «Por indicação» uses the espécie of the same document without it.
 */
export const documentTypeOf240 = {
  '01': '97', // CH
  '02': '02', // DM
  '03': '02', // DMI
  '04': '04', // DS
  '05': '04', // DSI
  '07': '07', // LC
  '12': '12', // NP
  '13': '13', // NPR
  '17': '17', // RC
  '20': '20', // AP
  '35': '31', // CC
  '36': '32', // BDP
  '37': '98', // NPD
  '46': '33', // BDA
} as const satisfies Readonly<Record<string, keyof typeof documentTypes240>>

/** Código de mora, nota 21, pp. 21–22. 5 and 6 charge no interest until the date. */
export const interestTypes240 = {
  '1': 'Valor por dia',
  '2': 'Taxa Mensal',
  '3': 'Isento',
  '4': 'Utilizar comissão permanência do Banco por dia de atraso',
  '5': 'Tolerância valor por dia (cobrar juros a partir de)',
  '6': 'Tolerância taxa mensal (cobrar juros a partir de)',
} as const

/** Código do desconto, nota 23, p. 22. */
export const discountTypes240 = {
  '0': 'Isento',
  '1': 'Valor fixo até a data informada',
  '2': 'Percentual até a data informada',
  '3': 'Valor por antecipação por dia corrido',
  '4': 'Valor por antecipação dia útil',
} as const

/** Código da multa, R 66, p. 9. */
export const fineTypes240 = {
  '1': 'Valor fixo',
  '2': 'Percentual',
} as const

/** Código para protesto, nota 25, p. 22. */
export const sueCodes240 = {
  '0': 'Não protestar',
  '1': 'Protestar dias corridos',
  '2': 'Protestar dias úteis',
  '3': 'Utilizar perfil beneficiário',
  '9': 'Cancelamento de protesto automático',
} as const

/** Código para baixa/devolução, nota 26, p. 22. */
export const revokeCodes240 = {
  '1': 'Baixar / devolver',
  '2': 'Não baixar / não devolver',
  '3': 'Utilizar perfil beneficiário',
} as const

/** Forma de cadastramento, nota 6, p. 18. */
export const registrationForms240 = {
  '1': 'Cobrança Registrada (Rápida e Eletrônica com Registro)',
  '2': 'Cobrança sem Registro',
  '3': 'Cobrança Simples (Sem Registro sem pré-impresso e com pré-impresso)',
} as const
