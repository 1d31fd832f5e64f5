/** Citibank, Manual CNAB 400 Posições, version 1.16: how returns are read and remittances written. */
import { chargeInCents, MUST_NOT_BE_BLANK, type PreparedSlip, Problems, ValidationError } from '../../cobranca/index.js'
import { registeredInterest } from '../bank-defaults.js'
import { type Deadline, type Deadlines, rangeOf } from '../deadlines.js'
import { discountDatesAscend, hasDocumentNumber, notAccepted } from '../demands.js'
import { cnab400Remittance, cnab400Return } from '../families/core400/index.js'
import { type EntryContext, instructionsOf, type RecordValues } from '../remittance-dialect.js'
import { checkInstructions, documentTypeIn } from '../slip-codes.js'
import { guarantorDetailsOf, mergeFields, messagesOf } from '../unsupported-fields.js'
import { bank, barCodeFields400, type CitibankContract, contracts, fullLength, manual400, ourNumber, walletFields400 } from './bank.js'
import { type currencies, documentTypes, events, instructionTexts, type issueTypes, movements, occurrences, reasons, rejectionCodes } from './cnab400-tables.js'
import { remittanceRecords } from './remittance-records.js'
import { returnRecords } from './return-records.js'
import { checkCharges, DEADLINES, deadlineOf, guarantorOrMessage } from './slip-rules.js'
import { words400 } from './words.js'

/** The paid amount is «valor líquido recebido» (254–266, p. 15); no column has the credited amount. */
export const return400 = cnab400Return({
  bank,
  manual: manual400,
  evidence: 'manual_and_files',
  layout: { words: words400, records: returnRecords, titles: [{ main: 'title' }, { main: 'title_held' }, { main: 'title_cost' }] },
  projections: {
    title: { account_number: 'title.company_code' },
    title_held: { account_number: 'title_held.company_code' },
    title_cost: { account_number: 'title_cost.company_code' },
  },
  walletColumns: { account_number: 'extra3' },
  occurrences,
  reasons,
  rejectionCodes,
  events,
})

const LAYOUT = 'CNAB 400 do Citibank'

/** The manual prints no bounds for the two columns. */
const deadlines: Deadlines = {
  layout: LAYOUT,
  source: '157–160, p. 6',
  ranges: {
    days_for_sue: [{ from: 1, to: 99, kind: 'unstated', code: '06' satisfies keyof typeof instructionTexts }],
    days_for_negativation: [{ from: 1, to: 99, kind: 'unstated', code: '07' satisfies keyof typeof instructionTexts }],
    days_for_revoke: [{ from: 1, to: 99, kind: 'unstated', code: '09' satisfies keyof typeof instructionTexts }],
  },
}

type CitibankContext = EntryContext<CitibankContract>
type CitibankTitle = RecordValues<typeof remittanceRecords.title>

/** The companion repeats these fields of its title (p. 8). */
const companions = { message: { many: true, linkFields: ['our_number', 'document_number'] } } as const

export const remittance400 = cnab400Remittance({
  bank,
  manual: manual400,
  evidence: 'manual_and_files',
  layout: {
    records: remittanceRecords,
    titles: [
      { main: 'title', companions },
      { main: 'title_daily_discount', companions },
      { main: 'title_percentage_discount', companions },
    ],
  },
  // «Cliente nunca deve repetir o “seu número” entre títulos registrados» (p. 5).
  onlyOnce: ['document_number'],
  contracts,
  wallet: walletFields400,
  fullLength,
  barCodeFields: barCodeFields400,
  ourNumber,
  file: { header: ({ wallet }) => ({ company_code: wallet.extra3, bank_name: 'CITIBANK', recording_density: '01600', recording_unit: 'BPI' }) },
  // Messages of type 2 only go to payers with electronic slips, and never to a printed one (p. 7): a slip has no such texts.
  records: { title },
  movements,
  // The manual does not name columns that a movement omits.
  instructions: instructionsOf(movements, () => ({ title: 'all' })),
  features: ['second_discount', 'bank_dispatch'],
  deadlines,
  // 150 (p. 6), 111–120 (p. 5), 083–088 (p. 4).
  demands: [notAccepted(LAYOUT), hasDocumentNumber, discountDatesAscend],
  // Zeros are the registered rate. P. 29 says so, too, and then that zeros («0%») override the registration.
  bankDefaults: [registeredInterest('161–173, p. 6')],
  // 352–391 are of the guarantor's name or of a message.
  unsupportedFields: ({ slip }) => (slip.guarantor === null ? {} : mergeFields(guarantorDetailsOf(slip), messagesOf(slip))),
})

const REAL: keyof typeof currencies = '9'
const BANK_PRINTS: keyof typeof issueTypes = '01'
const BANK_DOES_NOT_PRINT: keyof typeof issueTypes = '07'

function title(context: CitibankContext): CitibankTitle {
  const { slip, wallet, value_rebate } = context
  const [discount, second] = slip.discounts
  const problems = new Problems()
  problems.attempt(checkCharges, slip, LAYOUT)
  const document_type = problems.attempt(documentTypeIn, documentTypes, slip, LAYOUT)
  const instructed = problems.attempt(instructionOf, slip)
  const interest_value = problems.attempt(chargeInCents, slip.interest, slip.amount, 'interest_percentage')
  const discount_value = problems.attempt(chargeInCents, discount, slip.amount, 'discount_percentage')
  const second_discount_value = problems.attempt(chargeInCents, second, slip.amount, 'second_discount_percentage')
  const guarantor_or_message = problems.attempt(guarantorOrMessage, slip, remittanceRecords.title.fields.guarantor_or_message)
  problems.throwAny()
  return {
    company_code: wallet.extra3,
    registration_portfolio: '',
    document_type,
    second_discount_value,
    issue_type: isPrintedByBank(context) ? BANK_PRINTS : BANK_DOES_NOT_PRINT,
    acceptance: 'N',
    first_instruction: instructed?.code,
    instruction_days: instructed?.days,
    interest_value,
    discount_value,
    value_rebate: value_rebate ?? 0,
    guarantor_or_message,
    currency_code: REAL,
  }
}

/** The bank prints its own numbers, and may print the numbers of the client (065–076, p. 4). */
const isPrintedByBank = ({ slip, contract }: CitibankContext): boolean => slip.dispatch === 'bank' || contract.bankNumbers === true

/** Without an instruction, the bank applies the instruction of the client's registration (p. 6). */
const NO_INSTRUCTION: keyof typeof instructionTexts = '00'

/** The only instruction of a title and its days: the deadline of the slip, or the instruction that the slip names. */
function instructionOf(slip: PreparedSlip): { readonly code: string; readonly days: number } {
  const { first_instruction: named } = slip
  checkInstructions(slip, instructionTexts, LAYOUT)
  if (slip.second_instruction !== '') throw new ValidationError({ second_instruction: [`não existe no ${LAYOUT}`] })
  const field = deadlineOf(slip, LAYOUT)
  if (field === undefined) {
    const lacking = DEADLINES.find((each) => codeOf(each) === named)
    if (lacking !== undefined) throw new ValidationError({ [lacking]: [`${MUST_NOT_BE_BLANK} com first_instruction ${named}`] })
    return { code: named || NO_INSTRUCTION, days: 0 }
  }
  rangeOf(slip, field, deadlines)
  if (named !== '' && named !== codeOf(field)) throw new ValidationError({ first_instruction: [`${named} não pode vir com ${field}: o ${LAYOUT} tem uma instrução por boleto`] })
  return { code: codeOf(field)!, days: slip[field]! }
}

const codeOf = (field: Deadline): string | undefined => deadlines.ranges[field]?.[0]?.code
