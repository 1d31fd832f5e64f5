/**
 * Banrisul, CNAB 240 version 10.3, 23 June 2023, pp. 5–18: FEBRABAN's records. Many columns are «Brancos*», «campo não será considerado»: written as blanks,
 * read with any content. Codes that have letters in the edition of October 2013 are texts, since files of that edition are still in use.
 */
import { discountUpTo3By } from '../../febraban/index.js'
import { blanks, digits, key, percentagePerDay, reserved, text } from '../../fixed-width/index.js'
import * as febraban from '../families/febraban240/index.js'
import { withUnused } from '../families/unused.js'
import { chargeKinds240, chargeTypes240, currencies240, discountTypes240, dispatchTypes240, distributionTypes240, documentTypes240, revokeCodes240, sueCodes240 } from './cnab240-tables.js'

const MANUAL = 'Banrisul, CNAB 240 versão 10.3 (23/06/2023)'

/** 1, 2, 3 and 5 of C021, p. 23. */
const discountBy = (by: string) => ({ by, codes: { ...discountUpTo3By(by).codes, '5': percentagePerDay(2) } }) as const

/** Header de arquivo, p. 5. The beneficiary's code has 13 digits, of which the first four are the agency (400, p. 5). */
const fileHeader = withUnused(febraban.fileHeader, [53, 72])
  .replace([33, 52], {
    agency_number:    digits(33, 36),   // G007 Código do beneficiário: agência
    beneficiary_code: digits(37, 45),   // G007 Código do beneficiário, com número de controle
    unused_46:        reserved(46, 52), // G007 Código do beneficiário: 13 dígitos
  })
  .as('banrisul240.file_header', `${MANUAL}, p. 5`)

/** Header de lote, p. 6. 12–13 holds 00 in 2013 (p. 8). */
const lotHeader = withUnused(febraban.lotHeader, [54, 73], [200, 207])
  .replace([12, 13], {
    reserved_1:       reserved(12, 13), // G004 Uso exclusivo FEBRABAN/CNAB
  })
  .replace([34, 53], {
    agency_number:    digits(34, 37),   // G007 Código do beneficiário: agência
    beneficiary_code: digits(38, 46),   // G007 Código do beneficiário, com número de controle
    unused_47:        reserved(47, 53), // G007 Código do beneficiário: 13 dígitos
  })
  .as('banrisul240.lot_header', `${MANUAL}, p. 6`)

/** Segmento P: o título, p. 7; codes pp. 20–24, 32 and 36. */
export const segmentP = withUnused(febraban.segmentP, [18, 37], [101, 106])
  .replace([58, 58], {
    charge_type:     text(58, 58, { codes: chargeTypes240 }),        // C006 Código da carteira
  })
  .replace([63, 77], {
    document_number: text(63, 77, { maxLength: 13 }),                // C011 Número do documento: no máximo 13 caracteres
  })
  .replace([107, 108], {
    document_type:   text(107, 108, { codes: documentTypes240 }),    // C015 Espécie do título
  })
  .replace([228, 239], {
    currency_code:   text(228, 229, { codes: currencies240 }),       // G065 Código da moeda
    charge_kind:     digits(230, 239, { codes: chargeKinds240 }),    // C030 Código de espécie de cobrança
  })
  .withCodes({ dispatch_type: dispatchTypes240, distribution_type: distributionTypes240, discount_type: discountTypes240, sue_code: sueCodes240, revoke_code: revokeCodes240 })
  .withUnits({ discount_value: discountBy('discount_type') })
  .as('banrisul240.segment_p', `${MANUAL}, p. 7`)

/** Segmento Q: pagador, p. 8. «Se informados [os dados do sacador] no segmento Q, título será rejeitado»; the bank does not read the neighbourhood. */
const segmentQ = withUnused(febraban.segmentQ, [210, 232]).as('banrisul240.segment_q', `${MANUAL}, p. 8`)

/** Segmento R: desconto 2 e multa, p. 9. The bank does not read the third discount (C021, p. 23). */
const segmentR = withUnused(febraban.segmentR, [90, 99], [180, 240])
  .withCodes({ second_discount_type: discountTypes240, third_discount_type: discountTypes240 })
  .withUnits({ second_discount_value: discountBy('second_discount_type'), third_discount_value: discountBy('third_discount_type') })
  .as('banrisul240.segment_r', `${MANUAL}, p. 9`)

/** Segmento S, p. 10. The message of types 1 and 2 has at most 91 positions (C042, p. 25). */
const segmentSLine = febraban.segmentSLine.as('banrisul240.segment_s_line', `${MANUAL}, p. 10`)
const segmentSBackLine = febraban.segmentSBackLine.as('banrisul240.segment_s_back_line', `${MANUAL}, p. 10`)
const segmentSMessages = febraban.segmentSMessages.as('banrisul240.segment_s_messages', `${MANUAL}, p. 10`)

/** Segmento Y-01: sacador avalista, p. 11. */
const segmentY01 = febraban.segmentY01.as('banrisul240.remittance.segment_y01', `${MANUAL}, p. 11`)

/** Segmento Y-04: Pix, p. 12, code 04. */
const segmentY04 = febraban.segmentY04
  .replace([18, 19], {
    optional_record: key(18, 19, '04'), // G067 Identificação do registro opcional
  })
  .as('banrisul240.remittance.segment_y04', `${MANUAL}, p. 12`)

/** Segmento Y-50: rateio de crédito, p. 13. Shares have the code of the beneficiary instead of an account. */
const segmentY50 = withUnused(febraban.segmentY50, [20, 39], [77, 99], [167, 174])
  .replace([175, 240], {
    reserved_2:             blanks(175, 227), // G004 Uso exclusivo FEBRABAN/CNAB
    split_beneficiary_code: digits(228, 240), // G007 Código do beneficiário do rateio
  })
  .as('banrisul240.remittance.segment_y50', `${MANUAL}, p. 13`)

/** Segmento Y-53: tipo de pagamento, p. 14. */
export const segmentY53 = febraban.segmentY53.as('banrisul240.remittance.segment_y53', `${MANUAL}, p. 14`)

const OCCURRENCE = { occurrence: text(16, 17) } // C044 Código de movimento: pode ter letras

/** The optional segments of the return: the columns of the remittance, with the movement of the return. */
const returnSegmentY01 = segmentY01.replace([16, 17], OCCURRENCE).as('banrisul240.return.segment_y01', `${MANUAL}, p. 11`)
const returnSegmentY04 = segmentY04.replace([16, 17], OCCURRENCE).as('banrisul240.return.segment_y04', `${MANUAL}, p. 12`)
const returnSegmentY50 = segmentY50.replace([16, 17], OCCURRENCE).as('banrisul240.return.segment_y50', `${MANUAL}, p. 13`)
const returnSegmentY53 = segmentY53.replace([16, 17], OCCURRENCE).as('banrisul240.return.segment_y53', `${MANUAL}, p. 14`)

/** Segmento T: o título e a ocorrência, p. 15. */
const segmentT = febraban.segmentT
  .replace([16, 17], OCCURRENCE)
  .replace([58, 58], {
    charge_type:   text(58, 58, { codes: chargeTypes240 }),    // C006 Código da carteira
  })
  .replace([131, 132], {
    currency_code: text(131, 132, { codes: currencies240 }),   // G065 Código da moeda
  })
  .as('banrisul240.segment_t', `${MANUAL}, p. 15`)

/** Segmento U: os valores e as datas, p. 16. */
const segmentU = febraban.segmentU
  .replace([16, 17], OCCURRENCE)
  .replace([181, 210], {
    credit_contract: text(181, 210), // A002 Número do contrato de crédito de que o título é garantia
  })
  .as('banrisul240.segment_u', `${MANUAL}, p. 16`)

/** Trailer de lote, p. 17. Only returns have totals (C070, C071, p. 32). */
const lotTrailer = febraban.lotTrailer.as('banrisul240.lot_trailer', `${MANUAL}, p. 17`)

/** Trailer de arquivo, p. 18. */
const fileTrailer = febraban.fileTrailer.as('banrisul240.file_trailer', `${MANUAL}, p. 18`)

export const returnRecords240 = {
  header: fileHeader, lot_header: lotHeader,
  segment_t: segmentT, segment_u: segmentU,
  segment_y01: returnSegmentY01, segment_y04: returnSegmentY04, segment_y50: returnSegmentY50, segment_y53: returnSegmentY53,
  lot_trailer: lotTrailer, trailer: fileTrailer,
} as const

export const remittanceRecords240 = {
  header: fileHeader, lot_header: lotHeader,
  segment_p: segmentP, segment_q: segmentQ, segment_r: segmentR, segment_s_line: segmentSLine, segment_s_back_line: segmentSBackLine,
  segment_s_messages: segmentSMessages, segment_y01: segmentY01, segment_y04: segmentY04, segment_y50: segmentY50, segment_y53: segmentY53,
  lot_trailer: lotTrailer, trailer: fileTrailer,
} as const
