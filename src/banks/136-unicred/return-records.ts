// Unicred, Layout de Retorno de Boletos, CNAB 400, revisions up to 7 August 2020, pp. 3–5.
import { date, digits, integer, key, literal, money, record, reserved, text } from '../../fixed-width/index.js'
import { beneficiaryAccount, returnLabel } from '../families/core400/index.js'
import { origins } from './tables.js'

const MANUAL = 'Unicred, Retorno de Boletos CNAB 400 (07/08/2020)'

/**
 * Header, p. 3. 77–94 is printed as 136UNICREDDOBRASIL; real files have the number and the name of other banks there, and an agreement in 41–46. Columns that
 * the pages print «deve ser desconsiderado» are reserved: real files of 091 fill them in.
 */
const header = record(
  'unicred400.return.header',
  400,
  {
    ...returnLabel,
    service_name:     literal(12, 19, 'COBRANCA'),       // Literal serviço
    reserved_1:       reserved(20, 26),                  // Brancos
    agency_number:    text(27, 30),                      // Número da agência
    agency_digit:     text(31, 31),                      // Dígito verificador da agência
    account_number:   text(32, 39, { align: 'right' }),  // Conta corrente do beneficiário, com brancos à esquerda
    account_digit:    text(40, 40),                      // Dígito verificador da conta
    agreement_number: digits(41, 46),                    // Fixo: 000000
    beneficiary_name: text(47, 76),                      // Nome do beneficiário
    bank_code:        digits(77, 79),                    // Fixo: 136
    bank_name:        text(80, 94),                      // Fixo: UNICREDDOBRASIL
    generation_date:  date(95, 100, 'DDMMYY'),           // Data da geração do arquivo
    file_sequence:    integer(101, 107),                 // Sequencial do retorno
    beneficiary_code: text(108, 121),                    // Código do beneficiário, com zeros à esquerda
    reserved_2:       reserved(122, 394),                // Brancos
    sequence:         integer(395, 400),                 // Fixo: 000001
  },
  `${MANUAL}, p. 3`,
)

/** Detalhe, pp. 4–5. The nosso número has ten digits and its check digit (CNAB 400, remessa, p. 14); before them real files have zeros. */
const title = record(
  'unicred400.return.title',
  400,
  {
    ...beneficiaryAccount,
    account_number:          text(23, 30, { align: 'right' }), // Conta corrente do beneficiário, com brancos à esquerda
    beneficiary_code:        text(32, 45),            // Código do beneficiário, com zeros à esquerda
    our_number_prefix:       digits(46, 51),          // Nosso número: zeros
    our_number:              digits(52, 61),          // Nosso número
    our_number_digit:        text(62, 62),            // Nosso número: dígito verificador
    reserved_1:              reserved(63, 73),        // Brancos
    reserved_2:              reserved(74, 74),        // Zeros
    charge_type:             text(75, 75),            // Fixo: 1
    reserved_3:              reserved(76, 85),        // Brancos
    wallet_variation:        digits(86, 88),          // Fixo: 019
    reserved_4:              reserved(89, 106),       // Zeros
    wallet_number:           digits(107, 108),        // Fixo: 18
    occurrence:              digits(109, 110),        // Código de movimento
    occurrence_date:         date(111, 116, 'DDMMYY'), // Data liquidação
    reserved_5:              reserved(117, 146),      // Brancos
    due_date:                date(147, 152, 'DDMMYY'), // Data de vencimento
    amount:                  money(153, 165),         // Valor do título
    receiving_bank:          text(166, 168),          // Código do banco recebedor
    receiving_agency_number: text(169, 172),          // Prefixo da agência recebedora
    receiving_agency_digit:  text(173, 173),          // DV-prefixo agência recebedora
    reserved_6:              reserved(174, 175),      // Brancos
    credit_date:             date(176, 181, 'DDMMYY'), // Data programada para repasse
    bank_rate:               money(182, 188),         // Valor da tarifa
    reserved_7:              reserved(189, 227),      // Brancos
    value_rebate:            money(228, 240),         // Valor abatimento
    discount:                money(241, 253),         // Valor desconto concedido; zeros se pago em outro banco
    paid_amount:             money(254, 266),         // Valor pago
    billet_fine:             money(267, 279),         // Juros de mora
    document_number:         text(280, 305),          // Seu número, nas dez primeiras
    credit_amount:           money(306, 318),         // Valor líquido: valor pago menos tarifa
    reason_codes:            text(319, 326),          // Complemento do movimento
    instruction_origin:      text(327, 328, { codes: origins }), // Tipo de instrução origem
    reserved_8:              reserved(329, 394),      // Brancos
    sequence:                integer(395, 400),       // Sequencial do registro
  },
  `${MANUAL}, pp. 4–5`,
)

/** Trailer, p. 5. Real files have Banco do Brasil's totals in 2–394, of zeros. */
const trailer = record(
  'unicred400.return.trailer',
  400,
  {
    record_type: key(1, 1, '9'),      // Fixo: 9
    reserved_1:  reserved(2, 394),    // Brancos
    sequence:    integer(395, 400),   // Sequencial do registro
  },
  `${MANUAL}, p. 5`,
)

export const returnRecords = { header, title, trailer } as const
