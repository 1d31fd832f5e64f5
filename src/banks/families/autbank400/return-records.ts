// AUTBANK, Troca de Arquivos – Cobrança, Novo CNAB 400, history up to 14 December 2018, as Banco Rendimento (633) prints it, pp. 12–14 and 18.
import { blanks, date, digits, integer, key, literal, money, record, reserved, taxId, text } from '../../../fixed-width/index.js'
import type { BankIdentity } from '../../bank.js'

const MANUAL = 'AUTBANK, Novo CNAB 400 (14/12/2018)'

/** Header, p. 12. */
const header = (bank: BankIdentity) =>
  record(
    `${bank.slug}400.return.header`,
    400,
    {
      record_type:       key(1, 1, '0'),                     // Código de registro
      operation:         literal(2, 2, '2'),                 // Código de retorno
      operation_name:    literal(3, 9, 'RETORNO'),           // Literal de retorno
      service_code:      literal(10, 11, '01'),              // Código do serviço
      service_name:      literal(12, 26, 'COBRANCA       '), // Literal de serviço
      company_code:      text(27, 46),                       // Código da empresa (nota 1)
      beneficiary_name:  text(47, 76),                       // Nome da empresa
      bank_code:         literal(77, 79, bank.number),       // Código do banco
      bank_name:         text(80, 94),                       // Nome do banco
      generation_date:   date(95, 100, 'DDMMYY'),            // Data de gravação
      recording_density: reserved(101, 105),                 // Densidade: 01600 ou 06250
      density_unit:      reserved(106, 108),                 // Unidade de densidade: BPI
      file_sequence:     integer(109, 113),                  // Número sequencial do arquivo retorno
      reserved_1:        reserved(114, 119),                 // Brancos: a date in a real file
      reserved_2:        blanks(120, 394),                   // Brancos
      sequence:          integer(395, 400),                  // Número sequencial: 000001
    },
    `${MANUAL}, p. 12`,
  )

/** Registro de transação, pp. 12–13. */
const title = (bank: BankIdentity) =>
  record(
    `${bank.slug}400.return.title`,
    400,
    {
      record_type:             key(1, 1, '1'),            // Código do registro
      beneficiary_tax_id_type: digits(2, 3),              // Código de inscrição: 01 CPF, 02 CNPJ
      beneficiary_tax_id:      taxId(4, 17),              // Número de inscrição
      company_code:            text(18, 37),              // Código da empresa (nota 1)
      control_number:          text(38, 62),              // Uso da empresa
      our_number:              digits(63, 73),            // Nosso número, com DV (nota 2)
      reserved_1:              reserved(74, 82),          // Brancos
      wallet_number:           text(83, 85),              // Nossa carteira
      reserved_2:              reserved(86, 94),          // Brancos
      correspondent_number:    text(95, 107),             // Nosso número do correspondente, com DV
      wallet_code:             text(108, 108),            // Carteira (nota 3): 1 simples, 2 vinculada, 3 caucionada, 4 descontada
      occurrence:              digits(109, 110),          // Código de ocorrência (nota 8)
      occurrence_date:         date(111, 116, 'DDMMYY'),  // Data de ocorrência
      document_number:         text(117, 126),            // Seu número
      reserved_3:              reserved(127, 146),        // Brancos
      due_date:                date(147, 152, 'DDMMYY'),  // Vencimento
      amount:                  money(153, 165),           // Valor do título
      receiving_bank:          digits(166, 168),          // Código do banco
      receiving_agency_number: digits(169, 172),          // Agência cobradora, ou da liquidação ou baixa
      receiving_agency_digit:  text(173, 173),            // DAC da agência
      document_type:           text(174, 175),            // Espécie (nota 6)
      bank_rate:               money(176, 188),           // Tarifa de cobrança
      reserved_4:              reserved(189, 214),        // Brancos
      iof:                     money(215, 227),           // Valor do I.O.F.
      value_rebate:            money(228, 240),           // Valor do abatimento
      discount:                money(241, 253),           // Descontos
      paid_amount:             money(254, 266),           // «Valor principal pago pelo sacado»: with the mora, in real files of two banks
      billet_fine:             money(267, 279),           // Juros mora / multa
      reserved_5:              reserved(280, 376),        // 13 zeros, 84 brancos
      currency_code:           digits(377, 377),          // Código de moeda (nota 7)
      reason_codes:            text(378, 385),            // Até 4 códigos de erros
      credit_date:             date(386, 391, 'DDMMYY'),  // Data de gravação; nas liquidações, do crédito ao cedente
      reserved_6:              reserved(392, 394),        // Zeros
      sequence:                integer(395, 400),         // Número sequencial
    },
    `${MANUAL}, pp. 12–13`,
  )

/** Trailer, p. 18. */
const trailer = (bank: BankIdentity) =>
  record(
    `${bank.slug}400.return.trailer`,
    400,
    {
      record_type:  key(1, 1, '9'),             // Código do registro
      operation:    literal(2, 2, '2'),         // Código do retorno
      service_code: literal(3, 4, '01'),        // Código de serviço
      bank_code:    literal(5, 7, bank.number), // Código do banco
      reserved_1:   reserved(8, 394),           // Zeros, livre
      sequence:     integer(395, 400),          // Número sequencial
    },
    `${MANUAL}, p. 18`,
  )

/** The records of returns, under the number and the name of a bank. */
export const returnRecords = (bank: BankIdentity) => ({ header: header(bank), title: title(bank), trailer: trailer(bank) })

export type Autbank400ReturnRecords = ReturnType<typeof returnRecords>
