// Santander, Layout Cobrança H7800, CNAB 353/400 posições, version 2.36 (July 2025): remessa pp. 8–13, retorno pp. 14–18; version 2.33 (June 2024) has
// the same records. Pages are those of the file: the number printed at the foot is one less.

import { blanks, date, digits, integer, key, literal, money, percentage, record, reserved, taxId, text, zeros } from '../../fixed-width/index.js'
import { document, interestAndDiscount, paidTitle, payer, remittanceLabel, returnLabel, settlementAmounts } from '../families/core400/index.js'
import { cashierInstructions400 } from './cnab400-tables.js'

const MANUAL = 'Santander, H7800, CNAB 353/400 posições, versão 2.36 (07/2025)'

/** Header, p. 14. */
export const returnHeader = record(
  'santander400.return.header',
  400,
  {
    ...returnLabel, // Código do registro, código e literal de transmissão, código e literal do serviço
    agency_number:    digits(27, 30),                     // Código da agência do beneficiário (nota 2)
    movement_account: digits(31, 38),                     // Conta movimento: 8 primeiras posições (nota 2)
    account_number:   digits(39, 46),                     // Conta cobrança: 8 primeiras posições (nota 2)
    beneficiary_name: text(47, 76),                       // Nome do beneficiário
    bank_code:        digits(77, 79),                     // Código do banco: 353 ou 033
    bank_name:        text(80, 94),                       // Nome do banco: SANTANDER
    generation_date:  date(95, 100, 'DDMMYY'),            // Data da geração do arquivo
    reserved_1:       zeros(101, 108),                    // Reservado (uso banco): zeros
    beneficiary_code: digits(109, 117),                   // Código do beneficiário
    reserved_2:       blanks(118, 385),                   // Reservado (uso banco): brancos
    company_acronym:  text(386, 389),                     // Sigla da empresa no sistema
    reserved_3:       blanks(390, 391),                   // Reservado (uso banco): brancos
    file_sequence:    integer(392, 394),                  // Número sequência do arquivo (nota 32)
    sequence:         integer(395, 400),                  // Número sequencial do registro no arquivo
  },
  `${MANUAL}, p. 14`,
)

/** Registro movimento, pp. 15–16. */
export const returnTitle = record(
  'santander400.return.title',
  400,
  {
    record_type:             key(1, 1, '1'),           // Código do registro
    beneficiary_tax_id_type: digits(2, 3),             // Tipo de inscrição do beneficiário: 01 CPF, 02 CNPJ
    beneficiary_tax_id:      taxId(4, 17),             // Nº de inscrição do beneficiário
    agency_number:           digits(18, 21),           // Código de agência do beneficiário (nota 2)
    movement_account:        digits(22, 29),           // Conta movimento: 8 primeiras posições (nota 2)
    account_number:          digits(30, 37),           // Conta cobrança: 8 primeiras posições (nota 2)
    control_number:          text(38, 62),             // Identificação do boleto na empresa
    our_number:              digits(63, 70),           // Identificação do boleto no banco: nosso número (7) e DV
    reserved_1:              blanks(71, 107),          // Reservado (uso banco): brancos
    charge_type:             text(108, 108),           // Tipo de cobrança: código da carteira (nota 20)
    occurrence:              digits(109, 110),         // Código movimento retorno: código de ocorrência (nota 29)
    occurrence_date:         date(111, 116, 'DDMMYY'), // Data da ocorrência
    document_number:         text(117, 126),           // Número do documento: seu número
    our_number_confirmed:    digits(127, 134),         // Identificação do boleto no banco: nosso número
    original_code:           text(135, 136),           // Código original da remessa (nota 30)
    reason_codes:            text(137, 145),           // Código de erro/ocorrência: 1ª, 2ª e 3ª ocorrência (3 x 3, nota 31)
    reserved_2:              blanks(146, 146),         // Reservado (uso banco): branco
    ...paidTitle, // Vencimento, valor nominal, banco cobrador, agência recebedora, espécie (nota 24)
    bank_rate:               money(176, 188),          // Valor da tarifa cobrada
    other_fines:             money(189, 201),          // Valor de outras despesas
    late_interest:           money(202, 214),          // Valor de juros de atraso
    ...settlementAmounts, // IOF recolhido, abatimento e desconto (na liquidação, somados: nota 12), total recebido, juros de mora, outros créditos
    reserved_3:              blanks(293, 293),         // Reservado (uso banco): branco
    acceptance:              text(294, 294),           // Identificação boleto aceite / não aceite: N
    reserved_4:              blanks(295, 295),         // Reservado (uso banco): branco
    credit_date:             date(296, 301, 'DDMMYY'), // Data da efetivação do crédito
    payer_name:              text(302, 337),           // Nome do pagador
    account_complement_mark: text(338, 338),           // Identificador do complemento: I na conta cobrança de 10 posições (nota 2)
    currency_code:           digits(339, 340),         // Código da moeda: 00
    other_unit_amount:       money(341, 353, 5),       // Valor do boleto em outra unidade: não se aplica
    other_unit_iof:          money(354, 366, 5),       // Valor do IOF em outra unidade: não se aplica
    posted_amount:           money(367, 379),          // Valor do débito ou crédito
    posting_type:            text(380, 380),           // Identificação do lançamento: D débito, C crédito
    reserved_5:              blanks(381, 383),         // Reservado (uso banco): brancos
    account_complement:      text(384, 385),           // Complemento: última posição e DV da conta cobrança (nota 2); em branco nos arquivos
    company_acronym:         text(386, 389),           // Sigla da empresa no sistema
    reserved_6:              blanks(390, 391),         // Reservado (uso banco): brancos
    file_sequence:           integer(392, 394),        // Número sequência do arquivo (nota 32)
    sequence:                integer(395, 400),        // Número sequencial do registro no arquivo
  },
  `${MANUAL}, pp. 15–16`,
)

/** Registro movimento, identificação dos dados QR Code (Pix), p. 17: with entries, settlements and write-offs by Pix, when agreed (p. 7). */
export const returnPix = record(
  'santander400.return.pix',
  400,
  {
    record_type:    key(1, 1, '2'),                   // Código do registro
    pix_key_type:   text(2, 2),                       // Tipo de chave DICT, ou branco (nota 34)
    pix_key_or_url: text(3, 79, { case: 'keep', token: true }),    // Código chave DICT, ou URL gerada (notas 35 e 36)
    txid:           text(80, 114, { case: 'keep', token: true }),  // Código de identificação do QR Code, TXID (nota 37)
    reserved_1:     blanks(115, 391),                 // Brancos
    file_sequence:  integer(392, 394),                // Número sequência do arquivo (nota 32)
    sequence:       integer(395, 400),                // Número sequencial do registro no arquivo
  },
  `${MANUAL}, p. 17`,
)

/** Trailer, p. 18. The page does not state whether the counts are of the file or of the bank's records. */
export const returnTrailer = record(
  'santander400.return.trailer',
  400,
  {
    record_type:       key(1, 1, '9'),      // Código de registro
    operation:         literal(2, 2, '2'),  // Código da remessa
    service_code:      literal(3, 4, '01'), // Código do serviço
    bank_code:         digits(5, 7),        // Código do banco: 353 ou 033
    reserved_1:        blanks(8, 17),       // Reservado (uso banco): brancos
    simple_count:      integer(18, 25),     // Quantidade de registros na cobrança simples
    simple_amount:     money(26, 39),       // Valor total dos boletos na cobrança simples
    simple_notice:     text(40, 47),        // Número do aviso de cobrança simples
    reserved_2:        reserved(48, 97),    // Reservado (uso banco): brancos; zeros nos arquivos
    pledged_count:     integer(98, 105),    // Quantidade de registros na cobrança caucionada
    pledged_amount:    money(106, 119),     // Valor total dos boletos na cobrança caucionada
    pledged_notice:    text(120, 127),      // Número do aviso da cobrança caucionada
    reserved_3:        blanks(128, 137),    // Reservado (uso banco): brancos
    discounted_count:  integer(138, 145),   // Quantidade de registros na cobrança descontada
    discounted_amount: money(146, 159),     // Valor total dos boletos na cobrança descontada
    discounted_notice: text(160, 167),      // Número do aviso da cobrança descontada
    reserved_4:        blanks(168, 391),    // Reservado (uso banco): brancos
    file_sequence:     integer(392, 394),   // Número sequência do arquivo (nota 32)
    sequence:          integer(395, 400),   // Número sequencial do registro no arquivo
  },
  `${MANUAL}, p. 18`,
)

/** Header, p. 8. */
export const remittanceHeader = record(
  'santander400.remittance.header',
  400,
  {
    ...remittanceLabel, // Código do registro, código e literal de transmissão, código e literal do serviço
    transmission_code: digits(27, 46),                     // Código de transmissão: agência (4), conta movimento (8), conta cobrança (8) (notas 1 e 2)
    beneficiary_name:  text(47, 76),                       // Nome do beneficiário
    bank_code:         digits(77, 79),                     // Código do banco: 353 ou 033
    bank_name:         text(80, 94),                       // Nome do banco: SANTANDER
    generation_date:   date(95, 100, 'DDMMYY'),            // Data da geração do arquivo
    reserved_1:        zeros(101, 116),                    // Reservado (uso banco): zeros
    message_1:         text(117, 163),                     // Mensagem 1
    message_2:         text(164, 210),                     // Mensagem 2
    message_3:         text(211, 257),                     // Mensagem 3
    message_4:         text(258, 304),                     // Mensagem 4
    message_5:         text(305, 351),                     // Mensagem 5
    reserved_2:        blanks(352, 385),                   // Reservado (uso banco): brancos
    reserved_3:        blanks(386, 391),                   // Reservado (uso banco): brancos
    file_sequence:     integer(392, 394),                  // Nº sequencial do arquivo, opcional (nota 32)
    sequence:          integer(395, 400),                  // Nº sequencial do registro no arquivo: 000001
  },
  `${MANUAL}, p. 8`,
)

/** Registro movimento, pp. 9–10. */
export const remittanceTitle = record(
  'santander400.remittance.title',
  400,
  {
    record_type:              key(1, 1, '1'),           // Código do registro
    beneficiary_tax_id_type:  digits(2, 3),             // Tipo de inscrição do beneficiário: 01 CPF, 02 CNPJ
    beneficiary_tax_id:       taxId(4, 17),             // Nº de inscrição do beneficiário
    agency_number:            digits(18, 21),           // Código da agência beneficiário (nota 2)
    movement_account:         digits(22, 29),           // Conta movimento beneficiário: 8 primeiras posições (nota 2)
    account_number:           digits(30, 37),           // Conta cobrança beneficiário: 8 primeiras posições (nota 2)
    control_number:           text(38, 62),             // Identificação do boleto na empresa (nota 19)
    our_number:               digits(63, 70),           // Identificação do boleto no banco: nosso número (7) e DV (nota 3)
    second_discount_date:     date(71, 76, 'DDMMYY'),   // Data do desconto 2 (nota 11)
    reserved_1:               blanks(77, 77),           // Reservado (uso banco): branco
    fine_code:                digits(78, 78),           // Código de multa: 4, com multa (nota 4)
    fine_value:               money(79, 82, { unit: { by: 'fine_code', codes: { '4': percentage(2) } } }), // Percentual de multa (nota 4)
    currency_code:            digits(83, 84),           // Código da moeda: 00
    other_unit_amount:        money(85, 97, 5),         // Valor do boleto em outra unidade: não se aplica
    reserved_2:               blanks(98, 101),          // Reservado (uso banco): brancos
    fine_date:                date(102, 107, 'DDMMYY'), // Data da multa (nota 4)
    charge_type:              digits(108, 108),         // Tipo de cobrança: código da carteira (nota 20)
    movement:                 digits(109, 110),         // Código de movimento remessa: código da ocorrência (nota 21)
    document_number:          text(111, 120),           // Nº do documento: seu número (nota 22); required by the notary if the slip is to be protested
    due_date:                 date(121, 126, 'DDMMYY'), // Data de vencimento do boleto (nota 7)
    amount:                   money(127, 139),          // Valor nominal do boleto
    bank_code:                digits(140, 142),         // Número do banco cobrador: 353 ou 033
    collecting_agency_number: digits(143, 147),         // Código agência cobradora; zeros (nota 23)
    ...document, // Espécie (nota 24), aceite (a página só traz N), data de emissão (nota 9)
    first_instruction:        digits(157, 158, { codes: cashierInstructions400 }), // Primeira instrução (nota 25)
    second_instruction:       digits(159, 160, { codes: cashierInstructions400 }), // Segunda instrução (nota 25)
    ...interestAndDiscount, // Valor de mora dia, data limite e valor do desconto (nota 11)
    iof_rate:                 money(193, 205, { unit: percentage(5) }), // Percentual do IOF a ser recolhido, 5 casas (nota 5)
    value_rebate:             money(206, 218),          // Valor do abatimento, ou do segundo desconto (nota 12)
    ...payer, // Pagador (notas 26 e 27)
    reserved_3:               reserved(352, 381),       // Reservado (uso banco): brancos; na edição de 2009, nome do sacador
    reserved_4:               blanks(382, 382),         // Reservado (uso banco): branco
    account_complement_mark:  text(383, 383),           // Identificador do complemento: I na conta cobrança de 10 posições, branco na de 8 (nota 2)
    account_complement:       digits(384, 385),         // Complemento: última posição e DV da conta cobrança (nota 2)
    reserved_5:               blanks(386, 391),         // Reservado (uso banco): brancos
    days_for_sue:             integer(392, 393),        // Número de dias corridos para protesto, com a instrução 06 (nota 28)
    reserved_6:               blanks(394, 394),         // Reservado (uso banco): branco
    sequence:                 integer(395, 400),        // Número sequencial do registro no arquivo
  },
  `${MANUAL}, pp. 9–10`,
)

/** Registro movimento, identificação de tipo de pagamento e dados QR Code (opcional), p. 11. After the title. */
export const remittancePayment = record(
  'santander400.remittance.payment',
  400,
  {
    record_type:    key(1, 1, '8'),                   // Código do registro
    payment_type:   digits(2, 3),                     // Identificação do tipo de pagamento (nota 16)
    payment_count:  integer(4, 5),                    // Quantidade de pagamentos possíveis, de 01 a 99 (nota 17)
    value_type:     digits(6, 6),                     // Tipo de valor informado: 1 percentual, 2 valor (nota 18)
    max_value:      money(7, 19),                     // Valor máximo
    max_percentage: money(20, 24, { unit: percentage(2) }), // Percentual máximo
    min_value:      money(25, 37),                    // Valor mínimo
    min_percentage: money(38, 42, { unit: percentage(2) }), // Percentual mínimo
    pix_key_type:   text(43, 43),                     // Tipo de chave DICT (nota 34)
    pix_key:        text(44, 120, { case: 'keep', token: true }),  // Código chave DICT (nota 35)
    txid:           text(121, 155, { case: 'keep', token: true }), // Código de identificação do QR Code, TXID (nota 37)
    reserved_1:     blanks(156, 394),                 // Reservado (uso banco): brancos
    sequence:       integer(395, 400),                // Número sequencial do registro no arquivo
  },
  `${MANUAL}, p. 11`,
)

/** Registro movimento, mensagem variável por boleto (opcional), p. 12, in one of its types. The page prints 02 for the third message as well. */
const message = <const Type extends string>(type: Type) =>
  record(
    `santander400.remittance.message_${type}`,
    400,
    {
      record_type:             key(1, 1, type),   // Código do registro: 2 recibo do pagador; 4 a 7 ficha de compensação
      reserved_1:              blanks(2, 17),     // Reservado (uso banco)
      agency_number:           digits(18, 21),    // Código da agência do beneficiário (nota 2)
      movement_account:        digits(22, 29),    // Conta movimento beneficiário (nota 2)
      account_number:          digits(30, 37),    // Conta cobrança beneficiário (nota 2)
      reserved_2:              blanks(38, 47),    // Reservado (uso banco)
      line_number_1:           digits(48, 49),    // Sub-sequência do registro: 01
      message_1:               text(50, 99),      // Mensagem variável por boleto
      line_number_2:           digits(100, 101),  // Sub-sequência do registro: 02
      message_2:               text(102, 151),    // Mensagem variável por boleto
      line_number_3:           digits(152, 153),  // Sub-sequência do registro: 03
      message_3:               text(154, 203),    // Mensagem variável por boleto
      reserved_3:              blanks(204, 382),  // Reservado (uso banco)
      account_complement_mark: text(383, 383),    // Identificador do complemento (nota 2)
      account_complement:      digits(384, 385),  // Complemento (nota 2)
      reserved_4:              blanks(386, 394),  // Reservado (uso banco): brancos
      sequence:                integer(395, 400), // Número sequencial do registro no arquivo
    },
    `${MANUAL}, p. 12`,
  )

/** Message on the payer's receipt: up to 24 records per title. */
const remittanceReceiptMessage = message('2')

/** Messages on the slip (ficha de compensação): one record of each type per title. */
export const remittanceMessage4 = message('4')
export const remittanceMessage5 = message('5')
export const remittanceMessage6 = message('6')
export const remittanceMessage7 = message('7')

/** Trailer, p. 13. */
const remittanceTrailer = record(
  'santander400.remittance.trailer',
  400,
  {
    record_type:  key(1, 1, '9'),    // Código do registro
    record_count: integer(2, 7),     // Quantidade de registros no arquivo
    total_amount: money(8, 20),      // Valor total dos boletos
    reserved_1:   zeros(21, 394),    // Reservado (uso banco): zeros
    sequence:     integer(395, 400), // Número sequencial do registro no arquivo
  },
  `${MANUAL}, p. 13`,
)

/** Records of a remittance. */
export const remittanceRecords400 = {
  header: remittanceHeader,
  title: remittanceTitle, payment: remittancePayment, receipt_message: remittanceReceiptMessage,
  message_4: remittanceMessage4, message_5: remittanceMessage5, message_6: remittanceMessage6,
  message_7: remittanceMessage7,
  trailer: remittanceTrailer,
} as const
