/** Bradesco, Cobrança CNAB 240, version 06 of July 2017: how returns are read and remittances written. Fields by their notes, pp. 21–41. */
import { mustBeAtLeast, type OurCode, type PreparedSlip, ValidationError } from '../../cobranca/index.js'
import { maxValueOf } from '../../fixed-width/index.js'
import type { ReturnDialect } from '../bank.js'
import { notOverdue } from '../demands.js'
import { cbFilename, checked, ourNumber, splitAt } from '../families/bradesco400/index.js'
import {
  cnab240Remittance,
  cnab240Return,
  deadlines240,
  linesFor,
  messageColumns,
  splits240,
} from '../families/febraban240/index.js'
import { digitsInto } from '../into-fields.js'
import type { Demand, EntryContext, Excludes, InstructionShape, RemittanceDialect } from '../remittance-dialect.js'
import { messagesOf } from '../unsupported-fields.js'
import { bank, contracts, manual240, walletFields240 } from './bank.js'
import { LAYOUT_VERSIONS, records240 } from './cnab240.js'
import { documentTypeOf240, events240, movements240, occurrences240, reasons240 } from './tables.js'

/** A title may be overdue by at most 59 days: reason 18, p. 28. */
const demands240: readonly Demand[] = [notOverdue(59)]

/** Credit card: C015, p. 23. */
const excludes: Excludes = { '35': ['interest', 'fine', 'discount', 'rebate'] }

/**
 * U has the amount paid (78–92) and the amount credited (93–107), as in FEBRABAN (C052 p. 31, G078 p. 41). By G079 (p. 41) and the note on p. 8 the lot has the
 * number of the return; the number of the file header is used, since a return may have no lot.
 */
export const return240: ReturnDialect = cnab240Return({
  name: 'bradesco240',
  manual: manual240,
  evidence: 'manual',
  checked,
  records: records240,
  companions: { segment_y50: { many: true, linkFields: ['our_number'] } },
  versions: LAYOUT_VERSIONS,
  occurrences: occurrences240,
  reasons: reasons240,
  events: events240,
})

type Bradesco240Shape = InstructionShape<typeof records240>

const TITLE: Bradesco240Shape = { segment_p: 'all', segment_q: 'all' }
/** Other data: the slip as it is, without the split, which movement 33 changes. */
const WHOLE: Bradesco240Shape = { ...TITLE, segment_r: 'all', segment_s_messages: 'all', segment_y01: 'all' }
const DISCOUNT: Bradesco240Shape = { ...TITLE, segment_r: 'all' }
/** Instructions about the fine send R even without a fine. */
const FINE: Bradesco240Shape = { ...TITLE, segment_r: Object.keys(records240.segment_r.fields) }

/** Instructions of the service that cancel the automatic protest or listing, with movement 31 and code 9 (C026, p. 25). */
const CANCELS = ['1010', '1041', '1067', '1118'] as const satisfies readonly OurCode[]

const SHAPES: Readonly<Partial<Record<OurCode, Bradesco240Shape>>> = {
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

/** Whether the instruction of a context sends the whole slip or is one of `codes`. */
const isAbout = (context: EntryContext, ...codes: readonly OurCode[]): boolean =>
  sendsSlip(context) || codes.includes(context.our_code)

const isAboutDiscount = (context: EntryContext): boolean => isAbout(context, '1071', '1073')

export const remittance240: RemittanceDialect = cnab240Remittance({
  bank,
  name: 'bradesco240',
  bankName: 'BRADESCO',
  manual: manual240,
  evidence: 'manual_and_files',
  checked,
  records: records240,
  companions: { segment_y50: { many: true, linkFields: ['movement', 'our_number'] } },
  versions: LAYOUT_VERSIONS,
  lotVersion: '042',
  contracts,
  wallet: walletFields240,
  ourNumber,
  documentTypes: documentTypeOf240,
  company: { agreement_code: 'extra3' },
  fileHeader: { recording_density: () => '01600' },
  collects: true,
  sends: {
    interest: (context) =>
      context.our_code === '1047' ? null : isAbout(context, '1076') ? context.slip.interest : undefined,
    discounts: (context) => (isAboutDiscount(context) ? context.slip.discounts : undefined),
    fine: (context) => (isAbout(context, '1074') ? context.slip.fine : null),
    deadlines: sendsSlip,
    cancels: CANCELS,
    guarantor: (context) => isAbout(context, '1080'),
  },
  writes: {
    // The bank ignores 58 and 60; 59 means with registration (C006 to C008, p. 22).
    segment_p: { checks: { days_for_revoke: checkWriteOff } },
    segment_r: {
      orWhen: (context) =>
        isAbout(context) && (context.slip.payment_count !== null || messagesIn(context.slip) === 'R'),
      values: {
        payment_count: (context) =>
          isAbout(context) && context.slip.payment_count !== null ? partsOf(context.slip.payment_count) : '',
        debit_notice: () => NO_DEBIT_NOTICE,
        message_3: (context) => messagesOfR(context)[0],
        message_4: (context) => messagesOfR(context)[1],
      },
    },
    segment_s_messages: { when: ({ slip }) => messagesIn(slip) === 'S' },
    // Sacador avalista and address (p. 16); Q also has name and tax id.
    segment_y01: {},
    segment_y50: {
      values: { split_calculation_code: () => OF_TITLE_VALUE },
      own: ({ slip }) => splits240({ ...slip, split: splitAt(slip, bank) }),
    },
  },
  movements: movements240,
  shapeOf: (_movement, ourCode) => SHAPES[ourCode] ?? TITLE,
  deadlines: deadlines240(records240.segment_p, 'CNAB 240 do Bradesco', 'C026 a C029, p. 25'),
  features: ['third_discount', 'payment_count', 'split', 'bank_dispatch'],
  demands: demands240,
  excludes,
  unsupportedFields: ({ slip }) => (messagesIn(slip) === null ? messagesOf(slip) : {}),
  filename: cbFilename,
})

/** Not before the protest (p. 14). */
function checkWriteOff(context: EntryContext): void {
  const { days_for_revoke, days_for_sue } = context.slip
  if (sendsSlip(context) && days_for_revoke !== null && days_for_sue !== null && days_for_revoke < days_for_sue) {
    throw new ValidationError({ days_for_revoke: [mustBeAtLeast(`days_for_sue (${days_for_sue})`)] })
  }
}

/** Messages 3 and 4. */
const COLUMNS_OF_R = messageColumns(records240.segment_r)

/** Segment of the messages of a slip that the bank prints: R, or S if R does not hold all of them. Messages in S replace those in R (C037, p. 26). */
function messagesIn(slip: PreparedSlip): 'R' | 'S' | null {
  if (slip.dispatch !== 'bank' || slip.instructions.length === 0) return null
  return linesFor(slip, COLUMNS_OF_R, Number.POSITIVE_INFINITY).length > COLUMNS_OF_R.names.length ? 'S' : 'R'
}

const messagesOfR = (context: EntryContext): readonly string[] =>
  isAbout(context) && messagesIn(context.slip) === 'R' ? linesFor(context.slip, COLUMNS_OF_R) : []

/** No notice of an automatic debit. The bank treats every code other than 1 and 2 as 3, which sends the notice (C039, p. 26). */
const NO_DEBIT_NOTICE = '2'

const { payment_count: PARTS } = records240.segment_r.fields

/** Number of partial payments, at least one, in the first two columns (C036, p. 26). */
function partsOf(count: number): string {
  const maximum = maxValueOf(PARTS)
  if (count < 1 || count > maximum) throw new ValidationError({ payment_count: [`deve ser de 1 a ${maximum}`] })
  return digitsInto(PARTS, count)
}

/** C061, p. 32: shares of the title's value. */
const OF_TITLE_VALUE = '2'
