// HSBC, Cobrança Registrada, Padrão CNAB 400 (05/2014), pp. 19–25; Cobrança Não Registrada, Volume IV (05/2008), pp. 4–8.
import { blanks, type Codes, date, digits, integer, key, literal, money, rate, record, reserved, taxId, text, zeros } from '../../fixed-width/index.js'
import { paidTitle, returnLabel } from '../families/core400/index.js'
import { bank } from './bank.js'

const MANUAL = 'HSBC, CNAB 400, Cobrança Registrada (05/2014)'

/** Registro header, pp. 19–20. */
const header = record(
  'hsbc400.return.header',
  400,
  {
    ...returnLabel,
    reserved_1:       zeros(27, 27),                // Zero
    agency_number:    digits(28, 31),               // Agência beneficiária
    sub_account:      digits(32, 33),               // Sub-conta
    account_number:   digits(34, 44),               // Conta corrente
    reserved_2:       reserved(45, 46),             // Uso do banco
    beneficiary_name: text(47, 76),                 // Nome do cliente
    bank_code:        literal(77, 79, bank.number), // Código do banco
    bank_name:        text(80, 94),                 // Nome do banco: HSBC
    generation_date:  date(95, 100, 'DDMMYY'),      // Data de gravação do arquivo
    recording:        text(101, 108),               // Densidade de gravação: 01600BPI
    reserved_3:       reserved(109, 119),           // Uso do banco
    credit_date:      date(120, 125, 'DDMMYY'),     // Data do crédito em conta corrente
    reserved_4:       reserved(126, 388),           // Uso do banco
    file_sequence:    integer(389, 393),            // Seqüencial do arquivo
    reserved_5:       reserved(394, 394),           // Uso do banco
    sequence:         integer(395, 400),            // Número seqüencial do registro: 000001
  },
  `${MANUAL}, pp. 19–20`,
)

/** Código de inscrição, nota 2, p. 26. */
const taxIdTypes: Codes = { '01': 'CPF', '02': 'CNPJ', '98': 'Não tem', '99': 'Outros' }

/** Carteira, nota 5, p. 26. */
const chargeTypes: Codes = { '1': 'Cobrança Simples', '3': 'Garantias de Operações', '4': 'Desconto Suspenso' }

/** Espécie, nota 8, p. 29. */
const documentTypes: Codes = {
  '01': 'DP – Duplicata Mercantil',
  '02': 'NP – Nota Promissória',
  '03': 'NS – Nota de Seguro',
  '05': 'RC – Recibo',
  '08': 'SD – Com complementação do bloqueto pelo cliente',
  '09': 'CE – Cobrança com emissão total do bloqueto pelo Banco',
  '10': 'DS – Duplicata de Serviços',
  '98': 'PD – Cobrança com emissão total do bloqueto pelo cliente',
}

/** Origem do pagamento, nota 12, p. 32. */
const paymentOrigins: Codes = {
  '0': 'Pagamento em agência do HSBC',
  '1': 'Pagamento por compensação',
  '2': 'Pagamento em banco correspondente',
}

/** Indicativo de crédito, nota 15, p. 38. */
const creditIndicators: Codes = {
  '0': 'Crédito no dia',
  '1': 'Crédito no dia - retroativo',
  '9': 'Pagamento aguardando compensação do cheque',
}

/** Tipos de moeda, nota 11, p. 32. */
const currencies: Codes = {
  '2': 'Dólar Comercial - Venda',
  '3': 'Dólar Turismo - Venda',
  '9': 'Real',
  'A': 'IGPM/93 – (Base Nova)',
}

/** Registro detalhe, pp. 21–24. 153–165 has five decimals in a variable currency. 305–318 holds the payer's tax id if the reason is A4 (nota 14, p. 34). */
const title = record(
  'hsbc400.return.title',
  400,
  {
    record_type:             key(1, 1, '1'),                         // Código do registro
    beneficiary_tax_id_type: digits(2, 3, { codes: taxIdTypes }),    // Código de inscrição
    beneficiary_tax_id:      taxId(4, 17),                           // Número de inscrição do cliente
    reserved_1:              zeros(18, 18),                          // Zero
    agency_number:           digits(19, 22),                         // Agência beneficiária
    sub_account:             digits(23, 24),                         // Sub-conta
    account_number:          digits(25, 35),                         // Conta corrente
    payment_origin:          text(36, 36, { codes: paymentOrigins }), // Origem do pagamento
    reserved_2:              reserved(37, 37),                       // Uso do banco
    control_number:          text(38, 62),                           // Controle do participante
    our_number:              digits(63, 73),                         // Nosso número, com o dígito
    second_discount_date:    date(74, 79, 'DDMMYY'),                 // Data limite do desconto 2
    second_discount_value:   money(80, 90),                          // Valor do desconto 2
    third_discount_date:     date(91, 96, 'DDMMYY'),                 // Data limite do desconto 3
    third_discount_value:    money(97, 107),                         // Valor do desconto 3
    charge_type:             digits(108, 108, { codes: chargeTypes }), // Carteira
    occurrence:              digits(109, 110),                       // Código da ocorrência
    occurrence_date:         date(111, 116, 'DDMMYY'),               // Data da ocorrência
    document_number:         text(117, 126),                         // Seu número
    our_number_again:        digits(127, 137),                       // Nosso número
    reserved_3:              reserved(138, 146),                     // Uso do banco
    ...paidTitle, // Vencimento, valor, banco e agência que receberam, espécie
    document_type:           digits(174, 175, { codes: documentTypes }), // Espécie do boleto
    bank_rate:               money(176, 188),                        // Tarifa ou custas
    reserved_4:              reserved(189, 227),                     // Uso do banco
    value_rebate:            money(228, 240),                        // Valor do abatimento
    discount:                money(241, 253),                        // Valor do desconto
    principal_amount:        money(254, 266),                        // Valor pago: principal
    billet_fine:             money(267, 279),                        // Juros de mora
    reserved_5:              reserved(280, 301),                     // Uso do banco
    reason_code:             text(302, 303),                         // Complemento da ocorrência
    credit_indicator:        text(304, 304, { codes: creditIndicators }), // Indicativo de crédito
    payer_tax_id:            text(305, 318),                         // Uso do banco: CPF ou CNPJ do sacado eletrônico, alinhado à esquerda
    reserved_6:              reserved(319, 388),                     // Uso do banco
    notice_number:           integer(389, 393),                      // Número do aviso
    currency_code:           text(394, 394, { codes: currencies }),  // Tipo de moeda
    sequence:                integer(395, 400),                      // Número seqüencial do registro
  },
  `${MANUAL}, pp. 21–24`,
)

/** Registro trailer, p. 25. */
const trailer = record(
  'hsbc400.return.trailer',
  400,
  {
    record_type:  key(1, 1, '9'),             // Código do registro
    operation:    literal(2, 2, '2'),         // Código do arquivo
    service_code: literal(3, 4, '01'),        // Código do serviço
    bank_code:    literal(5, 7, bank.number), // Código do banco
    reserved_1:   reserved(8, 17),            // Uso do banco
    held_count:   integer(18, 25),            // Quantidade em ser
    held_amount:  money(26, 39),              // Valor em ser
    reserved_2:   reserved(40, 394),          // Uso do banco
    sequence:     integer(395, 400),          // Número seqüencial do registro
  },
  `${MANUAL}, p. 25`,
)

export const returnRecords = { header, title, trailer } as const

const CNR = 'HSBC, CNAB 400, Cobrança Não Registrada, Volume IV (05/2008)'

/** Registro header, p. 4. The page prints «COBRANÇA CNR» in 12–26, with its cedilla. */
const headerCnr = record(
  'hsbc400.cnr.return.header',
  400,
  {
    ...returnLabel,
    service_name:     text(12, 26),                 // Literal serviço: COBRANÇA CNR
    agency_number:    digits(27, 31),               // Código da agência cedente
    sub_account:      digits(32, 33),               // Constante: 00
    account_number:   digits(34, 44),               // Número da conta corrente
    return_type:      text(45, 45, { codes: { '1': 'Emissão' } }), // Tipo de retorno: branco, liquidação (nota 08, p. 11)
    reserved_1:       blanks(46, 46),               // Brancos
    beneficiary_name: text(47, 76),                 // Nome do cedente
    bank_code:        literal(77, 79, bank.number), // Código do banco
    bank_name:        text(80, 94),                 // Nome do banco
    generation_date:  date(95, 100, 'DDMMYY'),      // Data de gravação
    recording:        text(101, 108),               // Densidade de gravação: 01600BPI ou 06250BPI
    beneficiary_code: digits(109, 118),             // Código do cedente
    agency_name:      text(119, 138),               // Nome da agência
    form_code:        digits(139, 142),             // Código do formulário
    reserved_2:       blanks(143, 388),             // Brancos
    volume_serial:    text(389, 394),               // Volser do arquivo
    sequence:         integer(395, 400),            // Número seqüencial do registro: 000001
  },
  `${CNR}, p. 4`,
)

/** Código de postagem, nota 02, p. 9. */
const postingCodes: Codes = { '1': 'Não postado pelo HSBC', '2': 'Postado pelo HSBC' }

/** Status da parcela, p. 6. */
const installmentStatuses: Codes = { '0': 'Correta', '1': 'Regularizada', '2': 'Pendente de regularização' }

/** Tipo de liquidação, p. 7. */
const settlementTypes: Codes = { '1': 'Pgto em Cheque', '2': 'Pgto em Dinheiro', '3': 'Pgto por Compensação' }

/** Origem da tarifa, p. 7. */
const feeOrigins: Codes = { '1': 'Liq Caixa', '2': 'Liq Auto Atendimento', '3': 'Interbancária' }

/** Registro detalhe, pp. 5–7. The layout has no amount credited to the account (p. 3). */
const titleCnr = record(
  'hsbc400.cnr.return.title',
  400,
  {
    record_type:         key(1, 1, '1'),             // Código do registro
    beneficiary_id_type: digits(2, 3),               // Código de inscrição: 99
    beneficiary_code:    digits(4, 17),              // Código do cedente
    agency_number:       digits(18, 22),             // Código da agência cedente
    sub_account:         digits(23, 24),             // Sub-conta: 00
    account_number:      digits(25, 35),             // Número da conta corrente
    reserved_1:          blanks(36, 37),             // Brancos
    document_code:       digits(38, 53),             // Código do documento: identificação do título na empresa
    reserved_2:          blanks(54, 54),             // Brancos
    posting_code:        text(55, 55, { codes: postingCodes }), // Código de postagem
    reserved_3:          blanks(56, 62),             // Brancos
    our_number:          digits(63, 78),             // Código do documento: identificação do título no banco
    reserved_4:          reserved(79, 82),           // Uso exclusivo do banco
    credit_date:         date(83, 88, 'DDMMYY'),     // Data de crédito
    currency_code:       digits(89, 89, { codes: { '0': 'Moeda variável', '9': 'Real' } }), // Identificação da moeda
    reserved_5:          blanks(90, 107),            // Brancos
    charge_type:         digits(108, 108),           // Carteira: 1
    occurrence:          digits(109, 110),           // Código de ocorrência
    occurrence_date:     date(111, 116, 'DDMMYY'),   // Data da ocorrência
    installment:         digits(117, 119),           // Número da parcela
    installment_count:   digits(120, 122),           // Total de parcelas
    reason_codes:        text(123, 131),             // Motivo da ocorrência (3 x 3)
    reserved_6:          blanks(132, 146),           // Brancos
    ...paidTitle, // Vencimento, valor, banco e agência que receberam, espécie 99
    iof:                 money(176, 186),            // Valor do IOF
    reserved_7:          blanks(187, 240),           // Brancos
    discount:            money(241, 253),            // Desconto
    principal_amount:    money(254, 266),            // Valor pago: principal
    billet_fine:         money(267, 279),            // Juros de mora
    reserved_8:          zeros(280, 280),            // Constante: 0
    currency_quantity:   rate(281, 293, 2),          // Quantidade de moeda
    currency_quote:      rate(294, 308, 5),          // Cotação da moeda
    installment_status:  text(309, 309, { codes: installmentStatuses }), // Status da parcela
    statement_entry:     digits(310, 315),           // Identificador do lançamento em conta corrente
    reserved_9:          blanks(316, 341),           // Brancos
    settlement_type:     text(342, 342, { codes: settlementTypes }), // Tipo de liquidação
    fee_origin:          text(343, 343, { codes: feeOrigins }), // Origem da tarifa
    reserved_10:         blanks(344, 394),           // Brancos
    sequence:            integer(395, 400),          // Número seqüencial do registro
  },
  `${CNR}, pp. 5–7`,
)

/** Registro trailer, p. 8. */
const trailerCnr = record(
  'hsbc400.cnr.return.trailer',
  400,
  {
    record_type:  key(1, 1, '9'),             // Código do registro
    operation:    literal(2, 2, '2'),         // Código de retorno
    service_code: literal(3, 4, '01'),        // Código do serviço
    bank_code:    literal(5, 7, bank.number), // Código do banco
    reserved_1:   blanks(8, 394),             // Brancos
    sequence:     integer(395, 400),          // Número seqüencial do registro
  },
  `${CNR}, p. 8`,
)

export const returnRecordsCnr = { header: headerCnr, title: titleCnr, trailer: trailerCnr } as const
