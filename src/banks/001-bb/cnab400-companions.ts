/** Banco do Brasil, remittances of CNAB 400 (CBR641, August 2020): values of the records of type 5 and of movements with a record of their own. */
import { chargeInCents, type PreparedSlip } from '../../cobranca/index.js'
import { chargeInto } from '../into-fields.js'
import type { RecordValues } from '../remittance-dialect.js'
import { remittanceFine } from './cnab400.js'
import { deadlines400 } from './cnab400-deadlines.js'
import { type BbContext400, interestOf, isLongNumber, titleValues } from './cnab400-title.js'
import { checkInterest, daysToReceive, isByEmail } from './rules.js'

/** A title of a movement that has its own record. */
export const identification = (context: BbContext400) => titleValues(context, () => ({}))

/** Movement 16: always R$ per day, since the manual does not print whether a percentage is daily or monthly (nota 11 e). */
export function newInterest({ slip }: BbContext400) {
  checkInterest(slip)
  return slip.interest === null ? {} : { new_interest_type: '1', new_interest_value: interestOf(slip) }
}

const FINE_TYPES = { value: '1', percentage: '2' } as const

export const NO_FINE = '9'

/** Notas 15 and 17: a value, or a percentage with 2 decimals, and the day from which the fine is due. */
export const fineOf = ({
  fine,
}: PreparedSlip): Pick<RecordValues<typeof remittanceFine>, 'fine_type' | 'fine_date' | 'fine_value'> =>
  fine === null
    ? { fine_type: NO_FINE }
    : {
        fine_type: FINE_TYPES[fine.kind],
        fine_date: fine.date,
        fine_value: chargeInto(remittanceFine.fields.fine_value, fine, 'fine_percentage'),
      }

export function fine(context: BbContext400): RecordValues<typeof remittanceFine> {
  const days = daysToReceive(context, deadlines400)
  const { fine_type, fine_date, fine_value } = fineOf(context.slip)
  return { fine_type, fine_date, fine_value, payment_limit_days: days ?? undefined }
}

/** The bank's default bureau (CNAB 240 36.3P, p. 14): a slip does not name a bureau (nota 40). */
const SERASA = '10'

/** Records of type 5. */
export const optionalRecords = {
  fine: {
    when: ({ slip, payment_limit_at }: BbContext400) =>
      slip.fine !== null || slip.days_for_revoke !== null || payment_limit_at !== null,
    values: fine,
  },
  // In reais like the first (nota 39).
  discounts: ({
    slip: {
      discounts: [, second, third],
      amount,
    },
  }: BbContext400) => ({
    second_discount_value: chargeInCents(second, amount, 'second_discount_percentage'),
    third_discount_value: chargeInCents(third, amount, 'third_discount_percentage'),
  }),
  bureau: {
    when: ({ slip, movement }: BbContext400) => movement !== '01' || slip.days_for_negativation !== null,
    values: () => ({ bureau: SERASA }),
  },
  email: { when: isByEmail, values: ({ slip }: BbContext400) => ({ email: slip.payer_email }) },
  document_number: {
    when: ({ slip }: BbContext400) => isLongNumber(slip),
    values: ({ slip }: BbContext400) => ({ long_document_number: slip.document_number }),
  },
}

export const newLimit = (context: BbContext400) => ({
  payment_limit_days:
    daysToReceive({ ...context, slip: { ...context.slip, days_for_revoke: null } }, deadlines400) ?? 0,
})
