import { discountBy, interestBy, MANUAL, reaisOrPercentageBy, taxIdTypes } from '../../../febraban/index.js'
import { blanks, date, digits, integer, key, money, record, taxId, text } from '../../../fixed-width/index.js'
import { acceptances, chargeTypes, currencies, debitNotices, discountTypes, dispatchTypes, distributionTypes, documentForms, documentTypes240, fontTypes, interestTypes, partialPayments, registrationForms, revokeCodes, sueCodes } from './codes.js'

/** Segmento P: o título, p. 55. */
export const segmentP = record(
  'febraban240.segment_p',
  240,
  {
    bank_code:                     digits(1, 3),               // G001 Código do banco na compensação
    lot_number:                    digits(4, 7),               // G002 Lote de serviço
    record_type:                   key(8, 8, '3'),             // G003 Tipo de registro
    sequence:                      integer(9, 13),             // G038 Número sequencial do registro no lote
    segment:                       key(14, 14, 'P'),           // G039 Código do segmento
    reserved_1:                    blanks(15, 15),             // G004 Uso exclusivo FEBRABAN/CNAB
    movement:                      digits(16, 17),             // C004 Código de movimento remessa
    agency_number:                 digits(18, 22),             // G008 Agência mantenedora da conta
    agency_digit:                  text(23, 23),               // G009 DV da agência
    account_number:                digits(24, 35),             // G010 Número da conta corrente
    account_digit:                 text(36, 36),               // G011 DV da conta
    agency_account_digit:          text(37, 37),               // G012 DV da agência/conta
    our_number:                    text(38, 57),               // G069 Identificação do título no banco (nosso número)
    charge_type:                   digits(58, 58, { codes: chargeTypes }), // C006 Código da carteira
    registration_form:             digits(59, 59, { codes: registrationForms }), // C007 Forma de cadastramento do título
    document_form:                 text(60, 60, { codes: documentForms }), // C008 Tipo de documento
    dispatch_type:                 digits(61, 61, { codes: dispatchTypes }), // C009 Identificação da emissão do boleto
    distribution_type:             text(62, 62, { codes: distributionTypes }), // C010 Identificação da distribuição
    document_number:               text(63, 77),               // C011 Número do documento de cobrança
    due_date:                      date(78, 85, 'DDMMYYYY'),   // C012 Data de vencimento
    amount:                        money(86, 100),             // G070 Valor nominal do título (moeda variável: 5 decimais, p. 179)
    collecting_agency_number:      digits(101, 105),           // C014 Agência encarregada da cobrança
    collecting_agency_digit:       text(106, 106),             // G009 DV da agência cobradora
    document_type:                 digits(107, 108, { codes: documentTypes240 }), // C015 Espécie do título
    acceptance:                    text(109, 109, { codes: acceptances }), // C016 Aceite
    document_date:                 date(110, 117, 'DDMMYYYY'), // G071 Data de emissão do título
    interest_type:                 digits(118, 118, { codes: interestTypes }), // C018 Código do juros de mora
    interest_date:                 date(119, 126, 'DDMMYYYY'), // C019 Data do juros de mora
    interest_value:                money(127, 141, { unit: interestBy('interest_type') }), // C020 Juros de mora por dia ou taxa (percentual: 2 decimais)
    discount_type:                 digits(142, 142, { codes: discountTypes }), // C021 Código do desconto 1
    discount_date:                 date(143, 150, 'DDMMYYYY'), // C022 Data do desconto 1
    discount_value:                money(151, 165, { unit: discountBy('discount_type') }), // C023 Valor ou percentual do desconto 1 (percentual: 2 decimais)
    iof:                           money(166, 180),            // C024 Valor do IOF a recolher
    value_rebate:                  money(181, 195),            // G045 Valor do abatimento
    control_number:                text(196, 220),             // G072 Identificação do título na empresa
    sue_code:                      digits(221, 221, { codes: sueCodes }), // C026 Código para protesto
    days_for_sue:                  digits(222, 223),           // C027 Dias para protesto
    revoke_code:                   digits(224, 224, { codes: revokeCodes }), // C028 Código para baixa/devolução
    days_for_revoke:               text(225, 227),             // C029 Dias para baixa/devolução
    currency_code:                 digits(228, 229, { codes: currencies }), // G065 Código da moeda
    credit_contract_number:        digits(230, 239),           // C030 Número do contrato da operação de crédito
    partial_payment_authorization: text(240, 240, { codes: partialPayments }), // C077 Uso livre banco/empresa ou autorização de pagamento parcial
  },
  `${MANUAL}, p. 55`,
)

/** Segmento Q: pagador e sacador avalista, p. 56. */
export const segmentQ = record(
  'febraban240.segment_q',
  240,
  {
    bank_code:                digits(1, 3),     // G001 Código do banco na compensação
    lot_number:               digits(4, 7),     // G002 Lote de serviço
    record_type:              key(8, 8, '3'),   // G003 Tipo de registro
    sequence:                 integer(9, 13),   // G038 Número sequencial do registro no lote
    segment:                  key(14, 14, 'Q'), // G039 Código do segmento
    reserved_1:               blanks(15, 15),   // G004 Uso exclusivo FEBRABAN/CNAB
    movement:                 digits(16, 17),   // C004 Código de movimento remessa
    payer_tax_id_type:        digits(18, 18, { codes: taxIdTypes }), // G005 Tipo de inscrição do pagador
    payer_tax_id:             taxId(19, 33),    // G006 Número de inscrição do pagador
    payer_name:               text(34, 73),     // G013 Nome do pagador
    payer_address:            text(74, 113),    // G032 Endereço
    payer_neighborhood:       text(114, 128),   // G032 Bairro
    payer_zipcode:            digits(129, 136), // G034 CEP
    payer_city:               text(137, 151),   // G033 Cidade
    payer_state:              text(152, 153),   // G036 UF
    guarantor_tax_id_type:    digits(154, 154, { codes: taxIdTypes }), // G005 Tipo de inscrição do sacador/avalista
    guarantor_tax_id:         taxId(155, 169),  // G006 Número de inscrição do sacador/avalista
    guarantor_name:           text(170, 209),   // G013 Nome do sacador/avalista
    correspondent_bank:       digits(210, 212), // C031 Banco correspondente na compensação
    correspondent_our_number: text(213, 232),   // C032 Nosso número no banco correspondente
    reserved_2:               blanks(233, 240), // G004 Uso exclusivo FEBRABAN/CNAB
  },
  `${MANUAL}, p. 56`,
)

/** Segmento R: descontos 2 e 3, multa, mensagens, p. 57. */
export const segmentR = record(
  'febraban240.segment_r',
  240,
  {
    bank_code:                  digits(1, 3),             // G001 Código do banco na compensação
    lot_number:                 digits(4, 7),             // G002 Lote de serviço
    record_type:                key(8, 8, '3'),           // G003 Tipo de registro
    sequence:                   integer(9, 13),           // G038 Número sequencial do registro no lote
    segment:                    key(14, 14, 'R'),         // G039 Código do segmento
    reserved_1:                 blanks(15, 15),           // G004 Uso exclusivo FEBRABAN/CNAB
    movement:                   digits(16, 17),           // C004 Código de movimento remessa
    second_discount_type:       digits(18, 18, { codes: discountTypes }), // C021 Código do desconto 2
    second_discount_date:       date(19, 26, 'DDMMYYYY'), // C022 Data do desconto 2
    second_discount_value:      money(27, 41, { unit: discountBy('second_discount_type') }), // C023 Valor ou percentual do desconto 2 (percentual: 2 decimais)
    third_discount_type:        digits(42, 42, { codes: discountTypes }), // C021 Código do desconto 3
    third_discount_date:        date(43, 50, 'DDMMYYYY'), // C022 Data do desconto 3
    third_discount_value:       money(51, 65, { unit: discountBy('third_discount_type') }), // C023 Valor ou percentual do desconto 3 (percentual: 2 decimais)
    fine_type:                  text(66, 66),             // G073 Código da multa
    fine_date:                  date(67, 74, 'DDMMYYYY'), // G074 Data da multa
    fine_value:                 money(75, 89, { unit: reaisOrPercentageBy('fine_type') }), // G075 Valor ou percentual da multa (percentual: 2 decimais)
    payer_information:          text(90, 99),             // C036 Informação ao pagador
    message_3:                  text(100, 139),           // C037 Mensagem 3
    message_4:                  text(140, 179),           // C037 Mensagem 4
    reserved_2:                 blanks(180, 199),         // G004 Uso exclusivo FEBRABAN/CNAB
    payer_occurrence_codes:     digits(200, 207),         // C038 Códigos de ocorrência do pagador (A001, 2 x 4), com que o beneficiário não concorda
    debit_bank:                 digits(208, 210),         // G001 Banco da conta do débito
    debit_agency_number:        digits(211, 215),         // G008 Agência do débito
    debit_agency_digit:         text(216, 216),           // G009 DV da agência do débito
    debit_account_number:       digits(217, 228),         // G010 Conta corrente para débito
    debit_account_digit:        text(229, 229),           // G011 DV da conta do débito
    debit_agency_account_digit: text(230, 230),           // G012 DV da agência/conta do débito
    debit_notice:               digits(231, 231, { codes: debitNotices }), // C039 Aviso para débito automático
    reserved_3:                 blanks(232, 240),         // G004 Uso exclusivo FEBRABAN/CNAB
  },
  `${MANUAL}, p. 57`,
)

/** Fields of segment Q that banks without a guarantor in it do not use. */
export const noGuarantor = { zeros: ['guarantor_tax_id_type', 'guarantor_tax_id'], blanks: ['guarantor_name'] } as const

/** Fields of segment Q that banks without correspondents do not use. */
export const noCorrespondent = { zeros: ['correspondent_bank'], blanks: ['correspondent_our_number'] } as const

/** Fields of segment R that banks without automatic debit do not use. */
export const noDebit = {
  zeros: ['debit_bank', 'debit_agency_number', 'debit_account_number', 'debit_notice'],
  blanks: ['debit_agency_digit', 'debit_account_digit', 'debit_agency_account_digit'],
} as const

/**
 * Segmento S, impressão 1: uma linha de mensagem na frente do boleto, p. 58. The page prints one table for print types 1 and 2 and another for
 * 3. Column 18 holds the print type, so each type is a record.
 */
export const segmentSLine = record(
  'febraban240.segment_s_line',
  240,
  {
    bank_code:   digits(1, 3),     // G001 Código do banco na compensação
    lot_number:  digits(4, 7),     // G002 Lote de serviço
    record_type: key(8, 8, '3'),   // G003 Tipo de registro
    sequence:    integer(9, 13),   // G038 Número sequencial do registro no lote
    segment:     key(14, 14, 'S'), // G039 Código do segmento
    reserved_1:  blanks(15, 15),   // G004 Uso exclusivo FEBRABAN/CNAB
    movement:    digits(16, 17),   // C004 Código de movimento remessa
    print_type:  key(18, 18, '1'), // C040 Tipo de impressão
    line_number: integer(19, 20),  // C041 Número da linha a imprimir
    message:     text(21, 160),    // C042 Mensagem a imprimir
    font_type:   digits(161, 162, { codes: fontTypes }), // C043 Tipo de caractere
    reserved_2:  blanks(163, 240), // G004 Uso exclusivo FEBRABAN/CNAB
  },
  `${MANUAL}, p. 58`,
)

/** Segmento S, impressão 2: uma linha de mensagem no verso do boleto, p. 58. */
export const segmentSBackLine = segmentSLine
  .replace([18, 18], {
    print_type: key(18, 18, '2'), // C040 Tipo de impressão
  })
  .as('febraban240.segment_s_back_line', `${MANUAL}, p. 58`)

/** Segmento S, impressão 3: mensagens 5 a 9, na ficha de compensação, p. 58. */
export const segmentSMessages = record(
  'febraban240.segment_s_messages',
  240,
  {
    bank_code:   digits(1, 3),     // G001 Código do banco na compensação
    lot_number:  digits(4, 7),     // G002 Lote de serviço
    record_type: key(8, 8, '3'),   // G003 Tipo de registro
    sequence:    integer(9, 13),   // G038 Número sequencial do registro no lote
    segment:     key(14, 14, 'S'), // G039 Código do segmento
    reserved_1:  blanks(15, 15),   // G004 Uso exclusivo FEBRABAN/CNAB
    movement:    digits(16, 17),   // C004 Código de movimento remessa
    print_type:  key(18, 18, '3'), // C040 Tipo de impressão
    message_5:   text(19, 58),     // C037 Mensagem 5
    message_6:   text(59, 98),     // C037 Mensagem 6
    message_7:   text(99, 138),    // C037 Mensagem 7
    message_8:   text(139, 178),   // C037 Mensagem 8
    message_9:   text(179, 218),   // C037 Mensagem 9
    reserved_2:  blanks(219, 240), // G004 Uso exclusivo FEBRABAN/CNAB
  },
  `${MANUAL}, p. 58`,
)
