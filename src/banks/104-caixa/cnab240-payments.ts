/** Caixa, CNAB 240 SIGCB, 67.118 v029 (October 2022): the values of segment Y-53, accepted payments of other values. */
import type { PreparedDivergentPayment } from '../../cobranca/index.js'
import { maxValueOf } from '../../fixed-width/index.js'
import { amountColumn } from '../families/febraban240/index.js'
import { paymentLimitUpTo } from '../payment-count.js'
import type { EntryContext, RecordValues } from '../remittance-dialect.js'
import { segmentY53 } from './cnab240.js'

/** Accepted payments of other values (C092 to C097, pp. 63–64). Every type has a kind of limit; types without a limit have «2». */
export function divergentPayment({ slip }: EntryContext): RecordValues<typeof segmentY53> {
  const asked = slip.divergent_payment
  if (asked === null) return {}
  const kind = hasLimit(asked) ? asked.kind : 'value'
  return {
    payment_type: `0${asked.type}`,
    payment_count: paymentLimitUpTo(MAX_PAYMENTS, slip),
    max_value_type: MAXIMUM.code(kind),
    max_value: MAXIMUM.number(asked.maximum ?? 0),
    min_value_type: MINIMUM.code(kind),
    min_value: MINIMUM.number(asked.minimum ?? 0),
  }
}

const MAXIMUM = amountColumn(segmentY53, 'max_value', 'divergent_payment_maximum_percentage')!

const MINIMUM = amountColumn(segmentY53, 'min_value', 'divergent_payment_minimum_percentage')!

const hasLimit = ({ minimum, maximum }: PreparedDivergentPayment): boolean => minimum !== null || maximum !== null

/** 01 to 99 (C094, p. 64). */
const MAX_PAYMENTS = maxValueOf(segmentY53.fields.payment_count)
