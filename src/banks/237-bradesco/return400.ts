/** Bradesco, Cobrança CNAB 400: how its return files are read. */
import { refusals240 } from '../../febraban/index.js'
import { bradesco400Return, checked, events400, occurrences400, reasons400 } from '../families/bradesco400/index.js'
import { bank } from './bank.js'
import { manual400 } from './manuals.js'

export const return400 = bradesco400Return({
  bank,
  records: (records) => records,
  manual: manual400,
  checked,
  occurrences: occurrences400,
  reasons: reasons400,
  refusals: refusals240,
  events: events400,
})
