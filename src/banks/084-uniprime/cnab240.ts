/**
 * Sisprime, CNAB 240, remittance 2.0 (December 2022) and return v3 (October 2023): its records, as differences from FEBRABAN's. Columns that the manual does
 * not print are FEBRABAN's.
 */
import { oneDirectionCodes, reaisOrPercentageBy, without } from '../../febraban/index.js'
import { blanks, digits, REAIS_PER_DAY, taxId, text, zeros } from '../../fixed-width/index.js'
import * as febraban from '../families/febraban240/index.js'

const REMITTANCE = 'Sisprime, CNAB 240, remessa 2.0 (12/2022)'
export const RETURN_240 = 'Sisprime, CNAB 240, retorno v3 (10/2023)'

/** Identificação do título, in P and T. */
const NUMBER = {
  our_number:        digits(38, 48), // Nosso número
  our_number_digit:  text(49, 49),   // DV do nosso número
  our_number_filler: text(50, 57),   // not printed
}

export const records = febraban.recordsOf('uniprime240', '', {
  header: [`${REMITTANCE}, p. 3; ${RETURN_240}, p. 2`, febraban.fileHeader.withCodes({ file_direction: oneDirectionCodes })],
  lot_header: `${REMITTANCE}, pp. 4–5; ${RETURN_240}, pp. 2–3`,
  // The manual does not print the period of an interest percentage (2). 196–220 follow p. 12; p. 7 prints 196–210.
  segment_p: [`${REMITTANCE}, pp. 5–7`, febraban.segmentP
    .replace([38, 57], NUMBER)
    .replace([63, 77], {
      reserved_2:      blanks(63, 67), // not printed
      document_number: text(68, 77),   // Número do documento
    })
    .replace([224, 227], { reserved_3: zeros(224, 227) }) // not printed
    .withCodes({
      interest_type: { '1': 'Valor Fixo', '2': 'Percentual', '3': 'Isento' },
      discount_type: { '0': 'Sem desconto', '1': 'Valor Fixo Até a Data Informada', '2': 'Percentual Até a Data Informada' },
      sue_code: { '1': 'Protestar dias corridos', '2': 'Protestar dias úteis', '3': 'Não protestar / negativar', '8': 'Negativação dias corridos' },
    })
    .withUnits({ interest_value: { by: 'interest_type', codes: { '1': REAIS_PER_DAY } }, discount_value: reaisOrPercentageBy('discount_type') })],
  // The columns of FEBRABAN’s guarantor hold the beneficiary (cooperado).
  segment_q: [`${REMITTANCE}, pp. 7–9`, febraban.segmentQ
    .replace([154, 209], {
      beneficiary_tax_id_type: digits(154, 154), // Tipo de inscrição do cooperado
      beneficiary_tax_id:      taxId(155, 169),  // Inscrição do cooperado
      beneficiary_name:        text(170, 209),   // Nome do cooperado
    })],
  // Fine and messages. The columns of the discounts 2 and 3 are zeros.
  segment_r: [`${REMITTANCE}, pp. 9–10`, febraban.segmentR
    .replace([18, 65], { reserved_4: zeros(18, 65) })
    .withCodes({ fine_type: febraban.fineTypes })],
  segment_y_email: [`${REMITTANCE}, pp. 10–11`, febraban.segmentY03Email, 'segment_y03'],
  segment_t: [`${RETURN_240}, pp. 3–4`, febraban.segmentT.replace([38, 57], NUMBER)],
  segment_u: `${RETURN_240}, pp. 4–5`,
  lot_trailer: `${REMITTANCE}, p. 11; ${RETURN_240}, pp. 5–6`,
  trailer: `${REMITTANCE}, p. 12; ${RETURN_240}, p. 6`,
})

export const returnRecords = without(records, 'segment_p', 'segment_q', 'segment_r', 'segment_y_email')
