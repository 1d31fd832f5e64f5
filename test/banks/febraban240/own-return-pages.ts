/** Return records of a bank after FEBRABAN's. */
import type { Page } from '../../remittance/manual-pages.js'
import { patched, type ReturnPages } from '../printed-page.js'
import * as febraban from './return-pages.js'

const PAGES = {
  file_header: febraban.FILE_HEADER,
  lot_header: febraban.LOT_HEADER,
  segment_t: febraban.SEGMENT_T,
  segment_u: febraban.SEGMENT_U,
  lot_trailer: febraban.LOT_TRAILER,
  file_trailer: febraban.FILE_TRAILER,
} satisfies Record<string, Page>

/**
 * @param dialect prefix of the records' names
 * @param number the bank's, in 1–3 of each record
 * @param printed for each record, its page, and the columns that differ from FEBRABAN's: `p. 16: 14-16 9 042`
 */
export const returnPages240 = (
  dialect: string,
  number: string,
  printed: Readonly<Record<keyof typeof PAGES, string>>,
): ReturnPages =>
  Object.fromEntries(
    Object.entries(PAGES).map(([record, base]) => {
      const [source, columns] = printed[record as keyof typeof PAGES].split(/:\s+/)
      const own = [`1-3 9 ${number}`, ...(columns === undefined ? [] : [columns])].join(', ')
      return [`${dialect}.${record}`, patched(base)({ raw: [`${source}: ${own}`] })]
    }),
  )
