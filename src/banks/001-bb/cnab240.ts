// Banco do Brasil, Particularidades BB, Leiaute CNAB 240, February 2021: its records, as differences from FEBRABAN's. Pages are those of the PDF; 13.3P is the
// manual's number of a field. Columns that the bank ignores remain readable fields if real files fill them.

import { discountUpTo3By, amountUnit as febrabanAmountUnit, without } from '../../febraban/index.js'
import { blanks, digits, key, percentage, REAIS, reserved, text, zeros } from '../../fixed-width/index.js'
import * as febraban from '../families/febraban240/index.js'
import { chargeTypes240, currencies240, discountTypes240, documentTypes240, occurrences240, sueCodes240, WITH_BUREAU } from './cnab240-tables.js'

const MANUAL = 'Banco do Brasil, Particularidades BB, Leiaute CNAB 240 (fevereiro/2021)'

/** Header de arquivo, pp. 3–5, o mesmo na remessa e no retorno. */
const fileHeader = febraban.fileHeader
  .replace([33, 52], {
    agreement_number: digits(33, 41),   // 07.0 BB1 Número do convênio de cobrança; the whole of 33–52 may be blank
    agreement_kind:   digits(42, 45),   // 07.0 BB2 0014, cobrança cedente
    wallet_number:    digits(46, 47),   // 07.0 BB3 Carteira; brancos no retorno
    wallet_variation: digits(48, 50),   // 07.0 BB4 Variação da carteira; brancos no retorno
    reserved_4:       reserved(51, 52), // 07.0 BB5 Brancos
  })
  .replace([212, 240], { reserved_3: reserved(212, 240) }) // 24.0 Brancos; na versão 030 pode ter CSP em 223–225
  .as('bb240.file_header', `${MANUAL}, pp. 3–5`)

/** Header de lote, pp. 5–8, o mesmo na remessa e no retorno. */
const lotHeader = febraban.lotHeader
  .replace([34, 53], {
    agreement_number: digits(34, 42), // 11.1 BB1 Número do convênio de cobrança
    agreement_kind:   digits(43, 46), // 11.1 BB2 0014, cobrança cedente
    wallet_number:    digits(47, 48), // 11.1 BB3 Carteira; brancos no retorno
    wallet_variation: digits(49, 51), // 11.1 BB4 Variação da carteira; brancos no retorno
    test_mark:        text(52, 53),   // 11.1 BB5 TS, remessa de teste; brancos
  })
  .replace([12, 13], { reserved_1: reserved(12, 13) }) // 06.1 Brancos; zeros nos retornos
  .replace([208, 240], { reserved_3: reserved(208, 240) }) // 23.1 Brancos; zeros em 210–218 nos retornos
  .as('bb240.lot_header', `${MANUAL}, pp. 5–8`)

/** 33.3P, p. 13: with «Prêmio de Seguro» the column holds the rate of the tax, not its amount. */
const iofUnit = {
  by: 'charge_type',
  codes: { '1': REAIS, '2': REAIS, '3': REAIS, '4': REAIS, '7': REAIS, '8': percentage(2) },
} as const

/** 21.3P, p. 12: in another currency the column holds a quantity with five decimals. */
const amountUnit = { by: 'currency_code', codes: { '00': REAIS, ...febrabanAmountUnit.codes } } as const

/** Segmento P: o título, pp. 9–14. The nosso número is aligned left in its 20 columns; its length depends on the agreement (13.3P). */
export const segmentP = febraban.segmentP
  .replace([240, 240], { reserved_2: blanks(240, 240) }) // 42.3P Uso exclusivo FEBRABAN/CNAB
  .withCodes({ charge_type: chargeTypes240, document_type: documentTypes240, discount_type: discountTypes240, currency_code: currencies240, sue_code: sueCodes240 })
  .withUnits({ amount: amountUnit, discount_value: discountUpTo3By('discount_type'), iof: iofUnit })
  .as('bb240.segment_p', `${MANUAL}, pp. 9–14`)

/** Segmento Q: pagador e sacador avalista, pp. 15–16. */
const segmentQ = febraban.segmentQ
  .replace([34, 73], { payer_name: text(34, 73, { maxLength: 37 }) }) // 10.3Q Nome: tratadas 37 posições
  .replace([114, 128], { payer_neighborhood: text(114, 128, { maxLength: 12 }) }) // 12.3Q Bairro: tratadas 12 posições
  .replace([170, 209], { guarantor_name: text(170, 209, { maxLength: 21 }) }) // 19.3Q Sacador/avalista: tratadas 21 posições
  .replace([233, 240], {
    bureau:     text(233, 234),   // 22.3Q Agente negativador: 10 Serasa, 11 Quod; brancos
    reserved_2: blanks(235, 240), // 22.3Q Uso exclusivo FEBRABAN/CNAB
  })
  .as('bb240.segment_q', `${MANUAL}, pp. 15–16`)

/** Segmento R: descontos 2 e 3, multa, mensagem 3, pp. 17–18. 90–99 and 140–240 are not treated. */
export const segmentR = febraban.segmentR
  .withCodes({ second_discount_type: discountTypes240, third_discount_type: discountTypes240 })
  .withUnits({
    second_discount_value: discountUpTo3By('second_discount_type'),
    third_discount_value: discountUpTo3By('third_discount_type'),
  })
  .as('bb240.segment_r', `${MANUAL}, pp. 17–18`)

/** Segmento S, impressão 8: e-mail do pagador, pp. 19–20. By prior agreement, where the bank prints the slip. */
const segmentSEmail = febraban.segmentSLine
  .replace([18, 240], {
    print_type:  key(18, 18, '8'),                // 08.3S Identificação da impressão: 8, bloqueto por e-mail
    line_number: zeros(19, 20),                   // 09.3S Número da linha: zeros
    email:       text(21, 160, { case: 'keep' }), // 10.3S Endereços, entre apóstrofos se mais de um
    font_type:   zeros(161, 162),                 // 11.3S Tipo do caracter: zeros
    reserved_2:  blanks(163, 240),                // 12.3S Uso exclusivo FEBRABAN/CNAB
  })
  .as('bb240.segment_s_email', `${MANUAL}, pp. 19–20`)

/**
 * Segmento Y-04, código 03: e-mail e celular, pp. 21–22. The page has 8 columns for the mobile number and leaves 80–240 blank, also in the edition of September
 * 2023. FEBRABAN has Pix in 80–240.
 */
const segmentY04 = febraban.segmentY04.as('bb240.segment_y04', `${MANUAL}, pp. 21–22`)

/** Segmento T: o título e a ocorrência, pp. 27–29. 133–198 não são informados. An agency has 4 digits and an account 8, as CNAB 400 has them. */
const segmentT = febraban.segmentT
  .replace([18, 35], {
    agency_prefix:  digits(18, 18), // 08.3T Agência, primeira das 5 posições: zero
    agency_number:  digits(19, 22), // 08.3T Agência mantenedora da conta
    agency_digit:   text(23, 23),   // 09.3T DV da agência
    account_prefix: digits(24, 27), // 10.3T Conta corrente, primeiras 4 das 12 posições: zeros
    account_number: digits(28, 35), // 10.3T Conta corrente
  })
  .replace([224, 240], {
    wallet_number:    digits(224, 225), // 29.3T Brancos; nos arquivos, a carteira
    wallet_variation: digits(226, 228), // 29.3T Brancos; nos arquivos, a variação da carteira
    agreement_number: text(229, 240),   // 29.3T Brancos; nos arquivos, o convênio
  })
  .withCodes({ charge_type: chargeTypes240 })
  .as('bb240.segment_t', `${MANUAL}, pp. 27–29`)

/** With 85 and 86 the bureau is in the columns of other credits (15.3U, p. 30). */
const otherCreditUnit = {
  by: 'occurrence',
  codes: Object.fromEntries(Object.keys(without(occurrences240, ...WITH_BUREAU)).map((code) => [code, REAIS])),
} as const

/** Segmento U: os valores e as datas, pp. 29–30. */
const segmentU = febraban.segmentU
  .withUnits({ other_credit: otherCreditUnit })
  .as('bb240.segment_u', `${MANUAL}, pp. 29–30`)

/** Trailer de lote, pp. 30–31. 24–240 are zeros and blanks; FEBRABAN has counts and amounts there. */
const lotTrailer = febraban.lotTrailer
  .replace([124, 240], { reserved_2: reserved(124, 240) }) // 06.5 Zeros e brancos
  .as('bb240.lot_trailer', `${MANUAL}, pp. 30–31`)

/** Trailer de arquivo, p. 32. */
const fileTrailer = febraban.fileTrailer
  .replace([36, 240], { reserved_2: reserved(36, 240) }) // 08.9 Brancos; zeros nos retornos
  .as('bb240.file_trailer', `${MANUAL}, p. 32`)

/** Records of a remittance. */
export const remittanceRecords240 = {
  header: fileHeader,
  lot_header: lotHeader,
  segment_p: segmentP,
  segment_q: segmentQ,
  segment_r: segmentR,
  segment_s_email: segmentSEmail,
  /** Segmento S, impressão 3, p. 20: not treated. */
  segment_s_messages: febraban.segmentSMessages.as('bb240.segment_s_messages', `${MANUAL}, p. 20`),
  /** Segmento Y-01: sacador avalista, p. 21. «Segmento não utilizado pelo BB atualmente», like Y-04, Y-50 and Y-51. */
  segment_y01: febraban.segmentY01.as('bb240.segment_y01', `${MANUAL}, p. 21`),
  segment_y04: segmentY04,
  /** Segmento Y-50: rateio de crédito, pp. 23–25. */
  segment_y50: febraban.segmentY50.as('bb240.segment_y50', `${MANUAL}, pp. 23–25`),
  /** Segmento Y-51: notas fiscais, p. 26. */
  segment_y51: febraban.segmentY51.as('bb240.segment_y51', `${MANUAL}, p. 26`),
  lot_trailer: lotTrailer,
  trailer: fileTrailer,
} as const

/** Records of a return. */
export const returnRecords240 = {
  header: fileHeader,
  lot_header: lotHeader,
  segment_t: segmentT,
  segment_u: segmentU,
  segment_y04: segmentY04,
  /** Segmento Y-05, código 04: cheque que pagou o título, no retorno, p. 23. Only the first of the six is used. */
  segment_y05: febraban.segmentY05.as('bb240.segment_y05', `${MANUAL}, p. 23`),
  lot_trailer: lotTrailer,
  trailer: fileTrailer,
} as const
