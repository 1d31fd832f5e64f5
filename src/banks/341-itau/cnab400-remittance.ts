// Itaú, Cobrança CNAB 400, July 2021 (v3), pp. 9–18 and 59–61 (Anexo A); Cobrança Mensagem CNAB 400, March 2012, pp. 10 and 42.
import { reaisOrPercentageBy } from '../../febraban/index.js'
import { blanks, date, digits, integer, key, literal, money, percentage, REAIS, REAIS_PER_DAY, record, reserved, taxId, text, zeros } from '../../fixed-width/index.js'
import { cashierTexts400 } from './cnab400-instructions.js'

const MANUAL = 'Itaú, Cobrança CNAB 400, julho/2021 (v3)'
const MESSAGE_MANUAL = 'Itaú, Cobrança Mensagem CNAB 400, março/2012'

/** Header de arquivo, p. 9 (the same on p. 58, Anexo A). */
export const remittanceHeader = record(
  'itau400.remittance.header',
  400,
  {
    record_type:      key(1, 1, '0'),                     // Tipo de registro
    operation:        literal(2, 2, '1'),                 // Operação: remessa
    operation_name:   literal(3, 9, 'REMESSA'),           // Literal de remessa
    service_code:     literal(10, 11, '01'),              // Código do serviço
    service_name:     literal(12, 26, 'COBRANCA       '), // Literal de serviço
    agency_number:    digits(27, 30),                     // Agência mantenedora da conta
    reserved_1:       zeros(31, 32),                      // Complemento de registro
    account_number:   digits(33, 37),                     // Conta corrente da empresa
    account_digit:    digits(38, 38),                     // DAC agência/conta da empresa
    reserved_2:       blanks(39, 46),                     // Complemento do registro
    beneficiary_name: text(47, 76),                       // Nome da empresa
    bank_code:        literal(77, 79, '341'),             // Código do banco
    bank_name:        literal(80, 94, 'BANCO ITAU SA  '), // Nome do banco
    generation_date:  date(95, 100, 'DDMMYY'),            // Data de geração do arquivo
    reserved_3:       blanks(101, 394),                   // Complemento do registro
    sequence:         integer(395, 400),                  // Número sequencial do registro: 000001
  },
  `${MANUAL}, p. 9`,
)

/** Registro detalhe (obrigatório), pp. 10–11. */
export const remittanceTitle = record(
  'itau400.remittance.title',
  400,
  {
    record_type:              key(1, 1, '1'),           // Tipo de registro
    beneficiary_tax_id_type:  digits(2, 3),             // Código de inscrição da empresa ou do sacador (nota 1)
    beneficiary_tax_id:       taxId(4, 17),             // Número de inscrição, CPF ou CNPJ (nota 1)
    agency_number:            digits(18, 21),           // Agência mantenedora da conta
    reserved_1:               zeros(22, 23),            // Complemento de registro
    account_number:           digits(24, 28),           // Conta corrente da empresa
    account_digit:            digits(29, 29),           // DAC agência/conta da empresa
    reserved_2:               blanks(30, 33),           // Complemento de registro
    cancelled_code:           digits(34, 37),           // Instrução/alegação a ser cancelada: só nas ocorrências 35 e 38, senão zeros (nota 27)
    control_number:           text(38, 62),             // Uso da empresa (nota 2)
    our_number:               digits(63, 70),           // Nosso número sem DAC; zeros na entrada em carteira escritural (nota 3)
    currency_quantity:        money(71, 83, 5),         // Quantidade de moeda variável, 5 casas; zeros se Real (nota 4)
    wallet_number:            digits(84, 86),           // Número da carteira (nota 5)
    invoice_number:           text(87, 106),            // Uso do banco; nº da duplicata/fatura com a instrução 98 (nota 11 D)
    reserved_3:               reserved(107, 107),       // Uso do banco (identificação da operação no banco)
    wallet_letter:            text(108, 108),           // Código da carteira (nota 5)
    movement:                 digits(109, 110),         // Código de ocorrência (nota 6)
    document_number:          text(111, 120),           // Nº do documento de cobrança (nota 18)
    due_date:                 date(121, 126, 'DDMMYY'), // Vencimento (nota 7)
    amount:                   money(127, 139),          // Valor nominal do título (nota 8)
    bank_code:                literal(140, 142, '341'), // Código do banco
    collecting_agency_number: digits(143, 147),         // Agência cobradora: zeros na remessa (nota 9)
    document_type:            text(148, 149),           // Espécie do título (nota 10)
    acceptance:               text(150, 150),           // Aceite: A ou N
    document_date:            date(151, 156, 'DDMMYY'), // Data de emissão do título (nota 31)
    first_instruction:        text(157, 158, { codes: cashierTexts400 }), // 1ª instrução de cobrança (nota 11)
    second_instruction:       text(159, 160, { codes: cashierTexts400 }), // 2ª instrução de cobrança (nota 11)
    interest_value:           money(161, 173, { unit: REAIS_PER_DAY }), // Juros de 1 dia, em R$; 5 casas se em moeda variável (nota 12)
    discount_date:            date(174, 179, 'DDMMYY'), // Desconto até
    discount_value:           money(180, 192),          // Valor do desconto; por dia com a instrução 30 (notas 13 e 11 E)
    iof:                      money(193, 205),          // Valor do IOF; 5 casas se em moeda variável (nota 14)
    value_rebate:             money(206, 218),          // Abatimento (nota 13)
    payer_tax_id_type:        digits(219, 220),         // Código de inscrição do pagador: 01 CPF, 02 CNPJ
    payer_tax_id:             taxId(221, 234),          // Número de inscrição do pagador
    payer_name:               text(235, 274, { maxLength: 30 }), // Nome do pagador e brancos (265–274), que podem ser agrupados; o banco imprime 30 (nota 15)
    payer_address:            text(275, 314),           // Logradouro, número e complemento
    payer_neighborhood:       text(315, 326),           // Bairro
    payer_zipcode:            digits(327, 334),         // CEP
    payer_city:               text(335, 349),           // Cidade
    payer_state:              text(350, 351),           // UF
    guarantor_name:           text(352, 381),           // Sacador/avalista (nota 16)
    reserved_4:               blanks(382, 385),         // Complemento do registro
    interest_date:            date(386, 391, 'DDMMYY'), // Data de mora; a instrução 44 a pede (nota 11 F)
    instruction_days:         integer(392, 393),        // Prazo: quantidade de dias das instruções com XX (nota 11 A)
    reserved_5:               blanks(394, 394),         // Complemento do registro
    sequence:                 integer(395, 400),        // Número sequencial do registro no arquivo
  },
  `${MANUAL}, pp. 10–11`,
)

/**
 * The title with second and third discount where guarantor, mora and days stand, nota 16 a, p. 35.
 * Only for accounts with indicator 19.0 (p. 52). To write: nothing in the record tells it from `remittanceTitle`.
 */
export const remittanceTitleDiscounts = remittanceTitle
  .replace([352, 394], {
    reserved_4:            blanks(352, 353),         // Brancos
    second_discount_date:  date(354, 359, 'DDMMYY'), // Data do 2º desconto
    second_discount_value: money(360, 372),          // Valor do 2º desconto
    third_discount_date:   date(373, 378, 'DDMMYY'), // Data do 3º desconto
    third_discount_value:  money(379, 391),          // Valor do 3º desconto
    reserved_5:            blanks(392, 394),         // Brancos
  })
  .as('itau400.remittance.title_discounts', `${MANUAL}, pp. 10–11 and 35 (nota 16 a)`)

/**
 * The title with instruction 93: a message of 30 columns for the payer in place of the guarantor, nota 11 B, p. 34. To write.
 */
export const remittanceTitleMessage30 = remittanceTitle
  .replace([352, 381], {
    payer_message: text(352, 381), // Mensagem no boleto
  })
  .as('itau400.remittance.title_message_30', `${MANUAL}, pp. 10–11 and 34 (nota 11 B)`)

/**
 * The title with instruction 94: a message of 40 columns in place of guarantor and date of mora, nota 11 C, p. 34. To write.
 */
export const remittanceTitleMessage40 = remittanceTitle
  .replace([352, 391], {
    payer_message: text(352, 391), // Mensagem no boleto
  })
  .as('itau400.remittance.title_message_40', `${MANUAL}, pp. 10–11 and 34 (nota 11 C)`)

/** Registro detalhe de multa (opcional), p. 12. After the title; only with movements 01 and 49, one a title. */
export const remittanceFine = record(
  'itau400.remittance.fine',
  400,
  {
    record_type: key(1, 1, '2'),          // Tipo de registro
    fine_type:   digits(2, 2),            // Código da multa: 0 não registra, 1 valor, 2 percentual (nota 35)
    fine_date:   date(3, 10, 'DDMMYYYY'), // Data da multa, não antes do vencimento (nota 36)
    fine_value:  money(11, 23, { unit: reaisOrPercentageBy('fine_type') }), // Valor ou percentual (nota 37)
    reserved_1:  blanks(24, 394),         // Complemento de registro
    sequence:    integer(395, 400),       // Número sequencial do registro no arquivo
  },
  `${MANUAL}, p. 12`,
)

/** Registro detalhe de boleto Pix (opcional), p. 13. After the title; only with movement 71, never with a split. */
export const remittancePix = record(
  'itau400.remittance.pix',
  400,
  {
    record_type: key(1, 1, '3'),                // Tipo de registro
    pix_key:     text(2, 78, { case: 'keep' }), // Chave Pix; em branco vale o CNPJ da conta (nota 38)
    location_id: digits(79, 142),               // Id da location da cobrança imediata; zeros, o banco cria (nota 39)
    reserved_1:  blanks(143, 394),              // Brancos
    sequence:    integer(395, 400),             // Número sequencial do registro no arquivo
  },
  `${MANUAL}, p. 13`,
)

/** Nota 32, pp. 48–49. */
const shareUnit = {
  by: 'split_value_type',
  codes: { '1': percentage(3), '2': REAIS, '3': percentage(3), '4': REAIS },
} as const

/** Registro detalhe de rateio de crédito (opcional), pp. 14–16. After the title; up to 3 records, 30 accounts a title. */
export const remittanceSplit = record(
  'itau400.remittance.split',
  400,
  {
    record_type:             key(1, 1, '4'),    // Tipo de registro
    beneficiary_tax_id_type: digits(2, 3),      // Código de inscrição da empresa ou do sacador (nota 1)
    beneficiary_tax_id:      taxId(4, 17),      // Número de inscrição, CPF ou CNPJ (nota 1)
    agency_number:           digits(18, 21),    // Agência mantenedora da conta
    reserved_1:              zeros(22, 23),     // Complemento de registro
    account_number:          digits(24, 28),    // Conta corrente da empresa
    account_digit:           digits(29, 29),    // DAC agência/conta da empresa
    wallet_number:           digits(30, 32),    // Número da carteira (nota 5)
    our_number:              digits(33, 40),    // Nosso número (nota 3)
    our_number_digit:        digits(41, 41),    // DAC do nosso número (nota 3)
    split_sequence:          integer(42, 43),   // Número sequencial dos registros tipo 4 do título
    split_1_agency_number:   digits(44, 47),    // Agência (01) da conta de crédito
    split_1_account_number:  digits(48, 54),    // Conta (01) para crédito
    split_1_account_digit:   digits(55, 55),    // DAC (01) agência/conta
    split_1_value:           money(56, 68, { unit: shareUnit }), // Valor (01) (nota 32)
    split_2_agency_number:   digits(69, 72),    // Agência (02) da conta de crédito
    split_2_account_number:  digits(73, 79),    // Conta (02) para crédito
    split_2_account_digit:   digits(80, 80),    // DAC (02) agência/conta
    split_2_value:           money(81, 93, { unit: shareUnit }), // Valor (02) (nota 32)
    split_3_agency_number:   digits(94, 97),    // Agência (03) da conta de crédito
    split_3_account_number:  digits(98, 104),   // Conta (03) para crédito
    split_3_account_digit:   digits(105, 105),  // DAC (03) agência/conta
    split_3_value:           money(106, 118, { unit: shareUnit }), // Valor (03) (nota 32)
    split_4_agency_number:   digits(119, 122),  // Agência (04) da conta de crédito
    split_4_account_number:  digits(123, 129),  // Conta (04) para crédito
    split_4_account_digit:   digits(130, 130),  // DAC (04) agência/conta
    split_4_value:           money(131, 143, { unit: shareUnit }), // Valor (04) (nota 32)
    split_5_agency_number:   digits(144, 147),  // Agência (05) da conta de crédito
    split_5_account_number:  digits(148, 154),  // Conta (05) para crédito
    split_5_account_digit:   digits(155, 155),  // DAC (05) agência/conta
    split_5_value:           money(156, 168, { unit: shareUnit }), // Valor (05) (nota 32)
    split_6_agency_number:   digits(169, 172),  // Agência (06) da conta de crédito
    split_6_account_number:  digits(173, 179),  // Conta (06) para crédito
    split_6_account_digit:   digits(180, 180),  // DAC (06) agência/conta
    split_6_value:           money(181, 193, { unit: shareUnit }), // Valor (06) (nota 32)
    split_7_agency_number:   digits(194, 197),  // Agência (07) da conta de crédito
    split_7_account_number:  digits(198, 204),  // Conta (07) para crédito
    split_7_account_digit:   digits(205, 205),  // DAC (07) agência/conta
    split_7_value:           money(206, 218, { unit: shareUnit }), // Valor (07) (nota 32)
    split_8_agency_number:   digits(219, 222),  // Agência (08) da conta de crédito
    split_8_account_number:  digits(223, 229),  // Conta (08) para crédito
    split_8_account_digit:   digits(230, 230),  // DAC (08) agência/conta
    split_8_value:           money(231, 243, { unit: shareUnit }), // Valor (08) (nota 32)
    split_9_agency_number:   digits(244, 247),  // Agência (09) da conta de crédito
    split_9_account_number:  digits(248, 254),  // Conta (09) para crédito
    split_9_account_digit:   digits(255, 255),  // DAC (09) agência/conta
    split_9_value:           money(256, 268, { unit: shareUnit }), // Valor (09) (nota 32)
    split_10_agency_number:  digits(269, 272),  // Agência (10) da conta de crédito
    split_10_account_number: digits(273, 279),  // Conta (10) para crédito
    split_10_account_digit:  digits(280, 280),  // DAC (10) agência/conta
    split_10_value:          money(281, 293, { unit: shareUnit }), // Valor (10) (nota 32)
    split_11_agency_number:  digits(294, 297),  // Agência (11) da conta de crédito
    split_11_account_number: digits(298, 304),  // Conta (11) para crédito
    split_11_account_digit:  digits(305, 305),  // DAC (11) agência/conta
    split_11_value:          money(306, 318, { unit: shareUnit }), // Valor (11) (nota 32)
    split_12_agency_number:  digits(319, 322),  // Agência (12) da conta de crédito
    split_12_account_number: digits(323, 329),  // Conta (12) para crédito
    split_12_account_digit:  digits(330, 330),  // DAC (12) agência/conta
    split_12_value:          money(331, 343, { unit: shareUnit }), // Valor (12) (nota 32)
    split_13_agency_number:  digits(344, 347),  // Agência (13) da conta de crédito
    split_13_account_number: digits(348, 354),  // Conta (13) para crédito
    split_13_account_digit:  digits(355, 355),  // DAC (13) agência/conta
    split_13_value:          money(356, 368, { unit: shareUnit }), // Valor (13) (nota 32)
    split_14_agency_number:  digits(369, 372),  // Agência (14) da conta de crédito
    split_14_account_number: digits(373, 379),  // Conta (14) para crédito
    split_14_account_digit:  digits(380, 380),  // DAC (14) agência/conta
    split_14_value:          money(381, 393, { unit: shareUnit }), // Valor (14) (nota 32)
    split_value_type:        digits(394, 394),  // Tipo de valor: 1 e 3 percentual, 2 e 4 valor (nota 32)
    sequence:                integer(395, 400), // Número sequencial do registro no arquivo
  },
  `${MANUAL}, pp. 14–15`,
)

/** Registro detalhe (opcional): the payer's e-mail and the guarantor's tax id and address, p. 17. After the title; not for Boleto Pix. */
export const remittancePayer = record(
  'itau400.remittance.payer',
  400,
  {
    record_type:            key(1, 1, '5'),                 // Tipo de registro
    payer_email:            text(2, 121, { case: 'keep' }), // Endereço de e-mail do pagador (nota 29)
    guarantor_tax_id_type:  digits(122, 123),               // Código de inscrição do sacador/avalista: 00 não há, 01 CPF, 02 CNPJ (nota 30)
    guarantor_tax_id:       taxId(124, 137),                // Número de inscrição do sacador/avalista (nota 30)
    guarantor_address:      text(138, 177),                 // Logradouro, número e complemento
    guarantor_neighborhood: text(178, 189),                 // Bairro
    guarantor_zipcode:      digits(190, 197),               // CEP
    guarantor_city:         text(198, 212),                 // Cidade
    guarantor_state:        text(213, 214),                 // UF
    reserved_1:             blanks(215, 394),               // Complemento de registro
    sequence:               integer(395, 400),              // Número sequencial do registro no arquivo
  },
  `${MANUAL}, p. 17`,
)

/** Trailer de arquivo, p. 18 (the same on p. 62, Anexo A). */
export const remittanceTrailer = record(
  'itau400.remittance.trailer',
  400,
  {
    record_type: key(1, 1, '9'),    // Tipo de registro
    reserved_1:  blanks(2, 394),    // Complemento do registro
    sequence:    integer(395, 400), // Número sequencial do registro no arquivo
  },
  `${MANUAL}, p. 18`,
)

// Cobrança Mensagem: same header, title (type 1), guarantor (type 5) and trailer; only for accounts with a «flash» at the bank.

/** Registro mensagem frente, 2012 p. 10: three lines on the front of the slip; up to 27 records a title. */
export const remittanceMessageFront = record(
  'itau400.remittance.message_front',
  400,
  {
    record_type:      key(1, 1, '7'),    // Código do registro
    flash_code:       text(2, 4),        // Código do flash, dado pelo banco (nota 35)
    line_1_number:    integer(5, 6),     // Nº da linha 1
    line_1:           text(7, 134),      // Texto 1 (nota 37)
    line_2_number:    integer(135, 136), // Nº da linha 2
    line_2:           text(137, 264),    // Texto 2 (nota 37)
    line_3_number:    integer(265, 266), // Nº da linha 3
    line_3:           text(267, 393),    // Texto 3, um a menos (nota 37)
    slip_destination: text(394, 394),    // Destino do boleto: 1 agência do beneficiário, outro correio (nota 36)
    sequence:         integer(395, 400), // Número sequencial do registro no arquivo
  },
  `${MESSAGE_MANUAL}, p. 10`,
)

/** Registro mensagem verso, 2012 p. 10: two lines on the back of the slip; up to 12 records a title. */
export const remittanceMessageBack = record(
  'itau400.remittance.message_back',
  400,
  {
    record_type:   key(1, 1, '8'),    // Código do registro
    line_1_number: integer(2, 3),     // Nº da linha 1
    line_1:        text(4, 143),      // Texto 1 (nota 37)
    reserved_1:    blanks(144, 193),  // Complementação do registro
    line_2_number: integer(194, 195), // Nº da linha 2
    line_2:        text(196, 335),    // Texto 2 (nota 37)
    reserved_2:    blanks(336, 394),  // Complementação do registro
    sequence:      integer(395, 400), // Número sequencial do registro no arquivo
  },
  `${MESSAGE_MANUAL}, p. 10`,
)

// Anexo A: wallets without registration whose slips the bank prints (nota 5, observation B). Another kind of file:
// header, records of type 6 in place of type 1, trailer.

/** Registro emissão de boleto, layout 1 (obrigatório), p. 59. */
export const remittanceIssue = record(
  'itau400.remittance.issue',
  400,
  {
    record_type:           key(1, 1, '6'),         // Tipo de registro
    issue_layout:          key(2, 2, '1'),         // Código de layout
    agency_number:         digits(3, 6),           // Agência mantenedora da conta
    reserved_1:            zeros(7, 8),            // Complemento de registro
    account_number:        digits(9, 13),          // Conta corrente da empresa
    account_digit:         digits(14, 14),         // DAC agência/conta da empresa
    wallet_number:         digits(15, 17),         // Número da carteira
    our_number:            digits(18, 25),         // Nosso número
    our_number_digit:      digits(26, 26),         // DAC do nosso número (nota 23)
    currency_code:         digits(27, 27),         // Código da moeda: 0 R$, 1 variável
    currency_name:         text(28, 31),           // Literal de moeda, se variável (nota 24)
    amount:                money(32, 44, { unit: { by: 'currency_code', codes: { '0': REAIS } } }), // Valor do título; 5 casas se em moeda variável
    document_number:       text(45, 54),           // Seu número; nas carteiras de 15 dígitos, 7 e o DAC em 45–52 (nota 18)
    due_date:              date(55, 60, 'DDMMYY'), // Vencimento
    document_type:         text(61, 62),           // Espécie (nota 10)
    acceptance:            text(63, 63),           // Aceite: A ou N
    document_date:         date(64, 69, 'DDMMYY'), // Data de emissão
    payer_tax_id_type:     digits(70, 71),         // Código de inscrição do pagador: 01 CPF, 02 CNPJ
    payer_tax_id:          taxId(72, 86),          // Número de inscrição do pagador
    payer_name:            text(87, 116),          // Nome do pagador
    reserved_2:            blanks(117, 125),       // Complemento do registro
    payer_address:         text(126, 165),         // Logradouro, número e complemento
    payer_neighborhood:    text(166, 177),         // Bairro
    payer_zipcode:         digits(178, 185),       // CEP
    payer_city:            text(186, 200),         // Cidade
    payer_state:           text(201, 202),         // UF
    guarantor_name:        text(203, 232),         // Sacador/avalista
    reserved_3:            blanks(233, 236),       // Complemento de registro
    payment_place_1:       text(237, 291),         // Local de pagamento 1 (nota 25)
    payment_place_2:       text(292, 346),         // Local de pagamento 2 (nota 25)
    guarantor_tax_id_type: digits(347, 348),       // Código de inscrição do sacador/avalista: 01 CPF, 02 CNPJ
    guarantor_tax_id:      taxId(349, 363),        // Número de inscrição do sacador/avalista
    reserved_4:            blanks(364, 394),       // Complemento do registro
    sequence:              integer(395, 400),      // Número sequencial do registro no arquivo
  },
  `${MANUAL}, p. 59`,
)

/** Registro emissão de boleto, layout 2: linhas 1 a 5 da área de instruções, p. 60. */
export const remittanceIssueInstructions = record(
  'itau400.remittance.issue_instructions',
  400,
  {
    record_type:        key(1, 1, '6'),    // Tipo de registro
    issue_layout:       key(2, 2, '2'),    // Código de layout
    instruction_line_1: text(3, 71),       // Linha 1 (nota 26)
    instruction_line_2: text(72, 140),     // Linha 2 (nota 26)
    instruction_line_3: text(141, 209),    // Linha 3 (nota 26)
    instruction_line_4: text(210, 278),    // Linha 4 (nota 26)
    instruction_line_5: text(279, 347),    // Linha 5 (nota 26)
    reserved_1:         blanks(348, 394),  // Complemento do registro
    sequence:           integer(395, 400), // Número sequencial do registro no arquivo
  },
  `${MANUAL}, p. 60`,
)

/** Registro emissão de boleto, layout 3: linhas 6 a 9 da área de instruções, p. 61. */
export const remittanceIssueMoreInstructions = record(
  'itau400.remittance.issue_more_instructions',
  400,
  {
    record_type:        key(1, 1, '6'),    // Tipo de registro
    issue_layout:       key(2, 2, '3'),    // Código de layout
    instruction_line_6: text(3, 71),       // Linha 6 (nota 26)
    instruction_line_7: text(72, 140),     // Linha 7 (nota 26)
    instruction_line_8: text(141, 209),    // Linha 8 (nota 26)
    instruction_line_9: text(210, 278),    // Linha 9 (nota 26)
    reserved_1:         blanks(279, 394),  // Complemento do registro
    sequence:           integer(395, 400), // Número sequencial do registro no arquivo
  },
  `${MANUAL}, p. 61`,
)

/** Registro emissão de boleto, layout 4: sacador avalista, 2012 p. 42; not in the manual of 2021. */
export const remittanceIssueGuarantor = record(
  'itau400.remittance.issue_guarantor',
  400,
  {
    record_type:            key(1, 1, '6'),    // Tipo de registro
    issue_layout:           key(2, 2, '4'),    // Código de layout
    guarantor_tax_id_type:  digits(3, 4),      // Código de inscrição: 01 CPF, 02 CNPJ
    guarantor_tax_id:       taxId(5, 18),      // Número de inscrição
    guarantor_address:      text(19, 58),      // Logradouro, número e complemento
    guarantor_neighborhood: text(59, 70),      // Bairro
    guarantor_zipcode:      digits(71, 78),    // CEP
    guarantor_city:         text(79, 93),      // Cidade
    guarantor_state:        text(94, 95),      // UF
    reserved_1:             blanks(96, 394),   // Complementação do registro
    sequence:               integer(395, 400), // Número sequencial do registro no arquivo
  },
  `${MESSAGE_MANUAL}, p. 42`,
)
