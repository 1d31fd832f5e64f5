/** Parts of a slip for which the records of a remittance have no columns. */
import type { PreparedSlip } from '../../../cobranca/index.js'
import type { Records } from '../../../fixed-width/index.js'
import type { EntryContext } from '../../remittance-dialect.js'
import { guarantorAddressOf, guarantorDetailsOf, guarantorNameOf, mergeFields, messagesOf } from '../../unsupported-fields.js'
import { hasMessagesInR, hasSegmentS } from './message-columns.js'

type UnsupportedTexts = Readonly<Record<string, string>>

/** Q has the guarantor's name and tax id (p. 56), Y-01 also the address (p. 59); messages are in S, or in R (C037). */
export function unsupportedBy(records: Records, written: readonly string[]): (context: EntryContext) => UnsupportedTexts {
  const hasMessages = hasSegmentS(written) || hasMessagesInR(records, written)
  const guarantorOf = written.includes('segment_y01') ? nothing : hasGuarantor(records) ? guarantorAddressOf : wholeGuarantorOf
  return ({ slip }) => mergeFields(guarantorOf(slip), hasMessages ? null : messagesOf(slip))
}

/** Whether Q has columns for the guarantor. */
const hasGuarantor = (records: Records): boolean => records['segment_q']?.fields['guarantor_name']?.kind === 'text'

const nothing = (): null => null

const wholeGuarantorOf = (slip: PreparedSlip): UnsupportedTexts => mergeFields(guarantorNameOf(slip), guarantorDetailsOf(slip))
