// Bradesco, Manual de Procedimentos Operacionais para Troca de Arquivos 240 posições, version 06 of July 2017, pp. 8–20. The records are FEBRABAN's
// (084 of the file, 042 of the lot) with the differences below. It has no Pix.

import { amountUnit } from '../../febraban/index.js'
import { blanks, digits, reserved, text, zeros } from '../../fixed-width/index.js'
import * as febraban from '../families/febraban240/index.js'
import { sueCodes240 } from './tables.js'

const MANUAL = 'Bradesco, Cobrança CNAB 240, versão 06 (07/2017)'

/** Versions of the file's layout: the manual prints 084; senders still write 082. */
export const LAYOUT_VERSIONS = ['084', '082'] as const

/** Header de arquivo, p. 8. The header of the lot, not this header, has the number of the remittance. */
const fileHeader = febraban.fileHeader
  .replace([53, 70], {
    agency_prefix:  digits(53, 53), // 08.0 Agência mantenedora da conta, primeira das 5 posições: a agência tem 4
    agency_number:  digits(54, 57), // 08.0 Agência mantenedora da conta
    agency_digit:   text(58, 58),   // 09.0 DV da agência
    account_prefix: digits(59, 63), // 10.0 Conta corrente, primeiras 5 das 12 posições: a conta tem 7
    account_number: digits(64, 70), // 10.0 Conta corrente
  })
  .as('bradesco240.file_header', `${MANUAL}, p. 8`)

/** Header de lote, p. 12. */
const lotHeader = febraban.lotHeader
  .replace([54, 71], {
    agency_prefix:  digits(54, 54), // 12.1 Agência mantenedora da conta, primeira das 5 posições
    agency_number:  digits(55, 58), // 12.1 Agência mantenedora da conta
    agency_digit:   text(59, 59),   // 13.1 DV da agência (the page says «da conta»; the note, G009, is the agency's)
    account_prefix: digits(60, 64), // 14.1 Conta corrente, primeiras 5 das 12 posições
    account_number: digits(65, 71), // 14.1 Conta corrente
  })
  .as('bradesco240.lot_header', `${MANUAL}, p. 12`)

/** Segmento P: o título, p. 13. */
const segmentP = febraban.segmentP
  .replace([18, 35], {
    agency_prefix:    digits(18, 18), // 08.3P Agência mantenedora da conta, primeira das 5 posições
    agency_number:    digits(19, 22), // 08.3P Agência mantenedora da conta
    agency_digit:     text(23, 23),   // 09.3P DV da agência
    account_prefix:   digits(24, 28), // 10.3P Conta corrente, primeiras 5 das 12 posições
    account_number:   digits(29, 35), // 10.3P Conta corrente
  })
  .replace([38, 57], {
    wallet_number:    digits(38, 40), // 13.3P Identificação do produto: a carteira
    our_number_zeros: zeros(41, 45),  // 13.3P Zeros
    our_number:       digits(46, 56), // 13.3P Nosso número; zeros na entrada se o banco numera (G069, p. 40)
    our_number_digit: text(57, 57),   // 13.3P Dígito do nosso número, que pode ser P
  })
  .replace([240, 240], {
    reserved_2:       blanks(240, 240), // 42.3P Uso exclusivo FEBRABAN/CNAB
  })
  .withCodes({ sue_code: sueCodes240 })
  .withUnits({ amount: amountUnit }) // G070, p. 40
  .as('bradesco240.segment_p', `${MANUAL}, p. 13`)

/** Segmento Q: pagador e sacador avalista, p. 14. Como o da FEBRABAN. */
const segmentQ = febraban.segmentQ
  .as('bradesco240.segment_q', `${MANUAL}, p. 14`)

/** Segmento R: descontos 2 e 3, multa, mensagens, p. 15. */
export const segmentR = febraban.segmentR
  .replace([90, 99], {
    payment_count:     text(90, 91), // 17.3R Informação ao pagador: a quantidade de parcelas do pagamento parcial (C036, p. 26)
    payer_information: text(92, 99), // 17.3R Informação ao pagador
  })
  .as('bradesco240.segment_r', `${MANUAL}, p. 15`)

/** Segmento S, impressão 1 (frente do boleto), pp. 15–16. Não tratado pelo banco (C040 a C043, pp. 26–27). */
const segmentSLine = febraban.segmentSLine
  .as('bradesco240.segment_s_line', `${MANUAL}, pp. 15–16`)

/** Segmento S, impressão 2 (verso do boleto), pp. 15–16. Não tratado pelo banco. */
const segmentSBackLine = febraban.segmentSBackLine
  .as('bradesco240.segment_s_back_line', `${MANUAL}, pp. 15–16`)

/** Segmento S, impressão 3: mensagens 5 a 9 da ficha de compensação, pp. 15–16. */
const segmentSMessages = febraban.segmentSMessages
  .as('bradesco240.segment_s_messages', `${MANUAL}, pp. 15–16`)

/** Segmento Y-01: sacador avalista, p. 16. Como o da FEBRABAN. */
const segmentY01 = febraban.segmentY01
  .as('bradesco240.segment_y01', `${MANUAL}, p. 16`)

/** Segmento Y-50: rateio de crédito, p. 17, na remessa e no retorno. */
const segmentY50 = febraban.segmentY50
  .replace([20, 37], {
    agency_prefix:    digits(20, 20), // 09.3Y Agência mantenedora da conta, primeira das 5 posições
    agency_number:    digits(21, 24), // 09.3Y Agência mantenedora da conta
    agency_digit:     text(25, 25),   // 10.3Y DV da agência
    account_prefix:   digits(26, 30), // 11.3Y Conta corrente, primeiras 5 das 12 posições
    account_number:   digits(31, 37), // 11.3Y Conta corrente
  })
  .replace([40, 59], {
    wallet_number:    digits(40, 42), // 14.3Y Identificação do produto: a carteira
    our_number_zeros: zeros(43, 47),  // 14.3Y Zeros
    our_number:       digits(48, 58), // 14.3Y Nosso número
    our_number_digit: text(59, 59),   // 14.3Y Dígito do nosso número
  })
  .replace([167, 174], {
    reserved_3:       blanks(167, 174), // 29.3Y Uso exclusivo FEBRABAN/CNAB
  })
  .as('bradesco240.segment_y50', `${MANUAL}, p. 17`)

/** Segmento T: o título e a ocorrência, p. 18. The page prints nosso número as one field of 20; its parts are those of P (G069, p. 40). */
const segmentT = febraban.segmentT
  .replace([18, 35], {
    agency_prefix:    digits(18, 18), // 08.3T Agência mantenedora da conta, primeira das 5 posições
    agency_number:    digits(19, 22), // 08.3T Agência mantenedora da conta
    agency_digit:     text(23, 23),   // 09.3T DV da agência
    account_prefix:   digits(24, 28), // 10.3T Conta corrente, primeiras 5 das 12 posições
    account_number:   digits(29, 35), // 10.3T Conta corrente
  })
  .replace([38, 57], {
    wallet_number:    digits(38, 40), // 13.3T Identificação do título: a carteira
    our_number_zeros: reserved(41, 45), // 13.3T Identificação do título: zeros
    our_number:       digits(46, 56), // 13.3T Identificação do título: nosso número
    our_number_digit: text(57, 57),   // 13.3T Identificação do título: dígito, que pode ser P
  })
  .as('bradesco240.segment_t', `${MANUAL}, p. 18`)

/**
 * Segmento U: os valores e as datas, p. 19. By G004 (p. 34) two of the last columns hold the number of partial payments; the manual does not print which two.
 */
const segmentU = febraban.segmentU
  .replace([234, 240], {
    partial_payments: reserved(234, 240), // 24.3U Uso exclusivo FEBRABAN/CNAB; parcelas aceitas (G004)
  })
  .as('bradesco240.segment_u', `${MANUAL}, p. 19`)

/** Trailer de lote, p. 20. Como o da FEBRABAN. */
const lotTrailer = febraban.lotTrailer
  .as('bradesco240.lot_trailer', `${MANUAL}, p. 20`)

/** Trailer de arquivo, p. 8. Como o da FEBRABAN. */
const fileTrailer = febraban.fileTrailer
  .as('bradesco240.file_trailer', `${MANUAL}, p. 8`)

/** Records of a return. */
export const returnRecords240 = {
  header: fileHeader, lot_header: lotHeader,
  segment_t: segmentT, segment_u: segmentU, segment_y01: segmentY01, segment_y50: segmentY50,
  lot_trailer: lotTrailer, trailer: fileTrailer,
} as const

/** Records of a remittance. */
export const remittanceRecords240 = {
  header: fileHeader, lot_header: lotHeader,
  segment_p: segmentP, segment_q: segmentQ, segment_r: segmentR, segment_s_line: segmentSLine,
  segment_s_back_line: segmentSBackLine, segment_s_messages: segmentSMessages, segment_y01: segmentY01,
  segment_y50: segmentY50,
  lot_trailer: lotTrailer, trailer: fileTrailer,
} as const
