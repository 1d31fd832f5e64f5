/** Caixa, CNAB 240 SIGCB, 67.118 v029 (October 2022): how a remittance is written. */
import {
  BLANK,
  mustBeAtMost,
  type OurCode,
  type PreparedDivergentPayment,
  type PreparedSlip,
  type PreparedWallet,
  scaledPercentage,
  ValidationError,
} from '../../cobranca/index.js'
import { inColumns, messageLines, taxIdKind1 } from '../../febraban/index.js'
import { fileLayout, recordsTaking } from '../../fixed-width/index.js'
import { codedDays, deadlineDays } from '../deadlines.js'
import {
  constant240,
  discount240,
  fine240,
  furtherDiscounts240,
  interest240,
  lots240,
  MESSAGE_WIDTH_240,
  parties240,
  remittanceCompanions240,
  sequence240,
  totals240,
} from '../families/febraban240/index.js'
import { guarantorAddressOf } from '../left-out.js'
import {
  type EntryContext,
  type InstructionShape,
  instructionsOf,
  type Movement,
  plainFilename,
  type RecordValues,
  remittanceDialect,
} from '../remittance-dialect.js'
import { checkNamedCodes, documentTypeIn } from '../slip-codes.js'
import { CHANGES_BILLET, documentTypeByOurs240, movements240, type revokeCodes240 } from './cnab240-instructions.js'
import {
  remittanceFileHeader,
  remittanceFileHeader7,
  remittanceFileTrailer,
  remittanceLotHeader,
  remittanceLotHeader7,
  remittanceLotTrailer,
  segmentP,
  segmentP7,
  segmentQ,
  segmentQPayerBank36,
  segmentQPayerBank37,
  segmentQPayerBank38,
  segmentR,
  segmentSBackLine,
  segmentSLine,
  segmentSMessages,
  segmentY04,
  segmentY08,
  segmentY30,
  segmentY50,
  segmentY53,
  segmentYOther,
} from './cnab240-records.js'
import { acceptanceOf, NO_MARKS, partialPaymentOf } from './codes.js'
import { agencyDigit, type CaixaContract, contracts, hasSevenDigits, ourNumber, walletFields } from './contracts.js'
import { deadlines240 } from './deadlines.js'
import { demands240 } from './demands.js'
import { checkDeadlines, checkDiscounts, checkDocumentType } from './limits.js'
import { manual240 } from './manuals.js'

const details = {
  segment_p: segmentP,
  segment_q: segmentQ,
  segment_q_payer_bank_36: segmentQPayerBank36,
  segment_q_payer_bank_37: segmentQPayerBank37,
  segment_q_payer_bank_38: segmentQPayerBank38,
  segment_r: segmentR,
  segment_s_line: segmentSLine,
  segment_s_back_line: segmentSBackLine,
  segment_s_messages: segmentSMessages,
  segment_y04: segmentY04,
  segment_y08: segmentY08,
  segment_y30: segmentY30,
  segment_y50: segmentY50,
  segment_y53: segmentY53,
  segment_y_other: segmentYOther,
  lot_trailer: remittanceLotTrailer,
  trailer: remittanceFileTrailer,
} as const

const structure = {
  header: 'header',
  trailer: 'trailer',
  lot: lots240,
  titles: [
    {
      main: 'segment_p',
      companions: {
        ...remittanceCompanions240,
        segment_q_payer_bank_36: { insteadOf: 'segment_q', same: ['movement'] },
        segment_q_payer_bank_37: { insteadOf: 'segment_q', same: ['movement'] },
        segment_q_payer_bank_38: { insteadOf: 'segment_q', same: ['movement'] },
        segment_s_line: { many: true, same: ['movement'] },
        segment_s_back_line: { many: true, same: ['movement'] },
        segment_s_messages: { same: ['movement'] },
        segment_y04: { same: ['movement'] },
        segment_y30: { same: ['movement'] },
        segment_y50: { many: true },
        segment_y53: { same: ['movement'] },
        segment_y_other: { many: true },
      },
    },
  ],
  // A request of services is about no title (C081 to C085, pp. 61–62).
  loose: ['segment_y08'],
} as const

const totals = [
  ...totals240,
  // The page says to fill them in (p. 34), its notes that only the return does (C070, C071, p. 60).
  { field: 'lot_trailer.simple_count', equals: 'lot_titles', optional: true },
  { field: 'lot_trailer.simple_amount', equals: { sum: 'segment_p.amount', over: 'lot' }, optional: true },
] as const

/** 101 since 2018 at the latest; 050 and 100 are met in public files. */
export const remittanceLayout240 = fileLayout({
  name: 'caixa240.remittance',
  width: 240,
  records: recordsTaking(NO_MARKS, { header: remittanceFileHeader, lot_header: remittanceLotHeader, ...details }),
  structure,
  sequence: sequence240,
  constant: constant240,
  version: { field: 'header.file_layout_version', known: ['101', '050'] },
  lotVersion: { field: 'lot_header.lot_layout_version', known: ['060', '030'], ofOther: ['067', '037'] },
  totals,
})

export const remittanceLayout240SevenDigits = fileLayout({
  name: 'caixa240_7.remittance',
  width: 240,
  records: recordsTaking(NO_MARKS, { header: remittanceFileHeader7, lot_header: remittanceLotHeader7, ...details, segment_p: segmentP7 }),
  structure,
  sequence: sequence240,
  constant: constant240,
  version: { field: 'header.file_layout_version', known: ['107'] },
  lotVersion: { field: 'lot_header.lot_layout_version', known: ['067'], ofOther: ['060', '030'] },
  totals,
})

type Context = EntryContext<CaixaContract>
type Shape = InstructionShape<typeof remittanceLayout240.records>

const entry: Shape = { segment_p: 'all', segment_q: 'all', segment_r: 'all', segment_s_messages: 'all', segment_y53: 'all' }

const ALL_OF_R = Object.keys(segmentR.fields)

/** P and Q go with every movement (p. 16). Charges and deadlines are zeros (p. 17) where a movement is not about them (see `SENDS`). */
const plain: Shape = { segment_p: 'all', segment_q: { allBut: ['guarantor_tax_id_type', 'guarantor_tax_id', 'guarantor_name'] } }

/** 31 changes what it sends: all of the slip, R with no fine and no further discount in any case. */
const change: Shape = { ...entry, segment_r: ALL_OF_R }

const DISCOUNT = ['discount_type', 'discount_date', 'discount_value']
const FINE = ['fine_type', 'fine_date', 'fine_value']
const FURTHER_DISCOUNTS = ALL_OF_R.filter((field) => /^(second|third)_discount_/.test(field))

const without = (fields: readonly string[], left: readonly string[]): string[] => fields.filter((field) => !left.includes(field))

/** What an our_code sends that is not what its movement sends; the charges that it takes away, whatever the slip says of them. */
const SHAPES: Readonly<Partial<Record<OurCode, Shape>>> = {
  '1001': entry,
  '1071': { ...plain, segment_r: ['bank_code', ...FURTHER_DISCOUNTS] },
  '1075': { ...change, segment_r: without(ALL_OF_R, FINE) },
  '1129': { ...change, segment_p: { allBut: DISCOUNT }, segment_r: without(ALL_OF_R, FURTHER_DISCOUNTS) },
  '1148': { ...plain, segment_y53: 'all' },
  '1149': { ...plain, segment_y53: 'all' },
}

/** Not sent: a split (Y-50 has a movement of its own, p. 32), payers' banks and another wallet, of which a slip says nothing. */
const UNSENT: readonly OurCode[] = ['1093', '1124', '1125', '1126', '1023']

function shapeOf(movement: Movement, ourCode: OurCode): Shape | null {
  if (UNSENT.includes(ourCode)) return null
  return SHAPES[ourCode] ?? (movement.our_code === '1031' ? change : plain)
}

/** What tells the two editions apart: versions of file and lot, and how many columns the beneficiary's code has (G019 and G030, pp. 68–70). */
interface Edition {
  readonly file: string
  readonly lot: string
  readonly digits: 6 | 7
}

const codeIn = ({ digits }: Edition, { extra1 }: PreparedWallet): string => extra1.slice(-digits)

const company = (edition: Edition, wallet: PreparedWallet) => ({
  beneficiary_tax_id_type: taxIdKind1(wallet.beneficiary_tax_id_type),
  beneficiary_tax_id: wallet.beneficiary_tax_id,
  beneficiary_name: wallet.beneficiary_name,
  ...whose(edition, wallet),
})

const whose = (edition: Edition, wallet: PreparedWallet) => ({
  bank_code: '104',
  agency_number: wallet.agency_number,
  agency_digit: agencyDigit(wallet),
  beneficiary_code: codeIn(edition, wallet),
})

const specOf = (edition: Edition) => ({
  manual: manual240,
  contracts,
  wallet: walletFields,
  ourNumber,
  file: {
    header: ({ wallet, date, time, remittance_number }: Pick<Context, 'wallet' | 'date' | 'time' | 'remittance_number'>) => ({
      ...company(edition, wallet),
      bank_name: 'CAIXA ECONOMICA FEDERAL',
      file_direction: '1',
      generation_date: date,
      generation_time: time,
      file_sequence: remittance_number,
      file_layout_version: edition.file,
    }),
    lot_header: ({ wallet, date, remittance_number }: Pick<Context, 'wallet' | 'date' | 'remittance_number'>) => ({
      ...company(edition, wallet),
      ...(edition.digits === 6 ? { beneficiary_code_6: codeIn(edition, wallet) } : {}),
      operation_type: 'R',
      service_type: '01',
      lot_layout_version: edition.lot,
      remittance_number,
      recording_date: date,
    }),
    lot_trailer: () => ({ bank_code: '104' }),
    trailer: () => ({ bank_code: '104' }),
  },
  records: {
    segment_p: (context: Context) => ({ ...title(context), ...whose(edition, context.wallet) }),
    segment_q: parties,
    segment_r: {
      when: ({ slip }: Context) => slip.fine !== null || slip.discounts.length > 1 || slip.instructions.length > 0,
      values: furtherCharges,
    },
    segment_s_messages: { when: ({ slip }: Context) => messagesOf(slip).length > IN_R, values: furtherMessages },
    segment_y53: { when: ({ slip }: Context) => slip.divergent_payment !== null, values: divergentPayment },
  },
  movements: movements240,
  instructions: instructionsOf(movements240, shapeOf),
  deadlines: deadlines240,
  carries: ['third_discount', 'divergent_payment', 'bank_dispatch'] as const,
  demands: demands240,
  // Q has the guarantor's name and tax id only.
  leavesOut: ({ slip }: Context) => guarantorAddressOf(slip),
  filename: plainFilename,
})

/** Beneficiaries' codes up to 999999, in six columns. */
export const remittance240 = remittanceDialect({
  layout: remittanceLayout240,
  ...specOf({ file: '101', lot: '060', digits: 6 }),
  isFor: (wallet) => !hasSevenDigits(wallet),
})

/** Beneficiaries' codes from 1100000 on, in seven columns. */
export const remittance240SevenDigits = remittanceDialect({
  layout: remittanceLayout240SevenDigits,
  ...specOf({ file: '107', lot: '067', digits: 7 }),
  variant: '7 dígitos',
  told: [{ field: 'header.file_layout_version', values: ['107', '047'] }],
  isFor: hasSevenDigits,
})

type Title = RecordValues<typeof segmentP>

/** What of the charges and deadlines a movement is about; an entry and 31 are about all. Of the rest, none. */
const SENDS: Readonly<Record<string, readonly ((context: Context) => Title)[]>> = {
  '01': [interest, discount, deadlines, authorization],
  '31': [interest, discount, deadlines, authorization],
  '07': [discount],
  '09': [deadlines],
  '48': [authorization],
}

function title(context: Context): Title {
  const { slip, contract, our_number, movement, value_rebate } = context
  checkMovement(context)
  const isBanks = slip.dispatch === 'bank'
  return {
    movement,
    modality: our_number.prefix,
    our_number: our_number.number,
    charge_type: contract.code,
    registration_form: '1',
    document_form: '2',
    // 61 and 62: who issues and sends (C009 and C010, pp. 48–49).
    dispatch_type: CHANGES_BILLET.includes(movement) ? '5' : isBanks ? '1' : '2',
    distribution_type: isBanks ? '1' : '0',
    document_number: slip.document_number,
    due_date: slip.expire_at,
    amount: slip.amount,
    collecting_agency_digit: '0',
    document_type: documentTypeIn(documentTypeByOurs240, slip, 'CNAB 240 da Caixa'),
    acceptance: acceptanceOf[slip.accepted ? 'S' : 'N'],
    document_date: slip.document_date,
    value_rebate: value_rebate ?? 0,
    control_number: slip.control_number,
    days_for_revoke: '000',
    currency_code: '09',
    ...Object.assign({}, ...(SENDS[movement] ?? []).map((of) => of(context))),
  }
}

/** What the slip must have for a movement to be about something: days to protest after, limits to change (CH). */
function checkMovement({ slip, movement, our_code }: Context): void {
  if (our_code === '1009' && slip.days_for_sue === null) throw new ValidationError({ days_for_sue: [BLANK] })
  if (movement === '48' && slip.divergent_payment === null) throw new ValidationError({ divergent_payment_type: [BLANK] })
}

/** 240 opens the way for Y-53 (C092, p. 63). */
function authorization({ slip }: Context): Title {
  return { partial_payment_authorization: partialPaymentOf[slip.divergent_payment === null ? 'no' : 'yes'] }
}

/** C018 to C020, p. 50. 1047 takes it away: exempt, whatever the slip says of it. */
function interest({ slip, our_code }: Context): Title {
  return interest240(our_code === '1047' ? null : slip.interest)
}

function discount({ slip, value_rebate }: Context): Title {
  checkDiscounts(slip)
  checkDocumentType(slip, value_rebate)
  return discount240(slip.discounts)
}

/**
 * Protest, or else return: a title must have one of them (p. 7). A slip that asks for neither has no day of return, and Caixa takes its own of five
 * days (C029); zeros would return it on the due date.
 */
function deadlines({ slip, movement }: Context): Title {
  checkDeadlines(slip)
  const { code: sue_code, days } = codedDays(slip, 'sue_code', deadlines240, movement)
  const isProtest = slip.days_for_sue !== null
  const revoke_code = isProtest ? NO_RETURN : RETURN
  checkNamedCodes(slip, { revoke_code }, deadlines240.layout)
  const days_for_revoke = isProtest ? '000' : slip.days_for_revoke === null ? '' : threeDigits(deadlineDays(slip, 'days_for_revoke', deadlines240))
  return { sue_code, days_for_sue: String(days).padStart(2, '0'), revoke_code, days_for_revoke }
}

/** C028, p. 52. */
const RETURN: keyof typeof revokeCodes240 = '1'
const NO_RETURN: keyof typeof revokeCodes240 = '2'

const threeDigits = (days: number): string => String(days).padStart(3, '0')

function parties({ slip, movement }: Context): RecordValues<typeof segmentQ> {
  return { bank_code: '104', movement, ...parties240(slip) }
}

/** Messages 3 and 4, in R, are printed on the slip where its instructions stand; 5 to 8, in S, on the payer's receipt (C037, p. 52). */
const IN_R = 2
const IN_S = ['message_5', 'message_6', 'message_7', 'message_8'] as const

const messagesOf = (slip: PreparedSlip): readonly string[] => messageLines(slip, MESSAGE_WIDTH_240, IN_R + IN_S.length)

function furtherMessages({ slip, movement }: Context): RecordValues<typeof segmentSMessages> {
  return { bank_code: '104', movement, ...inColumns(IN_S, messagesOf(slip).slice(IN_R)) }
}

function furtherCharges({ slip, movement }: Context): RecordValues<typeof segmentR> {
  const [message_3 = '', message_4 = ''] = messagesOf(slip)
  return {
    bank_code: '104',
    movement,
    ...furtherDiscounts240(slip.discounts),
    ...fine240(slip.fine),
    message_3,
    message_4,
  }
}

/** Decimals of a percentage in 25–39 and 41–55 (p. 33). */
const LIMIT_DECIMALS = 5

/** Two columns (C094, p. 64). */
const MOST_PAYMENTS = 99

/** Which other values may be paid (C092 to C097, pp. 63–64). The kind of limit goes with every type, «2» where there is none. */
function divergentPayment({ slip, movement }: Context): RecordValues<typeof segmentY53> {
  const asked = slip.divergent_payment
  if (asked === null) return { bank_code: '104', movement }
  const payment_count = asked.limit ?? 1
  if (payment_count > MOST_PAYMENTS) throw new ValidationError({ divergent_payment_limit: [mustBeAtMost(MOST_PAYMENTS)] })
  const kind = asked.kind === 'percentage' && hasLimit(asked) ? '1' : '2'
  return {
    bank_code: '104',
    movement,
    payment_type: `0${asked.type}`,
    payment_count,
    max_value_type: kind,
    max_value: limit(asked.maximum, 'divergent_payment_maximum_percentage'),
    min_value_type: kind,
    min_value: limit(asked.minimum, 'divergent_payment_minimum_percentage'),
  }
}

const hasLimit = ({ minimum, maximum }: PreparedDivergentPayment): boolean => minimum !== null || maximum !== null

const limit = (bound: PreparedDivergentPayment['minimum'], field: string): number =>
  bound === null ? 0 : typeof bound === 'number' ? bound : scaledPercentage(bound, LIMIT_DECIMALS, field)
