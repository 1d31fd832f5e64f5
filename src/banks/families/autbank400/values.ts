/** Values of AUTBANK's remittances, by the rules of a bank. Notes and pages are those of the manual of Banco Rendimento (2018). */
import { chargeInCents, type FieldErrors, MUST_NOT_BE_BLANK, mustBeAtMost, type PreparedSlip, Problems, ValidationError } from '../../../cobranca/index.js'
import { taxIdKind2 } from '../../../febraban/index.js'
import { type AnyField, type Codes, type FixedRecord, hasValue, maxValueOf } from '../../../fixed-width/index.js'
import { type Deadlines, deadlineDays } from '../../deadlines.js'
import { chargeInto, messagesInto } from '../../into-fields.js'
import type { EntryContext, RecordValues } from '../../remittance-dialect.js'
import { checkInstructions, documentTypeIn } from '../../slip-codes.js'
import { NO_INSTRUCTION, NO_PROTEST } from './movements.js'
import type { Autbank400Contract } from './our-number.js'
import type { Autbank400RemittanceRecords } from './remittance-records.js'

/** Rules in which banks of the family differ. */
export interface Autbank400Rules {
  /** Fields that the bank does not have are not written; a slip that needs one is a validation error. */
  readonly records: Autbank400RemittanceRecords
  readonly deadlines: Deadlines
  /** The service's document type → the bank's espécie. */
  readonly documentTypes: Readonly<Record<string, string>>
  /** Instructions that a slip may name. */
  readonly instructionCodes: Codes
  /** Instrução 1 that must accompany days of protest. Default: the days alone order the protest. */
  readonly protestInstruction?: string
}

type Autbank400Context = EntryContext<Autbank400Contract>
type Autbank400Title = RecordValues<Autbank400RemittanceRecords['title']>

/** Moeda corrente nacional (nota 8). */
const REAL = '0'

export const titleBy = (rules: Autbank400Rules) => (context: Autbank400Context): Autbank400Title => {
  const { slip, wallet, contract } = context
  const problems = new Problems()
  const document_type = problems.attempt(documentTypeIn, rules.documentTypes, slip, rules.deadlines.layout)
  const sent = context.movement === '01' ? charges(rules, slip, problems) : NO_CHARGES
  problems.throwAny()
  return {
    company_code: wallet.extra3,
    wallet_code: contract.inFile,
    document_type,
    acceptance: slip.accepted ? 'A' : 'N',
    fine_type: sent.fine_type,
    fine_value: sent.fine_value,
    fine_days: sent.fine_days,
    first_instruction: sent.first_instruction,
    second_instruction: sent.second_instruction,
    interest_value: sent.interest_value,
    discount_date: sent.discount_date ?? null,
    discount_value: sent.discount_value,
    days_for_sue: sent.days_for_sue,
    currency_code: REAL,
  }
}

const NO_CHARGES: Autbank400Title = {}

const FINE_TYPES = { value: '1', percentage: '2' } as const

function charges(rules: Autbank400Rules, slip: PreparedSlip, problems: Problems): Autbank400Title {
  const { records, deadlines } = rules
  const [discount] = slip.discounts
  const fields = valueFields(records.title)
  problems.attempt(checkDays, slip, deadlines.layout, fields['fine_days'])
  problems.attempt(checkColumns, slip, fields, deadlines.layout)
  const instructed = problems.attempt(instructionsOfTitle, rules, slip, fields)
  return {
    fine_type: slip.fine === null ? '0' : FINE_TYPES[slip.fine.kind],
    fine_value: fields['fine_value'] && problems.attempt(chargeInto, fields['fine_value'], slip.fine, 'fine_percentage'),
    fine_days: slip.fine?.days ?? 0,
    first_instruction: instructed?.first_instruction,
    second_instruction: instructed?.second_instruction,
    interest_value: problems.attempt(chargeInCents, slip.interest, slip.amount, 'interest_percentage'),
    discount_date: discount?.date ?? null,
    discount_value: problems.attempt(chargeInCents, discount, slip.amount, 'discount_percentage'),
    days_for_sue: problems.attempt(deadlineDays, slip, fields['days_for_sue'] && 'days_for_sue', deadlines),
  }
}

type ValueFields = Readonly<Partial<Record<string, AnyField>>>

/** The fields of a record that have a value: the others are constants and fillers. */
const valueFields = (record: FixedRecord): ValueFields => Object.fromEntries(Object.entries(record.fields).filter(([name]) => hasValue(record, name)))

/** A bank may have no columns for the fine or the interest. */
function checkColumns({ fine, interest }: PreparedSlip, fields: ValueFields, layout: string): void {
  const errors: FieldErrors = {}
  if (fine !== null && fields['fine_value'] === undefined) errors[`fine_${fine.kind}`] = [`não existe no ${layout}`]
  if (interest !== null && fields['interest_value'] === undefined) errors[`interest_${interest.kind}`] = [`não existe no ${layout}`]
  if (Object.keys(errors).length > 0) throw new ValidationError(errors)
}

/** Checks the first days of interest and fine: the layout has no column for the former, and two columns for the days of the fine. */
function checkDays(slip: PreparedSlip, layout: string, fineDays: AnyField | undefined): void {
  const errors: FieldErrors = {}
  if ((slip.interest?.days ?? 1) > 1) errors['days_for_interest'] = [`deve ser 1: o ${layout} conta os juros desde o vencimento`]
  if (fineDays !== undefined && (slip.fine?.days ?? 0) > maxValueOf(fineDays)) errors['days_for_fine'] = [mustBeAtMost(maxValueOf(fineDays))]
  if (Object.keys(errors).length > 0) throw new ValidationError(errors)
}

/**
 * Instruções 1 e 2 (nota 9): the instruction for days of protest, and the instructions of the slip. The instruction against protest excludes days of protest
 * (reason 57).
 */
function instructionsOfTitle(rules: Autbank400Rules, slip: PreparedSlip, fields: object): Autbank400Title {
  const { instructionCodes, protestInstruction, deadlines } = rules
  const { first_instruction: first, second_instruction: second, days_for_sue: days } = slip
  checkInstructions(slip, instructionCodes, deadlines.layout)
  if (second !== '' && !Object.hasOwn(fields, 'second_instruction')) {
    throw new ValidationError({ second_instruction: [`não existe no ${deadlines.layout}`] })
  }
  if (days !== null && (first === NO_PROTEST || second === NO_PROTEST)) {
    throw new ValidationError({ days_for_sue: [`não pode vir com a instrução ${NO_PROTEST}, de não protestar`] })
  }
  if (first !== '' && first === protestInstruction && days === null) throw new ValidationError({ days_for_sue: [`${MUST_NOT_BE_BLANK} com a instrução ${first}`] })
  const ordered = days === null ? undefined : protestInstruction
  return { first_instruction: ordered ?? (first || NO_INSTRUCTION), second_instruction: second || NO_INSTRUCTION }
}

const MESSAGES = ['message_1', 'message_2', 'message_3', 'message_4', 'message_5'] as const

export function messagesBy({ records: { messages } }: Autbank400Rules) {
  const names = MESSAGES.filter((name) => Object.hasOwn(messages.fields, name))
  return ({ slip }: Autbank400Context) => messagesInto(slip, messages, names)
}

/** Tax id and address of the guarantor, whose name is in the title. */
export function guarantorDetails({ slip: { guarantor } }: Autbank400Context): RecordValues<Autbank400RemittanceRecords['guarantor']> {
  if (guarantor === null) return {}
  if (guarantor.tax_id === null || guarantor.tax_id_type === null) throw new ValidationError({ guarantor_cnpj_cpf: [MUST_NOT_BE_BLANK] })
  return {
    guarantor_tax_id_type: taxIdKind2(guarantor.tax_id_type),
    guarantor_tax_id: guarantor.tax_id,
    guarantor_address: guarantor.address ?? '',
    guarantor_neighborhood: guarantor.neighborhood ?? '',
    guarantor_zipcode: guarantor.zipcode ?? undefined,
    guarantor_city: guarantor.city ?? '',
    guarantor_state: guarantor.state ?? '',
  }
}

/** The access key of the invoice; its number, date and value are optional (p. 10). */
export const invoiceKey = ({ slip }: Autbank400Context): RecordValues<Autbank400RemittanceRecords['invoices']> => ({ invoice_1_key: slip.nfe_key ?? undefined })
