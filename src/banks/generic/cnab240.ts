/** CNAB 240 of banks without a description: FEBRABAN's records and codes, version 10.6, which most banks use unchanged. */
import type { ReturnDialect } from '../bank.js'
import * as febraban from '../families/febraban240/index.js'
import { GENERIC, manual } from './evidence.js'

export const genericReturn240 = (): ReturnDialect =>
  febraban.cnab240Return({
    ...GENERIC,
    name: 'generic240',
    manual,
    records: {
      header: febraban.fileHeader,
      lot_header: febraban.lotHeader,
      segment_t: febraban.segmentT,
      segment_u: febraban.segmentU,
      lot_trailer: febraban.lotTrailer,
      trailer: febraban.fileTrailer,
    },
    events: null,
  })
