/**
 * BTG Pactual, Tradutor CNAB (November 2023): FEBRABAN's records, all columns the same. The workbook has no sheets of the trailers: they are FEBRABAN's, by p.
 * 3 of the manual.
 */
import { without } from '../../febraban/index.js'
import * as febraban from '../families/febraban240/index.js'

const TRADUTOR = 'BTG Pactual, Tradutor CNAB (11/2023), planilha'
const STANDARD = 'BTG Pactual, Manual de Implantação V2.2.1 (08/2023), p. 3: FEBRABAN 240, versão 10.9'

const start = {
  header: febraban.fileHeader.as('btg240.file_header', `${TRADUTOR} Header Arquivo`),
  lot_header: febraban.lotHeader.as('btg240.lot_header', `${TRADUTOR} Header Lote Cobrança`),
} as const

const end = {
  lot_trailer: febraban.lotTrailer.as('btg240.lot_trailer', STANDARD),
  trailer: febraban.fileTrailer.as('btg240.file_trailer', STANDARD),
} as const

/** The bank's table of C026 does not have 7, which was added later. */
const segmentP = febraban.segmentP.withCodes({ sue_code: without(febraban.sueCodes, '7') })

export const remittanceRecords = {
  ...start,
  segment_p: segmentP.as('btg240.segment_p', `${TRADUTOR} Segmento P`),
  segment_q: febraban.segmentQ.as('btg240.segment_q', `${TRADUTOR} Segmento Q`),
  segment_r: febraban.segmentR.as('btg240.segment_r', `${TRADUTOR} Segmento R`),
  ...end,
} as const

export const returnRecords = {
  ...start,
  segment_t: febraban.segmentT.as('btg240.segment_t', `${TRADUTOR} Segmento T`),
  segment_u: febraban.segmentU.as('btg240.segment_u', `${TRADUTOR} Segmento U`),
  ...end,
} as const
