// Sicredi, Manual do Beneficiário – Cobrança CNAB 400, version 2.1 of November 2021: remessa pp. 26–36, retorno pp. 36–39.
//
// In version 1.4 of August 2019 returns have the same columns (pp. 51–57), and also titles of the former collection without registration: column 14 has A with
// registration and C without. Real files with C still exist. Unregistered titles of remittances follow version 1.4 (pp. 38–43). Texts of remittances have no
// accents and only some punctuation marks (6.5, p. 13).

import {
  blanks,
  date,
  digits,
  integer,
  key,
  literal,
  money,
  percentage,
  percentagePerDay,
  REAIS,
  REAIS_PER_DAY,
  record,
  reserved,
  taxId,
  text,
  zeros,
} from '../../fixed-width/index.js'
import { returnLabel } from '../families/core400/index.js'
import { NO_MARKS } from './bank.js'

const MANUAL = 'Sicredi, Cobrança CNAB 400, versão 2.1 (11/2021)'
const OLD_MANUAL = 'Sicredi, Cobrança CNAB 400, versão 1.4 (08/2019)'

/** Registro header, p. 36. */
export const returnHeader = record(
  'sicredi400.return.header',
  400,
  {
    ...returnLabel, // Registro header, arquivo retorno, serviço de cobrança
    account_number:     digits(27, 31),                     // Código do beneficiário
    beneficiary_tax_id: taxId(32, 45),                      // CPF/CNPJ do beneficiário
    reserved_1:         blanks(46, 76),                     // Filler
    bank_code:          literal(77, 79, '748'),             // Número do Sicredi
    bank_name:          literal(80, 94, 'BANSICREDI     '), // Literal
    generation_date:    date(95, 102, 'YYYYMMDD'),          // Data de gravação do arquivo
    reserved_2:         blanks(103, 110),                   // Filler
    file_sequence:      integer(111, 117),                  // Número do retorno
    reserved_3:         blanks(118, 389),                   // Filler
    system_version:     text(390, 394),                     // Versão do sistema: 99.99; a real file has a blank and 1.00
    sequence:           integer(395, 400),                  // Número sequencial do registro
  },
  `${MANUAL}, p. 36`,
)

/** Registro detalhe, pp. 36–38; cobrança sem registro, versão 1.4, pp. 55–57, blank in the columns with a comment. */
export const returnTitle = record(
  'sicredi400.return.title',
  400,
  {
    record_type:            key(1, 1, '1'),           // Identificação do registro detalhe
    wallet_type:            text(2, 2),               // Tipo de carteira: A simples, B caucionada, C descontada, D vinculada; só com a ocorrência 33 e o motivo H4
    reserved_1:             blanks(3, 13),            // Filler
    charge_type:            text(14, 14),             // Tipo de cobrança: A com registro; C sem registro (1.4)
    payer_cooperative_code: text(15, 19),             // Código do pagador na cooperativa do beneficiário
    payer_client_code:      text(20, 24),             // Código do pagador junto ao associado
    dda:                    digits(25, 25),           // Boleto DDA: 1 enviado a CIP/DDA, 2 normal; sem registro, branco
    reserved_2:             blanks(26, 47),           // Filler
    our_number:             text(48, 62, { numeric: true }), // Nosso número Sicredi sem edição: 9 algarismos, o último o dígito, e brancos
    reserved_3:             blanks(63, 108),          // Filler
    occurrence:             text(109, 110),           // Ocorrência (7.2)
    occurrence_date:        date(111, 116, 'DDMMYY'), // Data da ocorrência
    document_number:        text(117, 126),           // Seu número
    receiving_place:        text(127, 146),           // Filler: COMPE, ou a cooperativa (4) e o posto (2) que receberam
    due_date:               date(147, 152, 'DDMMYY', { empty: 'blanks' }), // Data de vencimento; sem registro, branco
    amount:                 money(153, 165),          // Valor do título
    reserved_4:             blanks(166, 174),         // Filler
    document_type:          text(175, 175),           // Espécie de documento; sem registro, branco
    bank_rate:              money(176, 188),          // Despesas de cobrança; sem registro, branco
    protest_costs:          money(189, 201),          // Despesas de custas de protesto; sem registro, branco
    reserved_5:             reserved(202, 227),       // Filler: zeros; sem registro, brancos
    value_rebate:           money(228, 240),          // Abatimento concedido
    discount:               money(241, 253),          // Desconto concedido
    paid_amount:            money(254, 266),          // Valor efetivamente pago
    interest:               money(267, 279),          // Juros de mora
    fine:                   money(280, 292),          // Multa
    reserved_6:             blanks(293, 294),         // Filler
    protest_answer:         text(295, 295),           // Somente para a ocorrência 19: A aceito, D desprezado
    reserved_7:             blanks(296, 318),         // Filler
    reason_codes:           text(319, 328),           // Motivos da ocorrência (5 x 2); 00, não há motivo
    credit_date:            date(329, 336, 'YYYYMMDD'), // Data prevista para lançamento na conta corrente
    reserved_8:             blanks(337, 394),         // Filler
    sequence:               integer(395, 400),        // Número sequencial do registro
  },
  `${MANUAL}, pp. 36–38`,
)

/** Registro híbrido, tipo 8, pp. 38–39: the QR Code of the preceding title. */
export const returnPix = record(
  'sicredi400.return.pix',
  400,
  {
    record_type: key(1, 1, '8'),                     // Identificação do registro detalhe
    our_number:  text(2, 16),                        // Nosso número Sicredi sem edição
    reserved_1:  blanks(17, 17),                     // Filler
    hybrid:      literal(18, 18, 'H'),               // Híbrido
    reserved_2:  blanks(19, 20),                     // Filler
    pix_txid:    text(21, 55, { case: 'keep', token: true }),     // TXID (código de identificação do QR Code)
    reserved_3:  blanks(56, 56),                     // Filler
    pix_url:     text(57, 133, { case: 'keep', token: true }),    // URL do QR Code
    reserved_4:  blanks(134, 134),                   // Filler
    pix_emv:     text(135, 390, { case: 'keep', token: true }),   // Copia e cola
    reserved_5:  blanks(391, 394),                   // Filler
    sequence:    integer(395, 400),                  // Número sequencial do registro
  },
  `${MANUAL}, pp. 38–39`,
)

/** Registro trailer, p. 39. */
export const returnTrailer = record(
  'sicredi400.return.trailer',
  400,
  {
    record_type:    key(1, 1, '9'),       // Identificação do registro trailer
    operation:      literal(2, 2, '2'),   // Identificação do arquivo retorno; the page prints 02 for this one column
    bank_code:      literal(3, 5, '748'), // Número do Sicredi
    account_number: digits(6, 10),        // Código do beneficiário
    reserved_1:     blanks(11, 394),      // Filler
    sequence:       integer(395, 400),    // Número sequencial do registro
  },
  `${MANUAL}, p. 39`,
)

/** Unit of discounts: tipo de desconto, column 18 of the title, p. 27. */
const discountUnit = { by: 'discount_type', codes: { A: REAIS, B: percentage(2) } } as const

/** Unit of interest: tipo de juros, column 19, p. 27; per day of delay, p. 29. */
const interestUnit = { by: 'interest_type', codes: { A: REAIS_PER_DAY, B: percentagePerDay(2) } } as const

/** Unit of 83–92; p. 28 has examples of both. */
const dailyDiscountUnit = { by: 'discount_type', codes: { A: REAIS_PER_DAY, B: percentagePerDay(2) } } as const

/** Registro header, 8.1, p. 26. */
const remittanceHeader = record(
  'sicredi400.remittance.header',
  400,
  {
    record_type:        key(1, 1, '0'),                     // Identificação do registro header
    operation:          literal(2, 2, '1'),                 // Identificação do arquivo remessa
    operation_name:     literal(3, 9, 'REMESSA'),           // Literal remessa
    service_code:       literal(10, 11, '01'),              // Código do serviço de cobrança
    service_name:       literal(12, 19, 'COBRANCA'),        // Literal cobrança
    reserved_1:         blanks(20, 26),                     // Filler
    account_number:     digits(27, 31),                     // Código do beneficiário
    beneficiary_tax_id: taxId(32, 45),                      // CPF/CNPJ do beneficiário
    reserved_2:         blanks(46, 76),                     // Filler
    bank_code:          literal(77, 79, '748'),             // Número do Sicredi
    bank_name:          literal(80, 94, 'SICREDI        '), // Literal Sicredi
    generation_date:    date(95, 102, 'YYYYMMDD'),          // Data de geração do arquivo
    reserved_3:         blanks(103, 110),                   // Filler
    remittance_number:  integer(111, 117),                  // Número da remessa: a última mais um
    reserved_4:         blanks(118, 390),                   // Filler
    system_version:     literal(391, 394, '2.00'),          // Versão do sistema
    sequence:           integer(395, 400),                  // Número sequencial do registro
  },
  `${MANUAL}, p. 26`,
)

/** Registro detalhe, tipo 1, 8.2, pp. 26–30. The payer's neighbourhood, city and state have no columns; the bank derives them from the CEP. */
export const remittanceTitle = record(
  'sicredi400.remittance.title',
  400,
  {
    record_type:             key(1, 1, '1'),            // Identificação do registro detalhe
    charge_type:             text(2, 2),                // Tipo de cobrança: A com registro
    wallet_type:             text(3, 3),                // Tipo de carteira: A simples
    print_type:              text(4, 4),                // Tipo de impressão: A normal, B carnê
    reserved_1:              blanks(5, 5),              // Filler
    hybrid:                  text(6, 6),                // Tipo de boleto: H híbrido (com Pix)
    reserved_2:              blanks(7, 16),             // Filler
    currency:                text(17, 17),              // Tipo de moeda: A real
    discount_type:           text(18, 18),              // Tipo de desconto: A valor, B percentual; dos três descontos
    interest_type:           text(19, 19),              // Tipo de juros: A valor, B percentual
    reserved_3:              blanks(20, 47),            // Filler
    our_number:              digits(48, 56),            // Nosso número e dígito; em branco se o Sicredi imprime e numera
    reserved_4:              blanks(57, 62),            // Filler
    instruction_date:        date(63, 70, 'YYYYMMDD'),  // Data da instrução
    changed_field:           text(71, 71),              // Campo alterado pela instrução 31 (7.1), senão branco
    mailing:                 text(72, 72),              // Postagem do título: S Sicredi, N beneficiário
    reserved_5:              blanks(73, 73),            // Filler
    printing:                text(74, 74),              // Impressão do boleto: A Sicredi, B beneficiário
    installment_number:      digits(75, 76),            // Número da parcela do carnê
    installment_count:       digits(77, 78),            // Número total de parcelas do carnê
    reserved_6:              blanks(79, 82),            // Filler
    daily_discount:          money(83, 92, { unit: dailyDiscountUnit }), // Desconto por dia de antecipação, valor ou percentual
    fine_value:              money(93, 96, { unit: percentage(2) }), // Percentual de multa por pagamento em atraso
    reserved_7:              blanks(97, 108),           // Filler
    movement:                digits(109, 110),          // Instrução (7.1)
    document_number:         text(111, 120),            // Seu número, sem espaços
    due_date:                date(121, 126, 'DDMMYY'),  // Data de vencimento
    amount:                  money(127, 139),           // Valor do título
    reserved_8:              blanks(140, 148),          // Filler; o manual o divide em 140–141 e 142–148
    document_type:           text(149, 149),            // Espécie de documento
    acceptance:              text(150, 150),            // Aceite: S ou N
    document_date:           date(151, 156, 'DDMMYY'),  // Data de emissão
    sue_instruction:         digits(157, 158),          // Protesto automático: 00 não, 06 sim
    days_for_sue:            integer(159, 160),         // Dias para protesto: 03 e 04 úteis, de 05 em diante corridos
    interest_value:          money(161, 173, { unit: interestUnit }), // Juros por dia de atraso, valor ou percentual (2 casas)
    discount_date:           date(174, 179, 'DDMMYY'),  // Data limite para desconto
    discount_value:          money(180, 192, { unit: discountUnit }), // Desconto, valor ou percentual (2 casas)
    negativation_instruction: digits(193, 194),         // Negativação automática: 00 não, 06 sim
    days_for_negativation:   integer(195, 196),         // Dias para negativação: 03 e 04 úteis, de 05 em diante corridos
    reserved_9:              zeros(197, 205),           // Filler: zeros
    value_rebate:            money(206, 218),           // Abatimento
    payer_tax_id_type:       digits(219, 219),          // Tipo de inscrição do pagador: 1 CPF, 2 CNPJ
    reserved_10:             zeros(220, 220),           // Filler: zero
    payer_tax_id:            taxId(221, 234),           // CPF/CNPJ do pagador
    payer_name:              text(235, 274),            // Nome do pagador
    payer_address:           text(275, 314),            // Endereço do pagador
    payer_cooperative_code:  text(315, 319),            // Código do pagador na cooperativa do beneficiário; zeros se não há
    reserved_11:             zeros(320, 325),           // Filler: zeros
    reserved_12:             blanks(326, 326),          // Filler
    payer_zipcode:           digits(327, 334),          // CEP do pagador
    payer_client_code:       text(335, 339),            // Código do pagador junto ao cliente; zeros se não há
    guarantor_tax_id:        text(340, 353),            // CPF/CNPJ do beneficiário final: à direita, com zeros; em branco se não há
    guarantor_name:          text(354, 394),            // Nome do beneficiário final
    sequence:                integer(395, 400),         // Número sequencial do registro
  },
  `${MANUAL}, pp. 26–30`,
).withMarks(NO_MARKS, ['payer_name', 'payer_address', 'guarantor_name'])

/** Registro mensagem, tipo 2, 8.3, pp. 30–31. A file may also have all messages after all titles; then only the number links them to their titles. */
export const remittanceMessages = record(
  'sicredi400.remittance.messages',
  400,
  {
    record_type:     key(1, 1, '2'),    // Identificação do registro detalhe
    reserved_1:      blanks(2, 12),     // Filler
    our_number:      digits(13, 21),    // Nosso número e dígito
    message_1:       text(22, 101),     // 1ª instrução para impressão no boleto
    message_2:       text(102, 181),    // 2ª instrução
    message_3:       text(182, 261),    // 3ª instrução
    message_4:       text(262, 341),    // 4ª instrução
    document_number: text(342, 351),    // Seu número; the page gives it one position, from 342 to 351
    reserved_2:      blanks(352, 394),  // Filler
    sequence:        integer(395, 400), // Número sequencial do registro
  },
  `${MANUAL}, pp. 30–31`,
).withMarks(NO_MARKS, ['message_1', 'message_2', 'message_3', 'message_4'])

/** Registro informativo, tipo 5, 8.4, p. 32: four lines of the slip's upper part, up to five records per title. */
const remittanceNotice = record(
  'sicredi400.remittance.notice',
  400,
  {
    record_type:     key(1, 1, '5'),    // Identificação do registro detalhe
    notice_type:     text(2, 2),        // Tipo de informativo: E específico de um título
    account_number:  digits(3, 7),      // Código do beneficiário
    document_number: text(8, 17),       // Seu número; sem registro (1.4, p. 46), nosso número em 8–16
    reserved_1:      blanks(18, 18),    // Filler
    charge_type:     text(19, 19),      // Tipo de cobrança: A com registro
    line_1_number:   integer(20, 21),   // Número da linha 1
    line_1:          text(22, 101),     // Texto da linha 1
    line_2_number:   integer(102, 103), // Número da linha 2
    line_2:          text(104, 183),    // Texto da linha 2
    line_3_number:   integer(184, 185), // Número da linha 3
    line_3:          text(186, 265),    // Texto da linha 3
    line_4_number:   integer(266, 267), // Número da linha 4
    line_4:          text(268, 347),    // Texto da linha 4
    reserved_2:      blanks(348, 394),  // Filler
    sequence:        integer(395, 400), // Número sequencial do registro
  },
  `${MANUAL}, p. 32`,
).withMarks(NO_MARKS, ['line_1', 'line_2', 'line_3', 'line_4'])

/** Registro beneficiário final (sacador/avalista na versão 1.4), tipo 6, 8.5, p. 33: mandatory if the title has a final beneficiary. */
export const remittanceGuarantor = record(
  'sicredi400.remittance.guarantor',
  400,
  {
    record_type:       key(1, 1, '6'),    // Identificação do registro detalhe
    our_number_prefix: zeros(2, 7),       // Nosso número, primeiras 6 das 15 posições: alinhado à direita
    our_number:        digits(8, 16),     // Nosso número e dígito
    document_number:   text(17, 26),      // Seu número
    payer_client_code: text(27, 31),      // Código do pagador junto ao cliente; zeros se não há
    guarantor_tax_id:  taxId(32, 45),     // CPF/CNPJ do beneficiário final
    guarantor_name:    text(46, 86),      // Nome do beneficiário final
    guarantor_address: text(87, 131),     // Endereço
    guarantor_city:    text(132, 151),    // Cidade
    guarantor_zipcode: digits(152, 159),  // CEP
    guarantor_state:   text(160, 161),    // UF
    reserved_1:        blanks(162, 394),  // Filler
    sequence:          integer(395, 400), // Número sequencial do registro
  },
  `${MANUAL}, p. 33`,
).withMarks(NO_MARKS, ['guarantor_name', 'guarantor_address', 'guarantor_city'])

/** Registro descontos 2 e 3, tipo 7, 8.6, pp. 34–35: in the unit of column 18 of the title, and only if the title has a first discount. */
export const remittanceDiscounts = record(
  'sicredi400.remittance.discounts',
  400,
  {
    record_type:           key(1, 1, '7'),         // Identificação do registro detalhe
    our_number_prefix:     zeros(2, 7),            // Nosso número, primeiras 6 das 15 posições: alinhado à direita
    our_number:            digits(8, 16),          // Nosso número e dígito
    document_number:       text(17, 26),           // Seu número
    payer_tax_id:          taxId(27, 40),          // CPF/CNPJ do pagador
    guarantor_tax_id:      text(41, 54),           // CPF/CNPJ do beneficiário final: à direita, com zeros; em branco se não há
    second_discount_date:  date(55, 60, 'DDMMYY'), // Data limite para desconto 2
    second_discount_value: money(61, 73, { unit: discountUnit }), // Valor ou percentual do desconto 2
    third_discount_date:   date(74, 79, 'DDMMYY'), // Data limite para desconto 3
    third_discount_value:  money(80, 92, { unit: discountUnit }), // Valor ou percentual do desconto 3
    reserved_1:            blanks(93, 394),        // Filler
    sequence:              integer(395, 400),      // Número sequencial do registro
  },
  `${MANUAL}, pp. 34–35`,
)

/** Registro híbrido, tipo 8, 8.7, p. 35: the title's Pix. */
export const remittancePix = record(
  'sicredi400.remittance.pix',
  400,
  {
    record_type:       key(1, 1, '8'),                               // Identificação do registro detalhe
    our_number_prefix: zeros(2, 7),                                  // Nosso número, primeiras 6 das 15 posições: alinhado à direita, como nos tipos 6 e 7
    our_number:        digits(8, 16),                                // Nosso número e dígito
    reserved_1:        blanks(17, 17),                               // Filler
    hybrid:            literal(18, 18, 'H'),                         // Híbrido
    reserved_2:        blanks(19, 30),                               // Filler
    document_number:   text(31, 40),                                 // Seu número, à direita, com zeros à esquerda
    pix_txid:          text(41, 75, { case: 'keep', token: true, align: 'right' }), // TXID, à direita; o Sicredi o gera se não vier
    reserved_3:        blanks(76, 394),                              // Filler
    sequence:          integer(395, 400),                            // Número sequencial do registro
  },
  `${MANUAL}, p. 35`,
)

/** Registro trailer, tipo 9, 8.8, pp. 35–36. */
const remittanceTrailer = record(
  'sicredi400.remittance.trailer',
  400,
  {
    record_type:    key(1, 1, '9'),       // Identificação do registro detalhe
    operation:      literal(2, 2, '1'),   // Identificação do arquivo remessa
    bank_code:      literal(3, 5, '748'), // Número do Sicredi
    account_number: digits(6, 10),        // Código do beneficiário
    reserved_1:     blanks(11, 394),      // Filler
    sequence:       integer(395, 400),    // Número sequencial do registro
  },
  `${MANUAL}, pp. 35–36`,
)

/** Registro detalhe, cobrança sem registro, versão 1.4, pp. 38–42. Read only: version 2.1 no longer has it. */
const remittanceUnregisteredTitle = record(
  'sicredi400.remittance.unregistered_title',
  400,
  {
    record_type:            key(1, 1, '1'),           // Identificação do registro detalhe
    charge_type:            key(2, 2, 'C'),           // Tipo de cobrança: C sem registro
    reserved_1:             reserved(3, 3),           // Filler
    print_type:             text(4, 4),               // Tipo de impressão: A normal, B carnê
    reserved_2:             blanks(5, 16),            // Filler
    currency:               text(17, 17),             // Tipo de moeda: A real
    discount_type:          text(18, 18),             // Tipo de desconto: A valor, B percentual
    interest_type:          text(19, 19),             // Tipo de juros: A valor, B percentual
    reserved_3:             blanks(20, 47),           // Filler
    our_number:             digits(48, 56),           // Nosso número e dígito
    reserved_4:             blanks(57, 57),           // Filler
    printing:               text(58, 58),             // Tipo de impressão: B completa
    reserved_5:             blanks(59, 71),           // Filler
    mailing:                text(72, 72),             // Postagem do título: S ou N
    reserved_6:             blanks(73, 74),           // Filler
    installment_number:     digits(75, 76),           // Número da parcela do carnê
    installment_count:      digits(77, 78),           // Número total de parcelas do carnê
    reserved_7:             blanks(79, 82),           // Filler
    daily_discount:         money(83, 92, { unit: REAIS_PER_DAY }), // Desconto por dia de antecipação
    fine_value:             money(93, 96, { unit: percentage(2) }), // Percentual de multa
    reserved_8:             blanks(97, 108),          // Filler
    movement:               digits(109, 110),         // Instrução: 01 a 06, 09, 18 e 19
    document_number:        text(111, 120),           // Seu número
    due_date:               date(121, 126, 'DDMMYY'), // Data de vencimento
    amount:                 money(127, 139),          // Valor do título
    reserved_9:             blanks(140, 148),         // Filler
    document_type:          text(149, 149),           // Espécie de documento
    reserved_10:            reserved(150, 150),       // Filler
    document_date:          date(151, 156, 'DDMMYY'), // Data de emissão
    reserved_11:            reserved(157, 160),       // Filler
    interest_value:         money(161, 173, { unit: interestUnit }), // Juros por dia de atraso
    discount_date:          date(174, 179, 'DDMMYY'), // Data limite para desconto
    discount_value:         money(180, 192, { unit: discountUnit }), // Desconto
    reserved_12:            zeros(193, 218),          // Filler: zeros
    payer_tax_id_type:      digits(219, 219),         // Tipo de pessoa do pagador: 1 física, 2 jurídica
    reserved_13:            reserved(220, 220),       // Filler
    payer_tax_id:           taxId(221, 234),          // CPF/CNPJ do pagador
    payer_name:             text(235, 274),           // Nome do pagador
    payer_address:          text(275, 314),           // Endereço do pagador
    payer_cooperative_code: text(315, 319),           // Código do pagador na cooperativa do beneficiário
    reserved_14:            zeros(320, 325),          // Filler: zeros
    reserved_15:            blanks(326, 326),         // Filler
    payer_zipcode:          digits(327, 334),         // CEP do pagador
    payer_city:             text(335, 359),           // Cidade do pagador
    payer_state:            text(360, 361),           // Estado do pagador
    payer_client_code:      text(362, 366),           // Código do pagador junto ao cliente
    reserved_16:            blanks(367, 394),         // Filler
    sequence:               integer(395, 400),        // Número sequencial do registro
  },
  `${OLD_MANUAL}, pp. 38–42`,
)

/** Pedido de boletos pré-impressos, cobrança sem registro, versão 1.4, pp. 42–43. Read only. */
const remittanceSlipOrder = record(
  'sicredi400.remittance.slip_order',
  400,
  {
    record_type:       key(1, 1, '1'),    // Identificação do registro detalhe
    charge_type:       key(2, 2, 'C'),    // Tipo de cobrança: C sem registro
    reserved_1:        blanks(3, 47),     // Filler
    first_sequence:    digits(48, 52),    // Sequência inicial para composição do nosso número
    slip_count:        integer(53, 57),   // Quantidade de boletos solicitados
    printing:          key(58, 58, 'A'),  // Tipo de impressão: A formulário pré-impresso
    year:              digits(59, 60),    // Ano para composição do nosso número
    reserved_2:        blanks(61, 108),   // Filler
    movement:          digits(109, 110),  // Instrução: 01 cadastro de pedido
    numbering_control: text(111, 111),    // Controle da sequência numérica: 2 cliente
    form_type:         text(112, 112),    // Tipo de formulário: A contínuo, B folha avulsa A4
    reserved_3:        blanks(113, 394),  // Filler
    sequence:          integer(395, 400), // Número sequencial do registro
  },
  `${OLD_MANUAL}, pp. 42–43`,
)

/** Records of a remittance. */
export const remittanceRecords400 = {
  header: remittanceHeader,
  title: remittanceTitle, unregistered_title: remittanceUnregisteredTitle, slip_order: remittanceSlipOrder,
  messages: remittanceMessages, notice: remittanceNotice, guarantor: remittanceGuarantor, discounts: remittanceDiscounts,
  pix: remittancePix,
  trailer: remittanceTrailer,
} as const
