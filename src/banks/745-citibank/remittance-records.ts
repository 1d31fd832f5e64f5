// Citibank, Manual CNAB 400 Posições, version 1.16, pp. 3–9. The records of cobrança sem registro (pp. 26–33) differ only in 077–079 of the title.
import { blanks, date, digits, integer, key, literal, money, percentagePerMonth, REAIS_PER_DAY, record, taxId, text, zeros } from '../../fixed-width/index.js'
import { instructedTitle, interestAndDiscount, payer, remittanceLabel } from '../families/core400/index.js'
import { bank, CONTROL_MARKS } from './bank.js'
import { currencies, documentTypeTexts, instructionTexts, issueTypes, wallets } from './cnab400-tables.js'

const MANUAL = 'Citibank, CNAB 400 v1.16'

/** Header, pp. 3–4. */
const header = record(
  'citibank400.remittance.header',
  400,
  {
    ...remittanceLabel,
    company_code:      text(27, 46),                 // Id. da empresa no Citibank
    beneficiary_name:  text(47, 76),                 // Nome da empresa
    bank_code:         literal(77, 79, bank.number), // Número do Citibank na compensação
    bank_name:         text(80, 94),                 // Nome do banco: CITIBANK
    generation_date:   date(95, 100, 'DDMMYY'),      // Data da gravação do arquivo
    recording_density: text(101, 105),               // Densidade de gravação: 01600
    recording_unit:    text(106, 108),               // Unidade de densidade: BPI
    reserved_1:        blanks(109, 394),             // Unidade de volume físico e identificador de impressão: brancos
    sequence:          integer(395, 400),            // Número seqüencial do registro
  },
  `${MANUAL}, pp. 3–4`,
)

/** Detalhe, dados do título, pp. 4–7. */
const title = record(
  'citibank400.remittance.title',
  400,
  {
    record_type:             key(1, 1, '1'),           // Identificação do registro detalhe
    beneficiary_tax_id_type: digits(2, 3),             // Tipo de inscrição da empresa: 01 CPF, 02 CNPJ
    beneficiary_tax_id:      taxId(4, 17),             // Número de inscrição da empresa
    company_code:            text(18, 37),             // Identificação da empresa no Citibank
    control_number:          text(38, 62),             // Identificação do título na empresa
    document_type:           digits(63, 64, { codes: documentTypeTexts }), // Espécie do título
    our_number:              digits(65, 76),           // Número bancário (nosso número), com DV
    registration_portfolio:  text(77, 79),             // Brancos; portfólio para registro na cobrança sem registro (p. 27)
    reserved_1:              blanks(80, 82),           // Brancos
    second_discount_date:    date(83, 88, 'DDMMYY'),   // Data do segundo desconto
    second_discount_value:   money(89, 101),           // Valor do segundo desconto
    booklet_number:          digits(102, 104),         // Identificador de carnê
    booklet_installment:     digits(105, 107),         // Identificador de parcela
    wallet_number:           digits(108, 108, { codes: wallets }), // Código da carteira
    ...instructedTitle,                                // 109–139: ocorrência, seu número, vencimento, valor
    bank_code:               digits(140, 142),         // Número do Citibank na compensação
    collecting_agency:       zeros(143, 147),          // Prefixo da agência cobradora: zeros
    issue_type:              digits(148, 149, { codes: issueTypes }), // Tipo de emissão
    acceptance:              text(150, 150),           // Identificação do aceite: N
    document_date:           date(151, 156, 'DDMMYY'), // Data de emissão do título
    first_instruction:       digits(157, 158, { codes: instructionTexts }), // Instrução para o título
    instruction_days:        integer(159, 160),        // Número de dias válidos para instrução
    ...interestAndDiscount,                            // 161–192: juros por dia, data e valor do desconto
    iof:                     money(193, 205),          // Valor do IOF, de prêmio de seguros
    value_rebate:            money(206, 218),          // Valor do abatimento
    ...payer,                                          // 219–351: sacado
    guarantor_or_message:    text(352, 391),           // Sacador/avalista, mensagem (*), ou e-mail do sacado
    reserved_2:              blanks(392, 393),         // Brancos
    currency_code:           digits(394, 394, { codes: currencies }), // Código de moeda
    sequence:                integer(395, 400),        // Número seqüencial do registro
  },
  `${MANUAL}, pp. 4–7`,
).withMarks(CONTROL_MARKS, ['control_number'])

/** A discount for each day before the due date: 999999 in its date (p. 6). */
const titleDailyDiscount = title
  .replace([174, 179], { discount_date: key(174, 179, '999999') })
  .withUnits({ discount_value: REAIS_PER_DAY })
  .as('citibank400.remittance.title_daily_discount', `${MANUAL}, pp. 4–7`)

/** The same as a percentage per month, with four decimals: 888888 (p. 6). */
const titlePercentageDiscount = title
  .replace([174, 179], { discount_date: key(174, 179, '888888') })
  .withUnits({ discount_value: percentagePerMonth(4) })
  .as('citibank400.remittance.title_percentage_discount', `${MANUAL}, pp. 4–7`)

/** Detalhe, mensagens do título, pp. 7–8. «X(06)» of 394 is one column. */
const message = record(
  'citibank400.remittance.message',
  400,
  {
    record_type:             key(1, 1, '2'),    // Identificação do registro detalhe
    beneficiary_tax_id_type: digits(2, 3),      // Tipo de inscrição da empresa
    beneficiary_tax_id:      taxId(4, 17),      // Número de inscrição da empresa
    company_code:            text(18, 37),      // Identificação da empresa no Citibank
    control_number:          text(38, 62),      // Identificação do título na empresa
    document_type:           digits(63, 64, { codes: documentTypeTexts }), // Espécie do título
    our_number:              digits(65, 76),    // Número bancário (nosso número)
    wallet_number:           digits(77, 77, { codes: wallets }), // Código da carteira
    document_number:         text(78, 87),      // Seu número
    reserved_1:              blanks(88, 93),    // Brancos
    message_1:               text(94, 193),     // Mensagem do cedente: três mensagens
    message_2:               text(194, 293),
    message_3:               text(294, 393),
    reserved_2:              blanks(394, 394),  // Brancos
    sequence:                integer(395, 400), // Número seqüencial do registro
  },
  `${MANUAL}, pp. 7–8`,
).withMarks(CONTROL_MARKS, ['control_number'])

/** Trailler, p. 9. */
const trailer = record(
  'citibank400.remittance.trailer',
  400,
  {
    record_type: key(1, 1, '9'),    // Código do registro do trailler
    reserved_1:  blanks(2, 394),    // Brancos
    sequence:    integer(395, 400), // Número seqüencial do registro
  },
  `${MANUAL}, p. 9`,
)

export const remittanceRecords = {
  header,
  title,
  title_daily_discount: titleDailyDiscount,
  title_percentage_discount: titlePercentageDiscount,
  message,
  trailer,
} as const
