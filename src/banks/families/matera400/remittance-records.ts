// Matera's CNAB 400, as C6 Bank (336) prints it: Layout de Arquivos, Cobrança Bancária, Padrão CNAB 400, version 2.2 of June 2022, pp. 6–9.
import { blanks, date, digits, integer, key, literal, money, percentage, record, taxId, text } from '../../../fixed-width/index.js'
import type { BankIdentity } from '../../bank.js'
import { document, interestAndDiscount, payer, remittanceLabel } from '../core400/index.js'
import { instructions } from './movements.js'

const MANUAL = 'C6, CNAB 400 v2.2 (06/2022)'

/** Header, p. 6. */
const header = (bank: BankIdentity) =>
  record(
    `${bank.slug}400.remittance.header`,
    400,
    {
      ...remittanceLabel,
      beneficiary_code:  digits(27, 38),               // Código do cedente (D007)
      reserved_1:        blanks(39, 46),               // Uso do banco
      beneficiary_name:  text(47, 76),                 // Nome da empresa
      bank_code:         literal(77, 79, bank.number), // Código do banco
      reserved_2:        blanks(80, 94),               // Uso do banco
      generation_date:   date(95, 100, 'DDMMYY'),      // Data de gravação
      reserved_3:        blanks(101, 108),             // Uso do banco
      direct_account:    digits(109, 120),             // Conta cobrança direta (D011)
      reserved_4:        blanks(121, 386),             // Uso do banco
      remittance_number: integer(387, 394),            // Sequencial de remessa (D076)
      sequence:          integer(395, 400),            // Seqüencial: 000001
    },
    `${MANUAL}, p. 6`,
  )

/** Registro detalhe, pp. 6–8, without the optional columns after the sequence (401–710). All dates are DDMMAA (p. 28), those of fine and interest too. */
const title = (bank: BankIdentity) =>
  record(
    `${bank.slug}400.remittance.title`,
    400,
    {
      record_type:             key(1, 1, '1'),           // Tipo de registro
      beneficiary_tax_id_type: digits(2, 3),             // Tipo inscrição empresa: 01 CPF, 02 CNPJ
      beneficiary_tax_id:      taxId(4, 17),             // CNPJ da empresa
      company_code:            text(18, 29),             // Código da empresa (D015): optional, and not checked
      reserved_1:              blanks(30, 37),           // Uso do banco
      control_number:          text(38, 62),             // Uso da empresa
      our_number_lead:         text(63, 63),             // Nosso número (D017): a zero before ten digits; blanks where the bank gives it
      our_number:              text(64, 73),             // Nosso número
      our_number_digit:        text(74, 74),             // Dígito verificador nosso número
      reserved_2:              blanks(75, 82),           // Uso do banco
      bank_code:               digits(83, 85),           // Banco cobrança direta (D018); zeros in other carteiras
      reserved_3:              blanks(86, 106),          // Uso do banco
      wallet_number:           digits(107, 108),         // Código da carteira (D019)
      movement:                digits(109, 110),         // Código ocorrência remessa (D020)
      document_number:         text(111, 120),           // Seu número
      due_date:                date(121, 126, 'DDMMYY'), // Data vencimento
      amount:                  money(127, 139),          // Valor título
      reserved_4:              blanks(140, 147),         // Uso do banco
      ...document,
      first_instruction:       digits(157, 158, { codes: instructions }), // Instrução 1
      second_instruction:      digits(159, 160, { codes: instructions }), // Instrução 2
      ...interestAndDiscount,
      fine_date:               date(193, 198, 'DDMMYY'), // Data multa (D081)
      reserved_5:              blanks(199, 205),         // Uso do banco
      value_rebate:            money(206, 218),          // Valor abatimento
      ...payer,
      guarantor_name:          text(352, 381),           // Sacador / Mensagem / Código CMC7 (D041)
      fine_type:               text(382, 382, { codes: { '0': 'Sem multa', '2': 'Percentual' } }), // Tipo de multa (D079)
      fine_value:              money(383, 384, { unit: { by: 'fine_type', codes: { '2': percentage(0) } } }), // Percentual de multa: whole numbers only (D080)
      reserved_6:              blanks(385, 385),         // Uso do banco
      interest_date:           date(386, 391, 'DDMMYY'), // Data juros mora (D042)
      days_for_sue:            integer(392, 393),        // Prazo dias para cartório: calendar days (D043)
      reserved_7:              blanks(394, 394),         // Uso do banco
      sequence:                integer(395, 400),        // Seqüencial
    },
    `${MANUAL}, pp. 6–8`,
  )

/** Registro opcional, tipo 2, p. 9: only with an entry; it repeats number, due date and value of the title (p. 28). */
const messages = (bank: BankIdentity) =>
  record(
    `${bank.slug}400.remittance.messages`,
    400,
    {
      record_type:     key(1, 1, '2'),           // Tipo de registro
      message_1:       text(2, 81),              // Mensagem 1
      message_2:       text(82, 161),            // Mensagem 2
      message_3:       text(162, 241),           // Mensagem 3
      message_4:       text(242, 321),           // Mensagem 4
      nfe_key:         text(322, 365),           // Uso do banco: número da nota fiscal (D091)
      document_number: text(366, 375),           // Seu número
      due_date:        date(376, 381, 'DDMMYY'), // Data vencimento
      amount:          money(382, 394),          // Valor título
      sequence:        integer(395, 400),        // Seqüencial
    },
    `${MANUAL}, p. 9`,
  )

/** Trailer, p. 9. */
const trailer = (bank: BankIdentity) =>
  record(
    `${bank.slug}400.remittance.trailer`,
    400,
    {
      record_type: key(1, 1, '9'),    // Tipo de registro
      reserved_1:  blanks(2, 394),    // Uso do banco
      sequence:    integer(395, 400), // Seqüencial
    },
    `${MANUAL}, p. 9`,
  )

/** The records of remittances, under the number and the name of a bank. */
export const remittanceRecords = (bank: BankIdentity) => ({ header: header(bank), title: title(bank), messages: messages(bank), trailer: trailer(bank) })

export type Matera400RemittanceRecords = ReturnType<typeof remittanceRecords>
