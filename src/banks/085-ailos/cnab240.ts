/** Ailos, CNAB 240, January 2023, pp. 15–28: FEBRABAN's records; Y-04 has Ailos' parameters of SMS in the columns that FEBRABAN uses for Pix. */
import { without } from '../../febraban/index.js'
import { blanks, digits, REAIS } from '../../fixed-width/index.js'
import * as febraban from '../families/febraban240/index.js'
import { chargeTypes240, currencies240, discountTypes240, dispatchTypes240, distributionTypes240, documentTypes240, dueDateCodes240, limitValueTypes240, paymentTypes240, smsCodes240, sueCodes240, yesOrNo240 } from './tables.js'

const MANUAL = 'Ailos, Manual Técnico de Cobrança Bancária CNAB 240 (01/2023)'

/** Header de arquivo, p. 15. The page and the real return have version 084; real remittances have 087. */
const fileHeader = febraban.fileHeader.as('ailos240.file_header', `${MANUAL}, p. 15`)

/** Header de lote, p. 18. */
const lotHeader = febraban.lotHeader.as('ailos240.lot_header', `${MANUAL}, p. 18`)

/** Segmento P: o título, pp. 20–21; codes pp. 32–35. Discounts are in reais (homologação, p. 2). */
const segmentP = febraban.segmentP
  .withCodes({
    charge_type: chargeTypes240,
    registration_form: { '1': febraban.registrationForms['1'] },
    document_form: { '1': febraban.documentForms['1'] },
    dispatch_type: dispatchTypes240,
    distribution_type: distributionTypes240,
    due_date: dueDateCodes240,
    document_type: documentTypes240,
    discount_type: discountTypes240,
    sue_code: sueCodes240,
    revoke_code: without(febraban.revokeCodes, '3'),
    currency_code: currencies240,
  })
  .withUnits({ discount_value: REAIS })
  .as('ailos240.segment_p', `${MANUAL}, pp. 20–21`)

/** Segmento Q: pagador e sacador avalista, p. 22. */
const segmentQ = febraban.segmentQ.as('ailos240.segment_q', `${MANUAL}, p. 22`)

/** Segmento R, exclusivo para multa, pp. 22–23. */
const segmentR = febraban.segmentR
  .withCodes({ second_discount_type: discountTypes240, third_discount_type: discountTypes240 })
  .withUnits({ second_discount_value: REAIS, third_discount_value: REAIS })
  .as('ailos240.segment_r', `${MANUAL}, pp. 22–23`)

/** Segmento S, p. 24. */
const segmentSLine = febraban.segmentSLine.as('ailos240.segment_s_line', `${MANUAL}, p. 24`)
const segmentSBackLine = febraban.segmentSBackLine.as('ailos240.segment_s_back_line', `${MANUAL}, p. 24`)
const segmentSMessages = febraban.segmentSMessages.as('ailos240.segment_s_messages', `${MANUAL}, p. 24`)

/** Segmento Y-04: envio de SMS, p. 25; codes pp. 54–55. */
const segmentY04 = febraban.segmentY04
  .replace([81, 240], {
    sms_type:       digits(81, 81, { codes: smsCodes240 }), // G100 Código de identificação do SMS
    sms_before_due: digits(82, 82, { codes: yesOrNo240 }),  // G101 SMS antes do vencimento
    sms_on_due:     digits(83, 83, { codes: yesOrNo240 }),  // G102 SMS no vencimento
    sms_after_due:  digits(84, 84, { codes: yesOrNo240 }),  // G103 SMS após o vencimento
    reserved_2:     blanks(85, 240),                        // G004 Uso exclusivo FEBRABAN/CNAB
  })
  .as('ailos240.segment_y04', `${MANUAL}, p. 25`)

/** Segmento Y-53: pagamento de valor divergente, p. 26: limits are in reais. */
export const segmentY53 = febraban.segmentY53
  .withCodes({ payment_type: paymentTypes240, max_value_type: limitValueTypes240, min_value_type: limitValueTypes240 })
  .withUnits({ max_value: REAIS, min_value: REAIS })
  .as('ailos240.segment_y53', `${MANUAL}, p. 26`)

/** Segmento T: o título e a ocorrência, p. 27. */
const segmentT = febraban.segmentT
  .withCodes({ charge_type: chargeTypes240, due_date: dueDateCodes240, currency_code: currencies240 })
  .as('ailos240.segment_t', `${MANUAL}, p. 27`)

/** Segmento U: os valores e as datas, p. 28. */
const segmentU = febraban.segmentU.as('ailos240.segment_u', `${MANUAL}, p. 28`)

/** Trailer de lote, p. 19. Only returns have totals: the open titles of the carteira (C070, C071, pp. 45–46). */
const lotTrailer = febraban.lotTrailer.as('ailos240.lot_trailer', `${MANUAL}, p. 19`)

/** Trailer de arquivo, p. 16. */
const fileTrailer = febraban.fileTrailer.as('ailos240.file_trailer', `${MANUAL}, p. 16`)

export const returnRecords240 = {
  header: fileHeader, lot_header: lotHeader,
  segment_t: segmentT, segment_u: segmentU,
  lot_trailer: lotTrailer, trailer: fileTrailer,
} as const

export const remittanceRecords240 = {
  header: fileHeader, lot_header: lotHeader,
  segment_p: segmentP, segment_q: segmentQ, segment_r: segmentR, segment_s_line: segmentSLine, segment_s_back_line: segmentSBackLine,
  segment_s_messages: segmentSMessages, segment_y04: segmentY04, segment_y53: segmentY53,
  lot_trailer: lotTrailer, trailer: fileTrailer,
} as const
