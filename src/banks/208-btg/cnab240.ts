/**
 * BTG Pactual, Tradutor CNAB (November 2023): FEBRABAN's records, all columns the same. The workbook has no sheets of the trailers: they are FEBRABAN's, by p.
 * 3 of the manual.
 */
import { without } from '../../febraban/index.js'
import * as febraban from '../families/febraban240/index.js'

const TRADUTOR = 'BTG Pactual, Tradutor CNAB (11/2023), planilha'
const STANDARD = 'BTG Pactual, Manual de Implantação V2.2.1 (08/2023), p. 3: FEBRABAN 240, versão 10.9'

export const records240 = febraban.recordsOf('btg240', '', {
  header: `${TRADUTOR} Header Arquivo`,
  // The real files have a number of three digits here, with five blanks after it.
  lot_header: [`${TRADUTOR} Header Lote Cobrança`, febraban.lotHeader.withBlanksAfter({ remittance_number: 5 })],
  // The bank's table of C026 does not have 7, which was added later.
  segment_p: [`${TRADUTOR} Segmento P`, febraban.segmentP.withCodes({ sue_code: without(febraban.sueCodes, '7') })],
  segment_q: `${TRADUTOR} Segmento Q`,
  segment_r: `${TRADUTOR} Segmento R`,
  // Both real files have two digits fewer in these columns, with two blanks after them: 13 of 15, and 15 of 17. Their amounts are those of the titles.
  segment_t: [`${TRADUTOR} Segmento T`, febraban.segmentT.withBlanksAfter({ bank_rate: 2 })],
  segment_u: [`${TRADUTOR} Segmento U`, febraban.segmentU.withBlanksAfter({ other_credit: 2 })],
  lot_trailer: [STANDARD, febraban.lotTrailer.withBlanksAfter({ simple_amount: 2, linked_amount: 2, discounted_amount: 2 })],
  trailer: STANDARD,
})
