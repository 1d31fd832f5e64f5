// Sicoob (756), Manual para cedentes com sistema próprio e utilização do correspondente Bradesco, PDF of July 2013, pp. 7–9; that of March 2015
// (pp. 21–22) has the same columns. Carteira 9: titles that Bradesco collects for Sicoob, in a file laid out after Bradesco's, under number 756.

import { blanks, date, digits, integer, key, literal, money, record, taxId, text, zeros } from '../../fixed-width/index.js'

const MANUAL = 'Sicoob, Manual para cedentes com sistema próprio e utilização do correspondente Bradesco (julho/2013)'

/** Header, pp. 7–8. */
export const returnHeaderBradesco400 = record(
  'sicoob400.return.bradesco_header',
  400,
  {
    record_type:             key(1, 1, '0'),                       // Identificação do registro
    operation:               literal(2, 2, '2'),                   // Identificação do arquivo de retorno
    operation_name:          literal(3, 9, 'RETORNO'),             // Literal retorno
    service_code:            literal(10, 11, '01'),                // Código de serviço
    service_name:            literal(12, 26, 'COBRANCA       '),   // Literal de serviço
    agency_prefix:           zeros(27, 35),                        // Código da empresa: zeros
    agency_number:           digits(36, 39),                       // Código da empresa: cooperativa
    beneficiary_code:        digits(40, 46),                       // Código da empresa: código do cedente
    beneficiary_name:        text(47, 76),                         // Nome da empresa
    bank_code:               literal(77, 79, '756'),               // Código do banco na câmara de compensação
    bank_name:               text(80, 94),                         // Nome do banco: BANCOOB
    generation_date:         date(95, 100, 'DDMMYY'),              // Data de gravação do arquivo
    correspondent_agency:    digits(101, 104),                     // Número da agência correspondente
    correspondent_digit:     text(105, 105),                       // Dígito da agência correspondente
    correspondent_account:   digits(106, 112),                     // Conta corrente correspondente
    correspondent_account_digit: text(113, 113),                   // Dígito da conta corrente correspondente
    correspondent_agreement: digits(114, 133),                     // Código de empresa correspondente
    correspondent_name:      text(134, 233),                       // Nome do cedente correspondente, para impressão
    reserved_1:              blanks(234, 394),                     // Brancos
    sequence:                integer(395, 400),                    // Número seqüencial: 000001
  },
  `${MANUAL}, pp. 7–8`,
)

/** Detalhe, pp. 8–9. Of values there are the title's, the fees and what was paid: the other columns of money are zeros by the manual. */
export const returnTitleBradesco400 = record(
  'sicoob400.return.bradesco_title',
  400,
  {
    record_type:             key(1, 1, '1'),            // Identificação do registro
    beneficiary_tax_id_type: digits(2, 3),              // Tipo de inscrição da empresa: 01 CPF, 02 CNPJ
    beneficiary_tax_id:      taxId(4, 17),              // Número de inscrição da empresa
    reserved_1:              zeros(18, 20),             // Zeros
    agency_prefix:           zeros(21, 26),             // Código da cooperativa, primeiras 6 das 10 posições
    agency_number:           digits(27, 30),            // Código da cooperativa
    beneficiary_code:        digits(31, 37),            // Código de cobrança
    control_number:          text(38, 62),              // Número de controle do participante
    reserved_2:              zeros(63, 70),             // Zeros
    our_number:              digits(71, 81),            // Nosso número: ano (2), prefixo (3), seqüencial (6)
    our_number_digit:        text(82, 82),              // DV do nosso número: algarismo ou P
    reserved_3:              blanks(83, 92),            // Brancos
    reserved_4:              zeros(93, 104),            // Zeros
    split_indicator:         blanks(105, 105),          // Indicador de rateio de crédito: branco
    reserved_5:              zeros(106, 107),           // Zeros
    wallet_number:           digits(108, 108),          // Carteira: 9 cobrança com registro
    occurrence:              digits(109, 110),          // Identificação da ocorrência
    occurrence_date:         date(111, 116, 'DDMMYY'),  // Data da ocorrência no banco
    document_number:         text(117, 126),            // Número do documento
    our_number_sent:         blanks(127, 146),          // Identificação do título no banco: brancos
    due_date:                date(147, 152, 'DDMMYY'),  // Data de vencimento do título
    amount:                  money(153, 165),           // Valor do título
    receiving_bank:          digits(166, 168),          // Banco cobrador
    receiving_agency_number: digits(169, 173),          // Agência cobradora
    document_type:           blanks(174, 175),          // Espécie do título: brancos
    bank_rate:               money(176, 188),           // Despesas de cobrança, nas ocorrências 02 e 28
    other_fines:             money(189, 201),           // Outras despesas: custas de protesto
    late_interest:           zeros(202, 214),           // Juros operações em atraso: zeros
    iof:                     zeros(215, 227),           // IOF devido: zeros
    value_rebate:            zeros(228, 240),           // Abatimento concedido: zeros
    discount:                zeros(241, 253),           // Desconto concedido: zeros
    paid_amount:             money(254, 266),           // Valor pago
    billet_fine:             zeros(267, 279),           // Juros de mora: zeros
    other_credit:            zeros(280, 292),           // Outros créditos: zeros
    reserved_6:              blanks(293, 294),          // Brancos
    protest_reason:          blanks(295, 295),          // Motivo da ocorrência 19: branco
    credit_date:             date(296, 301, 'DDMMYY'),  // Data do crédito
    reserved_7:              blanks(302, 318),          // Brancos
    reason_codes:            digits(319, 328),          // Motivos, até 5
    reserved_8:              blanks(329, 394),          // Brancos
    sequence:                integer(395, 400),         // Número seqüencial
  },
  `${MANUAL}, pp. 8–9`,
)

/** Trailer, p. 9. */
export const returnTrailerBradesco400 = record(
  'sicoob400.return.bradesco_trailer',
  400,
  {
    record_type: key(1, 1, '9'),    // Identificação do registro
    reserved_1:  blanks(2, 394),    // Brancos
    sequence:    integer(395, 400), // Número seqüencial
  },
  `${MANUAL}, p. 9`,
)
