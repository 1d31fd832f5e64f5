/** Sicoob, CNAB 400, layouts of 28/10/2019: how returns are read and remittances written. «l.» is the line of the remittance sheet. */
import {
  centsAsScaledPercentage,
  chargeInCents,
  MONEY_TOO_BIG,
  MUST_NOT_BE_BLANK,
  mustBeAtMost,
  type OurCode,
  type PreparedCharge,
  type PreparedSlip,
  Problems,
  percentPerMonth,
  scaledPercentage,
  ValidationError,
} from '../../cobranca/index.js'
import { maxValueOf } from '../../fixed-width/index.js'
import { type Deadlines, deadlineDays, rangeOf } from '../deadlines.js'
import { cnab400Remittance, cnab400Return } from '../families/core400/index.js'
import { greatestPercentage, percentageDecimals } from '../into-fields.js'
import {
  type EntryContext,
  instructionsOf,
  type RecordValues,
  type VariantRecord,
  variant,
} from '../remittance-dialect.js'
import { asksNoInstruction, checkInstructions, documentTypeIn, noInstructionLeft } from '../slip-codes.js'
import { guarantorAddressOf, mergeFields, messagesOf } from '../unsupported-fields.js'
import { bank, checked400, contracts, manual400, ourNumber, type SicoobContract, walletFields } from './bank.js'
import {
  remittanceHeader400,
  remittanceTitle400,
  remittanceTitleGuarantor400,
  remittanceTrailer400,
  returnHeader400,
  returnTitle400,
  returnTrailer400,
} from './cnab400.js'
import {
  cashierInstructions400,
  daysOfProtest400,
  documentTypeByOurs400,
  events400,
  movements400,
  occurrences400,
} from './tables.js'
import { words400 } from './words.js'

/** Columns of days order the protest; the instructions 42 and 43 order the return. In the edition of 24/02/2017 the days were business days. */
const deadlines400: Deadlines = {
  layout: 'CNAB 400 do Sicoob',
  source: 'l. 62 e 80',
  ranges: {
    days_for_sue: [{ from: 1, to: 99, kind: 'unstated' }],
    days_for_revoke: [
      { from: 15, to: 15, kind: 'unstated', code: '42' },
      { from: 30, to: 30, kind: 'unstated', code: '43' },
    ],
  },
}

/**
 * «Valor recebido» (254–266) is the amount paid by the payer: in real files the face value minus rebate and discount, plus «juros de mora», without deducting
 * the fee. 306–318 is the amount credited to the account. Real files have zeros in it even for settlements; zeros then do not mean that nothing was credited.
 */
export const return400 = cnab400Return({
  bank,
  layout: {
    words: words400,
    records: { header: returnHeader400, title: returnTitle400, trailer: returnTrailer400 },
    fileConstants: ['bank_code'],
    totals: [{ field: 'trailer.detail_count', equals: 'file_titles' }],
  },
  projections: { title: { credit_amount: { money: 'title.entry_amount', beside: 'title.paid_amount' } } },
  manual: manual400,
  evidence: 'manual_and_files',
  checked: checked400,
  occurrences: occurrences400,
  // The sheet prints no bounds.
  reasons: [],
  events: events400,
})

/** Name of the layout in messages. */
const LAYOUT = deadlines400.layout

type SicoobContext = EntryContext<SicoobContract>
type SicoobTitle = RecordValues<typeof remittanceTitle400>

export const remittance400 = cnab400Remittance({
  bank,
  layout: {
    words: words400,
    records: { header: remittanceHeader400, title: remittanceTitle400, trailer: remittanceTrailer400 },
  },
  manual: manual400,
  evidence: 'manual_and_files',
  checked: checked400,
  contracts,
  wallet: walletFields,
  ourNumber,
  file: {
    header: ({ wallet }) => ({
      // «Branco», by the sheet.
      agency_digit: '',
      // The last digit of the client's code is its check digit: the sheet of the boleto prints client 1-9 as 19 (l. 167).
      beneficiary_code: wallet.extra1.slice(0, -1),
      beneficiary_digit: wallet.extra1.slice(-1),
      bank_name: 'BANCOOBCED',
    }),
  },
  records: { title },
  movements: movements400,
  // The sheet does not name fields that an instruction omits: every instruction sends the slip.
  instructions: instructionsOf(movements400, () => ({ title: 'all' })),
  deadlines: deadlines400,
  features: [],
  unsupportedFields: ({ slip }) => mergeFields(printsMessage(slip) ? null : messagesOf(slip), guarantorAddressOf(slip)),
})

/** Removes the interest of the title, even if the slip has it. */
const DISPENSES_INTEREST: OurCode = '1047'

/** A single instalment, issued and delivered by the beneficiary, in reais. */
const SINGLE_PARCEL = '01'
const BY_THE_CLIENT = '2'
const REAL = '9'

function title({ slip, wallet, contract, our_code }: SicoobContext): SicoobTitle | VariantRecord {
  const { guarantor } = slip
  const [discount] = slip.discounts
  const problems = new Problems()
  const document_type = problems.attempt(documentTypeIn, documentTypeByOurs400, slip, LAYOUT)
  const instructed = problems.attempt(cashierInstructions, slip)
  const interest_value = problems.attempt(
    rateOf,
    our_code === DISPENSES_INTEREST ? null : slip.interest,
    slip,
    'interest',
  )
  const fine_value = problems.attempt(rateOf, slip.fine, slip, 'fine')
  const discount_value = problems.attempt(chargeInCents, discount, slip.amount, 'discount_percentage')
  problems.throwAny()
  const isPrinted = printsMessage(slip)
  if (guarantor !== null && isPrinted) throw new ValidationError({ guarantor_name: [MESSAGE_TAKES_PLACE] })
  // Only the variant has columns for the guarantor's tax id.
  const values: SicoobTitle & RecordValues<typeof remittanceTitleGuarantor400> = {
    installment_number: SINGLE_PARCEL,
    dispatch_type: BY_THE_CLIENT,
    modality: contract.modality,
    collecting_agency: wallet.agency_number,
    collecting_agency_digit: wallet.agency_digit,
    document_type,
    acceptance: slip.accepted ? '1' : '0',
    first_instruction: instructed?.first_instruction,
    second_instruction: instructed?.second_instruction,
    days_for_sue: instructed?.days_for_sue,
    interest_value,
    fine_value,
    distribution_type: BY_THE_CLIENT,
    discount_value,
    currency_code: REAL,
    message_indicator: guarantor === null ? undefined : 'A',
    payer_message: isPrinted ? slip.instructions.join(' ') : (guarantor?.name ?? ''),
    guarantor_tax_id: guarantor?.tax_id ?? undefined,
  }
  return guarantor === null || guarantor.tax_id === null ? values : variant(remittanceTitleGuarantor400, values)
}

const MESSAGE_TAKES_PLACE = `${MUST_NOT_BE_BLANK} com as instruções 99 e 99 do Sicoob: a mensagem ocupa o lugar do sacador/avalista`

/** Whether both instructions are this one. */
const bothAre = ({ first_instruction, second_instruction }: PreparedSlip, code: string): boolean =>
  first_instruction === code && second_instruction === code

/** With 99 in both instructions, Sicoob prints the message of the detail, 40 columns (l. 62). */
const printsMessage = (slip: PreparedSlip): boolean => bothAre(slip, '99')

const { amount: AMOUNT, interest_value: INTEREST, fine_value: FINE } = remittanceTitle400.fields

/** Monthly interest or fine in percent; a value in reais is converted to a percentage. No column has the first day of interest or fine. */
function rateOf(charge: PreparedCharge | null, { amount }: PreparedSlip, name: 'interest' | 'fine'): number {
  if (charge === null) return 0
  if (charge.days > 1) throw new ValidationError({ [`days_for_${name}`]: [LATER] })
  // The percentage is computed from the amount, so the amount must fit into its columns.
  if (amount > maxValueOf(AMOUNT)) throw new ValidationError({ amount: [MONEY_TOO_BIG] })
  const perMonth = name === 'interest'
  const column = perMonth ? INTEREST : FINE
  const decimals = percentageDecimals(column)
  const field = `${name}_${charge.kind}`
  const rate =
    charge.kind === 'value'
      ? centsAsScaledPercentage(charge.cents, { amount, decimals, perMonth }, field)
      : scaledPercentage(perMonth ? percentPerMonth(charge, decimals, field) : charge.percentage, decimals, field)
  if (rate > maxValueOf(column))
    throw new ValidationError({
      [field]: [`${mustBeAtMost(`${greatestPercentage(column)}%`)}${perMonth ? ' ao mês' : ''} no CNAB 400 do Sicoob`],
    })
  return rate
}

const LATER = 'deve ser 1: o CNAB 400 do Sicoob cobra a partir do dia seguinte ao vencimento'

type SicoobInstructions = Pick<SicoobTitle, 'first_instruction' | 'second_instruction' | 'days_for_sue'>

const NONE = '00'
const NO_INSTRUCTIONS: SicoobInstructions = { first_instruction: NONE, second_instruction: NONE, days_for_sue: '0' }

/** The columns of days order the protest (l. 80); an instruction for the same days is added if it exists. Only an instruction orders the return (l. 62). */
function cashierInstructions(slip: PreparedSlip): SicoobInstructions {
  if (asksNoInstruction(slip)) return NO_INSTRUCTIONS
  if (bothAre(slip, '01')) throw new ValidationError({ second_instruction: [NO_TRAILER_MESSAGES] })
  checkInstructions(slip, cashierInstructions400, LAYOUT)
  const given: [string, string] = [slip.first_instruction, slip.second_instruction]
  const sue = daysForSue(slip, given)
  const wanted = slip.days_for_revoke === null ? undefined : rangeOf(slip, 'days_for_revoke', deadlines400).code
  if (wanted !== undefined && !put(given, wanted))
    throw new ValidationError({ days_for_revoke: [noInstructionLeft(LAYOUT)] })
  const protest = codeOfDays(daysOfProtest400, sue)
  if (protest !== undefined) put(given, protest)
  return { first_instruction: given[0] || NONE, second_instruction: given[1] || NONE, days_for_sue: String(sue) }
}

const NOT_TO_PROTEST = '07'

const NO_TRAILER_MESSAGES =
  'não pode ser 01 com first_instruction 01: pediriam as mensagens do trailer, que não são enviadas'

/** Days of protest: from the slip or from an instruction that it names. Without either, 0: the days of the client's registration at the cooperative. */
function daysForSue(slip: PreparedSlip, given: readonly string[]): number {
  if (slip.days_for_sue === null)
    return given.map((code) => daysOfProtest400[code]).find((days) => days !== undefined) ?? 0
  const days = deadlineDays(slip, 'days_for_sue', deadlines400)
  if (given.some((code) => code === NOT_TO_PROTEST || (daysOfProtest400[code] ?? days) !== days)) {
    throw new ValidationError({ days_for_sue: ['não é o que first_instruction ou second_instruction mandam'] })
  }
  return days
}

const codeOfDays = (table: Readonly<Record<string, number>>, days: number): string | undefined =>
  Object.keys(table).find((code) => table[code] === days)

/** Puts an instruction into a free column, unless a column already has it. Returns false if both columns are taken. */
function put(given: [string, string], code: string): boolean {
  if (given.includes(code)) return true
  const free = given.findIndex((each) => each === '' || each === NONE)
  if (free === -1) return false
  given[free] = code
  return true
}
