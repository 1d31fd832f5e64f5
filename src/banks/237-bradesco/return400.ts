/** Bradesco, Cobrança CNAB 400: how its return files are laid out and what their columns mean. */
import { refusals240 } from '../../febraban/index.js'
import { cnab400Return } from '../families/core400/index.js'
import { bank } from './bank.js'
import { events400, occurrences400, reasons400 } from './cnab400-occurrences.js'
import { returnHeader, returnPix, returnSplit, returnTitle, returnTrailer } from './cnab400-return.js'
import { checked } from './contracts.js'
import { manual400 } from './manuals.js'

/**
 * 254–266 is what the payer paid (p. 43): in a real file of 234 settlements it is the face value, plus 267–279, minus 241–253, in each of them. What is
 * credited has no column. 241–253 holds the rebate too, and of a title paid late only the greater of rebate and interest shows, less the other.
 */
export const return400 = cnab400Return({
  bank,
  layout: {
    records: { header: returnHeader, title: returnTitle, split: returnSplit, pix: returnPix, trailer: returnTrailer },
    companions: { split: { many: true, same: ['our_number'] }, pix: { same: ['our_number'] } },
  },
  manual: manual400,
  checked,
  occurrences: occurrences400,
  reasons: reasons400,
  refusals: refusals240,
  events: events400,
})
