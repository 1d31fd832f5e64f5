// Banco do Brasil, Layout de Arquivo Remessa CNAB400 (CBR641), August 2020, pp. 5–10: agreements (convênios) of 7 digits, whose detail is of type 7.
// The records are the same in the edition of June 2024. What the older agreements of 4 and 6 digits do differently stands at the end.
import { reaisOrPercentageBy } from '../../febraban/index.js'
import { blanks, date, digits, integer, key, literal, money, percentage, REAIS, REAIS_PER_DAY, rate, record, taxId, text, zeros } from '../../fixed-width/index.js'
import { cashierInstructions400 } from './cnab400-instructions.js'

const MANUAL = 'Banco do Brasil, Remessa CNAB400 (CBR641), agosto/2020'

/** Header, p. 5. */
export const remittanceHeader = record(
  'bb400.remittance.header',
  400,
  {
    record_type:      key(1, 1, '0'),          // 01 Identificação do registro header
    operation:        literal(2, 2, '1'),      // 02 Tipo de operação
    operation_name:   text(3, 9),              // 03 REMESSA, ou TESTE (nota 1)
    service_code:     literal(10, 11, '01'),   // 04 Tipo de serviço
    service_name:     text(12, 19),            // 05 COBRANCA
    reserved_1:       blanks(20, 26),          // 06 Brancos
    agency_number:    digits(27, 30),          // 07 Agência do convênio líder (nota 2)
    agency_digit:     text(31, 31),            // 08 DV da agência
    account_number:   digits(32, 39),          // 09 Conta corrente do convênio líder (nota 2)
    account_digit:    text(40, 40),            // 10 DV da conta
    reserved_2:       zeros(41, 46),           // 11 000000
    beneficiary_name: text(47, 76),            // 12 Nome do beneficiário
    bank_code:        literal(77, 79, '001'),  // 13 001BANCODOBRASIL: o número do banco
    bank_name:        text(80, 94),            // 13 BANCODOBRASIL; some programs write BANCO DO BRASIL
    generation_date:  date(95, 100, 'DDMMYY'), // 14 Data da gravação (nota 21)
    file_sequence:    integer(101, 107),       // 15 Sequencial da remessa (nota 3)
    reserved_3:       blanks(108, 129),        // 16 Brancos
    agreement_number: digits(130, 136),        // 17 Número do convênio líder (nota 4)
    reserved_4:       blanks(137, 394),        // 18 Brancos
    sequence:         integer(395, 400),       // 19 Sequencial do registro
  },
  `${MANUAL}, p. 5`,
)

/** Nota 30, p. 23: in «Prêmio de Seguro» the rate of the tax, not its amount. The kinds of collection are those of nota 24; none is the simple one. */
const iofUnit = {
  by: 'charge_type',
  codes: { '': REAIS, '02VIN': REAIS, '03SEG': percentage(2), '04DSC': REAIS, '08VDR': REAIS },
} as const

/** Nota 19, p. 20: in another currency a quantity of five decimals. */
const amountUnit = { by: 'currency_code', codes: { '': REAIS } } as const

/** Detalhe, pp. 6–7. */
export const remittanceTitle = record(
  'bb400.remittance.title',
  400,
  {
    record_type:              key(1, 1, '7'),           // 01 Identificação do registro detalhe
    beneficiary_tax_id_type:  digits(2, 3),             // 02 Tipo de inscrição do beneficiário (nota 22)
    beneficiary_tax_id:       taxId(4, 17),             // 03 CPF ou CNPJ do beneficiário
    agency_number:            digits(18, 21),           // 04 Prefixo da agência (nota 2)
    agency_digit:             text(22, 22),             // 05 DV da agência
    account_number:           digits(23, 30),           // 06 Conta corrente do beneficiário (nota 2)
    account_digit:            text(31, 31),             // 07 DV da conta
    agreement_number:         digits(32, 38),           // 08 Número do convênio (nota 2)
    control_number:           text(39, 63),             // 09 Código de controle da empresa (nota 23)
    our_number:               digits(64, 80),           // 10 Nosso número, com o convênio; zeros se o banco numera (nota 6)
    installment:              digits(81, 82),           // 11 Número da prestação: 00
    value_group:              digits(83, 84),           // 12 Grupo de valor: 00
    currency_code:            text(85, 86),             // 13 Tipo de moeda: 02 dólar, 14 euro; brancos se Real (nota 30)
    reserved_1:               blanks(87, 87),           // 14 Brancos
    guarantor_indicator:      text(88, 88),             // 15 A: sacador em 352–391; branco: mensagem (nota 13)
    title_prefix:             text(89, 91),             // 16 Prefixo do título: brancos; AI nos arquivos de outros tempos
    wallet_variation:         digits(92, 94),           // 17 Variação da carteira (nota 2)
    collateral_account:       digits(95, 95),           // 18 Conta caução: 0
    bordereau_number:         digits(96, 101),          // 19 Número do borderô: 000000
    charge_type:              text(102, 106),           // 20 Tipo de cobrança (nota 24)
    wallet_number:            digits(107, 108),         // 21 Carteira (nota 25)
    movement:                 digits(109, 110),         // 22 Comando (nota 20)
    document_number:          text(111, 120),           // 23 Seu número (nota 5)
    due_date:                 date(121, 126, 'DDMMYY', { codes: { '888888': 'À vista', '999999': 'Na apresentação' } }), // 24 Vencimento (nota 8)
    amount:                   money(127, 139, { unit: amountUnit }), // 25 Valor do título (nota 19)
    bank_code:                literal(140, 142, '001'), // 26 Número do banco
    collecting_agency_number: digits(143, 146),         // 27 Agência cobradora: 0000 (nota 26)
    collecting_agency_digit:  text(147, 147),           // 28 DV da agência cobradora: branco
    document_type:            digits(148, 149),         // 29 Espécie (nota 7)
    acceptance:               text(150, 150),           // 30 Aceite (nota 27)
    document_date:            date(151, 156, 'DDMMYY'), // 31 Data de emissão (nota 28)
    first_instruction:        digits(157, 158, { codes: cashierInstructions400 }), // 32 Instrução codificada (nota 9)
    second_instruction:       digits(159, 160, { codes: cashierInstructions400 }), // 33 Instrução codificada (nota 9)
    interest_value:           money(161, 173, { unit: REAIS_PER_DAY }), // 34 Juros de mora por dia de atraso, em R$ (nota 10)
    discount_date:            date(174, 179, 'DDMMYY'), // 35 Desconto até (nota 11 a)
    discount_value:           money(180, 192),          // 36 Valor do desconto (nota 29)
    iof:                      money(193, 205, { unit: iofUnit }), // 37 IOF; no prêmio de seguro, percentual (nota 30)
    value_rebate:             money(206, 218),          // 38 Abatimento (nota 31)
    payer_tax_id_type:        digits(219, 220),         // 39 Tipo de inscrição do pagador (nota 32)
    payer_tax_id:             taxId(221, 234),          // 40 CPF ou CNPJ do pagador (nota 33)
    payer_name:               text(235, 271),           // 41 Nome do pagador
    reserved_2:               blanks(272, 274),         // 42 Brancos
    payer_address:            text(275, 314),           // 43 Endereço
    payer_neighborhood:       text(315, 326),           // 44 Bairro
    payer_zipcode:            digits(327, 334),         // 45 CEP
    payer_city:               text(335, 349),           // 46 Cidade
    payer_state:              text(350, 351),           // 47 UF
    message:                  text(352, 391),           // 48 Mensagem, ou nome e documento do sacador (nota 13)
    instruction_days:         digits(392, 393),         // 49 Dias para protesto ou negativação (nota 34); brancos em programas
    partial_payment:          text(394, 394),           // 50 Recebimento parcial: N, S ou branco (nota 38)
    sequence:                 integer(395, 400),        // 51 Sequencial do registro (nota 35)
  },
  `${MANUAL}, pp. 6–7`,
)

const NOTE_13 = `${MANUAL}, pp. 6–7 and 17 (nota 13)`

const guarantorCompany = {
  guarantor_name:    text(352, 372),            // Nome do sacador
  guarantor_blank:   blanks(373, 373),          // Espaço
  guarantor_literal: literal(374, 377, 'CNPJ'), // Literal
  guarantor_tax_id:  taxId(378, 391),           // CNPJ
} as const

const guarantorPerson = {
  guarantor_name:    text(352, 376),           // Nome do sacador
  guarantor_blank:   blanks(377, 377),         // Espaço
  guarantor_literal: literal(378, 380, 'CPF'), // Literal
  guarantor_tax_id:  taxId(381, 391),          // CPF
} as const

/** The title with a company as guarantor, nota 13 c, p. 17. To write: nothing tells it from a title with a guarantor who is a person. */
export const remittanceTitleCompany = remittanceTitle.replace([352, 391], guarantorCompany).as('bb400.remittance.title_company', NOTE_13)

/** The title with a person as guarantor, nota 13 c, p. 17. To write. */
export const remittanceTitlePerson = remittanceTitle.replace([352, 391], guarantorPerson).as('bb400.remittance.title_person', NOTE_13)

// What stands in 174–192 by the movement (nota 11, pp. 15–16): discount, or one of these.

const NOTE_11 = `${MANUAL}, pp. 6–7 and 15–16 (nota 11)`

const dailyDiscount = {
  daily_discount_mark: literal(174, 179, '777777'),                // Desconto por dia de antecipação
  discount_value:      money(180, 192, { unit: REAIS_PER_DAY }), // Valor diário do desconto
} as const

/** The title with a discount for each day of anticipation, nota 11 a, p. 15. To read. */
export const remittanceTitleDailyDiscount = remittanceTitle.replace([174, 192], dailyDiscount).as('bb400.remittance.title_daily_discount', NOTE_11)

const vendorTerms = {
  vendor_date:          date(174, 179, 'DDMMYY'), // Data da operação de vendor
  seller_interest_rate: rate(180, 184, 3),        // Taxa de juros do vendedor
  buyer_interest_rate:  rate(185, 189, 3),        // Taxa de juros do comprador
  financed_iof:         digits(190, 190),         // 1 IOF financiado, 0 não
  reserved_3:           zeros(191, 192),          // Zeros
} as const

const newFine = {
  fine_type:  digits(174, 174),         // Código da multa: 1 valor, 2 percentual, 9 dispensar
  fine_date:  date(175, 180, 'DDMMYY'), // Início da cobrança
  fine_value: money(181, 192, { unit: reaisOrPercentageBy('fine_type') }), // Valor ou percentual, 2 casas
} as const

const newLimit = {
  payment_limit_days: integer(174, 176), // Prazo limite, em dias após o vencimento; zeros no comando 38
  reserved_3:         zeros(177, 192),   // Zeros
} as const

/**
 * Nota 11 e, p. 16: a percentage has two digits and three decimals; whether it is of a day or of a month the manual does not say. The value is that of
 * nota 10, p. 15.
 */
const newInterestUnit = { by: 'new_interest_type', codes: { '1': REAIS_PER_DAY, '2': percentage(3) } } as const

const newInterest = {
  new_interest_type:  digits(174, 174),   // Código dos juros: 1 valor, 2 percentual
  reserved_3:         zeros(175, 180),    // Zeros
  new_interest_value: money(181, 192, { unit: newInterestUnit }), // R$ por dia, ou percentual
} as const

/** Detalhe de entrada na modalidade BBVendor, nota 11 b, p. 15. To read: the service has no vendor contract. */
export const remittanceTitleVendor = remittanceTitle
  .replace([102, 106], { charge_type: key(102, 106, '08VDR') })
  .replace([109, 110], { movement: key(109, 110, '01') })
  .replace([174, 192], vendorTerms)
  .as('bb400.remittance.title_vendor', NOTE_11)

/** Detalhe do comando 16, alterar juros de mora, nota 11 e, p. 16. */
export const remittanceTitleInterest = remittanceTitle
  .replace([109, 110], { movement: key(109, 110, '16') })
  .replace([174, 192], newInterest)
  .as('bb400.remittance.title_interest', NOTE_11)

/** Detalhe do comando 35, cobrar multa, nota 11 c, p. 16. */
export const remittanceTitleFine = remittanceTitle
  .replace([109, 110], { movement: key(109, 110, '35') })
  .replace([174, 192], newFine)
  .as('bb400.remittance.title_fine', NOTE_11)

/** Detalhe do comando 36, dispensar multa, nota 11 c, p. 16. */
export const remittanceTitleNoFine = remittanceTitle
  .replace([109, 110], { movement: key(109, 110, '36') })
  .replace([174, 192], newFine)
  .as('bb400.remittance.title_no_fine', NOTE_11)

/** Detalhe do comando 38, dispensar prazo limite de recebimento, nota 11 d, p. 16. */
export const remittanceTitleNoLimit = remittanceTitle
  .replace([109, 110], { movement: key(109, 110, '38') })
  .replace([174, 192], newLimit)
  .as('bb400.remittance.title_no_limit', NOTE_11)

/** Detalhe do comando 39, alterar prazo limite de recebimento, nota 11 d, p. 16. */
export const remittanceTitleLimit = remittanceTitle
  .replace([109, 110], { movement: key(109, 110, '39') })
  .replace([174, 192], newLimit)
  .as('bb400.remittance.title_limit', NOTE_11)

/** Detalhe tipo 5, serviço 99: multa e prazo limite de recebimento, p. 8. After the title of an entry (notas 14 and 37). */
export const remittanceFine = record(
  'bb400.remittance.fine',
  400,
  {
    record_type:        key(1, 1, '5'),         // 01 Identificação do registro transação
    service:            key(2, 3, '99'),        // 02 Tipo de serviço: cobrança de multa
    fine_type:          digits(4, 4),           // 03 Código da multa: 1 valor, 2 percentual, 9 dispensar (nota 15)
    fine_date:          date(5, 10, 'DDMMYY'),  // 04 Início da cobrança (nota 16)
    fine_value:         money(11, 22, { unit: reaisOrPercentageBy('fine_type') }), // 05 Valor ou percentual, 2 casas (nota 17)
    payment_limit_days: integer(23, 25),        // 06 Dias para recebimento após o vencimento (nota 37); brancos em programas
    reserved_1:         blanks(26, 394),        // 07 Brancos
    sequence:           integer(395, 400),      // 08 Sequencial do registro
  },
  `${MANUAL}, p. 8`,
)

/** Detalhe tipo 5, serviço 07: segundo e terceiro descontos, p. 8 (nota 39). */
export const remittanceDiscounts = record(
  'bb400.remittance.discounts',
  400,
  {
    record_type:           key(1, 1, '5'),         // 01 Identificação do registro transação
    service:               key(2, 3, '07'),        // 02 Tipo de serviço: descontos
    second_discount_date:  date(4, 9, 'DDMMYY'),   // 03 Segundo desconto até
    second_discount_value: money(10, 26),          // 04 Valor do segundo desconto
    third_discount_date:   date(27, 32, 'DDMMYY'), // 05 Terceiro desconto até
    third_discount_value:  money(33, 49),          // 06 Valor do terceiro desconto
    reserved_1:            blanks(50, 394),        // 07 Brancos
    sequence:              integer(395, 400),      // 08 Sequencial do registro
  },
  `${MANUAL}, p. 8`,
)

/** Detalhe tipo 5, serviço 08: agente negativador, p. 9 (nota 40). The page prints blanks up to 400; nota 35 numbers every detail. */
export const remittanceBureau = record(
  'bb400.remittance.bureau',
  400,
  {
    record_type: key(1, 1, '5'),    // 01 Identificação do registro transação
    service:     key(2, 3, '08'),   // 02 Tipo de serviço: negativação
    bureau:      digits(4, 5),      // 03 Agente negativador: 10 Serasa, 11 Quod
    reserved_1:  blanks(6, 394),    // 04 Brancos
    sequence:    integer(395, 400), // Sequencial do registro (nota 35)
  },
  `${MANUAL}, p. 9`,
)

/** Detalhe tipo 5, serviço 01: e-mail do pagador, p. 9 (nota 18). Only where the bank prints the slip, by prior agreement. */
export const remittanceEmail = record(
  'bb400.remittance.email',
  400,
  {
    record_type: key(1, 1, '5'),                 // 01 Identificação do registro transação
    service:     key(2, 3, '01'),                // 02 Tipo de serviço: envio de boleto por e-mail
    email:       text(4, 139, { case: 'keep' }), // 03 Endereços, separados por ponto e vírgula
    reserved_1:  blanks(140, 394),               // 04 Brancos
    sequence:    integer(395, 400),              // 05 Sequencial do registro
  },
  `${MANUAL}, p. 9`,
)

/** Detalhe tipo 5, serviço 03: número do título com 15 posições, p. 10 (nota 36). */
export const remittanceDocumentNumber = record(
  'bb400.remittance.document_number',
  400,
  {
    record_type:          key(1, 1, '5'),    // 01 Identificação do registro transação
    service:              key(2, 3, '03'),   // 02 Tipo de serviço
    long_document_number: text(4, 18),       // 03 Identificação do título do beneficiário: prevails over 111–120 of the title
    reserved_1:           blanks(19, 394),   // 04 Brancos
    sequence:             integer(395, 400), // 05 Sequencial do registro
  },
  `${MANUAL}, p. 10`,
)

/** Trailer, p. 10. */
export const remittanceTrailer = record(
  'bb400.remittance.trailer',
  400,
  {
    record_type: key(1, 1, '9'),    // 01 Identificação do registro trailer
    reserved_1:  blanks(2, 394),    // 02 Brancos
    sequence:    integer(395, 400), // 03 Sequencial do registro
  },
  `${MANUAL}, p. 10`,
)

// Agreements of 4 and 6 digits: no manual of theirs is at hand. Columns 1 to 101 are those that public programs write (ACBr, ACBrBancoBrasil.pas);
// from 102 on they are those of type 7.

const OLD = 'Banco do Brasil, remessa CBR641 (convênios de 4 e 6 posições), sem manual à mão: ACBrBancoBrasil.pas'

/** Header with the agreement in 41–46. */
export const remittanceHeader6 = remittanceHeader
  .replace([130, 136], { reserved_5: blanks(130, 136) })
  .replace([41, 46], { agreement_number: digits(41, 46) })
  .as('bb400.remittance.header_6', OLD)

const identification6 = {
  record_type:             key(1, 1, '1'),  // Identificação do registro detalhe
  beneficiary_tax_id_type: digits(2, 3),    // Tipo de inscrição do beneficiário
  beneficiary_tax_id:      taxId(4, 17),    // CPF ou CNPJ do beneficiário
  agency_number:           digits(18, 21),  // Prefixo da agência
  agency_digit:            text(22, 22),    // DV da agência
  account_number:          digits(23, 30),  // Conta corrente do beneficiário
  account_digit:           text(31, 31),    // DV da conta
  agreement_number:        digits(32, 37),  // Número do convênio
  control_number:          text(38, 62),    // Código de controle da empresa
  our_number:              digits(63, 73),  // Nosso número, com o convênio; zeros se o banco numera
  our_number_digit:        text(74, 74),    // DV do nosso número
  installment:             digits(75, 76),  // Número da prestação: 00
  value_group:             digits(77, 78),  // Grupo de valor: 00
  reserved_1:              blanks(79, 81),  // Brancos
  guarantor_indicator:     text(82, 82),    // A: sacador em 352–391; branco: mensagem
  title_prefix:            text(83, 85),    // Prefixo do título: brancos
  wallet_variation:        digits(86, 88),  // Variação da carteira
  collateral_account:      digits(89, 89),  // Conta caução: 0
  responsibility_code:     digits(90, 94),  // Código de responsabilidade: 00000
  responsibility_digit:    digits(95, 95),  // DV do código de responsabilidade: 0
  bordereau_number:        digits(96, 101), // Número do borderô: 000000
} as const

/** None of their columns is known to tell a currency. */
const inReais = { amount: REAIS } as const

/** Detalhe tipo 1. */
export const remittanceTitle6 = remittanceTitle.replace([1, 101], identification6).withUnits(inReais).as('bb400.remittance.title_6', OLD)

/** The same with a company as guarantor. To write. */
export const remittanceTitleCompany6 = remittanceTitle6.replace([352, 391], guarantorCompany).as('bb400.remittance.title_company_6', OLD)

/** The same with a person as guarantor. To write. */
export const remittanceTitlePerson6 = remittanceTitle6.replace([352, 391], guarantorPerson).as('bb400.remittance.title_person_6', OLD)

/** The same with a discount for each day of anticipation. To read. */
export const remittanceTitleDailyDiscount6 = remittanceTitle6.replace([174, 192], dailyDiscount).as('bb400.remittance.title_daily_discount_6', OLD)

/** Detalhe de entrada na modalidade BBVendor. */
export const remittanceTitleVendor6 = remittanceTitleVendor.replace([1, 101], identification6).withUnits(inReais).as('bb400.remittance.title_vendor_6', OLD)

/** Detalhe do comando 16. */
export const remittanceTitleInterest6 = remittanceTitleInterest.replace([1, 101], identification6).withUnits(inReais).as('bb400.remittance.title_interest_6', OLD)

/** Detalhe do comando 35. */
export const remittanceTitleFine6 = remittanceTitleFine.replace([1, 101], identification6).withUnits(inReais).as('bb400.remittance.title_fine_6', OLD)

/** Detalhe do comando 36. */
export const remittanceTitleNoFine6 = remittanceTitleNoFine.replace([1, 101], identification6).withUnits(inReais).as('bb400.remittance.title_no_fine_6', OLD)

/** Detalhe do comando 38. */
export const remittanceTitleNoLimit6 = remittanceTitleNoLimit.replace([1, 101], identification6).withUnits(inReais).as('bb400.remittance.title_no_limit_6', OLD)

/** Detalhe do comando 39. */
export const remittanceTitleLimit6 = remittanceTitleLimit.replace([1, 101], identification6).withUnits(inReais).as('bb400.remittance.title_limit_6', OLD)
