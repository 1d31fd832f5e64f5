/**
 * Sisprime, CNAB 240, remittance 2.0 (December 2022) and return v3 (October 2023): its records, as differences from FEBRABAN's. Columns that the manual does
 * not print are FEBRABAN's. It prints 1 in column 143 of the header also for returns.
 */
import { reaisOrPercentageBy } from '../../febraban/index.js'
import { blanks, digits, REAIS_PER_DAY, taxId, text, zeros } from '../../fixed-width/index.js'
import * as febraban from '../families/febraban240/index.js'

export const RETURN_240 = 'Sisprime, CNAB 240, retorno v3 (10/2023)'

/** Identificação do título, in P and T. */
const NUMBER = {
  our_number:        digits(38, 48), // Nosso número
  our_number_digit:  text(49, 49),   // DV do nosso número
  our_number_filler: text(50, 57),   // not printed
}

export const { remittanceRecords, returnRecords } = febraban.printed240({
  name: 'uniprime240',
  manual: ['Sisprime, CNAB 240, remessa 2.0 (12/2022)', RETURN_240],
  both: { header: ['p. 3', 'p. 2'], lot_header: ['pp. 4–5', 'pp. 2–3'], lot_trailer: ['p. 11', 'pp. 5–6'], trailer: ['p. 12', 'p. 6'] },
  remittance: { segment_p: 'pp. 5–7', segment_q: 'pp. 7–9', segment_r: 'pp. 9–10', segment_y_email: 'pp. 10–11' },
  returns: { segment_t: 'pp. 3–4', segment_u: 'pp. 4–5' },
  own: {
    // The manual does not print the period of an interest percentage (2). 196–220 follow p. 12; p. 7 prints 196–210.
    segment_p: febraban.segmentP
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
      .withUnits({ interest_value: { by: 'interest_type', codes: { '1': REAIS_PER_DAY } }, discount_value: reaisOrPercentageBy('discount_type') }),
    // The columns of FEBRABAN's guarantor hold the beneficiary (cooperado).
    segment_q: febraban.segmentQ.replace([154, 209], {
      beneficiary_tax_id_type: digits(154, 154), // Tipo de inscrição do cooperado
      beneficiary_tax_id:      taxId(155, 169),  // Inscrição do cooperado
      beneficiary_name:        text(170, 209),   // Nome do cooperado
    }),
    // Fine and messages. The columns of the discounts 2 and 3 are zeros.
    segment_r: febraban.segmentR.replace([18, 65], { reserved_4: zeros(18, 65) }).withCodes({ fine_type: febraban.fineTypes }),
    segment_t: febraban.segmentT.replace([38, 57], NUMBER),
  },
})
