/** Caixa, CNAB 240 SIGCB, 67.118 v029 (October 2022): values of the records of a remittance. */

import { MUST_NOT_BE_BLANK, type PreparedSlip, ValidationError } from '../../cobranca/index.js'
import { inColumns } from '../../febraban/index.js'
import { checkExcluded } from '../excludes.js'
import {
  daysText,
  linesFor,
  messageColumns,
  type RecordDifferences,
  type SentParts,
} from '../families/febraban240/index.js'
import type { EntryContext } from '../remittance-dialect.js'
import type { CaixaContract } from './bank.js'
import { type remittanceRecords240, segmentP, segmentR, segmentSMessages } from './cnab240.js'
import { daysForRevoke, revokeCode } from './cnab240-deadlines.js'
import { divergentPayment } from './cnab240-payments.js'
import { sends } from './cnab240-shapes.js'
import { CHANGES_BILLET } from './cnab240-tables.js'
import { checkDeadlines, checkDiscounts, excludes } from './rules.js'
import { partialPaymentOf } from './tables.js'

/** Checks the fields that a movement needs: the days of a protest, the limits of a changed payment (rejection CH). */
function checkMovement({ slip, movement, our_code }: EntryContext): void {
  if (our_code === '1009' && slip.days_for_sue === null)
    throw new ValidationError({ days_for_sue: [MUST_NOT_BE_BLANK] })
  if (movement === '48' && slip.divergent_payment === null)
    throw new ValidationError({ divergent_payment_type: [MUST_NOT_BE_BLANK] })
}

/** Caixa prints the messages 3 and 4 (R) among the instructions of the slip, and the messages 5 to 8 (S) on the payer's receipt (C037, p. 52). */
const IN_R = messageColumns(segmentR)

const IN_S = messageColumns(segmentSMessages)

const messagesOf = (slip: PreparedSlip): readonly string[] =>
  linesFor(slip, IN_R, IN_R.names.length + IN_S.names.length)

/** Parts of a slip that an instruction sends. */
export const sentParts: SentParts<EntryContext<CaixaContract>> = {
  // 1047 removes the interest, even if the slip has interest (C018 to C020, p. 50).
  interest: (context) =>
    sends('interest', context) ? (context.our_code === '1047' ? null : context.slip.interest) : undefined,
  discounts: (context) => (sends('discount', context) ? context.slip.discounts : undefined),
  deadlines: (context) => sends('deadlines', context),
}

/** The values of each record that differ from FEBRABAN's. */
export const writtenRecords: RecordDifferences<EntryContext<CaixaContract>, typeof remittanceRecords240> = {
  segment_p: {
    checks: {
      movement: checkMovement,
      discount_type: (context) => {
        if (!sends('discount', context)) return
        checkDiscounts(context.slip)
        // A change sends the charges again; those of a registration are checked already.
        if (context.our_code !== '1001') checkExcluded(excludes, context)
      },
      sue_code: (context) => {
        if (sends('deadlines', context)) checkDeadlines(context.slip)
      },
    },
    values: {
      modality: ({ our_number }) => our_number.prefix,
      our_number: ({ our_number }) => our_number.number,
      charge_type: ({ contract }) => contract.code,
      document_form: () => '2',
      // Columns 61 and 62: issuer and sender of the slip (C009 and C010, pp. 48–49).
      dispatch_type: ({ slip, movement }) =>
        CHANGES_BILLET.includes(movement) ? '5' : slip.dispatch === 'bank' ? '1' : '2',
      distribution_type: ({ slip }) => (slip.dispatch === 'bank' ? '1' : '0'),
      collecting_agency_digit: () => '0',
      revoke_code: (context) => (sends('deadlines', context) ? revokeCode(context.slip) : undefined),
      days_for_revoke: (context) =>
        sends('deadlines', context) ? daysForRevoke(context.slip) : daysText(segmentP.fields.days_for_revoke, 0),
      // Required for Y-53 (C092, p. 63).
      partial_payment_authorization: (context) =>
        sends('authorization', context)
          ? partialPaymentOf[context.slip.divergent_payment === null ? 'no' : 'yes']
          : undefined,
    },
  },
  segment_r: {
    orWhen: ({ slip }) => slip.instructions.length > 0,
    values: { message_3: ({ slip }) => messagesOf(slip)[0], message_4: ({ slip }) => messagesOf(slip)[1] },
  },
  segment_s_messages: {
    when: ({ slip }) => messagesOf(slip).length > IN_R.names.length,
    own: ({ slip }) => inColumns(IN_S.names, messagesOf(slip).slice(IN_R.names.length)),
  },
  segment_y53: { when: ({ slip }) => slip.divergent_payment !== null, own: divergentPayment },
}
