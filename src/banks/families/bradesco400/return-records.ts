// Bradesco, Manual de Procedimentos Operacionais para Troca de Arquivos – Cobrança Bradesco, version 17 of 28 September 2020, pp. 35–44 and 51; «2023»
// marks additions of the version of March 2023 (pages as printed there).

import { blanks, date, digits, integer, key, literal, money, record, reserved, taxId, text, zeros } from '../../../fixed-width/index.js'
import type { BankIdentity } from '../../bank.js'

const MANUAL = 'Bradesco, Cobrança CNAB 400, versão 17 (28/09/2020)'
const NEW_MANUAL = 'Bradesco, Cobrança CNAB 400, março/2023'

/** Header label, p. 35. */
const header = (bank: BankIdentity) => record(
  `${bank.slug}400.return.header`,
  400,
  {
    record_type:       key(1, 1, '0'),                     // Identificação do registro
    operation:         literal(2, 2, '2'),                 // Identificação do arquivo retorno
    operation_name:    literal(3, 9, 'RETORNO'),           // Literal retorno
    service_code:      literal(10, 11, '01'),              // Código do serviço
    service_name:      literal(12, 26, 'COBRANCA       '), // Literal serviço
    company_code:      digits(27, 46),                     // Código da empresa, dado pelo banco
    beneficiary_name:  text(47, 76),                       // Nome da empresa por extenso
    bank_code:         literal(77, 79, bank.number),            // Número do Bradesco na câmara de compensação
    bank_name:         text(80, 94),                       // Nome do banco por extenso
    generation_date:   date(95, 100, 'DDMMYY'),            // Data da gravação do arquivo
    recording_density: digits(101, 108),                   // Densidade de gravação: 01600000
    notice_number:     integer(109, 113),                  // Nº do aviso bancário: one per file, the same as in the trailer
    reserved_1:        blanks(114, 379),                   // Branco
    credit_date:       date(380, 385, 'DDMMYY'),           // Data do crédito
    reserved_2:        blanks(386, 394),                   // Branco
    sequence:          integer(395, 400),                  // Nº sequencial de registro: 000001
  },
  `${MANUAL}, p. 35`,
)

/** Registro de transação, tipo 1, pp. 36–38. */
const title = (bank: BankIdentity) => record(
  `${bank.slug}400.return.title`,
  400,
  {
    record_type:             key(1, 1, '1'),                                // Identificação do registro
    beneficiary_tax_id_type: digits(2, 3),                                  // Tipo de inscrição da empresa: 01 CPF, 02 CNPJ
    beneficiary_tax_id:      taxId(4, 17),                                  // Número de inscrição da empresa
    reserved_1:              zeros(18, 20),                                 // Zeros
    reserved_2:              zeros(21, 21),                                 // Identificação da empresa (p. 41): zero
    wallet_number:           digits(22, 24),                                // Identificação da empresa: carteira
    agency_prefix:           digits(25, 25),                                // Identificação da empresa: agência, primeira das 5 posições: a agência tem 4
    agency_number:           digits(26, 29),                                // Identificação da empresa: agência, sem o dígito
    account_number:          digits(30, 36),                                // Identificação da empresa: conta corrente
    account_digit:           text(37, 37),                                  // Identificação da empresa: dígito da conta, que pode ser P
    control_number:          text(38, 62),                                  // Nº controle do participante: uso da empresa
    reserved_3:              zeros(63, 70),                                 // Zeros
    our_number:              digits(71, 81),                                // Identificação do título no banco (p. 41)
    our_number_digit:        text(82, 82),                                  // Identificação do título no banco: dígito, que pode ser P
    reserved_4:              reserved(83, 92),                              // Uso do banco: zeros
    reserved_5:              reserved(93, 104),                             // Uso do banco: zeros
    split_indicator:         text(105, 105),                                // Indicador de rateio: R, ou zero (p. 41)
    payment_count:           integer(106, 107),                             // Pagamento parcial: parcelas aceitas, ou 00 (p. 41)
    wallet_short_code:       text(108, 108),                                // Carteira, um algarismo
    occurrence:              digits(109, 110),                              // Identificação de ocorrência (p. 42)
    occurrence_date:         date(111, 116, 'DDMMYY'),                      // Data da ocorrência no banco
    document_number:         text(117, 126),                                // Número do documento
    our_number_confirmed:    text(127, 146),                                // Identificação do título no banco, a mesma de 71–82 (p. 42)
    due_date:                date(147, 152, 'DDMMYY'),                      // Data do vencimento do título
    amount:                  money(153, 165),                               // Valor do título
    receiving_bank:          digits(166, 168),                              // Banco cobrador: código na câmara de compensação
    receiving_agency_number: digits(169, 173),                              // Agência cobradora
    document_type:           text(174, 175),                                // Espécie do título: branco
    bank_rate:               money(176, 188),                               // Despesas de cobrança, com as ocorrências 02 e 28 (pp. 42–43)
    other_fines:             money(189, 201),                               // Outras despesas: custas de protesto (p. 43)
    operation_interest:      money(202, 214),                               // Juros operação em atraso: zeros
    iof:                     money(215, 227),                               // IOF devido: na liquidação, o recolhido (p. 43)
    value_rebate:            money(228, 240),                               // Abatimento concedido; na liquidação vem em 241–253 (p. 43)
    discount:                money(241, 253),                               // Desconto concedido; na liquidação, com o abatimento (p. 43)
    paid_amount:             money(254, 266),                               // Valor pago: o total recebido (p. 43)
    billet_fine:             money(267, 279),                               // Juros de mora, contidos no valor pago (p. 43)
    other_credit:            money(280, 292),                               // Outros créditos: zeros
    reserved_6:              reserved(293, 294),                            // Brancos no manual, às vezes zeros nos arquivos
    protest_answer:          text(295, 295),                                // Motivo das ocorrências 19 e 25: A aceito, D desprezado (p. 43)
    credit_date:             date(296, 301, 'DDMMYY', { empty: 'blanks' }), // Data do crédito
    payment_origin:          text(302, 304),                                // Origem do pagamento: canal (pp. 43–44)
    reserved_7:              blanks(305, 314),                              // Brancos
    cheque_bank:             text(315, 318),                                // 0237 quando cheque Bradesco; zeros nos arquivos
    reason_codes:            text(319, 328),                                // Motivos da ocorrência: até 5 de 2 (p. 44)
    reserved_8:              blanks(329, 368),                              // Brancos
    notary_number:           text(369, 370),                                // Número do cartório, a quem se cadastrou para isso (p. 51)
    notary_protocol:         text(371, 380),                                // Número do protocolo, idem (p. 51)
    reserved_9:              blanks(381, 394),                              // Brancos
    sequence:                integer(395, 400),                             // Nº sequencial de registro
  },
  `${MANUAL}, pp. 36–38`,
)

/** Registro de transação, tipo 3: rateio de crédito (opcional), pp. 38–39. Values only with occurrence 06 of the title (p. 51). */
const split = (bank: BankIdentity) => record(
  `${bank.slug}400.return.split`,
  400,
  {
    record_type:             key(1, 1, '3'),             // Identificação do registro
    wallet_number:           digits(2, 4),               // Identificação da empresa no banco (p. 51): carteira
    agency_prefix:           digits(5, 5),               // Identificação da empresa: agência, primeira das 5 posições
    agency_number:           digits(6, 9),               // Identificação da empresa: agência, sem o dígito
    account_number:          digits(10, 16),             // Identificação da empresa: conta corrente
    account_digit:           text(17, 17),               // Identificação da empresa: dígito da conta
    our_number:              digits(18, 28),             // Identificação do título no banco (p. 51)
    our_number_digit:        text(29, 29),               // Identificação do título no banco: dígito
    split_calculation_code:  digits(30, 30),             // Código de cálculo do rateio: 1 valor cobrado, 2 do registro, 3 pelo menor
    split_value_type:        digits(31, 31),             // Tipo de valor informado: 1 percentual, 2 valor
    reserved_1:              blanks(32, 43),             // Filler
    split_1_bank:            digits(44, 46),             // Código do banco para crédito do 1º beneficiário: 237
    split_1_agency_number:   digits(47, 51),             // Código da agência (1º)
    split_1_agency_digit:    text(52, 52),               // Dígito da agência (1º)
    split_1_account_number:  digits(53, 64),             // Número da conta corrente (1º)
    split_1_account_digit:   text(65, 65),               // Dígito da conta corrente (1º)
    split_1_value:           money(66, 80),              // Valor efetivo do rateio, quando do pagamento (1º)
    split_1_name:            text(81, 120),              // Nome do 1º beneficiário
    reserved_2:              blanks(121, 141),           // Filler
    split_1_part:            text(142, 147),             // Parcela (1º)
    split_1_floating_days:   integer(148, 150),          // Floating (1º)
    split_1_credit_date:     date(151, 158, 'DDMMYYYY'), // Data do crédito (1º)
    split_1_status:          text(159, 160),             // Status/motivo da ocorrência de rateio (1º, p. 52)
    split_2_bank:            digits(161, 163),           // Código do banco (2º)
    split_2_agency_number:   digits(164, 168),           // Código da agência (2º)
    split_2_agency_digit:    text(169, 169),             // Dígito da agência (2º)
    split_2_account_number:  digits(170, 181),           // Número da conta corrente (2º)
    split_2_account_digit:   text(182, 182),             // Dígito da conta corrente (2º)
    split_2_value:           money(183, 197),            // Valor efetivo do rateio (2º)
    split_2_name:            text(198, 237),             // Nome do 2º beneficiário
    reserved_3:              blanks(238, 258),           // Filler
    split_2_part:            text(259, 264),             // Parcela (2º)
    split_2_floating_days:   integer(265, 267),          // Floating (2º)
    split_2_credit_date:     date(268, 275, 'DDMMYYYY'), // Data do crédito (2º)
    split_2_status:          text(276, 277),             // Status/motivo da ocorrência de rateio (2º)
    split_3_bank:            digits(278, 280),           // Código do banco (3º)
    split_3_agency_number:   digits(281, 285),           // Código da agência (3º)
    split_3_agency_digit:    text(286, 286),             // Dígito da agência (3º)
    split_3_account_number:  digits(287, 298),           // Número da conta (3º)
    split_3_account_digit:   text(299, 299),             // Dígito da conta (3º)
    split_3_value:           money(300, 314),            // Valor efetivo do rateio (3º)
    split_3_name:            text(315, 354),             // Nome do 3º beneficiário
    reserved_4:              blanks(355, 375),           // Filler
    split_3_part:            text(376, 381),             // Parcela (3º)
    split_3_floating_days:   integer(382, 384),          // Floating (3º)
    split_3_credit_date:     date(385, 392, 'DDMMYYYY'), // Data do crédito (3º)
    split_3_status:          text(393, 394),             // Status/motivo da ocorrência de rateio (3º)
    sequence:                integer(395, 400),          // Nº sequencial do registro
  },
  `${MANUAL}, pp. 38–39`,
)

/** Registro de transação, tipo 4: QR Code, 2023 p. 34. After its title. */
const pix = (bank: BankIdentity) => record(
  `${bank.slug}400.return.pix`,
  400,
  {
    record_type:      key(1, 1, '4'),                   // Identificação do registro
    wallet_number:    digits(2, 4),                     // Carteira
    agency_prefix:    digits(5, 5),                     // Agência, primeira das 5 posições
    agency_number:    digits(6, 9),                     // Agência
    account_number:   digits(10, 16),                   // Conta corrente, sem dígito
    our_number:       digits(17, 27),                   // Nosso número
    our_number_digit: text(28, 28),                     // Dígito do nosso número
    pix_url:          text(29, 105, { case: 'keep', token: true }),  // Chave Pix / URL do QR Code
    pix_txid:         text(106, 140, { case: 'keep', token: true }), // TXID
    reserved_1:       blanks(141, 394),                 // Brancos
    sequence:         integer(395, 400),                // Nº sequencial do registro
  },
  `${NEW_MANUAL}, p. 34`,
)

/**
 * Trailer, pp. 40–41. Counts and values by occurrence. In real files the settlements (75–103) are the occurrences 06 and 15. The manual prints the value of 06
 * twice; in a real file 75–86 is the amount paid and 92–103 the face value of the titles.
 */
const trailer = (bank: BankIdentity) => record(
  `${bank.slug}400.return.trailer`,
  400,
  {
    record_type:            key(1, 1, '9'),       // Identificação do registro
    operation:              literal(2, 2, '2'),   // Identificação do retorno
    service_code:           literal(3, 4, '01'),  // Identificação tipo de registro
    bank_code:              literal(5, 7, bank.number), // Código do banco
    reserved_1:             blanks(8, 17),        // Brancos
    title_count:            integer(18, 25),      // Quantidade de títulos em cobrança
    total_amount:           money(26, 39),        // Valor total em cobrança
    notice_number:          integer(40, 47),      // Nº do aviso bancário
    reserved_2:             blanks(48, 57),       // Brancos
    entry_count:            integer(58, 62),      // Quantidade de registros, ocorrência 02
    entry_amount:           money(63, 74),        // Valor dos registros, ocorrência 02
    settlement_paid_amount: money(75, 86),        // Valor dos registros, ocorrência 06
    settlement_count:       integer(87, 91),      // Quantidade dos registros, ocorrência 06
    settlement_amount:      money(92, 103),       // Valor dos registros, ocorrência 06
    write_off_count:        integer(104, 108),    // Quantidade dos registros, ocorrências 09 e 10
    write_off_amount:       money(109, 120),      // Valor dos registros, ocorrências 09 e 10
    rebate_cancel_count:    integer(121, 125),    // Quantidade dos registros, ocorrência 13
    rebate_cancel_amount:   money(126, 137),      // Valor dos registros, ocorrência 13
    due_date_count:         integer(138, 142),    // Quantidade dos registros, ocorrência 14
    due_date_amount:        money(143, 154),      // Valor dos registros, ocorrência 14
    rebate_count:           integer(155, 159),    // Quantidade dos registros, ocorrência 12
    rebate_amount:          money(160, 171),      // Valor dos registros, ocorrência 12
    protest_count:          integer(172, 176),    // Quantidade dos registros, ocorrência 19
    protest_amount:         money(177, 188),      // Valor dos registros, ocorrência 19
    reserved_3:             blanks(189, 362),     // Brancos
    split_amount:           money(363, 377),      // Valor total dos rateios efetuados
    split_count:            integer(378, 385),    // Quantidade total dos rateios efetuados
    reserved_4:             blanks(386, 394),     // Brancos
    sequence:               integer(395, 400),    // Nº sequencial do registro
  },
  `${MANUAL}, pp. 40–41`,
)

/** The records of the layout, under the number and the name of a bank. */
export const returnRecords = (bank: BankIdentity) => ({
  header: header(bank),
  title: title(bank),
  split: split(bank),
  pix: pix(bank),
  trailer: trailer(bank),
})

export type Bradesco400ReturnRecords = ReturnType<typeof returnRecords>
