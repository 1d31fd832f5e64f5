/**
 * Itaú, Cobrança CNAB 240, January 2017: how a remittance is written. Instructions by nota 4 (p. 17), charges by notas 13–16 and 31, protest and
 * write-off by notas 18 and 19.
 */
import { chargeInCents, type OurCode, type PreparedSlip, valueOrPercentage } from '../../cobranca/index.js'
import { codedDays, type Deadline, deadlineDays } from '../deadlines.js'
import { cnab240Remittance } from '../families/febraban240/index.js'
import { type EntryContext, fieldsOfRole, type InstructionShape, type RecordValues, type RemittanceDialect } from '../remittance-dialect.js'
import { documentTypeIn } from '../slip-codes.js'
import { messagesOf } from '../unsupported-fields.js'
import { bank } from './bank.js'
import { instructionFields240, movements240 } from './cnab240-instructions.js'
import { fileHeader, fileTrailer, lotHeader, lotTrailer, segmentP, segmentQ, segmentR, segmentY01 } from './cnab240-records.js'
import type { ItauMovement } from './cnab400-instructions.js'
import { acceptanceOf, documentTypeOf, fineTypeOf } from './codes.js'
import { checked240, contracts240, type ItauContract, ourNumber, walletFields } from './contracts.js'
import { deadlines240 } from './deadlines.js'
import { demands } from './demands.js'
import { checkFine, discountInCents } from './limits.js'
import { manual240 } from './manuals.js'

const records = {
  header: fileHeader,
  lot_header: lotHeader,
  segment_p: segmentP,
  segment_q: segmentQ,
  segment_r: segmentR,
  segment_y01: segmentY01,
  lot_trailer: lotTrailer,
  trailer: fileTrailer,
} as const

type Context = EntryContext<ItauContract>

/** What 31 (other data) leaves out: the value of the title goes alone, as 1028 (nota 4 B). */
const ALONE = 'amount'

/** 49 with any field of the fine in zeros takes the fine away (nota 4 B, p. 18), whatever the slip says of it. */
const NO_FINE: readonly string[] = []

/** An entry sends all there is of the slip; an instruction, only what nota 4 demands of it, and Q, which is obligatory, with nothing in it. */
function shapeOf({ requires, fields }: ItauMovement, ourCode: OurCode): InstructionShape<typeof records> {
  if (requires === 'all') return { segment_p: 'all', segment_q: 'all', segment_r: 'all', segment_y01: 'all' }
  const obligatory = instructionFields240[requires]
  if (ourCode === '1028') return { segment_p: [...obligatory, ALONE], segment_q: [] }
  if (ourCode === '1031') return { segment_p: { allBut: [ALONE] }, segment_q: 'all', segment_r: 'all' }
  if (ourCode === '1075') return { segment_p: obligatory, segment_q: [], segment_r: NO_FINE }
  const r = fieldsOfRole('segment_r', fields)
  return {
    segment_p: [...obligatory, ...fieldsOfRole('segment_p', fields)],
    segment_q: [],
    ...(r.length === 0 ? {} : { segment_r: r }),
  }
}

export const remittance240: RemittanceDialect = cnab240Remittance({
  bank,
  name: 'itau240',
  bankName: 'BANCO ITAU SA',
  manual: manual240,
  evidence: 'manual_and_files',
  checked: checked240,
  records,
  versions: ['040'],
  lotVersion: '030',
  contracts: contracts240,
  wallet: walletFields,
  ourNumber,
  fileHeader: { file_sequence: () => undefined },
  lotHeader: { remittance_number: () => undefined },
  // P and R have columns of Itaú's own, and hold only what an instruction is about.
  writes: {
    segment_p: { only: true, own: title },
    segment_q: {},
    segment_r: {
      only: true,
      when: ({ slip, movement }) => (movement === ENTRY && slip.fine !== null) || slip.discounts.length > 1,
      own: furtherCharges,
    },
    // Sacador avalista with an address (p. 13); his name and tax id stand in Q too.
    segment_y01: { when: ({ slip }) => slip.guarantor?.address != null },
  },
  movements: movements240,
  shapeOf: (movement, ourCode) => shapeOf(movement as ItauMovement, ourCode),
  deadlines: deadlines240,
  features: ['third_discount'],
  demands,
  // The manual has no segment of messages.
  unsupportedFields: ({ slip }) => messagesOf(slip),
})

/** Movements that send the slip as it is: entry, other data. The others send only what nota 4 demands. */
const SENDS_SLIP = ['01', '31']

/** R comes with an entry, with 49 for the fine, and with 31 for the discounts alone (p. 11). */
const ENTRY = '01'

function title(context: Context): RecordValues<typeof segmentP> {
  const { slip, contract, our_number, movement, value_rebate } = context
  const asked = {
    wallet_code: contract.code,
    our_number: our_number.number,
    our_number_digit: our_number.digit,
    due_date: slip.expire_at,
    amount: slip.amount,
    value_rebate: value_rebate ?? 0,
  }
  if (!SENDS_SLIP.includes(movement)) return { ...asked, days_for_sue: daysOf(slip, DAYS_OF_MOVEMENT[movement]) }
  const [discount] = slip.discounts
  return {
    ...asked,
    document_number: slip.document_number,
    document_type: documentTypeIn(documentTypeOf, slip, 'CNAB 240 do Itaú'),
    acceptance: acceptanceOf[slip.accepted ? 'S' : 'N'],
    document_date: slip.document_date,
    interest_date: slip.interest?.date ?? null,
    interest_value: chargeInCents(slip.interest, slip.amount, 'interest_percentage'),
    discount_date: discount?.date ?? null,
    discount_value: discountInCents(discount, slip, 'discount_percentage'),
    control_number: slip.control_number,
    ...protest(context),
    ...writeOff(context),
  }
}

/** Protest and negativation are scheduled by the days of the instruction itself (nota 4 C); absent is 00, two calendar days. */
const DAYS_OF_MOVEMENT: Readonly<Record<string, Deadline>> = { '09': 'days_for_sue', '66': 'days_for_negativation' }

/** As the text of its columns; a movement without deadline has none. */
const daysOf = (slip: PreparedSlip, field: Deadline | undefined): string => String(deadlineDays(slip, field, deadlines240))

/** Protest or negativation in so many days: one field for both (nota 18). */
function protest({ slip, movement }: Context): Pick<RecordValues<typeof segmentP>, 'sue_code' | 'days_for_sue'> {
  const { code, days } = codedDays(slip, 'sue_code', deadlines240, movement)
  return { sue_code: code, days_for_sue: String(days) }
}

function writeOff({ slip, movement }: Context): Pick<RecordValues<typeof segmentP>, 'revoke_code' | 'days_for_revoke'> {
  const { code, days } = codedDays(slip, 'revoke_code', deadlines240, movement)
  return { revoke_code: code, days_for_revoke: String(days) }
}

function furtherCharges({ slip, movement, instruction_code }: Context): RecordValues<typeof segmentR> {
  if (!SENDS_SLIP.includes(movement)) {
    return { ...fine(slip), ...(instruction_code === null ? {} : { payer_occurrence_codes: instruction_code }) }
  }
  const [, second, third] = slip.discounts
  return {
    second_discount_date: second?.date ?? null,
    second_discount_value: discountInCents(second, slip, 'second_discount_percentage'),
    third_discount_date: third?.date ?? null,
    third_discount_value: discountInCents(third, slip, 'third_discount_percentage'),
    ...(movement === ENTRY ? fine(slip) : {}),
  }
}

function fine(slip: PreparedSlip): Pick<RecordValues<typeof segmentR>, 'fine_type' | 'fine_date' | 'fine_value'> {
  const { fine: charge } = slip
  if (charge === null) return { fine_type: fineTypeOf['0'] }
  checkFine(slip)
  return {
    fine_type: fineTypeOf[charge.kind === 'percentage' ? '1' : '2'],
    fine_date: charge.date,
    fine_value: valueOrPercentage(charge, 'fine_percentage'),
  }
}
