/** Banco do Brasil, CNAB 240: how its return files are laid out and what their columns mean. */
import type { ReturnDialect } from '../bank.js'
import { cnab240Return } from '../families/febraban240/index.js'
import { occurrences240, reasons240, rejections240 } from './cnab240-occurrences.js'
import { fileHeader, fileTrailer, lotHeader, lotTrailer, segmentT, segmentU, segmentY04, segmentY05, WITH_BUREAU } from './cnab240-records.js'
import { checkedDigit240 } from './contracts.js'
import { manual240 } from './manuals.js'
import { AGREEMENT_240, VARIANT_4, VARIANT_6, VARIANT_8, VARIANT_FREE_17, VERSIONS_240 } from './variants.js'

/** Agreements of 7 digits: nosso número of 17, without check digit. */
export const return240: ReturnDialect = cnab240Return({
  name: 'bb240',
  manual: manual240,
  evidence: 'manual_and_files',
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
  versions: VERSIONS_240,
  // Other credits are the bureau's code with 85 and 86 (15.3U, p. 30). The payer's value less the fee is what is credited (13.3U).
  titles: { segment_t: { other_credit: { money: 'segment_u.other_credit', where: 'segment_u.occurrence', isNot: WITH_BUREAU } } },
  occurrences: occurrences240,
  reasons: reasons240,
  rejectionCodes: rejections240,
})

/** Agreements of 4 and of 6 digits: nosso número of 11 and its check digit. */
export const return240Of4: ReturnDialect = { ...return240, evidence: 'manual', checked: checkedDigit240, variant: VARIANT_4, detectBy: [AGREEMENT_240[4]] }
export const return240Of6: ReturnDialect = { ...return240, evidence: 'manual', checked: checkedDigit240, variant: VARIANT_6, detectBy: [AGREEMENT_240[6]] }

/** Agreements of 6 digits with a nosso número of 17 (p. 10 has it no more): told by its length. */
export const return240OfFree17: ReturnDialect = {
  ...return240,
  evidence: 'manual',
  variant: VARIANT_FREE_17,
  detectBy: [AGREEMENT_240[6], { field: 'segment_t.our_number', values: /^[0-9]{17}$/, example: '12345678901234567' }],
}

export const return240Of8: ReturnDialect = { ...return240, evidence: 'family_manual', variant: VARIANT_8, detectBy: [AGREEMENT_240[8]] }
