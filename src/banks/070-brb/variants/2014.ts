/**
 * BRB, Leiaute Arquivo de Remessa (2014), sheet Arquivo de Remessa-Cobrança BRB: the layout of registrations before version 077, under the number of today's file of
 * changes, 075. Its files are read only: the bank's manual of June 2019 names version 077 as the successor (sheet Principal, row 13).
 */
import { blanks, date, digits, integer, key, literal, money, REAIS_PER_DAY, record, text, time } from '../../../fixed-width/index.js'
import { layout400 } from '../../families/core400/index.js'
import type { RemittanceReading } from '../../remittance-reading.js'
import { bank } from '../bank.js'
import { documentTypes } from '../tables.js'

const MANUAL = 'BRB, Leiaute Arquivo de Remessa (2014)'

/** Rows 3–10. */
const header = record(
  'brb400.2014.remittance.header',
  39,
  {
    record_type:     key(1, 3, 'DCB'),         // Literal DCB
    version:         literal(4, 6, '001'),     // Versão
    file_layout:     literal(7, 9, '075'),     // Arquivo
    agency_number:   digits(10, 12),           // Número da agência
    account_number:  digits(13, 19),           // Número da conta corrente
    generation_date: date(20, 27, 'YYYYMMDD'), // Data de formatação
    generation_time: time(28, 33),             // Hora da formatação
    record_count:    integer(34, 39),          // Quantidade de registros: header e registros
  },
  `${MANUAL}, linhas 3–10`,
)

/** Row 22. */
const payerTypes = { '1': 'Física', '2': 'Jurídica', '9': 'Isenta' } as const

/** Row 24. */
const categories = { '1': 'Sem Registro', '2': 'Com Registro - Impressão Local', '3': 'Com Registro - Impressão pelo BRB' } as const

/** Row 28. */
const paymentConditions = { '0': 'No vencimento', '1': 'À Vista', '2': 'Contra Apresentação' } as const

/** Row 29. */
const currencies = { '02': 'Real', '51': 'UFIR', '91': 'UPDF' } as const

/** Row 36. */
const interestTypes = { '00': 'Sem Juros', '50': 'Diário', '51': 'Mensal' } as const

/** Row 39. */
const discountTypes = { '00': 'Sem Desconto', '52': 'Diário', '53': 'Mensal' } as const

/** Rows 55–65. */
const instructionTexts = {
  '00': 'Sem Instrução',
  '01': 'Não Dispensar Juros de Mora',
  '03': 'Cobrar multa de ...% sobre o valor do título',
  '04': 'Cobrar multa de ...% após ... dias do vencimento sobre o valor do título',
  '05': 'Cobrar multa de ...% sobre o principal e encargos',
  '06': 'Cobrar multa de ...% após ... dias do venc. Sobre o principal e encargos',
  '08': 'Não cobrar juros de mora',
  '09': 'Protestar caso não pagamento em ... dias',
  '13': 'Não receber após o vencimento',
  '18': 'Cobrar juros mais variação da IDTR50 - Juro de mora ao dia de ...',
  '94': 'Não receber após ... dias',
} as const

/** Rows 13–49. The page prints no decimals for percentages: they have no unit. */
const title = record(
  'brb400.2014.remittance.title',
  400,
  {
    movement:                 key(1, 2, '01'),                                // Identificação do registro
    agency_number:            digits(3, 5),                                   // Agência da conta corrente
    account_number:           digits(6, 12),                                  // Número da conta corrente
    payer_tax_id:             text(13, 26),                                   // Código do pagador: CPF em 13–23, as demais em branco
    payer_name:               text(27, 61),                                   // Nome do pagador
    payer_address:            text(62, 96),                                   // Endereço do pagador
    payer_city:               text(97, 111),                                  // Cidade do pagador
    payer_state:              text(112, 113),                                 // UF do pagador
    payer_zipcode:            digits(114, 121),                               // CEP do pagador
    payer_tax_id_type:        digits(122, 122, { codes: payerTypes }),        // Código tipo pessoa
    document_number:          text(123, 135),                                 // Seu número
    charge_category:          digits(136, 136, { codes: categories }),        // Código da categoria de cobrança
    document_date:            date(137, 144, 'DDMMYYYY'),                     // Data de emissão do título
    document_type:            digits(145, 146, { codes: documentTypes }),     // Código tipo documento
    charge_type:              digits(147, 147, { codes: { '0': 'Simples' } }), // Código da natureza
    payment_condition:        digits(148, 148, { codes: paymentConditions }), // Código da condição de pagamento
    currency_code:            digits(149, 150, { codes: currencies }),        // Código da moeda
    bank_code:                literal(151, 153, bank.number),                 // Número do banco
    collecting_agency_number: digits(154, 157),                               // Número da agência cobradora
    receiving_place:          text(158, 187),                                 // Praça de cobrança
    due_date:                 date(188, 195, 'DDMMYYYY'),                     // Data de vencimento do título
    amount:                   money(196, 209),                                // Valor do título
    our_number:               digits(210, 221),                               // Nosso número
    interest_type:            digits(222, 223, { codes: interestTypes }),     // Código do tipo de juros
    interest_value:           money(224, 237, { unit: { by: 'interest_type', codes: { '50': REAIS_PER_DAY } } }), // Valor do juro (nominal/taxa)
    value_rebate:             money(238, 251),                                // Valor do abatimento
    discount_type:            digits(252, 253, { codes: discountTypes }),     // Código do desconto
    discount_date:            date(254, 261, 'DDMMYYYY'),                     // Data limite para desconto
    discount_unknown_unit:    digits(262, 275),                               // Valor do desconto
    first_instruction:        digits(276, 277, { codes: instructionTexts }),  // Código da 1ª instrução
    first_instruction_days:   integer(278, 279),                              // Prazo da 1ª instrução
    second_instruction:       digits(280, 281, { codes: instructionTexts }),  // Código da 2ª instrução
    second_instruction_days:  integer(282, 283),                              // Prazo da 2ª instrução
    fine_unknown_unit:        digits(284, 288),                               // Taxa referente a uma das duas instruções
    guarantor_name:           text(289, 328),                                 // Emitente do título; com *, continuação da mensagem (linha 52)
    message:                  text(329, 368),                                 // Mensagem livre (observações)
    reserved_1:               blanks(369, 400),                               // Branco
  },
  `${MANUAL}, linhas 13–49`,
)

const VARIANT = '2014'

/** The header is the same as in the file of changes: the record distinguishes the two files. */
export const remittance2014: RemittanceReading = {
  variant: VARIANT,
  detectBy: [{ field: 'header.file_layout', values: ['075'] }, { has: 'title' }],
  layout: layout400('remittance', { bank, variant: VARIANT }, { records: { header, title }, totals: [{ field: 'header.record_count', equals: 'file_lines' }] }),
  manual: { title: 'Leiaute Arquivo de Remessa – Cobrança BRB', version: '2014' },
  evidence: 'manual_and_files',
  movements: { '01': { text: 'Registro detalhe', our_code: '1001' } },
}
