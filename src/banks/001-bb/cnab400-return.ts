// Banco do Brasil, CNAB400/CBR643, June 2019, pp. 3–15: agreements (convênios) of 7 digits, whose detail is of type 7. What the older agreements of
// 4 and 6 digits do differently (detail of type 1) stands at the end; no manual of theirs is at hand.
import { blanks, date, digits, integer, key, literal, money, rate, record, reserved, taxId, text, zeros } from '../../fixed-width/index.js'

const MANUAL = 'Banco do Brasil, CNAB400/CBR643, junho/2019'

/** Header, p. 3. */
export const returnHeader = record(
  'bb400.return.header',
  400,
  {
    record_type:      key(1, 1, '0'),            // 01 Identificação do registro header
    operation:        literal(2, 2, '2'),        // 02 Tipo de operação
    operation_name:   literal(3, 9, 'RETORNO'),  // 03 Identificação do tipo de operação
    service_code:     literal(10, 11, '01'),     // 04 Tipo de serviço
    service_name:     literal(12, 19, 'COBRANCA'), // 05 Tipo de serviço por extenso: COBRANCA
    reserved_1:       blanks(20, 26),            // 06 Brancos
    agency_number:    digits(27, 30),            // 07 Agência do convênio líder
    agency_digit:     text(31, 31),              // 08 DV da agência
    account_number:   digits(32, 39),            // 09 Conta corrente do convênio líder
    account_digit:    text(40, 40),              // 10 DV da conta
    reserved_2:       zeros(41, 46),             // 11 Zeros
    beneficiary_name: text(47, 76),              // 12 Nome do cedente
    bank_code:        literal(77, 79, '001'),    // 13 001BANCODOBRASIL: o número do banco
    bank_name:        text(80, 94),              // 13 BANCODOBRASIL no manual, BANCO DO BRASIL nos arquivos
    generation_date:  date(95, 100, 'DDMMYY'),   // 14 Data da gravação
    file_sequence:    integer(101, 107),         // 15 Sequencial do retorno (nota 1)
    reserved_3:       reserved(108, 149),        // 16 Brancos; real files hold 18 digits in 130–147
    agreement_number: digits(150, 156),          // 17 Número do convênio
    reserved_4:       blanks(157, 394),          // 18 Brancos
    sequence:         integer(395, 400),         // 19 Sequencial do registro
  },
  `${MANUAL}, p. 3`,
)

/** Detalhe, pp. 4–6. 333–390 are of shared collection (cobrança compartilhada) only; the manual states no decimals there. */
export const returnTitle = record(
  'bb400.return.title',
  400,
  {
    record_type:             key(1, 1, '7'),                                // 01 Identificação do registro detalhe
    reserved_1:              zeros(2, 3),                                   // 02 Zeros
    reserved_2:              zeros(4, 17),                                  // 03 Zeros
    agency_number:           digits(18, 21),                                // 04 Prefixo da agência
    agency_digit:            text(22, 22),                                  // 05 DV da agência
    account_number:          digits(23, 30),                                // 06 Conta corrente do cedente
    account_digit:           text(31, 31),                                  // 07 DV da conta
    agreement_number:        digits(32, 38),                                // 08 Número do convênio
    control_number:          text(39, 63),                                  // 09 Número de controle do participante
    our_number:              digits(64, 80),                                // 10 Nosso número, com o convênio
    charge_type:             digits(81, 81),                                // 11 Tipo de cobrança (nota 2)
    changed_charge_type:     digits(82, 82),                                // 12 Tipo de cobrança, comando 72 (nota 3)
    calculation_days:        integer(83, 86),                               // 13 Dias para cálculo (nota 4)
    receipt_nature:          digits(87, 88),                                // 14 Natureza do recebimento: o motivo (nota 5)
    title_prefix:            text(89, 91),                                  // 15 Prefixo do boleto (nota 6 a)
    wallet_variation:        digits(92, 94),                                // 16 Variação da carteira
    collateral_account:      digits(95, 95),                                // 17 Conta caução (nota 6 b)
    discount_rate:           digits(96, 100),                               // 18 Taxa para desconto; no decimals are stated
    iof_rate:                digits(101, 105),                              // 19 Taxa IOF; no decimals are stated
    reserved_3:              blanks(106, 106),                              // 20 Branco
    wallet_number:           digits(107, 108),                              // 21 Carteira
    occurrence:              digits(109, 110),                              // 22 Comando (nota 7)
    occurrence_date:         date(111, 116, 'DDMMYY'),                      // 23 Data de liquidação
    document_number:         text(117, 126),                                // 24 Número do boleto dado pelo cedente (nota 6 c)
    reserved_4:              blanks(127, 146),                              // 25 Brancos
    due_date:                date(147, 152, 'DDMMYY'),                      // 26 Vencimento; só com registro (nota 6 d)
    amount:                  money(153, 165),                               // 27 Valor do boleto
    receiving_bank:          digits(166, 168),                              // 28 Banco recebedor (nota 8)
    receiving_agency_number: digits(169, 172),                              // 29 Agência recebedora (nota 8)
    receiving_agency_digit:  text(173, 173),                                // 30 DV da agência recebedora
    document_type:           digits(174, 175),                              // 31 Espécie (nota 9)
    credit_date:             date(176, 181, 'DDMMYY'),                      // 32 Data do crédito: comandos 06, 07, 08 e 15 (nota 10); senão brancos, zeros nos arquivos
    bank_rate:               money(182, 188),                               // 33 Valor da tarifa (nota 6 e)
    other_fines:             money(189, 201),                               // 34 Outras despesas
    discount_interest:       money(202, 214),                               // 35 Juros do desconto
    iof:                     money(215, 227),                               // 36 IOF do desconto
    value_rebate:            money(228, 240),                               // 37 Valor do abatimento
    discount:                money(241, 253),                               // 38 Desconto concedido
    paid_amount:             money(254, 266),                               // 39 Valor recebido (recebido parcial)
    billet_fine:             money(267, 279),                               // 40 Juros de mora
    other_credit:            money(280, 292),                               // 41 Outros recebimentos; com o comando 39, dias (nota 26)
    unused_rebate:           money(293, 305),                               // 42 Abatimento não aproveitado pelo sacado
    entry_amount:            money(306, 318),                               // 43 Valor do lançamento
    entry_side:              digits(319, 319),                              // 44 Indicativo de débito/crédito (nota 11)
    adjustment_side:         digits(320, 320),                              // 45 Indicador de valor (nota 12)
    adjustment_amount:       money(321, 332),                               // 46 Valor do ajuste (nota 13)
    shared_role:             text(333, 333),                                // 47 2 compartilhador, 3 compartilhado (nota 14)
    shared_title_amount:     digits(334, 342),                              // 48 Valor original do boleto pago (nota 14)
    shared_agreement_1:      digits(343, 349),                              // 49 Convênio compartilhado ou compartilhador (nota 14)
    shared_amount_1:         digits(350, 358),                              // 50 Valor repassado ou recebido (nota 14)
    shared_agreement_2:      digits(359, 365),                              // 51 Segundo convênio compartilhado (nota 14)
    shared_amount_2:         digits(366, 374),                              // 52 Valor repassado ao segundo (nota 14)
    shared_agreement_3:      digits(375, 381),                              // 53 Terceiro convênio compartilhado (nota 14)
    shared_amount_3:         digits(382, 390),                              // 54 Valor repassado ao terceiro (nota 14)
    partial_payment:         digits(391, 391),                              // 55 Autorização de liquidação parcial (nota 24)
    reserved_5:              reserved(392, 392),                            // 56 Branco; zero nos arquivos
    payment_channel:         digits(393, 394),                              // 57 Canal de pagamento ou meio de apresentação (nota 15)
    sequence:                integer(395, 400),                             // 58 Sequencial do registro
  },
  `${MANUAL}, pp. 4–6`,
)

const LIMIT_SOURCE = `${MANUAL}, pp. 4–6 and 26 (nota 26)`

const paymentLimit = {
  payment_limit_days: integer(280, 282), // 41 Prazo limite de recebimento, em dias após o vencimento (nota 26)
  reserved_6:         zeros(283, 292),   // 41 Zeros (nota 26)
} as const

/** Detalhe do comando 39 (alterar prazo limite): days stand where other receipts would, nota 26, p. 26. */
export const returnTitleLimit = returnTitle
  .replace([109, 110], { occurrence: key(109, 110, '39') })
  .replace([280, 292], paymentLimit)
  .as('bb400.return.title_limit', LIMIT_SOURCE)

/** Detalhe auxiliar da cobrança partilhada, carteira 17, pp. 7–8. */
export const returnSplit = record(
  'bb400.return.split',
  400,
  {
    record_type:                  key(1, 1, '2'),     // 01 Identificação do registro detalhe
    our_number:                   digits(2, 18),      // 02 Nosso número
    split_1_bank:                 digits(19, 21),     // 03 Banco para crédito
    split_1_clearing:             digits(22, 24),     // 04 Câmara de compensação
    split_1_agency_number:        digits(25, 28),     // 05 Agência para crédito
    split_1_agency_digit:         text(29, 29),       // 06 DV da agência
    split_1_account_number:       digits(30, 40),     // 07 Conta para crédito
    split_1_account_digit:        text(41, 41),       // 08 DV da conta
    split_1_name:                 text(42, 71),       // 09 Nome do favorecido
    split_1_amount:               money(72, 84),      // 10 Valor informado para partilha
    split_1_split_amount:         money(85, 97),      // 11 Valor efetivamente partilhado
    split_2_bank:                 digits(98, 100),    // 12
    split_2_clearing:             digits(101, 103),   // 13
    split_2_agency_number:        digits(104, 107),   // 14
    split_2_agency_digit:         text(108, 108),     // 15
    split_2_account_number:       digits(109, 119),   // 16
    split_2_account_digit:        text(120, 120),     // 17
    split_2_name:                 text(121, 150),     // 18
    split_2_amount:               money(151, 163),    // 19
    split_2_split_amount:         money(164, 176),    // 20
    split_3_bank:                 digits(177, 179),   // 21
    split_3_clearing:             digits(180, 182),   // 22
    split_3_agency_number:        digits(183, 186),   // 23
    split_3_agency_digit:         text(187, 187),     // 24
    split_3_account_number:       digits(188, 198),   // 25
    split_3_account_digit:        text(199, 199),     // 26
    split_3_name:                 text(200, 229),     // 27
    split_3_amount:               money(230, 242),    // 28
    split_3_split_amount:         money(243, 255),    // 29
    split_4_bank:                 digits(256, 258),   // 30
    split_4_clearing:             digits(259, 261),   // 31
    split_4_agency_number:        digits(262, 265),   // 32
    split_4_agency_digit:         text(266, 266),     // 33
    split_4_account_number:       digits(267, 277),   // 34
    split_4_account_digit:        text(278, 278),     // 35
    split_4_name:                 text(279, 308),     // 36
    split_4_amount:               money(309, 321),    // 37
    split_4_split_amount:         money(322, 334),    // 38
    split_1_tax_id_type:          digits(335, 335),   // 39 Tipo de documento do favorecido 1 (nota 16)
    split_1_tax_id:               taxId(336, 349),    // 40 Número do documento do favorecido 1
    split_2_tax_id_type:          digits(350, 350),   // 41
    split_2_tax_id:               taxId(351, 364),    // 42
    split_3_tax_id_type:          digits(365, 365),   // 43
    split_3_tax_id:               taxId(366, 379),    // 44
    split_4_tax_id_type:          digits(380, 380),   // 45
    split_4_tax_id:               taxId(381, 394),    // 46
    sequence:                     integer(395, 400),  // 47 Sequencial
  },
  `${MANUAL}, pp. 7–8`,
)

/** Detalhe auxiliar da cobrança partilhada com código ISPB, p. 9. The page prints 109–112 for field 14, and sizes of 9 for the ISPB's 8 columns. */
export const returnSplitIspb = record(
  'bb400.return.split_ispb',
  400,
  {
    record_type:            key(1, 1, '5'),     // 01 Identificação do registro detalhe
    service:                key(2, 3, '04'),    // 02 Tipo de serviço
    our_number:             digits(4, 20),      // 03 Nosso número
    split_1_bank:           digits(21, 23),     // 04 Banco para crédito: 888, pelo ISPB (nota 25)
    split_1_clearing:       digits(24, 26),     // 05 Câmara de compensação
    split_1_ispb:           digits(27, 34),     // 06 Código ISPB (nota 25)
    split_1_agency_number:  digits(35, 39),     // 07 Agência para crédito
    split_1_agency_digit:   text(40, 40),       // 08 DV da agência
    split_1_account_number: digits(41, 51),     // 09 Conta para crédito
    split_1_account_digit:  text(52, 52),       // 10 DV da conta
    split_1_name:           text(53, 82),       // 11 Nome do favorecido
    split_1_amount:         money(83, 95),      // 12 Valor para partilha
    reserved_1:             blanks(96, 108),    // 13 Brancos
    split_2_bank:           digits(109, 111),   // 14
    split_2_clearing:       digits(112, 114),   // 15
    split_2_ispb:           digits(115, 122),   // 16
    split_2_agency_number:  digits(123, 127),   // 17
    split_2_agency_digit:   text(128, 128),     // 18
    split_2_account_number: digits(129, 139),   // 19
    split_2_account_digit:  text(140, 140),     // 20
    split_2_name:           text(141, 170),     // 21
    split_2_amount:         money(171, 183),    // 22
    reserved_2:             blanks(184, 196),   // 23
    split_3_bank:           digits(197, 199),   // 24
    split_3_clearing:       digits(200, 202),   // 25
    split_3_ispb:           digits(203, 210),   // 26
    split_3_agency_number:  digits(211, 215),   // 27
    split_3_agency_digit:   text(216, 216),     // 28
    split_3_account_number: digits(217, 227),   // 29
    split_3_account_digit:  text(228, 228),     // 30
    split_3_name:           text(229, 258),     // 31
    split_3_amount:         money(259, 271),    // 32
    reserved_3:             blanks(272, 284),   // 33
    split_1_tax_id_type:    digits(285, 285),   // 34 Tipo do documento do favorecido 1 (nota 16)
    split_1_tax_id:         taxId(286, 299),    // 35 Número do documento do favorecido 1
    split_2_tax_id_type:    digits(300, 300),   // 36
    split_2_tax_id:         taxId(301, 314),    // 37
    split_3_tax_id_type:    digits(315, 315),   // 38
    split_3_tax_id:         taxId(316, 329),    // 39
    reserved_4:             blanks(330, 394),   // 40 Brancos
    sequence:               integer(395, 400),  // 41 Sequencial
  },
  `${MANUAL}, p. 9`,
)

/** Detalhe de vendor, pp. 10–11: the only record without a sequential number. */
export const returnVendor = record(
  'bb400.return.vendor',
  400,
  {
    record_type:                   key(1, 1, '3'),            // 01 Identificação do registro detalhe
    our_number:                    digits(2, 12),             // 02 Nosso número
    our_number_digit:              text(13, 13),              // 03 DV do nosso número
    operation_number:              digits(14, 22),            // 04 Operação BBVendor no CIOPE
    operation_date:                date(23, 30, 'DDMMYYYY'),  // 05 Data da operação
    seller_interest_rate:          rate(31, 35, 3),           // 06 Taxa de juros do vendedor
    buyer_interest_rate:           rate(36, 40, 3),           // 07 Taxa de juros do comprador
    amount_at_due_date:            money(41, 55),             // 08 Valor do boleto no vencimento
    sale_amount:                   money(56, 70),             // 09 Valor original da venda
    buyer_charges:                 money(71, 85),             // 10 Encargos do comprador
    financed_iof:                  money(86, 100),            // 11 IOF financiado
    total_rebate:                  money(101, 115),           // 12 Abatimentos comandados, acumulados
    equalization_time:             digits(116, 116),          // 13 Época da equalização (nota 17)
    equalization_side:             digits(117, 117),          // 14 Natureza da equalização (nota 18)
    equalization_amount:           money(118, 132),           // 15 Valor da equalização
    extension_interest:            money(133, 147),           // 16 Juros de prorrogação
    extension_iof:                 money(148, 162),           // 17 IOF de prorrogação
    late_iof:                      money(163, 177),           // 18 IOF sobre o período de atraso
    buyer_name:                    text(178, 214),            // 19 Nome do comprador
    buyer_tax_id_type:             digits(215, 215),          // 20 Tipo de documento do comprador (nota 19)
    buyer_tax_id:                  taxId(216, 229),           // 21 Documento do comprador
    occurrence_240:                digits(230, 231),          // 22 Utilizado para conversão para CNAB 240 (nota 20)
    our_number_17:                 text(232, 248),            // 23 Nosso número com 17 posições
    new_amount:                    money(249, 263),           // 24 Novo valor do boleto
    reversed_equalization:         money(264, 278),           // 25 Equalização estornada
    new_equalization:              money(279, 293),           // 26 Nova equalização
    equalization_difference:       money(294, 308),           // 27 Diferença entre as equalizações
    difference_side:               digits(309, 309),          // 28 Indicativo de débito/crédito (nota 22)
    reversed_equalization_side:    digits(310, 310),          // 29 Natureza da equalização do campo 25 (nota 18)
    new_equalization_side:         digits(311, 311),          // 30 Natureza da equalização do campo 26 (nota 18)
    unfinanced_iof:                money(312, 326),           // 31 IOF não financiado
    permanence_commission:         money(327, 341),           // 32 Comissão de permanência
    reserved_1:                    reserved(342, 400),        // 33 Brancos; no place for a sequential number
  },
  `${MANUAL}, pp. 10–11`,
)

/** Detalhe tipo 5, serviço 01: boleto por e-mail, p. 12. The page prints 135 for the size of 006–142. */
export const returnEmail = record(
  'bb400.return.email',
  400,
  {
    record_type: key(1, 1, '5'),                  // 01 Identificação do registro transação
    service:     key(2, 3, '01'),                 // 02 Tipo de serviço
    reserved_1:  zeros(4, 5),                     // 03 Zeros
    email:       text(6, 142, { case: 'keep' }),  // 04 Endereços de e-mail da remessa
    reserved_2:  blanks(143, 394),                // 05 Brancos
    sequence:    integer(395, 400),               // 06 Sequencial do registro
  },
  `${MANUAL}, p. 12`,
)

/** Detalhe tipo 5, serviço 04: cheque que liquidou o boleto, p. 13. Told from the split with ISPB, of the same service, by its zeros in 4–5. */
export const returnCheque = record(
  'bb400.return.cheque',
  400,
  {
    record_type:        key(1, 1, '5'),            // 01 Identificação do registro transação
    service:            key(2, 3, '04'),           // 02 Tipo de serviço
    service_zeros:      key(4, 5, '00'),           // 03 Zeros
    our_number:         digits(6, 22),             // 04 Nosso número
    payment_date:       date(23, 30, 'DDMMYYYY'),  // 05 Data de pagamento
    reserved_1:         zeros(31, 44),             // 06 Zeros
    cheque_amount:      money(45, 59),             // 07 Valor do cheque
    cheque_hold_days:   integer(60, 62),           // 08 Prazo de bloqueio do cheque
    reserved_2:         zeros(63, 65),             // 09 Zeros
    cheque_return_code: digits(66, 68),            // 10 Motivo de devolução do cheque (norma Bacen)
    reserved_3:         blanks(69, 69),            // 11 Brancos
    cheque_cmc7:        text(70, 103),             // 12 Trilha do cheque
    capture_type:       digits(104, 104),          // 13 Tipo de captura (nota 21)
    reserved_4:         zeros(105, 115),           // 14 Zeros
    reserved_5:         blanks(116, 394),          // 15 Brancos
    sequence:           integer(395, 400),         // 16 Sequencial do registro
  },
  `${MANUAL}, p. 13`,
)

/** Detalhe tipo 5, serviço 06: número do boleto do cedente com 15 posições, p. 14 (nota 23). */
export const returnDocumentNumber = record(
  'bb400.return.document_number',
  400,
  {
    record_type:          key(1, 1, '5'),      // 01 Identificação do registro transação
    service:              key(2, 3, '06'),     // 02 Tipo de serviço
    reserved_1:           zeros(4, 5),         // 03 Zeros
    long_document_number: text(6, 20),         // 04 Número do boleto do cedente, 15 posições
    reserved_2:           blanks(21, 394),     // 05 Brancos
    sequence:             integer(395, 400),   // 06 Sequencial do registro
  },
  `${MANUAL}, p. 14`,
)

/**
 * Detalhe tipo 5, serviço 10: Pix. Younger than the manual of 2019: its columns are those that a public reader of this file has
 * (aopaixao/cnab400_retorno), and that such a record comes is told by users of others.
 */
export const returnPix = record(
  'bb400.return.pix',
  400,
  {
    record_type: key(1, 1, '5'),                    // Identificação do registro transação
    service:     key(2, 3, '10'),                   // Tipo de serviço
    reserved_1:  zeros(4, 5),                       // Zeros
    reserved_2:  reserved(6, 140),                  // Brancos
    pix_url:     text(141, 217, { case: 'keep' }),  // URL do QR Code
    txid:        text(218, 252, { case: 'keep' }),  // TXID
    reserved_3:  reserved(253, 394),                // Brancos
    sequence:    integer(395, 400),                 // Sequencial do registro
  },
  'aopaixao/cnab400_retorno, detalheBoletoPix',
)

/** Trailer, p. 15. Counts and amounts are of the wallet's movement, not of the file's lines: real files of one title count five. */
export const returnTrailer = record(
  'bb400.return.trailer',
  400,
  {
    record_type:       key(1, 1, '9'),          // 01 Identificação do registro trailer
    operation:         literal(2, 2, '2'),      // 02 «2»
    service_code:      digits(3, 4),            // 03 «01»
    bank_code:         literal(5, 7, '001'),    // 04 «001»
    reserved_1:        blanks(8, 17),           // 05 Brancos
    simple_count:      integer(18, 25),         // 06 Cobrança simples: quantidade de boletos
    simple_amount:     money(26, 39),           // 07 Cobrança simples: valor total
    simple_notice:     digits(40, 47),          // 08 Cobrança simples: número do aviso
    reserved_2:        blanks(48, 57),          // 09 Brancos
    linked_count:      integer(58, 65),         // 10 Cobrança vinculada
    linked_amount:     money(66, 79),           // 11
    linked_notice:     digits(80, 87),          // 12
    reserved_3:        blanks(88, 97),          // 13 Brancos
    pledged_count:     integer(98, 105),        // 14 Cobrança caucionada
    pledged_amount:    money(106, 119),         // 15
    pledged_notice:    digits(120, 127),        // 16
    reserved_4:        blanks(128, 137),        // 17 Brancos
    discounted_count:  integer(138, 145),       // 18 Cobrança descontada
    discounted_amount: money(146, 159),         // 19
    discounted_notice: digits(160, 167),        // 20
    reserved_5:        blanks(168, 217),        // 21 Brancos
    vendor_count:      integer(218, 225),       // 22 Cobrança vendor
    vendor_amount:     money(226, 239),         // 23
    vendor_notice:     digits(240, 247),        // 24
    reserved_6:        blanks(248, 394),        // 25 Brancos
    sequence:          integer(395, 400),       // 26 Sequencial do registro
  },
  `${MANUAL}, p. 15`,
)

// Agreements of 4 and 6 digits. Their manual (CBR641 return) is not at hand: the columns are those that public programs read and write (ACBr,
// ACBrBancoBrasil.pas, and a reader of Sicoob's correspondent files), and that real files bear out. From 96 on they are those of type 7.

const OLD = 'Banco do Brasil, retorno CBR641 (convênios de 4 e 6 posições), sem manual à mão: ACBrBancoBrasil.pas e arquivos reais'

/** Header with the agreement in 41–46 and nothing in 150–156. */
export const returnHeader6 = returnHeader
  .replace([150, 156], { reserved_5: reserved(150, 156) })
  .replace([41, 46], { agreement_number: digits(41, 46) }) // Número do convênio líder
  .as('bb400.return.header_6', OLD)

/** Detalhe tipo 1: agreement of 6 columns, nosso número of 11 with its check digit. */
export const returnTitle6 = returnTitle
  .replace([1, 95], {
    record_type:              key(1, 1, '1'),   // Identificação do registro detalhe
    beneficiary_tax_id_type:  digits(2, 3),     // Tipo de inscrição; zeros nos arquivos
    beneficiary_tax_id:       taxId(4, 17),     // CPF ou CNPJ do cedente; zeros nos arquivos
    agency_number:            digits(18, 21),   // Prefixo da agência
    agency_digit:             text(22, 22),     // DV da agência
    account_number:           digits(23, 30),   // Conta corrente do cedente
    account_digit:            text(31, 31),     // DV da conta
    agreement_number:         digits(32, 37),   // Número do convênio
    control_number:           text(38, 62),     // Número de controle do participante
    our_number:               digits(63, 73),   // Nosso número, com o convênio
    our_number_digit:         text(74, 74),     // DV do nosso número
    charge_type:              digits(75, 75),   // Tipo de cobrança
    changed_charge_type:      digits(76, 76),   // Tipo de cobrança, comando 72
    calculation_days:         integer(77, 80),  // Dias para cálculo
    receipt_nature:           digits(81, 82),   // Natureza do recebimento: o motivo
    title_prefix:             text(83, 85),     // Prefixo do boleto
    wallet_variation:         digits(86, 88),   // Variação da carteira
    collateral_account:       digits(89, 89),   // Conta caução
    responsibility_code:      digits(90, 94),   // Código de responsabilidade
    responsibility_digit:     text(95, 95),     // DV do código de responsabilidade
  })
  .replace([127, 146], { reserved_4: reserved(127, 146) }) // Brancos no CBR643; aqui os arquivos repetem o nosso número
  .as('bb400.return.title_6', OLD)

/** Detalhe tipo 1 do comando 39. */
export const returnTitleLimit6 = returnTitle6
  .replace([109, 110], { occurrence: key(109, 110, '39') })
  .replace([280, 292], paymentLimit)
  .as('bb400.return.title_limit_6', `${OLD}; ${LIMIT_SOURCE}`)
