/** Values of Bradesco's remittances, by the rules of a bank. Pages are those of Bradesco's manual, version 17 of 28 September 2020, and March 2023. */
import {
  chargeInCents,
  type FieldErrors,
  MUST_NOT_BE_BLANK,
  mustBeAtLeast,
  type OurCode,
  type PreparedGuarantor,
  type PreparedSlip,
  Problems,
  ValidationError,
} from '../../../cobranca/index.js'
import type { Codes } from '../../../fixed-width/index.js'
import { type Deadline, type Deadlines, onlyDeadline, rangeOf } from '../../deadlines.js'
import { digitsInto, inRepeatedColumns, messagesInto, percentageInto } from '../../into-fields.js'
import type { EntryContext, RecordValues } from '../../remittance-dialect.js'
import { asksNoInstruction, checkInstructions, documentTypeIn, readsDaysOf } from '../../slip-codes.js'
import type { Bradesco400RemittanceRecords } from './remittance-records.js'
import { splitAt } from './split.js'

/** Rules in which banks of the family differ. */
export interface Bradesco400Rules {
  readonly records: Bradesco400RemittanceRecords
  readonly deadlines: Deadlines
  /** The service's document type → the bank's. */
  readonly documentTypes: Readonly<Record<string, string>>
  /** Cashier instructions that a slip may name. */
  readonly instructionCodes: Codes
  /** Whether the messages of a slip are sent, in record type 2. */
  readonly hasMessages: (slip: PreparedSlip) => boolean
  readonly sendsSlip: readonly string[]
  /** Values of the title for which the bank has other columns. */
  readonly title: (context: EntryContext) => Readonly<Record<string, unknown>>
  /** The bank's number, for the accounts of a split. */
  readonly bank: { readonly number: string; readonly name: string }
}

type Bradesco400Values<Role extends keyof Bradesco400RemittanceRecords> = RecordValues<Bradesco400RemittanceRecords[Role]>
type Bradesco400Title = Bradesco400Values<'title'>

/** Movements that send the slip as it is: entry, other data. The other movements send only the fields that identify the title. */
export const SENDS_SLIP: readonly string[] = ['01', '31']

/** Movements with records of type 3, which column 105 announces (p. 52, reasons 02 and 03). */
const SENDS_SPLIT = ['01', '68']

export const titleBy = (rules: Bradesco400Rules) => (context: EntryContext): Bradesco400Title => {
  const { slip, movement } = context
  const problems = new Problems()
  const document_type = problems.attempt(documentTypeIn, rules.documentTypes, slip, rules.deadlines.layout)
  const sent: Bradesco400Title = rules.sendsSlip.includes(movement) ? charges(rules, context, problems) : {}
  problems.throwAny()
  return {
    // No automatic debit (2–20, 63–65). Its alphanumeric columns are also zeros in nearly every real file.
    debit_agency_digit: '0',
    debit_account_digit: '0',
    debit_registration: 'N',
    debit_notice: '2',
    dispatch_type: slip.dispatch === 'bank' ? '1' : '2',
    split_indicator: slip.split.length > 0 && SENDS_SPLIT.includes(movement) ? 'R' : '',
    payment_count: sent.payment_count ?? '',
    document_type,
    acceptance: 'N',
    fine_type: sent.fine_type,
    fine_value: sent.fine_value,
    first_instruction: sent.first_instruction,
    second_instruction: sent.second_instruction,
    interest_value: sent.interest_value,
    discount_date: sent.discount_date ?? null,
    discount_value: sent.discount_value,
    guarantor_tax_id: sent.guarantor_tax_id,
    guarantor_name: sent.guarantor_name ?? '',
    ...rules.title(context),
  }
}

function charges(rules: Bradesco400Rules, { slip, our_code, movement }: EntryContext, problems: Problems): Bradesco400Title {
  const [discount] = slip.discounts
  problems.attempt(checkTaken, rules, slip)
  const fined = problems.attempt(fine, rules, slip)
  const instructed = problems.attempt(instructionsOfTitle, rules, slip, our_code, movement)
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

/** Smallest number of partial payments of a title that allows them (p. 19). */
const MIN_PAYMENTS = 2

/** Checks values that the layout cannot express: aceite, and the days from which fine and interest count. */
function checkTaken({ records, deadlines: { layout } }: Bradesco400Rules, slip: PreparedSlip): void {
  const isLateFine = (slip.fine?.days ?? 1) > 1
  const isLateInterest = (slip.interest?.days ?? 1) > 1
  const hasFewPayments = slip.payment_count !== null && slip.payment_count < MIN_PAYMENTS
  const lacksTaxId = 'guarantor_tax_id' in records.title.fields && slip.guarantor !== null && slip.guarantor.tax_id === null
  if (!(slip.accepted || isLateFine || isLateInterest || hasFewPayments || lacksTaxId)) return
  const errors: FieldErrors = {}
  if (slip.accepted) errors['acceptance'] = [`deve ser N: o ${layout} não tem outro aceite`]
  if (isLateFine) errors['days_for_fine'] = [fromDueDate(layout)]
  if (isLateInterest) errors['days_for_interest'] = [fromDueDate(layout)]
  if (hasFewPayments) errors['payment_count'] = [mustBeAtLeast(MIN_PAYMENTS)]
  if (lacksTaxId) errors['guarantor_cnpj_cpf'] = [MUST_NOT_BE_BLANK]
  throw new ValidationError(errors)
}

const fromDueDate = (layout: string): string => `não pode ser maior que 1: o ${layout} conta do vencimento, sem coluna para a data`

/** A percentage of the title, the only form of fine the layout has (p. 17). */
function fine({ records, deadlines }: Bradesco400Rules, { fine: charge }: PreparedSlip): Pick<Bradesco400Title, 'fine_type' | 'fine_value'> {
  if (charge === null) return { fine_type: '0' }
  if (charge.kind === 'value') {
    throw new ValidationError({ fine_type: [`deve ser 1 (percentual): o ${deadlines.layout} não tem multa em valor`] })
  }
  return { fine_type: '2', fine_value: percentageInto(records.title.fields.fine_value, charge.percentage, 'fine_percentage') }
}

/** Instructions of the service that cancel the automatic protest or listing, with movement 31 and code 9999 (p. 21). */
const CANCELS_INSTRUCTION: readonly OurCode[] = ['1010', '1041', '1067', '1118']
const CANCELS = '99'
const CANCELLED = { first_instruction: CANCELS, second_instruction: CANCELS } as const

const instructionsOfTitle = (rules: Bradesco400Rules, slip: PreparedSlip, our_code: OurCode, movement: string): Bradesco400Instructions =>
  CANCELS_INSTRUCTION.includes(our_code) ? CANCELLED : cashierInstructions(rules, slip, movement)

type Bradesco400Instructions = Pick<Bradesco400Title, 'first_instruction' | 'second_instruction'>

const deadlinesOf = ({ ranges }: Deadlines) => Object.keys(ranges) as Deadline[]

/** One instruction and its days: protest, listing or write-off, or the instruction that the slip names (p. 20). */
function cashierInstructions({ records, deadlines, instructionCodes }: Bradesco400Rules, slip: PreparedSlip, movement: string): Bradesco400Instructions {
  if (asksNoInstruction(slip)) return NO_INSTRUCTIONS
  const { layout } = deadlines
  checkInstructions(slip, instructionCodes, layout)
  const { first_instruction: first, second_instruction: second } = slip
  const field = onlyDeadline(slip, deadlinesOf(deadlines), layout)
  if (field === undefined) return namedInstructions(deadlines, first, second, movement)
  if (second !== '' || (first !== '' && !readsDaysOf(deadlines, field, first))) throw new ValidationError({ [field]: [instructionTaken(layout)] })
  const { code } = rangeOf(slip, field, deadlines, first)
  return { first_instruction: code, second_instruction: digitsInto(records.title.fields.second_instruction, slip[field]!) }
}

const NONE = '00'
const NO_INSTRUCTIONS: Bradesco400Instructions = { first_instruction: NONE, second_instruction: NONE }

/** Codes that a slip without deadlines names: messages, or 9999 of movement 31, which cancels an instruction (p. 21). */
function namedInstructions(deadlines: Deadlines, first: string, second: string, movement: string): Bradesco400Instructions {
  const errors: FieldErrors = {}
  const fields = deadlinesOf(deadlines)
  const deadline = fields.find((field) => readsDaysOf(deadlines, field, first))
  if (deadline !== undefined) errors[deadline] = [`${MUST_NOT_BE_BLANK} com first_instruction ${first}`]
  for (const [field, code] of Object.entries({ first_instruction: first, second_instruction: second })) {
    if (code === CANCELS && (movement === '01' || first !== second)) errors[field] = [ONLY_TO_CANCEL]
    else if (field === 'second_instruction' && fields.some((each) => readsDaysOf(deadlines, each, code))) errors[field] = [onlyFirst(deadlines.layout)]
  }
  if (Object.keys(errors).length > 0) throw new ValidationError(errors)
  return { first_instruction: first || NONE, second_instruction: second || NONE }
}

const ONLY_TO_CANCEL = '99 só existe nas duas instruções de uma alteração (our_code 1031): cancela o protesto ou a negativação automáticos'
const onlyFirst = (layout: string): string => `deve ir em first_instruction: no ${layout} a segunda instrução é o prazo da primeira`

const instructionTaken = (layout: string): string =>
  `não pode vir com estas first_instruction e second_instruction: no ${layout} o prazo ocupa as duas posições de instrução`

/** 335–394 (p. 22): number 9, branch 4, control 2. A CPF has a branch of zeros. */
function guarantorOf(guarantor: PreparedGuarantor | null): Pick<Bradesco400Title, 'guarantor_tax_id' | 'guarantor_name'> {
  if (guarantor === null || guarantor.tax_id === null) return {}
  const { tax_id, tax_id_type, name } = guarantor
  const guarantor_tax_id = tax_id_type === 'cpf' ? `${tax_id.slice(0, 9)}0000${tax_id.slice(9)}` : `0${tax_id}`
  return { guarantor_tax_id, guarantor_name: name }
}

/** Some banks have a column for an e-mail or a message. */
const MESSAGES = ['message_1', 'message_2', 'message_3', 'message_4', 'email'] as const

/** Messages are sent for every issuer of the slip: bank or client. */
export const issuedByAny = ({ instructions }: PreparedSlip): boolean => instructions.length > 0

/** Record type 2 is only for slips that the bank issues (p. 11). */
export const issuedByBank = (slip: PreparedSlip): boolean => slip.dispatch === 'bank' && issuedByAny(slip)

export const messageBy = ({ records, hasMessages }: Bradesco400Rules) => ({ slip }: EntryContext): Bradesco400Values<'message'> => {
  const [, second, third] = slip.discounts
  const columns = MESSAGES.filter((name): name is 'message_1' => Object.hasOwn(records.message.fields, name))
  return {
    ...(hasMessages(slip) ? messagesInto(columns.length === 1 ? onOneLine(slip) : slip, records.message, columns) : {}),
    second_discount_value: chargeInCents(second, slip.amount, 'second_discount_percentage'),
    third_discount_value: chargeInCents(third, slip.amount, 'third_discount_percentage'),
  }
}

const onOneLine = (slip: PreparedSlip): PreparedSlip => ({ ...slip, instructions: [slip.instructions.join(' ')] })

/** Shares in reais (31: 2) of the title's value (30: 2); shares of the amount collected must be percentages (p. 23). */
export const splitBy = ({ records, bank }: Bradesco400Rules) => ({ slip }: EntryContext): Bradesco400Values<'split'>[] =>
  inRepeatedColumns(records.split, 'split', splitAt(slip, bank), (account, position) => ({
    bank: account.bank_number,
    agency_number: account.agency_number,
    agency_digit: account.agency_digit,
    account_number: account.account_number,
    account_digit: account.account_digit,
    value: account.amount,
    name: account.name,
    part: String(position),
    floating_days: account.floating,
  })).map((shares) => ({ split_calculation_code: '2', split_value_type: '2', ...shares }))

/** Address of the guarantor, whose name and tax id are in the title (p. 15). */
export const guarantorAddress = ({ slip: { guarantor } }: EntryContext): Bradesco400Values<'guarantor'> => ({
  guarantor_address: guarantor?.address ?? '',
  guarantor_zipcode: guarantor?.zipcode ?? undefined,
  guarantor_city: guarantor?.city ?? '',
  guarantor_state: guarantor?.state ?? '',
})
