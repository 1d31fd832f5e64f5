// Inter, Manual CNAB400, v1.1 (30 August 2021), pp. 13–16.
import { blanks, date, digits, integer, key, literal, money, record, taxId, text, zeros } from '../../fixed-width/index.js'
import { returnLabel } from '../families/core400/index.js'
import { bank } from './bank.js'

const MANUAL = 'Inter, Manual CNAB400 v1.1 (30/08/2021)'

/** Registro header, p. 13. */
const header = record(
  'inter400.return.header',
  400,
  {
    ...returnLabel,
    reserved_1:       blanks(27, 46),               // Branco
    beneficiary_name: text(47, 76),                 // Nome da empresa por extenso
    bank_code:        literal(77, 79, bank.number), // Nº do Inter na Câmara Compensação
    bank_name:        text(80, 94),                 // Nome do banco por extenso
    generation_date:  date(95, 100, 'DDMMYY'),      // Data da gravação do arquivo
    reserved_2:       blanks(101, 394),             // Branco
    sequence:         integer(395, 400),            // Nº sequencial de registro: 000001
  },
  `${MANUAL}, p. 13`,
)

/**
 * Registro de transação tipo 1, pp. 14–15. In real files a rejected title has no nosso número, due date, value and payer. Its reasons, sentences without codes,
 * follow each other in 241–380; the last one is cut at the end of the columns. Real files also have carteira 110.
 */
const title = record(
  'inter400.return.title',
  400,
  {
    record_type:             key(1, 1, '1'),               // Identificação do registro
    beneficiary_tax_id_type: digits(2, 3),                 // Tipo de inscrição empresa: 01 CPF, 02 CNPJ
    beneficiary_tax_id:      taxId(4, 17),                 // Nº inscrição da empresa
    reserved_1:              zeros(18, 20),                // Zeros
    account_wallet:          digits(21, 23),               // Identificação da empresa: carteira (112)
    agency_number:           digits(24, 27),               // Identificação da empresa: agência (0001)
    account_number:          digits(28, 36),               // Identificação da empresa: conta corrente
    account_digit:           digits(37, 37),               // Identificação da empresa: dígito da conta
    control_number:          text(38, 62),                 // Nº controle do participante
    reserved_2:              zeros(63, 70),                // Zeros
    our_number:              digits(71, 81),               // Nosso número, com DV
    reserved_3:              blanks(82, 86),               // Branco
    wallet_number:           digits(87, 89),               // Carteira: 112
    occurrence:              digits(90, 91),               // Identificação de ocorrência
    occurrence_date:         date(92, 97, 'DDMMYY'),       // Data ocorrência no banco
    document_number:         text(98, 107),                // Número do documento (seu número)
    our_number_again:        digits(108, 118),             // Nosso número, com DV
    due_date:                date(119, 124, 'DDMMYY'),     // Data vencimento do título
    amount:                  money(125, 137),              // Valor do título
    receiving_bank:          digits(138, 140),             // Banco cobrador: 077
    receiving_agency_number: digits(141, 144),             // Agência cobradora: 0001
    document_type:           digits(145, 146),             // Espécie do título: 01 duplicata mercantil
    reserved_4:              blanks(147, 159),             // Branco
    paid_amount:             money(160, 172),              // Valor pago
    credit_date:             date(173, 178, 'DDMMYY'),     // Data do crédito
    reserved_5:              blanks(179, 181),             // Branco
    payer_name:              text(182, 221),               // Nome do pagador
    reserved_6:              blanks(222, 226),             // Branco
    payer_tax_id:            taxId(227, 240),              // Nº inscrição do pagador
    rejection_text:          text(241, 380, { case: 'keep' }), // Motivos das rejeições, em palavras
    reserved_7:              blanks(381, 394),             // Branco
    sequence:                integer(395, 400),            // Nº sequencial de registro
  },
  `${MANUAL}, pp. 14–15`,
)

/** Registro trailer, p. 16. The page prints occurrence 04 for payments («liquidação/boletos pagos»); their occurrence is 06 (p. 14). */
const trailer = record(
  'inter400.return.trailer',
  400,
  {
    record_type:       key(1, 1, '9'),               // Identificação do registro
    operation:         literal(2, 2, '2'),           // Identificação do retorno
    service_code:      literal(3, 4, '01'),          // Identificação tipo de registro
    bank_code:         literal(5, 7, bank.number),   // Código do banco
    reserved_1:        blanks(8, 17),                // Branco
    title_count:       integer(18, 25),              // Quantidade de títulos de cobrança presentes no arquivo
    reserved_2:        blanks(26, 57),               // Branco
    registered_count:  integer(58, 62),              // Quantidade de registros – ocorrência 02
    registered_amount: money(63, 74),                // Valor dos registros – ocorrência 02
    reserved_3:        blanks(75, 86),               // Branco
    rejected_count:    integer(87, 91),              // Quantidade dos registros – ocorrência 03
    reserved_4:        blanks(92, 115),              // Branco
    paid_count:        integer(116, 120),            // Quantidade dos registros – ocorrência 04: liquidação
    paid_amount:       money(121, 132),              // Valor dos registros – ocorrência 04: títulos pagos
    reserved_5:        blanks(133, 394),             // Branco
    sequence:          integer(395, 400),            // Número sequencial do registro
  },
  `${MANUAL}, p. 16`,
)

export const returnRecords = { header, title, trailer } as const
