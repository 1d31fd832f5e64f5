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
  lot_header: `${TRADUTOR} Header Lote Cobrança`,
  // The bank's table of C026 does not have 7, which was added later.
  segment_p: [`${TRADUTOR} Segmento P`, febraban.segmentP.withCodes({ sue_code: without(febraban.sueCodes, '7') })],
  segment_q: `${TRADUTOR} Segmento Q`,
  segment_r: `${TRADUTOR} Segmento R`,
  segment_t: `${TRADUTOR} Segmento T`,
  segment_u: `${TRADUTOR} Segmento U`,
  lot_trailer: STANDARD,
  trailer: STANDARD,
})
