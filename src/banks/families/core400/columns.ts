/** Columns that nearly all layouts of CNAB 400 have, with these positions and meanings. A record spreads a group where its page prints these columns. */
import { blanks, date, digits, integer, key, literal, money, REAIS_PER_DAY, taxId, text } from '../../../fixed-width/index.js'

/** 1–26 of a return's header: 02RETORNO01COBRANCA. */
export const returnLabel = {
  record_type:    key(1, 1, '0'),                     // Identificação do registro header
  operation:      literal(2, 2, '2'),                 // Identificação do arquivo retorno
  operation_name: literal(3, 9, 'RETORNO'),           // Literal retorno
  service_code:   literal(10, 11, '01'),              // Código do serviço
  service_name:   literal(12, 26, 'COBRANCA       '), // Literal serviço
} as const

/** 1–26 of a remittance's header: 01REMESSA01COBRANCA. */
export const remittanceLabel = {
  ...returnLabel,
  operation:      literal(2, 2, '1'),                 // Identificação do arquivo remessa
  operation_name: literal(3, 9, 'REMESSA'),           // Literal remessa
} as const

/** 1–31 of a title of either direction: its beneficiary, and agency and account with their digits. */
export const beneficiaryAccount = {
  record_type:             key(1, 1, '1'), // Identificação do registro
  beneficiary_tax_id_type: digits(2, 3),   // Tipo de inscrição do beneficiário: 01 CPF, 02 CNPJ
  beneficiary_tax_id:      taxId(4, 17),   // Número de inscrição do beneficiário
  agency_number:           digits(18, 21), // Agência
  agency_digit:            text(22, 22),   // DV da agência
  account_number:          digits(23, 30), // Conta corrente
  account_digit:           text(31, 31),   // DV da conta
} as const

/** 109–139 of a remittance's title: the movement and the title that it is about. */
export const instructedTitle = {
  movement:        digits(109, 110),         // Identificação da ocorrência
  document_number: text(111, 120),           // Seu número
  due_date:        date(121, 126, 'DDMMYY'), // Data de vencimento
  amount:          money(127, 139),          // Valor do título
} as const

/** 148–156 of a remittance's title: its document. */
export const document = {
  document_type: digits(148, 149),         // Espécie do título
  acceptance:    text(150, 150),           // Aceite
  document_date: date(151, 156, 'DDMMYY'), // Data de emissão
} as const

/** 161–192 of a remittance's title: interest per day in reais, and the discount. */
export const interestAndDiscount = {
  interest_value: money(161, 173, { unit: REAIS_PER_DAY }), // Juros de mora por dia de atraso
  discount_date:  date(174, 179, 'DDMMYY'),                 // Data limite do desconto
  discount_value: money(180, 192),                          // Valor do desconto
} as const

/** 219–351 of a remittance's title: the payer. */
export const payer = {
  payer_tax_id_type:  digits(219, 220), // Tipo de inscrição do pagador: 01 CPF, 02 CNPJ
  payer_tax_id:       taxId(221, 234),  // Número de inscrição do pagador
  payer_name:         text(235, 274),   // Nome do pagador
  payer_address:      text(275, 314),   // Endereço do pagador
  payer_neighborhood: text(315, 326),   // Bairro do pagador
  payer_zipcode:      digits(327, 334), // CEP do pagador
  payer_city:         text(335, 349),   // Cidade do pagador
  payer_state:        text(350, 351),   // UF do pagador
} as const

/** 124–214 of a remittance's record of type 5: tax id and address of the guarantor. */
export const guarantorDetails = {
  guarantor_tax_id:       taxId(124, 137),  // Número de inscrição do sacador/avalista
  guarantor_address:      text(138, 177),   // Logradouro, número e complemento
  guarantor_neighborhood: text(178, 189),   // Bairro
  guarantor_zipcode:      digits(190, 197), // CEP
  guarantor_city:         text(198, 212),   // Cidade
  guarantor_state:        text(213, 214),   // UF
} as const

/** 147–175 of a return's title: the title, and the agency where it was paid, in five columns. */
export const paidTitle = {
  due_date:                date(147, 152, 'DDMMYY'), // Data do vencimento
  amount:                  money(153, 165),          // Valor do título
  receiving_bank:          digits(166, 168),         // Banco recebedor
  receiving_agency_number: digits(169, 173),         // Agência recebedora
  document_type:           digits(174, 175),         // Espécie do título
} as const

/** 147–175 of a return's title, with the agency's digit in 173. */
export const paidTitleWithDigit = {
  ...paidTitle,
  receiving_agency_number: digits(169, 172), // Agência recebedora
  receiving_agency_digit:  text(173, 173),   // DV da agência recebedora
} as const

/** 176–214 of a return's title whose fee has seven columns: the credit and its deductions. */
export const creditAndFees = {
  credit_date:       date(176, 181, 'DDMMYY'), // Data do crédito
  bank_rate:         money(182, 188),          // Valor da tarifa
  other_fines:       money(189, 201),          // Outras despesas
  discount_interest: money(202, 214),          // Juros do desconto
} as const

/** 215–292 of a return's title: the amounts of its settlement. */
export const settlementAmounts = {
  iof:          money(215, 227), // IOF recolhido
  value_rebate: money(228, 240), // Abatimento concedido
  discount:     money(241, 253), // Desconto concedido
  paid_amount:  money(254, 266), // Valor recebido
  billet_fine:  money(267, 279), // Juros de mora
  other_credit: money(280, 292), // Outros créditos
} as const

/** 18–39 of a return's trailer: count and face value of titles. */
export const titleTotals = {
  title_count:  integer(18, 25), // Quantidade de títulos
  total_amount: money(26, 39),   // Valor total dos títulos
} as const

/** 8–57 of a return's trailer: the titles in cobrança simples. */
export const simpleTotals = {
  reserved_1:    blanks(8, 17),   // Brancos
  simple_count:  integer(18, 25), // Quantidade de títulos em cobrança simples
  simple_amount: money(26, 39),   // Valor total em cobrança simples
  simple_notice: text(40, 47),    // Número do aviso em cobrança simples
  reserved_2:    blanks(48, 57),  // Brancos
} as const
