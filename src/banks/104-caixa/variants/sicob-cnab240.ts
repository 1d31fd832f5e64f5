// Caixa (104), Leiaute de Arquivo Eletrônico Padrão CNAB 240, Cobrança Bancária CAIXA - SICOB (67.023 v014, setembro de 2008): the returns of the
// system before SIGCB. FEBRABAN's records, with the differences below; notas C044 and C047, pp. 32–34. Texts are the manual's own. Read only.

import type { OccurrenceTable, ReasonTable } from '../../../febraban/index.js'
import { type Codes, date, digits, integer, money, reserved, text } from '../../../fixed-width/index.js'
import type { ReturnDialect } from '../../bank.js'
import * as febraban from '../../families/febraban240/index.js'
import { cnab240Return } from '../../families/febraban240/index.js'
import { manualSicob240 } from '../bank.js'
import { returnFileTrailer, segmentW, segmentY50, segmentYOther } from '../cnab240.js'
import { sicobWords240 } from '../words.js'

const MANUAL = 'Caixa, Leiaute CNAB 240 SICOB, 67.023 v014 (setembro de 2008)'

/** Header de arquivo, pp. 7–8. */
const sicobFileHeader = febraban.fileHeader
  .replace([33, 72], {
    agreement_code:      text(33, 48),     // 07.0 Código do convênio: agência 4, operação 3, conta 8, DV 1 (G007)
    bank_use_1:          reserved(49, 52), // 07.0 Uso exclusivo CAIXA
    agency_number:       digits(53, 57),   // 08.0 Agência mantenedora da conta
    agency_digit:        text(58, 58),     // 09.0 DV da agência
    beneficiary_code:    digits(59, 70),   // 10.0 Código do cedente: zero, operação 3, cedente 8 (G010)
    beneficiary_digit:   digits(71, 71),   // 11.0 DV do cedente
    agency_beneficiary_digit: text(72, 72), // 12.0 DV da agência e do cedente
  })
  .as('caixa240_sicob.return.file_header', `${MANUAL}, p. 7`)

/** Header de lote. */
const sicobLotHeader = febraban.lotHeader
  .replace([34, 73], {
    agreement_code:      text(34, 49),     // 11.1 Código do convênio (G007)
    bank_use_1:          reserved(50, 53), // 11.1 Uso exclusivo CAIXA
    agency_number:       digits(54, 58),   // 12.1 Agência mantenedora da conta
    agency_digit:        text(59, 59),     // 13.1 DV da agência
    beneficiary_code:    digits(60, 71),   // 14.1 Código do cedente (G010)
    beneficiary_digit:   digits(72, 72),   // 15.1 DV do cedente
    agency_beneficiary_digit: text(73, 73), // 16.1 DV da agência e do cedente
  })
  .as('caixa240_sicob.return.lot_header', `${MANUAL}, p. 14`)

/** Segmento T, p. 19. */
const sicobSegmentT = febraban.segmentT
  .replace([18, 57], {
    agency_number:       digits(18, 22),   // 08.3T Agência mantenedora da conta
    agency_digit:        text(23, 23),     // 09.3T DV da agência
    beneficiary_code:    digits(24, 35),   // 10.3T Código do cedente (G010)
    beneficiary_digit:   digits(36, 36),   // 11.3T DV do cedente
    agency_beneficiary_digit: text(37, 37), // 12.3T DV da agência e do cedente
    bank_use_1:          reserved(38, 46), // 13.3T Uso exclusivo CAIXA: brancos
    our_number:          digits(47, 56),   // 13.3T Nosso número (G069)
    our_number_digit:    digits(57, 57),   // 13.3T DV do nosso número
  })
  .replace([59, 73], {
    document_number:     text(59, 69),     // 15.3T Número do documento
    bank_use_2:          reserved(70, 73), // 15.3T Uso exclusivo CAIXA
  })
  // C012, pp. 29–30.
  .withCodes({ due_date: { '11111111': 'À vista', '99999999': 'Contra-apresentação' } })
  .as('caixa240_sicob.segment_t', `${MANUAL}, p. 19`)

/** Segmento U, p. 20. */
const sicobSegmentU = febraban.segmentU
  .replace([154, 240], {
    fee_date:            date(154, 161, 'DDMMYYYY'), // 23.3U Data do débito da tarifa
    reserved_2:          reserved(162, 240),         // 24.3U Uso exclusivo FEBRABAN/CNAB
  })
  .as('caixa240_sicob.segment_u', `${MANUAL}, p. 20`)

/** Trailer de lote, p. 22. */
const sicobLotTrailer = febraban.lotTrailer
  .replace([47, 123], {
    bank_use_1:          reserved(47, 69), // 08.5, 09.5 Uso exclusivo FEBRABAN/CNAB: zeros
    pledged_count:       integer(70, 75),  // 10.5 Quantidade de títulos, cobrança caucionada
    pledged_amount:      money(76, 92),    // 11.5 Valor total, cobrança caucionada
    discounted_count:    integer(93, 98),  // 12.5 Quantidade de títulos, cobrança descontada
    discounted_amount:   money(99, 115),   // 13.5 Valor total, cobrança descontada
    bank_use_2:          reserved(116, 123), // 14.5 Uso exclusivo FEBRABAN/CNAB
  })
  .as('caixa240_sicob.return.lot_trailer', `${MANUAL}, p. 22`)

const SOURCE = 'Caixa, Leiaute CNAB 240 SICOB, 67.023 v014 (setembro de 2008), nota C047, pp. 33–34'

/** C044 Código de movimento retorno, p. 32. 36 and 37 have other meanings in SIGCB. */
const occurrences240Sicob: OccurrenceTable = {
  '02': { text: 'Entrada Confirmada',                                                     our_occurrence: '2001' },
  '03': { text: 'Entrada Rejeitada',                                                      our_occurrence: '2002' },
  '04': { text: 'Transferência de Carteira/Entrada',                                      our_occurrence: '2031' },
  '05': { text: 'Transferência de Carteira/Baixa',                                        our_occurrence: '2032' },
  // 06 with 08 (C047-C, p. 34): at the notary
  '06': { text: 'Liquidação',                                                             our_occurrence: '2003', overrides: [
    { field: 'segment_t.reason_codes', codes: ['08'], means: { text: 'Liquidação',        our_occurrence: '2035' } },
  ] },
  '09': { text: 'Baixa',                                                                  our_occurrence: '2004' },
  '12': { text: 'Confirmação Recebimento Instrução de Abatimento',                        our_occurrence: '2010' },
  '13': { text: 'Confirmação Recebimento Instrução de Cancelamento Abatimento',           our_occurrence: '2011' },
  '14': { text: 'Confirmação Recebimento Instrução Alteração de Vencimento',              our_occurrence: '2012' },
  '17': { text: 'Liquidação Após Baixa ou Liquidação Título Não Registrado',              our_occurrence: '2014' },
  '19': { text: 'Confirmação Recebimento Instrução de Protesto',                          our_occurrence: '2015' },
  '20': { text: 'Confirmação Recebimento Instrução de Sustação/Cancelamento de Protesto', our_occurrence: '2016' },
  '23': { text: 'Remessa a Cartório (Aponte em Cartório)',                                our_occurrence: '2017' },
  '24': { text: 'Retirada de Cartório e Manutenção em Carteira',                          our_occurrence: '2018' },
  '25': { text: 'Protestado e Baixado (Baixa por Ter Sido Protestado)',                   our_occurrence: '2019' },
  '26': { text: 'Instrução Rejeitada',                                                    our_occurrence: '2020' },
  '27': { text: 'Confirmação do Pedido de Alteração de Outros Dados',                     our_occurrence: '2021' },
  '28': { text: 'Débito de Tarifas/Custas',                                               our_occurrence: '2022' },
  '30': { text: 'Alteração de Dados Rejeitada',                                           our_occurrence: '2024' },
  '36': { text: 'Confirmação de envio de e-mail/SMS',                                     our_occurrence: '2196' },
  '37': { text: 'Envio de e-mail/SMS rejeitado',                                          our_occurrence: '2197' },
  '43': { text: 'Estorno de Protesto/Sustação',                                           our_occurrence: '2135', kind: 'changed', doubt: { pt: 'um só código para o estorno de protesto (2135) e o estorno de sustação de protesto (2136)', en: 'one code for a cancelled protest (2135) and a cancelled stop of a protest (2136)' } },
  '44': { text: 'Estorno de Baixa/Liquidação',                                            our_occurrence: '2121' },
  '45': { text: 'Alteração de dados',                                                     our_occurrence: '2077' },
  '51': { text: 'Título DDA reconhecido pelo sacado',                                     our_occurrence: '2067' },
  '52': { text: 'Título DDA não reconhecido pelo sacado',                                 our_occurrence: '2068' },
  '53': { text: 'Título DDA recusado pela CIP',                                           our_occurrence: '2069' },
}

/** C047-A, pp. 33–34. */
const rejections = {
  '01': 'Código do banco inválido',
  '02': 'Código do registro inválido',
  '03': 'Código do segmento inválido',
  '05': 'Código de movimento inválido',
  '06': 'Tipo/número de inscrição do cedente inválido',
  '07': 'Agência/Conta/DV inválido',
  '08': 'Nosso número inválido',
  '09': 'Nosso número duplicado',
  '10': 'Carteira inválida',
  '11': 'Forma de cadastramento do título inválido',
  '12': 'Tipo de documento inválido',
  '13': 'Identificação da emissão do bloqueto inválida',
  '14': 'Identificação da distribuição do bloqueto inválida',
  '15': 'Características da cobrança incompatíveis',
  '16': 'Data de vencimento inválida',
  '20': 'Valor do título inválido',
  '21': 'Espécie do título inválida',
  '23': 'Aceite inválido',
  '24': 'Data da emissão inválida',
  '26': 'Código de juros de mora inválido',
  '27': 'Valor/Taxa de juros de mora inválido',
  '28': 'Código do desconto inválido',
  '29': 'Valor do desconto maior ou igual ao valor do título',
  '30': 'Desconto a conceder não confere',
  '32': 'Valor do IOF inválido',
  '33': 'Valor do abatimento inválido',
  '37': 'Código para protesto inválido',
  '38': 'Prazo para protesto inválido',
  '40': 'Título com ordem de protesto emitida',
  '42': 'Código para baixa/devolução inválido',
  '43': 'Prazo para baixa/devolução inválido',
  '44': 'Código da moeda inválido',
  '45': 'Nome do sacado não informado',
  '46': 'Tipo/número de inscrição do sacado inválido',
  '47': 'Endereço do sacado não informado',
  '48': 'CEP inválido',
  '49': 'CEP sem praça de cobrança (não localizado)',
  '52': 'Unidade da federação inválida',
  '53': 'Tipo/número de inscrição do sacador/avalista inválido',
  '57': 'Código da multa inválido',
  '58': 'Data da multa inválida',
  '59': 'Valor/Percentual da multa inválido',
  '60': 'Movimento para título não cadastrado',
  '61': 'Agência cobradora inválida',
  '62': 'Tipo de impressão inválido',
  '63': 'Entrada para título já cadastrado',
  '68': 'Movimentação inválida para o título',
  '69': 'Alteração de dados inválida',
  '70': 'Apelido do cliente não cadastrado',
  '71': 'Erro na composição do arquivo',
  '72': 'Lote de serviço inválido',
  '73': 'Código do cedente inválido',
  '74': 'Cedente não pertence a cobrança eletrônica/apelido não confere com cedente',
  '75': 'Nome da empresa inválido',
  '76': 'Nome do banco inválido',
  '77': 'Código da remessa inválido',
  '78': 'Data/Hora de geração do arquivo inválida',
  '79': 'Número seqüencial do arquivo inválido',
  '80': 'Número da versão do Layout do arquivo/lote inválido',
  '81': 'Literal «REMESSA-TESTE» válida somente para fase de testes',
  '82': 'Literal «REMESSA-TESTE» obrigatório para fase de testes',
  '83': 'Tipo/número de inscrição da empresa inválido',
  '84': 'Tipo de operação inválido',
  '85': 'Tipo de serviço inválido',
  '86': 'Forma de lançamento inválido',
  '87': 'Número da remessa inválido',
  '88': 'Número da remessa menor/igual que da remessa anterior',
  '89': 'Lote de serviço divergente',
  '90': 'Número seqüencial do registro inválido',
  '91': 'Erro na seqüência de segmento do registro detalhe',
  '92': 'Código de movimento divergente entre grupo de segmentos',
  '93': 'Quantidade de registros no lote inválido',
  '94': 'Quantidade de registros no lote divergente',
  '95': 'Quantidade de lotes do arquivo inválido',
  '96': 'Quantidade de lotes no arquivo divergente',
  '97': 'Quantidade de registros no arquivo inválido',
  '98': 'Quantidade de registros no arquivo divergente',
} as const satisfies Codes

const remarks = { 'A4': 'Sacado DDA' } as const satisfies Codes

/** C047-B, p. 34. */
const fees = {
  '01': 'Tarifa de Extrato de Posição',
  '02': 'Tarifa de Manutenção de Título Vencido',
  '03': 'Tarifa de Sustação',
  '04': 'Tarifa de Protesto',
  '05': 'Tarifa de Outras Instruções',
  '06': 'Tarifa de Outras Ocorrências',
  '07': 'Tarifa de Envio de Duplicata ao Sacado',
  '08': 'Custas de Protesto',
  '09': 'Custas de Sustação de Protesto',
  '10': 'Custas de Cartório Distribuidor',
  '11': 'Custas de Edital',
} as const satisfies Codes

/** C047-C, p. 34: where it was paid. */
const channels = {
  '02': 'Casas Lotéricas',
  '03': 'Liquidação no próprio Banco',
  '04': 'Compensação Eletrônica',
  '05': 'Compensação Convencional',
  '06': 'Outros Canais',
  '07': 'Correspondente Não Bancário',
  '08': 'Em Cartório',
} as const satisfies Codes

/** C047-C, p. 34: reasons of a write-off. */
const writeOffReasons = {
  '09': 'Comandada Banco',
  '10': 'Comandada Cliente Arquivo',
} as const satisfies Codes

/** «Na posição 216», p. 34: means of payment; 218 holds the days of float. */
const paymentForms = {
  '01': 'Dinheiro',
  '02': 'Cheque',
} as const satisfies Codes

const SETTLEMENTS = ['06', '17']
const field = 'segment_t.reason_codes'

const reasons240Sicob: readonly ReasonTable[] = [
  { occurrences: ['03', '26', '30'],       field, codeWidth: 2, severity: 'rejection',   codes: rejections, source: SOURCE },
  { occurrences: ['02', '03', '26', '30'], field, codeWidth: 2, severity: 'information', codes: remarks, source: SOURCE },
  { occurrences: ['02'],                   field, codeWidth: 2, severity: 'information', codes: rejections, source: SOURCE },
  { occurrences: ['28'],                   field, codeWidth: 2, severity: 'fee',         codes: fees, source: SOURCE },
  { occurrences: SETTLEMENTS,              field, codeWidth: 2, severity: 'channel',     codes: channels, span: [1, 2], source: SOURCE },
  { occurrences: SETTLEMENTS,              field, codeWidth: 2, severity: 'channel',     codes: paymentForms, span: [3, 4], source: SOURCE },
  { occurrences: ['09'],                   field, codeWidth: 2, severity: 'information', codes: writeOffReasons, span: [1, 2], source: SOURCE },
]

export const return240Sicob: ReturnDialect = cnab240Return({
  words: sicobWords240,
  name: 'caixa240_sicob',
  manual: manualSicob240,
  evidence: 'manual',
  variant: 'SICOB',
  // SINCO has the same version, but zeros for the agreement.
  detectBy: [
    { field: 'header.file_layout_version', values: ['030'] },
    { field: 'header.agreement_code', values: /^(?!0+$)\d{16}$/, example: '1234567890123456' },
  ],
  records: {
    header: sicobFileHeader, lot_header: sicobLotHeader, segment_t: sicobSegmentT, segment_u: sicobSegmentU, segment_w: segmentW,
    segment_y50: segmentY50, segment_y_other: segmentYOther, lot_trailer: sicobLotTrailer, trailer: returnFileTrailer,
  },
  companions: { segment_y_other: { many: true } },
  loose: ['segment_w'],
  versions: ['030'],
  // Accounts of SICOB have no remittance, and no wallet.
  walletColumns: {},
  titles: { segment_t: { account_number: 'segment_t.beneficiary_code' } },
  occurrences: occurrences240Sicob,
  reasons: reasons240Sicob,
  events: null,
  ourNumber: { length: 10 },
})
