/** Returns of Cresol's CNAB 400 and of the banks that use it: some of Bradesco's columns, with FEBRABAN's codes. */
import { rejectionCodes240 } from '../../../febraban/index.js'
import type { ReturnDialect } from '../../bank.js'
import { type Bradesco400Return, type Bradesco400ReturnRecords, bradesco400Return, checked } from '../bradesco400/index.js'
import { withUnused } from '../unused.js'
import { type Cresol400Manual, manualOf } from './printed.js'
import { events, occurrences, reasonsBy } from './tables.js'

/** Columns that are «Branco» in the manuals; a real file has zeros in some. The trailer has no totals. */
const recordsOf = ({ name, pages }: Cresol400Manual) => ({ header, title, trailer }: Bradesco400ReturnRecords) => ({
  header: withUnused(header, [101, 379], [386, 394]).as(header.name, `${name}, ${pages.return.header}`),
  title: withUnused(title, [18, 20], [63, 70], [83, 108], [127, 146], [174, 175], [293, 295], [302, 318], [329, 394]).as(title.name, `${name}, ${pages.return.title}`),
  trailer: withUnused(trailer, [8, 394]).as(trailer.name, `${name}, ${pages.return.trailer}`),
})

type Cresol400Records = ReturnType<ReturnType<typeof recordsOf>>

/** Defines how a bank's returns are read. */
export const cresol400Return = ({ printed, ...spec }: Pick<Bradesco400Return<Cresol400Records>, 'bank' | 'evidence'> & { readonly printed: Cresol400Manual }): ReturnDialect =>
  bradesco400Return({
    ...spec,
    manual: manualOf(printed),
    records: recordsOf(printed),
    checked,
    occurrences,
    reasons: reasonsBy(printed),
    rejectionCodes: rejectionCodes240,
    events,
  })
