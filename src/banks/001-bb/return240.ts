/** Banco do Brasil, CNAB 240: how its return files are laid out and what their columns mean. */

import { type Projection, projection } from '../../febraban/index.js'
import { fileLayout } from '../../fixed-width/index.js'
import type { ReturnDialect } from '../bank.js'
import { constant240, events240, lineParsed240, lots240, returnTitle240, sequence240, totals240 } from '../families/febraban240/index.js'
import { occurrences240, reasons240, refusals240 } from './cnab240-occurrences.js'
import { fileHeader, fileTrailer, lotHeader, lotTrailer, segmentT, segmentU, segmentY04, segmentY05, WITH_BUREAU } from './cnab240-records.js'
import { checkedDigit240 } from './contracts.js'
import { manual240 } from './manuals.js'
import { AGREEMENT_240, VARIANT_4, VARIANT_6, VARIANT_8, VARIANT_FREE_17, VERSIONS_240 } from './variants.js'

export const returnLayout240 = fileLayout({
  name: 'bb240.return',
  width: 240,
  records: {
    header: fileHeader,
    lot_header: lotHeader,
    segment_t: segmentT,
    segment_u: segmentU,
    segment_y04: segmentY04,
    segment_y05: segmentY05,
    lot_trailer: lotTrailer,
    trailer: fileTrailer,
  },
  structure: {
    header: 'header',
    trailer: 'trailer',
    lot: lots240,
    titles: [{ ...returnTitle240, companions: { ...returnTitle240.companions, segment_y04: {}, segment_y05: {} } }],
  },
  sequence: sequence240,
  constant: constant240,
  version: { field: 'header.file_layout_version', known: VERSIONS_240 },
  totals: totals240,
})

/** Other credits are the bureau's code with 85 and 86 (15.3U, p. 30). The payer's value less the fee is what is credited (13.3U). */
const title: Projection<typeof returnLayout240.records> = {
  ...lineParsed240,
  other_credit: { money: 'segment_u.other_credit', where: 'segment_u.occurrence', isNot: WITH_BUREAU },
}

/** Agreements of 7 digits: nosso número of 17, without check digit. */
export const return240: ReturnDialect = {
  layout: returnLayout240,
  manual: manual240,
  titles: { segment_t: projection(returnLayout240, title) },
  occurrences: occurrences240,
  reasons: reasons240,
  refusals: refusals240,
  events: events240,
  header: {
    beneficiary_name: 'header.beneficiary_name',
    generated_at: 'header.generation_date',
    file_number: 'header.file_sequence',
  },
}

/** Agreements of 4 and of 6 digits: nosso número of 11 and its check digit. */
export const return240Of4: ReturnDialect = { ...return240, checked: checkedDigit240, variant: VARIANT_4, told: [AGREEMENT_240[4]] }
export const return240Of6: ReturnDialect = { ...return240, checked: checkedDigit240, variant: VARIANT_6, told: [AGREEMENT_240[6]] }

/** Agreements of 6 digits with a nosso número of 17 (p. 10 has it no more): told by its length. */
export const return240OfFree17: ReturnDialect = {
  ...return240,
  variant: VARIANT_FREE_17,
  told: [AGREEMENT_240[6], { field: 'segment_t.our_number', values: /^[0-9]{17}$/, example: '12345678901234567' }],
}

export const return240Of8: ReturnDialect = { ...return240, variant: VARIANT_8, told: [AGREEMENT_240[8]] }
