/** Caixa, CNAB 240 SIGCB, 67.118 v029 (October 2022): how returns are read and remittances written. */
import { BLANK, type OurCode, type PreparedDivergentPayment, type PreparedSlip, ValidationError } from '../../cobranca/index.js'
import { inColumns } from '../../febraban/index.js'
import { maxValueOf, recordsWithMarks } from '../../fixed-width/index.js'
import type { ReturnDialect } from '../bank.js'
import { type Deadlines, deadlineDays } from '../deadlines.js'
import { guarantorIsNotPayer, hasDocumentNumber, payerIsNotBeneficiary } from '../demands.js'
import { exceptDeposit } from '../deposits.js'
import { checkExcluded } from '../excludes.js'
import { amountColumn, cnab240Remittance, cnab240Return, daysText, linesFor, messageColumns, optionalSimpleTotals240, type Return240Spec } from '../families/febraban240/index.js'
import { paymentLimitUpTo } from '../payment-count.js'
import type { Demand, EntryContext, InstructionShape, Movement, RecordValues, RemittanceDialect } from '../remittance-dialect.js'
import { checkNamedCodes } from '../slip-codes.js'
import { agencyDigit, bank, checked240, contracts, hasSevenDigits, manual240, NO_MARKS, ourNumber, walletColumns, walletFields } from './bank.js'
import {
  remittanceRecords240,
  remittanceRecords240SevenDigits,
  returnRecords240,
  returnRecords240SevenDigits,
  segmentP,
  segmentR,
  segmentSMessages,
  segmentY53,
} from './cnab240.js'
import { CHANGES_BILLET, documentTypeByOurs240, events240, movements240, occurrences240, reasons240, type revokeCodes240 } from './cnab240-tables.js'
import { checkDeadlines, checkDiscounts, depositDemands, excludes, ownReturn, proposalIsPaidInRange, sueDays } from './rules.js'
import { partialPaymentOf } from './tables.js'

/** C029, p. 52. */
const MAX_RETURN_DAYS = 999

/** A title has either a protest or a return, so the code of the protest decides the code of the return (C026 and C028, pp. 51–52). */
const deadlines240: Deadlines = {
  layout: 'CNAB 240 da Caixa',
  source: 'C026 a C029, pp. 51–52',
  ranges: {
    days_for_sue: sueDays('1'),
    days_for_revoke: [{ from: 0, to: MAX_RETURN_DAYS, kind: 'calendar', code: '1' }],
  },
  codes: { sue_code: { none: ['3'], cancelled: '9' } },
}

/**
 * CNAB 240 v029: document number: C011, p. 49; payer: G006, p. 66, of any document; guarantor: C099, p. 65, of any but deposits. A slip may be overdue (C012, p. 49). `rules.ts` checks the order of the discounts.
 */
const demands240: readonly Demand[] = [
  hasDocumentNumber,
  payerIsNotBeneficiary,
  exceptDeposit(guarantorIsNotPayer),
  ...depositDemands,
  proposalIsPaidInRange,
]

/** Segment U of the banco de pagadores has other columns and replaces the usual one (pp. 41–42). */
const insteadOfU = { insteadOf: 'segment_u', linkFields: ['occurrence'] } as const

/**
 * T has no account: its columns hold the beneficiary's code, which Caixa uses instead. `account_number`, and so the key of a payment, is this code. The agency
 * is zeros.
 */
const titleOf = (main: string, modality: string) => {
  const number = [`${main}.${modality}`, `${main}.our_number`, `${main}.our_number_digit`]
  return { agency_number: null, account_number: `${main}.beneficiary_code`, our_number: number, processed_our_number_raw: number }
}

/**
 * Versions of lots (G030, p. 70), by the columns of the beneficiary's code. If one beneficiary receives for others, a file may contain lots of both layouts
 * (G007, p. 67). The layout of the file header is used for the whole file; a lot of the other layout is reported.
 */
const SIX_DIGITS = { known: ['030', '060'], ofOther: ['037', '067'] } as const
const SEVEN_DIGITS = { known: SIX_DIGITS.ofOther, ofOther: SIX_DIGITS.known } as const

/** Versions of returns and of remittances with seven columns (G019, p. 69). */
const WITH_SEVEN_DIGITS = ['047', '107'] as const

const sevenDigits = {
  variant: '7 dígitos',
  detectBy: [{ field: 'header.file_layout_version', values: WITH_SEVEN_DIGITS }],
} as const

const shared = {
  manual: manual240,
  evidence: 'manual',
  checked: checked240,
  companions: {
    segment_u_payer_bank_35: insteadOfU,
    segment_u_payer_bank_36: insteadOfU,
    segment_u_payer_bank_37: insteadOfU,
    segment_u_payer_bank_38: insteadOfU,
    segment_y_other: { many: true },
  },
  loose: ['segment_w'],
  fileKind: {
    field: 'header.file_direction',
    usual: '2',
    report: { '3': 'remittance_precheck', '4': 'remittance_precheck', '5': 'remittance_precheck', '7': 'announcing_return' },
  },
  titles: { segment_t: titleOf('segment_t', 'modality'), segment_t_sinco: titleOf('segment_t_sinco', 'sinco_modality') },
  walletColumns,
  occurrences: occurrences240,
  reasons: reasons240,
  events: events240,
} as const satisfies Partial<Return240Spec>

/** Returns have version 040 (G019, p. 69), and their lots 030 (G030, p. 70). Answers to a remittance (pré-crítica) repeat the versions of the remittance. */
export const return240: ReturnDialect = cnab240Return({
  ...shared,
  evidence: 'manual_and_files',
  name: 'caixa240',
  records: returnRecords240,
  versions: ['040', '050', '101'],
  lotVersions: SIX_DIGITS,
})

/** For beneficiaries from 1100000 on, and for others that chose this layout (G007, p. 67). */
export const return240SevenDigits: ReturnDialect = cnab240Return({
  ...shared,
  name: 'caixa240_7',
  ...sevenDigits,
  records: returnRecords240SevenDigits,
  versions: WITH_SEVEN_DIGITS,
  lotVersions: SEVEN_DIGITS,
})

type CaixaShape240 = InstructionShape<typeof remittanceRecords240>

const entry: CaixaShape240 = { segment_p: 'all', segment_q: 'all', segment_r: 'all', segment_s_messages: 'all', segment_y53: 'all' }

const ALL_OF_R = Object.keys(segmentR.fields)

/** Every movement sends P and Q (p. 16). Charges and deadlines that a movement does not send (see `SENDS`) are zeros (p. 17). */
const plain: CaixaShape240 = { segment_p: 'all', segment_q: { allBut: ['guarantor_tax_id_type', 'guarantor_tax_id', 'guarantor_name'] } }

/** Movement 31 changes everything that it sends: the whole slip, and always R, even without a fine and further discounts. */
const change: CaixaShape240 = { ...entry, segment_r: ALL_OF_R }

const DISCOUNT = ['discount_type', 'discount_date', 'discount_value']
const FINE = ['fine_type', 'fine_date', 'fine_value']
const FURTHER_DISCOUNTS = ALL_OF_R.filter((field) => /^(second|third)_discount_/.test(field))

const without = (fields: readonly string[], left: readonly string[]): string[] => fields.filter((field) => !left.includes(field))

/** Instructions that send other parts than their movement, or remove a charge even if the slip has it. */
const SHAPES: Readonly<Partial<Record<OurCode, CaixaShape240>>> = {
  '1001': entry,
  '1071': { ...plain, segment_r: ['bank_code', ...FURTHER_DISCOUNTS] },
  '1075': { ...change, segment_r: without(ALL_OF_R, FINE) },
  '1129': { ...change, segment_p: { allBut: DISCOUNT }, segment_r: without(ALL_OF_R, FURTHER_DISCOUNTS) },
  '1148': { ...plain, segment_y53: 'all' },
  '1149': { ...plain, segment_y53: 'all' },
}

/** Instructions that are not sent: the split (Y-50 has its own movement, p. 32), the banco de pagadores and another wallet; a slip has no fields for them. */
const UNSENT: readonly OurCode[] = ['1093', '1124', '1125', '1126', '1023']

function shapeOf(movement: Movement, ourCode: OurCode): CaixaShape240 | null {
  if (UNSENT.includes(ourCode)) return null
  return SHAPES[ourCode] ?? (movement.our_code === '1031' ? change : plain)
}

/**
 * Differences between the two editions: the columns of the beneficiary's code in records and header (G007, pp. 66–67), and the versions (G019 and G030, pp.
 * 68–70).
 */
interface Edition240 extends Pick<RemittanceDialect, 'evidence'> {
  readonly name: string
  readonly records: typeof remittanceRecords240
  readonly digits: 6 | 7
  readonly versions: readonly [string, ...string[]]
  readonly lotVersions: { readonly known: readonly string[]; readonly ofOther: readonly string[] }
  readonly lotVersion?: string
}

const remittance = ({ records, digits, ...edition }: Edition240): RemittanceDialect =>
  cnab240Remittance({
    ...edition,
    bank,
    bankName: 'CAIXA ECONOMICA FEDERAL',
    manual: manual240,
    records: recordsWithMarks(NO_MARKS, records),
    companions: {
      segment_q_payer_bank_36: INSTEAD_OF_Q,
      segment_q_payer_bank_37: INSTEAD_OF_Q,
      segment_q_payer_bank_38: INSTEAD_OF_Q,
      segment_y50: { many: true },
      segment_y_other: { many: true },
    },
    // A request for services does not belong to a title (C081 to C085, pp. 61–62).
    loose: ['segment_y08'],
    // The page marks the totals as required (p. 34); by its notes only returns have them (C070, C071, p. 60).
    totals: optionalSimpleTotals240,
    contracts,
    wallet: walletFields,
    ourNumber,
    documentTypes: documentTypeByOurs240,
    company: {
      agency_digit: ({ wallet }) => agencyDigit(wallet),
      beneficiary_code: ({ wallet }) => wallet.extra1.slice(-digits),
      beneficiary_code_6: ({ wallet }) => (digits === 6 ? wallet.extra1.slice(-digits) : undefined),
    },
    sends: {
      // 1047 removes the interest, even if the slip has interest (C018 to C020, p. 50).
      interest: (context) => (sends('interest', context) ? (context.our_code === '1047' ? null : context.slip.interest) : undefined),
      discounts: (context) => (sends('discount', context) ? context.slip.discounts : undefined),
      deadlines: (context) => sends('deadlines', context),
    },
    writes: {
      segment_p: {
        checks: {
          movement: checkMovement,
          discount_type: (context) => {
            if (!sends('discount', context)) return
            checkDiscounts(context.slip)
            // A change sends the charges again; those of a registration are checked already.
            if (context.our_code !== '1001') checkExcluded(excludes, context)
          },
          sue_code: (context) => {
            if (sends('deadlines', context)) checkDeadlines(context.slip)
          },
        },
        values: {
          modality: ({ our_number }) => our_number.prefix,
          our_number: ({ our_number }) => our_number.number,
          charge_type: ({ contract }) => contract.code,
          document_form: () => '2',
          // Columns 61 and 62: issuer and sender of the slip (C009 and C010, pp. 48–49).
          dispatch_type: ({ slip, movement }) => (CHANGES_BILLET.includes(movement) ? '5' : slip.dispatch === 'bank' ? '1' : '2'),
          distribution_type: ({ slip }) => (slip.dispatch === 'bank' ? '1' : '0'),
          collecting_agency_digit: () => '0',
          revoke_code: (context) => (sends('deadlines', context) ? revokeCode(context.slip) : undefined),
          days_for_revoke: (context) => (sends('deadlines', context) ? daysForRevoke(context.slip) : daysText(segmentP.fields.days_for_revoke, 0)),
          // Required for Y-53 (C092, p. 63).
          partial_payment_authorization: (context) =>
            sends('authorization', context) ? partialPaymentOf[context.slip.divergent_payment === null ? 'no' : 'yes'] : undefined,
        },
      },
      segment_r: {
        orWhen: ({ slip }) => slip.instructions.length > 0,
        values: { message_3: ({ slip }) => messagesOf(slip)[0], message_4: ({ slip }) => messagesOf(slip)[1] },
      },
      segment_s_messages: {
        when: ({ slip }) => messagesOf(slip).length > IN_R.names.length,
        own: ({ slip }) => inColumns(IN_S.names, messagesOf(slip).slice(IN_R.names.length)),
      },
      segment_y53: { when: ({ slip }) => slip.divergent_payment !== null, own: divergentPayment },
    },
    movements: movements240,
    shapeOf,
    deadlines: deadlines240,
    features: ['third_discount', 'divergent_payment', 'bank_dispatch'],
    demands: demands240,
    excludes,
    bankDefaults: [ownReturn('C028 e C029, p. 52', MAX_RETURN_DAYS, (context) => sends('deadlines', context) && daysForRevoke(context.slip) === NO_DAYS)],
    // No amount of zero, which proposals and credit cards may have (G070, p. 74). A proposal of zero needs payment type 02 with a minimum of zero (C097, p. 64): a
    // slip's minimum is at least 0,01. A credit card needs payment type 01 with a minimum (C093, p. 63), but C095 (p. 64) fills the minimum of this type with zeros.
  })

const INSTEAD_OF_Q = { insteadOf: 'segment_q', linkFields: ['movement'] } as const

/** Beneficiaries' codes up to 999999, in six columns. Version 101 since 2018 or earlier; public files have 050 and 100. */
export const remittance240: RemittanceDialect = {
  ...remittance({
    name: 'caixa240',
    evidence: 'manual_and_files',
    records: remittanceRecords240,
    digits: 6,
    versions: ['101', '050'],
    lotVersions: SIX_DIGITS,
    lotVersion: '060',
  }),
  isFor: (wallet) => !hasSevenDigits(wallet),
}

/** Beneficiaries' codes from 1100000 on, in seven columns. */
export const remittance240SevenDigits: RemittanceDialect = {
  ...remittance({
    name: 'caixa240_7',
    records: remittanceRecords240SevenDigits as unknown as Edition240['records'],
    evidence: 'manual',
    digits: 7,
    versions: ['107'],
    lotVersions: { ...SEVEN_DIGITS, known: ['067'] },
  }),
  ...sevenDigits,
  isFor: hasSevenDigits,
}

/** Movements that send each of the charges and deadlines; an entry and 31 send all of them. */
const SENDS = {
  interest: ['01', '31'],
  discount: ['01', '31', '07'],
  deadlines: ['01', '31', '09'],
  authorization: ['01', '31', '48'],
} as const satisfies Readonly<Record<string, readonly string[]>>

const sends = (what: keyof typeof SENDS, { movement }: EntryContext): boolean => (SENDS[what] as readonly string[]).includes(movement)

/** Checks the fields that a movement needs: the days of a protest, the limits of a changed payment (rejection CH). */
function checkMovement({ slip, movement, our_code }: EntryContext): void {
  if (our_code === '1009' && slip.days_for_sue === null) throw new ValidationError({ days_for_sue: [BLANK] })
  if (movement === '48' && slip.divergent_payment === null) throw new ValidationError({ divergent_payment_type: [BLANK] })
}

/** Protest or return: a title must have one of them (p. 7). */
function revokeCode(slip: PreparedSlip): string {
  const revoke_code = slip.days_for_sue === null ? RETURN : NO_RETURN
  checkNamedCodes(slip, { revoke_code }, deadlines240.layout)
  return revoke_code
}

/** C028, p. 52. */
const RETURN: keyof typeof revokeCodes240 = '1'
const NO_RETURN: keyof typeof revokeCodes240 = '2'

const NO_DAYS = ''

/** Without protest and return the days are blank, and Caixa returns the title after its own five days (C029). Zeros would return it on the due date. */
function daysForRevoke(slip: PreparedSlip): string {
  if (slip.days_for_sue === null && slip.days_for_revoke === null) return NO_DAYS
  return daysText(segmentP.fields.days_for_revoke, slip.days_for_sue === null ? deadlineDays(slip, 'days_for_revoke', deadlines240) : 0)
}

/** Caixa prints the messages 3 and 4 (R) among the instructions of the slip, and the messages 5 to 8 (S) on the payer's receipt (C037, p. 52). */
const IN_R = messageColumns(segmentR)
const IN_S = messageColumns(segmentSMessages)

const messagesOf = (slip: PreparedSlip): readonly string[] => linesFor(slip, IN_R, IN_R.names.length + IN_S.names.length)

/** Accepted payments of other values (C092 to C097, pp. 63–64). Every type has a kind of limit; types without a limit have «2». */
function divergentPayment({ slip }: EntryContext): RecordValues<typeof segmentY53> {
  const asked = slip.divergent_payment
  if (asked === null) return {}
  const kind = hasLimit(asked) ? asked.kind : 'value'
  return {
    payment_type: `0${asked.type}`,
    payment_count: paymentLimitUpTo(MAX_PAYMENTS, slip),
    max_value_type: MAXIMUM.code(kind),
    max_value: MAXIMUM.number(asked.maximum ?? 0),
    min_value_type: MINIMUM.code(kind),
    min_value: MINIMUM.number(asked.minimum ?? 0),
  }
}

const MAXIMUM = amountColumn(segmentY53, 'max_value', 'divergent_payment_maximum_percentage')!
const MINIMUM = amountColumn(segmentY53, 'min_value', 'divergent_payment_minimum_percentage')!

const hasLimit = ({ minimum, maximum }: PreparedDivergentPayment): boolean => minimum !== null || maximum !== null

/** 01 to 99 (C094, p. 64). */
const MAX_PAYMENTS = maxValueOf(segmentY53.fields.payment_count)
