/**
 * BRB, Manual e Leiautes, version 077 (June 2019), sheet Leiaute Retorno. Dates have eight digits. The sheets of 2014 have the same columns. In their files the
 * date of the credit, the kind of the write-off and the centralizing account may be blank, and fees (retorno, rows 46–47) are in columns that are zeros in
 * version 077. Nothing in a file distinguishes the two.
 */
import { blanks, date, digits, integer, key, literal, money, record, reserved, taxId, text, zeros } from '../../fixed-width/index.js'
import { returnLabel } from '../families/core400/index.js'
import { documentTypesReturned, payerKinds, taxIdTypes, writeOffTypes } from './tables.js'

const MANUAL = 'BRB, Manual e Leiautes, versão 077 (06/2019), planilha Leiaute Retorno'

/** Header, rows 20–37. */
const header = record(
  'brb400.return.header',
  400,
  {
    ...returnLabel,                                    // 02RETORNO01COBRANCA, branco
    beneficiary_code: digits(27, 46),                  // Código do beneficiário (conta)
    beneficiary_name: text(47, 76),                    // Nome do beneficiário
    bank_code:        literal(77, 79, '070'),          // Número do BRB
    bank_name:        literal(80, 82, 'BRB'),          // Nome do banco
    reserved_1:       blanks(83, 94),                  // Branco
    generation_date:  date(95, 102, 'DDMMYYYY'),       // Data da gravação
    reserved_2:       blanks(103, 108),                // Branco
    reserved_3:       blanks(109, 113),                // Branco
    reserved_4:       blanks(114, 379),                // Branco
    movement_date:    date(380, 387, 'DDMMYYYY'),      // Data do movimento
    reserved_5:       blanks(388, 394),                // Branco
    sequence:         integer(395, 400),               // Sequencial de registro
  },
  `${MANUAL}, linhas 20–37`,
)

/**
 * Registro, rows 42–82. In a real file, of a title without registration, the amount is the paid one, after the discount of 271–283: that discount is 10% of their
 * sum. The reason begins with its code of the list of rows 102–228 (sheet Exemplo Retorno, rows
 * 12–16).
 */
const title = record(
  'brb400.return.title',
  400,
  {
    record_type:             key(1, 1, '1'),                                      // Identificação do registro
    payer_tax_id_type:       digits(2, 3, { codes: taxIdTypes }),                 // Tipo de inscrição
    payer_tax_id:            taxId(4, 17),                                        // CNPJ ou CPF do pagador
    reserved_1:              blanks(18, 20),                                      // Branco
    reserved_2:              zeros(21, 24),                                       // Zeros
    number_increment:        digits(25, 27),                                      // Incremento do campo livre do nosso número
    beneficiary_code:        digits(28, 37),                                      // Código de convênio do beneficiário (conta)
    reserved_3:              blanks(38, 45),                                      // Branco
    document_number:         text(46, 70),                                        // Número do documento / seu número
    our_number_prefix:       digits(71, 71),                                      // Nosso número MSSSSSS070dd: M, modalidade
    our_number:              text(72, 82, { numeric: true }),                     // Nosso número: sequencial, 070 e dígitos
    central_account:         text(83, 92),                                        // Código de convênio do beneficiário centralizador
    document_number_again:   text(93, 105),                                       // Número do documento / seu número
    reserved_4:              blanks(106, 107),                                    // Branco
    payer_kind:              text(108, 108, { codes: payerKinds }),               // Indicação de pagador eletrônico DDA
    occurrence:              digits(109, 110),                                    // Ocorrência
    occurrence_date:         date(111, 118, 'DDMMYYYY'),                          // Data ocorrência
    credit_date:             date(119, 126, 'DDMMYYYY', { empty: 'blanks' }),     // Data de crédito; zeros in the sheet Exemplo Retorno
    write_off_type:          text(127, 128, { codes: writeOffTypes }),            // Tipo de baixa
    our_number_again:        text(129, 140),                                      // Nosso número
    split_code:              text(141, 144),                                      // Código do rateio
    reserved_5:              blanks(145, 148),                                    // Branco
    due_date:                date(149, 156, 'DDMMYYYY'),                          // Data vencimento
    amount:                  money(157, 169),                                     // Valor do título
    receiving_bank:          digits(170, 172),                                    // Banco cobrador
    receiving_agency_number: digits(173, 177),                                    // Agência cobradora
    document_type:           digits(178, 179, { codes: documentTypesReturned }),  // Espécie de título
    bank_rate:               money(180, 192),                                     // Zeros; 2014: despesas de cobrança
    other_fines:             money(193, 205),                                     // Zeros; 2014: outras despesas
    reserved_6:              zeros(206, 218),                                     // Zeros
    iof:                     money(219, 231),                                     // IOF devido
    reserved_7:              zeros(232, 244),                                     // Zeros
    registered_discount:     money(245, 257),                                     // Desconto do título: o registrado
    paid_amount:             money(258, 270),                                     // Valor pago
    granted_deductions:      money(271, 283),                                     // Outros débitos: soma de abatimentos e descontos concedidos
    billet_fine:             money(284, 296),                                     // Outros créditos: soma de juros e multas
    reserved_8:              blanks(297, 298),                                    // Branco
    reserved_9:              reserved(299, 299),                                  // Branco; 0 in the sheet Exemplo Retorno and in a real file
    payment_date:            date(300, 307, 'DDMMYYYY'),                          // Data do pagamento/liquidação
    bank_reserved:           reserved(308, 364),                                  // Uso exclusivo BRB
    reason_code:             text(365, 367),                                      // Motivo de rejeição: código
    rejection_text:          text(368, 394),                                      // Motivo de rejeição: texto
    sequence:                integer(395, 400),                                   // Sequencial de registro
  },
  `${MANUAL}, linhas 42–82`,
)

/** Trailer, rows 87–98. */
const trailer = record(
  'brb400.return.trailer',
  400,
  {
    record_type:    key(1, 1, '9'),         // Identificação do registro
    operation:      literal(2, 2, '2'),     // Identificação do retorno
    service_code:   literal(3, 4, '01'),    // Tipo de registro
    bank_code:      literal(5, 7, '070'),   // Código do banco
    reserved_1:     blanks(8, 57),          // Branco
    entry_count:    integer(58, 62),        // Quantidade de entrada
    entry_amount:   money(63, 74),          // Valor da entrada
    reserved_2:     blanks(75, 86),         // Branco
    settled_count:  integer(87, 91),        // Qte total de liquidações
    settled_amount: money(92, 103),         // Valor total das liquidações
    reserved_3:     blanks(104, 394),       // Branco
    sequence:       integer(395, 400),      // Sequência do registro
  },
  `${MANUAL}, linhas 87–98`,
)

export const returnRecords = { header, title, trailer } as const
