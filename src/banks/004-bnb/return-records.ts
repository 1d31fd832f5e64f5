// Banco do Nordeste, Cobrança Eletrônica BNB, 400 Posições, v2.0 (July 2011), pp. 8–10.
import { blanks, date, digits, integer, key, literal, money, record, reserved, taxId, text, zeros } from '../../fixed-width/index.js'
import { returnLabel } from '../families/core400/index.js'
import { bank } from './bank.js'

const MANUAL = 'BNB, CNAB 400 v2.0 (07/2011)'

/** Registro header, pp. 8–9. 120–125 are zeros, since each title has its date of credit. */
const header = record(
  'bnb400.return.header',
  400,
  {
    ...returnLabel,
    agency_number:    digits(27, 30),               // Agência cedente
    reserved_1:       zeros(31, 32),                // Zeros
    account_number:   digits(33, 39),               // Conta do cliente
    account_digit:    digits(40, 40),               // Dígito da conta
    reserved_2:       blanks(41, 46),               // Brancos
    beneficiary_name: text(47, 76),                 // Nome do cliente
    bank_code:        literal(77, 79, bank.number), // Número do banco
    bank_name:        text(80, 94),                 // Nome do banco
    generation_date:  date(95, 100, 'DDMMYY'),      // Data de gravação do arquivo
    recording:        text(101, 108),               // Densidade de gravação
    file_sequence:    integer(109, 113),            // Sequencial do retorno
    reserved_3:       blanks(114, 119),             // Brancos
    credit_date:      date(120, 125, 'DDMMYY'),     // Data de crédito: zeros
    reserved_4:       blanks(126, 394),             // Brancos
    sequence:         integer(395, 400),            // Seqüencial do registro: 000001
  },
  `${MANUAL}, pp. 8–9`,
)

/** Registro transação tipo 1, pp. 9–10. Real files have zeros in 280–357 if the title has no error. */
const title = record(
  'bnb400.return.title',
  400,
  {
    record_type:             key(1, 1, '1'),           // Código do registro
    beneficiary_tax_id_type: digits(2, 3),             // Código de inscrição do cedente: 01 CPF, 02 CNPJ
    beneficiary_tax_id:      taxId(4, 17),             // CNPJ ou CPF do cedente
    agency_number:           digits(18, 21),           // Agência cedente
    reserved_1:              zeros(22, 23),            // Zeros
    account_number:          digits(24, 30),           // Conta do cliente
    account_digit:           digits(31, 31),           // Dígito da conta
    reserved_2:              blanks(32, 37),           // Brancos
    control_number:          text(38, 62),             // Número de controle
    our_number:              digits(63, 69),           // Nosso número
    our_number_digit:        digits(70, 70),           // Dígito do nosso número
    contract_number:         digits(71, 80),           // Número do contrato: zeros na cobrança simples
    reserved_3:              blanks(81, 107),          // Brancos
    wallet_number:           text(108, 108),           // Carteira
    occurrence:              digits(109, 110),         // Código de serviço
    occurrence_date:         date(111, 116, 'DDMMYY'), // Data da ocorrência
    document_number:         text(117, 126),           // Seu número
    our_number_again:        digits(127, 133),         // Confirmação do nosso número
    our_number_digit_again:  digits(134, 134),         // Confirmação do dígito do nosso número
    reserved_4:              blanks(135, 146),         // Brancos
    due_date:                date(147, 152, 'DDMMYY'), // Data de vencimento
    amount:                  money(153, 165),          // Valor do título
    receiving_bank:          digits(166, 168),         // Número do banco
    receiving_agency_number: digits(169, 172),         // Agência cobradora
    reserved_5:              blanks(173, 173),         // Branco
    document_type:           digits(174, 175),         // Espécie
    bank_rate:               money(176, 188),          // Tarifa de cobrança
    other_fines:             money(189, 201),          // Outras despesas
    discount_interest:       money(202, 214),          // Juros de operações de desconto
    iof:                     money(215, 227),          // IOC de operações de seguro
    value_rebate:            money(228, 240),          // Abatimento concedido
    discount:                money(241, 253),          // Desconto concedido
    paid_amount:             money(254, 266),          // Valor recebido
    billet_fine:             money(267, 279),          // Juros de mora
    reason_flags:            text(280, 394),           // Tabela de erros
    sequence:                integer(395, 400),        // Seqüencial do registro
  },
  `${MANUAL}, pp. 9–10`,
)

/**
 * The title of a normal settlement: «as posições 296-301 poderão conter a data de crédito» (manual of August 2009, p. 5). The header page of v2.0 (p. 9) places
 * the date in the titles but does not name its columns; real files of 2017 have it in 296–301.
 */
const titleSettled = title
  .replace([109, 110], { occurrence: key(109, 110, '06') })
  .replace([280, 394], {
    reason_flags: text(280, 295),           // Tabela de erros
    credit_date:  date(296, 301, 'DDMMYY'), // Data de crédito
    reserved_6:   reserved(302, 394),       // Tabela de erros
  })
  .as('bnb400.return.title_settled', `${MANUAL}, pp. 9–10; manual de 08/2009, p. 5`)

/** Registro trailler, p. 10. The page prints 02 for column 2; the manual of August 2009 (p. 4) and real files have 2. */
const trailer = record(
  'bnb400.return.trailer',
  400,
  {
    record_type:   key(1, 1, '9'),             // Código do registro
    operation:     literal(2, 2, '2'),         // Identificação do arquivo retorno
    service_code:  literal(3, 4, '01'),        // Código do serviço
    bank_code:     literal(5, 7, bank.number), // Número do banco
    reserved_1:    blanks(8, 17),              // Brancos
    held_count:    integer(18, 25),            // Quantidade de títulos em cobrança simples no banco
    held_amount:   money(26, 39),              // Valor total de títulos em cobrança simples no banco
    notice_number: digits(40, 47),             // Número do aviso de lançamentos
    reserved_2:    blanks(48, 394),            // Brancos
    sequence:      integer(395, 400),          // Seqüencial do registro
  },
  `${MANUAL}, p. 10`,
)

export const returnRecords = { header, title, title_settled: titleSettled, trailer } as const
