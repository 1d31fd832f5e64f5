/**
 * Segmento Y: registros opcionais. Columns 18–19 hold the code of the record (G067, p. 179). Titles and codes of the manual do not always agree:
 *
 * | title | code | record       | content                                                           | page |
 * |-------|------|--------------|-------------------------------------------------------------------|------|
 * | Y-01  | 01   | `segmentY01` | sacador avalista                                                  | 59   |
 * | Y-03  | 03   | `segmentY03` | pagador, in the return of the electronic billet (service 03)      | 72   |
 * | Y-04  | 03   | `segmentY04` | e-mail, mobile number and, since 10.8, Pix of the title           | 60   |
 * | Y-05  | 04   | `segmentY05` | cheques that paid the title, in the return                        | 61   |
 * | Y-50  | 50   | `segmentY50` | split of the credit (rateio)                                      | 62   |
 * | Y-51  | 51   | `segmentY51` | invoices (notas fiscais)                                          | 63   |
 * | Y-52  | 52   | `segmentY52` | invoices with their access key                                    | 64   |
 * | Y-53  | 53   | `segmentY53` | payment of other values (tipo de pagamento)                       | 65   |
 *
 * Y-03 and Y-04 share a code: a layout takes one of them, by the service of the lot. The segment often called «Y-03 of Pix» is Y-04.
 * Y-02, the payer's claims (service 29, p. 78), is left out: it is not part of cobrança.
 */

import { limitBy, MANUAL, shareBy } from '../../../febraban/index.js'
import { blanks, date, digits, integer, key, money, record, taxId, text } from '../../../fixed-width/index.js'

/** Segmento Y-01: sacador avalista, p. 59. */
export const segmentY01 = record(
  'febraban240.segment_y01',
  240,
  {
    bank_code:              digits(1, 3),      // G001 Código do banco na compensação
    lot_number:             digits(4, 7),      // G002 Lote de serviço
    record_type:            key(8, 8, '3'),    // G003 Tipo de registro
    sequence:               integer(9, 13),    // G038 Número sequencial do registro no lote
    segment:                key(14, 14, 'Y'),  // G039 Código do segmento
    reserved_1:             blanks(15, 15),    // G004 Uso exclusivo FEBRABAN/CNAB
    movement:               digits(16, 17),    // C004 Código de movimento remessa
    optional_record:        key(18, 19, '01'), // G067 Identificação do registro opcional
    guarantor_tax_id_type:  digits(20, 20),    // G005 Tipo de inscrição
    guarantor_tax_id:       taxId(21, 35),     // G006 Número de inscrição
    guarantor_name:         text(36, 75),      // C060 Nome do sacador/avalista
    guarantor_address:      text(76, 115),     // G032 Endereço
    guarantor_neighborhood: text(116, 130),    // G032 Bairro
    guarantor_zipcode:      digits(131, 138),  // G034 CEP
    guarantor_city:         text(139, 153),    // G033 Cidade
    guarantor_state:        text(154, 155),    // G036 UF
    reserved_2:             blanks(156, 240),  // G004 Uso exclusivo FEBRABAN/CNAB
  },
  `${MANUAL}, p. 59`,
)

/** Segmento Y-03: dados do pagador, no retorno do boleto eletrônico (serviço 03), p. 72. Pix is in Y-04, which has the same code. */
export const segmentY03 = record(
  'febraban240.segment_y03',
  240,
  {
    bank_code:          digits(1, 3),      // G001 Código do banco na compensação
    lot_number:         digits(4, 7),      // G002 Lote de serviço
    record_type:        key(8, 8, '3'),    // G003 Tipo de registro
    sequence:           integer(9, 13),    // G038 Número sequencial do registro no lote
    segment:            key(14, 14, 'Y'),  // G039 Código do segmento
    reserved_1:         blanks(15, 15),    // G004 Uso exclusivo FEBRABAN/CNAB
    movement:           digits(16, 17),    // C004 Código de movimento remessa
    optional_record:    key(18, 19, '03'), // G067 Identificação do registro opcional
    payer_tax_id_type:  digits(20, 20),    // G005 Tipo de inscrição do pagador
    payer_tax_id:       taxId(21, 35),     // G006 Número de inscrição do pagador
    payer_name:         text(36, 75),      // G013 Nome do pagador
    payer_address:      text(76, 115),     // G032 Endereço do pagador
    payer_neighborhood: text(116, 130),    // G032 Bairro
    payer_zipcode:      digits(131, 138),  // G034 CEP
    payer_city:         text(139, 153),    // G033 Cidade
    payer_state:        text(154, 155),    // G036 UF
    reserved_2:         blanks(156, 240),  // G004 Uso exclusivo FEBRABAN/CNAB
  },
  `${MANUAL}, p. 72`,
)

/**
 * Segmento Y-04: contato do pagador, p. 60, e Pix (81–193), desde a versão 10.8. The page titles it Y-04 and prints code 03 in columns 18–19; a
 * bank that writes 04 there uses `segmentY04.replace([18, 19], { optional_record: key(18, 19, '04') })`.
 */
export const segmentY04 = record(
  'febraban240.segment_y04',
  240,
  {
    bank_code:       digits(1, 3),                     // G001 Código do banco na compensação
    lot_number:      digits(4, 7),                     // G002 Lote de serviço
    record_type:     key(8, 8, '3'),                   // G003 Tipo de registro
    sequence:        integer(9, 13),                   // G038 Número sequencial do registro no lote
    segment:         key(14, 14, 'Y'),                 // G039 Código do segmento
    reserved_1:      blanks(15, 15),                   // G004 Uso exclusivo FEBRABAN/CNAB
    movement:        digits(16, 17),                   // C004/C044 Código de movimento
    optional_record: key(18, 19, '03'),                // G067 Identificação do registro opcional
    email:           text(20, 69, { case: 'keep' }),   // G032 E-mail
    phone_area_code: digits(70, 71),                   // G032 DDD
    mobile_number:   digits(72, 80),                   // G032 Número do celular
    pix_key_type:    digits(81, 81),                   // G103 Tipo de chave Pix
    pix_key_or_url:  text(82, 158, { case: 'keep', token: true }),  // G102 Chave Pix (remessa) ou URL do QR Code (retorno)
    txid:            text(159, 193, { case: 'keep', token: true }), // G102 TXID
    reserved_2:      blanks(194, 240),                 // G004 Uso exclusivo FEBRABAN/CNAB
  },
  `${MANUAL}, p. 60; 81–193, versão 10.8`,
)

/** Segmento Y-03 of credit cooperatives (Sisprime, Unicred): e-mail do pagador, longer than in Y-04, and no other contact. */
export const segmentY03Email = segmentY04
  .replace([20, 240], {
    email:        text(20, 79, { case: 'keep' }), // E-mail do pagador
    email_notice: text(80, 80, { codes: { 'S': 'Recebe', 'N': 'Não recebe' } }), // Indicativo para receber boleto por e-mail
    reserved_2:   blanks(81, 240),                // G004 Uso exclusivo FEBRABAN/CNAB
  })
  .as('febraban240.segment_y03_email', `${MANUAL}, p. 60, as credit cooperatives change it`)

/** Segmento Y-05: cheques usados no pagamento, no retorno, p. 61. The page titles it Y-05 and prints code 04 in columns 18–19. */
export const segmentY05 = record(
  'febraban240.segment_y05',
  240,
  {
    bank_code:       digits(1, 3),      // G001 Código do banco na compensação
    lot_number:      digits(4, 7),      // G002 Lote de serviço
    record_type:     key(8, 8, '3'),    // G003 Tipo de registro
    sequence:        integer(9, 13),    // G038 Número sequencial do registro no lote
    segment:         key(14, 14, 'Y'),  // G039 Código do segmento
    reserved_1:      blanks(15, 15),    // G004 Uso exclusivo FEBRABAN/CNAB
    occurrence:      digits(16, 17),    // C044 Código de movimento retorno
    optional_record: key(18, 19, '04'), // G067 Identificação do registro opcional
    cheque_1_cmc7:   text(20, 53),      // C076 CMC7 do cheque 1
    cheque_2_cmc7:   text(54, 87),      // C076 CMC7 do cheque 2
    cheque_3_cmc7:   text(88, 121),     // C076 CMC7 do cheque 3
    cheque_4_cmc7:   text(122, 155),    // C076 CMC7 do cheque 4
    cheque_5_cmc7:   text(156, 189),    // C076 CMC7 do cheque 5
    cheque_6_cmc7:   text(190, 223),    // C076 CMC7 do cheque 6
    reserved_2:      blanks(224, 240),  // G004 Uso exclusivo FEBRABAN/CNAB
  },
  `${MANUAL}, p. 61`,
)

/** Segmento Y-50: rateio de crédito, p. 62. */
export const segmentY50 = record(
  'febraban240.segment_y50',
  240,
  {
    bank_code:                   digits(1, 3),               // G001 Código do banco na compensação
    lot_number:                  digits(4, 7),               // G002 Lote de serviço
    record_type:                 key(8, 8, '3'),             // G003 Tipo de registro
    sequence:                    integer(9, 13),             // G038 Número sequencial do registro no lote
    segment:                     key(14, 14, 'Y'),           // G039 Código do segmento
    reserved_1:                  blanks(15, 15),             // G004 Uso exclusivo FEBRABAN/CNAB
    movement:                    digits(16, 17),             // C004 Código de movimento remessa
    optional_record:             key(18, 19, '50'),          // G067 Identificação do registro opcional
    agency_number:               digits(20, 24),             // G008 Agência do beneficiário
    agency_digit:                text(25, 25),               // G009 DV da agência
    account_number:              digits(26, 37),             // G010 Conta corrente do beneficiário
    account_digit:               text(38, 38),               // G011 DV da conta
    agency_account_digit:        text(39, 39),               // G012 DV da agência/conta
    our_number:                  text(40, 59),               // G069 Identificação do título no banco (nosso número)
    split_calculation_code:      digits(60, 60),             // C061 Código de cálculo do rateio
    split_value_type:            digits(61, 61),             // C062 Tipo de valor informado
    split_value:                 money(62, 76, { unit: shareBy('split_value_type') }), // C074 Valor ou quantidade (2 decimais) ou percentual (3 decimais)
    credit_bank:                 digits(77, 79),             // G001 Banco para crédito do favorecido
    credit_agency_number:        digits(80, 84),             // G008 Agência para crédito
    credit_agency_digit:         text(85, 85),               // G009 DV da agência de crédito
    credit_account_number:       digits(86, 97),             // G010 Conta para crédito
    credit_account_digit:        text(98, 98),               // G011 DV da conta de crédito
    credit_agency_account_digit: text(99, 99),               // G012 DV da agência/conta de crédito
    credit_name:                 text(100, 139),             // G013 Nome do favorecido
    split_part_id:               text(140, 145),             // C063 Identificador da parcela do rateio
    floating_days:               integer(146, 148),          // C064 Dias para crédito (floating)
    credit_date:                 date(149, 156, 'DDMMYYYY'), // C065 Data do crédito
    rejection_codes:             digits(157, 166),           // C066 Motivos da rejeição (5 x 2)
    credit_bank_ispb:            digits(167, 174),           // P015 ISPB do banco destinatário
    reserved_2:                  blanks(175, 240),           // G004 Uso exclusivo FEBRABAN/CNAB
  },
  `${MANUAL}, p. 62`,
)

/** Segmento Y-51: notas fiscais, p. 63. Page 73 prints the same record for the electronic billet, with errors in 35–48 and 125–133. */
export const segmentY51 = record(
  'febraban240.segment_y51',
  240,
  {
    bank_code:        digits(1, 3),               // G001 Código do banco na compensação
    lot_number:       digits(4, 7),               // G002 Lote de serviço
    record_type:      key(8, 8, '3'),             // G003 Tipo de registro
    sequence:         integer(9, 13),             // G038 Número sequencial do registro no lote
    segment:          key(14, 14, 'Y'),           // G039 Código do segmento
    reserved_1:       blanks(15, 15),             // G004 Uso exclusivo FEBRABAN/CNAB
    movement:         digits(16, 17),             // C004 Código de movimento remessa
    optional_record:  key(18, 19, '51'),          // G067 Identificação do registro opcional
    invoice_number_1: text(20, 34),               // C067 Número da nota fiscal 1
    invoice_amount_1: money(35, 49),              // C068 Valor da nota fiscal 1
    invoice_date_1:   date(50, 57, 'DDMMYYYY'),   // C069 Data de emissão da nota fiscal 1
    invoice_number_2: text(58, 72),               // C067 Número da nota fiscal 2
    invoice_amount_2: money(73, 87),              // C068 Valor da nota fiscal 2
    invoice_date_2:   date(88, 95, 'DDMMYYYY'),   // C069 Data de emissão da nota fiscal 2
    invoice_number_3: text(96, 110),              // C067 Número da nota fiscal 3
    invoice_amount_3: money(111, 125),            // C068 Valor da nota fiscal 3
    invoice_date_3:   date(126, 133, 'DDMMYYYY'), // C069 Data de emissão da nota fiscal 3
    invoice_number_4: text(134, 148),             // C067 Número da nota fiscal 4
    invoice_amount_4: money(149, 163),            // C068 Valor da nota fiscal 4
    invoice_date_4:   date(164, 171, 'DDMMYYYY'), // C069 Data de emissão da nota fiscal 4
    invoice_number_5: text(172, 186),             // C067 Número da nota fiscal 5
    invoice_amount_5: money(187, 201),            // C068 Valor da nota fiscal 5
    invoice_date_5:   date(202, 209, 'DDMMYYYY'), // C069 Data de emissão da nota fiscal 5
    reserved_2:       blanks(210, 240),           // G004 Uso exclusivo FEBRABAN/CNAB
  },
  `${MANUAL}, p. 63`,
)

/** Segmento Y-52: notas fiscais com chave de acesso (DANFE), p. 64. The page prints the keys as numeric, but they contain a CNPJ, which may have letters. */
export const segmentY52 = record(
  'febraban240.segment_y52',
  240,
  {
    bank_code:             digits(1, 3),               // G001 Código do banco na compensação
    lot_number:            digits(4, 7),               // G002 Lote de serviço
    record_type:           key(8, 8, '3'),             // G003 Tipo de registro
    sequence:              integer(9, 13),             // G038 Número sequencial do registro no lote
    segment:               key(14, 14, 'Y'),           // G039 Código do segmento
    reserved_1:            blanks(15, 15),             // G004 Uso exclusivo FEBRABAN/CNAB
    movement:              digits(16, 17),             // C004 Código de movimento remessa
    optional_record:       key(18, 19, '52'),          // G067 Identificação do registro opcional
    invoice_number_1:      text(20, 34),               // C067 Número da nota fiscal 1
    invoice_amount_1:      money(35, 49),              // C068 Valor da nota fiscal 1
    invoice_date_1:        date(50, 57, 'DDMMYYYY'),   // C069 Data de emissão da nota fiscal 1
    invoice_key_1:         text(58, 101),              // C083 Chave de acesso DANFE 1
    invoice_number_2:      text(102, 116),             // C067 Número da nota fiscal 2
    invoice_amount_2:      money(117, 131),            // C068 Valor da nota fiscal 2
    invoice_date_2:        date(132, 139, 'DDMMYYYY'), // C069 Data de emissão da nota fiscal 2
    invoice_date_2_filler: blanks(140, 140),           // a página dá nove posições à data (132–140)
    invoice_key_2:         text(141, 184),             // C083 Chave de acesso DANFE 2
    reserved_2:            blanks(185, 240),           // G004 Uso exclusivo FEBRABAN/CNAB
  },
  `${MANUAL}, p. 64`,
)

/** Segmento Y-53: tipo de pagamento (valor divergente, pagamentos parciais), p. 65. */
export const segmentY53 = record(
  'febraban240.segment_y53',
  240,
  {
    bank_code:       digits(1, 3),      // G001 Código do banco na compensação
    lot_number:      digits(4, 7),      // G002 Lote de serviço
    record_type:     key(8, 8, '3'),    // G003 Tipo de registro
    sequence:        integer(9, 13),    // G038 Número sequencial do registro no lote
    segment:         key(14, 14, 'Y'),  // G039 Código do segmento
    reserved_1:      blanks(15, 15),    // G004 Uso exclusivo FEBRABAN/CNAB
    movement:        digits(16, 17),    // C004 Código de movimento remessa
    optional_record: key(18, 19, '53'), // G067 Identificação do registro opcional
    payment_type:    digits(20, 21),    // C078 Identificação do tipo de pagamento
    payment_count:   integer(22, 23),   // C079 Quantidade de pagamentos possíveis
    max_value_type:  digits(24, 24),    // C080 Tipo do valor máximo
    max_value:       money(25, 39, { unit: limitBy('max_value_type') }), // C081 Valor (2 decimais) ou percentual (5 decimais) máximo
    min_value_type:  digits(40, 40),    // C080 Tipo do valor mínimo
    min_value:       money(41, 55, { unit: limitBy('min_value_type') }), // C082 Valor (2 decimais) ou percentual (5 decimais) mínimo
    reserved_2:      blanks(56, 240),   // G004 Uso exclusivo FEBRABAN/CNAB
  },
  `${MANUAL}, p. 65`,
)
