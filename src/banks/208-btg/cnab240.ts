/** BTG Pactual, Tradutor CNAB (November 2023): FEBRABAN's records, all columns the same. It has no sheets of the trailers: FEBRABAN's, by the manual's p. 3. */
import { without } from '../../febraban/index.js'
import * as febraban from '../families/febraban240/index.js'

const TRADUTOR = 'BTG Pactual, Tradutor CNAB (11/2023), planilha'
const STANDARD = 'BTG Pactual, Manual de Implantação V2.2.1 (08/2023), p. 3: FEBRABAN 240, versão 10.9'

export const fileHeader = febraban.fileHeader.as('btg240.file_header', `${TRADUTOR} Header Arquivo`)

export const lotHeader = febraban.lotHeader.as('btg240.lot_header', `${TRADUTOR} Header Lote Cobrança`)

/** Its table of C026 has no 7, which is younger. */
export const segmentP = febraban.segmentP
  .withCodes({ sue_code: without(febraban.sueCodes, '7') })
  .as('btg240.segment_p', `${TRADUTOR} Segmento P`)

export const segmentQ = febraban.segmentQ.as('btg240.segment_q', `${TRADUTOR} Segmento Q`)

export const segmentR = febraban.segmentR.as('btg240.segment_r', `${TRADUTOR} Segmento R`)

export const segmentT = febraban.segmentT.as('btg240.segment_t', `${TRADUTOR} Segmento T`)

export const segmentU = febraban.segmentU.as('btg240.segment_u', `${TRADUTOR} Segmento U`)

export const lotTrailer = febraban.lotTrailer.as('btg240.lot_trailer', STANDARD)

export const fileTrailer = febraban.fileTrailer.as('btg240.file_trailer', STANDARD)
