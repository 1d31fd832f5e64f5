/**
 * BTG Pactual, Tradutor CNAB (November 2023): FEBRABAN's records, all columns the same. The workbook has no sheets of the trailers: they are FEBRABAN's, by p.
 * 3 of the manual.
 */
import { without } from '../../febraban/index.js'
import * as febraban from '../families/febraban240/index.js'

const { remittanceRecords: ofRemittances, returnRecords: ofReturns } = febraban.printed240({
  name: 'btg240',
  manual: 'BTG Pactual, Tradutor CNAB (11/2023)',
  both: { header: 'planilha Header Arquivo', lot_header: 'planilha Header Lote Cobrança' },
  remittance: { segment_p: 'planilha Segmento P', segment_q: 'planilha Segmento Q', segment_r: 'planilha Segmento R' },
  returns: { segment_t: 'planilha Segmento T', segment_u: 'planilha Segmento U' },
  // The bank's table of C026 does not have 7, which was added later.
  own: { segment_p: febraban.segmentP.withCodes({ sue_code: without(febraban.sueCodes, '7') }) },
})

const STANDARD = 'BTG Pactual, Manual de Implantação V2.2.1 (08/2023), p. 3: FEBRABAN 240, versão 10.9'

const end = {
  lot_trailer: febraban.lotTrailer.as('btg240.lot_trailer', STANDARD),
  trailer: febraban.fileTrailer.as('btg240.file_trailer', STANDARD),
} as const

export const remittanceRecords = { ...ofRemittances, ...end } as const

export const returnRecords = { ...ofReturns, ...end } as const
