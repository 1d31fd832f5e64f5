// Citibank, Manual CNAB 400 Posições, version 1.16, pp. 11–20. The records of cobrança sem registro (pp. 34–39) have the same columns.
import { blanks, date, digits, integer, key, literal, money, record, taxId, text, zeros } from '../../fixed-width/index.js'
import { returnLabel, titleTotals } from '../families/core400/index.js'
import { bank } from './bank.js'
import { documentTypeTexts, returnIssueTypes, wallets } from './cnab400-tables.js'

const MANUAL = 'Citibank, CNAB 400 v1.16'

/** Header, pp. 11–12. A file of tests, whose titles are not registered (p. 2), has COBRANCA-TESTE in 12–26; readers report it. */
const header = record(
  'citibank400.return.header',
  400,
  {
    ...returnLabel,
    operation:         text(2, 2, { codes: { '2': 'Cobrança', '7': 'Posição Carteira' } }), // Identificação do arquivo
    company_code:      text(27, 46),                 // Id. da empresa no Citibank
    beneficiary_name:  text(47, 76),                 // Nome da empresa
    bank_code:         literal(77, 79, bank.number), // Número do Citibank na compensação
    bank_name:         text(80, 94),                 // Nome do banco: CITIBANK
    generation_date:   date(95, 100, 'DDMMYY'),      // Data da gravação do arquivo
    recording_density: text(101, 105),               // Densidade de gravação: 01600
    recording_unit:    text(106, 108),               // Unidade de densidade: BPI
    reserved_1:        blanks(109, 114),             // Identidade de volume físico: brancos
    file_sequence:     integer(115, 117),            // Número seqüencial do arquivo
    reserved_2:        blanks(118, 119),             // Brancos
    credit_date:       date(120, 125, 'DDMMYY'),     // Data do crédito
    reserved_3:        blanks(126, 394),             // Complemento do registro
    sequence:          integer(395, 400),            // Número seqüencial do registro
  },
  `${MANUAL}, pp. 11–12`,
)

/**
 * Detalhe, pp. 13–19. 166–173 are printed as 745 and zeros; a real file has an agency in 169–173. Citibank charges no fee in the title: 176–188 are zeros. A
 * title of cobrança sem registro has zeros in 63–64 and 174–175, and its nosso número again in 117–126 (pp. 35–36).
 */
const title = record(
  'citibank400.return.title',
  400,
  {
    record_type:             key(1, 1, '1'),           // Identificação do registro: 1 confirmação
    beneficiary_tax_id_type: digits(2, 3),             // Tipo de inscrição da empresa: 01 CPF, 02 CNPJ
    beneficiary_tax_id:      taxId(4, 17),             // Número de inscrição da empresa
    company_code:            text(18, 37),             // Identificação da empresa no Citibank
    control_number:          text(38, 62),             // Identificação do título na empresa
    document_type:           digits(63, 64, { codes: documentTypeTexts }), // Espécie do título
    our_number:              digits(65, 76),           // Número bancário (nosso número), com DV
    reserved_1:              blanks(77, 82),           // Brancos
    operation_id:            text(83, 107),            // Identificação da operação no Citibank
    wallet_number:           digits(108, 108, { codes: wallets }), // Código da carteira
    occurrence:              digits(109, 110),         // Código de ocorrência
    occurrence_date:         date(111, 116, 'DDMMYY'), // Data da ocorrência no Citibank
    document_number:         text(117, 126),           // Seu número
    reserved_2:              zeros(127, 128),          // Uso do banco: zeros
    our_number_again:        digits(129, 140),         // Nosso número, se atribuído pelo banco
    reserved_3:              blanks(141, 146),         // Brancos
    due_date:                date(147, 152, 'DDMMYY'), // Data de vencimento do título
    amount:                  money(153, 165),          // Valor nominal do título
    receiving_bank:          digits(166, 168),         // Número do Citibank na compensação
    receiving_agency_number: digits(169, 173),         // Prefixo da agência cobradora
    issue_type:              digits(174, 175, { codes: returnIssueTypes }), // Emissão do título
    reserved_4:              zeros(176, 188),          // Valor para despesas de cobrança: zeros
    other_fines:             money(189, 201),          // Valor despesas de cartório
    reserved_5:              zeros(202, 214),          // Valor juros em título descontado: zeros
    iof:                     money(215, 227),          // Valor do IOF retido
    value_rebate:            money(228, 240),          // Valor do abatimento concedido
    discount:                money(241, 253),          // Valor do desconto concedido
    paid_amount:             money(254, 266),          // Valor líquido recebido
    billet_fine:             money(267, 279),          // Valor dos juros ou acréscimos
    reserved_6:              blanks(280, 295),         // Brancos
    credit_date:             date(296, 301, 'DDMMYY'), // Data do crédito
    reason_codes:            text(302, 321),           // Motivo de rejeição, ou forma de pagamento e de baixa
    reserved_7:              blanks(322, 334),         // Número da operação: brancos
    claim_code:              text(335, 337),           // Código alegação
    reserved_8:              blanks(338, 385),         // Brancos
    recording_date:          date(386, 391, 'DDMMYY'), // Data da gravação do arquivo
    reserved_9:              blanks(392, 394),         // Brancos
    sequence:                integer(395, 400),        // Número seqüencial do registro
  },
  `${MANUAL}, pp. 13–19`,
)

/** The same for a title in the portfolio: the file of «posição carteira» (p. 11). */
const titleHeld = title.replace([1, 1], { record_type: key(1, 1, '7') }).as('citibank400.return.title_held', `${MANUAL}, pp. 13–19`)

/** The same for the costs of a notary. */
const titleCost = title.replace([1, 1], { record_type: key(1, 1, '8') }).as('citibank400.return.title_cost', `${MANUAL}, pp. 13–19`)

/** Trailler, p. 20. The counts are of «títulos envolvidos na transação»; that of a real file is not the count of its titles. */
const trailer = record(
  'citibank400.return.trailer',
  400,
  {
    record_type:  key(1, 1, '9'),             // Código do registro do trailler
    reserved_1:   blanks(2, 4),               // Brancos
    bank_code:    literal(5, 7, bank.number), // Número do Citibank na compensação
    reserved_2:   blanks(8, 17),              // Brancos
    ...titleTotals,
    reserved_3:   blanks(40, 394),            // Brancos
    sequence:     integer(395, 400),          // Número seqüencial do registro
  },
  `${MANUAL}, p. 20`,
)

export const returnRecords = { header, title, title_held: titleHeld, title_cost: titleCost, trailer } as const
