/** Banestes, CNAB 400, PDF of July 2015: how returns are read and remittances written. */
import {
  chargeInCents,
  type FieldErrors,
  type PreparedSlip,
  Problems,
  plainLength,
  ValidationError,
} from '../../cobranca/index.js'
import { messageLines, taxIdKind1, taxIdKind2 } from '../../febraban/index.js'
import { accountWithDigit } from '../account-with-digit.js'
import { type Deadlines, deadlineDays } from '../deadlines.js'
import { cnab400Remittance, cnab400Return } from '../families/core400/index.js'
import { chargeColumns, chargesNotDispensed } from '../families/febraban240/index.js'
import { columnCount } from '../into-fields.js'
import { type EntryContext, type InstructionShape, instructionsOf, type RecordValues } from '../remittance-dialect.js'
import { checkNamedCodes, documentTypeIn } from '../slip-codes.js'
import { type BanestesContract, bank, contracts, manual400, ourNumber, walletColumns, walletFields } from './bank.js'
import {
  type remittanceGuarantor,
  remittanceMessages,
  remittanceRecords400,
  remittanceTitle,
  returnRecords400,
} from './cnab400.js'
import {
  type BanestesMovement,
  bankDocuments400,
  clientDocuments400,
  type collectionPlaces400,
  movements400,
  occurrences400,
  type protestInstructions400,
  reasons400,
} from './cnab400-tables.js'
import { events } from './tables.js'

export const return400 = cnab400Return({
  bank,
  layout: { records: returnRecords400 },
  manual: manual400,
  evidence: 'manual',
  walletColumns,
  occurrences: occurrences400,
  reasons: reasons400,
  events,
})

const LAYOUT = 'CNAB 400 do Banestes'

/** Calendar days after the due date (Anexo VIII, p. 20). */
const deadlines: Deadlines = {
  layout: LAYOUT,
  source: 'Anexo VIII, p. 20',
  ranges: { days_for_sue: [{ from: 1, to: 99, kind: 'calendar' }] },
}

type BanestesContext = EntryContext<BanestesContract>
type BanestesTitle = RecordValues<typeof remittanceTitle>

/** Numbers of the title (nota 1, p. 18). */
const NUMBERS = [
  'beneficiary_tax_id_type',
  'beneficiary_tax_id',
  'account_number',
  'our_number',
  'charge_type',
  'movement',
] as const

/** Movements of nota 1 send only the changed field; the manual does not print which columns the others read. */
function shapeOf({ our_code, changes }: BanestesMovement): InstructionShape<typeof remittanceRecords400> {
  if (our_code === '1001') return { title: 'all', guarantor: 'all', messages: 'all' }
  return { title: changes === undefined ? 'all' : [...NUMBERS, changes] }
}

export const remittance400 = cnab400Remittance({
  bank,
  layout: {
    records: remittanceRecords400,
    companions: {
      guarantor: { linkFields: ['our_number'] },
      message: { many: true, linkFields: ['our_number'] },
      messages: { many: true, linkFields: ['our_number'] },
    },
  },
  manual: manual400,
  evidence: 'manual_and_files',
  contracts,
  wallet: walletFields,
  ourNumber,
  file: { header: ({ wallet }) => ({ bank_name: 'BANESTES', account_number: accountWithDigit(wallet) }) },
  records: {
    title,
    guarantor,
    messages: { when: ({ slip }) => slip.instructions.length > 0 && messageOf(slip) === '', values: messages },
  },
  movements: movements400,
  instructions: instructionsOf(movements400, shapeOf),
  features: ['bank_dispatch'],
  deadlines,
})

/** Columns of the title that the optional records repeat. */
function titleStart(
  context: BanestesContext,
): Pick<BanestesTitle, 'account_number' | 'charge_type' | 'fine_type' | 'fine_value'> {
  const { code, number } = chargeColumns(remittanceTitle, 'fine', LAYOUT)!
  const fine = chargesNotDispensed.fine(context)
  return {
    account_number: accountWithDigit(context.wallet),
    charge_type: context.contract.inFile,
    fine_type: code(fine, context.slip.amount),
    fine_value: number(fine, context.slip.amount),
  }
}

function title(context: BanestesContext): BanestesTitle {
  const { slip } = context
  const [discount] = chargesNotDispensed.discounts(context)
  const problems = new Problems()
  problems.attempt(checkDays, slip)
  const start = problems.attempt(titleStart, context)
  const interest = problems.attempt(interestOf, context)
  const discount_value = problems.attempt(chargeInCents, discount, slip.amount, 'discount_percentage')
  const document_type = problems.attempt(
    documentTypeIn,
    slip.dispatch === 'bank' ? bankDocuments400 : clientDocuments400,
    slip,
    LAYOUT,
  )
  const protest = problems.attempt(protestOf, context)
  problems.throwAny()
  return {
    ...start,
    ...interest,
    ...protest,
    ...guarantorTaxId(slip),
    collection_place: (slip.dispatch === 'bank' ? '00000' : '00501') satisfies keyof typeof collectionPlaces400,
    document_type,
    acceptance: slip.accepted ? 'A' : 'N',
    discount_date: discount?.date ?? null,
    discount_value,
    message: messageOf(slip),
  }
}

/** The layout has no column for the day from which fine and interest count. */
function checkDays(slip: PreparedSlip): void {
  const errors: FieldErrors = {}
  for (const name of ['fine', 'interest'] as const) {
    if ((slip[name]?.days ?? 1) > 1) errors[`days_for_${name}`] = [`deve ser 1: o ${LAYOUT} não tem coluna para a data`]
  }
  if (Object.keys(errors).length > 0) throw new ValidationError(errors)
}

/** Zero reais without interest: 9 is the percentage of the contract with the bank (Anexo IX, p. 21). */
function interestOf(context: BanestesContext): Pick<BanestesTitle, 'interest_type' | 'interest_value'> {
  const interest = chargesNotDispensed.interest(context)
  if (interest === null) return { interest_type: '0', interest_value: 0 }
  const { code, number } = chargeColumns(remittanceTitle, 'interest', LAYOUT)!
  return { interest_type: code(interest, context.slip.amount), interest_value: number(interest, context.slip.amount) }
}

/** Protest by the days of the slip; 00 only if the slip names it: the bank then follows the beneficiary's registration. */
function protestOf({ slip, our_code }: BanestesContext): Pick<BanestesTitle, 'first_instruction' | 'days_for_sue'> {
  const days_for_sue = our_code === '1010' ? 0 : deadlineDays(slip, 'days_for_sue', deadlines)
  const first_instruction: keyof typeof protestInstructions400 =
    days_for_sue > 0 ? 'P6' : slip.first_instruction === '00' ? '00' : 'P7'
  checkNamedCodes(slip, { first_instruction, second_instruction: '' }, LAYOUT)
  return { first_instruction, days_for_sue }
}

const guarantorTaxId = ({
  guarantor: party,
}: PreparedSlip): Pick<BanestesTitle, 'guarantor_tax_id_type' | 'guarantor_tax_id'> =>
  party?.tax_id == null ? {} : { guarantor_tax_id_type: taxIdKind1(party.tax_id_type!), guarantor_tax_id: party.tax_id }

function guarantor(context: BanestesContext): RecordValues<typeof remittanceGuarantor> {
  const party = context.slip.guarantor!
  return {
    ...titleStart(context),
    guarantor_address: party.address ?? '',
    guarantor_neighborhood: party.neighborhood ?? '',
    guarantor_zipcode: party.zipcode ?? undefined,
    guarantor_city: party.city ?? '',
    guarantor_state: party.state ?? '',
    ...(party.tax_id === null
      ? {}
      : { guarantor_tax_id_type: taxIdKind2(party.tax_id_type!), guarantor_tax_id: party.tax_id }),
  }
}

/** A single message that fits the title: the record of messages is for more than one (p. 11). */
function messageOf({ instructions }: PreparedSlip): string {
  const [message = '', ...others] = instructions
  return others.length === 0 && plainLength(message) <= columnCount(remittanceTitle.fields.message) ? message : ''
}

/** At most eight messages (p. 11), three in a record. */
function messages(context: BanestesContext): readonly RecordValues<typeof remittanceMessages>[] {
  const start = titleStart(context)
  const lines = messageLines(context.slip, columnCount(remittanceMessages.fields.message_1), 8)
  return [0, 3, 6]
    .filter((at) => at < lines.length)
    .map((at) => ({ ...start, message_1: lines[at]!, message_2: lines[at + 1] ?? '', message_3: lines[at + 2] ?? '' }))
}
