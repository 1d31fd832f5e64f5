// AUTBANK, Troca de Arquivos – Cobrança, Novo CNAB 400, history up to 14 December 2018, as Banco Rendimento (633) prints it, pp. 4–11.
import { blanks, date, digits, integer, key, literal, money, percentage, REAIS, REAIS_PER_DAY, record, recordsWithMarks, taxId, text, zeros } from '../../../fixed-width/index.js'
import type { BankIdentity } from '../../bank.js'
import { instructions } from './movements.js'

const MANUAL = 'AUTBANK, Novo CNAB 400 (14/12/2018)'

/** Accepted ASCII characters besides letters, digits and blanks: all that are not among the «caracteres ASCII não aceitos na remessa» (p. 11; reason KE). */
const MARKS = "!#$%&'()*+,-./:;=?@[\\]{|}"

/** Header, p. 4. */
const header = (bank: BankIdentity) =>
  record(
    `${bank.slug}400.remittance.header`,
    400,
    {
      record_type:      key(1, 1, '0'),                     // Código de registro
      operation:        literal(2, 2, '1'),                 // Código de remessa
      operation_name:   literal(3, 9, 'REMESSA'),           // Literal de remessa
      service_code:     literal(10, 11, '01'),              // Código do serviço
      service_name:     literal(12, 26, 'COBRANCA       '), // Literal de serviço
      company_code:     text(27, 46),                       // Código da empresa (nota 1)
      beneficiary_name: text(47, 76),                       // Nome da empresa
      bank_code:        literal(77, 79, bank.number),       // Código do banco
      bank_name:        text(80, 94),                       // Nome do banco
      generation_date:  date(95, 100, 'DDMMYY'),            // Data de gravação
      reserved_1:       blanks(101, 394),                   // Brancos
      sequence:         integer(395, 400),                  // Número sequencial: 000001
    },
    `${MANUAL}, p. 4`,
  )

/** Registro de transação, pp. 4–5. */
const title = (bank: BankIdentity) =>
  record(
    `${bank.slug}400.remittance.title`,
    400,
    {
      record_type:             key(1, 1, '1'),            // Código do registro
      beneficiary_tax_id_type: digits(2, 3),              // Código de inscrição: 01 CPF e 02 CNPJ do cedente, 03 e 04 do sacador
      beneficiary_tax_id:      taxId(4, 17),              // Número de inscrição
      company_code:            text(18, 37),              // Código da empresa (nota 1)
      control_number:          text(38, 62),              // Uso da empresa
      our_number:              digits(63, 73),            // Nosso número (nota 7); with DV, as in the return (p. 13, nota 2)
      correspondent_number:    text(74, 86),              // Nosso número do banco correspondente (nota 3, carteira 4)
      correspondent_wallet:    text(87, 89),              // Carteira no correspondente: brancos
      fine_type:               digits(90, 90),            // Código da multa (nota 11): 0 sem, 1 valor fixo, 2 percentual
      fine_value:              money(91, 103, { unit: { by: 'fine_type', codes: { '1': REAIS, '2': percentage(4) } } }), // Valor ou taxa de multa (nota 12)
      fine_days:               integer(104, 105),         // Dias após o vencimento para aplicar a multa (nota 13)
      reserved_1:              blanks(106, 107),          // Uso do banco: brancos
      wallet_code:             text(108, 108),            // Carteira (nota 3)
      movement:                digits(109, 110),          // Código de ocorrência (nota 4)
      document_number:         text(111, 120),            // Seu número
      due_date:                date(121, 126, 'DDMMYY'),  // Vencimento
      amount:                  money(127, 139),           // Valor do título
      bank_code:               digits(140, 142),          // Código do banco
      reserved_2:              zeros(143, 147),           // Agência cobradora e seu DAC: zeros
      document_type:           text(148, 149),            // Espécie (nota 6)
      acceptance:              text(150, 150),            // Aceite: A aceito, N não aceito
      document_date:           date(151, 156, 'DDMMYY'),  // Data de emissão
      first_instruction:       digits(157, 158, { codes: instructions }), // Instrução 1 (nota 9)
      second_instruction:      digits(159, 160, { codes: instructions }), // Instrução 2 (nota 9)
      interest_value:          money(161, 173, { unit: REAIS_PER_DAY }), // Juros de 1 dia
      discount_date:           date(174, 179, 'DDMMYY'),  // Desconto até
      discount_value:          money(180, 192),           // Valor do desconto
      iof:                     money(193, 205),           // Valor do I.O.F.
      value_rebate:            money(206, 218),           // Abatimento
      payer_tax_id_type:       digits(219, 220),          // Código de inscrição do sacado
      payer_tax_id:            taxId(221, 234),           // Número de inscrição do sacado
      payer_name:              text(235, 264),            // Nome do sacado
      reserved_3:              blanks(265, 274),          // Brancos
      payer_address:           text(275, 314),            // Logradouro
      payer_neighborhood:      text(315, 326),            // Bairro
      payer_zipcode:           digits(327, 334),          // CEP
      payer_city:              text(335, 349),            // Cidade
      payer_state:             text(350, 351),            // Estado
      guarantor_name:          text(352, 381),            // Sacador ou avalista (nota 10)
      reserved_4:              blanks(382, 391),          // Brancos
      days_for_sue:            integer(392, 393),         // Prazo para início da ação de protesto
      currency_code:           text(394, 394),            // Moeda (nota 8): 0 ou 1, moeda corrente nacional
      sequence:                integer(395, 400),         // Número sequencial
    },
    `${MANUAL}, pp. 4–5`,
  )

/** Registro de mensagem, tipo 2, p. 9: with an entry only. */
const messages = (bank: BankIdentity) =>
  record(
    `${bank.slug}400.remittance.messages`,
    400,
    {
      record_type: key(1, 1, '2'),    // Código do registro
      reserved_1:  zeros(2, 2),       // Zero
      message_1:   text(3, 71),       // Mensagem livre
      message_2:   text(72, 140),     // Mensagem livre
      message_3:   text(141, 209),    // Mensagem livre
      message_4:   text(210, 278),    // Mensagem livre
      message_5:   text(279, 347),    // Mensagem livre
      reserved_2:  blanks(348, 394),  // Brancos
      sequence:    integer(395, 400), // Sequência
    },
    `${MANUAL}, p. 9`,
  )

/** Registro sacador, tipo 5, p. 9: directly after the title. */
const guarantor = (bank: BankIdentity) =>
  record(
    `${bank.slug}400.remittance.guarantor`,
    400,
    {
      record_type:            key(1, 1, '5'),    // Código do registro
      reserved_1:             blanks(2, 121),    // Brancos
      guarantor_tax_id_type:  digits(122, 123),  // Código de inscrição: 01 CPF, 02 CNPJ
      guarantor_tax_id:       taxId(124, 137),   // Número de inscrição
      guarantor_address:      text(138, 177),    // Logradouro
      guarantor_neighborhood: text(178, 189),    // Bairro
      guarantor_zipcode:      digits(190, 197),  // CEP
      guarantor_city:         text(198, 212),    // Cidade
      guarantor_state:        text(213, 214),    // Estado
      reserved_2:             blanks(215, 394),  // Brancos
      sequence:               integer(395, 400), // Número sequencial
    },
    `${MANUAL}, p. 9`,
  )

/** Registro de nota fiscal eletrônica, tipo 4, p. 10: up to three per title. */
const invoices = (bank: BankIdentity) =>
  record(
    `${bank.slug}400.remittance.invoices`,
    400,
    {
      record_type:      key(1, 1, '4'),     // Código do registro
      invoice_1_number: text(2, 16),
      invoice_1_amount: money(17, 29),
      invoice_1_date:   date(30, 37, 'DDMMYYYY'),
      invoice_1_key:    digits(38, 81), // Chave de acesso DANFE NF 1
      invoice_2_number: text(82, 96),
      invoice_2_amount: money(97, 109),
      invoice_2_date:   date(110, 117, 'DDMMYYYY'),
      invoice_2_key:    digits(118, 161), // Chave de acesso DANFE NF 2
      invoice_3_number: text(162, 176),
      invoice_3_amount: money(177, 189),
      invoice_3_date:   date(190, 197, 'DDMMYYYY'),
      invoice_3_key:    digits(198, 241), // Chave de acesso DANFE NF 3
      reserved_1:       blanks(242, 394),  // Brancos
      sequence:         integer(395, 400), // Número sequencial
    },
    `${MANUAL}, p. 10`,
  )

/** Trailer, p. 10. */
const trailer = (bank: BankIdentity) =>
  record(
    `${bank.slug}400.remittance.trailer`,
    400,
    {
      record_type: key(1, 1, '9'),    // Código do registro
      reserved_1:  blanks(2, 394),    // Brancos
      sequence:    integer(395, 400), // Número sequencial
    },
    `${MANUAL}, p. 10`,
  )

/** The records of remittances, under the number and the name of a bank. */
export const remittanceRecords = (bank: BankIdentity, marks = MARKS) =>
  recordsWithMarks(marks, {
    header: header(bank),
    title: title(bank),
    guarantor: guarantor(bank),
    messages: messages(bank),
    invoices: invoices(bank),
    trailer: trailer(bank),
  })

export type Autbank400RemittanceRecords = ReturnType<typeof remittanceRecords>
