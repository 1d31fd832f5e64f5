/** Bradesco, Cobrança CNAB 240, version 06 of July 2017: how a remittance is written. Fields by their notes, pp. 21–41. */
import {
  mustBeAtLeast,
  type OurCode,
  type PreparedSlip,
  Problems,
  ValidationError,
} from '../../cobranca/index.js'
import { inColumns, messageLines, taxIdKind1 } from '../../febraban/index.js'
import { fileLayout } from '../../fixed-width/index.js'
import { checkDiscountsBelowAmount } from '../consistency.js'
import { codedDays } from '../deadlines.js'
import { hasAddress } from '../families/bradesco400/index.js'
import {
  constant240,
  discount240,
  fine240,
  furtherDiscounts240,
  guarantor240,
  interest240,
  lots240,
  MESSAGE_WIDTH_240,
  messages240,
  parties240,
  remittanceCompanions240,
  sequence240,
  splits240,
  totals240,
} from '../families/febraban240/index.js'
import { messagesOf } from '../left-out.js'
import {
  type EntryContext,
  type FileContext,
  type InstructionShape,
  instructionsOf,
  type Movement,
  type RecordValues,
  remittanceDialect,
} from '../remittance-dialect.js'
import { documentTypeIn } from '../slip-codes.js'
import { documentTypeOf240, movements240, type sueCodes240 } from './cnab240-instructions.js'
import {
  fileHeader,
  fileTrailer,
  LAYOUT_VERSIONS,
  lotHeader,
  lotTrailer,
  segmentP,
  segmentQ,
  segmentR,
  segmentSBackLine,
  segmentSLine,
  segmentSMessages,
  segmentY01,
  segmentY50,
} from './cnab240-records.js'
import { checked, contracts, ourNumber, walletFields240 } from './contracts.js'
import { deadlines240 } from './deadlines.js'
import { demands240 } from './demands.js'
import { filename } from './filename.js'
import { manual240 } from './manuals.js'
import { splitOf } from './split.js'

export const remittanceLayout240 = fileLayout({
  name: 'bradesco240.remittance',
  width: 240,
  records: {
    header: fileHeader,
    lot_header: lotHeader,
    segment_p: segmentP,
    segment_q: segmentQ,
    segment_r: segmentR,
    segment_s_line: segmentSLine,
    segment_s_back_line: segmentSBackLine,
    segment_s_messages: segmentSMessages,
    segment_y01: segmentY01,
    segment_y50: segmentY50,
    lot_trailer: lotTrailer,
    trailer: fileTrailer,
  },
  structure: {
    header: 'header',
    trailer: 'trailer',
    lot: lots240,
    titles: [
      {
        main: 'segment_p',
        companions: {
          ...remittanceCompanions240,
          segment_s_line: { many: true, same: ['movement'] },
          segment_s_back_line: { many: true, same: ['movement'] },
          segment_s_messages: { same: ['movement'] },
          segment_y01: { same: ['movement'] },
          segment_y50: { many: true, same: ['movement', 'our_number'] },
        },
      },
    ],
  },
  sequence: sequence240,
  constant: constant240,
  version: { field: 'header.file_layout_version', known: LAYOUT_VERSIONS },
  totals: totals240,
})

type Shape = InstructionShape<typeof remittanceLayout240.records>

const TITLE: Shape = { segment_p: 'all', segment_q: 'all' }
/** Other data: the slip as it is, without the split, which is 33's. */
const WHOLE: Shape = { ...TITLE, segment_r: 'all', segment_s_messages: 'all', segment_y01: 'all' }
const SPLIT: Shape = { ...TITLE, segment_y50: 'all' }
const DISCOUNT: Shape = { ...TITLE, segment_r: 'all' }
/** What is about the fine goes in R even when there is none. */
const FINE: Shape = { ...TITLE, segment_r: Object.keys(segmentR.fields) }

const SHAPES: Readonly<Partial<Record<OurCode, Shape>>> = {
  '1001': { ...WHOLE, segment_y50: 'all' },
  '1010': WHOLE,
  '1031': WHOLE,
  '1041': WHOLE,
  '1067': WHOLE,
  '1071': DISCOUNT,
  '1073': DISCOUNT,
  '1074': FINE,
  '1075': FINE,
  '1080': { ...TITLE, segment_y01: 'all' },
  '1093': SPLIT,
  '1118': WHOLE,
}

const shapeOf = (_movement: Movement, ourCode: OurCode): Shape => SHAPES[ourCode] ?? TITLE

const BANK = { bank_code: '237' } as const

const account = ({ wallet }: FileContext) => ({
  agency_number: wallet.agency_number,
  agency_digit: wallet.agency_digit,
  account_number: wallet.account_number,
  account_digit: wallet.account_digit,
})

const beneficiary = (file: FileContext) => ({
  ...BANK,
  ...account(file),
  beneficiary_tax_id_type: taxIdKind1(file.wallet.beneficiary_tax_id_type),
  beneficiary_tax_id: file.wallet.beneficiary_tax_id,
  agreement_code: file.wallet.extra3,
  beneficiary_name: file.wallet.beneficiary_name,
})

export const remittance240 = remittanceDialect({
  layout: remittanceLayout240,
  manual: manual240,
  checked,
  contracts,
  wallet: walletFields240,
  ourNumber,
  file: {
    header: (file) => ({
      ...beneficiary(file),
      bank_name: 'BRADESCO',
      file_direction: '1',
      generation_date: file.date,
      generation_time: file.time,
      file_sequence: file.remittance_number,
      file_layout_version: LAYOUT_VERSIONS[0],
      recording_density: '01600',
    }),
    lot_header: (file) => ({
      ...beneficiary(file),
      operation_type: 'R',
      service_type: '01',
      lot_layout_version: '042',
      remittance_number: file.remittance_number,
      recording_date: file.date,
    }),
    lot_trailer: () => BANK,
    trailer: () => BANK,
  },
  records: {
    segment_p: title,
    segment_q: parties,
    segment_r: { when: needsR, values: furtherCharges },
    segment_s_messages: { when: ({ slip }) => messagesIn(slip) === 'S', values: messages },
    segment_y01: { when: ({ slip }) => hasAddress(slip.guarantor), values: guarantor },
    segment_y50: { when: ({ slip }) => slip.split.length > 0, values: split },
  },
  movements: movements240,
  instructions: instructionsOf(movements240, shapeOf),
  deadlines: deadlines240,
  carries: ['third_discount', 'payment_count', 'split', 'bank_dispatch'],
  demands: demands240,
  leavesOut: ({ slip }) => (messagesIn(slip) === null ? messagesOf(slip) : {}),
  filename,
})

/** Movements that send the slip as it is: entry, other data. */
const SENDS_SLIP = ['01', '31']

/** What a context's instruction is about, of the charges. */
const isAbout = ({ movement, our_code }: EntryContext, ...codes: readonly OurCode[]): boolean =>
  SENDS_SLIP.includes(movement) || codes.includes(our_code)

const ABOUT_DISCOUNT = ['1071', '1073'] as const

function title(context: EntryContext): RecordValues<typeof segmentP> {
  const { slip, contract, our_number, movement, value_rebate } = context
  const problems = new Problems()
  // 61, 62: who prints and who delivers.
  const issuer = slip.dispatch === 'bank' ? '1' : '2'
  const values: RecordValues<typeof segmentP> = {
    ...BANK,
    movement,
    ...account(context),
    wallet_number: contract.code,
    our_number: our_number.number,
    our_number_digit: our_number.digit,
    // 58 and 60 are not treated by the bank; 59: with registration (C006 to C008, p. 22).
    charge_type: '1',
    registration_form: '1',
    document_form: '1',
    dispatch_type: issuer,
    distribution_type: issuer,
    document_number: slip.document_number,
    due_date: slip.expire_at,
    amount: slip.amount,
    ...problems.attempt(() => ({ document_type: documentTypeIn(documentTypeOf240, slip, 'CNAB 240 do Bradesco') })),
    acceptance: slip.accepted ? 'A' : 'N',
    document_date: slip.document_date,
    ...(isAbout(context, '1076') ? problems.attempt(interest240, slip.interest) : {}),
    ...(context.our_code === '1047' ? { interest_type: FREE } : {}),
    ...(isAbout(context, ...ABOUT_DISCOUNT) ? problems.attempt(discount240, slip.discounts) : {}),
    value_rebate: value_rebate ?? 0,
    control_number: slip.control_number,
    // Alphanumeric (p. 13), but a number of days: zeros in every real file.
    days_for_revoke: '000',
    ...(SENDS_SLIP.includes(movement)
      ? { ...problems.attempt(protest, context), ...problems.attempt(writeOff, context) }
      : {}),
    currency_code: '09',
  }
  // Reason 29, p. 29.
  if (isAbout(context, ...ABOUT_DISCOUNT)) problems.attempt(checkDiscountsBelowAmount, slip)
  problems.throwAny()
  return values
}

/** C018: free of interest. */
const FREE = '3'

/** Instructions of the service that cancel the automatic protest or listing, by 31 and 9 (C026, p. 25). */
const CANCELS_INSTRUCTION: readonly OurCode[] = ['1010', '1041', '1067', '1118']

/** Protest or listing in so many days, or neither: one field for both (C026, C027, p. 25). */
function protest({ slip, our_code, movement }: EntryContext): Pick<RecordValues<typeof segmentP>, 'sue_code' | 'days_for_sue'> {
  if (CANCELS_INSTRUCTION.includes(our_code)) return { sue_code: CANCELLED }
  const { code, days } = codedDays(slip, 'sue_code', deadlines240, movement)
  return { sue_code: code, days_for_sue: String(days) }
}

const CANCELLED: keyof typeof sueCodes240 = '9'

/** C028, p. 25. Not before the protest (p. 14). */
function writeOff({ slip, movement }: EntryContext): Pick<RecordValues<typeof segmentP>, 'revoke_code' | 'days_for_revoke'> {
  const { days_for_revoke, days_for_sue } = slip
  if (days_for_revoke !== null && days_for_sue !== null && days_for_revoke < days_for_sue) {
    throw new ValidationError({ days_for_revoke: [mustBeAtLeast(`days_for_sue (${days_for_sue})`)] })
  }
  const { code, days } = codedDays(slip, 'revoke_code', deadlines240, movement)
  return { revoke_code: code, days_for_revoke: String(days).padStart(3, '0') }
}

/** The guarantor goes with the slip, or when the instruction is about him. */
function parties(context: EntryContext): RecordValues<typeof segmentQ> {
  const { slip, movement } = context
  return { ...BANK, movement, ...parties240(isAbout(context, '1080') ? slip : { ...slip, guarantor: null }) }
}

/** Messages 3 and 4 of R. */
const MESSAGES_OF_R = ['message_3', 'message_4'] as const

/** Where the messages of a slip that the bank prints go: those of R, or all in S, which prevail, when they are more (C037, p. 26). */
function messagesIn(slip: PreparedSlip): 'R' | 'S' | null {
  if (slip.dispatch !== 'bank' || slip.instructions.length === 0) return null
  return messageLines(slip, MESSAGE_WIDTH_240, Number.POSITIVE_INFINITY).length > MESSAGES_OF_R.length ? 'S' : 'R'
}

function needsR(context: EntryContext): boolean {
  const { slip } = context
  if (isAbout(context, ...ABOUT_DISCOUNT) && slip.discounts.length > 1) return true
  return isAbout(context) && (slip.fine !== null || slip.payment_count !== null || messagesIn(slip) === 'R')
}

function furtherCharges(context: EntryContext): RecordValues<typeof segmentR> {
  const { slip, movement } = context
  const lines = isAbout(context) && messagesIn(slip) === 'R' ? messageLines(slip, MESSAGE_WIDTH_240, MESSAGES_OF_R.length) : []
  return {
    ...BANK,
    movement,
    ...furtherDiscounts240(isAbout(context, ...ABOUT_DISCOUNT) ? slip.discounts : []),
    ...fine240(isAbout(context, '1074') ? slip.fine : null),
    payment_count: isAbout(context) && slip.payment_count !== null ? partsOf(slip.payment_count) : '',
    debit_notice: NO_DEBIT_NOTICE,
    ...inColumns(MESSAGES_OF_R, lines),
  }
}

/** No debit in account is sent, and no notice of one: any other code but 1 is taken for 3, which sends it (C039, p. 26). */
const NO_DEBIT_NOTICE = '2'

/** One to 99 parts, in the first two columns (C036, p. 26). */
function partsOf(count: number): string {
  if (count < 1 || count > 99) throw new ValidationError({ payment_count: ['deve ser de 1 a 99'] })
  return String(count).padStart(2, '0')
}

function messages({ slip, movement }: EntryContext): RecordValues<typeof segmentSMessages> {
  return { ...BANK, movement, ...messages240(slip) }
}

/** Sacador avalista and where he lives (p. 16); his name and tax id stand in Q too. */
function guarantor({ slip, movement }: EntryContext): RecordValues<typeof segmentY01> {
  return { ...BANK, movement, ...guarantor240(slip) }
}

/** C061, p. 32: shares of the title's value. */
const OF_TITLE_VALUE = '2'

function split(context: EntryContext): RecordValues<typeof segmentY50>[] {
  const { slip, contract, our_number, movement } = context
  return splits240({ ...slip, split: splitOf(slip) }).map((share) => ({
    ...BANK,
    movement,
    ...account(context),
    wallet_number: contract.code,
    our_number: our_number.number,
    our_number_digit: our_number.digit,
    split_calculation_code: OF_TITLE_VALUE,
    ...share,
  }))
}
