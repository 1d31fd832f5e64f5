// Matera's CNAB 400, as C6 Bank (336) prints it: Layout de Arquivos, Cobrança Bancária, Padrão CNAB 400, version 2.2 of June 2022, pp. 9–11.
import { blanks, date, digits, integer, key, literal, money, record, reserved, taxId, text } from '../../../fixed-width/index.js'
import type { BankIdentity } from '../../bank.js'
import { returnLabel } from '../core400/index.js'

const MANUAL = 'C6, CNAB 400 v2.2 (06/2022)'

/** Header, pp. 9–10. */
const header = (bank: BankIdentity) =>
  record(
    `${bank.slug}400.return.header`,
    400,
    {
      ...returnLabel,
      service_name:     literal(12, 19, 'COBRANCA'),   // Literal serviço
      reserved_1:       blanks(20, 21),                // Uso do banco
      file_sequence:    integer(22, 26),               // Contador arquivo (D075)
      company_code:     digits(27, 38),                // Código da empresa (D015)
      beneficiary_code: digits(39, 50),                // Código do cedente (D007)
      reserved_2:       blanks(51, 76),                // Uso do banco
      bank_code:        literal(77, 79, bank.number),  // Código banco
      bank_name:        text(80, 104),                 // Nome banco
      reserved_3:       blanks(105, 108),              // Uso do banco
      direct_account:   digits(109, 120),              // Conta cobrança direta (D011)
      reserved_4:       blanks(121, 124),              // Uso do banco
      generation_date:  date(125, 130, 'DDMMYY'),      // Data movimento (D052)
      reserved_5:       reserved(131, 394),            // Uso do banco
      sequence:         integer(395, 400),             // Seqüencial: 000001
    },
    `${MANUAL}, pp. 9–10`,
  )

/**
 * Registro detalhe, pp. 10–11. The manual prints nosso número with its check digit in 63–73 and a blank in 74; a real file has it as in the remittance, with a
 * zero before it and the check digit in 74. Amounts of titles in dollars have five decimals, and no column marks them (p. 29).
 */
const title = (bank: BankIdentity) =>
  record(
    `${bank.slug}400.return.title`,
    400,
    {
      record_type:              key(1, 1, '1'),            // Tipo de registro
      beneficiary_tax_id_type:  digits(2, 3),              // Tipo inscrição empresa: 01 CPF, 02 CNPJ
      beneficiary_tax_id:       taxId(4, 17),              // CNPJ da empresa
      company_code:             text(18, 29),              // Código da empresa (D015): conta corrente, or the header's code for companies without right to the credit
      reserved_1:               reserved(30, 37),          // Uso do banco
      control_number:           text(38, 62),              // Uso da empresa
      our_number:               text(63, 74),              // Nosso número + dígito verificador (D017)
      complementary_our_number: text(75, 86),              // Nosso número complementar (D053): the bank's number, if the company gives its own numbers
      reserved_2:               reserved(87, 106),         // Uso do banco
      wallet_number:            digits(107, 108),          // Código da carteira (D019)
      occurrence:               digits(109, 110),          // Código ocorrência retorno (D054)
      occurrence_date:          date(111, 116, 'DDMMYY'),  // Data ocorrência
      document_number:          text(117, 126),            // Seu número
      reserved_3:               reserved(127, 146),        // Uso do banco
      due_date:                 date(147, 152, 'DDMMYY'),  // Data vencimento
      amount:                   money(153, 165),           // Valor título
      receiving_bank:           digits(166, 168),          // Banco cobrador (D056)
      receiving_agency_number:  digits(169, 173),          // Agência cobradora (D057)
      reserved_4:               reserved(174, 175),        // Uso do banco
      bank_rate:                money(176, 188),           // Valor tarifa e custas cobrança
      reserved_5:               reserved(189, 227),        // Uso do banco
      value_rebate:             money(228, 240),           // Valor abatimento
      discount:                 money(241, 253),           // Valor desconto
      paid_amount:              money(254, 266),           // Valor principal (D059), «ou valor pago» (p. 29)
      billet_fine:              money(267, 279),           // Valor juros
      other_credit:             money(280, 292),           // Valor outros acréscimos; «outros créditos» in the formats of other banks (pp. 38 and 40)
      reserved_6:               reserved(293, 295),        // Brancos
      credit_date:              date(296, 301, 'DDMMYY'),  // Data crédito
      reserved_7:               reserved(302, 365),        // Uso do banco
      invalid_positions:        digits(366, 377),          // Posição campos inválidos (D063): first columns of up to four fields
      reason_codes:             digits(378, 393),          // Código de erro (D064): up to four
      reserved_8:               reserved(394, 394),        // Uso do banco
      sequence:                 integer(395, 400),         // Seqüencial
    },
    `${MANUAL}, pp. 10–11`,
  )

/** Trailer, p. 11; the settlements are of occurrences 06, 07, 08 and 75 (D067, D068). */
const trailer = (bank: BankIdentity) =>
  record(
    `${bank.slug}400.return.trailer`,
    400,
    {
      record_type:  key(1, 1, '9'),    // Tipo de registro
      reserved_1:   blanks(2, 2),      // Uso do banco
      total_amount: money(3, 16),      // Valor total: face values
      title_count:  integer(17, 22),   // Quantidade total
      paid_amount:  money(23, 36),     // Valor total liquidações
      paid_count:   integer(37, 42),   // Quantidade total liquidações
      reserved_2:   reserved(43, 394), // Uso do banco
      sequence:     integer(395, 400), // Seqüencial
    },
    `${MANUAL}, p. 11`,
  )

/** The records of returns, under the number and the name of a bank. */
export const returnRecords = (bank: BankIdentity) => ({ header: header(bank), title: title(bank), trailer: trailer(bank) })

export type Matera400ReturnRecords = ReturnType<typeof returnRecords>
