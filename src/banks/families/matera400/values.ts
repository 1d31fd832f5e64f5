/** Values of Matera's remittances. Pages are those of C6 Bank's manual, version 2.2 of June 2022. */
import { centsAsPercentage, chargeInCents, isZeros, type PreparedCharge, type PreparedSlip, Problems } from '../../../cobranca/index.js'
import { type Deadlines, deadlineDays } from '../../deadlines.js'
import { messagesInto, percentageInto, wholePercentageInto } from '../../into-fields.js'
import type { EntryContext, RecordValues } from '../../remittance-dialect.js'
import { checkInstructions, documentTypeIn } from '../../slip-codes.js'
import { type documentKinds, instructions } from './movements.js'
import type { Matera400Contract } from './our-number.js'
import type { Matera400RemittanceRecords } from './remittance-records.js'

type Context = EntryContext<Matera400Contract>

/** The bank's rules for the values of a title. */
export interface Matera400Rules {
  readonly records: Matera400RemittanceRecords
  readonly deadlines: Deadlines
  /** The service's document_type → espécie. */
  readonly documentTypes: Readonly<Record<string, keyof typeof documentKinds>>
}

/** Bank code of titles without direct collection (D018, p. 14). */
const NO_BANK = '000'

/**
 * Title of any movement: the manual does not name columns that a movement omits.
 *
 * @param bank its COMPE number
 */
export const titleBy = (bank: string, { records: { title }, deadlines, documentTypes }: Matera400Rules) => ({ slip, contract, our_number }: Context): RecordValues<Matera400RemittanceRecords['title']> => {
  const [discount] = slip.discounts
  const problems = new Problems()
  const document_type = problems.attempt(documentTypeIn, documentTypes, slip, deadlines.layout)
  const fine_value = problems.attempt(wholePercentage, slip.fine, slip.amount, title.fields.fine_value, deadlines.layout)
  const interest_value = problems.attempt(chargeInCents, slip.interest, slip.amount, 'interest_percentage')
  const discount_value = problems.attempt(chargeInCents, discount, slip.amount, 'discount_percentage')
  const days_for_sue = problems.attempt(deadlineDays, slip, 'days_for_sue' as const, deadlines)
  problems.attempt(checkInstructions, slip, instructions, deadlines.layout)
  problems.throwAny()
  // Blanks if the bank has not given the number yet (D017, pp. 13–14).
  const isNumbered = !isZeros(our_number.number)
  return {
    company_code: '',
    our_number_lead: isNumbered ? '0' : '',
    our_number: isNumbered ? our_number.number : '',
    our_number_digit: isNumbered ? our_number.digit : '',
    bank_code: contract.isDirect ? bank : NO_BANK,
    document_type,
    acceptance: slip.accepted ? 'A' : 'N',
    first_instruction: NO_INSTRUCTION,
    second_instruction: NO_INSTRUCTION,
    interest_value,
    discount_value,
    fine_date: slip.fine?.date ?? null,
    fine_type: slip.fine === null ? '0' : '2',
    fine_value,
    interest_date: slip.interest?.date ?? null,
    days_for_sue,
  }
}

const NO_INSTRUCTION: keyof typeof instructions = '00'

/**
 * A fine as a whole percentage: the columns have no decimals (D079, D080, p. 22).
 *
 * @throws {ValidationError} when it is not whole, since rounding would change the fine
 */
function wholePercentage(fine: PreparedCharge | null, amount: number, field: Matera400RemittanceRecords['title']['fields']['fine_value'], layout: string): number {
  if (fine === null) return 0
  if (fine.kind === 'value') {
    const percentage = centsAsPercentage(fine.cents, { amount, decimals: 0, perMonth: false }, 'fine_value')
    return percentageInto(field, percentage, 'fine_value')
  }
  return wholePercentageInto(field, fine.percentage, 'fine_percentage', layout)
}

const MESSAGES = ['message_1', 'message_2', 'message_3', 'message_4'] as const

/** Whether an entry needs the record of messages: for messages or for the key of an invoice. */
export const hasMessages = ({ slip: { instructions, nfe_key } }: { readonly slip: PreparedSlip }): boolean => instructions.length > 0 || nfe_key !== null

export const messagesBy = ({ messages }: Matera400RemittanceRecords) => ({ slip }: Context): RecordValues<Matera400RemittanceRecords['messages']> => messagesInto(slip, messages, MESSAGES)
