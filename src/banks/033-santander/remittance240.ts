/** Santander, CNAB 240, H7815 version 8.4 (July 2025): how a remittance is written. Notas are those of the manual, pp. 17–30. */
import {
  addDays,
  BLANK,
  type OurCode,
  type PreparedSlip,
  Problems,
  percentPerMonth,
  scaledPercentage,
  ValidationError,
  type WalletFields,
} from '../../cobranca/index.js'
import { pix240, taxIdKind1 } from '../../febraban/index.js'
import { fileLayout } from '../../fixed-width/index.js'
import { checkDiscountsBelowAmount } from '../consistency.js'
import { codedDays } from '../deadlines.js'
import {
  constant240,
  discount240,
  divergentPayment240,
  fine240,
  furtherDiscounts240,
  lots240,
  messages240,
  parties240,
  sequence240,
  totals240,
} from '../families/febraban240/index.js'
import { guarantorAddressOf } from '../left-out.js'
import {
  type EntryContext,
  type FileContext,
  type InstructionShape,
  instructionsOf,
  type Movement,
  plainFilename,
  type RecordValues,
  remittanceDialect,
} from '../remittance-dialect.js'
import { documentTypeIn } from '../slip-codes.js'
import { documentTypeOf240, movements240 } from './cnab240-instructions.js'
import {
  RATE_DECIMALS,
  remittanceFileHeader,
  remittanceFileTrailer,
  remittanceLotHeader,
  remittanceLotTrailer,
  segmentP,
  segmentQ,
  segmentR,
  segmentSCommonLine,
  segmentSLine,
  segmentSMessages,
  segmentY03,
  segmentY53,
} from './cnab240-records.js'
import { checked, contracts240, ourNumber240, type SantanderContract240 } from './contracts.js'
import { deadlines240 } from './deadlines.js'
import { demands240 } from './demands.js'
import { manual240 } from './manuals.js'

const same = ['movement'] as const

const remittanceLayout240 = fileLayout({
  name: 'santander240.remittance',
  width: 240,
  records: {
    header: remittanceFileHeader,
    lot_header: remittanceLotHeader,
    segment_s_common_line: segmentSCommonLine,
    segment_p: segmentP,
    segment_q: segmentQ,
    segment_r: segmentR,
    segment_s_line: segmentSLine,
    segment_s_messages: segmentSMessages,
    segment_y03: segmentY03,
    segment_y53: segmentY53,
    lot_trailer: remittanceLotTrailer,
    trailer: remittanceFileTrailer,
  },
  structure: {
    header: 'header',
    trailer: 'trailer',
    lot: lots240,
    titles: [
      {
        main: 'segment_p',
        companions: {
          // Q comes with entries alone (nota 13).
          segment_q: { same },
          segment_r: { same },
          segment_s_line: { many: true, same },
          segment_s_messages: { same },
          segment_y03: { same },
          segment_y53: { same },
        },
      },
    ],
    loose: ['segment_s_common_line'],
  },
  sequence: sequence240,
  constant: constant240,
  version: { field: 'header.file_layout_version', known: ['040'] },
  totals: totals240,
})

/** Account 9 and digit; `extra1` the beneficiary's code, for the bar code; `extra3` the code of transmission, given by the bank (nota 3). */
const walletFields240: WalletFields = { agency_number: 4, account_number: 9, account_digit: 1, extra1: 7, extra3: 15 }

type Context = EntryContext<SantanderContract240>
type Shape = InstructionShape<typeof remittanceLayout240.records>

const entry: Shape = {
  segment_p: 'all',
  segment_q: 'all',
  segment_r: 'all',
  segment_s_messages: 'all',
  segment_y03: 'all',
  segment_y53: 'all',
}

/** Since version 6 an instruction is P alone (pp. 4 and 31), but for the limits of payment, which stand in Y-53 (40-A, Z7). */
const instruction: Shape = { segment_p: 'all' }
const limits: Shape = { segment_p: 'all', segment_y53: Object.keys(segmentY53.fields) }

function shapeOf(_movement: Movement, ourCode: OurCode): Shape {
  if (ourCode === '1001') return entry
  return ourCode === '1148' || ourCode === '1149' ? limits : instruction
}

const BANK = '033'

const beneficiary = ({ wallet }: FileContext) => ({
  bank_code: BANK,
  beneficiary_tax_id_type: taxIdKind1(wallet.beneficiary_tax_id_type),
  beneficiary_tax_id: wallet.beneficiary_tax_id,
  beneficiary_name: wallet.beneficiary_name,
  transmission_code: wallet.extra3,
})

export const remittance240 = remittanceDialect({
  layout: remittanceLayout240,
  manual: manual240,
  checked,
  contracts: contracts240,
  wallet: walletFields240,
  ourNumber: ourNumber240,
  file: {
    header: (file) => ({
      ...beneficiary(file),
      bank_name: 'BANCO SANTANDER',
      file_direction: '1',
      generation_date: file.date,
      file_sequence: file.remittance_number,
      file_layout_version: '040',
    }),
    lot_header: (file) => ({
      ...beneficiary(file),
      operation_type: 'R',
      service_type: '01',
      lot_layout_version: '030',
      remittance_number: file.remittance_number,
      recording_date: file.date,
    }),
    lot_trailer: () => ({ bank_code: BANK }),
    trailer: () => ({ bank_code: BANK }),
  },
  records: {
    segment_p: title,
    segment_q: ({ slip, movement }) => ({ bank_code: BANK, movement, ...parties240(slip) }),
    segment_r: { when: ({ slip }) => slip.fine !== null || slip.discounts.length > 1, values: furtherCharges },
    segment_s_messages: {
      when: ({ slip }) => slip.instructions.length > 0,
      values: ({ slip, movement }) => ({ bank_code: BANK, movement, ...messages240(slip) }),
    },
    segment_y03: { when: ({ slip }) => slip.pix !== null, values: pix },
    segment_y53: { when: ({ slip }) => slip.divergent_payment !== null || slip.payment_count !== null, values: divergentPayment },
  },
  movements: movements240,
  instructions: instructionsOf(movements240, shapeOf),
  deadlines: deadlines240,
  carries: ['third_discount', 'divergent_payment', 'payment_count', 'pix', 'pix_txid'],
  charges: { fromDayAfter: ['fine', 'interest'] },
  demands: demands240,
  // Q has the final beneficiary's name and tax id only.
  leavesOut: ({ slip }) => guarantorAddressOf(slip),
  filename: plainFilename,
})

/** P 59: registered; with a due date and a value in the bar code, 102 is as well (nota 45). */
const REGISTERED = '1'
/** P 60: tradicional. When 2, escritural, is meant the manual does not say. */
const TRADITIONAL = '1'

function title(context: Context): RecordValues<typeof segmentP> {
  const { slip, wallet, contract, our_number, movement, value_rebate } = context
  const problems = new Problems()
  if (movement === GRANT_DISCOUNT) problems.attempt(checkOnlyDiscount, slip)
  const values: RecordValues<typeof segmentP> = {
    bank_code: BANK,
    movement,
    agency_number: wallet.agency_number,
    agency_digit: wallet.agency_digit,
    account_number: wallet.account_number,
    account_digit: wallet.account_digit,
    our_number: our_number.number + our_number.digit,
    charge_type: movement === '01' ? contract.code : contract.codeOfRegistered,
    registration_form: REGISTERED,
    document_form: TRADITIONAL,
    document_number: slip.document_number,
    due_date: slip.expire_at,
    amount: slip.amount,
    ...problems.attempt(() => ({ document_type: documentTypeIn(documentTypeOf240, slip, 'CNAB 240 do Santander') })),
    // The page prints N alone; the refusals know A and N (264, spreadsheet of 2008), and senders write A.
    acceptance: slip.accepted ? 'A' : 'N',
    document_date: slip.document_date,
    ...problems.attempt(interest, slip),
    ...problems.attempt(discount240, slip.discounts),
    value_rebate: value_rebate ?? 0,
    control_number: slip.control_number,
    ...problems.attempt(deadlines, context),
    currency_code: '00',
  }
  // Value of the discount, p. 20.
  if (movement === '01' || movement === GRANT_DISCOUNT) problems.attempt(checkDiscountsBelowAmount, slip)
  problems.throwAny()
  return values
}

const GRANT_DISCOUNT = '10'

/** P has one discount, and an instruction is P alone. */
function checkOnlyDiscount({ discounts }: PreparedSlip): void {
  if (discounts.length > 1) {
    throw new ValidationError({ second_discount_value: ['não pode ser concedido por instrução no CNAB 240 do Santander, que leva um só desconto'] })
  }
}

/**
 * R$ a day or % a month, from the due date on; or, when the days without interest are more, as tolerance: until the day before the first that counts
 * (notas 21 and 22).
 */
function interest({ interest: charge, expire_at }: PreparedSlip): RecordValues<typeof segmentP> {
  if (charge === null) return { interest_type: '3' }
  const isTolerance = charge.days > 1
  const isValue = charge.kind === 'value'
  return {
    interest_type: isValue ? (isTolerance ? '5' : '1') : isTolerance ? '6' : '2',
    interest_date: isTolerance ? addDays(expire_at, charge.days - 1) : expire_at,
    interest_value: isValue
      ? charge.cents
      : scaledPercentage(percentPerMonth(charge.percentage, RATE_DECIMALS, 'interest_percentage'), RATE_DECIMALS, 'interest_percentage'),
  }
}

/** Protest and write-off in so many days; without days, as the beneficiary's profile has it (notas 25 and 26). */
function deadlines({ slip, movement }: Context): RecordValues<typeof segmentP> {
  const sue = codedDays(slip, 'sue_code', deadlines240, movement)
  const revoke = codedDays(slip, 'revoke_code', deadlines240, movement)
  return {
    sue_code: sue.code,
    days_for_sue: twoDigits(sue.days),
    revoke_code: revoke.code,
    days_for_revoke: twoDigits(revoke.days),
  }
}

const twoDigits = (days: number): string => String(days).padStart(2, '0')

/** The fine is charged after the day of R 67–74 (nota 32): the due date itself for the usual first day. */
function furtherCharges({ slip, movement }: Context): RecordValues<typeof segmentR> {
  const { fine, expire_at } = slip
  return {
    bank_code: BANK,
    movement,
    ...furtherDiscounts240(slip.discounts),
    ...fine240(fine),
    fine_date: fine === null ? null : addDays(expire_at, Math.max(fine.days - 1, 0)),
  }
}

function pix({ slip, movement }: Context): RecordValues<typeof segmentY03> {
  if (slip.pix !== null && slip.pix.location_id !== '') {
    throw new ValidationError({ pix_location_id: ['não existe no CNAB 240 do Santander'] })
  }
  return { bank_code: BANK, movement, ...pix240(slip) }
}

/** How many payments: 00 where any value or no other is taken (nota 47). */
const TAKES_NO_COUNT = ['01', '03']

function divergentPayment({ slip, movement }: Context): RecordValues<typeof segmentY53> {
  const values = divergentPayment240(slip)
  if (values.payment_type === undefined) throw new ValidationError({ divergent_payment_type: [BLANK] })
  const count = TAKES_NO_COUNT.includes(values.payment_type) ? 0 : (values.payment_count ?? 1)
  return { bank_code: BANK, movement, ...values, payment_count: count }
}
