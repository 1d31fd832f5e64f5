// Sicredi, Manual do Beneficiário – Cobrança CNAB 240, version 1.6 of November 2021, pp. 29–67. 08.3P is the number a field has in it.
//
// The records are FEBRABAN's with the differences below. Columns that this version prints as blank are fields if version 1.4 of August 2019 or a real file has
// a value there, so that no content is lost.

import { discountUpTo3By } from '../../febraban/index.js'
import { blanks, date, digits, key, literal, percentage, reserved, text, zeros } from '../../fixed-width/index.js'
import * as febraban from '../families/febraban240/index.js'
import { discountTypes240, documentTypes240, interestTypes240, sueCodes240 } from './cnab240-tables.js'

const MANUAL = 'Sicredi, Cobrança CNAB 240, versão 1.6 (11/2021)'

/** Header de arquivo da remessa, pp. 29–31. */
const remittanceFileHeader = febraban.fileHeader
  .replace([33, 72], {
    agreement_code:       blanks(33, 52), // 07.0 Convênio: sem preenchimento
    agency_prefix:        zeros(53, 53),  // 08.0 Agência, primeira das 5 posições: a cooperativa tem 4
    agency_number:        digits(54, 57), // 08.0 Agência (cooperativa)
    agency_digit:         blanks(58, 58), // 09.0 DV: sem preenchimento
    account_prefix:       zeros(59, 65),  // 10.0 Conta corrente, primeiras 7 das 12 posições: o código do beneficiário tem 5
    account_number:       digits(66, 70), // 10.0 Conta corrente (código do beneficiário)
    account_digit:        text(71, 71),   // 11.0 DV da conta corrente
    agency_account_digit: blanks(72, 72), // 12.0 DV: o Sicredi não usa
  })
  .as('sicredi240.remittance.file_header', `${MANUAL}, pp. 29–31`)

/** Header de arquivo do retorno, pp. 57–58. */
const returnFileHeader = febraban.fileHeader
  .replace([33, 72], {
    agreement_code:       text(33, 52),   // 07.0 Convênio: sem preenchimento
    agency_prefix:        digits(53, 53), // 08.0 Agência, primeira das 5 posições: zero
    agency_number:        digits(54, 57), // 08.0 Agência (cooperativa)
    agency_digit:         text(58, 58),   // 09.0 DV: sem preenchimento
    account_prefix:       digits(59, 65), // 10.0 Conta corrente, primeiras 7 das 12 posições: zeros
    account_number:       digits(66, 70), // 10.0 Conta corrente (código do beneficiário)
    account_digit:        text(71, 71),   // 11.0 DV da conta corrente
    agency_account_digit: text(72, 72),   // 12.0 DV: sem preenchimento
  })
  .replace([143, 143], {
    file_direction:       literal(143, 143, '2'), // 16.0 Código: 2 retorno
  })
  .as('sicredi240.return.file_header', `${MANUAL}, pp. 57–58`)

/** Header de lote da remessa, pp. 31–32. Sem mensagens. */
const remittanceLotHeader = febraban.lotHeader
  .replace([34, 73], {
    agreement_code:       blanks(34, 53), // 11.1 Convênio: sem preenchimento
    agency_prefix:        zeros(54, 54),  // 12.1 Agência, primeira das 5 posições
    agency_number:        digits(55, 58), // 12.1 Agência (cooperativa)
    agency_digit:         blanks(59, 59), // 13.1 DV: sem preenchimento
    account_prefix:       zeros(60, 66),  // 14.1 Conta corrente, primeiras 7 das 12 posições
    account_number:       digits(67, 71), // 14.1 Conta corrente (código do beneficiário)
    account_digit:        text(72, 72),   // 15.1 DV da conta corrente
    agency_account_digit: blanks(73, 73), // 16.1 CNAB: sem preenchimento
  })
  .replace([104, 183], {
    reserved_4:           reserved(104, 143), // 18.1 CNAB: sem preenchimento
    message_2:            reserved(144, 183), // 19.1 Mensagem 2: sem preenchimento
  })
  .replace([200, 207], {
    credit_date:          zeros(200, 207), // 22.1 Data do crédito: só no retorno; "00000000"
  })
  .as('sicredi240.remittance.lot_header', `${MANUAL}, pp. 31–32`)

/** Header de lote do retorno, pp. 58–59. */
const returnLotHeader = febraban.lotHeader
  .replace([34, 73], {
    agreement_code:       text(34, 53),   // 11.1 Convênio: sem preenchimento
    agency_prefix:        digits(54, 54), // 12.1 Agência, primeira das 5 posições: zero
    agency_number:        digits(55, 58), // 12.1 Agência (cooperativa)
    agency_digit:         text(59, 59),   // 13.1 DV: sem preenchimento
    account_prefix:       digits(60, 66), // 14.1 Conta corrente, primeiras 7 das 12 posições: zeros
    account_number:       digits(67, 71), // 14.1 Conta corrente (código do beneficiário)
    account_digit:        text(72, 72),   // 15.1 DV da conta corrente
    agency_account_digit: text(73, 73),   // 16.1 CNAB: sem preenchimento
  })
  .as('sicredi240.return.lot_header', `${MANUAL}, pp. 58–59`)

/** Segmento P: o título, pp. 32–40. */
const segmentP = febraban.segmentP
  .replace([18, 57], {
    agency_prefix:        zeros(18, 18),  // 08.3P Agência, primeira das 5 posições
    agency_number:        digits(19, 22), // 08.3P Agência (cooperativa)
    agency_digit:         blanks(23, 23), // 09.3P DV: sem preenchimento
    account_prefix:       zeros(24, 30),  // 10.3P Conta corrente, primeiras 7 das 12 posições
    account_number:       digits(31, 35), // 10.3P Conta corrente (código do beneficiário)
    account_digit:        text(36, 36),   // 11.3P DV da conta corrente
    agency_account_digit: blanks(37, 37), // 12.3P DV da agência/cooperativa: sem preenchimento
    our_number:           text(38, 57),   // 13.3P Nosso número: 9 algarismos e brancos, como nos arquivos; o manual o diz numérico
  })
  .replace([63, 77], {
    document_number:      text(63, 77, { maxLength: 10 }), // 19.3P Seu número, sem espaços: o Sicredi só valida as 10 primeiras posições
  })
  .replace([101, 106], {
    collecting_agency_number: zeros(101, 105),  // 22.3P Cooperativa/agência cobradora: "00000"
    collecting_agency_digit:  blanks(106, 106), // 23.3P DV: sem preenchimento
  })
  .replace([166, 180], {
    iof:                  zeros(166, 180), // 33.3P IOF: o Sicredi não utiliza
  })
  .replace([224, 240], {
    revoke_code:            digits(224, 224), // 38.3P Código para baixa/devolução: sempre "1"
    days_for_revoke:        text(225, 227),   // 39.3P Dias para baixa/devolução: "000"; 060 em arquivos de outros programas
    currency_code:          digits(228, 229), // 40.3P Código da moeda: "09" real
    credit_contract_number: zeros(230, 239),  // 41.3P Contrato da operação de crédito: zeros
    reserved_2:             blanks(240, 240), // 42.3P Uso exclusivo Sicredi
  })
  .withCodes({ document_type: documentTypes240, interest_type: interestTypes240, discount_type: discountTypes240, sue_code: sueCodes240 })
  .withUnits({ discount_value: discountUpTo3By('discount_type') })
  .as('sicredi240.segment_p', `${MANUAL}, pp. 32–40`)

/** Segmento Q: pagador e beneficiário final, pp. 40–43. */
export const segmentQ = febraban.segmentQ
  .replace([114, 128], {
    payer_neighborhood: text(114, 128), // 12.3Q Sem preenchimento; other programs write the neighbourhood
  })
  .replace([155, 169], {
    guarantor_tax_id:   text(155, 169), // 18.3Q CPF/CNPJ do beneficiário final: à direita, com zeros; em branco se não há
  })
  .replace([210, 232], {
    correspondent_bank:       zeros(210, 212),  // 20.3Q Banco correspondente: "000"
    correspondent_our_number: blanks(213, 232), // 21.3Q Nosso número no banco correspondente: sem preenchimento
  })
  .as('sicredi240.segment_q', `${MANUAL}, pp. 40–43`)

/** Segmento R: descontos 2 e 3, multa, pp. 43–48. */
const segmentR = febraban.segmentR
  .replace([90, 231], {
    payer_information:          blanks(90, 99),   // 17.3R Informação ao pagador: sem preenchimento
    message_3:                  text(100, 139),   // 18.3R CNAB: sem preenchimento
    message_4:                  text(140, 179),   // 19.3R CNAB: sem preenchimento
    reserved_2:                 blanks(180, 199), // 20.3R CNAB: sem preenchimento
    payer_occurrence_code:      zeros(200, 207),  // 21.3R Ocorrência do pagador: zeros
    debit_bank:                 zeros(208, 210),  // 22.3R Banco para débito: zeros
    debit_agency_number:        zeros(211, 215),  // 23.3R Agência para débito: zeros
    debit_agency_digit:         reserved(216, 216), // 24.3R DV da agência: "0"; branco na versão 1.4 (p. 56) e em arquivos
    debit_account_number:       zeros(217, 228),  // 25.3R Conta corrente para débito: zeros
    debit_account_digit:        blanks(229, 229), // 26.3R DV da conta: sem preenchimento
    debit_agency_account_digit: blanks(230, 230), // 27.3R DV: sem preenchimento
    debit_notice:               zeros(231, 231),  // 28.3R Aviso de débito: "0"
  })
  .replace([232, 240], {
    reserved_3:                 blanks(232, 240), // 29.3R CNAB: sem preenchimento
  })
  .withCodes({ second_discount_type: discountTypes240, third_discount_type: discountTypes240 })
  .withUnits({
    second_discount_value: discountUpTo3By('second_discount_type'),
    third_discount_value: discountUpTo3By('third_discount_type'),
    fine_value: { by: 'fine_type', codes: { '2': percentage(2) } }, // 14.3R, p. 46: only a percentage
  })
  .as('sicredi240.segment_r', `${MANUAL}, pp. 43–48`)

/** Segmento S, impressão 1 (frente do boleto): uma linha do informativo, p. 50. */
const segmentSLine = febraban.segmentSLine
  .replace([21, 162], {
    message:   text(21, 100),      // 10.3S Informativo/mensagem
    reserved_3: blanks(101, 160),  // 11.3S CNAB: em branco
    font_type: reserved(161, 162), // 12.3S Tipo de fonte: em branco
  })
  .as('sicredi240.segment_s_line', `${MANUAL}, pp. 48–50`)

/** Segmento S, impressão 2 (verso do boleto): uma linha do informativo, p. 50. */
const segmentSBackLine = febraban.segmentSBackLine
  .replace([21, 162], {
    message:   text(21, 100),      // 10.3S Informativo/mensagem
    reserved_3: blanks(101, 160),  // 11.3S CNAB: em branco
    font_type: reserved(161, 162), // 12.3S Tipo de fonte: em branco
  })
  .as('sicredi240.segment_s_back_line', `${MANUAL}, pp. 48–50`)

/** Segmento S, impressão 3: three messages in the body of the slip, p. 50. Version 1.4 (p. 60) has no line number; its first message has 40 columns from 19. */
const segmentSMessages = febraban.segmentSMessages
  .replace([19, 218], {
    line_number: text(19, 20),      // 09.3S Nº da linha: 01 a 20
    message_1:   text(21, 58),      // 10.3S Mensagem 1
    message_2:   text(59, 98),      // 11.3S Mensagem 2
    message_3:   text(99, 138),     // 12.3S Mensagem 3
    reserved_3:  reserved(139, 178), // 13.3S Em branco
    reserved_4:  reserved(179, 218), // 14.3S Em branco
  })
  .as('sicredi240.segment_s_messages', `${MANUAL}, pp. 48–50`)

/** Segmento Y-01: beneficiário final, pp. 51–53. */
const segmentY01 = febraban.segmentY01
  .as('sicredi240.segment_y01', `${MANUAL}, pp. 51–53`)

/** Segmento Y-04 da remessa (boleto híbrido), pp. 53–54: FEBRABAN's Pix record under code 04, without e-mail and mobile number. */
export const remittanceSegmentY04 = febraban.segmentY04
  .replace([18, 81], {
    optional_record: key(18, 19, '04'), // 08.4Y Código do registro
    reserved_3:      blanks(20, 80),    // 09.4Y–11.4Y Sem preenchimento
    pix_key_type:    reserved(81, 81),  // 12.4Y Tipo de chave: em branco (o Sicredi não valida)
  })
  .as('sicredi240.remittance.segment_y04', `${MANUAL}, pp. 53–54`)

/** Segmento Y-04 do retorno (boleto híbrido), pp. 64–66. */
const returnSegmentY04 = febraban.segmentY04
  .replace([16, 19], {
    occurrence:      text(16, 17),      // 07.4Y Código do movimento de retorno: may have letters (7.1)
    optional_record: key(18, 19, '04'), // 08.4Y Código do registro
  })
  .replace([81, 81], {
    pix_key_type:    text(81, 81),      // 12.4Y Tipo de chave Pix
  })
  .as('sicredi240.return.segment_y04', `${MANUAL}, pp. 64–66`)

/** Segmento T: o título e a ocorrência, pp. 60–63. */
const segmentT = febraban.segmentT
  .replace([16, 57], {
    occurrence:           text(16, 17),   // 07.3T Código de movimento: may have letters (7.1)
    agency_prefix:        digits(18, 18), // 08.3T Agência, primeira das 5 posições: zero
    agency_number:        digits(19, 22), // 08.3T Agência (cooperativa)
    agency_digit:         text(23, 23),   // 09.3T DV: sem preenchimento
    account_prefix:       digits(24, 30), // 10.3T Conta corrente, primeiras 7 das 12 posições: zeros
    account_number:       digits(31, 35), // 10.3T Conta corrente (código do beneficiário)
    account_digit:        text(36, 36),   // 11.3T DV da conta corrente
    agency_account_digit: text(37, 37),   // 12.3T DV: sem preenchimento
    our_number:           text(38, 57, { numeric: true }), // 13.3T Nosso número: 9 algarismos, o último o dígito, e brancos
  })
  .replace([100, 104], {
    receiving_agency_number: text(100, 104), // 19.3T Cooperativa cobradora/recebedora; in real files COMPE for clearing
  })
  .replace([189, 198], {
    credit_contract_number:  text(189, 198), // 26.3T Número do contrato: sem preenchimento
  })
  .as('sicredi240.segment_t', `${MANUAL}, pp. 60–63`)

/** Segmento U: os valores e as datas, pp. 63–64. */
const segmentU = febraban.segmentU
  .replace([16, 17], {
    occurrence: text(16, 17), // 07.3U Código de movimento: may have letters (7.1)
  })
  .replace([146, 153], {
    credit_date: date(146, 153, 'DDMMYYYY', { empty: 'blanks' }), // 17.3U Data do crédito: in a real file blank where there is none
  })
  .as('sicredi240.segment_u', `${MANUAL}, pp. 63–64`)

/** Trailer de lote, o mesmo na remessa (pp. 54–55) e no retorno (pp. 66–67). As totalizações só são do retorno, e nem nele são sempre preenchidas. */
const lotTrailer = febraban.lotTrailer
  .as('sicredi240.lot_trailer', `${MANUAL}, pp. 54–55 e 66–67`)

/** Trailer de arquivo, o mesmo na remessa (pp. 55–56) e no retorno (p. 67). */
const fileTrailer = febraban.fileTrailer
  .as('sicredi240.file_trailer', `${MANUAL}, pp. 55–56 e 67`)

/** Records of a return. */
export const returnRecords240 = {
  header: returnFileHeader, lot_header: returnLotHeader,
  segment_t: segmentT, segment_u: segmentU, segment_y04: returnSegmentY04,
  lot_trailer: lotTrailer, trailer: fileTrailer,
} as const

/** Records of a remittance. */
export const remittanceRecords240 = {
  header: remittanceFileHeader, lot_header: remittanceLotHeader,
  segment_p: segmentP, segment_q: segmentQ, segment_r: segmentR, segment_s_line: segmentSLine,
  segment_s_back_line: segmentSBackLine, segment_s_messages: segmentSMessages, segment_y01: segmentY01,
  segment_y04: remittanceSegmentY04,
  lot_trailer: lotTrailer, trailer: fileTrailer,
} as const
