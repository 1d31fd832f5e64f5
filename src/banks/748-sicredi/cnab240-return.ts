/** Sicredi, CNAB 240, version 1.6 of November 2021: how returns are read. */
import type { ReturnDialect } from '../bank.js'
import { cnab240Return } from '../families/febraban240/index.js'
import { manual240 } from './bank.js'
import { returnRecords240 } from './cnab240.js'
import { events240, occurrences240, reasons240 } from './cnab240-tables.js'
import { words240 } from './words.js'

export const layout240 = {
  name: 'sicredi240',
  manual: manual240,
  versions: ['081'],
} as const

/** U has the amount paid (78–92), the amount credited (93–107) and the day of the credit (146–153), as in FEBRABAN (pp. 63–64). */
export const return240: ReturnDialect = cnab240Return({
  words: words240,
  ...layout240,
  evidence: 'manual_and_files',
  records: returnRecords240,
  companions: { segment_y04: { linkFields: ['occurrence'] } },
  occurrences: occurrences240,
  reasons: reasons240,
  events: events240,
})
