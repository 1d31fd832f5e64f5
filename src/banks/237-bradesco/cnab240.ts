// Bradesco, Manual de Procedimentos Operacionais para Troca de Arquivos 240 posições, version 06 of July 2017, pp. 8–20. The records are FEBRABAN's
// (084 of the file, 042 of the lot) with the differences below. It has no Pix.

import { amountUnit } from '../../febraban/index.js'
import { blanks, digits, reserved, text, zeros } from '../../fixed-width/index.js'
import * as febraban from '../families/febraban240/index.js'
import { sueCodes240 } from './tables.js'

/** Versions of the file's layout: the manual prints 084; senders still write 082. */
export const LAYOUT_VERSIONS = ['084', '082'] as const

/** 18–35 of P and T: agency and account. */
const account = {
  agency_prefix:    digits(18, 18), // 08.3 Agência mantenedora da conta, primeira das 5 posições
  agency_number:    digits(19, 22), // 08.3 Agência mantenedora da conta
  agency_digit:     text(23, 23),   // 09.3 DV da agência
  account_prefix:   digits(24, 28), // 10.3 Conta corrente, primeiras 5 das 12 posições
  account_number:   digits(29, 35), // 10.3 Conta corrente
} as const

export const records240 = febraban.recordsOf('bradesco240', 'Bradesco, Cobrança CNAB 240, versão 06 (07/2017)', {
  // The header of the lot, not this header, has the number of the remittance.
  header: ['p. 8', febraban.fileHeader.replace([53, 70], {
    agency_prefix:  digits(53, 53), // 08.0 Agência mantenedora da conta, primeira das 5 posições: a agência tem 4
    agency_number:  digits(54, 57), // 08.0 Agência mantenedora da conta
    agency_digit:   text(58, 58),   // 09.0 DV da agência
    account_prefix: digits(59, 63), // 10.0 Conta corrente, primeiras 5 das 12 posições: a conta tem 7
    account_number: digits(64, 70), // 10.0 Conta corrente
  })],
  lot_header: ['p. 12', febraban.lotHeader.replace([54, 71], {
    agency_prefix:  digits(54, 54), // 12.1 Agência mantenedora da conta, primeira das 5 posições
    agency_number:  digits(55, 58), // 12.1 Agência mantenedora da conta
    agency_digit:   text(59, 59),   // 13.1 DV da agência (the page says «da conta»; the note, G009, is the agency's)
    account_prefix: digits(60, 64), // 14.1 Conta corrente, primeiras 5 das 12 posições
    account_number: digits(65, 71), // 14.1 Conta corrente
  })],
  segment_p: ['p. 13', febraban.segmentP
    .replace([18, 35], account)
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
    .withUnits({ amount: amountUnit })], // G070, p. 40
  segment_q: 'p. 14',
  segment_r: ['p. 15', febraban.segmentR.replace([90, 99], {
    payment_count:     text(90, 91), // 17.3R Informação ao pagador: a quantidade de parcelas do pagamento parcial (C036, p. 26)
    payer_information: text(92, 99), // 17.3R Informação ao pagador
  })],
  // The bank does not read print types 1 and 2 (C040 a C043, pp. 26–27).
  segment_s_line: 'pp. 15–16',
  segment_s_back_line: 'pp. 15–16',
  segment_s_messages: 'pp. 15–16',
  // The page prints nosso número as one field of 20; its parts are those of P (G069, p. 40).
  segment_t: ['p. 18', febraban.segmentT
    .replace([18, 35], account)
    .replace([38, 57], {
      wallet_number:    digits(38, 40), // 13.3T Identificação do título: a carteira
      our_number_zeros: reserved(41, 45), // 13.3T Identificação do título: zeros
      our_number:       digits(46, 56), // 13.3T Identificação do título: nosso número
      our_number_digit: text(57, 57),   // 13.3T Identificação do título: dígito, que pode ser P
    })],
  // By G004 (p. 34) two of the last columns hold the number of partial payments; the manual does not print which two.
  segment_u: ['p. 19', febraban.segmentU.replace([234, 240], {
    partial_payments: reserved(234, 240), // 24.3U Uso exclusivo FEBRABAN/CNAB; parcelas aceitas (G004)
  })],
  segment_y01: 'p. 16',
  // In both directions.
  segment_y50: ['p. 17', febraban.segmentY50
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
    })],
  lot_trailer: 'p. 20',
  trailer: 'p. 8',
})
