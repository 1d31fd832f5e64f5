/** Sicredi, CNAB 240, version 1.6 of November 2021: values of the records of a remittance. */
import { addDays, MUST_NOT_BE_BLANK, type OurCode, ValidationError } from '../../cobranca/index.js'
import type { RecordDifferences, SentParts } from '../families/febraban240/index.js'
import { digitsInto } from '../into-fields.js'
import type { EntryContext, RecordValues } from '../remittance-dialect.js'
import { type remittanceRecords240, type remittanceSegmentY04, segmentQ } from './cnab240.js'
import { checkedProtest, NO_REVOKE } from './cnab240-deadlines.js'
import { checkDocumentNumber, checkGuarantor, checkPix, finePercentage } from './rules.js'

/** Instructions that remove the discount or the interest of the title, even if the slip has it. */
const WITHOUT_DISCOUNT: readonly OurCode[] = ['1072', '1129']

const WITHOUT_INTEREST: OurCode = '1047'

/** Parts of a slip that an instruction sends. */
export const sentParts: SentParts<EntryContext> = {
  interest: ({ slip, our_code }) => (our_code === WITHOUT_INTEREST ? null : slip.interest),
  discounts: ({ slip, our_code }) => (WITHOUT_DISCOUNT.includes(our_code) ? [] : slip.discounts),
  protest: checkedProtest,
  cancels: ['1041', '1118'], // with movement 31
}

/** The values of each record that differ from FEBRABAN's. */
export const writtenRecords: RecordDifferences<EntryContext, typeof remittanceRecords240> = {
  segment_p: {
    checks: {
      document_number: ({ slip }) => checkDocumentNumber(slip),
      movement: ({ slip }) => checkPix(slip),
    },
    values: {
      // Interest begins on the day after the due date or later (pp. 36–37).
      interest_date: ({ slip: { interest, expire_at }, our_code }) =>
        interest === null || our_code === WITHOUT_INTEREST
          ? null
          : interest.days === 0
            ? addDays(expire_at, 1)
            : interest.date,
      revoke_code: () => NO_REVOKE,
    },
  },
  // The payer's neighbourhood has no columns: 114–128 are blank (p. 42). Without a guarantor the columns of the tax id are blank (p. 43).
  segment_q: {
    checks: { guarantor_tax_id: ({ slip }) => checkGuarantor(slip, ['tax_id']) },
    values: {
      payer_neighborhood: () => '',
      guarantor_tax_id: ({ slip }) =>
        slip.guarantor?.tax_id == null ? '' : digitsInto(segmentQ.fields.guarantor_tax_id, slip.guarantor.tax_id),
    },
  },
  // The date of the fine is always the due date (p. 46).
  segment_r: {
    checks: { movement: ({ slip }) => void finePercentage(slip) },
    values: {
      fine_type: ({ slip }) => (finePercentage(slip) === 0 ? '0' : '2'),
      fine_date: ({ slip }) => (finePercentage(slip) === 0 ? null : slip.expire_at),
      fine_value: ({ slip }) => finePercentage(slip),
      debit_agency_digit: () => '0',
    },
  },
  // The body of the slip has three messages: 38 columns after the number of the line, then 40 and 40 (p. 50).
  segment_s_messages: { values: { line_number: () => '01' } },
  segment_y01: { values: { guarantor_neighborhood: () => '' } },
  segment_y04: { own: pix },
}

/** The key is the random key registered at Sicredi. Sicredi generates the txid if it is missing (p. 54). */
function pix({ slip }: EntryContext): RecordValues<typeof remittanceSegmentY04> {
  const { key = '', txid = '' } = slip.pix ?? {}
  if (key === '') throw new ValidationError({ pix_key: [MUST_NOT_BE_BLANK] })
  return { pix_key_or_url: key, txid }
}
