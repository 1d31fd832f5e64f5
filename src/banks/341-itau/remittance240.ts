/**
 * Itaú, Cobrança CNAB 240, January 2017: how a remittance is written. Instructions by nota 4 (p. 17), charges by notas 13–16 and 31, protest and
 * write-off by notas 18 and 19.
 */
import { chargeInCents, type OurCode, type PreparedSlip, type PreparedWallet, valueOrPercentage } from '../../cobranca/index.js'
import { taxIdKind1 } from '../../febraban/index.js'
import { fileLayout } from '../../fixed-width/index.js'
import { codedDays, type Deadline, deadlineDays } from '../deadlines.js'
import { guarantor240, lots240, parties240, remittanceCompanions240, sequence240, totals240 } from '../families/febraban240/index.js'
import { messagesOf } from '../left-out.js'
import {
  type EntryContext,
  fieldsOfRole,
  type InstructionShape,
  instructionsOf,
  plainFilename,
  type RecordValues,
  remittanceDialect,
} from '../remittance-dialect.js'
import { documentTypeIn } from '../slip-codes.js'
import { instructionFields240, movements240 } from './cnab240-instructions.js'
import { fileHeader, fileTrailer, lotHeader, lotTrailer, segmentP, segmentQ, segmentR, segmentY01 } from './cnab240-records.js'
import type { ItauMovement } from './cnab400-instructions.js'
import { acceptanceOf, documentTypeOf, fineTypeOf } from './codes.js'
import { checked240, contracts240, type ItauContract, ourNumber, walletFields } from './contracts.js'
import { deadlines240 } from './deadlines.js'
import { demands } from './demands.js'
import { checkFine, discountInCents } from './limits.js'
import { manual240 } from './manuals.js'

export const remittanceLayout240 = fileLayout({
  name: 'itau240.remittance',
  width: 240,
  records: {
    header: fileHeader,
    lot_header: lotHeader,
    segment_p: segmentP,
    segment_q: segmentQ,
    segment_r: segmentR,
    segment_y01: segmentY01,
    lot_trailer: lotTrailer,
    trailer: fileTrailer,
  },
  structure: {
    header: 'header',
    trailer: 'trailer',
    lot: lots240,
    titles: [{ main: 'segment_p', companions: { ...remittanceCompanions240, segment_y01: { same: ['movement'] } } }],
  },
  sequence: sequence240,
  version: { field: 'header.file_layout_version', known: ['040'] },
  totals: totals240,
})

type Context = EntryContext<ItauContract>

/** The same in the headers of file and lot. */
const beneficiary = (wallet: PreparedWallet) => ({
  beneficiary_tax_id_type: taxIdKind1(wallet.beneficiary_tax_id_type),
  beneficiary_tax_id: wallet.beneficiary_tax_id,
  agency_number: wallet.agency_number,
  account_number: wallet.account_number,
  account_digit: wallet.account_digit,
  beneficiary_name: wallet.beneficiary_name,
})

/** What 31 (other data) leaves out: the value of the title goes alone, as 1028 (nota 4 B). */
const ALONE = 'amount'

/** 49 with any field of the fine in zeros takes the fine away (nota 4 B, p. 18), whatever the slip says of it. */
const NO_FINE: readonly string[] = []

/** An entry sends all there is of the slip; an instruction, only what nota 4 demands of it, and Q, which is obligatory, with nothing in it. */
function shapeOf({ requires, fields }: ItauMovement, ourCode: OurCode): InstructionShape<typeof remittanceLayout240.records> {
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

export const remittance240 = remittanceDialect({
  layout: remittanceLayout240,
  manual: manual240,
  checked: checked240,
  contracts: contracts240,
  wallet: walletFields,
  ourNumber,
  file: {
    header: ({ wallet, date, time }) => ({
      ...beneficiary(wallet),
      bank_name: 'BANCO ITAU SA',
      file_direction: '1',
      generation_date: date,
      generation_time: time,
      file_layout_version: '040',
    }),
    lot_header: ({ wallet, date }) => ({
      operation_type: 'R',
      service_type: '01',
      lot_layout_version: '030',
      ...beneficiary(wallet),
      recording_date: date,
    }),
  },
  records: {
    segment_p: title,
    segment_q: parties,
    segment_r: {
      when: ({ slip, movement }) => (movement === ENTRY && slip.fine !== null) || slip.discounts.length > 1,
      values: furtherCharges,
    },
    segment_y01: { when: ({ slip }) => slip.guarantor?.address != null, values: guarantor },
  },
  movements: movements240,
  instructions: instructionsOf(movements240, shapeOf),
  deadlines: deadlines240,
  carries: ['third_discount'],
  demands,
  // The manual has no segment of messages.
  leavesOut: ({ slip }) => messagesOf(slip),
  filename: plainFilename,
})

/** Movements that send the slip as it is: entry, other data. The others send only what nota 4 demands. */
const SENDS_SLIP = ['01', '31']

/** R comes with an entry, with 49 for the fine, and with 31 for the discounts alone (p. 11). */
const ENTRY = '01'

function title(context: Context): RecordValues<typeof segmentP> {
  const { slip, wallet, contract, our_number, movement, value_rebate } = context
  const asked = {
    movement,
    agency_number: wallet.agency_number,
    account_number: wallet.account_number,
    account_digit: wallet.account_digit,
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

function parties({ slip, movement }: Context): RecordValues<typeof segmentQ> {
  return { movement, ...parties240(slip) }
}

/** Sacador avalista with an address (p. 13); his name and tax id stand in Q too. */
function guarantor({ slip, movement }: Context): RecordValues<typeof segmentY01> {
  return { movement, ...guarantor240(slip) }
}

function furtherCharges({ slip, movement, instruction_code }: Context): RecordValues<typeof segmentR> {
  if (!SENDS_SLIP.includes(movement)) {
    return { movement, ...fine(slip), ...(instruction_code === null ? {} : { payer_occurrence_codes: instruction_code }) }
  }
  const [, second, third] = slip.discounts
  return {
    movement,
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
