/** Santander Banespa, CNAB 400 of account 033, until 2011: returns only; what is written today is standard 353. */
import { projection } from '../../febraban/index.js'
import { fileLayout } from '../../fixed-width/index.js'
import type { ReturnDialect } from '../bank.js'
import { returnHeader, returnTitle, returnTrailer } from './cnab400-banespa.js'
import { occurrences400OfBanespa, reasons400OfBanespa } from './cnab400-occurrences.js'
import { manual400OfBanespa } from './manuals.js'
import { line400, return400 } from './return400.js'

const returnLayout400OfBanespa = fileLayout({
  name: 'santander400.banespa.return',
  width: 400,
  records: { header: returnHeader, title: returnTitle, trailer: returnTrailer },
  structure: { header: 'header', trailer: 'trailer', titles: [{ main: 'title' }] },
  sequence: { field: 'sequence', within: 'file' },
})

export const return400OfBanespa: ReturnDialect = {
  layout: returnLayout400OfBanespa,
  manual: manual400OfBanespa,
  variant: 'BANESPA',
  // Standard 353 has 033 in the header as well today; before 2012 it had 353 there, and 033 was Banespa's.
  told: [
    { field: 'header.bank_code', values: ['033'] },
    { field: 'header.generation_date', values: /^(?!0000)\d{4}(0\d|1[01])$/, example: '040110' },
  ],
  titles: { title: projection(returnLayout400OfBanespa, line400) },
  occurrences: occurrences400OfBanespa,
  reasons: reasons400OfBanespa,
  refusals: return400.refusals!,
  header: return400.header,
}
