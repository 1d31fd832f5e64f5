/**
 * Sisprime's returns of 750 columns, with the Pix code of registered titles: CNAB 240, retorno v3 (October 2023), p. 9. The first columns are those of the
 * returns of 400 and 240 columns. Evidence: manual.
 */
import { blanks, integer, reserved, text } from '../../../fixed-width/index.js'
import type { ReturnDialect } from '../../bank.js'
import { bradesco400Return } from '../../families/bradesco400/index.js'
import { cnab240Return } from '../../families/febraban240/index.js'
import { printedRecords } from '../../families/printed.js'
import { widened } from '../../families/wider-records.js'
import { manual240 } from '../bank.js'
import { RETURN_240, returnRecords as returnRecords240 } from '../cnab240.js'
import { returnSpec240 } from '../cnab240-rules.js'
import { returnRecords, returnSpec400 } from '../cnab400.js'

const shared = { variant: '750', manual: manual240, evidence: 'manual' } as const

const SEQUENCE = { sequence: integer(745, 750) }

export const return400OfPix = bradesco400Return({
  ...returnSpec400,
  ...shared,
  records: (family) => {
    const { header, title, trailer } = returnRecords(family)
    return {
      header: header.extend([386, 750], { reserved_2: blanks(386, 744), ...SEQUENCE }),
      title: title.extend([329, 750], {
        pix_emv:    text(329, 728, { case: 'keep', token: true }), // EMV do QR Code
        reserved_9: blanks(729, 744),                 // Brancos
        ...SEQUENCE,
      }),
      trailer: trailer.extend([189, 750], { unused_189: reserved(189, 744), ...SEQUENCE }),
    }
  },
  printed: { name: 'uniprime400.750', manual: RETURN_240, pages: 'p. 9' },
})

const records240 = {
  ...widened(returnRecords240, [241, 750], { reserved_750: blanks(241, 750) }),
  segment_t: returnRecords240.segment_t.extend([241, 750], {
    reserved_749: blanks(241, 340),
    pix_emv:      text(341, 740, { case: 'keep', token: true }), // QR Code
    reserved_750: blanks(741, 750),
  }),
}

export const return240OfPix: ReturnDialect = cnab240Return({
  ...returnSpec240,
  ...shared,
  records: printedRecords(records240, undefined, { name: 'uniprime240.750', manual: RETURN_240, pages: 'p. 9' }),
})
