// BV, Intercâmbio Eletrônico de Arquivos CNAB 400, 6.2 (August 2024), pp. 10–12. Column P of the manual's tables is the first position, from 1; with the
// lengths in I and D the fields cover 1–400.
import { blanks, date, digits, integer, key, literal, money, record, taxId, text, zeros } from '../../fixed-width/index.js'
import { returnLabel, titleTotals } from '../families/core400/index.js'
import { bank } from './bank.js'
import { channels, ddaIndicators, walletTypes } from './tables.js'

const MANUAL = 'BV, CNAB 400 6.2 (08/2024)'

/** Header, p. 10. 27–46 are filled if the bank sends a file for each agreement (nota 24, p. 20). */
const header = record(
  'bv400.return.header',
  400,
  {
    ...returnLabel,
    agreement_code:   digits(27, 36),               // Número do convênio de cobrança
    account_number:   digits(37, 46),               // Número da conta corrente
    beneficiary_name: text(47, 76),                 // Nome por extenso da empresa
    bank_code:        literal(77, 79, bank.number), // Identificação do banco
    bank_name:        text(80, 99),                 // Nome por extenso do banco
    generation_date:  date(100, 105, 'DDMMYY'),     // Data da gravação do arquivo
    reserved_1:       blanks(106, 389),             // Complemento do tamanho do registro
    layout_code:      literal(390, 394, 'CL002'),   // Identificação do layout
    sequence:         integer(395, 400),            // Número seqüencial do registro no arquivo: 000001
  },
  `${MANUAL}, p. 10`,
)

/** Detalhe, pp. 11–12. The occurrence is in 101–102; 109–110, where other banks have theirs, are zeros. */
const title = record(
  'bv400.return.title',
  400,
  {
    record_type:              key(1, 1, '1'),                             // Identificador do registro detalhe
    beneficiary_tax_id_type:  digits(2, 3),                               // Tipo de inscrição da empresa: 01 CPF, 02 CNPJ
    beneficiary_tax_id:       taxId(4, 17),                               // Número de inscrição da empresa
    agreement_code:           digits(18, 27),                             // Código do convênio
    reserved_1:               blanks(28, 37),                             // Brancos
    control_number:           text(38, 62),                               // Número atribuído pela empresa
    our_number:               text(63, 72, { numeric: true }),            // Nosso número no Banco Votorantim, com DV
    correspondent_our_number: text(73, 97),                               // Nosso número no banco correspondente
    wallet_number:            digits(98, 100, { codes: walletTypes }),    // Número da carteira
    occurrence:               digits(101, 102),                           // Identificação da ocorrência
    reserved_2:               zeros(103, 110),                            // Zeros
    occurrence_date:          date(111, 116, 'DDMMYY'),                   // Data de ocorrência
    document_number:          text(117, 126),                             // Seu número
    reserved_3:               blanks(127, 146),                           // Brancos
    due_date:                 date(147, 152, 'DDMMYY'),                   // Data de vencimento do título
    amount:                   money(153, 165),                            // Valor nominal do título
    receiving_bank:           digits(166, 168),                           // Número COMP do banco cobrador
    receiving_agency_number:  digits(169, 173),                           // Agência cobradora, liquidação ou baixa
    document_type:            digits(174, 175),                           // Espécie do título
    bank_rate:                money(176, 188),                            // Tarifa de cobrança: zeros
    other_fines:              money(189, 201),                            // Outras despesas: zeros
    reserved_4:               zeros(202, 214),                            // Zeros
    iof:                      money(215, 227),                            // Valor do IOF
    value_rebate:             money(228, 240),                            // Valor do abatimento concedido
    discount:                 money(241, 253),                            // Valor do desconto concedido
    principal_amount:         money(254, 266),                            // Valor principal
    billet_fine:              money(267, 279),                            // Valor de mora e multas pagas pelo sacado
    other_credit:             money(280, 292),                            // Valor de outros créditos
    reserved_5:               blanks(293, 295),                           // Brancos
    credit_date:              date(296, 301, 'DDMMYY'),                   // Data do crédito
    cancelled_instruction:    digits(302, 303),                           // Código da instrução cancelada
    reserved_6:               zeros(304, 312),                            // Zeros
    dda_indicator:            digits(313, 313, { codes: ddaIndicators }),  // Pagador aderente ao DDA
    payer_name:               text(314, 353),                             // Nome do sacado
    reserved_7:               zeros(354, 366),                            // Zeros
    reason_codes:             digits(367, 374),                           // Erros: até quatro
    reserved_8:               zeros(375, 376),                            // Zeros
    settlement_channel:       digits(377, 378, { codes: channels }),      // Código de liquidação
    reserved_9:               zeros(379, 394),                            // Zeros
    sequence:                 integer(395, 400),                          // Número seqüencial do registro no arquivo
  },
  `${MANUAL}, pp. 11–12`,
)

/** Trailer, p. 12. */
const trailer = record(
  'bv400.return.trailer',
  400,
  {
    record_type:  key(1, 1, '9'),             // Identificador do registro trailler
    operation:    literal(2, 2, '2'),         // Identificação do arquivo retorno
    reserved_1:   zeros(3, 4),                // Zeros
    bank_code:    literal(5, 7, bank.number), // Número do banco na COMP
    reserved_2:   blanks(8, 17),              // Brancos
    ...titleTotals,
    reserved_3:   blanks(40, 394),            // Brancos
    sequence:     integer(395, 400),          // Número seqüencial do registro no arquivo
  },
  `${MANUAL}, p. 12`,
)

export const returnRecords = { header, title, trailer } as const
