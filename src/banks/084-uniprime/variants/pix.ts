/**
 * Sisprime's returns of 750 columns, with the Pix code of registered titles: CNAB 240, retorno v3 (October 2023), p. 9. The first columns are those of the
 * returns of 400 and 240 columns. Evidence: manual.
 */
import { blanks, type FixedRecord, integer, reserved, text } from '../../../fixed-width/index.js'
import type { ReturnDialect } from '../../bank.js'
import { bradesco400Return } from '../../families/bradesco400/index.js'
import { cnab240Return } from '../../families/febraban240/index.js'
import { manual240 } from '../bank.js'
import { returnRecords as returnRecords240 } from '../cnab240.js'
import { returnSpec240 } from '../cnab240-rules.js'
import { returnRecords, returnSpec400 } from '../cnab400.js'

const MANUAL = 'Sisprime, CNAB 240, retorno v3 (10/2023), p. 9'

const shared = { variant: '750', manual: manual240, evidence: 'manual' } as const

const SEQUENCE = { sequence: integer(745, 750) }

export const return400OfPix = bradesco400Return({
  ...returnSpec400,
  ...shared,
  records: (family) => {
    const { header, title, trailer } = returnRecords(family)
    return {
      header: header.extend([386, 750], { reserved_2: blanks(386, 744), ...SEQUENCE }).as('uniprime400.750.return.header', MANUAL),
      title: title
        .extend([329, 750], {
          pix_emv:    text(329, 728, { case: 'keep' }), // EMV do QR Code
          reserved_9: blanks(729, 744),                 // Brancos
          ...SEQUENCE,
        })
        .as('uniprime400.750.return.title', MANUAL),
      trailer: trailer.extend([189, 750], { unused_189: reserved(189, 744), ...SEQUENCE }).as('uniprime400.750.return.trailer', MANUAL),
    }
  },
})

const longer = <R extends FixedRecord>(record: R): R =>
  record.extend([241, 750], { reserved_750: blanks(241, 750) }).as(record.name.replace('240.', '240.750.'), MANUAL) as unknown as R

export const return240OfPix: ReturnDialect = cnab240Return({
  ...returnSpec240,
  ...shared,
  records: {
    header: longer(returnRecords240.header),
    lot_header: longer(returnRecords240.lot_header),
    segment_t: returnRecords240.segment_t
      .extend([241, 750], {
        reserved_749: blanks(241, 340),
        pix_emv:      text(341, 740, { case: 'keep' }), // QR Code
        reserved_750: blanks(741, 750),
      })
      .as('uniprime240.750.segment_t', MANUAL),
    segment_u: longer(returnRecords240.segment_u),
    lot_trailer: longer(returnRecords240.lot_trailer),
    trailer: longer(returnRecords240.trailer),
  },
})
