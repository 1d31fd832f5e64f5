// Santander, Layout Cobrança H7815, CNAB 240 posições, version 8.4 (July 2025), pp. 7–16. The records are FEBRABAN's by name and order, but nearly every page
// differs in some columns.

import { discountUpTo3By } from '../../febraban/index.js'
import { blanks, date, digits, integer, key, money, percentage, percentagePerMonth, REAIS_PER_DAY, record, reserved, taxId, text, zeros } from '../../fixed-width/index.js'
import * as febraban from '../families/febraban240/index.js'
import { discountTypes240, documentTypes240, fineTypes240, interestTypes240, registrationForms240, revokeCodes240, sueCodes240 } from './cnab240-tables.js'

const MANUAL = 'Santander, H7815, CNAB 240 posições, versão 8.4 (07/2025)'

/** Header do arquivo remessa, p. 7. */
const remittanceFileHeader = febraban.fileHeader
  .replace([167, 240], {
    reserved_5:              blanks(167, 240), // Reservado (uso banco): brancos
  })
  .replace([133, 142], {
    reserved_3:              blanks(133, 142), // Reservado (uso banco): brancos
  })
  .replace([152, 157], {
    reserved_4:              blanks(152, 157), // Reservado (uso banco): brancos
  })
  .replace([9, 72], {
    reserved_1:              blanks(9, 16),   // Reservado (uso banco): brancos
    beneficiary_tax_id_type: digits(17, 17),  // Tipo de inscrição da empresa: 1 CPF, 2 CNPJ
    beneficiary_tax_id:      taxId(18, 32),   // Nº de inscrição da empresa
    transmission_code:       digits(33, 47),  // Código de transmissão (nota 3)
    reserved_2:              blanks(48, 72),  // Reservado (uso banco): brancos
  })
  .as('santander240.remittance.file_header', `${MANUAL}, p. 7`)

/** Header do lote remessa, p. 7. */
const remittanceLotHeader = febraban.lotHeader
  .replace([200, 240], {
    reserved_5:        reserved(200, 240), // Reservado (uso banco): brancos; senders write zeros into 200–207, where FEBRABAN has a date
  })
  .replace([34, 73], {
    reserved_3:        blanks(34, 53),    // Reservado (uso banco): brancos
    transmission_code: digits(54, 68),    // Código de transmissão (nota 3)
    reserved_4:        blanks(69, 73),    // Reservado (uso banco): brancos
  })
  .as('santander240.remittance.lot_header', `${MANUAL}, p. 7`)

/**
 * A rate of interest has five decimals: «quando o valor se referir à taxa de juros, utilizar cinco casas decimais: 9(010)v9(05)» (nota 18, p. 20). The page of
 * P (127–141, p. 8) and the general remarks (04, p. 30) print two decimals for percentages; the nota is followed, since it is the only source that names the
 * rate of interest. Fine and discount have the two decimals of the pages.
 */
const RATE_DECIMALS = 5

/** Nota 21, pp. 21–22. */
const interestUnit = {
  by: 'interest_type',
  codes: { '1': REAIS_PER_DAY, '2': percentagePerMonth(RATE_DECIMALS), '5': REAIS_PER_DAY, '6': percentagePerMonth(RATE_DECIMALS) },
} as const

/** Nota 23, p. 22. */
const discountBy = (by: string) => ({
  by,
  codes: { ...discountUpTo3By(by).codes, '4': REAIS_PER_DAY },
}) as const

/** Segmento P: o boleto, p. 8. */
const segmentP = febraban.segmentP
  .replace([18, 62], {
    agency_number:       digits(18, 21), // Agência do destinatária
    agency_digit:        digits(22, 22), // Dígito da agência
    account_number:      digits(23, 31), // Número da conta corrente
    account_digit:       digits(32, 32), // Dígito verificador da conta
    fidc_account_number: digits(33, 41), // Conta cobrança destinatária FIDC (nota 45); até 2014 a conta cobrança
    fidc_account_digit:  digits(42, 42), // Dígito da conta cobrança destinatária FIDC
    reserved_2:          blanks(43, 44), // Reservado (uso banco): brancos
    our_number:          digits(45, 57), // Identificação do boleto no banco: nosso número (12) e DV (nota 15)
    charge_type:         text(58, 58),   // Tipo de cobrança (nota 5)
    registration_form:   digits(59, 59), // Forma de cadastramento (nota 6)
    document_form:       digits(60, 60), // Tipo de documento: 1 tradicional, 2 escritural
    reserved_3:          blanks(61, 61), // Reservado (uso banco): branco
    reserved_4:          blanks(62, 62), // Reservado (uso banco): branco
  })
  .replace([101, 106], {
    fidc_agency_number:  digits(101, 104), // Agência encarregada da cobrança FIDC (nota 44)
    fidc_agency_digit:   digits(105, 105), // Dígito da agência do beneficiário FIDC (nota 44)
    reserved_5:          blanks(106, 106), // Reservado (uso banco): branco
  })
  .replace([166, 180], {
    iof_rate:            money(166, 180, { unit: percentage(5) }), // Percentual do IOF a ser recolhido, 5 casas (nota 18)
  })
  .replace([225, 240], {
    reserved_6:          zeros(225, 225),  // Reservado (uso banco): zero fixo
    days_for_revoke:     digits(226, 227), // Número de dias para baixa/devolução
    currency_code:       digits(228, 229), // Código da moeda: 00 real (nota 27)
    reserved_7:          blanks(230, 240), // Reservado (uso banco): brancos
  })
  .withCodes({ registration_form: registrationForms240, document_type: documentTypes240, interest_type: interestTypes240, discount_type: discountTypes240, sue_code: sueCodes240, revoke_code: revokeCodes240 })
  .withUnits({ interest_value: interestUnit, discount_value: discountBy('discount_type') })
  .as('santander240.segment_p', `${MANUAL}, p. 8`)

/** Segmento Q: o pagador e o beneficiário final, p. 9. */
const segmentQ = febraban.segmentQ
  .replace([210, 240], {
    reserved_2: zeros(210, 221),  // Reservado (uso banco): quatro campos numéricos de 3 (até 2022, do carnê)
    reserved_3: blanks(222, 240), // Reservado (uso banco): brancos
  })
  .as('santander240.segment_q', `${MANUAL}, p. 9`)

/** Segmento R: descontos 2 e 3, multa, mensagens 3 e 4, pp. 9–10. */
const segmentR = febraban.segmentR
  .replace([180, 240], {
    reserved_3: blanks(180, 240), // Reservado: brancos
  })
  .replace([90, 99], {
    reserved_2: blanks(90, 99),   // Reservado (uso banco): brancos
  })
  .withCodes({ second_discount_type: discountTypes240, third_discount_type: discountTypes240, fine_type: fineTypes240 })
  .withUnits({
    second_discount_value: discountBy('second_discount_type'),
    third_discount_value: discountBy('third_discount_type'),
  })
  .as('santander240.segment_r', `${MANUAL}, pp. 9–10`)

/** Segmento Y-03: Pix, na remessa, p. 10. */
const segmentY03 = febraban.segmentY04
  .replace([20, 81], {
    reserved_3:   blanks(20, 80), // Reservado (uso banco): brancos
    pix_key_type: text(81, 81),   // Tipo de chave Pix (nota 49)
  })
  .as('santander240.segment_y03', `${MANUAL}, p. 10`)

/** Segmento Y-53: tipo de pagamento, p. 10. The page prints 56–240 as numeric and filled with blanks. */
export const segmentY53 = febraban.segmentY53.as('santander240.segment_y53', `${MANUAL}, p. 10`)

const segmentS = febraban.segmentSLine
  .replace([18, 240], {
    print_type:   key(18, 18, '1'), // Identificação da impressão (nota 34)
    line_number:  integer(19, 20),  // Número da linha a ser impressa: de 01 a 22 (nota 35)
    message_kind: key(21, 21, '4'), // Mensagem para recibo do pagador: 4, do boleto anterior (nota 36)
    message:      text(22, 121),    // Mensagem a ser impressa
    reserved_2:   blanks(122, 240), // Reservado (uso banco): brancos
  })

/** Segmento S, impressão 1: uma linha do recibo do pagador, p. 11. */
const segmentSLine = segmentS.as('santander240.segment_s_line', `${MANUAL}, p. 11`)

/** A line that is printed on every slip of the lot (2 in column 21): it comes once, between the lot's header and the first P (nota 36, p. 24). */
const segmentSCommonLine = segmentS
  .replace([21, 21], {
    message_kind: key(21, 21, '2'), // Mensagem para recibo do pagador: 2, comum
  })
  .as('santander240.segment_s_common_line', `${MANUAL}, pp. 11 e 24 (nota 36)`)

/** Segmento S, impressão 2: mensagens 5 a 9, na ficha de compensação, p. 11. */
const segmentSMessages = febraban.segmentSMessages
  .replace([18, 18], {
    print_type: key(18, 18, '2'), // Identificação da impressão (nota 34)
  })
  .as('santander240.segment_s_messages', `${MANUAL}, p. 11`)

/** Trailer de lote remessa, p. 11. */
const remittanceLotTrailer = febraban.lotTrailer
  .replace([24, 240], {
    reserved_2: blanks(24, 240), // Reservado (uso banco): brancos
  })
  .as('santander240.remittance.lot_trailer', `${MANUAL}, p. 11`)

/** Trailer de arquivo remessa, p. 12. */
const remittanceFileTrailer = febraban.fileTrailer
  .replace([30, 240], {
    reserved_2: blanks(30, 240), // Reservado (uso banco): brancos
  })
  .as('santander240.remittance.file_trailer', `${MANUAL}, p. 12`)

/** Header do arquivo retorno, p. 12. */
export const returnFileHeader = remittanceFileHeader
  .replace([33, 72], {
    agency_number:    digits(33, 36), // Agência do beneficiário
    agency_digit:     text(37, 37),   // Dígito da agência
    account_number:   digits(38, 46), // Número da conta corrente
    account_digit:    text(47, 47),   // Dígito verificador da conta
    reserved_2:       blanks(48, 52), // Reservado (uso banco): brancos
    beneficiary_code: digits(53, 61), // Código do beneficiário
    reserved_6:       blanks(62, 72), // Reservado (uso banco): brancos
  })
  .as('santander240.return.file_header', `${MANUAL}, p. 12`)

/** Header do lote retorno, pp. 12–13. */
export const returnLotHeader = febraban.lotHeader
  .replace([200, 240], {
    reserved_6:       blanks(200, 240), // Reservado (uso banco): brancos
  })
  .replace([104, 183], {
    reserved_5:       blanks(104, 183), // Reservado (uso banco)
  })
  .replace([34, 73], {
    beneficiary_code: digits(34, 42), // Código do beneficiário
    reserved_3:       blanks(43, 53), // Reservado (uso banco)
    agency_number:    digits(54, 57), // Agência do beneficiário
    agency_digit:     text(58, 58),   // Dígito da agência
    account_number:   digits(59, 67), // Número da conta do beneficiário
    account_digit:    text(68, 68),   // Dígito verificador da conta
    reserved_4:       blanks(69, 73), // Reservado (uso banco)
  })
  .as('santander240.return.lot_header', `${MANUAL}, pp. 12–13`)

/** Segmento T: o boleto e a ocorrência, p. 13. */
export const segmentT = record(
  'santander240.segment_t',
  240,
  {
    bank_code:               digits(1, 3),             // Código do banco na compensação
    lot_number:              digits(4, 7),             // Número do lote retorno (nota 1)
    record_type:             key(8, 8, '3'),           // Tipo de registro
    sequence:                integer(9, 13),           // Nº sequencial do registro no lote (nota 11)
    segment:                 key(14, 14, 'T'),         // Cód. segmento do registro detalhe
    reserved_1:              blanks(15, 15),           // Reservado (uso banco): branco
    occurrence:              text(16, 17),             // Código de movimento, ocorrência (nota 40); A4 tem letra
    agency_number:           digits(18, 21),           // Agência do beneficiário
    agency_digit:            text(22, 22),             // Dígito da agência
    account_number:          digits(23, 31),           // Número da conta corrente
    account_digit:           text(32, 32),             // Dígito verificador da conta
    reserved_2:              blanks(33, 40),           // Reservado (uso banco): brancos
    our_number:              digits(41, 53),           // Identificação do boleto no banco: nosso número (12) e DV (nota 15)
    charge_type:             text(54, 54),             // Código da carteira (nota 5)
    document_number:         text(55, 69),             // Nº do documento de cobrança: seu número (nota 16)
    due_date:                date(70, 77, 'DDMMYYYY'), // Data do vencimento do boleto
    amount:                  money(78, 92),            // Valor nominal do boleto
    receiving_bank:          digits(93, 95),           // Nº do banco cobrador/recebedor
    receiving_agency_number: digits(96, 99),           // Agência cobradora/recebedora (nota 53)
    receiving_agency_digit:  text(100, 100),           // Dígito da agência do beneficiário, diz a página, ao lado da recebedora
    control_number:          text(101, 125),           // Identif. do boleto na empresa (nota 24)
    currency_code:           digits(126, 127),         // Código da moeda
    payer_tax_id_type:       digits(128, 128),         // Tipo de inscrição do pagador: 1 CPF, 2 CNPJ
    payer_tax_id:            taxId(129, 143),          // Número de inscrição do pagador
    payer_name:              text(144, 183),           // Nome do pagador
    charge_account:          text(184, 193),           // Conta cobrança
    bank_rate:               money(194, 208),          // Valor da tarifa/custas
    reason_codes:            text(209, 218),           // Rejeições, tarifas, custas, liquidações, baixas e Pix (5 x 2, notas 40-A e 40-C)
    reserved_3:              blanks(219, 240),         // Reservado (uso banco)
  },
  `${MANUAL}, p. 13`,
)

/** Segmento U: os valores e as datas, p. 14. */
export const segmentU = febraban.segmentU
  .replace([16, 17], {
    occurrence:            text(16, 17),               // Código de movimento, ocorrência (nota 40)
  })
  .replace([158, 165], {
    payer_occurrence_date: date(158, 165, 'DDMMYYYY'), // Data da ocorrência do pagador: brancos na nota 41, zeros nos arquivos
  })
  .replace([214, 240], {
    reserved_2:            blanks(214, 240),           // Reservado: brancos
  })
  .as('santander240.segment_u', `${MANUAL}, p. 14`)

/** Segmento Y-03: Pix, no retorno, p. 14. */
const returnSegmentY03 = segmentY03
  .replace([16, 17], {
    occurrence: text(16, 17), // Código de movimento, ocorrência
  })
  .as('santander240.return.segment_y03', `${MANUAL}, p. 14`)

/** Segmento Y-04: cheques do pagamento, no retorno, p. 15. */
const segmentY04 = febraban.segmentY05
  .replace([16, 17], {
    occurrence: text(16, 17), // Código de movimento, ocorrência: 06
  })
  .as('santander240.segment_y04', `${MANUAL}, p. 15`)

/**
 * Trailer de lote retorno, p. 15. By nota 37, 18–23 include the lot's header and trailer; the bank's own files count only the details. 24–115 hold totals of
 * the wallet, not of the file (nota 38).
 */
export const returnLotTrailer = febraban.lotTrailer.as('santander240.return.lot_trailer', `${MANUAL}, p. 15`)

/** Trailer de arquivo retorno, p. 16. By nota 1, 4–7 hold 9999; the bank's files have the number of the lot. */
export const returnFileTrailer = remittanceFileTrailer
  .replace([4, 7], {
    lot_number: digits(4, 7), // Número do lote
  })
  .as('santander240.return.file_trailer', `${MANUAL}, p. 16`)

/** Records of a return. */
export const returnRecords240 = {
  header: returnFileHeader, lot_header: returnLotHeader,
  segment_t: segmentT, segment_u: segmentU, segment_y03: returnSegmentY03, segment_y04: segmentY04,
  lot_trailer: returnLotTrailer, trailer: returnFileTrailer,
} as const

/** Records of a remittance. */
export const remittanceRecords240 = {
  header: remittanceFileHeader, lot_header: remittanceLotHeader,
  segment_s_common_line: segmentSCommonLine, segment_p: segmentP, segment_q: segmentQ, segment_r: segmentR,
  segment_s_line: segmentSLine, segment_s_messages: segmentSMessages, segment_y03: segmentY03, segment_y53: segmentY53,
  lot_trailer: remittanceLotTrailer, trailer: remittanceFileTrailer,
} as const
