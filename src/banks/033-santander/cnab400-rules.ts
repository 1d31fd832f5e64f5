/**
 * Santander, CNAB 400 of standard 353, H7800 version 2.36 (July 2025): how returns are read and remittances written. Notas are those of the manual,
 * pp. 20–37.
 */
import {
  addDays,
  BLANK,
  chargeInCents,
  type OurCode,
  type PreparedDivergentPayment,
  type PreparedSlip,
  Problems,
  ValidationError,
} from '../../cobranca/index.js'
import { inColumns, messageLines, pix240 } from '../../febraban/index.js'
import { maxValueOf } from '../../fixed-width/index.js'
import { type Deadlines, deadlineDays, rangeOf } from '../deadlines.js'
import { discountAndRebateBelowAmount, discountDatesDiffer, discountsAfterIssue, notOverdue, payerIsNotBeneficiary } from '../demands.js'
import { exceptDeposit } from '../deposits.js'
import { CARD_AND_PROPOSAL } from '../excludes.js'
import { cnab400Remittance, cnab400Return } from '../families/core400/index.js'
import { columnsOf, percentageInto } from '../into-fields.js'
import { paymentCountUpTo } from '../payment-count.js'
import { type Demand, type EntryContext, type InstructionShape, instructionsOf, type Movement, type RecordValues } from '../remittance-dialect.js'
import { asksNoInstruction, checkInstructions, documentTypeIn } from '../slip-codes.js'
import { guarantorDetailsOf, guarantorNameOf, mergeFields } from '../unsupported-fields.js'
import type { WalletColumns, WalletNumbers } from '../wallet-columns.js'
import { bank, checked, contracts400, manual400, ourNumber400, type SantanderContract, walletFields400 } from './bank.js'
import {
  remittanceHeader,
  remittanceMessage4,
  remittanceMessage5,
  remittanceMessage6,
  remittanceMessage7,
  remittancePayment,
  remittanceRecords400,
  remittanceTitle,
  returnHeader,
  returnPix,
  returnTitle,
  returnTrailer,
} from './cnab400.js'
import { cashierInstructions400, documentTypeOf400, events400, movements400, occurrences400, reasons400 } from './cnab400-tables.js'
import { checkNewAmount, depositDemands, excludes, ownWriteOffs } from './slip-rules.js'

/** Protest by instruction 06 and its days, write-off by 02 and 03 (nota 25). */
const deadlines400: Deadlines = {
  layout: 'CNAB 400 do Santander',
  source: 'notas 25 e 28, p. 29, e p. 10',
  ranges: {
    days_for_sue: [{ from: 1, to: 99, kind: 'calendar', code: '06' }],
    days_for_revoke: [
      { from: 15, to: 15, kind: 'unstated', code: '02' },
      { from: 30, to: 30, kind: 'unstated', code: '03' },
    ],
  },
}

/** To write off after 15 or 30 days, and not to write off (nota 25). */
const WRITE_OFF_CODES: readonly (keyof typeof cashierInstructions400)[] = ['02', '03', '04']

/**
 * CNAB 400, H7800 v2.36: due date nota 7, p. 25; discounts and rebate notas 11 and 12, p. 26; payer nota 26, p. 29; card and
 * proposal nota 8, p. 25; deposit notas 26 and 33, pp. 29 and 35–36.
 */
const demands400: readonly Demand[] = [
  notOverdue(),
  discountAndRebateBelowAmount,
  discountDatesDiffer,
  discountsAfterIssue,
  exceptDeposit(payerIsNotBeneficiary),
  ...depositDemands,
]

/**
 * 254–266 is the amount received, including charges. 367–379 is the amount booked in the account: a credit if 380 is C. In real files it is the amount received
 * minus the fee. Interest has two columns without a nota, 202–214 «juros de atraso» and 267–279 «juros de mora» (p. 15): by their names both are charged for
 * late payment. Real files have zeros in the first. In a settlement, the column of the rebate includes the discount (nota 12, p. 26).
 */
export const line400 = {
  credit_amount: { money: 'title.posted_amount', where: 'title.posting_type', is: ['C'] },
  billet_fine: { sum: ['title.late_interest', 'title.billet_fine'] },
  // The last two positions of an account of ten are in 384–385, and 338 then has the mark I (nota 2, pp. 21–24). Without the mark 384–385 are blank (p. 24), so
  // the mark need not be read.
  account_number: ['title.account_number', 'title.account_complement'],
} as const

/**
 * Of a conta cobrança of ten positions, real files have the first eight alone, or all ten with the complement (nota 2, pp. 20–24). Which account is an old
 * one of eight only the code of transmission of the wallet shows.
 */
export const walletColumns400: WalletColumns = {
  agency_number: 'agency_number',
  account_number: (wallet) => {
    const { account_number, account_complement } = account(wallet)
    return [account_number, account_number + account_complement]
  },
}

export const rejections400 = { payer_tax_id: '058', due_date: '016', amount: '095', duplicated_number: '092', unknown_title: '051' } as const

export const return400 = cnab400Return({
  bank,
  layout: {
    records: { header: returnHeader, title: returnTitle, pix: returnPix, trailer: returnTrailer },
    companions: { pix: {} },
  },
  projections: { title: line400 },
  walletColumns: walletColumns400,
  manual: manual400,
  evidence: 'manual_and_files',
  checked,
  occurrences: occurrences400,
  reasons: reasons400,
  rejectionCodes: rejections400,
  events: events400,
})

type SantanderContext = EntryContext<SantanderContract>
type SantanderTitle = RecordValues<typeof remittanceTitle>
type SantanderShape = InstructionShape<typeof remittanceRecords400>

const entry: SantanderShape = { title: 'all', payment: 'all', message_4: 'all', message_5: 'all', message_6: 'all', message_7: 'all' }

/** The manual does not name columns that an instruction omits. */
const instruction: SantanderShape = { title: 'all' }

/** Movements 48 and 49 change the limits of payments of another value, in the record of type 8. */
const LIMITS = ['payment_type', 'payment_count', 'value_type', 'max_value', 'max_percentage', 'min_value', 'min_percentage']
const limits: SantanderShape = { title: 'all', payment: LIMITS }

function shapeOf(_movement: Movement, ourCode: OurCode): SantanderShape {
  if (ourCode === '1001') return entry
  return ourCode === '1148' || ourCode === '1149' ? limits : instruction
}

/** Message lines of each of the records 4 to 7. */
const MESSAGES = ['message_1', 'message_2', 'message_3'] as const
const MESSAGE_RECORDS = [remittanceMessage4, remittanceMessage5, remittanceMessage6, remittanceMessage7]

const messageRecord = (position: number) => ({
  when: (context: SantanderContext) => linesOf(context).length > position * MESSAGES.length,
  values: (context: SantanderContext) => message(context, position),
})

export const remittance400 = cnab400Remittance({
  bank,
  layout: {
    records: remittanceRecords400,
    companions: { payment: {}, receipt_message: { many: true }, message_4: {}, message_5: {}, message_6: {}, message_7: {} },
    totals: [
      { field: 'trailer.record_count', equals: 'file_lines' },
      { field: 'trailer.total_amount', equals: { sum: 'title.amount', over: 'file' } },
    ],
  },
  manual: manual400,
  evidence: 'manual_and_files',
  checked,
  contracts: contracts400,
  wallet: walletFields400,
  ourNumber: ourNumber400,
  file: {
    header: ({ wallet, remittance_number }) => ({
      transmission_code: wallet.extra3,
      bank_name: 'SANTANDER',
      // After 999 it begins again.
      file_sequence: remittance_number % (maxValueOf(remittanceHeader.fields.file_sequence) + 1),
    }),
  },
  records: {
    title,
    payment: {
      when: ({ slip }) => slip.pix !== null || slip.divergent_payment !== null || slip.payment_count !== null,
      values: payment,
    },
    message_4: messageRecord(0),
    message_5: messageRecord(1),
    message_6: messageRecord(2),
    message_7: messageRecord(3),
  },
  movements: movements400,
  instructions: instructionsOf(movements400, shapeOf),
  deadlines: deadlines400,
  features: ['second_discount', 'divergent_payment', 'payment_count', 'pix', 'pix_txid'],
  charges: { fromDayAfter: ['fine'], rebateMayBeDiscount: true },
  demands: demands400,
  excludes,
  bankDefaults: ownWriteOffs('nota 6, p. 25', 'nota 33, p. 36', (slip) => WRITE_OFF_CODES.some((code) => code === slip.first_instruction || code === slip.second_instruction)),
  zeroAmount: CARD_AND_PROPOSAL,
  // «Este layout não possui campo de sacador/avalista» (nota 33).
  unsupportedFields: ({ slip }) => mergeFields(guarantorNameOf(slip), guarantorDetailsOf(slip)),
})

/** Columns of the transmission code: eight of the conta movimento, eight of the conta cobrança (nota 2, p. 22). */
const MOVEMENT_ACCOUNT = { from: 4, to: 12 }
const COLLECTION_ACCOUNT = { from: 12, to: 20 }
const ACCOUNT_COLUMNS = columnsOf(remittanceTitle.fields.account_number)

/**
 * A new conta cobrança has ten positions: the first eight go into the columns of the account, the last position and the digit into the complement. An old one
 * has eight positions and a blank complement (nota 2, pp. 20–22).
 */
function account(wallet: WalletNumbers) {
  const isOld = isOldAccount(wallet)
  return {
    movement_account: wallet.extra3.slice(MOVEMENT_ACCOUNT.from, MOVEMENT_ACCOUNT.to),
    account_number: isOld ? collectionAccount(wallet) : wallet.account_number.slice(0, ACCOUNT_COLUMNS),
    account_complement_mark: isOld ? '' : 'I',
    account_complement: isOld ? '' : wallet.account_number.slice(ACCOUNT_COLUMNS) + wallet.account_digit,
  }
}

/** The conta cobrança in the transmission code; for a new account, its first eight positions. */
const collectionAccount = ({ extra3 }: WalletNumbers): string => extra3.slice(COLLECTION_ACCOUNT.from, COLLECTION_ACCOUNT.to)

/** Whether the eight positions in the transmission code are the whole account, with or without its digit. */
function isOldAccount(wallet: WalletNumbers): boolean {
  const { account_number, account_digit } = wallet
  const given = collectionAccount(wallet)
  if (given === account_number.slice(0, ACCOUNT_COLUMNS)) return false
  return [account_number, account_number + account_digit].some((whole) => given === whole.slice(-ACCOUNT_COLUMNS) && /^0*$/.test(whole.slice(0, -ACCOUNT_COLUMNS)))
}

/** Movement of a rebate. The rebate and the second discount share the columns of the value. */
const REBATE = '04'

function title(context: SantanderContext): SantanderTitle {
  const { slip, contract } = context
  const [discount] = slip.discounts
  const problems = new Problems()
  const company = account(context.wallet)
  const fined = problems.attempt(fine, slip)
  const document_type = problems.attempt(documentTypeOf, context)
  const instructed = problems.attempt(cashierInstructions, slip)
  const interest_value = problems.attempt(interest, slip)
  const discount_value = problems.attempt(chargeInCents, discount, slip.amount, 'discount_percentage')
  const second = problems.attempt(secondDiscountOrRebate, context)
  problems.throwAny()
  return {
    movement_account: company.movement_account,
    account_number: company.account_number,
    account_complement_mark: company.account_complement_mark,
    account_complement: company.account_complement,
    fine_code: fined?.fine_code,
    fine_value: fined?.fine_value,
    fine_date: fined?.fine_date,
    charge_type: contract.code,
    document_type,
    // The page prints only N; rejection 264 names A and N (spreadsheet of 2008).
    acceptance: slip.accepted ? 'A' : 'N',
    first_instruction: instructed?.first_instruction,
    second_instruction: instructed?.second_instruction,
    days_for_sue: instructed?.days_for_sue,
    interest_value,
    discount_value,
    second_discount_date: second?.second_discount_date,
    value_rebate: second?.value_rebate,
  }
}

function documentTypeOf(context: SantanderContext): string {
  checkNewAmount(context)
  return documentTypeIn(documentTypeOf400, context.slip, 'CNAB 400 do Santander')
}

/** Interest in R$ per day, from the due date: the layout has no column for another first day. */
function interest({ interest: charge, amount }: PreparedSlip): number {
  if (charge === null) return 0
  if (charge.days > 1) {
    throw new ValidationError({ days_for_interest: ['deve ser 1 no CNAB 400 do Santander, que conta os juros desde o vencimento'] })
  }
  return chargeInCents(charge, amount, 'interest_percentage')
}

/** Code 4, a percentage, and the day after which the fine is charged: a day after the due date, or zeros for the due date itself (nota 4). */
function fine({ fine: charge, expire_at }: PreparedSlip): SantanderTitle {
  if (charge === null) return {}
  if (charge.kind === 'value') throw new ValidationError({ fine_value: ['não existe no CNAB 400 do Santander: informe a multa em percentual'] })
  return {
    fine_code: '4',
    fine_value: percentageInto(remittanceTitle.fields.fine_value, charge.percentage, 'fine_percentage'),
    fine_date: charge.days > 1 ? addDays(expire_at, charge.days - 1) : null,
  }
}

/** The second discount and the rebate share one value (nota 12). A date in 71–76 makes it a second discount. */
function secondDiscountOrRebate({ slip, movement, value_rebate }: SantanderContext): SantanderTitle {
  const [, second] = slip.discounts
  if (movement === REBATE || second === undefined) return { second_discount_date: null }
  if (value_rebate !== null) {
    throw new ValidationError({ value_rebate: ['não pode vir com segundo desconto no CNAB 400 do Santander: ocupam as mesmas posições'] })
  }
  return {
    second_discount_date: second.date,
    value_rebate: chargeInCents(second, slip.amount, 'second_discount_percentage'),
  }
}

const PROTEST = '06'
const NONE = '00'

const NO_INSTRUCTIONS: SantanderTitle = { first_instruction: NONE, second_instruction: NONE, days_for_sue: 0 }

/** Protest after a number of days, write-off after 15 or 30, and the codes that the slip names: at most two codes (nota 25). */
function cashierInstructions(slip: PreparedSlip): SantanderTitle {
  if (asksNoInstruction(slip)) return NO_INSTRUCTIONS
  checkInstructions(slip, cashierInstructions400, deadlines400.layout)
  const codes = [slip.first_instruction, slip.second_instruction].filter((code) => code !== '' && code !== NONE)
  const add = (code: string, field: string): void => {
    if (codes.includes(code)) return
    if (codes.length === 2) throw new ValidationError({ [field]: ['não cabe no CNAB 400 do Santander, que tem duas instruções por boleto'] })
    codes.push(code)
  }
  if (slip.days_for_sue !== null) add(PROTEST, 'days_for_sue')
  if (slip.days_for_revoke !== null) add(rangeOf(slip, 'days_for_revoke', deadlines400).code!, 'days_for_revoke')
  if (codes.includes(PROTEST) && slip.days_for_sue === null) throw new ValidationError({ days_for_sue: [BLANK] })
  return { first_instruction: codes[0] ?? NONE, second_instruction: codes[1] ?? NONE, days_for_sue: deadlineDays(slip, 'days_for_sue', deadlines400) }
}

/** Nota 16, by the service's `divergent_payment_type`; 4, above a minimum, has no code. */
const PAYMENT_TYPES: Readonly<Record<PreparedDivergentPayment['type'], string | null>> = { '1': '01', '2': '02', '3': '03', '4': null }
const AS_IN_PROFILE = '00'

/** Accepted payments of another value, and the Pix of an entry. With other movements the columns of Pix are blank (p. 5). */
function payment({ slip, movement }: SantanderContext): RecordValues<typeof remittancePayment> {
  const { divergent_payment: asked, pix } = slip
  if (movement !== '01' && asked === null) throw new ValidationError({ divergent_payment_type: [BLANK] })
  if (pix !== null && pix.location_id !== '') throw new ValidationError({ pix_location_id: ['não existe no CNAB 400 do Santander'] })
  const payment_type = asked === null ? AS_IN_PROFILE : PAYMENT_TYPES[asked.type]
  if (payment_type === null) throw new ValidationError({ divergent_payment_type: ['4 (acima de um mínimo) não existe no CNAB 400 do Santander'] })
  const { pix_key_type = '', pix_key_or_url = '', txid = '' } = pix240(slip)
  return {
    payment_type,
    payment_count: paymentCountUpTo(maxValueOf(remittancePayment.fields.payment_count), slip),
    value_type: asked?.kind === 'percentage' ? '1' : '2',
    ...limitsOf(asked),
    pix_key_type,
    pix_key: pix_key_or_url,
    txid,
  }
}

function limitsOf(asked: PreparedDivergentPayment | null): RecordValues<typeof remittancePayment> {
  const limit = (bound: PreparedDivergentPayment['minimum'] | undefined, name: 'max' | 'min', field: string) => {
    if (bound == null) return {}
    if (typeof bound === 'number') return { [`${name}_value`]: bound }
    return { [`${name}_percentage`]: percentageInto(remittancePayment.fields[`${name}_percentage`], bound, field) }
  }
  return {
    ...limit(asked?.maximum, 'max', 'divergent_payment_maximum_percentage'),
    ...limit(asked?.minimum, 'min', 'divergent_payment_minimum_percentage'),
  }
}

/** The slip's instructions, printed on the slip: records 4 to 7, three lines each (pp. 7 and 12). */
const linesOf = ({ slip }: SantanderContext): readonly string[] => messageLines(slip, columnsOf(remittanceMessage4.fields.message_1), MESSAGE_RECORDS.length * MESSAGES.length)

function message(context: SantanderContext, position: number): RecordValues<typeof remittanceMessage4> {
  return {
    ...account(context.wallet),
    line_number_1: '01',
    line_number_2: '02',
    line_number_3: '03',
    ...inColumns(MESSAGES, linesOf(context).slice(position * MESSAGES.length)),
  }
}
