/** Values of AUTBANK's remittances, by the rules of a bank. Notes and pages are those of the manual of Banco Rendimento (2018). */
import { BLANK, chargeInCents, type FieldErrors, mustBeAtMost, type PreparedSlip, Problems, ValidationError } from '../../../cobranca/index.js'
import { taxIdKind2 } from '../../../febraban/index.js'
import { maxValueOf } from '../../../fixed-width/index.js'
import { type Deadlines, deadlineDays } from '../../deadlines.js'
import { chargeInto, messagesInto } from '../../into-fields.js'
import type { EntryContext, RecordValues } from '../../remittance-dialect.js'
import { checkInstructions, documentTypeIn } from '../../slip-codes.js'
import { documentTypes, instructions } from './movements.js'
import type { Autbank400Contract } from './our-number.js'
import type { Autbank400RemittanceRecords } from './remittance-records.js'

export interface Autbank400Rules {
  readonly records: Autbank400RemittanceRecords
  readonly deadlines: Deadlines
}

type Autbank400Context = EntryContext<Autbank400Contract>
type Autbank400Title = RecordValues<Autbank400RemittanceRecords['title']>

/** The title must never have days of protest (nota 9). */
const NO_PROTEST = '10'
const NO_INSTRUCTION = '00'

/** Moeda corrente nacional (nota 8). */
const REAL = '0'

export const titleBy = (rules: Autbank400Rules) => (context: Autbank400Context): Autbank400Title => {
  const { slip, wallet, contract } = context
  const problems = new Problems()
  const document_type = problems.attempt(documentTypeIn, documentTypes, slip, rules.deadlines.layout)
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

function charges({ records, deadlines }: Autbank400Rules, slip: PreparedSlip, problems: Problems): Autbank400Title {
  const [discount] = slip.discounts
  const { fine_value, fine_days } = records.title.fields
  problems.attempt(checkDays, slip, deadlines.layout, maxValueOf(fine_days))
  problems.attempt(checkInstructions, slip, SENT_INSTRUCTIONS, deadlines.layout)
  return {
    fine_type: slip.fine === null ? '0' : FINE_TYPES[slip.fine.kind],
    fine_value: problems.attempt(chargeInto, fine_value, slip.fine, 'fine_percentage'),
    fine_days: slip.fine?.days ?? 0,
    first_instruction: slip.first_instruction || NO_INSTRUCTION,
    second_instruction: slip.second_instruction || NO_INSTRUCTION,
    interest_value: problems.attempt(chargeInCents, slip.interest, slip.amount, 'interest_percentage'),
    discount_date: discount?.date ?? null,
    discount_value: problems.attempt(chargeInCents, discount, slip.amount, 'discount_percentage'),
    days_for_sue: problems.attempt(deadlineDays, slip, 'days_for_sue', deadlines),
  }
}

const SENT_INSTRUCTIONS = { [NO_INSTRUCTION]: instructions[NO_INSTRUCTION], [NO_PROTEST]: instructions[NO_PROTEST] }

/** No column for the day from which interest counts; two for those of the fine; an instruction against protest goes without days (reason 57). */
function checkDays(slip: PreparedSlip, layout: string, mostFineDays: number): void {
  const errors: FieldErrors = {}
  if ((slip.interest?.days ?? 1) > 1) errors['days_for_interest'] = [`deve ser 1: o ${layout} conta os juros desde o vencimento`]
  if ((slip.fine?.days ?? 0) > mostFineDays) errors['days_for_fine'] = [mustBeAtMost(mostFineDays)]
  const isUnprotested = slip.first_instruction === NO_PROTEST || slip.second_instruction === NO_PROTEST
  if (isUnprotested && slip.days_for_sue !== null) errors['days_for_sue'] = [`não pode vir com a instrução ${NO_PROTEST}, de não protestar`]
  if (Object.keys(errors).length > 0) throw new ValidationError(errors)
}

const MESSAGES = ['message_1', 'message_2', 'message_3', 'message_4', 'message_5'] as const

export const messagesBy = ({ records }: Autbank400Rules) => ({ slip }: Autbank400Context) => messagesInto(slip, records.messages, MESSAGES)

/** Tax id and address of the guarantor, whose name is in the title. */
export function guarantorDetails({ slip: { guarantor } }: Autbank400Context): RecordValues<Autbank400RemittanceRecords['guarantor']> {
  if (guarantor === null) return {}
  if (guarantor.tax_id === null || guarantor.tax_id_type === null) throw new ValidationError({ guarantor_cnpj_cpf: [BLANK] })
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

/** The access key of the invoice; its number, date and value may be left out (p. 10). */
export const invoiceKey = ({ slip }: Autbank400Context): RecordValues<Autbank400RemittanceRecords['invoices']> => ({ invoice_1_key: slip.nfe_key ?? undefined })
