// Caixa (104), Leiaute CNAB 400 SIGCB, 67.126 v015 (abril de 2020), pp. 19–30, with the columns that v029 (2024) added.
//
// The beneficiary's code has six columns if the version in the header is blank, and seven with version 007, where a code of six digits has a blank before it
// (notas NE004 and NE065, pp. 34–35 and 48). Each record with the code is defined twice. Before v015 a title had the agency in 18–21; v015 has zeros and a
// blank. The code of six digits is in 22–27 in both.

import { discountBy } from '../../febraban/index.js'
import { date, digits, integer, key, literal, money, percentage, percentagePerMonth, REAIS, REAIS_PER_DAY, record, reserved, taxId, text, zeros } from '../../fixed-width/index.js'
import { document, paidTitle, payer } from '../families/core400/index.js'
import { deadlineTypes400 } from './cnab400-tables.js'

const SOURCE = 'Caixa, Leiaute CNAB 400 SIGCB, 67.126 v015 (abril de 2020)'

/** 3.6.1, p. 19. */
const remittanceHeader400 = record(
  'caixa400.remittance.header',
  400,
  {
    record_type:         key(1, 1, '0'),          // 01.0 Código do registro
    operation:           literal(2, 2, '1'),      // 02.0 Código da remessa
    operation_name:      text(3, 9),              // 03.0 Literal da remessa: REM.TST ou TESTE nos testes; qualquer outro é produção (NE001)
    service_code:        literal(10, 11, '01'),   // 04.0 Código do serviço
    service_name:        text(12, 26),            // 05.0 Literal de serviço: COBRANCA
    agency_number:       digits(27, 30),          // 06.0 Código da agência de vinculação do beneficiário
    beneficiary_code:    digits(31, 36),          // 07.0 Código do beneficiário, versão em branco (A1)
    reserved_1:          reserved(37, 46),        // 07.0, 08.0 Branco; uso exclusivo CAIXA
    beneficiary_name:    text(47, 76),            // 09.0 Nome da empresa
    bank_code:           literal(77, 79, '104'),  // 10.0 Código do banco
    bank_name:           text(80, 94),            // 11.0 Nome do banco: C ECON FEDERAL (NE007)
    generation_date:     date(95, 100, 'DDMMYY'), // 12.0 Data de geração
    file_layout_version: text(101, 103),          // 12.0V Versão do layout: branco ou 007 (NE065)
    reserved_2:          reserved(104, 389),      // 13.0 Uso exclusivo CAIXA
    file_sequence:       integer(390, 394),       // 14.0 Número sequencial do arquivo
    sequence:            integer(395, 400),       // 15.0 Número sequencial do registro
  },
  `${SOURCE}, p. 19`,
)

/** NE004 B, p. 35: the code in seven columns; a code of six digits begins in column 32 (A2). */
const remittanceHeader400SevenDigits = remittanceHeader400
  .replace([31, 46], {
    beneficiary_code: text(31, 37, { align: 'right' }), // 07.0 Código do beneficiário
    reserved_1:       reserved(38, 46),                 // 08.0 Uso exclusivo CAIXA
  })
  .as('caixa400_7.remittance.header', `${SOURCE}, pp. 19 e 35`)

/**
 * Daily (NE064, p. 48) or monthly interest. By NE066 of v029, 6 and 8 count business days. The available copy of v029 breaks off in the list of codes that the
 * system treats as a value: here blank, as in v015, and zero count as a value.
 */
const interestUnit = {
  by: 'interest_type',
  codes: {
    '': REAIS_PER_DAY,
    '0': REAIS_PER_DAY,
    '1': REAIS_PER_DAY,
    '3': percentagePerMonth(2),
    '6': REAIS_PER_DAY,
    '8': percentagePerMonth(2),
  },
} as const

/** 3.6.2, pp. 20–21. */
export const remittanceTitle400 = record(
  'caixa400.remittance.title',
  400,
  {
    record_type:               key(1, 1, '1'),           // 01.1 Código do registro
    beneficiary_tax_id_type:   digits(2, 3),             // 02.1 Tipo de inscrição da empresa: 01 CPF, 02 CNPJ (NE011)
    beneficiary_tax_id:        taxId(4, 17),             // 03.1 Número de inscrição da empresa
    agency_number:             text(18, 21),             // 04.1, 05.1 Uso exclusivo CAIXA: zeros, e um branco; antes da v015, a agência
    beneficiary_code:          digits(22, 27),           // 05.1 Código do beneficiário
    dispatch_type:             digits(28, 28),           // 06.1 Identificação da emissão: 1 banco, 2 cliente (NE027)
    distribution_type:         digits(29, 29),           // 07.1 Identificação da entrega (NE028)
    late_fee_type:             zeros(30, 31),            // 09.1 Taxa de permanência: 00 (NE013)
    control_number:            text(32, 56),             // 10.1 Uso da empresa
    modality:                  digits(57, 58),           // 11.1 Nosso número, modalidade: 11, 14; 21, 24 sem registro (NE015); 9N é a do SINCO
    our_number:                digits(59, 73),           // 11.1 Nosso número
    reserved_1:                reserved(74, 75),         // 12.1 Brancos; 74 é o fim do nosso número do SINCO (NE015)
    payment_authorization:     digits(76, 76),           // 12A.1 Autorização de pagamento parcial ou divergente (NE055)
    interest_type:             text(77, 77),             // 13.1 Brancos; v029: código dos juros (NE066)
    interest_date:             date(78, 83, 'DDMMYY'),   // 13A.1 Data de início dos juros (NE063)
    discount_type:             digits(84, 84),           // 13B.1 Código do desconto (NE061)
    reserved_2:                reserved(85, 106),        // 13C.1 Brancos
    wallet_code:               digits(107, 108),         // 14.1 Carteira: 01 registrada (NE016)
    movement:                  digits(109, 110),         // 15.1 Código de ocorrência (NE017)
    document_number:           text(111, 120),           // 16.1 Seu número
    due_date:                  date(121, 126, 'DDMMYY'), // 17.1 Vencimento
    amount:                    money(127, 139),          // 18.1 Valor do título
    bank_code:                 literal(140, 142, '104'), // 19.1 Código do banco
    collecting_agency:         digits(143, 147),         // 20.1 Agência cobradora: 00000, e a CAIXA a acha pelo CEP (NE021)
    ...document, // 21.1 a 23.1 Espécie (NE022), aceite A ou S (NE023), data de emissão
    first_instruction:         digits(157, 158, { codes: deadlineTypes400 }), // 24.1 Instrução 1: 01 protestar, 02 devolver (NE024)
    second_instruction:        digits(159, 160),         // 25.1 Instrução 2: 0
    interest_value:            money(161, 173, { unit: interestUnit }), // 26.1 Juros de mora por dia (NE064)
    discount_date:             date(174, 179, 'DDMMYY'), // 27.1 Data do desconto (NE057)
    discount_value:            money(180, 192, { unit: discountBy('discount_type') }), // 28.1 Valor ou percentual do desconto (NE062)
    iof:                       money(193, 205),          // 29.1 Valor do IOF
    value_rebate:              money(206, 218),          // 30.1 Abatimento
    ...payer, // 31.1 a 38.1 Pagador
    fine_date:                 date(352, 357, 'DDMMYY'), // 39.1 Data da multa (NE059)
    fine_value:                money(358, 367),          // 40.1 Valor da multa
    guarantor_name:            text(368, 389),           // 41.1 Nome do sacador/avalista
    third_instruction:         digits(390, 391),         // 42.1 Instrução 3: 01 quando há registro tipo 2 (NE030)
    deadline_days:             digits(392, 393),         // 43.1 Prazo de protesto ou devolução; brancos: 5 dias de devolução (NE025)
    currency_code:             literal(394, 394, '1'),   // 44.1 Código da moeda: 1 real
    sequence:                  integer(395, 400),        // 45.1 Número sequencial
  },
  `${SOURCE}, pp. 20–21`,
)

const whoseTitle7 = {
  reserved_0:       reserved(18, 20),                 // 04.1 Uso exclusivo CAIXA: zeros
  beneficiary_code: text(21, 27, { align: 'right' }), // 05.1 Código do beneficiário
} as const

const remittanceTitle400SevenDigits = remittanceTitle400
  .replace([18, 27], whoseTitle7)
  .as('caixa400_7.remittance.title', `${SOURCE}, pp. 20–21 e 35`)

/** 3.6.3, p. 22. */
export const remittanceMessages400 = record(
  'caixa400.remittance.messages',
  400,
  {
    record_type:             key(1, 1, '2'),           // 01.2 Código do registro
    beneficiary_tax_id_type: digits(2, 3),             // 02.2 Tipo de inscrição da empresa
    beneficiary_tax_id:      taxId(4, 17),             // 03.2 Número de inscrição da empresa
    agency_number:           digits(18, 21),           // 04.2 Código da agência
    beneficiary_code:        digits(22, 27),           // 05.2 Código do beneficiário
    reserved_1:              reserved(28, 31),         // 05.2, 06.2 Branco; uso exclusivo CAIXA
    reserved_2:              reserved(32, 56),         // 07.2 Brancos
    modality:                digits(57, 58),           // 08.2 Nosso número, modalidade
    our_number:              digits(59, 73),           // 08.2 Nosso número
    reserved_3:              reserved(74, 106),        // 09.2 Brancos
    wallet_code:             digits(107, 108),         // 10.2 Carteira
    movement:                digits(109, 110),         // 11.2 Código de ocorrência
    reserved_4:              reserved(111, 139),       // 12.2 Uso exclusivo CAIXA
    bank_code:               literal(140, 142, '104'), // 13.2 Código do banco
    message_1:               text(143, 182),           // 14.2 Mensagem 1
    message_2:               text(183, 222),           // 15.2 Mensagem 2
    message_3:               text(223, 262),           // 16.2 Mensagem 3
    message_4:               text(263, 302),           // 17.2 Mensagem 4
    message_5:               text(303, 342),           // 18.2 Mensagem 5
    message_6:               text(343, 382),           // 19.2 Mensagem 6
    reserved_5:              reserved(383, 394),       // 20.2 Uso exclusivo CAIXA
    sequence:                integer(395, 400),        // 21.2 Número sequencial
  },
  `${SOURCE}, p. 22`,
)

const code7 = { beneficiary_code: text(22, 28, { align: 'right' }) } as const // 05.2 to 05.4

const remittanceMessages400SevenDigits = remittanceMessages400
  .replace([22, 31], { ...code7, reserved_1: reserved(29, 31) })
  .as('caixa400_7.remittance.messages', `${SOURCE}, pp. 22 e 35`)

/** 3.6.4, p. 23. */
const remittanceNotice400 = record(
  'caixa400.remittance.notice',
  400,
  {
    record_type:             key(1, 1, '3'),               // 01.3 Código do registro
    beneficiary_tax_id_type: digits(2, 3),                 // 02.3 Tipo de inscrição da empresa
    beneficiary_tax_id:      taxId(4, 17),                 // 03.3 Número de inscrição da empresa
    agency_number:           digits(18, 21),               // 04.3 Código da agência
    beneficiary_code:        digits(22, 27),               // 05.3 Código do beneficiário
    reserved_1:              reserved(28, 53),             // 05.3, 07.3 Brancos
    email:                   text(54, 103, { case: 'keep' }), // 08.3 E-mail para envio da informação
    mobile_area_code:        text(104, 105),               // 09.3 DDD
    mobile_number:           text(106, 114),               // 10.3 Número do celular
    sms_type:                text(115, 115),               // 11.3 Tipo de mensagem SMS (NE060)
    reserved_2:              reserved(116, 394),           // 12.3 Brancos
    sequence:                integer(395, 400),            // 13.3 Número sequencial
  },
  `${SOURCE}, p. 23`,
)

const remittanceNotice400SevenDigits = remittanceNotice400
  .replace([22, 53], { ...code7, reserved_1: reserved(29, 53) })
  .as('caixa400_7.remittance.notice', `${SOURCE}, pp. 23 e 35`)

/** NE053 (p. 46) prints both two and three decimals for a percentage, so its unit is unknown. */
const shareUnit = { by: 'split_value_type', codes: { '2': REAIS } } as const

/**
 * 3.6.5, pp. 24–25. NE046 and NE047, p. 45, do not state the decimals of 14.4 and 17.4: two decimals is the layout's rule for percentages (p. 16), although
 * CNAB 240 has five (p. 33). The page assigns column 289 to both 39.4 and 40.4; here 280–289 hold five reasons of two digits.
 */
const remittancePayment400 = record(
  'caixa400.remittance.payment',
  400,
  {
    record_type:             key(1, 1, '4'),            // 01.4 Código do registro
    beneficiary_tax_id_type: digits(2, 3),              // 02.4 Tipo de inscrição da empresa
    beneficiary_tax_id:      taxId(4, 17),              // 03.4 Número de inscrição da empresa
    agency_number:           digits(18, 21),            // 04.4 Código da agência
    beneficiary_code:        digits(22, 27),            // 05.4 Código do beneficiário
    reserved_1:              reserved(28, 31),          // 05.4, 06.4 Branco; uso exclusivo CAIXA
    reserved_2:              reserved(32, 56),          // 07.4 Brancos
    optional_record:         digits(57, 58),            // 08.4 Registro opcional: 50 rateio, 52 tipo de pagamento (NE042)
    payment_type:            digits(59, 60),            // 09.4 Tipo de pagamento: 01 parcial, 02 divergente, 03 conforme registro (NE043)
    payment_count:           integer(61, 62),           // 10.4 Quantidade de pagamentos possíveis
    amount_to_change:        money(63, 77),             // 11.4 Valor nominal, na sua alteração
    max_value_type:          digits(78, 78),            // 12.4 Tipo do valor máximo: 1 percentual, 2 valor (NE045)
    max_value:               money(79, 93),             // 13.4 Valor máximo
    max_percentage:          money(94, 108, { unit: percentage(2) }), // 14.4 Percentual máximo: 2 casas (p. 16)
    min_value_type:          digits(109, 109),          // 15.4 Tipo do valor mínimo
    min_value:               money(110, 124),           // 16.4 Valor mínimo
    min_percentage:          money(125, 139, { unit: percentage(2) }), // 17.4 Percentual mínimo: 2 casas (p. 16)
    reserved_3:              reserved(140, 142),        // 18.4 Uso exclusivo CAIXA
    account_agency_number:   digits(143, 147),          // 19.4 Agência mantenedora da conta
    account_agency_digit:    text(148, 148),            // 20.4 DV da agência
    account_number:          digits(149, 160),          // 21.4 Conta corrente
    account_digit:           text(161, 161),            // 22.4 DV da conta
    agency_account_digit:    text(162, 162),            // 23.4 DV da agência/conta
    modality:                digits(163, 164),          // 24.4 Nosso número, modalidade
    our_number:              digits(165, 179),          // 25.4 Nosso número
    reserved_4:              reserved(180, 182),        // 26.4 Uso exclusivo CAIXA
    split_calculation:       digits(183, 183),          // 26.4 Cálculo do rateio: 1 valor cobrado, 2 registro, 3 menor valor
    split_value_type:        digits(184, 184),          // 27.4 Tipo do valor: 1 percentual, 2 valor ou quantidade
    split_value:             money(185, 199, { unit: shareUnit }), // 28.4 Valor ou percentual (NE053)
    split_bank:              digits(200, 202),          // 29.4 Banco para o crédito
    split_agency_number:     digits(203, 207),          // 30.4 Agência para o crédito
    split_agency_digit:      text(208, 208),            // 31.4 DV da agência
    split_account_number:    digits(209, 220),          // 32.4 Conta para o crédito
    split_account_digit:     text(221, 221),            // 33.4 DV da conta
    split_agency_account_digit: text(222, 222),         // 34.4 DV da agência/conta
    split_name:              text(223, 262),            // 35.4 Nome do beneficiário
    split_part:              text(263, 268),            // 36.4 Parcela do rateio
    split_floating_days:     digits(269, 271),          // 37.4 Dias para o crédito
    split_credit_date:       date(272, 279, 'DDMMYYYY'), // 38.4 Data do crédito
    split_reason_codes:      text(280, 289),            // 39.4 Rejeições do rateio (NE054)
    reserved_5:              reserved(290, 394),        // 40.4 Uso exclusivo CAIXA
    sequence:                integer(395, 400),         // 41.4 Número sequencial
  },
  `${SOURCE}, pp. 24–25`,
)

const remittancePayment400SevenDigits = remittancePayment400
  .replace([22, 31], { ...code7, reserved_1: reserved(29, 31) })
  .as('caixa400_7.remittance.payment', `${SOURCE}, pp. 24–25 e 35`)

/** 3.6.6, p. 26. */
const remittanceTrailer400 = record(
  'caixa400.remittance.trailer',
  400,
  {
    record_type: key(1, 1, '9'),     // 01.9 Código do registro
    reserved_1:  reserved(2, 394),   // 02.9 Uso exclusivo
    sequence:    integer(395, 400),  // 03.9 Número sequencial
  },
  `${SOURCE}, p. 26`,
)

/** 3.6.7, p. 27. */
export const returnHeader400 = record(
  'caixa400.return.header',
  400,
  {
    record_type:         key(1, 1, '0'),          // 01.0 Código do registro
    operation:           literal(2, 2, '2'),      // 02.0 Código do retorno
    operation_name:      text(3, 9),              // 03.0 Literal do retorno: RETORNO, ou R.TESTE (NE031)
    service_code:        literal(10, 11, '01'),   // 04.0 Código do serviço
    service_name:        literal(12, 26, 'COBRANCA       '), // 05.0 Literal de serviço (NE002)
    agency_number:       digits(27, 30),          // 06.0 Código da agência
    beneficiary_code:    digits(31, 36),          // 07.0 Código do beneficiário, versão em branco (A1)
    reserved_1:          reserved(37, 46),        // 07.0, 08.0 Branco; uso exclusivo CAIXA
    beneficiary_name:    text(47, 76),            // 09.0 Nome da empresa
    bank_code:           digits(77, 79),          // 10.0 Código do banco: 104
    bank_name:           text(80, 94),            // 11.0 Nome do banco (NE007)
    generation_date:     date(95, 100, 'DDMMYY'), // 12.0 Data de geração
    message:             text(101, 158),          // 13.0 Mensagem de retorno
    file_layout_version: text(159, 161),          // 13.0V Versão do layout: branco ou 007 (NE065)
    reserved_2:          reserved(162, 389),      // 14.0 Uso exclusivo
    file_sequence:       integer(390, 394),       // 15.0 Número sequencial do arquivo
    sequence:            integer(395, 400),       // 16.0 Número sequencial do registro
  },
  `${SOURCE}, p. 27`,
)

const returnHeader400SevenDigits = returnHeader400
  .replace([31, 46], {
    beneficiary_code: text(31, 37, { align: 'right' }), // 07.0 Código do beneficiário
    reserved_1:       reserved(38, 46),                 // 08.0 Uso exclusivo CAIXA
  })
  .as('caixa400_7.return.header', `${SOURCE}, pp. 27 e 35`)

/** 3.6.8, pp. 28–29, with 300–314 of v029. */
export const returnTitle400 = record(
  'caixa400.return.title',
  400,
  {
    record_type:             key(1, 1, '1'),           // 01.1 Código do registro
    beneficiary_tax_id_type: digits(2, 3),             // 02.1 Tipo de inscrição da empresa
    beneficiary_tax_id:      taxId(4, 17),             // 03.1 Número de inscrição da empresa
    agency_number:           text(18, 21),             // 04.1, 05.1 Uso exclusivo CAIXA: zeros, e um branco; antes da v015, a agência
    beneficiary_code:        digits(22, 27),           // 05.1 Código do beneficiário
    dispatch_type:           digits(28, 28),           // 06.1 Identificação da emissão
    distribution_type:       digits(29, 29),           // 07.1 Identificação da entrega
    reserved_1:              reserved(30, 31),         // 08.1 Uso exclusivo
    control_number:          text(32, 56),             // 09.1 Uso da empresa
    modality:                digits(57, 58),           // 10.1 Nosso número, modalidade
    our_number:              digits(59, 73),           // 10.1 Nosso número, sem DV
    reserved_2:              reserved(74, 79),         // 11.1 Uso exclusivo
    reason_code:             text(80, 82),             // 12.1 Código da rejeição (NE032), ou do erro não impeditivo (NE038)
    remark_code:             text(83, 84),             // 13.1 A4, pagador DDA, nas inclusões e alterações (NE033)
    reserved_3:              reserved(85, 106),        // 13.1 Uso exclusivo
    wallet_code:             digits(107, 108),         // 14.1 Carteira
    occurrence:              text(109, 110),           // 15.1 Código de ocorrência (NE033)
    occurrence_date:         date(111, 116, 'DDMMYY'), // 16.1 Data da ocorrência
    document_number:         text(117, 126),           // 17.1 Número do documento
    reserved_4:              reserved(127, 146),       // 18.1 Uso exclusivo
    ...paidTitle, // 19.1 a 23.1 Vencimento, valor, banco que recebeu (na liquidação de real files), agência cobradora, espécie
    bank_rate:               money(176, 188),          // 24.1 Valor da tarifa
    channel:                 digits(189, 191),         // 24.1 Canal da liquidação ou baixa (NE035)
    payment_form:            digits(192, 192),         // 24.1 Forma de pagamento (NE036)
    float_days:              integer(193, 194),        // 24.1 Float negociado (NE034)
    fee_date:                date(195, 200, 'DDMMYY'), // 24.1 Data do débito da tarifa (NE034)
    reserved_5:              reserved(201, 214),       // 25.1 Uso exclusivo
    iof:                     money(215, 227),          // 26.1 Valor do IOF
    value_rebate:            money(228, 240),          // 27.1 Abatimento
    discount:                money(241, 253),          // 28.1 Descontos
    principal:               money(254, 266),          // 29.1 Valor principal pago pelo pagador
    interest:                money(267, 279),          // 30.1 Juros pagos pelo pagador
    fine:                    money(280, 292),          // 31.1 Multa paga pelo pagador
    currency_code:           digits(293, 293),         // 32.1 Código da moeda
    credit_date:             date(294, 299, 'DDMMYY'), // 33.1 Data do crédito, na ocorrência 21 (NE037)
    bearer_tax_id_type:      digits(300, 300),         // v029 34.1 Portador (quem pagou): tipo de inscrição
    bearer_tax_id:           taxId(301, 314),          // v029 34.1 Portador: número de inscrição
    reserved_6:              reserved(315, 394),       // 34.1 Uso exclusivo
    sequence:                integer(395, 400),        // 35.1 Número sequencial
  },
  `${SOURCE}, pp. 28–29`,
)

const returnTitle400SevenDigits = returnTitle400
  .replace([18, 27], whoseTitle7)
  .as('caixa400_7.return.title', `${SOURCE}, pp. 28–29 e 35`)

/** NE015, p. 37: the number of a title of SINCO has eighteen positions and begins with 9, unlike the modalities of SIGCB. */
const sinco = {
  sinco_modality: key(57, 57, '9'), // Modalidade do SINCO
  our_number:     digits(58, 74),   // Número impresso no boleto
  reserved_2:     reserved(75, 79), // 11.1 Uso exclusivo
} as const

const returnTitle400Sinco = returnTitle400.replace([57, 79], sinco).as('caixa400.return.title_sinco', `${SOURCE}, pp. 28–29 e 37`)
const returnTitle400SincoSevenDigits = returnTitle400SevenDigits
  .replace([57, 79], sinco)
  .as('caixa400_7.return.title_sinco', `${SOURCE}, pp. 28–29, 35 e 37`)

/** 3.6.9, p. 30. */
export const returnTrailer400 = record(
  'caixa400.return.trailer',
  400,
  {
    record_type:  key(1, 1, '9'),     // 01.9 Código do registro
    operation:    digits(2, 2),       // 02.9 Código do retorno: 2
    service_code: digits(3, 4),       // 03.9 Código do serviço: 01
    bank_code:    digits(5, 7),       // 04.9 Código do banco: 104
    reserved_1:   reserved(8, 394),   // 05.9 Uso exclusivo
    sequence:     integer(395, 400),  // 06.9 Número sequencial
  },
  `${SOURCE}, p. 30`,
)

/** Records of a return, by the columns of the beneficiary's code. */
export const returnRecords400 = {
  header: returnHeader400, title: returnTitle400, title_sinco: returnTitle400Sinco,
  trailer: returnTrailer400,
} as const
export const returnRecords400SevenDigits = {
  header: returnHeader400SevenDigits, title: returnTitle400SevenDigits, title_sinco: returnTitle400SincoSevenDigits,
  trailer: returnTrailer400,
} as const

/** Records of a remittance, by the columns of the beneficiary's code. */
export const remittanceRecords400 = {
  header: remittanceHeader400, title: remittanceTitle400, messages: remittanceMessages400, notice: remittanceNotice400,
  payment: remittancePayment400, trailer: remittanceTrailer400,
} as const
export const remittanceRecords400SevenDigits = {
  header: remittanceHeader400SevenDigits, title: remittanceTitle400SevenDigits, messages: remittanceMessages400SevenDigits,
  notice: remittanceNotice400SevenDigits, payment: remittancePayment400SevenDigits, trailer: remittanceTrailer400,
} as const
