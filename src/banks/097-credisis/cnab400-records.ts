/**
 * CrediSIS, Layout CNAB 400, version 1.1 (June 2017), pp. 7–16. The layout is the bank's own.
 *
 * Tax ids are aligned left, with blanks after a CPF (RM.D.3, p. 19). In a real file the numbers of addresses are aligned left, too.
 */
import { blanks, date, digits, integer, key, literal, money, percentage, percentagePerDay, preciseReais, preciseReaisPerDay, record, text } from '../../fixed-width/index.js'
import { remittanceLabel, returnLabel } from '../families/core400/index.js'
import { bank } from './bank.js'
import { especies } from './tables.js'

const MANUAL = 'CrediSIS, CNAB 400 v1.1 (06/2017)'

/** 27–94 of the headers. */
const account = {
  agency_number:    digits(27, 30),               // Número da agência
  reserved_1:       blanks(31, 31),               // Brancos
  account_number:   digits(32, 39),               // Conta do beneficiário
  account_digit:    text(40, 40),                 // Dígito verificador da conta
  reserved_2:       blanks(41, 46),               // Brancos
  beneficiary_name: text(47, 76),                 // Nome do beneficiário
  bank_code:        literal(77, 79, bank.number), // Identificação do banco: 097CENTRALCREDI
  bank_name:        text(80, 94),
  generation_date:  date(95, 100, 'DDMMYY'),      // Data da gravação
} as const

/** 108–400 of the headers. */
const version = {
  reserved_3:     blanks(108, 391),         // Brancos
  layout_version: literal(392, 394, '001'), // Versão do arquivo
  sequence:       integer(395, 400),        // Nº sequencial do registro
} as const

const remittanceHeader = record(
  'credisis400.remittance.header',
  400,
  {
    ...remittanceLabel,
    ...account,
    remittance_number: integer(101, 107), // Sequencial da remessa
    ...version,
  },
  `${MANUAL}, p. 7`,
)

const returnHeader = record(
  'credisis400.return.header',
  400,
  {
    ...returnLabel,
    ...account,
    file_sequence: integer(101, 107), // Sequencial do retorno
    ...version,
  },
  `${MANUAL}, p. 14`,
)

/** 1–76 of a title in both directions. */
const numberedTitle = {
  record_type:             key(1, 1, '1'),  // Identificação do registro
  beneficiary_tax_id_type: digits(2, 3),    // Identificação CPF/CNPJ do beneficiário: 01 CPF, 02 CNPJ
  beneficiary_tax_id:      text(4, 17),     // CPF/CNPJ do beneficiário
  agency_number:           digits(18, 21),  // Agência do beneficiário
  account_number:          digits(22, 29),  // Conta do beneficiário
  account_digit:           digits(30, 30),  // DV da conta do beneficiário
  reserved_1:              blanks(31, 56),  // Brancos
  our_number:              digits(57, 76),  // Nosso número
} as const

/** RM.D.14, pp. 22–23. */
export const dayTypes = { '1': 'Dias úteis', '2': 'Dias Corridos' } as const

/** RM.D.36, p. 25. */
export const overdueActions = { '01': 'CARTÓRIO', '02': 'SERASA', '03': 'NENHUM' } as const

const remittanceTitle = record(
  'credisis400.remittance.title',
  400,
  {
    ...numberedTitle,
    movement:             digits(77, 78),           // Código da operação
    operation_date:       date(79, 84, 'DDMMYY'),   // Data da operação
    reserved_2:           blanks(85, 90),           // Brancos
    installment_number:   digits(91, 92),           // Número da parcela
    payment_type:         literal(93, 93, '3'),     // Tipo de pagamento: não aceitar valor divergente
    receipt_type:         literal(94, 94, '3'),     // Tipo de recebimento: não receber valor divergente
    document_type:        digits(95, 96, { codes: especies }), // Espécie do título
    overdue_days_type:    text(97, 97, { codes: dayTypes }), // Tipo de carência de protesto ou negativação
    overdue_days:         text(98, 99),             // Dias de carência de protesto ou negativação
    overdue_action:       text(100, 101, { codes: overdueActions }), // Tipo de envio: protesto ou negativação
    reserved_3:           blanks(102, 110),         // Brancos
    document_number:      text(111, 120),           // Número do documento
    due_date:             date(121, 126, 'DDMMYY'), // Data do vencimento
    amount:               money(127, 139),          // Valor da operação
    payment_limit:        date(140, 145, 'DDMMYY'), // Data limite de pagamento
    reserved_4:           blanks(146, 150),         // Brancos
    document_date:        date(151, 156, 'DDMMYY'), // Data de emissão do título
    reserved_5:           blanks(157, 157),         // Branco
    payer_tax_id_type:    digits(158, 159),         // Identificação CPF/CNPJ do pagador: 01 CPF, 02 CNPJ
    payer_tax_id:         text(160, 173),           // CPF/CNPJ do pagador
    payer_name:           text(174, 213),           // Nome do pagador
    payer_trade_name:     text(214, 238),           // Nome fantasia do pagador (pessoa jurídica)
    payer_address:        text(239, 273),           // Logradouro do pagador
    payer_address_number: text(274, 279),           // Número do endereço do pagador
    payer_neighborhood:   text(280, 304),           // Bairro do pagador
    payer_city:           text(305, 329),           // Cidade do pagador
    payer_state:          text(330, 331),           // UF do pagador
    payer_zipcode:        digits(332, 339),         // CEP do pagador
    mobile_number:        text(340, 350),           // Celular do pagador, com DDD
    payer_email:          text(351, 393, { case: 'keep' }), // E-mail do pagador
    reserved_6:           blanks(394, 394),         // Branco
    sequence:             integer(395, 400),        // Sequencial do registro
  },
  `${MANUAL}, pp. 8–9`,
)

/** RM.DO.14, p. 26. */
const chargeTypes = { 'F': 'Valor fixo', 'P': 'Porcentagem', 'I': 'Isento' } as const

/** V(15) and VD(13), p. 4; RM.DO.13, RM.DO.17, RM.DO.22, RM.DO.25 and RM.DO.28, pp. 26–29. */
const DECIMALS = 4

/** Fine and discounts by their type. */
const unitBy = (by: string) => ({ by, codes: { 'F': preciseReais(DECIMALS), 'P': percentage(DECIMALS) } })

/** RM.DO.13 and RM.DO.14, p. 26: per day in both units. */
const interestUnit = { by: 'interest_type', codes: { 'F': preciseReaisPerDay(DECIMALS), 'P': percentagePerDay(DECIMALS) } } as const

const remittanceDetails = record(
  'credisis400.remittance.details',
  400,
  {
    record_type:              key(1, 1, '2'),   // Identificação do registro
    guarantor_tax_id_type:    digits(2, 3),     // Identificação CPF/CNPJ do sacador/avalista: 01 CPF, 02 CNPJ
    guarantor_tax_id:         text(4, 17),      // CPF/CNPJ do sacador/avalista
    guarantor_name:           text(18, 57),     // Nome do sacador/avalista
    guarantor_address:        text(58, 92),     // Logradouro do sacador/avalista
    guarantor_address_number: text(93, 98),     // Número do endereço do sacador/avalista
    guarantor_complement:     text(99, 123),    // Complemento do sacador/avalista
    guarantor_neighborhood:   text(124, 148),   // Bairro do sacador/avalista
    guarantor_city:           text(149, 173),   // Cidade do sacador/avalista
    guarantor_state:          text(174, 175),   // UF do sacador/avalista
    guarantor_zipcode:        digits(176, 183), // CEP do sacador/avalista
    reserved_1:               blanks(184, 184), // Branco
    message_1:                text(185, 283),   // Instrução do título
    reserved_2:               blanks(284, 284), // Branco
    interest_value:           money(285, 299, { unit: interestUnit }), // Valor dos juros
    interest_type:            text(300, 300, { codes: chargeTypes }), // Tipo dos juros
    interest_days_type:       digits(301, 301, { codes: dayTypes }), // Tipo de carência dos juros
    interest_days:            integer(302, 303), // Dias de carência dos juros
    fine_value:               money(304, 318, { unit: unitBy('fine_type') }), // Valor da multa
    fine_type:                text(319, 319, { codes: chargeTypes }), // Tipo da multa
    fine_days_type:           digits(320, 320, { codes: dayTypes }), // Tipo de carência da multa
    fine_days:                integer(321, 322), // Dias de carência da multa
    discount_date:            date(323, 328, 'DDMMYY'), // Data do primeiro desconto
    discount_value:           money(329, 341, { unit: unitBy('discount_type') }), // Valor do primeiro desconto
    discount_type:            text(342, 342, { codes: chargeTypes }), // Tipo do primeiro desconto
    second_discount_date:     date(343, 348, 'DDMMYY'), // Data do segundo desconto
    second_discount_value:    money(349, 361, { unit: unitBy('second_discount_type') }), // Valor do segundo desconto
    second_discount_type:     text(362, 362, { codes: chargeTypes }), // Tipo do segundo desconto
    third_discount_date:      date(363, 368, 'DDMMYY'), // Data do terceiro desconto
    third_discount_value:     money(369, 381, { unit: unitBy('third_discount_type') }), // Valor do terceiro desconto
    third_discount_type:      text(382, 382, { codes: chargeTypes }), // Tipo do terceiro desconto
    reserved_3:               blanks(383, 394), // Brancos
    sequence:                 integer(395, 400), // Sequencial do registro
  },
  `${MANUAL}, pp. 10–11`,
)

/**
 * Retorno: detalhe, p. 15. The manual contradicts itself about the decimals of the discount and of interest and fine: two by their masks V(13) (p. 4), four by
 * their descriptions (RT.D.13 and RT.D.15, p. 34). No real file decides it; the paid amount of a title does (see `return400`). Here the columns are numbers
 * without decimals, which no tool shows as reais. The decimals of the fee are not printed; two are used, as for the title.
 */
const returnTitle = record(
  'credisis400.return.title',
  400,
  {
    ...numberedTitle,
    occurrence:                 digits(77, 78),           // Código da operação
    occurrence_date:            date(79, 84, 'DDMMYY'),   // Data da operação
    document_number:            text(85, 94),             // Número do documento
    reserved_2:                 blanks(95, 146),          // Brancos
    due_date:                   date(147, 152, 'DDMMYY'), // Data do vencimento do título
    amount:                     money(153, 165),          // Valor do título
    bank_rate:                  money(166, 175),          // Valor de tarifa ou custas
    credit_date:                date(176, 181, 'DDMMYY'), // Data de crédito
    reserved_3:                 blanks(182, 240),         // Brancos
    discount_unknown_unit:      money(241, 253, 0),       // Desconto concedido, com 2 ou 4 decimais
    paid_amount:                money(254, 266),          // Valor do título recebido
    billet_fine_unknown_unit:   money(267, 279, 0),       // Juros e multa pagos, com 2 ou 4 decimais
    reserved_4:                 blanks(280, 337),         // Brancos
    payer_tax_id_type:          digits(338, 339),         // Identificação CPF/CNPJ do pagador: 01 CPF, 02 CNPJ
    payer_tax_id:               text(340, 353),           // CPF/CNPJ do pagador
    payer_name:                 text(354, 393),           // Nome do pagador
    reserved_5:                 blanks(394, 394),         // Branco
    sequence:                   integer(395, 400),        // Nº sequencial do registro
  },
  `${MANUAL}, p. 15`,
)

/** The page prints the blanks as «001 a 394», with size 393. */
const trailer = {
  record_type: key(1, 1, '9'),    // Identificação do registro
  reserved_1:  blanks(2, 394),    // Brancos
  sequence:    integer(395, 400), // Número sequencial do registro
} as const

export const remittanceRecords400 = {
  header: remittanceHeader,
  title: remittanceTitle,
  details: remittanceDetails,
  trailer: record('credisis400.remittance.trailer', 400, trailer, `${MANUAL}, p. 12`),
} as const

export const returnRecords400 = {
  header: returnHeader,
  title: returnTitle,
  trailer: record('credisis400.return.trailer', 400, trailer, `${MANUAL}, p. 16`),
} as const
