/** Bradesco, Cobrança CNAB 400, version 17 of 28 September 2020, and March 2023: how a remittance is written. Notes on pp. 16–24. */
import {
  BLANK,
  chargeInCents,
  type FieldErrors,
  fineInFourColumns,
  mustBeAtLeast,
  type OurCode,
  type PreparedGuarantor,
  type PreparedSlip,
  type PreparedWallet,
  Problems,
  ValidationError,
} from '../../cobranca/index.js'
import { inColumns, messageLines, taxIdKind2 } from '../../febraban/index.js'
import { fileLayout } from '../../fixed-width/index.js'
import { checkDiscountsBelowAmount } from '../consistency.js'
import { type Deadline, onlyDeadline, rangeOf } from '../deadlines.js'
import { guarantorNeighborhoodOf, leftOut, messagesOf } from '../left-out.js'
import {
  type EntryContext,
  type InstructionShape,
  instructionsOf,
  type Movement,
  type OurNumber,
  type RecordValues,
  remittanceDialect,
} from '../remittance-dialect.js'
import { asksNoInstruction, checkInstructions, documentTypeIn } from '../slip-codes.js'
import { documentTypeOf400, instructions400, movements400 } from './cnab400-instructions.js'
import {
  remittanceGuarantor,
  remittanceHeader,
  remittanceMessage,
  remittanceSplit,
  remittanceTitle,
  remittanceTrailer,
  remittanceTransfer,
} from './cnab400-remittance.js'
import { checked, contracts, ourNumber, walletFields400 } from './contracts.js'
import { deadlines400 } from './deadlines.js'
import { demands400 } from './demands.js'
import { filename } from './filename.js'
import { hasAddress } from './guarantor-address.js'
import { manual400 } from './manuals.js'
import { splitOf } from './split.js'

export const remittanceLayout400 = fileLayout({
  name: 'bradesco400.remittance',
  width: 400,
  records: {
    header: remittanceHeader,
    title: remittanceTitle,
    message: remittanceMessage,
    split: remittanceSplit,
    transfer: remittanceTransfer,
    guarantor: remittanceGuarantor,
    trailer: remittanceTrailer,
  },
  structure: {
    header: 'header',
    trailer: 'trailer',
    titles: [
      {
        main: 'title',
        companions: {
          message: { same: ['our_number'] },
          split: { many: true, same: ['our_number'] },
          transfer: { same: ['our_number'] },
          guarantor: { same: ['our_number'] },
        },
      },
    ],
  },
  sequence: { field: 'sequence', within: 'file' },
})

/** As a person reads it. */
const LAYOUT = deadlines400.layout

type Title = RecordValues<typeof remittanceTitle>
type Shape = InstructionShape<typeof remittanceLayout400.records>

/** An entry sends all there is of the slip; so does 31, «as mesmas informações enviadas no registro do título» (p. 24), without the split, which is 68's. */
const ENTRY: Shape = { title: 'all', message: 'all', split: 'all', guarantor: 'all' }
const WHOLE: Shape = { title: 'all', message: 'all', guarantor: 'all' }
const SPLIT: Shape = { title: 'all', split: 'all' }
const TRANSFER: Shape = { title: 'all', transfer: 'all' }
const TITLE: Shape = { title: 'all' }

const SHAPES: Readonly<Partial<Record<OurCode, Shape>>> = {
  '1001': ENTRY,
  '1010': WHOLE,
  '1023': TRANSFER,
  '1031': WHOLE,
  '1041': WHOLE,
  '1067': WHOLE,
  '1080': WHOLE,
  '1093': SPLIT,
  '1118': WHOLE,
}

const shapeOf = (_movement: Movement, ourCode: OurCode): Shape => SHAPES[ourCode] ?? TITLE

export const remittance400 = remittanceDialect({
  layout: remittanceLayout400,
  manual: manual400,
  checked,
  contracts,
  wallet: walletFields400,
  ourNumber,
  file: {
    header: ({ wallet, date, remittance_number }) => ({
      company_code: wallet.extra3,
      beneficiary_name: wallet.beneficiary_name,
      generation_date: date,
      remittance_number,
    }),
  },
  records: {
    title,
    message: { when: ({ slip }) => slip.discounts.length > 1 || hasMessages(slip), values: message },
    split: { when: ({ slip }) => slip.split.length > 0, values: split },
    transfer: identification,
    guarantor: { when: ({ slip }) => hasAddress(slip.guarantor), values: guarantor },
  },
  movements: movements400,
  instructions: instructionsOf(movements400, shapeOf),
  // Pix is switched on by contract: the file has nothing to ask for it by.
  deadlines: deadlines400,
  carries: ['third_discount', 'payment_count', 'split', 'bank_dispatch'],
  demands: demands400,
  leavesOut: ({ slip }) => leftOut(hasMessages(slip) ? null : messagesOf(slip), guarantorNeighborhoodOf(slip)),
  // 0D0A behind each record, and 1A behind the trailer (p. 8).
  endMark: true,
  filename,
})

/** Record type 2 prints on slips that the bank issues, and only there (p. 11). */
const hasMessages = (slip: PreparedSlip): boolean => slip.dispatch === 'bank' && slip.instructions.length > 0

/** The title's identification, the same in every record of it. */
function identification({ wallet, contract, our_number }: EntryContext) {
  return { ...accountOf(wallet, contract.code), ...numberOf(our_number) }
}

const accountOf = (wallet: PreparedWallet, code: string) => ({
  wallet_number: code,
  agency_number: wallet.agency_number,
  account_number: wallet.account_number,
})

const numberOf = ({ number, digit }: OurNumber) => ({ our_number: number, our_number_digit: digit })

/** Movements that send the slip as it is: entry, other data. The others send only what tells the title. */
const SENDS_SLIP = ['01', '31']

function title(context: EntryContext): Title {
  const { slip, wallet, contract, our_number, movement } = context
  const { payer } = slip
  const problems = new Problems()
  const document_type = problems.attempt(documentTypeIn, documentTypeOf400, slip, LAYOUT)
  const sent: Title = SENDS_SLIP.includes(movement) ? charges(context, problems) : {}
  problems.throwAny()
  return {
    // No automatic debit (2–20, 63–65): its alphanumeric columns are zeros, too, in nearly every real file.
    debit_agency_digit: '0',
    debit_account_digit: '0',
    debit_registration: 'N',
    debit_notice: '2',
    wallet_number: contract.code,
    agency_number: wallet.agency_number,
    account_number: wallet.account_number,
    account_digit: wallet.account_digit,
    our_number: our_number.number,
    our_number_digit: our_number.digit,
    control_number: slip.control_number,
    dispatch_type: slip.dispatch === 'bank' ? '1' : '2',
    split_indicator: slip.split.length > 0 && SENDS_SPLIT.includes(movement) ? 'R' : '',
    payment_count: sent.payment_count ?? '',
    movement,
    document_number: slip.document_number,
    due_date: slip.expire_at,
    amount: slip.amount,
    document_type,
    acceptance: 'N',
    document_date: slip.document_date,
    value_rebate: context.value_rebate ?? 0,
    payer_tax_id_type: taxIdKind2(payer.tax_id_type),
    payer_tax_id: payer.tax_id,
    payer_name: payer.name,
    payer_address: payer.address,
    payer_zipcode: payer.zipcode,
    fine_type: sent.fine_type,
    fine_value: sent.fine_value,
    first_instruction: sent.first_instruction,
    second_instruction: sent.second_instruction,
    interest_value: sent.interest_value,
    discount_date: sent.discount_date,
    discount_value: sent.discount_value,
    guarantor_tax_id: sent.guarantor_tax_id,
    guarantor_name: sent.guarantor_name,
  }
}

/** Movements that come with records of type 3, which column 105 announces (p. 52, reasons 02 and 03). */
const SENDS_SPLIT = ['01', '68']

function charges({ slip, our_code, movement }: EntryContext, problems: Problems): Title {
  const [discount] = slip.discounts
  problems.attempt(checkTaken, slip)
  // Reason 29, p. 49.
  problems.attempt(checkDiscountsBelowAmount, slip)
  const fined = problems.attempt(fine, slip)
  const instructed = problems.attempt(instructionsOfTitle, slip, our_code, movement)
  const guarantor = guarantorOf(slip.guarantor)
  return {
    fine_type: fined?.fine_type,
    fine_value: fined?.fine_value,
    payment_count: slip.payment_count === null ? '' : String(slip.payment_count),
    first_instruction: instructed?.first_instruction,
    second_instruction: instructed?.second_instruction,
    interest_value: problems.attempt(chargeInCents, slip.interest, slip.amount, 'interest_percentage'),
    discount_date: discount?.date ?? null,
    discount_value: problems.attempt(chargeInCents, discount, slip.amount, 'discount_percentage'),
    guarantor_tax_id: guarantor.guarantor_tax_id,
    guarantor_name: guarantor.guarantor_name,
  }
}

/** Least number of parts of a title that is paid in parts (p. 19). */
const LEAST_PAYMENTS = 2

/** What the layout has one value for: aceite, and the days from which fine and interest count. */
function checkTaken(slip: PreparedSlip): void {
  const isLateFine = (slip.fine?.days ?? 1) > 1
  const isLateInterest = (slip.interest?.days ?? 1) > 1
  const hasFewPayments = slip.payment_count !== null && slip.payment_count < LEAST_PAYMENTS
  const lacksTaxId = slip.guarantor !== null && slip.guarantor.tax_id === null
  if (!(slip.accepted || isLateFine || isLateInterest || hasFewPayments || lacksTaxId)) return
  const errors: FieldErrors = {}
  if (slip.accepted) errors['acceptance'] = ['deve ser N: o CNAB 400 do Bradesco não tem outro aceite']
  if (isLateFine) errors['days_for_fine'] = [FROM_DUE_DATE]
  if (isLateInterest) errors['days_for_interest'] = [FROM_DUE_DATE]
  if (hasFewPayments) errors['payment_count'] = [mustBeAtLeast(LEAST_PAYMENTS)]
  if (lacksTaxId) errors['guarantor_cnpj_cpf'] = [BLANK]
  throw new ValidationError(errors)
}

const FROM_DUE_DATE = 'não pode ser maior que 1: o CNAB 400 do Bradesco conta do vencimento, sem coluna para a data'

/** A percentage of the title, the only form of fine the layout has (p. 17). */
function fine({ fine: charge }: PreparedSlip): Pick<Title, 'fine_type' | 'fine_value'> {
  if (charge === null) return { fine_type: '0' }
  if (charge.kind === 'value') {
    throw new ValidationError({ fine_type: ['deve ser 1 (percentual): o CNAB 400 do Bradesco não tem multa em valor'] })
  }
  return { fine_type: '2', fine_value: fineInFourColumns(charge.percentage) }
}

/** Instructions of the service that cancel the automatic protest or listing, by 31 and 9999 (p. 21). */
const CANCELS_INSTRUCTION: readonly OurCode[] = ['1010', '1041', '1067', '1118']
const CANCELS = '99'
const CANCELLED = { first_instruction: CANCELS, second_instruction: CANCELS } as const

const instructionsOfTitle = (slip: PreparedSlip, our_code: OurCode, movement: string): Instructed =>
  CANCELS_INSTRUCTION.includes(our_code) ? CANCELLED : cashierInstructions(slip, movement)

type Instructed = Pick<Title, 'first_instruction' | 'second_instruction'>

const DEADLINES = Object.keys(deadlines400.ranges) as Deadline[]

/** One instruction and its days: protest, listing or write-off, or what the slip names (p. 20). */
function cashierInstructions(slip: PreparedSlip, movement: string): Instructed {
  if (asksNoInstruction(slip)) return NO_INSTRUCTIONS
  checkInstructions(slip, instructions400, LAYOUT)
  const { first_instruction: first, second_instruction: second } = slip
  const field = onlyDeadline(slip, DEADLINES, LAYOUT)
  if (field === undefined) return namedInstructions(first, second, movement)
  if (second !== '' || (first !== '' && !readsDaysOf(field, first))) throw new ValidationError({ [field]: [INSTRUCTION_TAKEN] })
  const { code } = rangeOf(slip, field, deadlines400, first)
  return { first_instruction: code, second_instruction: String(slip[field]).padStart(2, '0') }
}

const readsDaysOf = (field: Deadline, code: string): boolean => (deadlines400.ranges[field] ?? []).some((range) => range.code === code)

const NONE = '00'
const NO_INSTRUCTIONS: Instructed = { first_instruction: NONE, second_instruction: NONE }

/** Codes of a slip without deadlines: messages, or 9999 of movement 31, which cancels (p. 21). */
function namedInstructions(first: string, second: string, movement: string): Instructed {
  const errors: FieldErrors = {}
  const deadline = DEADLINES.find((field) => readsDaysOf(field, first))
  if (deadline !== undefined) errors[deadline] = [`${BLANK} com first_instruction ${first}`]
  for (const [field, code] of Object.entries({ first_instruction: first, second_instruction: second })) {
    if (code === CANCELS && (movement === '01' || first !== second)) errors[field] = [ONLY_TO_CANCEL]
    else if (field === 'second_instruction' && DEADLINES.some((each) => readsDaysOf(each, code))) errors[field] = [ONLY_FIRST]
  }
  if (Object.keys(errors).length > 0) throw new ValidationError(errors)
  return { first_instruction: first || NONE, second_instruction: second || NONE }
}

const ONLY_TO_CANCEL = '99 só existe nas duas instruções de uma alteração (our_code 1031): cancela o protesto ou a negativação automáticos'
const ONLY_FIRST = 'deve ir em first_instruction: no CNAB 400 do Bradesco a segunda instrução é o prazo da primeira'

const INSTRUCTION_TAKEN =
  'não pode vir com estas first_instruction e second_instruction: no CNAB 400 do Bradesco o prazo ocupa as duas posições de instrução'

/** 335–394 (p. 22): number 9, branch 4, control 2. A CPF has a branch of zeros. */
function guarantorOf(guarantor: PreparedGuarantor | null): Pick<Title, 'guarantor_tax_id' | 'guarantor_name'> {
  if (guarantor === null || guarantor.tax_id === null) return {}
  const { tax_id, tax_id_type, name } = guarantor
  const guarantor_tax_id = tax_id_type === 'cpf' ? `${tax_id.slice(0, 9)}0000${tax_id.slice(9)}` : `0${tax_id}`
  return { guarantor_tax_id, guarantor_name: name }
}

const MESSAGES = ['message_1', 'message_2', 'message_3', 'message_4'] as const
const MESSAGE = 80

function message(context: EntryContext): RecordValues<typeof remittanceMessage> {
  const { slip, wallet } = context
  const lines = hasMessages(slip) ? messageLines(slip, MESSAGE, MESSAGES.length) : []
  const [, second, third] = slip.discounts
  return {
    ...inColumns(MESSAGES, lines),
    second_discount_date: second?.date ?? null,
    second_discount_value: chargeInCents(second, slip.amount, 'second_discount_percentage'),
    third_discount_date: third?.date ?? null,
    third_discount_value: chargeInCents(third, slip.amount, 'third_discount_percentage'),
    ...identification(context),
    account_digit: wallet.account_digit,
  }
}

/** Accounts a record of type 3 holds. */
const ACCOUNTS_A_RECORD = 3

/** Shares in reais (31: 2) of the title's value (30: 2); of what is collected they must be percentages (p. 23). */
function split(context: EntryContext): RecordValues<typeof remittanceSplit>[] {
  const accounts = splitOf(context.slip)
  const records: RecordValues<typeof remittanceSplit>[] = []
  for (let from = 0; from < accounts.length; from += ACCOUNTS_A_RECORD) {
    const shares: Record<string, string | number> = {}
    accounts.slice(from, from + ACCOUNTS_A_RECORD).forEach((account, i) => {
      const prefix = `split_${i + 1}`
      shares[`${prefix}_bank`] = account.bank_number
      shares[`${prefix}_agency_number`] = account.agency_number
      shares[`${prefix}_agency_digit`] = account.agency_digit
      shares[`${prefix}_account_number`] = account.account_number
      shares[`${prefix}_account_digit`] = account.account_digit
      shares[`${prefix}_value`] = account.amount
      shares[`${prefix}_name`] = account.name
      shares[`${prefix}_part`] = String(from + i + 1)
      shares[`${prefix}_floating_days`] = account.floating
    })
    records.push({
      ...identification(context),
      account_digit: context.wallet.account_digit,
      split_calculation_code: '2',
      split_value_type: '2',
      ...shares,
    })
  }
  return records
}

/** Address of the guarantor, whose name and tax id stand in the title (p. 15). */
function guarantor(context: EntryContext): RecordValues<typeof remittanceGuarantor> {
  const { slip, wallet } = context
  return {
    guarantor_address: slip.guarantor?.address ?? '',
    ...(slip.guarantor?.zipcode == null ? {} : { guarantor_zipcode: slip.guarantor.zipcode }),
    guarantor_city: slip.guarantor?.city ?? '',
    guarantor_state: slip.guarantor?.state ?? '',
    ...identification(context),
    account_digit: wallet.account_digit,
  }
}
