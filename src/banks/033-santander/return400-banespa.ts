/** Santander Banespa, CNAB 400 of account 033, until 2011: returns only; what is written today is standard 353. */
import { cnab400Return } from '../families/core400/index.js'
import { bank } from './bank.js'
import { returnHeader, returnTitle, returnTrailer } from './cnab400-banespa.js'
import { occurrences400OfBanespa, reasons400OfBanespa } from './cnab400-occurrences.js'
import { manual400OfBanespa } from './manuals.js'
import { line400, refusals400 } from './return400.js'

export const return400OfBanespa = cnab400Return({
  bank,
  variant: 'BANESPA',
  // Standard 353 has 033 in the header as well today; before 2012 it had 353 there, and 033 was Banespa's.
  told: [
    { field: 'header.bank_code', values: ['033'] },
    { field: 'header.generation_date', values: /^(?!0000)\d{4}(0\d|1[01])$/, example: '040110' },
  ],
  layout: { records: { header: returnHeader, title: returnTitle, trailer: returnTrailer } },
  projections: { title: line400 },
  manual: manual400OfBanespa,
  occurrences: occurrences400OfBanespa,
  reasons: reasons400OfBanespa,
  refusals: refusals400,
})
