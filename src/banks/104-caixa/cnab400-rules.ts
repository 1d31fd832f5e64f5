/** Caixa, CNAB 400 SIGCB, 67.126 v015 (April 2020) and v029 (2024): how returns are read and remittances written. */
import { BLANK, chargeInCents, MONEY_TOO_BIG, type OurCode, type PreparedSlip, type PreparedWallet, Problems, ValidationError } from '../../cobranca/index.js'
import { maxValueOf, recordsWithMarks } from '../../fixed-width/index.js'
import { type Deadlines, deadlineDays } from '../deadlines.js'
import { cnab400Remittance, cnab400Return } from '../families/core400/index.js'
import { chargeInto, digitsInto, messagesInto } from '../into-fields.js'
import { type EntryContext, type FileContext, type InstructionShape, instructionsOf, type Movement, type RecordValues } from '../remittance-dialect.js'
import { checkNamedCodes, documentTypeIn } from '../slip-codes.js'
import { guarantorDetailsOf, mergeFields, messagesOf } from '../unsupported-fields.js'
import { bank, type CaixaContract, contracts, hasSevenDigits, manual400, NO_MARKS, ourNumber, walletColumns, walletFields } from './bank.js'
import { remittanceMessages400, remittanceRecords400, remittanceRecords400SevenDigits, remittanceTitle400, returnRecords400, returnRecords400SevenDigits } from './cnab400.js'
import { documentTypeByOurs400, events400, movements400, occurrences400, reasons400 } from './cnab400-tables.js'
import { checkDeadlines, checkDiscounts, ownReturn, sueDays } from './rules.js'
import { acceptanceOf } from './tables.js'

const MAX_RETURN_DAYS = 99

/** 00 is taken for 01 (NE025). */
const deadlines400: Deadlines = {
  layout: 'CNAB 400 da Caixa',
  source: 'NE024 e NE025, p. 40',
  ranges: {
    days_for_sue: sueDays('01'),
    days_for_revoke: [{ from: 1, to: MAX_RETURN_DAYS, kind: 'calendar', code: '02' }],
  },
}

/**
 * Payments in CNAB 400: principal (face value less rebate and discount), interest and fine have separate columns; the credit has no column. The account is the
 * beneficiary's code, as in CNAB 240.
 */
export const paidInParts = <Main extends string>(main: Main) =>
  ({
    paid_amount: { sum: [`${main}.principal`, `${main}.interest`, `${main}.fine`] },
    billet_fine: { sum: [`${main}.interest`, `${main}.fine`] },
    // The columns of the agency are «uso exclusivo CAIXA».
    agency_number: null,
    account_number: `${main}.beneficiary_code`,
  }) as const

const structure = { fileConstants: ['bank_code'], titles: [{ main: 'title' }, { main: 'title_sinco' }] } as const

const SINCO_NUMBER = ['title_sinco.sinco_modality', 'title_sinco.our_number'] as const
const NUMBER = ['title.modality', 'title.our_number'] as const

const common = {
  bank,
  projections: {
    title: { ...paidInParts('title'), our_number: NUMBER, processed_our_number_raw: NUMBER },
    title_sinco: { ...paidInParts('title_sinco'), our_number: SINCO_NUMBER, processed_our_number_raw: SINCO_NUMBER },
  },
  walletColumns,
  manual: manual400,
  evidence: 'manual_and_files',
  occurrences: occurrences400,
  reasons: reasons400,
  rejectionCodes: { payer_tax_id: '082', due_date: '026', amount: '027', duplicated_number: '010', unknown_title: '002' },
  events: events400,
  // Without check digit.
  ourNumber: { length: 15, digitLength: 0 },
} as const

export const return400 = cnab400Return({
  ...common,
  layout: { ...structure, records: returnRecords400 },
})

/** The version of files with seven columns for the beneficiary's code (NE065, p. 48). */
const SEVEN_DIGITS = '007'

const sevenDigits = {
  variant: '7 dígitos',
  detectBy: [{ field: 'header.file_layout_version', values: [SEVEN_DIGITS] }],
} as const

/** Beneficiaries from 1100000 on, and the others that chose it (NE004, p. 35). */
export const return400SevenDigits = cnab400Return({
  ...common,
  ...sevenDigits,
  layout: { ...structure, records: returnRecords400SevenDigits },
})

const companions = { messages: { linkFields: ['our_number'] }, notice: {}, payment: { many: true } } as const

const records = recordsWithMarks(NO_MARKS, remittanceRecords400)
const recordsSevenDigits = recordsWithMarks(NO_MARKS, remittanceRecords400SevenDigits)

type CaixaContext = EntryContext<CaixaContract>
type CaixaTitle = RecordValues<typeof remittanceTitle400>
type CaixaShape400 = InstructionShape<typeof records>

/** Fields of every movement except an entry: the company, the title and its value (NE017, obs. 2, p. 37). */
const IDENTIFIES_THE_TITLE = [
  'beneficiary_tax_id_type',
  'beneficiary_tax_id',
  'agency_number',
  'reserved_0',
  'beneficiary_code',
  'modality',
  'our_number',
  'wallet_code',
  'movement',
  'amount',
]

const sends = (...fields: readonly string[]): CaixaShape400 => ({ title: [...IDENTIFIES_THE_TITLE, ...fields] })

/** Fields of a title that 09 does not change (obs. 6, p. 38). */
const FIXED = ['dispatch_type', 'distribution_type', 'payment_authorization', 'document_type', 'acceptance']

const INTEREST = ['interest_date', 'interest_value']
const FINE = ['fine_date', 'fine_value']
const DISCOUNT = ['discount_type', 'discount_date', 'discount_value']
const DEADLINE = ['first_instruction', 'deadline_days']

/** Movement 09 sends every field that it may change; zeros remove a charge (obs. 6, p. 38). */
const change = (...removed: readonly string[]): CaixaShape400 => ({ title: { allBut: [...FIXED, ...removed] } })

const SHAPES: Readonly<Partial<Record<OurCode, CaixaShape400>>> = {
  '1001': { title: 'all', messages: 'all' },
  '1002': sends(),
  '1003': sends('due_date'),
  '1004': sends('value_rebate'),
  '1005': sends('value_rebate'),
  '1007': sends('control_number'),
  '1017': sends(...DEADLINE),
  '1028': sends(),
  '1047': change(...INTEREST),
  '1075': change(...FINE),
  '1095': sends(...DEADLINE),
  '1096': sends(...DEADLINE),
  '1097': sends(...DEADLINE),
  '1129': change(...DISCOUNT),
}

/** A slip has no field for another carteira. */
const shapeOf = (_movement: Movement, ourCode: OurCode): CaixaShape400 | null => (ourCode === '1023' ? null : (SHAPES[ourCode] ?? change()))

/** Differences between the two editions: the version in the header, and the width of the beneficiary's code (NE004 and NE065). */
interface Edition400 {
  readonly version: '' | typeof SEVEN_DIGITS
  readonly digits: 6 | 7
}

const codeIn = ({ digits }: Edition400, { extra1 }: PreparedWallet): string => extra1.slice(-digits)

/** Zeros of the agency, followed by a blank in the first of the code's seven columns (NE004 A1, p. 34). */
const NO_AGENCY = '000'

const specOf = (edition: Edition400) => ({
  bank,
  manual: manual400,
  contracts,
  wallet: walletFields,
  ourNumber,
  file: {
    header: ({ wallet }: FileContext<CaixaContract>) => ({
      beneficiary_code: codeIn(edition, wallet),
      bank_name: 'C ECON FEDERAL',
      file_layout_version: edition.version,
    }),
  },
  records: {
    title: (context: CaixaContext) => title(edition, context),
    messages: {
      when: ({ slip }: CaixaContext) => slip.dispatch === 'bank' && slip.instructions.length > 0,
      values: (context: CaixaContext) => ({
        beneficiary_code: codeIn(edition, context.wallet),
        modality: context.our_number.prefix,
        our_number: context.our_number.number,
        wallet_code: REGISTERED,
        ...messagesInto(context.slip, remittanceMessages400, MESSAGES),
      }),
    },
  },
  movements: movements400,
  instructions: instructionsOf(movements400, shapeOf),
  deadlines: deadlines400,
  bankDefaults: [ownReturn('NE024 e NE025, p. 40', MAX_RETURN_DAYS, (context) => hasNoDeadline(context as CaixaContext))],
  features: ['bank_dispatch'] as const,
  /** The guarantor has only a name (41.1). Only billets that the bank issues have messages (NE030, p. 40). */
  unsupportedFields: ({ slip }: CaixaContext) => mergeFields(slip.dispatch === 'bank' ? null : messagesOf(slip), guarantorDetailsOf(slip)),
})

/** Beneficiaries' codes up to 999999, in six columns. */
export const remittance400 = cnab400Remittance({
  ...specOf({ version: '', digits: 6 }),
  evidence: 'manual_and_files',
  layout: { records, companions },
  isFor: (wallet) => !hasSevenDigits(wallet),
})

/** Beneficiaries' codes from 1100000 on, in seven columns. */
export const remittance400SevenDigits = cnab400Remittance({
  ...specOf({ version: SEVEN_DIGITS, digits: 7 }),
  evidence: 'manual',
  layout: { records: recordsSevenDigits, companions },
  ...sevenDigits,
  isFor: hasSevenDigits,
})

/** Registered collection. Sending a title of the old modalities 21 and 24 registers it (NE015, NE016, pp. 36–37). */
const REGISTERED = '01'

/** All fields of a title; the shape of a movement selects the fields that are sent. */
function title(edition: Edition400, context: CaixaContext): CaixaTitle & { readonly reserved_0?: string | undefined } {
  const { slip, wallet, our_number, movement } = context
  const [discount] = slip.discounts
  const isBanks = slip.dispatch === 'bank'
  checkMovement(context)
  const instructed = SENDS_DEADLINE.includes(movement) ? deadline(context) : NOT_SENT
  const charges = SENDS_SLIP.includes(movement) ? chargesOf(slip) : NOT_SENT
  return {
    beneficiary_code: codeIn(edition, wallet),
    agency_number: edition.digits === 6 ? NO_AGENCY : undefined,
    reserved_0: edition.digits === 7 ? NO_AGENCY : undefined,
    modality: our_number.prefix,
    // Without its digit.
    our_number: our_number.number,
    wallet_code: REGISTERED,
    first_instruction: instructed.first_instruction,
    deadline_days: instructed.deadline_days,
    dispatch_type: isBanks ? '1' : '2',
    distribution_type: isBanks ? '1' : '0',
    payment_authorization: '1',
    interest_date: slip.interest?.date ?? null,
    interest_value: charges.interest_value,
    discount_type: discount === undefined ? '0' : discount.kind === 'value' ? '1' : '2',
    discount_value: charges.discount_value,
    document_type: charges.document_type,
    acceptance: slip.accepted ? acceptanceOf.S : acceptanceOf.N,
    fine_date: slip.fine?.date ?? null,
    fine_value: charges.fine_value,
    third_instruction: movement === '01' && isBanks && slip.instructions.length > 0 ? '01' : '00',
  }
}

const NOT_SENT: CaixaTitle = {}

/** An entry, and the change of other data. */
const SENDS_SLIP: readonly string[] = ['01', '09']

type Charges = Pick<CaixaTitle, 'interest_value' | 'discount_value' | 'document_type' | 'fine_value'>

/** Charges and codes of a slip, checked against Caixa's limits. Only movements that send them check them. */
function chargesOf(slip: PreparedSlip): Charges {
  const problems = new Problems()
  problems.attempt(checkDiscounts, slip)
  const charges: Charges = {
    // R$ per day: the only unit of v015, and that of v029 if 77 is blank (NE064, NE066).
    interest_value: problems.attempt(chargeInCents, slip.interest, slip.amount, 'interest_percentage'),
    discount_value: problems.attempt(chargeInto, DISCOUNT_VALUE, slip.discounts[0], 'discount_percentage'),
    document_type: problems.attempt(documentTypeIn, documentTypeByOurs400, slip, 'CNAB 400 da Caixa'),
    fine_value: problems.attempt(fineOf, slip),
  }
  problems.throwAny()
  return charges
}

const { amount: AMOUNT, fine_value: FINE_VALUE, discount_value: DISCOUNT_VALUE, deadline_days: DAYS } = remittanceTitle400.fields

/** The fine in R$. Its columns are three fewer than those of the title's value. */
function fineOf({ fine, amount }: PreparedSlip): number {
  if (fine === null) return 0
  // The percentage is computed from the amount, so the amount must fit into its columns.
  if (amount > maxValueOf(AMOUNT)) throw new ValidationError({ amount: [MONEY_TOO_BIG] })
  const cents = chargeInCents(fine, amount, 'fine_percentage')
  if (cents > maxValueOf(FINE_VALUE)) throw new ValidationError({ [`fine_${fine.kind}`]: [MONEY_TOO_BIG] })
  return cents
}

/** Movements about a single deadline (NE017, obs. 6). */
const ABOUT: Readonly<Record<string, 'days_for_sue' | 'days_for_revoke'>> = {
  '07': 'days_for_sue',
  '08': 'days_for_revoke',
  '11': 'days_for_revoke',
  '12': 'days_for_sue',
}

const SENDS_DEADLINE: readonly string[] = [...SENDS_SLIP, ...Object.keys(ABOUT)]

/** Checks the field that movement 06 needs: uso da empresa (NE017, obs. 5). */
function checkMovement({ slip, movement }: CaixaContext): void {
  if (movement === '06' && slip.control_number === '') throw new ValidationError({ control_number: [BLANK] })
}

/**
 * The instruction is either protest or return; Caixa treats any other as return. Without protest and return the days are blank, and Caixa returns the title
 * after its own five days; zeros would return it one day after the due date (NE024, NE025, p. 40).
 */
function deadline({ slip, movement }: CaixaContext): Pick<CaixaTitle, 'first_instruction' | 'deadline_days'> {
  const only = ABOUT[movement]
  if (only === undefined) checkDeadlines(slip)
  const isProtest = only !== 'days_for_revoke' && slip.days_for_sue !== null
  const first_instruction = isProtest ? '01' : '02'
  checkNamedCodes(slip, { first_instruction, second_instruction: '' }, 'CNAB 400 da Caixa')
  const field = isProtest ? 'days_for_sue' : 'days_for_revoke'
  return { first_instruction, deadline_days: slip[field] === null ? NO_DAYS : digitsInto(DAYS, deadlineDays(slip, field, deadlines400)) }
}

const NO_DAYS = ''

const hasNoDeadline = (context: CaixaContext): boolean => SENDS_DEADLINE.includes(context.movement) && deadline(context).deadline_days === NO_DAYS

/** Six lines (NE030, p. 40). */
const MESSAGES = ['message_1', 'message_2', 'message_3', 'message_4', 'message_5', 'message_6'] as const
