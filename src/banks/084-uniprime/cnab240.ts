/**
 * Sisprime, CNAB 240, remittance 2.0 (December 2022) and return v3 (October 2023): its records, as differences from FEBRABAN's. Columns that the manual does
 * not print are FEBRABAN's.
 */
import { reaisOrPercentageBy } from '../../febraban/index.js'
import { blanks, digits, REAIS_PER_DAY, taxId, text, zeros } from '../../fixed-width/index.js'
import * as febraban from '../families/febraban240/index.js'

const REMITTANCE = 'Sisprime, CNAB 240, remessa 2.0 (12/2022)'
const RETURN = 'Sisprime, CNAB 240, retorno v3 (10/2023)'

/** Headers. The manual prints 1 in column 143 also for returns. */
const start = {
  header: febraban.fileHeader.as('uniprime240.file_header', `${REMITTANCE}, p. 3; ${RETURN}, p. 2`),
  lot_header: febraban.lotHeader.as('uniprime240.lot_header', `${REMITTANCE}, pp. 4–5; ${RETURN}, pp. 2–3`),
} as const

const end = {
  lot_trailer: febraban.lotTrailer.as('uniprime240.lot_trailer', `${REMITTANCE}, p. 11; ${RETURN}, pp. 5–6`),
  trailer: febraban.fileTrailer.as('uniprime240.file_trailer', `${REMITTANCE}, p. 12; ${RETURN}, p. 6`),
} as const

/** Identificação do título, in P and T. */
const NUMBER = {
  our_number:        digits(38, 48), // Nosso número
  our_number_digit:  text(49, 49),   // DV do nosso número
  our_number_filler: text(50, 57),   // not printed
}

/** Segmento P, pp. 5–7. The manual does not print the period of an interest percentage (2). 196–220 follow p. 12; p. 7 prints 196–210. */
const segmentP = febraban.segmentP
  .replace([38, 57], NUMBER)
  .replace([63, 77], {
    reserved_2:      blanks(63, 67), // not printed
    document_number: text(68, 77),   // Número do documento
  })
  .replace([224, 227], { reserved_3: zeros(224, 227) }) // not printed
  .withCodes({
    interest_type: { '1': 'Valor Fixo', '2': 'Percentual', '3': 'Isento' },
    discount_type: { '0': 'Sem desconto', '1': 'Valor Fixo Até a Data Informada', '2': 'Percentual Até a Data Informada' },
    sue_code: {
      '1': 'Protestar dias corridos',
      '2': 'Protestar dias úteis',
      '3': 'Não protestar / negativar',
      '8': 'Negativação dias corridos',
    },
  })
  .withUnits({ interest_value: { by: 'interest_type', codes: { '1': REAIS_PER_DAY } }, discount_value: reaisOrPercentageBy('discount_type') })
  .as('uniprime240.segment_p', `${REMITTANCE}, pp. 5–7`)

/** Segmento Q, pp. 7–9. The columns of FEBRABAN's guarantor hold the beneficiary (cooperado). */
const segmentQ = febraban.segmentQ
  .replace([154, 209], {
    beneficiary_tax_id_type: digits(154, 154), // Tipo de inscrição do cooperado
    beneficiary_tax_id:      taxId(155, 169),  // Inscrição do cooperado
    beneficiary_name:        text(170, 209),   // Nome do cooperado
  })
  .as('uniprime240.segment_q', `${REMITTANCE}, pp. 7–9`)

/** Segmento R, pp. 9–10: fine and messages. The columns of the discounts 2 and 3 are zeros. */
const segmentR = febraban.segmentR
  .replace([18, 65], { reserved_4: zeros(18, 65) })
  .withCodes({ fine_type: { '1': 'Valor Fixo', '2': 'Percentual' } })
  .as('uniprime240.segment_r', `${REMITTANCE}, pp. 9–10`)

export const remittanceRecords = {
  ...start,
  segment_p: segmentP,
  segment_q: segmentQ,
  segment_r: segmentR,
  segment_y_email: febraban.segmentY03Email.as('uniprime240.segment_y03', `${REMITTANCE}, pp. 10–11`),
  ...end,
} as const

export const returnRecords = {
  ...start,
  segment_t: febraban.segmentT.replace([38, 57], NUMBER).as('uniprime240.segment_t', `${RETURN}, pp. 3–4`),
  segment_u: febraban.segmentU.as('uniprime240.segment_u', `${RETURN}, pp. 4–5`),
  ...end,
} as const
