// Itaú, Cobrança CNAB 400, July 2021 (v3): remessa pp. 9–18 and 59–61 (Anexo A), retorno pp. 19–27; Cobrança Mensagem CNAB 400, March 2012, pp. 10, 13 and 42.
import { reaisOrPercentageBy } from '../../febraban/index.js'
import { blanks, date, digits, integer, key, literal, money, percentage, REAIS, REAIS_PER_DAY, record, repeatedFields, reserved, taxId, text, zeros } from '../../fixed-width/index.js'
import { guarantorDetails } from '../families/core400/index.js'
import { readInstructions400 } from './cnab400-tables.js'

const MANUAL = 'Itaú, Cobrança CNAB 400, julho/2021 (v3)'
const MESSAGE_MANUAL = 'Itaú, Cobrança Mensagem CNAB 400, março/2012'

/** Every record ends in the number of its line. */
const numbered = record('itau400', 400, { content: reserved(1, 394), sequence: integer(395, 400) }, MANUAL)

/** Header de arquivo, p. 9 (the same on p. 58, Anexo A). */
const remittanceHeader = numbered
  .replace([1, 394], {
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
  })
  .as('itau400.remittance.header', `${MANUAL}, p. 9`)

/** Registro detalhe (obrigatório), pp. 10–11. */
export const remittanceTitle = numbered
  .replace([1, 394], {
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
    first_instruction:        text(157, 158, { codes: readInstructions400 }), // 1ª instrução de cobrança (nota 11)
    second_instruction:       text(159, 160, { codes: readInstructions400 }), // 2ª instrução de cobrança (nota 11)
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
  })
  .as('itau400.remittance.title', `${MANUAL}, pp. 10–11`)

/**
 * The title with second and third discount in the columns of guarantor, mora and days, nota 16 a, p. 35. Only for accounts with indicator 19.0 (p. 52). Used
 * for writing only: its lines look like `remittanceTitle`.
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
  .as('itau400.remittance.title_discounts', `${MANUAL}, pp. 10–11 e 35 (nota 16 a)`)

/** The title with instruction 93: a message of 30 columns for the payer in place of the guarantor, nota 11 B, p. 34. For writing. */
export const remittanceTitleMessage30 = remittanceTitle
  .replace([352, 381], {
    payer_message: text(352, 381), // Mensagem no boleto
  })
  .as('itau400.remittance.title_message_30', `${MANUAL}, pp. 10–11 e 34 (nota 11 B)`)

/** The title with instruction 94: a message of 40 columns in place of guarantor and date of mora, nota 11 C, p. 34. For writing. */
export const remittanceTitleMessage40 = remittanceTitle
  .replace([352, 391], {
    payer_message: text(352, 391), // Mensagem no boleto
  })
  .as('itau400.remittance.title_message_40', `${MANUAL}, pp. 10–11 e 34 (nota 11 C)`)

/** Registro detalhe de multa (opcional), p. 12. After the title; only with movements 01 and 49, one per title. */
export const remittanceFine = numbered
  .replace([1, 394], {
    record_type: key(1, 1, '2'),          // Tipo de registro
    fine_type:   digits(2, 2),            // Código da multa: 0 não registra, 1 valor, 2 percentual (nota 35)
    fine_date:   date(3, 10, 'DDMMYYYY'), // Data da multa, não antes do vencimento (nota 36)
    fine_value:  money(11, 23, { unit: reaisOrPercentageBy('fine_type') }), // Valor ou percentual (nota 37)
    reserved_1:  blanks(24, 394),         // Complemento de registro
  })
  .as('itau400.remittance.fine', `${MANUAL}, p. 12`)

/** Registro detalhe de boleto Pix (opcional), p. 13. After the title; only with movement 71, never with a split. */
export const remittancePix = numbered
  .replace([1, 394], {
    record_type: key(1, 1, '3'),                // Tipo de registro
    pix_key:     text(2, 78, { case: 'keep', token: true }), // Chave Pix; em branco vale o CNPJ da conta (nota 38)
    location_id: digits(79, 142),               // Id da location da cobrança imediata; zeros, o banco cria (nota 39)
    reserved_1:  blanks(143, 394),              // Brancos
  })
  .as('itau400.remittance.pix', `${MANUAL}, p. 13`)

/** Nota 32, pp. 48–49. */
const shareUnit = {
  by: 'split_value_type',
  codes: { '1': percentage(3), '2': REAIS, '3': percentage(3), '4': REAIS },
} as const

/** Registro detalhe de rateio de crédito (opcional), pp. 14–16. After the title; up to 3 records with 30 accounts per title. */
export const remittanceSplit = remittanceTitle
  .replace([30, 394], {
    wallet_number:    digits(30, 32),  // Número da carteira (nota 5)
    our_number:       digits(33, 40),  // Nosso número (nota 3)
    our_number_digit: digits(41, 41),  // DAC do nosso número (nota 3)
    split_sequence:   integer(42, 43), // Número sequencial dos registros tipo 4 do título
    ...repeatedFields('split', 14, {
      agency_number:  digits(44, 47),                     // Agência da conta de crédito
      account_number: digits(48, 54),                     // Conta para crédito
      account_digit:  digits(55, 55),                     // DAC agência/conta
      value:          money(56, 68, { unit: shareUnit }), // Valor (nota 32)
    }),
    split_value_type: digits(394, 394), // Tipo de valor: 1 e 3 percentual, 2 e 4 valor (nota 32)
  })
  .replace([1, 1], {
    record_type: key(1, 1, '4'), // Tipo de registro
  })
  .as('itau400.remittance.split', `${MANUAL}, pp. 14–15`)

/** Registro detalhe (opcional): the payer's e-mail and the guarantor's tax id and address, p. 17. After the title; not for Boleto Pix. */
export const remittancePayer = numbered
  .replace([1, 394], {
    record_type:            key(1, 1, '5'),                 // Tipo de registro
    payer_email:            text(2, 121, { case: 'keep' }), // Endereço de e-mail do pagador (nota 29)
    guarantor_tax_id_type:  digits(122, 123),               // Código de inscrição do sacador/avalista: 00 não há, 01 CPF, 02 CNPJ (nota 30)
    ...guarantorDetails, // Número de inscrição (nota 30) e endereço do sacador/avalista
    reserved_1:             blanks(215, 394),               // Complemento de registro
  })
  .as('itau400.remittance.payer', `${MANUAL}, p. 17`)

/** Trailer de arquivo, p. 18 (the same on p. 62, Anexo A). */
const remittanceTrailer = numbered
  .replace([1, 394], {
    record_type: key(1, 1, '9'), // Tipo de registro
    reserved_1:  blanks(2, 394), // Complemento do registro
  })
  .as('itau400.remittance.trailer', `${MANUAL}, p. 18`)

// Cobrança Mensagem: same header, title (type 1), guarantor (type 5) and trailer; only for accounts with a «flash» at the bank.

/** Registro mensagem frente, 2012 p. 10: three lines on the front of the slip; up to 27 records per title. */
export const remittanceMessageFront = numbered
  .replace([1, 394], {
    record_type:      key(1, 1, '7'),    // Código do registro
    flash_code:       text(2, 4),        // Código do flash, dado pelo banco (nota 35)
    line_1_number:    integer(5, 6),     // Nº da linha 1
    line_1:           text(7, 134),      // Texto 1 (nota 37)
    line_2_number:    integer(135, 136), // Nº da linha 2
    line_2:           text(137, 264),    // Texto 2 (nota 37)
    line_3_number:    integer(265, 266), // Nº da linha 3
    line_3:           text(267, 393),    // Texto 3, um a menos (nota 37)
    slip_destination: text(394, 394),    // Destino do boleto: 1 agência do beneficiário, outro correio (nota 36)
  })
  .as('itau400.remittance.message_front', `${MESSAGE_MANUAL}, p. 10`)

/** Registro mensagem verso, 2012 p. 10: two lines on the back of the slip; up to 12 records per title. */
export const remittanceMessageBack = numbered
  .replace([1, 394], {
    record_type:   key(1, 1, '8'),    // Código do registro
    line_1_number: integer(2, 3),     // Nº da linha 1
    line_1:        text(4, 143),      // Texto 1 (nota 37)
    reserved_1:    blanks(144, 193),  // Complementação do registro
    line_2_number: integer(194, 195), // Nº da linha 2
    line_2:        text(196, 335),    // Texto 2 (nota 37)
    reserved_2:    blanks(336, 394),  // Complementação do registro
  })
  .as('itau400.remittance.message_back', `${MESSAGE_MANUAL}, p. 10`)

// Anexo A: carteiras without registration whose slips the bank prints (nota 5, observation B). Their files have a header, records of type 6 instead of type 1,
// and a trailer.

/** Registro emissão de boleto, layout 1 (obrigatório), p. 59. */
export const remittanceIssue = numbered
  .replace([1, 394], {
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
  })
  .as('itau400.remittance.issue', `${MANUAL}, p. 59`)

/** Registro emissão de boleto, layout 2: linhas 1 a 5 da área de instruções, p. 60. */
export const remittanceIssueInstructions = numbered
  .replace([1, 394], {
    record_type:        key(1, 1, '6'),   // Tipo de registro
    issue_layout:       key(2, 2, '2'),   // Código de layout
    instruction_line_1: text(3, 71),      // Linha 1 (nota 26)
    instruction_line_2: text(72, 140),    // Linha 2 (nota 26)
    instruction_line_3: text(141, 209),   // Linha 3 (nota 26)
    instruction_line_4: text(210, 278),   // Linha 4 (nota 26)
    instruction_line_5: text(279, 347),   // Linha 5 (nota 26)
    reserved_1:         blanks(348, 394), // Complemento do registro
  })
  .as('itau400.remittance.issue_instructions', `${MANUAL}, p. 60`)

/** Registro emissão de boleto, layout 3: linhas 6 a 9 da área de instruções, p. 61. */
export const remittanceIssueMoreInstructions = numbered
  .replace([1, 394], {
    record_type:        key(1, 1, '6'),   // Tipo de registro
    issue_layout:       key(2, 2, '3'),   // Código de layout
    instruction_line_6: text(3, 71),      // Linha 6 (nota 26)
    instruction_line_7: text(72, 140),    // Linha 7 (nota 26)
    instruction_line_8: text(141, 209),   // Linha 8 (nota 26)
    instruction_line_9: text(210, 278),   // Linha 9 (nota 26)
    reserved_1:         blanks(279, 394), // Complemento do registro
  })
  .as('itau400.remittance.issue_more_instructions', `${MANUAL}, p. 61`)

/** Registro emissão de boleto, layout 4: sacador avalista, 2012 p. 42; not in the manual of 2021. */
export const remittanceIssueGuarantor = numbered
  .replace([1, 394], {
    record_type:            key(1, 1, '6'),  // Tipo de registro
    issue_layout:           key(2, 2, '4'),  // Código de layout
    guarantor_tax_id_type:  digits(3, 4),    // Código de inscrição: 01 CPF, 02 CNPJ
    guarantor_tax_id:       taxId(5, 18),    // Número de inscrição
    guarantor_address:      text(19, 58),    // Logradouro, número e complemento
    guarantor_neighborhood: text(59, 70),    // Bairro
    guarantor_zipcode:      digits(71, 78),  // CEP
    guarantor_city:         text(79, 93),    // Cidade
    guarantor_state:        text(94, 95),    // UF
    reserved_1:             blanks(96, 394), // Complementação do registro
  })
  .as('itau400.remittance.issue_guarantor', `${MESSAGE_MANUAL}, p. 42`)

/** Header de arquivo, p. 19. */
export const returnHeader = remittanceHeader
  .replace([2, 9], {
    operation:      literal(2, 2, '2'),       // Código de retorno
    operation_name: literal(3, 9, 'RETORNO'), // Literal de retorno
  })
  .replace([80, 94], {
    bank_name: text(80, 94), // Nome do banco: BANCO ITAU SA no manual, BANCO ITAU S.A. nos arquivos
  })
  .replace([101, 394], {
    recording_density: digits(101, 105),         // Densidade
    density_unit:      literal(106, 108, 'BPI'), // Unidade de densidade
    file_sequence:     integer(109, 113),        // Número sequencial do arquivo retorno
    credit_date:       date(114, 119, 'DDMMYY'), // Data de crédito dos lançamentos
    reserved_3:        blanks(120, 394),         // Complemento do registro
  })
  .as('itau400.return.header', `${MANUAL}, p. 19`)

/** Registro transação, pp. 20–21. */
export const returnTitle = numbered
  .replace([1, 394], {
    record_type:             key(1, 1, '1'),                                // Tipo de registro
    beneficiary_tax_id_type: digits(2, 3),                                  // Código de inscrição da empresa: 01 CPF, 02 CNPJ
    beneficiary_tax_id:      taxId(4, 17),                                  // Número de inscrição da empresa
    agency_number:           digits(18, 21),                                // Agência mantenedora da conta
    reserved_1:              zeros(22, 23),                                 // Complemento de registro
    account_number:          digits(24, 28),                                // Conta corrente da empresa
    account_digit:           digits(29, 29),                                // DAC agência/conta da empresa
    reserved_2:              blanks(30, 37),                                // Complemento de registro
    control_number:          text(38, 62),                                  // Uso da empresa (nota 2)
    our_number_sent:         digits(63, 70),                                // Nosso número (identificação do título no banco)
    reserved_3:              blanks(71, 82),                                // Complemento do registro
    wallet_number:           digits(83, 85),                                // Número da carteira (nota 5)
    our_number:              digits(86, 93),                                // Nosso número (nota 3)
    our_number_digit:        digits(94, 94),                                // DAC do nosso número (nota 3)
    reserved_4:              blanks(95, 106),                               // Complemento do registro
    settlement_notice:       text(107, 107),                                // Brancos; com o indicador 23.2 (p. 52): I processamento, C crédito
    wallet_letter:           text(108, 108),                                // Código da carteira (nota 5)
    occurrence:              digits(109, 110),                              // Código de ocorrência (nota 17)
    occurrence_date:         date(111, 116, 'DDMMYY'),                      // Data de ocorrência no banco
    document_number:         text(117, 126),                                // Nº do documento de cobrança (nota 18)
    our_number_confirmed:    digits(127, 134),                              // Nosso número (confirmação do número do título no banco)
    reserved_5:              blanks(135, 146),                              // Complemento do registro
    due_date:                date(147, 152, 'DDMMYY'),                      // Vencimento
    amount:                  money(153, 165),                               // Valor nominal do título
    receiving_bank:          digits(166, 168),                              // Código do banco
    receiving_agency_number: digits(169, 172),                              // Agência cobradora, de liquidação ou baixa (nota 9)
    receiving_agency_digit:  text(173, 173),                                // DAC da agência cobradora; de outro banco pode ser X
    document_type:           digits(174, 175),                              // Espécie do título (nota 10)
    bank_rate:               money(176, 188),                               // Tarifa de cobrança
    reserved_6:              reserved(189, 214),                            // Brancos no manual, zeros nos arquivos
    iof:                     money(215, 227),                               // Valor do IOF
    value_rebate:            money(228, 240),                               // Abatimento; na liquidação, somado ao desconto (nota 19)
    discount:                money(241, 253),                               // Descontos (nota 19)
    credit_amount:           money(254, 266),                               // Valor principal: lançado em conta corrente; nos arquivos, com juros e menos a tarifa
    billet_fine:             money(267, 279),                               // Juros de mora e multa pagos pelo pagador
    other_credit:            money(280, 292),                               // Outros créditos
    dda:                     digits(293, 293),                              // Boleto DDA: 0 não, 1 sim; só na ocorrência 02 (nota 34)
    reserved_7:              blanks(294, 295),                              // Complemento do registro
    credit_date:             date(296, 301, 'DDMMYY', { empty: 'blanks' }), // Data de crédito desta liquidação
    complement_code:         digits(302, 305),                              // Instrução cancelada ou código complementar da ocorrência (nota 20)
    complement_date:         date(306, 311, 'DDMMYY'),                      // Brancos ou data complementar da ocorrência (nota 20); zeros nos arquivos
    complement_amount:       money(312, 324),                               // Zeros ou valor complementar da ocorrência (nota 20)
    payer_name:              text(325, 354),                                // Nome do pagador
    reserved_8:              blanks(355, 355),                              // Complemento do registro
    payer_tax_id:            taxId(356, 369),                               // Brancos ou, na cobrança identificada, CPF/CNPJ do pagador (nota 2)
    reserved_9:              blanks(370, 377),                              // Complemento do registro
    reason_codes:            text(378, 385),                                // Erros (até 4 de 2) ou alegação do pagador (nota 20)
    reserved_10:             blanks(386, 392),                              // Complemento do registro
    settlement_code:         text(393, 394),                                // Código de liquidação: meio do pagamento (nota 28)
  })
  .as('itau400.return.title', `${MANUAL}, pp. 20–21`)

/** Columns that cheques and splits share with the title; they have no announcement of the settlement. */
const withoutNotice = returnTitle.replace([95, 107], {
  reserved_4: blanks(95, 107), // Complemento do registro
})

/** Registro transação, cheque devolvido (opcional), pp. 22–23: of type 1 like the title; occurrence 69 identifies the record. */
const returnReturnedCheque = withoutNotice
  .replace([174, 394], {
    reserved_7:    blanks(174, 175), // Complemento do registro
    reserved_8:    zeros(176, 253),  // Complemento do registro
    cheque_amount: money(254, 266),  // Valor do cheque
    reserved_9:    zeros(267, 292),  // Complemento do registro
    reserved_10:   blanks(293, 301), // Complemento do registro
    reserved_11:   zeros(302, 324),  // Complemento do registro
    cheque_cmc7:   text(325, 354),   // Banda magnética do cheque (CMC-7)
    reserved_12:   blanks(355, 377), // Complemento do registro
    reason_codes:  text(378, 379),   // Motivo de devolução do cheque (nota 20, tabela 9)
    reserved_13:   blanks(380, 394), // Complemento do registro
  })
  .replace([147, 152], {
    reserved_6: zeros(147, 152), // Complemento do registro
  })
  .replace([109, 110], {
    occurrence: key(109, 110, '69'), // Código de ocorrência (nota 17)
  })
  .replace([71, 82], {
    cheque_agency_number:  digits(71, 74), // Agência de débito do cheque (nota 33)
    reserved_3:            zeros(75, 76),  // Zeros (nota 33)
    cheque_account_number: digits(77, 81), // Conta de débito do cheque (nota 33)
    cheque_account_digit:  digits(82, 82), // DAC agência/conta do cheque (nota 33)
  })
  .as('itau400.return.returned_cheque', `${MANUAL}, pp. 22–23`)

/** Registro transação, cheque compensado (opcional), 2012 p. 13: the same columns without a reason, occurrence 76. Not in the manual of 2021. */
const returnClearedCheque = returnReturnedCheque
  .replace([109, 110], {
    occurrence: key(109, 110, '76'), // Código de ocorrência (nota 17)
  })
  .as('itau400.return.cleared_cheque', `${MESSAGE_MANUAL}, p. 13`)

/** Registro opcional boleto Pix, p. 24: after the title, only if its entry is confirmed. */
const returnPix = numbered
  .replace([1, 394], {
    record_type:    key(1, 1, '3'),                 // Tipo de registro
    pix_emv:        text(2, 391, { case: 'keep', token: true }), // EMV QR Code: Pix copia e cola (nota 40)
    pix_error_code: text(392, 394),                 // Código de erro Pix: o título foi registrado, o Pix não (nota 41)
  })
  .as('itau400.return.pix', `${MANUAL}, p. 24`)

/** Nota 32, pp. 48–49: a confirmed entry (02, and 64, p. 36) has the percentage of the remittance, a settlement has the credited amount. */
const shareInPercentage = {
  by: 'occurrence',
  codes: { '02': percentage(3), '06': REAIS, '07': REAIS, '08': REAIS, '64': percentage(3) },
} as const

const returnedShareUnit = {
  by: 'split_value_type',
  codes: { '1': shareInPercentage, '2': REAIS, '3': shareInPercentage, '4': REAIS },
} as const

/** Registro detalhe de rateio de crédito (opcional), pp. 25–26. */
const returnSplit = withoutNotice
  .replace([111, 394], {
    split_sequence:      integer(111, 112), // Número sequencial dos registros tipo 4 do título
    net_received_amount: money(113, 125),   // Valor total recebido líquido
    ...repeatedFields('split', 7, {
      agency_number:  digits(126, 129), // Agência da conta de crédito
      account_number: digits(130, 136), // Conta de crédito
      account_digit:  digits(137, 137), // DAC agência/conta
      value:          money(138, 150, { unit: returnedShareUnit }), // Valor (nota 32)
      charges:        money(151, 160),  // Valor encargos do rateado
    }),
    reserved_5:       blanks(371, 393), // Complemento de registro
    split_value_type: text(394, 394),   // Tipo de valor de rateio enviado (nota 32)
  })
  .replace([1, 1], {
    record_type: key(1, 1, '4'), // Tipo de registro
  })
  .as('itau400.return.split', `${MANUAL}, pp. 25–26`)

/** Trailer, p. 27. */
export const returnTrailer = remittanceTrailer
  .replace([2, 394], {
    operation:     literal(2, 2, '2'),   // Código de retorno
    service_code:  literal(3, 4, '01'),  // Código de serviço
    bank_code:     literal(5, 7, '341'), // Código do banco
    reserved_1:    blanks(8, 17),        // Complemento de registro
    simple_count:  integer(18, 25),      // Quantidade de títulos em cobrança simples (nota 21)
    simple_amount: money(26, 39),        // Valor total em cobrança simples (nota 21)
    simple_notice: text(40, 47),         // Aviso bancário (nota 22)
    reserved_2:    blanks(48, 57),       // Complemento do registro
    linked_count:  integer(58, 65),      // Quantidade de títulos em cobrança vinculada (nota 21)
    linked_amount: money(66, 79),        // Valor total em cobrança vinculada (nota 21)
    linked_notice: text(80, 87),         // Aviso bancário (nota 22)
    reserved_3:    reserved(88, 177),    // Brancos no manual; nos arquivos, zeros em 138–167
    direct_count:  integer(178, 185),    // Quantidade de títulos em cobrança direta/escritural (nota 21)
    direct_amount: money(186, 199),      // Valor total em cobrança direta/escritural (nota 21)
    direct_notice: text(200, 207),       // Aviso bancário (nota 22)
    file_sequence: integer(208, 212),    // Controle do arquivo: número sequencial do arquivo retorno
    detail_count:  integer(213, 220),    // Quantidade de registros de transação
    total_amount:  money(221, 234),      // Valor total informado: dos títulos informados no arquivo
    reserved_4:    blanks(235, 394),     // Complemento do registro
  })
  .as('itau400.return.trailer', `${MANUAL}, p. 27`)

/** Records of a remittance. */
export const remittanceRecords400 = {
  header: remittanceHeader, title: remittanceTitle,
  fine: remittanceFine, pix: remittancePix, split: remittanceSplit, payer: remittancePayer,
  trailer: remittanceTrailer,
} as const

/** Records of a return. */
export const returnRecords400 = {
  header: returnHeader,
  title: returnTitle, returned_cheque: returnReturnedCheque, cleared_cheque: returnClearedCheque, pix: returnPix, split: returnSplit,
  trailer: returnTrailer,
} as const
