/** CrediSIS, Layout CNAB 400, version 1.1 (June 2017): how returns are read and remittances written. */
import { addDays, type PreparedCharge, Problems } from '../../cobranca/index.js'
import { messageLines, taxIdKind2 } from '../../febraban/index.js'
import { recordsWithMarks } from '../../fixed-width/index.js'
import { type Deadlines, onlyDeadline, PROTEST_OR_NEGATIVATION, rangeOf } from '../deadlines.js'
import { notAccepted } from '../demands.js'
import { cnab400Remittance, cnab400Return } from '../families/core400/index.js'
import { interestForm } from '../interest-form.js'
import { chargeInto, columnCount, digitsInto, graceInto } from '../into-fields.js'
import { type EntryContext, instructionsOf, type RecordValues } from '../remittance-dialect.js'
import { documentTypeIn } from '../slip-codes.js'
import { bank, bankName, contracts, manual400, ourNumber, walletFields } from './bank.js'
import { type dayTypes, type overdueActions, remittanceRecords400, returnRecords400 } from './cnab400-records.js'
import { demands } from './slip-rules.js'
import { documentTypes, events400, movements400, occurrences400 } from './tables.js'

const PAID = 'title.paid_amount'
const FACE = 'title.amount'
const DISCOUNT = 'title.discount_unknown_unit'
const CHARGES = 'title.billet_fine_unknown_unit'

type ByDecimals = typeof DISCOUNT | typeof CHARGES

const hundredth = (column: ByDecimals) => ({ quotient: column, by: 100 }) as const

/**
 * The decimals are those by which the paid amount is the face value plus charges less discount. An amount is blank if neither two nor four decimals explain the
 * payment, or if both do, because the two columns are equal; zeros are zero.
 */
function ofPayment(column: ByDecimals) {
  const ifZero = { if: { equal: [column, { cents: 0 }] }, yes: column, no: { cents: null } } as const
  const isTwo = { equal: [PAID, { difference: [{ sum: [FACE, CHARGES] }, DISCOUNT] }] } as const
  const isFour = { equal: [PAID, { difference: [{ sum: [FACE, hundredth(CHARGES)] }, hundredth(DISCOUNT)] }] } as const
  const byPayment = { if: isTwo, yes: column, no: { if: isFour, yes: hundredth(column), no: ifZero } } as const
  return {
    if: { equal: [DISCOUNT, CHARGES] },
    yes: ifZero,
    no: { if: { less: [{ cents: 0 }, PAID] }, yes: byPayment, no: ifZero },
  } as const
}

export const return400 = cnab400Return({
  bank,
  layout: { records: returnRecords400 },
  projections: { title: { discount: ofPayment(DISCOUNT), billet_fine: ofPayment(CHARGES) } },
  manual: manual400,
  evidence: 'manual',
  occurrences: occurrences400,
  reasons: [],
  events: events400,
})

const LAYOUT = 'CNAB 400 do CrediSIS'

const CALENDAR = '2' satisfies keyof typeof dayTypes

/**
 * Limit of a slip without its own. The date is required (RM.D.19, p. 23), but the manual prints neither a bound nor a default. This is the latest limit of the
 * library, so that the title stays payable after its due date.
 */
const LATEST_LIMIT = 999

/** RM.D.14 and RM.D.15, pp. 22–23; the limit of the payment is a date (RM.D.19, p. 23). The manual prints no bounds. */
const deadlines: Deadlines = {
  layout: LAYOUT,
  source: 'RM.D.14, RM.D.15, RM.D.19 e RM.D.36, pp. 22–25',
  ranges: {
    days_for_sue: [{ from: 1, to: 99, kind: 'calendar', code: CALENDAR }, { from: 1, to: 99, kind: 'working', code: '1' }],
    days_for_negativation: [{ from: 1, to: 99, kind: 'calendar', code: CALENDAR }, { from: 1, to: 99, kind: 'working', code: '1' }],
    days_for_revoke: [{ from: 1, to: LATEST_LIMIT, kind: 'calendar' }],
  },
}

/** The manual accepts no punctuation (p. 5); e-mail addresses keep theirs. */
const records = recordsWithMarks('', remittanceRecords400)

type CredisisTitle = RecordValues<typeof remittanceRecords400.title>
type CredisisDetails = RecordValues<typeof remittanceRecords400.details>

export const remittance400 = cnab400Remittance({
  bank,
  layout: {
    records,
    companions: { details: {} },
  },
  manual: manual400,
  evidence: 'manual_and_files',
  identifierMarks: 'blanks',
  contracts,
  wallet: walletFields,
  ourNumber,
  file: { header: () => ({ bank_name: bankName }) },
  records: {
    title,
    details: {
      when: ({ slip }) => slip.guarantor !== null || slip.interest !== null || slip.fine !== null || slip.discounts.length > 0 || slip.instructions.length > 0,
      values: details,
    },
  },
  movements: movements400,
  // Every movement sends what the registration sent (RM.D.8, p. 20).
  instructions: instructionsOf(movements400, () => ({ title: 'all', details: 'all' })),
  features: ['third_discount'],
  deadlines,
  demands: [notAccepted(LAYOUT), ...demands],
  unsupportedFields: ({ slip }) => (slip.control_number === slip.document_number ? {} : { control_number: slip.control_number }),
})

function title(context: EntryContext): CredisisTitle {
  const { slip, date, movement, our_number } = context
  const { payer } = slip
  const problems = new Problems()
  const document_type = problems.attempt(documentTypeIn, documentTypes, slip, LAYOUT)
  const overdue = problems.attempt(overdueOf, context)
  const payment_limit = problems.attempt(limitOf, context)
  problems.throwAny()
  return {
    ...overdue,
    our_number: our_number.prefix + our_number.number,
    operation_date: date,
    installment_number: '01',
    document_type,
    // A cancellation has no value (RM.D.18, p. 23).
    amount: movement === '03' ? null : slip.amount,
    payment_limit,
    // Required for companies (RM.D.35, p. 25); the slip has only one name.
    payer_trade_name: payer.tax_id_type === 'cnpj' ? payer.name.slice(0, columnCount(remittanceRecords400.title.fields.payer_trade_name)) : '',
    payer_email: slip.payer_email,
  }
}

/** Protest or negativation, by calendar or working days. */
function overdueOf({ slip }: EntryContext): Pick<CredisisTitle, 'overdue_action' | 'overdue_days_type' | 'overdue_days'> {
  const field = onlyDeadline(slip, PROTEST_OR_NEGATIVATION, LAYOUT)
  if (field === undefined) return { overdue_action: '03' satisfies Action }
  return {
    overdue_action: (field === 'days_for_sue' ? '01' : '02') satisfies Action,
    overdue_days_type: rangeOf(slip, field, deadlines).code,
    overdue_days: digitsInto(remittanceRecords400.title.fields.overdue_days, slip[field]!),
  }
}

type Action = keyof typeof overdueActions

function limitOf({ slip }: EntryContext): string {
  if (slip.days_for_revoke === null) return addDays(slip.expire_at, LATEST_LIMIT)
  rangeOf(slip, 'days_for_revoke', deadlines)
  return addDays(slip.expire_at, slip.days_for_revoke)
}

function details({ slip }: EntryContext): CredisisDetails {
  const { fields } = remittanceRecords400.details
  const { interest, fine, guarantor } = slip
  const [discount, second, third] = slip.discounts
  const problems = new Problems()
  const charged = interest === null ? NO_INTEREST : problems.attempt(interestForm, fields.interest_value, interest, slip.amount)
  const fine_value = problems.attempt(chargeInto, fields.fine_value, fine, 'fine_percentage')
  const discount_value = problems.attempt(chargeInto, fields.discount_value, discount, 'discount_percentage')
  const second_discount_value = problems.attempt(chargeInto, fields.second_discount_value, second, 'second_discount_percentage')
  const third_discount_value = problems.attempt(chargeInto, fields.third_discount_value, third, 'third_discount_percentage')
  // RM.DO.16 and RM.DO.20, p. 27.
  const interest_days = problems.attempt(graceInto, fields.interest_days, interest, 'days_for_interest')
  const fine_days = problems.attempt(graceInto, fields.fine_days, fine, 'days_for_fine')
  const messages = problems.attempt(messageLines, slip, columnCount(fields.message_1), 1)
  problems.throwAny()
  return {
    ...(guarantor?.tax_id == null ? {} : { guarantor_tax_id_type: taxIdKind2(guarantor.tax_id_type!), guarantor_tax_id: guarantor.tax_id }),
    guarantor_address: guarantor?.address ?? '',
    guarantor_neighborhood: guarantor?.neighborhood ?? '',
    guarantor_city: guarantor?.city ?? '',
    guarantor_state: guarantor?.state ?? '',
    guarantor_zipcode: guarantor?.zipcode ?? undefined,
    message_1: messages![0] ?? '',
    interest_value: charged?.number,
    interest_type: charged?.code,
    ...(interest === null ? {} : { interest_days_type: CALENDAR, interest_days }),
    fine_value,
    fine_type: typeOf(fine),
    ...(fine === null ? {} : { fine_days_type: CALENDAR, fine_days }),
    discount_value,
    discount_type: typeOf(discount),
    second_discount_value,
    second_discount_type: typeOf(second),
    third_discount_value,
    third_discount_type: typeOf(third),
  }
}

const NO_INTEREST = { code: 'I', number: 0 } as const

const typeOf = (charge: PreparedCharge | null | undefined): string => (charge == null ? 'I' : charge.kind === 'value' ? 'F' : 'P')
