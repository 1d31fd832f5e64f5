/** Santander, CNAB 240, H7815 version 8.4 (July 2025): how returns are read and remittances written. Notas are in the manual, pp. 17–30. */
import { addDays, BLANK, type PreparedCharge, type PreparedSlip, ValidationError } from '../../cobranca/index.js'
import { maxValueOf } from '../../fixed-width/index.js'
import type { ReturnDialect } from '../bank.js'
import type { Deadlines } from '../deadlines.js'
import {
  discountAndRebateBelowAmount,
  discountDatesAscend,
  discountsAfterIssue,
  guarantorIsNotBeneficiary,
  guarantorIsNotPayer,
  notOverdue,
  payerIsNotBeneficiary,
} from '../demands.js'
import { exceptDeposit } from '../deposits.js'
import { CARD_AND_PROPOSAL } from '../excludes.js'
import { cnab240Remittance, cnab240Return, divergentPayment240 } from '../families/febraban240/index.js'
import { paymentCountOf, paymentCountUpTo } from '../payment-count.js'
import type { Demand, EntryContext, RecordValues, RemittanceDialect } from '../remittance-dialect.js'
import { bank, checked, contracts240, manual240, ourNumber240, walletFields240 } from './bank.js'
import { remittanceRecords240, returnRecords240, segmentY53 } from './cnab240.js'
import { documentTypeOf240, events240, movements240, occurrences240, reasons240 } from './cnab240-tables.js'
import { checkNewAmount, depositDemands, excludes, ownWriteOffs } from './slip-rules.js'

/** The manual prints no bounds: the two columns limit the days. Without days the bank applies the beneficiary's profile. */
const deadlines240: Deadlines = {
  layout: 'CNAB 240 do Santander',
  source: 'notas 25 e 26, p. 22',
  ranges: {
    days_for_sue: [
      { from: 1, to: 99, kind: 'calendar', code: '1' },
      { from: 1, to: 99, kind: 'working', code: '2' },
    ],
    days_for_revoke: [{ from: 1, to: 99, kind: 'unstated', code: '1' }],
  },
  codes: { sue_code: { none: ['3', '0'], cancelled: '9' }, revoke_code: { none: ['3', '2'] } },
}

/**
 * CNAB 240, H7815 v8.4: due date after the entry: nota 17, p. 20; rebate: nota 18, p. 20; discounts: nota 23, p. 22; parties: nota 29, p. 23, and reasons E1 to
 * E6, p. 26; credit card, proposal and deposit: nota 20, p. 21, by which the bank ignores their charges.
 */
const demands240: readonly Demand[] = [
  notOverdue(),
  discountAndRebateBelowAmount,
  discountDatesAscend,
  discountsAfterIssue,
  exceptDeposit(payerIsNotBeneficiary),
  exceptDeposit(guarantorIsNotPayer),
  exceptDeposit(guarantorIsNotBeneficiary),
  ...depositDemands,
]

/** Not to write off: nota 26, p. 22. 3 is the profile of the beneficiary, like no code. */
const NOT_WRITTEN_OFF = '2'

const shared = {
  name: 'santander240',
  manual: manual240,
  checked,
  versions: ['040'],
} as const

/**
 * As in FEBRABAN, U 78–92 is the amount paid by the payer and 93–107 the amount credited. Real files credit the full amount paid and charge the fee (T 194–208)
 * separately, so `credit_amount` may equal `paid_amount`. Both are amounts that the bank sends.
 */
export const return240: ReturnDialect = cnab240Return({
  ...shared,
  evidence: 'manual_and_files',
  records: returnRecords240,
  companions: { segment_y03: { linkFields: ['occurrence'] }, segment_y04: { many: true, linkFields: ['occurrence'] } },
  // By nota 37 (p. 24) the count includes header and trailer of the lot; real returns count only the details.
  lotTotal: { accepts: ['lot_details'] },
  occurrences: occurrences240,
  reasons: reasons240,
  events: events240,
})

export const remittance240: RemittanceDialect = cnab240Remittance({
  bank,
  ...shared,
  bankName: 'BANCO SANTANDER',
  evidence: 'manual_and_files',
  records: remittanceRecords240,
  // Only entries have segment Q (nota 13).
  companions: { segment_q: { linkFields: ['movement'] } },
  loose: ['segment_s_common_line'],
  lotVersion: '030',
  contracts: contracts240,
  wallet: walletFields240,
  ourNumber: ourNumber240,
  documentTypes: documentTypeOf240,
  // A wallet may have the digit of its agency.
  company: { transmission_code: 'extra3', agency_digit: 'agency_digit' },
  collects: true,
  writes: {
    segment_p: {
      checks: { document_type: checkNewAmount },
      values: {
        charge_type: ({ movement, contract }) => (movement === '01' ? contract.code : contract.codeOfRegistered),
        interest_type: ({ slip }) => (slip.interest === null ? EXEMPT : INTEREST_TYPES[slip.interest.kind][isTolerance(slip.interest) ? 1 : 0]),
        interest_date: ({ slip: { interest, expire_at } }) =>
          interest !== null && isTolerance(interest) ? addDays(expire_at, interest.days - 1) : interest && expire_at,
        currency_code: () => '00',
      },
    },
    // The fine is charged after the day in R 67–74 (nota 32): for a fine from the day after the due date, this is the due date.
    segment_r: { values: { fine_date: ({ slip: { fine, expire_at } }) => fine && addDays(expire_at, Math.max(fine.days - 1, 0)) } },
    segment_s_messages: {},
    segment_y03: { checks: { movement: checkPix } },
    segment_y53: { own: divergentPayment },
  },
  movements: movements240,
  // Since version 6 an instruction sends only segment P (pp. 4 and 31); an instruction about the limits of payment also sends Y-53 (40-A, Z7).
  shapeOf: (_movement, ourCode) => {
    if (ourCode === '1148' || ourCode === '1149') return { segment_p: 'all', segment_y53: Object.keys(segmentY53.fields) }
    if (ourCode !== '1001') return { segment_p: 'all' }
    return { segment_p: 'all', segment_q: 'all', segment_r: 'all', segment_s_messages: 'all', segment_y03: 'all', segment_y53: 'all' }
  },
  deadlines: deadlines240,
  features: ['third_discount', 'divergent_payment', 'payment_count', 'pix', 'pix_txid'],
  charges: { fromDayAfter: ['fine', 'interest'] },
  demands: demands240,
  excludes,
  bankDefaults: ownWriteOffs('nota 20, p. 21', 'nota 20, p. 21', ({ revoke_code }) => revoke_code === NOT_WRITTEN_OFF),
  zeroAmount: CARD_AND_PROPOSAL,
})

/** Interest without tolerance (1 and 2) counts from the due date; interest with tolerance (5 and 6) counts after the date in the file (notas 21 and 22). */
const INTEREST_TYPES = { value: ['1', '5'], percentage: ['2', '6'] } as const
const EXEMPT = '3'

const isTolerance = ({ days }: PreparedCharge): boolean => days > 1

function checkPix({ slip: { pix } }: EntryContext): void {
  if (pix !== null && pix.location_id !== '') throw new ValidationError({ pix_location_id: ['não existe no CNAB 240 do Santander'] })
}

/** The only payment type with a number of payments, 01 to 99; the other types have 00 (nota 47). */
const RANGE = '02'

function divergentPayment({ slip }: EntryContext): RecordValues<typeof segmentY53> {
  const values = divergentPayment240(slip, segmentY53)
  if (values.payment_type === undefined) throw new ValidationError({ divergent_payment_type: [BLANK] })
  return { ...values, payment_count: values.payment_type === RANGE ? paymentCountUpTo(maxValueOf(segmentY53.fields.payment_count), slip) : noCount(slip) }
}

function noCount(slip: PreparedSlip): 0 {
  const { field, count } = paymentCountOf(slip)
  if (count === null || count === 0) return 0
  throw new ValidationError({ [field]: ['não pode ser enviado no CNAB 240 do Santander sem divergent_payment_type 2 (entre mínimo e máximo)'] })
}
