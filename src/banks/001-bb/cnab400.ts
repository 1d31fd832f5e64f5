// Banco do Brasil, CNAB 400 of agreements (convênios) of 7 digits, whose details are of type 7. Remittance: CBR641, August 2020, pp. 5–10; June 2024 has
// the same records. Return: CBR643, June 2019, pp. 3–15.
import { reaisOrPercentageBy } from '../../febraban/index.js'
import {
  blanks, date, digits, type Fields, integer, key, literal, money, percentage, REAIS, REAIS_PER_DAY, rate, record, reserved, taxId, text, zeros,
} from '../../fixed-width/index.js'
import { beneficiaryAccount, creditAndFees, document, interestAndDiscount, paidTitleWithDigit, payer, settlementAmounts } from '../families/core400/index.js'
import { cashierInstructions400 } from './cnab400-tables.js'

const REMITTANCE = 'Banco do Brasil, Remessa CNAB400 (CBR641), agosto/2020'
const RETURN = 'Banco do Brasil, CNAB400/CBR643, junho/2019'
const RETURN_2023 = 'Banco do Brasil, CNAB400/CBR643, julho/2023'

/** A record of type 5, which follows a title, by its service. The page of the bureau prints blanks up to 400; nota 35 numbers every detail. */
const detail5 = <const Service extends string, const F extends Fields>(name: string, service: Service, fields: F, source: string) =>
  record(
    `bb400.${name}`,
    400,
    {
      record_type: key(1, 1, '5'),     // Identificação do registro transação
      service:     key(2, 3, service), // Tipo de serviço
      ...fields,
      sequence:    integer(395, 400),  // Sequencial do registro
    },
    source,
  )

/** Header, p. 5. */
const remittanceHeader = record(
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
  `${REMITTANCE}, p. 5`,
)

/** Nota 30, p. 23: with «Prêmio de Seguro» the column holds the rate of the tax, not its amount. */
const iofUnit = {
  by: 'charge_type',
  codes: { '': REAIS, '02VIN': REAIS, '03SEG': percentage(2), '04DSC': REAIS, '08VDR': REAIS },
} as const

/** Nota 19, p. 20: in another currency the column holds a quantity with five decimals. */
const amountUnit = { by: 'currency_code', codes: { '': REAIS } } as const

/** Detalhe, pp. 6–7. */
export const remittanceTitle = record(
  'bb400.remittance.title',
  400,
  {
    ...beneficiaryAccount, // 02 a 07 Beneficiário (nota 22), agência e conta corrente (nota 2)
    record_type:              key(1, 1, '7'),           // 01 Identificação do registro detalhe
    agreement_number:         digits(32, 38),           // 08 Número do convênio (nota 2)
    control_number:           text(39, 63),             // 09 Código de controle da empresa (nota 23)
    our_number:               digits(64, 80),           // 10 Nosso número, com o convênio; zeros se o banco numera (nota 6)
    installment:              digits(81, 82),           // 11 Número da prestação: 00
    value_group:              digits(83, 84),           // 12 Grupo de valor: 00
    currency_code:            text(85, 86),             // 13 Tipo de moeda: 02 dólar, 14 euro; brancos se Real (nota 30)
    reserved_1:               blanks(87, 87),           // 14 Brancos
    guarantor_indicator:      text(88, 88),             // 15 A: sacador em 352–391; branco: mensagem (nota 13)
    title_prefix:             text(89, 91),             // 16 Prefixo do título: brancos; AI em arquivos antigos
    wallet_variation:         digits(92, 94),           // 17 Variação da carteira (nota 2)
    collateral_account:       digits(95, 95),           // 18 Conta caução: 0
    bordereau_number:         digits(96, 101),          // 19 Número do borderô: 000000
    charge_type:              text(102, 106),           // 20 Tipo de cobrança: 02VIN, 03SEG, 04DSC, 08VDR; brancos se simples (nota 24)
    wallet_number:            digits(107, 108),         // 21 Carteira (nota 25)
    movement:                 digits(109, 110),         // 22 Comando (nota 20)
    document_number:          text(111, 120),           // 23 Seu número (nota 5)
    due_date:                 date(121, 126, 'DDMMYY', { codes: { '888888': 'À vista', '999999': 'Na apresentação' } }), // 24 Vencimento (nota 8)
    amount:                   money(127, 139, { unit: amountUnit }), // 25 Valor do título (nota 19)
    bank_code:                literal(140, 142, '001'), // 26 Número do banco
    collecting_agency_number: digits(143, 146),         // 27 Agência cobradora: 0000 (nota 26)
    collecting_agency_digit:  text(147, 147),           // 28 DV da agência cobradora: branco
    ...document, // 29 a 31 Espécie (nota 7), aceite (nota 27), data de emissão (nota 28)
    first_instruction:        digits(157, 158, { codes: cashierInstructions400 }), // 32 Instrução codificada (nota 9)
    second_instruction:       digits(159, 160, { codes: cashierInstructions400 }), // 33 Instrução codificada (nota 9)
    ...interestAndDiscount, // 34 a 36 Juros de mora por dia (nota 10), desconto até (nota 11 a), valor do desconto (nota 29)
    iof:                      money(193, 205, { unit: iofUnit }), // 37 IOF; no prêmio de seguro, percentual (nota 30)
    value_rebate:             money(206, 218),          // 38 Abatimento (nota 31)
    ...payer, // 39 a 47 Pagador (notas 32 e 33)
    payer_name:               text(235, 271),           // 41 Nome do pagador
    reserved_2:               blanks(272, 274),         // 42 Brancos
    message:                  text(352, 391),           // 48 Mensagem, ou nome e documento do sacador (nota 13)
    instruction_days:         digits(392, 393),         // 49 Dias para protesto ou negativação (nota 34); brancos em programas
    partial_payment:          text(394, 394),           // 50 Recebimento parcial: N, S ou branco (nota 38)
    sequence:                 integer(395, 400),        // 51 Sequencial do registro (nota 35)
  },
  `${REMITTANCE}, pp. 6–7`,
)

/** Nota 13 c, p. 17: a guarantor in place of the message. Used for writing only: no column distinguishes a company from a person. */
const NOTE_13 = `${REMITTANCE}, pp. 6–7 e 17 (nota 13)`

/** The title with a company as guarantor. */
export const remittanceTitleCompany = remittanceTitle
  .replace([352, 391], {
    guarantor_name:    text(352, 372),            // Nome do sacador
    guarantor_blank:   blanks(373, 373),          // Espaço
    guarantor_literal: literal(374, 377, 'CNPJ'), // Literal
    guarantor_tax_id:  taxId(378, 391),           // CNPJ
  })
  .as('bb400.remittance.title_company', NOTE_13)

/** The title with a person as guarantor. */
export const remittanceTitlePerson = remittanceTitle
  .replace([352, 391], {
    guarantor_name:    text(352, 376),           // Nome do sacador
    guarantor_blank:   blanks(377, 377),         // Espaço
    guarantor_literal: literal(378, 380, 'CPF'), // Literal
    guarantor_tax_id:  taxId(381, 391),          // CPF
  })
  .as('bb400.remittance.title_person', NOTE_13)

/** Nota 11, pp. 15–16: the movement decides whether 174–192 hold the discount or other terms. */
const NOTE_11 = `${REMITTANCE}, pp. 6–7 e 15–16 (nota 11)`

/** The title with a discount for each day of anticipation, nota 11 a, p. 15. Read only. */
export const remittanceTitleDailyDiscount = remittanceTitle
  .replace([174, 192], {
    daily_discount_mark: literal(174, 179, '777777'),              // Desconto por dia de antecipação
    discount_value:      money(180, 192, { unit: REAIS_PER_DAY }), // Valor diário do desconto
  })
  .as('bb400.remittance.title_daily_discount', NOTE_11)

/** The title of a movement with other values in 174–192. */
const titleWith = <const Movement extends string, const F extends Fields>(role: string, movement: Movement, terms: F) =>
  remittanceTitle
    .replace([109, 110], { movement: key(109, 110, movement) })
    .replace([174, 192], terms)
    .as(`bb400.remittance.${role}`, NOTE_11)

/** Nota 11 c, p. 16. */
const newFine = {
  fine_type:  digits(174, 174),         // Código da multa: 1 valor, 2 percentual, 9 dispensar
  fine_date:  date(175, 180, 'DDMMYY'), // Início da cobrança
  fine_value: money(181, 192, { unit: reaisOrPercentageBy('fine_type') }), // Valor ou percentual, 2 casas
} as const

/** Nota 11 d, p. 16. */
const newLimit = {
  payment_limit_days: integer(174, 176), // Prazo limite, em dias após o vencimento; zeros no comando 38
  reserved_3:         zeros(177, 192),   // Zeros
} as const

/** Titles of a remittance: the usual record, and the records of movements with other values in 174–192. */
export const remittanceTitles400 = {
  title: remittanceTitle,
  /** Entry in modality BBVendor, nota 11 b, p. 15. Read only: the service has no vendor contract. */
  title_vendor: titleWith('title_vendor', '01', {
    vendor_date:          date(174, 179, 'DDMMYY'), // Data da operação de vendor
    seller_interest_rate: rate(180, 184, 3),        // Taxa de juros do vendedor
    buyer_interest_rate:  rate(185, 189, 3),        // Taxa de juros do comprador
    financed_iof:         digits(190, 190),         // 1 IOF financiado, 0 não
    reserved_3:           zeros(191, 192),          // Zeros
  }).replace([102, 106], {
    charge_type:          key(102, 106, '08VDR'),   // 20 Tipo de cobrança (nota 24)
  }),
  /** Nota 11 e, p. 16: the manual does not print whether a percentage is of a day or of a month. A value is in R$ per day (nota 10, p. 15). */
  title_interest: titleWith('title_interest', '16', {
    new_interest_type:  digits(174, 174), // Código dos juros: 1 valor, 2 percentual, com três casas
    reserved_3:         zeros(175, 180),  // Zeros
    new_interest_value: money(181, 192, { unit: { by: 'new_interest_type', codes: { '1': REAIS_PER_DAY, '2': percentage(3) } } }), // R$ por dia, ou percentual
  }),
  title_fine: titleWith('title_fine', '35', newFine),
  title_no_fine: titleWith('title_no_fine', '36', newFine),
  title_no_limit: titleWith('title_no_limit', '38', newLimit),
  title_limit: titleWith('title_limit', '39', newLimit),
} as const

/** Detalhe tipo 5, serviço 99: multa e prazo limite de recebimento, p. 8. After the title of an entry (notas 14 and 37). */
export const remittanceFine = detail5('remittance.fine', '99', {
  fine_type:          digits(4, 4),          // 03 Código da multa: 1 valor, 2 percentual, 9 dispensar (nota 15)
  fine_date:          date(5, 10, 'DDMMYY'), // 04 Início da cobrança (nota 16)
  fine_value:         money(11, 22, { unit: reaisOrPercentageBy('fine_type') }), // 05 Valor ou percentual, 2 casas (nota 17)
  payment_limit_days: integer(23, 25),       // 06 Dias para recebimento após o vencimento (nota 37); brancos em programas
  reserved_1:         blanks(26, 394),       // 07 Brancos
}, `${REMITTANCE}, p. 8`)

/** Trailer, p. 10. */
const remittanceTrailer = record(
  'bb400.remittance.trailer',
  400,
  {
    record_type: key(1, 1, '9'),    // 01 Identificação do registro trailer
    reserved_1:  blanks(2, 394),    // 02 Brancos
    sequence:    integer(395, 400), // 03 Sequencial do registro
  },
  `${REMITTANCE}, p. 10`,
)

/** Records of a remittance. */
export const remittanceRecords400 = {
  header: remittanceHeader,
  ...remittanceTitles400,
  fine: remittanceFine,
  /** Detalhe tipo 5, serviço 07: segundo e terceiro descontos, p. 8 (nota 39). */
  discounts: detail5('remittance.discounts', '07', {
    second_discount_date:  date(4, 9, 'DDMMYY'),   // 03 Segundo desconto até
    second_discount_value: money(10, 26),          // 04 Valor do segundo desconto
    third_discount_date:   date(27, 32, 'DDMMYY'), // 05 Terceiro desconto até
    third_discount_value:  money(33, 49),          // 06 Valor do terceiro desconto
    reserved_1:            blanks(50, 394),        // 07 Brancos
  }, `${REMITTANCE}, p. 8`),
  /** Detalhe tipo 5, serviço 08: agente negativador, p. 9 (nota 40). */
  bureau: detail5('remittance.bureau', '08', {
    bureau:     digits(4, 5),   // 03 Agente negativador: 10 Serasa, 11 Quod
    reserved_1: blanks(6, 394), // 04 Brancos
  }, `${REMITTANCE}, p. 9`),
  /** Detalhe tipo 5, serviço 01: e-mail do pagador, p. 9 (nota 18). Only where the bank prints the slip, by prior agreement. */
  email: detail5('remittance.email', '01', {
    email:      text(4, 139, { case: 'keep' }), // 03 Endereços, separados por ponto e vírgula
    reserved_1: blanks(140, 394),               // 04 Brancos
  }, `${REMITTANCE}, p. 9`),
  /** Detalhe tipo 5, serviço 03: número do título com 15 posições, p. 10 (nota 36). */
  document_number: detail5('remittance.document_number', '03', {
    long_document_number: text(4, 18),     // 03 Identificação do título do beneficiário: prevails over 111–120 of the title
    reserved_1:           blanks(19, 394), // 04 Brancos
  }, `${REMITTANCE}, p. 10`),
  trailer: remittanceTrailer,
} as const

/** Header, p. 3. */
const returnHeader = remittanceHeader
  .replace([2, 9], {
    operation:        literal(2, 2, '2'),       // 02 Tipo de operação
    operation_name:   literal(3, 9, 'RETORNO'), // 03 Identificação do tipo de operação
  })
  .replace([12, 19], { service_name: literal(12, 19, 'COBRANCA') }) // 05 Tipo de serviço por extenso: COBRANCA
  .replace([108, 394], {
    reserved_3:       reserved(108, 149), // 16 Brancos; real files hold 18 digits in 130–147
    agreement_number: digits(150, 156),   // 17 Número do convênio
    reserved_4:       blanks(157, 394),   // 18 Brancos
  })
  .as('bb400.return.header', `${RETURN}, p. 3`)

/** Detalhe, pp. 4–6. 333–390 belong to shared collection (cobrança compartilhada) only; the manual does not print their decimals. */
const returnTitle = record(
  'bb400.return.title',
  400,
  {
    record_type:             key(1, 1, '7'),            // 01 Identificação do registro detalhe
    reserved_1:              zeros(2, 3),               // 02 Zeros
    reserved_2:              zeros(4, 17),              // 03 Zeros
    agency_number:           digits(18, 21),            // 04 Prefixo da agência
    agency_digit:            text(22, 22),              // 05 DV da agência
    account_number:          digits(23, 30),            // 06 Conta corrente do cedente
    account_digit:           text(31, 31),              // 07 DV da conta
    agreement_number:        digits(32, 38),            // 08 Número do convênio
    control_number:          text(39, 63),              // 09 Número de controle do participante
    our_number:              digits(64, 80),            // 10 Nosso número, com o convênio
    charge_type:             digits(81, 81),            // 11 Tipo de cobrança (nota 2)
    changed_charge_type:     digits(82, 82),            // 12 Tipo de cobrança, comando 72 (nota 3)
    calculation_days:        integer(83, 86),           // 13 Dias para cálculo (nota 4)
    receipt_nature:          digits(87, 88),            // 14 Natureza do recebimento: o motivo (nota 5)
    title_prefix:            text(89, 91),              // 15 Prefixo do boleto (nota 6 a)
    wallet_variation:        digits(92, 94),            // 16 Variação da carteira
    collateral_account:      digits(95, 95),            // 17 Conta caução (nota 6 b)
    discount_rate:           digits(96, 100),           // 18 Taxa para desconto; no decimals are stated
    iof_rate:                digits(101, 105),          // 19 Taxa IOF; no decimals are stated
    reserved_3:              blanks(106, 106),          // 20 Branco
    wallet_number:           digits(107, 108),          // 21 Carteira
    occurrence:              digits(109, 110),          // 22 Comando (nota 7)
    occurrence_date:         date(111, 116, 'DDMMYY'),  // 23 Data de liquidação
    document_number:         text(117, 126),            // 24 Número do boleto dado pelo cedente (nota 6 c)
    reserved_4:              blanks(127, 146),          // 25 Brancos
    ...paidTitleWithDigit, // 26 a 31 Vencimento, só com registro (nota 6 d); valor; banco, agência e DV de quem recebeu (nota 8); espécie (nota 9)
    ...creditAndFees, // 32 a 35 Data do crédito: comandos 06, 07, 08 e 15 (nota 10), senão brancos, zeros nos arquivos; tarifa (nota 6 e); outras despesas; juros do desconto
    ...settlementAmounts, // 36 a 41 IOF do desconto, abatimento, desconto, valor recebido (parcial), juros de mora, outros recebimentos; com o comando 39, dias (nota 26)
    unused_rebate:           money(293, 305),           // 42 Abatimento não aproveitado pelo sacado
    entry_amount:            money(306, 318),           // 43 Valor do lançamento
    entry_side:              digits(319, 319),          // 44 Indicativo de débito/crédito (nota 11)
    adjustment_side:         digits(320, 320),          // 45 Indicador de valor (nota 12)
    adjustment_amount:       money(321, 332),           // 46 Valor do ajuste (nota 13)
    shared_role:             text(333, 333),            // 47 2 compartilhador, 3 compartilhado (nota 14)
    shared_title_amount:     digits(334, 342),          // 48 Valor original do boleto pago (nota 14)
    shared_agreement_1:      digits(343, 349),          // 49 Convênio compartilhado ou compartilhador (nota 14)
    shared_amount_1:         digits(350, 358),          // 50 Valor repassado ou recebido (nota 14)
    shared_agreement_2:      digits(359, 365),          // 51 Segundo convênio compartilhado (nota 14)
    shared_amount_2:         digits(366, 374),          // 52 Valor repassado ao segundo (nota 14)
    shared_agreement_3:      digits(375, 381),          // 53 Terceiro convênio compartilhado (nota 14)
    shared_amount_3:         digits(382, 390),          // 54 Valor repassado ao terceiro (nota 14)
    partial_payment:         digits(391, 391),          // 55 Autorização de liquidação parcial (nota 24)
    reserved_5:              reserved(392, 392),        // 56 Branco; zero nos arquivos
    payment_channel:         digits(393, 394),          // 57 Canal de pagamento ou meio de apresentação (nota 15)
    sequence:                integer(395, 400),         // 58 Sequencial do registro
  },
  `${RETURN}, pp. 4–6`,
)

/** Detalhe do comando 39 (alterar prazo limite): the columns of other receipts hold days, nota 26, p. 26. */
const returnTitleLimit = returnTitle
  .replace([109, 110], { occurrence: key(109, 110, '39') }) // 22 Comando (nota 7)
  .replace([280, 292], {
    payment_limit_days: integer(280, 282),   // 41 Prazo limite de recebimento, em dias após o vencimento (nota 26)
    reserved_6:         zeros(283, 292),     // 41 Zeros (nota 26)
  })
  .as('bb400.return.title_limit', `${RETURN}, pp. 4–6 e 26 (nota 26)`)

/** Repeats the columns of the first account for each further account. */
function repeated(accounts: number, first: Fields): Fields {
  const columns = Object.values(first)
  const width = columns.at(-1)!.to - columns[0]!.from + 1
  const shifted = (by: number) =>
    Object.entries(first).map(([name, field]) => [name.replace('1', String(by + 1)), { ...field, from: field.from + by * width, to: field.to + by * width }])
  return Object.fromEntries(Array.from({ length: accounts }, (_, by) => shifted(by)).flat())
}

/** Detalhe auxiliar da cobrança partilhada, carteira 17, pp. 7–8: four accounts, and then their documents. */
const returnSplit = record(
  'bb400.return.split',
  400,
  {
    record_type: key(1, 1, '2'),    // 01 Identificação do registro detalhe
    our_number:  digits(2, 18),     // 02 Nosso número
    ...repeated(4, {
      split_1_bank:           digits(19, 21),   // 03 Banco para crédito
      split_1_clearing:       digits(22, 24),   // 04 Câmara de compensação
      split_1_agency_number:  digits(25, 28),   // 05 Agência para crédito
      split_1_agency_digit:   text(29, 29),     // 06 DV da agência
      split_1_account_number: digits(30, 40),   // 07 Conta para crédito
      split_1_account_digit:  text(41, 41),     // 08 DV da conta
      split_1_name:           text(42, 71),     // 09 Nome do favorecido
      split_1_amount:         money(72, 84),    // 10 Valor informado para partilha
      split_1_split_amount:   money(85, 97),    // 11 Valor efetivamente partilhado
    }),
    ...repeated(4, {
      split_1_tax_id_type:    digits(335, 335), // 39 Tipo de documento do favorecido 1 (nota 16)
      split_1_tax_id:         taxId(336, 349),  // 40 Número do documento do favorecido 1
    }),
    sequence:    integer(395, 400), // 47 Sequencial
  },
  `${RETURN}, pp. 7–8`,
)

/** Detalhe auxiliar da cobrança partilhada com código ISPB, p. 9. The page prints 109–112 for field 14, and sizes of 9 for the ISPB's 8 columns. */
const returnSplitIspb = detail5('return.split_ispb', '04', {
  our_number: digits(4, 20),        // 03 Nosso número
  ...repeated(3, {
    split_1_bank:           digits(21, 23),   // 04 Banco para crédito: 888, pelo ISPB (nota 25)
    split_1_clearing:       digits(24, 26),   // 05 Câmara de compensação
    split_1_ispb:           digits(27, 34),   // 06 Código ISPB (nota 25)
    split_1_agency_number:  digits(35, 39),   // 07 Agência para crédito
    split_1_agency_digit:   text(40, 40),     // 08 DV da agência
    split_1_account_number: digits(41, 51),   // 09 Conta para crédito
    split_1_account_digit:  text(52, 52),     // 10 DV da conta
    split_1_name:           text(53, 82),     // 11 Nome do favorecido
    split_1_amount:         money(83, 95),    // 12 Valor para partilha
    reserved_1:             blanks(96, 108),  // 13 Brancos
  }),
  ...repeated(3, {
    split_1_tax_id_type:    digits(285, 285), // 34 Tipo do documento do favorecido 1 (nota 16)
    split_1_tax_id:         taxId(286, 299),  // 35 Número do documento do favorecido 1
  }),
  reserved_4: blanks(330, 394),     // 40 Brancos
}, `${RETURN}, p. 9`)

/** Detalhe de vendor, pp. 10–11: the only record without a sequential number. */
const returnVendor = record(
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
    reserved_1:                    reserved(342, 400),        // 33 Brancos; no column for a sequential number
  },
  `${RETURN}, pp. 10–11`,
)

/** Trailer, p. 15. Counts and amounts describe the wallet, not the lines of the file: a real file with one title has the count 5. */
const returnTrailer = record(
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
  `${RETURN}, p. 15`,
)

/** Records of a return. */
export const returnRecords400 = {
  header: returnHeader,
  title: returnTitle,
  title_limit: returnTitleLimit,
  split: returnSplit,
  split_ispb: returnSplitIspb,
  vendor: returnVendor,
  /** Detalhe tipo 5, serviço 01: boleto por e-mail, p. 12. The page prints 135 for the size of 006–142. */
  email: detail5('return.email', '01', {
    reserved_1: zeros(4, 5),                    // 03 Zeros
    email:      text(6, 142, { case: 'keep' }), // 04 Endereços de e-mail da remessa
    reserved_2: blanks(143, 394),               // 05 Brancos
  }, `${RETURN}, p. 12`),
  /** Detalhe tipo 5, serviço 04: cheque que liquidou o boleto, p. 13. The split with ISPB has the same service code; only the cheque has zeros in 4–5. */
  cheque: detail5('return.cheque', '04', {
    service_zeros:      key(4, 5, '00'),          // 03 Zeros
    our_number:         digits(6, 22),            // 04 Nosso número
    payment_date:       date(23, 30, 'DDMMYYYY'), // 05 Data de pagamento
    reserved_1:         zeros(31, 44),            // 06 Zeros
    cheque_amount:      money(45, 59),            // 07 Valor do cheque
    cheque_hold_days:   integer(60, 62),          // 08 Prazo de bloqueio do cheque
    reserved_2:         zeros(63, 65),            // 09 Zeros
    cheque_return_code: digits(66, 68),           // 10 Motivo de devolução do cheque (norma Bacen)
    reserved_3:         blanks(69, 69),           // 11 Brancos
    cheque_cmc7:        text(70, 103),            // 12 Trilha do cheque
    capture_type:       digits(104, 104),         // 13 Tipo de captura (nota 21)
    reserved_4:         zeros(105, 115),          // 14 Zeros
    reserved_5:         blanks(116, 394),         // 15 Brancos
  }, `${RETURN}, p. 13`),
  /** Detalhe tipo 5, serviço 06: número do boleto do cedente com 15 posições, p. 14 (nota 23). */
  document_number: detail5('return.document_number', '06', {
    reserved_1:           zeros(4, 5),     // 03 Zeros
    long_document_number: text(6, 20),     // 04 Número do boleto do cedente, 15 posições
    reserved_2:           blanks(21, 394), // 05 Brancos
  }, `${RETURN}, p. 14`),
  /**
   * Detalhe tipo 5, serviço 08: 1º, 2º e 3º descontos. The page prints 9(015)v99 for amounts of 15 columns, 067 for the first blank, and the numbers 05, 06, 07 and
   * 07 for the fields after the second discount.
   */
  discounts: detail5('return.discounts', '08', {
    reserved_1:             zeros(4, 5),             // 03 Zeros
    discount_date:          date(6, 11, 'DDMMYY'),   // 04 Data limite para concessão do 1º desconto
    discount_value:         money(12, 26),           // 05 Valor do 1º desconto
    second_discount_date:   date(27, 32, 'DDMMYY'),  // 06 Data limite para concessão do 2º desconto
    second_discount_value:  money(33, 47),           // 07 Valor do 2º desconto
    third_discount_date:    date(48, 53, 'DDMMYY'),  // 05, so printed: Data limite para concessão do 3º desconto
    third_discount_value:   money(54, 68),           // 06, so printed: Valor do 3º desconto
    reserved_2:             blanks(69, 394),         // 07 Brancos
  }, `${RETURN_2023}, pp. 12–13`),
  /**
   * Detalhe tipo 5, serviço 10: boleto com Pix. Nota 27 (p. 28) prints the results of the registration with three digits, 000 to 095, for two columns. It is
   * not known which two digits a file has, so the columns are kept as text. A public reader of this file (aopaixao/cnab400_retorno) has the same columns.
   */
  pix: detail5('return.pix', '10', {
    qr_code_result: text(4, 5),                   // 03 Ocorrência de registro QR Code (nota 27)
    reserved_2: reserved(6, 140),                 // 04 Brancos
    pix_url:    text(141, 217, { case: 'keep', token: true }), // 05 URL do QR Code ou chave Pix
    txid:       text(218, 252, { case: 'keep', token: true }), // 06 TXID
    reserved_3: reserved(253, 394),               // 07 Brancos
  }, `${RETURN_2023}, p. 12`),
  trailer: returnTrailer,
} as const
