/**
 * Citibank, Manual CNAB 240, version 1.8: its records, as differences from FEBRABAN's. The pages print each amount as two zeros and 13 columns, which
 * FEBRABAN's 15 columns hold.
 */
import { blanks, digits, REAIS, REAIS_PER_DAY, text, zeros } from '../../fixed-width/index.js'
import * as febraban from '../families/febraban240/index.js'
import { patch } from '../families/patch.js'
import { CONTROL_MARKS } from './bank.js'

/** C006, p. 17. */
const chargeTypes = { '1': febraban.chargeTypes['1'], '3': febraban.chargeTypes['3'] }

/** G065, p. 24. */
const currencies = patch<string>(febraban.currencies, { only: '02 09' })

/** C015, p. 18. */
export const documentTypes = { '03': febraban.documentTypes240['03'] }

export const records240 = febraban.recordsOf('citibank240', 'Citibank, CNAB 240 v1.8', {
  header: ['p. 9', febraban.fileHeader.replace([53, 57], { reserved_agency: zeros(53, 57) })], // G008: zeros
  // The header of a lot of tests, whose titles are not registered, has COBRANCA-TESTE (p. 4), in columns that the manual does not name; readers report it.
  lot_header: ['p. 11', febraban.lotHeader
    .replace([54, 58], { reserved_agency: zeros(54, 58) }) // G008: zeros
    .replace([104, 183], {
      reserved_identification: blanks(104, 143), // CITI_05: brancos
      reserved_messages:       blanks(144, 183), // C073: brancos
    })],
  lot_trailer: 'p. 16',
  trailer: 'p. 10',
  segment_p: ['p. 12', febraban.segmentP
    .replace([38, 57], {
      our_number:          digits(38, 49), // G069 Identificação do título no banco (nosso número), com DV
      reserved_our_number: blanks(50, 57), // Brancos
    })
    .replace([59, 60], { reserved_form: blanks(59, 60) }) // C007 e C008: brancos
    .replace([62, 77], {
      reserved_distribution:    blanks(62, 62), // C010: branco
      document_number:          text(63, 72),   // C011 Número do documento de cobrança
      reserved_document_number: blanks(73, 77), // Brancos
    })
    .replace([225, 227], { reserved_revoke: blanks(225, 227) }) // C029: não utilizado
    .replace([240, 240], { reserved_2: blanks(240, 240) }) // G004 Uso exclusivo FEBRABAN/CNAB
    .withCodes({
      charge_type: chargeTypes,
      dispatch_type: { '1': febraban.dispatchTypes['1'], '2': febraban.dispatchTypes['2'] },
      document_type: documentTypes,
      acceptance: { N: febraban.acceptances.N },
      interest_type: { '1': febraban.interestTypes['1'] },
      discount_type: { '1': febraban.discountTypes['1'] },
      // C026, p. 18, prints the same words for 1 and 2.
      sue_code: { '1': febraban.sueCodes['1'], '2': febraban.sueCodes['1'], '3': 'Não Protestar (Sustação)', '4': 'Enviar título para Negativação na Serasa' },
      revoke_code: { '1': febraban.revokeCodes['1'], '2': febraban.revokeCodes['2'] },
      currency_code: currencies,
    })
    .withUnits({ interest_value: REAIS_PER_DAY, discount_value: REAIS })
    // G072, p. 25: with another mark the bank returns it blank.
    .withMarks(CONTROL_MARKS, ['control_number'])],
  // The tax id of the guarantor is printed as zeros; 219–232 are printed with 16 columns.
  segment_q: ['p. 13', febraban.segmentQ
    .replace([210, 232], {
      registration_portfolio: digits(210, 212), // CITI_01 Portfólio de cobrança simples, da cobrança sem registro
      booklet_number:         digits(213, 215), // CITI_02 Identificador de carnê
      booklet_installment:    digits(216, 218), // CITI_03 Identificador de parcela
      reserved_booklet:       blanks(219, 232), // C032 Branco
    })],
  segment_t: ['p. 14', febraban.segmentT.withCodes({ charge_type: chargeTypes, currency_code: currencies })],
  // The codes of the payer’s occurrence (A001) are always blank.
  segment_u: 'p. 15',
})
