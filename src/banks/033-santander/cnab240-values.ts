/** Santander, CNAB 240, H7815 version 8.4 (July 2025): values of the records of a remittance. Notas are in the manual, pp. 17–30. */
import {
  addDays,
  MUST_NOT_BE_BLANK,
  type PreparedCharge,
  type PreparedSlip,
  ValidationError,
} from '../../cobranca/index.js'
import { maxValueOf } from '../../fixed-width/index.js'
import { divergentPayment240, type RecordDifferences } from '../families/febraban240/index.js'
import { interestForm } from '../interest-form.js'
import { paymentCountOf, paymentCountUpTo } from '../payment-count.js'
import type { EntryContext, RecordValues } from '../remittance-dialect.js'
import type { SantanderContract240 } from './bank.js'
import { remittanceRecords240, segmentY53 } from './cnab240.js'
import { checkNewAmount } from './slip-rules.js'

/** Interest without tolerance (1 and 2) counts from the due date; interest with tolerance (5 and 6) counts after the date in the file (notas 21 and 22). */
const WITH_TOLERANCE: Readonly<Record<string, string>> = { '1': '5', '2': '6' }

const EXEMPT = '3'

function interestType({ interest, amount }: PreparedSlip): string {
  if (interest === null) return EXEMPT
  const { code } = interestForm(remittanceRecords240.segment_p.fields.interest_value, interest, amount)
  return isTolerance(interest) ? WITH_TOLERANCE[code]! : code
}

const isTolerance = ({ days }: PreparedCharge): boolean => days > 1

function checkPix({ slip: { pix } }: EntryContext): void {
  if (pix !== null && pix.location_id !== '')
    throw new ValidationError({ pix_location_id: ['não existe no CNAB 240 do Santander'] })
}

/** The only payment type with a number of payments, 01 to 99; the other types have 00 (nota 47). */
const RANGE = '02'

function divergentPayment({ slip }: EntryContext): RecordValues<typeof segmentY53> {
  const values = divergentPayment240(slip, segmentY53)
  if (values.payment_type === undefined) throw new ValidationError({ divergent_payment_type: [MUST_NOT_BE_BLANK] })
  return {
    ...values,
    payment_count:
      values.payment_type === RANGE
        ? paymentCountUpTo(maxValueOf(segmentY53.fields.payment_count), slip)
        : noCount(slip),
  }
}

function noCount(slip: PreparedSlip): 0 {
  const { field, count } = paymentCountOf(slip)
  if (count === null || count === 0) return 0
  throw new ValidationError({
    [field]: ['não pode ser enviado no CNAB 240 do Santander sem divergent_payment_type 2 (entre mínimo e máximo)'],
  })
}

/** The values of each record that differ from FEBRABAN's. */
export const writtenRecords: RecordDifferences<EntryContext<SantanderContract240>, typeof remittanceRecords240> = {
  segment_p: {
    checks: { document_type: checkNewAmount },
    values: {
      charge_type: ({ movement, contract }) => (movement === '01' ? contract.code : contract.codeOfRegistered),
      interest_type: ({ slip }) => interestType(slip),
      interest_date: ({ slip: { interest, expire_at } }) =>
        interest !== null && isTolerance(interest) ? addDays(expire_at, interest.days - 1) : interest && expire_at,
      currency_code: () => '00',
    },
  },
  // The fine is charged after the day in R 67–74 (nota 32): for a fine from the day after the due date, this is the due date.
  segment_r: {
    values: { fine_date: ({ slip: { fine, expire_at } }) => fine && addDays(expire_at, Math.max(fine.days - 1, 0)) },
  },
  segment_s_messages: {},
  segment_y03: { checks: { movement: checkPix } },
  segment_y53: { own: divergentPayment },
}
