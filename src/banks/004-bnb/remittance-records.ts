// Banco do Nordeste, Cobrança Eletrônica BNB, 400 Posições, v2.0 (July 2011), pp. 5–8.
import { blanks, date, digits, integer, key, literal, money, percentage, record, text, zeros } from '../../fixed-width/index.js'
import { document, interestAndDiscount, payer, remittanceLabel } from '../families/core400/index.js'
import { bank } from './bank.js'
import { documentTypeTexts, instructionTexts } from './tables.js'

const MANUAL = 'BNB, CNAB 400 v2.0 (07/2011)'

/** Registro header, p. 5. */
const header = record(
  'bnb400.remittance.header',
  400,
  {
    ...remittanceLabel,
    agency_number:    digits(27, 30),               // Agência cedente
    reserved_1:       zeros(31, 32),                // Zeros
    account_number:   digits(33, 39),               // Conta do cliente
    account_digit:    digits(40, 40),               // Dígito da conta
    reserved_2:       blanks(41, 46),               // Brancos
    beneficiary_name: text(47, 76),                 // Nome do cliente
    bank_code:        literal(77, 79, bank.number), // Número do banco
    bank_name:        text(80, 94),                 // Nome do banco
    generation_date:  date(95, 100, 'DDMMYY'),      // Data de gravação do arquivo
    user_code:        digits(101, 103),             // Código do usuário, fornecido pelo banco
    reserved_3:       blanks(104, 394),             // Brancos
    sequence:         integer(395, 400),            // Seqüencial do registro: 000001
  },
  `${MANUAL}, p. 5`,
)

/**
 * Registro transação tipo 1, pp. 6–8. 32–33 is «um número inteiro entre 00 e 99» (manual of August 2009, p. 3). 315–326 are printed as complement of the address:
 * the neighborhood has no other columns.
 */
const title = record(
  'bnb400.remittance.title',
  400,
  {
    record_type:           key(1, 1, '1'),           // Código do registro
    reserved_1:            blanks(2, 17),            // Brancos
    agency_number:         digits(18, 21),           // Agência cedente
    reserved_2:            zeros(22, 23),            // Zeros
    account_number:        digits(24, 30),           // Conta do cliente
    account_digit:         digits(31, 31),           // Dígito da conta
    fine_percentage:       money(32, 33, { unit: percentage(0) }), // Taxa de multa por atraso
    reserved_3:            blanks(34, 37),           // Brancos
    control_number:        text(38, 62),             // Número de controle
    our_number:            digits(63, 69),           // Nosso número: zeros se o banco emite o boleto
    our_number_digit:      digits(70, 70),           // Dígito do nosso número
    contract_number:       digits(71, 80),           // Número do contrato: zeros na cobrança simples
    second_discount_date:  date(81, 86, 'DDMMYY'),   // Data do segundo desconto
    second_discount_value: money(87, 99),            // Valor do segundo desconto
    reserved_4:            blanks(100, 107),         // Brancos
    wallet_number:         text(108, 108),           // Carteira
    movement:              digits(109, 110),         // Código de serviço
    document_number:       text(111, 120),           // Seu número
    due_date:              date(121, 126, 'DDMMYY'), // Data de vencimento
    amount:                money(127, 139),          // Valor do título
    collecting_bank:       zeros(140, 142),          // Número do banco: zeros
    collecting_agency:     zeros(143, 146),          // Agência cobradora, que o banco define pelo CEP
    reserved_5:            blanks(147, 147),         // Branco
    ...document,                                     // 148–156: espécie, aceite, data de emissão
    reserved_6:            zeros(157, 158),          // Código de instrução, à direita: zeros
    first_instruction:     digits(159, 160, { codes: instructionTexts }), // Código de instrução
    ...interestAndDiscount,                          // 161–192: juros de um dia, data e valor do desconto
    iof:                   money(193, 205),          // Valor do IOC
    value_rebate:          money(206, 218),          // Valor do abatimento
    ...payer,                                        // 219–351: sacado
    guarantor_or_message:  text(352, 391),           // Mensagem do cedente ou nome do sacador/avalista
    days_for_sue:          integer(392, 393),        // Prazo de protesto: 99 não protesta
    currency_code:         text(394, 394),           // Código da moeda: 0 R$
    sequence:              integer(395, 400),        // Seqüencial do registro
  },
  `${MANUAL}, pp. 6–8`,
).withCodes({ document_type: documentTypeTexts })

/** The title of service 31: columns of unchanged data are blank, also dates (p. 7). */
const titleChange = title
  .replace([81, 86], { second_discount_date: date(81, 86, 'DDMMYY', { empty: 'blanks' }) })
  .replace([109, 110], { movement: key(109, 110, '31') })
  .replace([121, 126], { due_date: date(121, 126, 'DDMMYY', { empty: 'blanks' }) })
  .replace([140, 146], { collecting_bank: blanks(140, 142), collecting_agency: blanks(143, 146) })
  .replace([151, 156], { document_date: date(151, 156, 'DDMMYY', { empty: 'blanks' }) })
  .replace([157, 158], { reserved_6: blanks(157, 158) })
  .replace([174, 179], { discount_date: date(174, 179, 'DDMMYY', { empty: 'blanks' }) })
  .as('bnb400.remittance.title_change', `${MANUAL}, pp. 6–8`)

/** Registro trailer, p. 8. */
const trailer = record(
  'bnb400.remittance.trailer',
  400,
  {
    record_type: key(1, 1, '9'),    // Código do registro
    reserved_1:  blanks(2, 394),    // Brancos
    sequence:    integer(395, 400), // Seqüencial do registro
  },
  `${MANUAL}, p. 8`,
)

export const remittanceRecords = { header, title, title_change: titleChange, trailer } as const
