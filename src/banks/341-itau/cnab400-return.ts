// Itaú, Cobrança CNAB 400, July 2021 (v3), pp. 19–27; Cobrança Mensagem CNAB 400, March 2012, p. 13.
import { blanks, date, digits, integer, key, literal, money, percentage, REAIS, record, reserved, taxId, text, zeros } from '../../fixed-width/index.js'

const MANUAL = 'Itaú, Cobrança CNAB 400, julho/2021 (v3)'
const MESSAGE_MANUAL = 'Itaú, Cobrança Mensagem CNAB 400, março/2012'

/** Header de arquivo, p. 19. */
export const returnHeader = record(
  'itau400.return.header',
  400,
  {
    record_type:       key(1, 1, '0'),                     // Tipo de registro
    operation:         literal(2, 2, '2'),                 // Código de retorno
    operation_name:    literal(3, 9, 'RETORNO'),           // Literal de retorno
    service_code:      literal(10, 11, '01'),              // Código do serviço
    service_name:      literal(12, 26, 'COBRANCA       '), // Literal de serviço
    agency_number:     digits(27, 30),                     // Agência mantenedora da conta
    reserved_1:        zeros(31, 32),                      // Complemento de registro
    account_number:    digits(33, 37),                     // Conta corrente da empresa
    account_digit:     digits(38, 38),                     // DAC agência/conta da empresa
    reserved_2:        blanks(39, 46),                     // Complemento do registro
    beneficiary_name:  text(47, 76),                       // Nome da empresa
    bank_code:         literal(77, 79, '341'),             // Código do banco
    bank_name:         text(80, 94),                       // Nome do banco: BANCO ITAU SA no manual, BANCO ITAU S.A. nos arquivos
    generation_date:   date(95, 100, 'DDMMYY'),            // Data de geração do arquivo
    recording_density: digits(101, 105),                   // Densidade
    density_unit:      literal(106, 108, 'BPI'),           // Unidade de densidade
    file_sequence:     integer(109, 113),                  // Número sequencial do arquivo retorno
    credit_date:       date(114, 119, 'DDMMYY'),           // Data de crédito dos lançamentos
    reserved_3:        blanks(120, 394),                   // Complemento do registro
    sequence:          integer(395, 400),                  // Número sequencial do registro: 000001
  },
  `${MANUAL}, p. 19`,
)

/** Registro transação, pp. 20–21. */
export const returnTitle = record(
  'itau400.return.title',
  400,
  {
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
    sequence:                integer(395, 400),                             // Número sequencial do registro no arquivo
  },
  `${MANUAL}, pp. 20–21`,
)

/** Registro transação, cheque devolvido (opcional), pp. 22–23: a type 1 told from the title by occurrence 69. */
export const returnReturnedCheque = record(
  'itau400.return.returned_cheque',
  400,
  {
    record_type:             key(1, 1, '1'),           // Tipo de registro
    beneficiary_tax_id_type: digits(2, 3),             // Código de inscrição da empresa: 01 CPF, 02 CNPJ
    beneficiary_tax_id:      taxId(4, 17),             // Número de inscrição da empresa
    agency_number:           digits(18, 21),           // Agência mantenedora da conta
    reserved_1:              zeros(22, 23),            // Complemento de registro
    account_number:          digits(24, 28),           // Conta corrente da empresa
    account_digit:           digits(29, 29),           // DAC agência/conta da empresa
    reserved_2:              blanks(30, 37),           // Complemento de registro
    control_number:          text(38, 62),             // Uso da empresa (nota 2)
    our_number_sent:         digits(63, 70),           // Nosso número (identificação do título no banco)
    cheque_agency_number:    digits(71, 74),           // Agência de débito do cheque (nota 33)
    reserved_3:              zeros(75, 76),            // Zeros (nota 33)
    cheque_account_number:   digits(77, 81),           // Conta de débito do cheque (nota 33)
    cheque_account_digit:    digits(82, 82),           // DAC agência/conta do cheque (nota 33)
    wallet_number:           digits(83, 85),           // Número da carteira (nota 5)
    our_number:              digits(86, 93),           // Nosso número (nota 3)
    our_number_digit:        digits(94, 94),           // DAC do nosso número (nota 3)
    reserved_4:              blanks(95, 107),          // Complemento do registro
    wallet_letter:           text(108, 108),           // Código da carteira (nota 5)
    occurrence:              key(109, 110, '69'),      // Código de ocorrência (nota 17)
    occurrence_date:         date(111, 116, 'DDMMYY'), // Data de ocorrência no banco
    document_number:         text(117, 126),           // Nº do documento de cobrança (nota 18)
    our_number_confirmed:    digits(127, 134),         // Nosso número (confirmação do número do título no banco)
    reserved_5:              blanks(135, 146),         // Complemento do registro
    reserved_6:              zeros(147, 152),          // Complemento do registro
    amount:                  money(153, 165),          // Valor nominal do título
    receiving_bank:          digits(166, 168),         // Código do banco
    receiving_agency_number: digits(169, 172),         // Agência cobradora, de liquidação ou baixa (nota 9)
    receiving_agency_digit:  text(173, 173),           // DAC da agência cobradora
    reserved_7:              blanks(174, 175),         // Complemento do registro
    reserved_8:              zeros(176, 253),          // Complemento do registro
    cheque_amount:           money(254, 266),          // Valor do cheque
    reserved_9:              zeros(267, 292),          // Complemento do registro
    reserved_10:             blanks(293, 301),         // Complemento do registro
    reserved_11:             zeros(302, 324),          // Complemento do registro
    cheque_cmc7:             text(325, 354),           // Banda magnética do cheque (CMC-7)
    reserved_12:             blanks(355, 377),         // Complemento do registro
    reason_codes:            text(378, 379),           // Motivo de devolução do cheque (nota 20, tabela 9)
    reserved_13:             blanks(380, 394),         // Complemento do registro
    sequence:                integer(395, 400),        // Número sequencial do registro no arquivo
  },
  `${MANUAL}, pp. 22–23`,
)

/** Registro transação, cheque compensado (opcional), 2012 p. 13: the same columns, occurrence 76; no reason. Not in the manual of 2021. */
export const returnClearedCheque = returnReturnedCheque
  .replace([109, 110], {
    occurrence: key(109, 110, '76'), // Código de ocorrência (nota 17)
  })
  .as('itau400.return.cleared_cheque', `${MESSAGE_MANUAL}, p. 13`)

/** Registro opcional boleto Pix, p. 24: after the title, on the confirmation of its entry only. */
export const returnPix = record(
  'itau400.return.pix',
  400,
  {
    record_type:    key(1, 1, '3'),                 // Tipo de registro
    pix_emv:        text(2, 391, { case: 'keep' }), // EMV QR Code: Pix copia e cola (nota 40)
    pix_error_code: text(392, 394),                 // Código de erro Pix: o título foi registrado, o Pix não (nota 41)
    sequence:       integer(395, 400),              // Número sequencial do registro no arquivo
  },
  `${MANUAL}, p. 24`,
)

/** Nota 32, pp. 48–49: a confirmed entry (02, and 64, p. 36) has the percentage that was sent; a settlement, what was credited for it. */
const shareInPercentage = {
  by: 'occurrence',
  codes: { '02': percentage(3), '06': REAIS, '07': REAIS, '08': REAIS, '64': percentage(3) },
} as const

const shareUnit = {
  by: 'split_value_type',
  codes: { '1': shareInPercentage, '2': REAIS, '3': shareInPercentage, '4': REAIS },
} as const

/** Registro detalhe de rateio de crédito (opcional), pp. 25–26. */
export const returnSplit = record(
  'itau400.return.split',
  400,
  {
    record_type:             key(1, 1, '4'),    // Tipo de registro
    beneficiary_tax_id_type: digits(2, 3),      // Código de inscrição da empresa ou do sacador (nota 1)
    beneficiary_tax_id:      taxId(4, 17),      // Número de inscrição, CPF ou CNPJ (nota 1)
    agency_number:           digits(18, 21),    // Agência mantenedora da conta
    reserved_1:              zeros(22, 23),     // Complemento de registro
    account_number:          digits(24, 28),    // Conta corrente da empresa
    account_digit:           digits(29, 29),    // DAC agência/conta da empresa
    reserved_2:              blanks(30, 37),    // Complemento de registro
    control_number:          text(38, 62),      // Uso da empresa (nota 2)
    our_number_sent:         digits(63, 70),    // Nosso número (identificação do título no banco)
    reserved_3:              blanks(71, 82),    // Complemento do registro
    wallet_number:           digits(83, 85),    // Número da carteira (nota 5)
    our_number:              digits(86, 93),    // Nosso número (nota 3)
    our_number_digit:        digits(94, 94),    // DAC do nosso número (nota 3)
    reserved_4:              blanks(95, 107),   // Complemento do registro
    wallet_letter:           text(108, 108),    // Código da carteira (nota 5)
    occurrence:              digits(109, 110),  // Código de ocorrência (nota 17)
    split_sequence:          integer(111, 112), // Número sequencial dos registros tipo 4 do título
    net_received_amount:     money(113, 125),   // Valor total recebido líquido
    split_1_agency_number:   digits(126, 129),  // Agência (01) da conta de crédito
    split_1_account_number:  digits(130, 136),  // Conta (01) de crédito
    split_1_account_digit:   digits(137, 137),  // DAC (01) agência/conta
    split_1_value:           money(138, 150, { unit: shareUnit }), // Valor (01) (nota 32)
    split_1_charges:         money(151, 160),   // Valor encargos (01) do rateado
    split_2_agency_number:   digits(161, 164),  // Agência (02) da conta de crédito
    split_2_account_number:  digits(165, 171),  // Conta (02) de crédito
    split_2_account_digit:   digits(172, 172),  // DAC (02) agência/conta
    split_2_value:           money(173, 185, { unit: shareUnit }), // Valor (02) (nota 32)
    split_2_charges:         money(186, 195),   // Valor encargos (02) do rateado
    split_3_agency_number:   digits(196, 199),  // Agência (03) da conta de crédito
    split_3_account_number:  digits(200, 206),  // Conta (03) de crédito
    split_3_account_digit:   digits(207, 207),  // DAC (03) agência/conta
    split_3_value:           money(208, 220, { unit: shareUnit }), // Valor (03) (nota 32)
    split_3_charges:         money(221, 230),   // Valor encargos (03) do rateado
    split_4_agency_number:   digits(231, 234),  // Agência (04) da conta de crédito
    split_4_account_number:  digits(235, 241),  // Conta (04) de crédito
    split_4_account_digit:   digits(242, 242),  // DAC (04) agência/conta
    split_4_value:           money(243, 255, { unit: shareUnit }), // Valor (04) (nota 32)
    split_4_charges:         money(256, 265),   // Valor encargos (04) do rateado
    split_5_agency_number:   digits(266, 269),  // Agência (05) da conta de crédito
    split_5_account_number:  digits(270, 276),  // Conta (05) de crédito
    split_5_account_digit:   digits(277, 277),  // DAC (05) agência/conta
    split_5_value:           money(278, 290, { unit: shareUnit }), // Valor (05) (nota 32)
    split_5_charges:         money(291, 300),   // Valor encargos (05) do rateado
    split_6_agency_number:   digits(301, 304),  // Agência (06) da conta de crédito
    split_6_account_number:  digits(305, 311),  // Conta (06) de crédito
    split_6_account_digit:   digits(312, 312),  // DAC (06) agência/conta
    split_6_value:           money(313, 325, { unit: shareUnit }), // Valor (06) (nota 32)
    split_6_charges:         money(326, 335),   // Valor encargos (06) do rateado
    split_7_agency_number:   digits(336, 339),  // Agência (07) da conta de crédito
    split_7_account_number:  digits(340, 346),  // Conta (07) de crédito
    split_7_account_digit:   digits(347, 347),  // DAC (07) agência/conta
    split_7_value:           money(348, 360, { unit: shareUnit }), // Valor (07) (nota 32)
    split_7_charges:         money(361, 370),   // Valor encargos (07) do rateado
    reserved_5:              blanks(371, 393),  // Complemento de registro
    split_value_type:        text(394, 394),    // Tipo de valor de rateio enviado (nota 32)
    sequence:                integer(395, 400), // Número sequencial do registro no arquivo
  },
  `${MANUAL}, pp. 25–26`,
)

/** Trailer, p. 27. */
export const returnTrailer = record(
  'itau400.return.trailer',
  400,
  {
    record_type:   key(1, 1, '9'),       // Tipo de registro
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
    sequence:      integer(395, 400),    // Número sequencial do registro no arquivo
  },
  `${MANUAL}, p. 27`,
)
