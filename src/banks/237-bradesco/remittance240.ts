/** Bradesco, Cobrança CNAB 240, version 06 of July 2017: how a remittance is written. Fields by their notes, pp. 21–41. */
import { mustBeAtLeast, type OurCode, type PreparedSlip, ValidationError } from '../../cobranca/index.js'
import { checkDiscountsBelowAmount } from '../consistency.js'
import { cnab240Remittance, linesFor, messageColumns, splits240 } from '../families/febraban240/index.js'
import { messagesOf } from '../left-out.js'
import type { EntryContext, InstructionShape, RemittanceDialect } from '../remittance-dialect.js'
import { bank } from './bank.js'
import { documentTypeOf240, movements240 } from './cnab240-instructions.js'
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

const records = {
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
} as const

type Shape = InstructionShape<typeof records>

const TITLE: Shape = { segment_p: 'all', segment_q: 'all' }
/** Other data: the slip as it is, without the split, which is 33's. */
const WHOLE: Shape = { ...TITLE, segment_r: 'all', segment_s_messages: 'all', segment_y01: 'all' }
const DISCOUNT: Shape = { ...TITLE, segment_r: 'all' }
/** What is about the fine goes in R even when there is none. */
const FINE: Shape = { ...TITLE, segment_r: Object.keys(segmentR.fields) }

/** Instructions of the service that cancel the automatic protest or listing, by 31 and 9 (C026, p. 25). */
const CANCELS = ['1010', '1041', '1067', '1118'] as const satisfies readonly OurCode[]

const SHAPES: Readonly<Partial<Record<OurCode, Shape>>> = {
  '1001': { ...WHOLE, segment_y50: 'all' },
  '1031': WHOLE,
  '1071': DISCOUNT,
  '1073': DISCOUNT,
  '1074': FINE,
  '1075': FINE,
  '1080': { ...TITLE, segment_y01: 'all' },
  '1093': { ...TITLE, segment_y50: 'all' },
  ...Object.fromEntries(CANCELS.map((code) => [code, WHOLE])),
}

/** Movements that send the slip as it is: entry, other data. */
const SENDS_SLIP = ['01', '31']

const sendsSlip = ({ movement }: EntryContext): boolean => SENDS_SLIP.includes(movement)

/** What a context's instruction is about, of the charges. */
const isAbout = (context: EntryContext, ...codes: readonly OurCode[]): boolean => sendsSlip(context) || codes.includes(context.our_code)

const isAboutDiscount = (context: EntryContext): boolean => isAbout(context, '1071', '1073')

export const remittance240: RemittanceDialect = cnab240Remittance({
  bank,
  name: 'bradesco240',
  bankName: 'BRADESCO',
  manual: manual240,
  checked,
  records,
  companions: { segment_y50: { many: true, same: ['movement', 'our_number'] } },
  versions: LAYOUT_VERSIONS,
  lotVersion: '042',
  contracts,
  wallet: walletFields240,
  ourNumber,
  documentTypes: documentTypeOf240,
  company: { agreement_code: ({ wallet }) => wallet.extra3 },
  fileHeader: { recording_density: () => '01600' },
  collects: true,
  sends: {
    interest: (context) => (context.our_code === '1047' ? null : isAbout(context, '1076') ? context.slip.interest : undefined),
    discounts: (context) => (isAboutDiscount(context) ? context.slip.discounts : undefined),
    fine: (context) => (isAbout(context, '1074') ? context.slip.fine : null),
    deadlines: sendsSlip,
    cancels: CANCELS,
    guarantor: (context) => isAbout(context, '1080'),
  },
  writes: {
    // 58 and 60 are not treated by the bank; 59: with registration (C006 to C008, p. 22).
    segment_p: { checks: { discount_value: checkDiscounts, days_for_revoke: checkWriteOff } },
    segment_q: {},
    segment_r: {
      orWhen: (context) => isAbout(context) && (context.slip.payment_count !== null || messagesIn(context.slip) === 'R'),
      values: {
        payment_count: (context) => (isAbout(context) && context.slip.payment_count !== null ? partsOf(context.slip.payment_count) : ''),
        debit_notice: () => NO_DEBIT_NOTICE,
        message_3: (context) => messagesOfR(context)[0],
        message_4: (context) => messagesOfR(context)[1],
      },
    },
    segment_s_messages: { when: ({ slip }) => messagesIn(slip) === 'S' },
    // Sacador avalista and where he lives (p. 16); his name and tax id stand in Q too.
    segment_y01: {},
    segment_y50: {
      values: { split_calculation_code: () => OF_TITLE_VALUE },
      own: ({ slip }) => splits240({ ...slip, split: splitOf(slip) }),
    },
  },
  movements: movements240,
  shapeOf: (_movement, ourCode) => SHAPES[ourCode] ?? TITLE,
  deadlines: deadlines240,
  carries: ['third_discount', 'payment_count', 'split', 'bank_dispatch'],
  demands: demands240,
  leavesOut: ({ slip }) => (messagesIn(slip) === null ? messagesOf(slip) : {}),
  filename,
})

/** Reason 29, p. 29. */
function checkDiscounts(context: EntryContext): void {
  if (isAboutDiscount(context)) checkDiscountsBelowAmount(context.slip)
}

/** Not before the protest (p. 14). */
function checkWriteOff(context: EntryContext): void {
  const { days_for_revoke, days_for_sue } = context.slip
  if (sendsSlip(context) && days_for_revoke !== null && days_for_sue !== null && days_for_revoke < days_for_sue) {
    throw new ValidationError({ days_for_revoke: [mustBeAtLeast(`days_for_sue (${days_for_sue})`)] })
  }
}

/** Messages 3 and 4. */
const COLUMNS_OF_R = messageColumns(segmentR)

/** Where the messages of a slip that the bank prints go: those of R, or all in S, which prevail, when they are more (C037, p. 26). */
function messagesIn(slip: PreparedSlip): 'R' | 'S' | null {
  if (slip.dispatch !== 'bank' || slip.instructions.length === 0) return null
  return linesFor(slip, COLUMNS_OF_R, Number.POSITIVE_INFINITY).length > COLUMNS_OF_R.names.length ? 'S' : 'R'
}

const messagesOfR = (context: EntryContext): readonly string[] =>
  isAbout(context) && messagesIn(context.slip) === 'R' ? linesFor(context.slip, COLUMNS_OF_R) : []

/** No debit in account is sent, and no notice of one: any other code but 1 is taken for 3, which sends it (C039, p. 26). */
const NO_DEBIT_NOTICE = '2'

/** One to 99 parts, in the first two columns (C036, p. 26). */
function partsOf(count: number): string {
  if (count < 1 || count > 99) throw new ValidationError({ payment_count: ['deve ser de 1 a 99'] })
  return String(count).padStart(2, '0')
}

/** C061, p. 32: shares of the title's value. */
const OF_TITLE_VALUE = '2'
