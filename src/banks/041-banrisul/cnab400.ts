/**
 * Banrisul, CNAB 400, updated to December 2020: remessa pp. 5–17, retorno pp. 17–25. Unused numeric columns are blank (p. 5). The records called «tipo 1: dados
 * do sacador» and «tipo 2: mensagem» begin with 1, as titles do; their code in 109–110 identifies them.
 */
import { blanks, date, digits, integer, key, literal, money, percentage, percentagePerMonth, REAIS_PER_DAY, record, reserved, taxId, text } from '../../fixed-width/index.js'
import { returnLabel } from '../families/core400/index.js'
import { cashierInstructions400, dispatchForms400, interestTypes400, paymentChannels400, paymentForms400, splitCalculations400, splitValueTypes400, walletTypes400 } from './cnab400-tables.js'

const MANUAL = 'Banrisul, CNAB 400 (atualizações até 12/2020)'

/** Header do retorno, pp. 17–18. */
export const returnHeader = record(
  'banrisul400.return.header',
  400,
  {
    ...returnLabel,                                  // 02RETORNO01COBRANCA (constante), brancos
    agency_number:    digits(27, 30),                // Código do beneficiário: agência
    beneficiary_code: digits(31, 39),                // Código do beneficiário, com número de controle
    reserved_2:       blanks(40, 46),                // Brancos
    beneficiary_name: text(47, 76),                  // Nome da empresa
    bank_code:        literal(77, 79, '041'),        // 041BANRISUL (constante)
    bank_name:        literal(80, 87, 'BANRISUL'),
    reserved_3:       blanks(88, 94),                // Brancos
    generation_date:  date(95, 100, 'DDMMYY'),       // Data da gravação do arquivo
    reserved_4:       blanks(101, 385),              // Brancos
    file_sequence:    integer(386, 394),             // Número sequencial do arquivo (NSA), se pedido
    sequence:         integer(395, 400),             // Número sequencial do registro
  },
  `${MANUAL}, pp. 17–18`,
)

/** Transação tipo 1: dados do título, pp. 18–21. */
export const returnTitle = record(
  'banrisul400.return.title',
  400,
  {
    record_type:             key(1, 1, '1'),             // Tipo de registro
    beneficiary_tax_id_type: digits(2, 3),               // Tipo de inscrição
    beneficiary_tax_id:      taxId(4, 17),               // Número de inscrição do beneficiário
    agency_number:           digits(18, 21),             // Código do beneficiário: agência
    beneficiary_code:        digits(22, 30),             // Código do beneficiário, com número de controle
    charge_kind:             text(31, 36),               // Espécie de cobrança
    reserved_1:              blanks(37, 37),             // Brancos
    control_number:          text(38, 62),               // Identificação do título para o beneficiário
    our_number:              text(63, 72, { numeric: true }), // Identificação do título para o banco: nosso número
    other_our_number:        text(73, 82),               // Nosso número opcional (títulos em garantia)
    credit_contract:         text(83, 104),              // Número do contrato (títulos em garantia)
    reserved_2:              blanks(105, 107),           // Brancos
    wallet_type:             text(108, 108, { codes: walletTypes400 }), // Tipo de carteira
    occurrence:              digits(109, 110),           // Código de ocorrência
    occurrence_date:         date(111, 116, 'DDMMYY'),   // Data da ocorrência para o banco
    document_number:         text(117, 126),             // Seu número
    our_number_again:        text(127, 146),             // Nosso número
    due_date:                date(147, 152, 'DDMMYY', { empty: 'blanks', codes: { 'SEMREG': 'Cobrança sem registro', 'SEMR  ': 'Cobrança sem registro' } }), // Data de vencimento do título
    amount:                  money(153, 165),            // Valor do título
    receiving_bank:          digits(166, 168),           // Banco cobrador, ou portador
    receiving_agency_number: text(169, 173),             // Agência cobradora: 3 dígitos e NC, ou 4 e um branco
    document_type:           digits(174, 175),           // Tipo de documento
    bank_rate:               money(176, 188),            // Valor das despesas de cobrança
    other_fines:             money(189, 201),            // Outras despesas
    reserved_3:              reserved(202, 227),         // Zeros; carteira X: valor inicial e situação do IOF
    value_rebate:            money(228, 240),            // Valor do abatimento ou deflação concedidos
    discount:                money(241, 253),            // Valor dos descontos concedidos
    paid_amount:             money(254, 266),            // Valor pago (nota 1, p. 22)
    billet_fine:             money(267, 279),            // Valor dos juros, multa e encargos cobrados
    other_credit:            money(280, 292),            // Valor outros recebimentos
    reserved_4:              blanks(293, 295),           // Brancos
    credit_date:             date(296, 301, 'DDMMYY', { empty: 'blanks' }), // Data do crédito na conta corrente
    reserved_5:              blanks(302, 302),           // 302–342 Brancos: only shares of shared titles (p. 21) have the fields below
    our_number_shared:       text(303, 312),             // Nosso número
    reserved_8:              blanks(313, 313),           // Brancos
    share_mark:              text(314, 318),             // 'CC CP'
    reserved_9:              blanks(319, 319),           // Brancos
    share_beneficiary_code:  text(320, 332),             // Código do beneficiário partilhado ou distribuído
    reserved_10:             blanks(333, 342),           // Brancos
    payment_form:            text(343, 343, { codes: paymentForms400 }), // Forma de pagamento
    payment_channel:         text(344, 344, { codes: paymentChannels400 }), // Canal de pagamento
    reserved_6:              blanks(345, 382),           // Brancos
    reason_codes:            text(383, 392),             // Motivo das ocorrências 03, 16 e 18
    reserved_7:              blanks(393, 394),           // Brancos
    sequence:                integer(395, 400),          // Número de sequência do registro
  },
  `${MANUAL}, pp. 18–21`,
)

/**
 * Transação tipo 1 of the shared collection (cobrança partilhada ou distribuída), pp. 18 and 21: after a title with its full amounts, the share of each other
 * beneficiary. A share is not a title.
 */
const returnShare = returnTitle
  .replace([314, 318], {
    share_mark: key(314, 318, 'CC CP'), // 'CC CP'
  })
  .replace([320, 332], {
    share_beneficiary_code: digits(320, 332), // Código do beneficiário partilhado ou distribuído
  })
  .as('banrisul400.return.share', `${MANUAL}, p. 21`)

/** Transação tipo 3: rateio de crédito, pp. 22–23. */
const returnSplit = record(
  'banrisul400.return.split',
  400,
  {
    record_type:              key(1, 1, '3'),             // Tipo de registro
    split_main_code:          digits(2, 14),              // Código do beneficiário
    dispatch_type:            text(15, 15),               // Emissão do boleto de cobrança
    reserved_1:               blanks(16, 17),             // Brancos
    our_number:               text(18, 27),               // Nosso número
    reserved_2:               blanks(28, 29),             // Brancos
    split_calculation_code:   digits(30, 30, { codes: splitCalculations400 }), // Código de cálculo do rateio
    split_value_type:         digits(31, 31, { codes: splitValueTypes400 }), // Tipo de valor informado
    reserved_3:               blanks(32, 43),             // Brancos
    split_1_beneficiary_code: digits(44, 56),             // Código do 1º beneficiário
    reserved_4:               blanks(57, 65),             // Brancos
    split_1_value:            money(66, 80),              // Valor efetivo do rateio quando do pagamento
    split_1_name:             text(81, 120),              // Nome do 1º beneficiário
    reserved_5:               blanks(121, 141),           // Brancos
    split_1_part:             text(142, 147),             // Parcela
    reserved_6:               blanks(148, 150),           // Brancos
    split_1_credit_date:      date(151, 158, 'DDMMYYYY'), // Data do crédito para o 1º beneficiário
    split_1_reason:           text(159, 160),             // Motivo da ocorrência de rateio
    split_2_beneficiary_code: digits(161, 173),           // Código do 2º beneficiário
    reserved_7:               blanks(174, 182),           // Brancos
    split_2_value:            money(183, 197),            // Valor efetivo do rateio
    split_2_name:             text(198, 237),             // Nome do 2º beneficiário
    reserved_8:               blanks(238, 258),           // Brancos
    split_2_part:             text(259, 264),             // Parcela
    reserved_9:               blanks(265, 267),           // Brancos
    split_2_credit_date:      date(268, 275, 'DDMMYYYY'), // Data do crédito para o 2º beneficiário
    split_2_reason:           text(276, 277),             // Motivo da ocorrência de rateio
    split_3_beneficiary_code: digits(278, 290),           // Código do 3º beneficiário
    reserved_10:              blanks(291, 299),           // Brancos
    split_3_value:            money(300, 314),            // Valor efetivo do rateio
    split_3_name:             text(315, 354),             // Nome do 3º beneficiário
    reserved_11:              blanks(355, 375),           // Brancos
    split_3_part:             text(376, 381),             // Parcela
    reserved_12:              blanks(382, 384),           // Brancos
    split_3_credit_date:      date(385, 392, 'DDMMYYYY'), // Data do crédito para o 3º beneficiário
    split_3_reason:           text(393, 394),             // Motivo da ocorrência de rateio
    sequence:                 integer(395, 400),          // Número de sequência do registro
  },
  `${MANUAL}, pp. 22–23`,
)

/** Transação tipo 8: resumo da cobrança partilhada ou distribuída, p. 24. */
const returnSummary = record(
  'banrisul400.return.summary',
  400,
  {
    record_type:              key(1, 1, '8'),    // Tipo de registro
    beneficiary_tax_id_type:  digits(2, 3),      // Tipo de inscrição do beneficiário principal
    beneficiary_tax_id:       taxId(4, 17),      // Número de inscrição do beneficiário principal
    agency_number:            digits(18, 21),    // Código do beneficiário principal: agência
    beneficiary_code:         digits(22, 30),    // Código do beneficiário principal, com número de controle
    charge_kind:              text(31, 36),      // Espécie de cobrança
    reserved_1:               blanks(37, 37),    // Brancos
    split_main_code:          digits(38, 50),    // Código do beneficiário principal
    split_main_value:         money(51, 65),     // Valor atribuído ao beneficiário principal
    split_main_fee:           money(66, 80),     // Tarifa cobrada do beneficiário principal
    reserved_2:               blanks(81, 81),    // Brancos
    split_1_beneficiary_code: digits(82, 94),    // Código do 1º beneficiário
    split_1_value:            money(95, 109),    // Valor atribuído ao 1º beneficiário
    split_1_fee:              money(110, 124),   // Tarifa cobrada do 1º beneficiário
    reserved_3:               blanks(125, 125),  // Brancos
    split_2_beneficiary_code: digits(126, 138),  // Código do 2º beneficiário
    split_2_value:            money(139, 153),   // Valor atribuído ao 2º beneficiário
    split_2_fee:              money(154, 168),   // Tarifa cobrada do 2º beneficiário
    reserved_4:               blanks(169, 169),  // Brancos
    split_3_beneficiary_code: digits(170, 182),  // Código do 3º beneficiário
    split_3_value:            money(183, 197),   // Valor atribuído ao 3º beneficiário
    split_3_fee:              money(198, 212),   // Tarifa cobrada do 3º beneficiário
    reserved_5:               blanks(213, 394),  // Brancos
    sequence:                 integer(395, 400), // Número de sequência do registro
  },
  `${MANUAL}, p. 24`,
)

/** Trailler do retorno, p. 25. */
const returnTrailer = record(
  'banrisul400.return.trailer',
  400,
  {
    record_type:       key(1, 1, '9'),    // Tipo de registro
    reserved_1:        blanks(2, 17),     // Brancos
    held_count:        integer(18, 25),   // Quantidade de títulos em carteira
    held_amount:       money(26, 39),     // Valor total em carteira
    file_sequence:     integer(40, 47),   // Número de sequência do arquivo, se pedido
    reserved_2:        blanks(48, 48),    // Brancos
    registered_count:  integer(49, 55),   // Quantidade de títulos registrados
    registered_amount: money(56, 70),     // Valor total registrado
    settled_count:     integer(71, 77),   // Quantidade de títulos liquidados
    settled_amount:    money(78, 92),     // Valor total liquidado (nominal)
    reserved_3:        blanks(93, 361),   // Brancos
    split_count:       integer(362, 379), // Quantidade total dos rateios efetuados
    split_amount:      money(380, 394),   // Valor total dos rateios efetuados
    sequence:          integer(395, 400), // Número de sequência do registro
  },
  `${MANUAL}, p. 25`,
)

/** Header da remessa, pp. 5–6. 110–126 belong to the carteiras R, S and X. */
const remittanceHeader = record(
  'banrisul400.remittance.header',
  400,
  {
    record_type:      key(1, 1, '0'),              // 01REMESSA (constante)
    operation:        literal(2, 2, '1'),
    operation_name:   literal(3, 9, 'REMESSA'),
    reserved_1:       blanks(10, 26),              // Brancos
    agency_number:    digits(27, 30),              // Código do beneficiário: agência
    beneficiary_code: digits(31, 39),              // Código do beneficiário, com número de controle
    reserved_2:       blanks(40, 46),              // Brancos
    beneficiary_name: text(47, 76),                // Nome da empresa
    bank_code:        literal(77, 79, '041'),      // 041BANRISUL (constante)
    bank_name:        literal(80, 87, 'BANRISUL'),
    reserved_3:       blanks(88, 94),              // Brancos
    generation_date:  date(95, 100, 'DDMMYY'),     // Data de geração do arquivo
    reserved_4:       blanks(101, 109),            // Brancos
    service_code:     text(110, 113),              // Código do serviço
    reserved_5:       blanks(114, 114),            // Brancos
    processing_type:  text(115, 115),              // Tipo de processamento
    reserved_6:       blanks(116, 116),            // Brancos
    client_code:      text(117, 126),              // Código do cliente no Office Banking
    reserved_7:       blanks(127, 394),            // Brancos
    sequence:         integer(395, 400),           // 000001 (constante)
  },
  `${MANUAL}, pp. 5–6`,
)

/** Transação tipo 1: dados do título, pp. 6–10. */
export const remittanceTitle = record(
  'banrisul400.remittance.title',
  400,
  {
    record_type:         key(1, 1, '1'),              // Tipo de registro
    reserved_1:          blanks(2, 17),               // Brancos
    agency_number:       digits(18, 21),              // Código do beneficiário: agência
    beneficiary_code:    digits(22, 30),              // Código do beneficiário, com número de controle
    reserved_2:          blanks(31, 37),              // Brancos
    control_number:      text(38, 62),                // Identificação do título para o beneficiário
    our_number:          digits(63, 72),              // Nosso número e número de controle
    message:             text(73, 104),               // Mensagem no boleto; título de terceiros: CPF/CNPJ e nome do sacador
    reserved_3:          blanks(105, 107),            // Brancos
    wallet_number:       text(108, 108, { codes: walletTypes400 }), // Tipo de carteira
    movement:            digits(109, 110),            // Código de ocorrência
    document_number:     text(111, 120),              // Seu número
    due_date:            date(121, 126, 'DDMMYY'),    // Data de vencimento do título
    amount:              money(127, 139),             // Valor do título
    bank_code:           literal(140, 142, '041'),    // Banco cobrador: 041 (constante)
    reserved_4:          blanks(143, 147),            // Brancos
    dispatch_form:       digits(148, 149, { codes: dispatchForms400 }), // Tipo de documento: quem emite o boleto
    acceptance:          text(150, 150),              // Código de aceite
    document_date:       date(151, 156, 'DDMMYY'),    // Data da emissão do título
    first_instruction:   digits(157, 158, { codes: cashierInstructions400 }), // Código da 1ª instrução
    second_instruction:  digits(159, 160, { codes: cashierInstructions400 }), // Código da 2ª instrução
    interest_type:       digits(161, 161, { codes: interestTypes400 }), // Código de juros
    interest_value:      money(162, 173, { unit: { by: 'interest_type', codes: { '0': REAIS_PER_DAY, '1': percentagePerMonth(2) } } }), // Valor ao dia ou taxa mensal de juros
    discount_date:       date(174, 179, 'DDMMYY', { empty: 'blanks' }), // Data para concessão do desconto
    discount_value:      money(180, 192),             // Valor do desconto a ser concedido
    iof:                 money(193, 205),             // Valor do IOF
    value_rebate:        money(206, 218),             // Valor do abatimento
    payer_tax_id_type:   digits(219, 220),            // Tipo de inscrição do pagador
    payer_tax_id:        taxId(221, 234),             // Número de inscrição do pagador
    payer_name:          text(235, 269),              // Nome do pagador
    reserved_5:          blanks(270, 274),            // Brancos
    payer_address:       text(275, 314, { maxLength: 35 }), // Endereço do pagador: as primeiras 35 posições
    reserved_6:          blanks(315, 321),            // Brancos
    fine_value:          money(322, 324, { unit: percentage(1) }), // Taxa para multa após o vencimento
    days_for_fine:       integer(325, 326),           // Número de dias para multa após o vencimento
    payer_zipcode:       digits(327, 334),            // CEP
    payer_city:          text(335, 349),              // Cidade do pagador (praça de cobrança)
    payer_state:         text(350, 351),              // UF
    reserved_7:          blanks(352, 369),            // Brancos
    days_for_instruction: integer(370, 371),          // Número de dias para protesto ou de devolução automática
    reserved_8:          blanks(372, 394),            // Brancos
    sequence:            integer(395, 400),           // Número sequencial do registro
  },
  `${MANUAL}, pp. 6–10`,
)

/** Transação tipo 1: dados do sacador, p. 11, for titles of third parties (09 in 148–149). */
export const remittanceGuarantor = record(
  'banrisul400.remittance.guarantor',
  400,
  {
    record_type:           key(1, 1, '1'),       // Tipo de registro
    reserved_1:            blanks(2, 17),        // Brancos
    agency_number:         digits(18, 21),       // Código do beneficiário: agência
    beneficiary_code:      digits(22, 30),       // Código do beneficiário, com número de controle
    reserved_2:            blanks(31, 62),       // Brancos
    our_number:            digits(63, 72),       // Nosso número: o do título
    reserved_3:            blanks(73, 108),      // Brancos
    movement:              key(109, 110, '14'),  // Código de ocorrência: dados do sacador
    reserved_4:            blanks(111, 147),     // Brancos
    dispatch_form:         digits(148, 149, { codes: dispatchForms400 }), // Tipo de documento: 09
    reserved_5:            blanks(150, 218),     // Brancos
    guarantor_tax_id_type: digits(219, 220),     // Tipo de inscrição do sacador
    guarantor_tax_id:      taxId(221, 234),      // Número de inscrição do sacador
    guarantor_name:        text(235, 274),       // Nome do sacador
    guarantor_address:     text(275, 314, { maxLength: 35 }), // Endereço do sacador: as primeiras 35 posições
    reserved_6:            blanks(315, 326),     // Brancos
    guarantor_zipcode:     digits(327, 334),     // CEP
    reserved_7:            blanks(335, 394),     // Brancos
    sequence:              integer(395, 400),    // Número sequencial do registro
  },
  `${MANUAL}, p. 11`,
)

/** Changed data of a guarantor (24), in the same columns, p. 11. Read only: the manual does not print which title the record belongs to. */
const remittanceGuarantorChange = remittanceGuarantor
  .replace([109, 110], {
    movement: key(109, 110, '24'), // Código de ocorrência: alterações de dados do sacador
  })
  .as('banrisul400.remittance.guarantor_change', `${MANUAL}, p. 11`)

/** Transação tipo 2: mensagem, pp. 12–13, on the back of slips that the bank prints. */
export const remittanceMessages = record(
  'banrisul400.remittance.messages',
  400,
  {
    record_type:             key(1, 1, '1'),      // Tipo de registro: 1 (constante)
    beneficiary_tax_id_type: digits(2, 3),        // Tipo de inscrição
    beneficiary_tax_id:      taxId(4, 17),        // Número de inscrição do beneficiário
    agency_number:           digits(18, 21),      // Código do beneficiário: agência
    beneficiary_code:        digits(22, 30),      // Código do beneficiário, com número de controle
    reserved_1:              blanks(31, 37),      // Brancos
    control_number:          text(38, 62),        // Identificação do título para o beneficiário
    our_number:              digits(63, 72),      // Nosso número
    reserved_2:              blanks(73, 107),     // Brancos
    wallet_number:           text(108, 108, { codes: walletTypes400 }), // Código da carteira
    movement:                key(109, 110, '98'), // Código de ocorrência
    line_control_1:          text(111, 111),      // Controle de canal: 1 primeira linha do texto
    message_1:               text(112, 201),      // Conteúdo da mensagem
    line_control_2:          text(202, 202),      // Controle de canal
    message_2:               text(203, 292),      // Conteúdo da mensagem
    line_control_3:          text(293, 293),      // Controle de canal
    message_3:               text(294, 383),      // Conteúdo da mensagem
    reserved_3:              blanks(384, 394),    // Brancos
    sequence:                integer(395, 400),   // Número sequencial do registro
  },
  `${MANUAL}, pp. 12–13`,
)

/** Transação tipo 3: rateio de crédito, pp. 14–17. Read only: the shares name codes of beneficiaries, but a slip has accounts. */
const remittanceSplit = record(
  'banrisul400.remittance.split',
  400,
  {
    record_type:              key(1, 1, '3'),    // Tipo de registro
    split_main_code:          digits(2, 14),     // Código do beneficiário responsável pelo rateio
    dispatch_type:            text(15, 15),      // Emissão do boleto de cobrança
    reserved_1:               blanks(16, 17),    // Brancos
    our_number:               digits(18, 27),    // Nosso número
    reserved_2:               blanks(28, 29),    // Brancos
    split_calculation_code:   digits(30, 30, { codes: splitCalculations400 }), // Código de cálculo do rateio
    split_value_type:         digits(31, 31, { codes: splitValueTypes400 }), // Tipo de valor informado
    reserved_3:               blanks(32, 43),    // Brancos
    split_1_beneficiary_code: digits(44, 56),    // Código do 1º beneficiário
    reserved_4:               blanks(57, 65),    // Brancos
    split_1_value:            digits(66, 80),    // Valor (2 decimais) ou percentual (3 decimais)
    split_1_name:             text(81, 120),     // Nome do 1º beneficiário
    reserved_5:               blanks(121, 151),  // Brancos
    split_1_part:             text(152, 157),    // Parcela
    reserved_6:               blanks(158, 160),  // Brancos
    split_2_beneficiary_code: digits(161, 173),  // Código do 2º beneficiário
    reserved_7:               blanks(174, 182),  // Brancos
    split_2_value:            digits(183, 197),  // Valor ou percentual
    split_2_name:             text(198, 237),    // Nome do 2º beneficiário
    reserved_8:               blanks(238, 268),  // Brancos
    split_2_part:             text(269, 274),    // Parcela
    split_3_beneficiary_code: digits(275, 287),  // Código do 3º beneficiário
    reserved_9:               blanks(288, 299),  // Brancos
    split_3_value:            digits(300, 314),  // Valor ou percentual
    split_3_name:             text(315, 354),    // Nome do 3º beneficiário
    reserved_10:              blanks(355, 385),  // Brancos
    split_3_part:             text(386, 391),    // Parcela
    reserved_11:              blanks(392, 394),  // Brancos
    sequence:                 integer(395, 400), // Número sequencial do registro
  },
  `${MANUAL}, pp. 14–17`,
)

/** Trailler da remessa, p. 17. */
const remittanceTrailer = record(
  'banrisul400.remittance.trailer',
  400,
  {
    record_type:  key(1, 1, '9'),    // Tipo de registro
    reserved_1:   blanks(2, 27),     // Brancos
    total_amount: money(28, 40),     // Total geral ou somatório dos valores dos títulos
    reserved_2:   blanks(41, 394),   // Brancos
    sequence:     integer(395, 400), // Número sequencial do registro
  },
  `${MANUAL}, p. 17`,
)

export const returnRecords400 = {
  header: returnHeader,
  title: returnTitle, share: returnShare, split: returnSplit, summary: returnSummary,
  trailer: returnTrailer,
} as const

export const remittanceRecords400 = {
  header: remittanceHeader,
  title: remittanceTitle, guarantor: remittanceGuarantor, guarantor_change: remittanceGuarantorChange, messages: remittanceMessages, split: remittanceSplit,
  trailer: remittanceTrailer,
} as const
