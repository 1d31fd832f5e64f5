/**
 * BRB, Manual e Leiautes, version 077 (June 2019): records of remittances. Registrations go in files 077 (sheet Leiaute Remessa 077), instructions about registered
 * titles in files 075 (sheet Comandos). Both kinds of files have the same header of 39 columns, which counts the records, and no trailer.
 */
import {
  blanks,
  date,
  digits,
  type Fields,
  integer,
  key,
  literal,
  money,
  REAIS,
  REAIS_PER_DAY,
  REAIS_PER_MONTH,
  record,
  text,
  time,
} from '../../fixed-width/index.js'
import {
  chargeTypes,
  currencies,
  discountTypes,
  distributions,
  especies,
  instructionTexts,
  interestTypes,
  issuers,
  limitTypes,
  payerTypes,
  paymentConditions,
  paymentPlaces,
  paymentTypes,
} from './remittance-tables.js'

const MANUAL = 'BRB, Manual e Leiautes, versão 077 (06/2019)'
const ENTRIES = `${MANUAL}, planilha Leiaute Remessa 077`
const CHANGES = `${MANUAL}, planilha Comandos`

/** Header of both files, rows 19–25 of both sheets. The file is a key: another version (079: sheet Principal, row 13) may have other columns. */
const header = <const File extends string>(file: File, name: string, source: string) =>
  record(
    name,
    39,
    {
      record_type:      key(1, 3, 'DCB'),         // Literal DCB
      version:          literal(4, 6, '001'),     // Versão
      file_layout:      key(7, 9, file),          // Arquivo
      beneficiary_code: digits(10, 19),           // Código do beneficiário (conta)
      generation_date:  date(20, 27, 'YYYYMMDD'), // Data de formatação
      generation_time:  time(28, 33),             // Hora da formatação
      record_count:     integer(34, 39),          // Quantidade de registros: header e registros
    },
    `${source}, linhas 19–25`,
  )

/** The manual prints no decimals for percentages: they have no unit. */
const interestUnit = { by: 'interest_type', codes: { '11': REAIS_PER_MONTH, '12': REAIS_PER_DAY } } as const
const discountUnit = { by: 'discount_type', codes: { '1': REAIS } } as const
const limitUnit = (by: string) => ({ by, codes: { '2': REAIS } }) as const

/** Registro 01, rows 30–76. */
const title = record(
  'brb400.remittance.title',
  400,
  {
    movement:                 key(1, 2, '01'),                                  // Identificação do registro: 01, inclusão de um registro (título em cobrança)
    number_increment:         digits(3, 5),                                     // Incremento do campo livre do nosso número
    beneficiary_code:         digits(6, 15),                                    // Código do beneficiário (conta)
    our_number_prefix:        digits(16, 16),                                   // Nosso número MSSSSSS070dd: M, modalidade
    our_number:               digits(17, 27),                                   // Nosso número: sequencial, 070 e dígitos
    document_number:          text(28, 52),                                     // Seu número
    payer_name:               text(53, 97),                                     // Nome do pagador
    payer_address:            text(98, 157),                                    // Endereço do pagador
    payer_neighborhood:       text(158, 172),                                   // Bairro do pagador
    payer_city:               text(173, 194),                                   // Cidade do pagador
    payer_state:              text(195, 196),                                   // UF do pagador
    payer_zipcode:            digits(197, 204),                                 // CEP do pagador
    payer_tax_id_type:        digits(205, 205, { codes: payerTypes }),          // Código tipo de pagador
    payer_tax_id:             text(206, 219),                                   // CPF/CNPJ do pagador: CPF em 206–216, as demais em branco
    booklet_id:               digits(220, 223),                                 // Identificador sequencial de carnê
    charge_type:              digits(224, 224, { codes: chargeTypes }),         // Tipo de cobrança
    document_type:            digits(225, 226, { codes: especies }),            // Espécie de documento
    currency_code:            digits(227, 228, { codes: currencies }),          // Código da moeda
    slip_issuer:              digits(229, 229, { codes: issuers }),             // Indicador de impressão
    collecting_agency_number: digits(230, 233),                                 // Agência cobradora
    document_date:            date(234, 241, 'DDMMYYYY'),                       // Data de emissão do título
    payment_condition:        digits(242, 242, { codes: paymentConditions }),   // Código da condição de pagamento
    due_date:                 date(243, 250, 'DDMMYYYY'),                       // Data de vencimento
    amount:                   money(251, 265),                                  // Valor
    value_rebate:             money(266, 275),                                  // Valor do abatimento
    daily_discount_value:     money(276, 285, { unit: REAIS_PER_DAY }),         // Desconto por antecipação: valor nominal
    iof:                      money(286, 292),                                  // IOF
    interest_days:            integer(293, 295),                                // Prazo para cobrança de juros pós-vencimento
    interest_type:            digits(296, 297, { codes: interestTypes }),       // Tipo de juros
    interest_value:           money(298, 307, { unit: interestUnit }),          // Valor do juro (nominal/taxa)
    discount_type:            digits(308, 308, { codes: discountTypes }),       // Tipo de desconto
    discount_value:           money(309, 318, { unit: discountUnit }),          // Valor do desconto 1
    discount_date:            date(319, 326, 'DDMMYYYY'),                       // Data do desconto 1
    second_discount_value:    money(327, 336, { unit: discountUnit }),          // Valor do desconto 2
    second_discount_date:     date(337, 344, 'DDMMYYYY'),                       // Data do desconto 2
    third_discount_value:     money(345, 354, { unit: discountUnit }),          // Valor do desconto 3
    third_discount_date:      date(355, 362, 'DDMMYYYY'),                       // Data do desconto 3
    first_instruction:        digits(363, 364, { codes: instructionTexts }),    // Código da instrução 1
    first_instruction_days:   integer(365, 367),                                // Prazo da instrução 1
    second_instruction:       digits(368, 369, { codes: instructionTexts }),    // Código da instrução 2
    second_instruction_days:  integer(370, 372),                                // Prazo da instrução 2
    third_instruction:        digits(373, 374, { codes: instructionTexts }),    // Código da instrução 3
    third_instruction_days:   integer(375, 377),                                // Prazo da instrução 3
    fine_unknown_unit:        digits(378, 385),                                 // Valor/taxa referente a uma das três instruções
    days_for_sue:             integer(386, 388),                                // Prazo para protesto
    payment_place:            digits(389, 390, { codes: paymentPlaces }),       // Local de pagamento
    distribution_type:        digits(391, 391, { codes: distributions }),       // Distribuição dos boletos
    reserved_1:               blanks(392, 400),                                 // Branco: uso BRB
  },
  `${ENTRIES}, linhas 30–76`,
)

/** Registro 02 (segmento opcional), rows 81–93. The tax id is aligned left, as in record 01: sheet Exemplo Remessa 077, rows 5, 7 and 9. */
const guarantorAndMessages = record(
  'brb400.remittance.guarantor_and_messages',
  400,
  {
    record_type:           key(1, 2, '02'),                         // Identificação do registro
    guarantor_name:        text(3, 47),                             // Nome do sacador
    guarantor_tax_id_type: digits(48, 48, { codes: payerTypes }),   // Tipo de documento do sacador
    guarantor_tax_id:      text(49, 62),                            // CNPJ/CPF do sacador
    split_code:            digits(63, 66),                          // Código de rateio
    split_value_1:         money(67, 76),                           // Valor de rateio 1
    split_value_2:         money(77, 86),                           // Valor de rateio 2
    split_value_3:         money(87, 96),                           // Valor de rateio 3
    message_1:             text(97, 161),                           // Primeira mensagem
    message_2:             text(162, 226),                          // Segunda mensagem
    message_3:             text(227, 291),                          // Terceira mensagem
    message_4:             text(292, 356),                          // Quarta mensagem
    reserved_1:            blanks(357, 400),                        // Branco
  },
  `${ENTRIES}, linhas 81–93`,
)

/** Registro 03 (segmento opcional), rows 98–105: payments of another value. Row 103 prints 0 as the length of 23. */
const payments = record(
  'brb400.remittance.payments',
  400,
  {
    record_type:    key(1, 2, '03'),                                           // Identificação do registro
    payment_type:   digits(3, 4, { codes: paymentTypes }),                     // Identificação de tipo de pagamento
    payment_count:  integer(5, 6),                                             // Quantidade de pagamentos possíveis
    max_value_type: digits(7, 7, { codes: limitTypes }),                       // Tipo de valor máximo
    max_value:      money(8, 22, { unit: limitUnit('max_value_type') }),       // Valor máximo/percentual
    min_value_type: digits(23, 23, { codes: limitTypes }),                     // Tipo de valor mínimo
    min_value:      money(24, 38, { unit: limitUnit('min_value_type') }),      // Valor mínimo/percentual
    reserved_1:     blanks(39, 400),                                           // Branco
  },
  `${ENTRIES}, linhas 98–105`,
)

export const entryRecords = {
  header: header('077', 'brb400.remittance.header', ENTRIES),
  title,
  guarantor_and_messages: guarantorAndMessages,
  payments,
} as const

/** Columns of every command, rows 30–32 and 35. */
const commanded = {
  record_type:       key(1, 2, '02'), // Identificação do registro
  beneficiary_code:  digits(3, 12),   // Código do beneficiário (conta)
  our_number_prefix: digits(13, 13),  // Nosso número MSSSSSS070dd: M, modalidade
  our_number:        digits(14, 24),  // Nosso número: sequencial, 070 e dígitos
  reserved_2:        blanks(67, 400), // Branco
} as const

const change = <const F extends Fields>(role: string, fields: F) =>
  record(`brb400.changes.${role}`, 400, { ...commanded, ...fields }, `${CHANGES}, linhas 30–35`)

/**
 * Registro, a record for each command of row 33. Row 34 prints no format of the content, 27–66. A text, a CPF, a CNPJ and a CEP begin at 27, as in the columns of a
 * registration. A due date has the format of the dates of titles: in the format of the header's date it has no valid month, so it cannot be read as another
 * date. The decimals of an amount are unknown, so that commands 04 and 28 are read as texts and not sent.
 */
export const changeRecords = {
  header: header('075', 'brb400.changes.header', CHANGES),
  write_off: change('write_off', {
    movement:      key(25, 26, '02'), // Comando: baixa
    reserved_1:    blanks(27, 66),    // Conteúdo da alteração, se houver
  }),
  rebate: change('rebate', {
    movement:      key(25, 26, '04'), // Comando: concessão de abatimento
    rebate_unknown_unit: text(27, 66), // Conteúdo da alteração
  }),
  due_date: change('due_date', {
    movement:      key(25, 26, '06'),       // Comando: alteração de vencimento
    due_date:      date(27, 34, 'DDMMYYYY'), // Conteúdo da alteração
    reserved_1:    blanks(35, 66),
  }),
  payer_name: change('payer_name', {
    movement:      key(25, 26, '12'), // Comando: alterar nome do pagador
    payer_name:    text(27, 66),      // Conteúdo da alteração
  }),
  payer_address: change('payer_address', {
    movement:      key(25, 26, '13'), // Comando: alteração de endereço do pagador
    payer_address: text(27, 66),      // Conteúdo da alteração
  }),
  payer_city: change('payer_city', {
    movement:      key(25, 26, '14'), // Comando: alterar cidade do pagador
    payer_city:    text(27, 66),      // Conteúdo da alteração
  }),
  payer_state: change('payer_state', {
    movement:      key(25, 26, '15'), // Comando: alterar UF do pagador
    payer_state:   text(27, 28),      // Conteúdo da alteração
    reserved_1:    blanks(29, 66),
  }),
  payer_tax_id: change('payer_tax_id', {
    movement:      key(25, 26, '20'), // Comando: alterar CPF/CNPJ do pagador
    payer_tax_id:  text(27, 40),      // Conteúdo da alteração
    reserved_1:    blanks(41, 66),
  }),
  amount: change('amount', {
    movement:      key(25, 26, '28'), // Comando: alterar valor
    amount_unknown_unit: text(27, 66), // Conteúdo da alteração
  }),
  payer_zipcode: change('payer_zipcode', {
    movement:      key(25, 26, '38'), // Comando: alterar CEP do pagador
    payer_zipcode: digits(27, 34),    // Conteúdo da alteração
    reserved_1:    blanks(35, 66),
  }),
  other: change('other', {
    movement:      digits(25, 26), // Comando fora da lista
    content:       text(27, 66),   // Conteúdo da alteração
  }),
} as const
