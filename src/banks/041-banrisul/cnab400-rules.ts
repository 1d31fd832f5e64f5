/** Banrisul, CNAB 400, updated to December 2020: how returns are read and remittances written. */
import { Decimal } from 'decimal.js'
import {
  chargeInCents,
  type FieldErrors,
  MUST_NOT_BE_BLANK,
  mustBeAtMost,
  type PreparedSlip,
  Problems,
  rateOfAMonth,
  ValidationError,
} from '../../cobranca/index.js'
import { taxIdKind2 } from '../../febraban/index.js'
import { recordsWithMarks } from '../../fixed-width/index.js'
import type { ReturnDialect } from '../bank.js'
import { type Deadline, type Deadlines, deadlineDays, onlyDeadline } from '../deadlines.js'
import { hasDocumentNumber, issuedByFileDate, notOverdue } from '../demands.js'
import { cnab400Remittance, cnab400Return } from '../families/core400/index.js'
import { interestForm } from '../interest-form.js'
import { messagesInto } from '../into-fields.js'
import {
  type Demand,
  type EntryContext,
  instructionsOf,
  type RecordValues,
  type RemittanceDialect,
} from '../remittance-dialect.js'
import { checkInstructions, documentTypeIn, noInstructionLeft } from '../slip-codes.js'
import { guarantorDetailsOf, guarantorNameOf, mergeFields, messagesOf } from '../unsupported-fields.js'
import {
  bank,
  beneficiaryCode,
  contracts,
  manual400,
  NO_MARKS,
  ourNumber,
  walletColumns,
  walletFields,
} from './bank.js'
import {
  type remittanceGuarantor,
  remittanceMessages,
  remittanceRecords400,
  remittanceTitle,
  returnRecords400,
} from './cnab400.js'
import {
  cashierInstructions400,
  type dispatchForms400,
  events400,
  movements400,
  occurrences400,
  reasons400,
} from './cnab400-tables.js'
import { atMostTwoInstructions, withOneDecimal } from './limits.js'
import { paidAmount400 } from './paid-amount.js'
import { words400 } from './words.js'

/** The credited amount has no column. */
export const return400: ReturnDialect = cnab400Return({
  bank,
  walletColumns,
  manual: manual400,
  evidence: 'manual_and_files',
  layout: {
    records: returnRecords400,
    companions: { share: { many: true }, split: {}, summary: { many: true } },
  },
  projections: {
    title: {
      account_number: 'title.beneficiary_code',
      paid_amount: paidAmount400,
    },
  },
  occurrences: occurrences400,
  reasons: reasons400,
  // With another mark the line may be a share of a shared title (p. 21), which is not a title. Real files have zeros.
  announced: { field: 'title.share_mark', codes: [], others: ['', '00000'] },
  rejectionCodes: { payer_tax_id: '46', due_date: '16', amount: '20', duplicated_number: '09', unknown_title: '60' },
  events: events400,
})

const LAYOUT = 'CNAB 400 do Banrisul'

/** 370–371, pp. 9–10: protest after at least three days; 00 means at once. */
const deadlines: Deadlines = {
  layout: LAYOUT,
  source: '157–160 e 370–371, pp. 9–10',
  ranges: {
    days_for_sue: [{ from: 3, to: 99, kind: 'unstated', code: '09' }],
    days_for_revoke: [{ from: 1, to: 99, kind: 'unstated', code: '15' }],
  },
}

/** «Para todos os documentos será considerado Duplicata Mercantil» (p. 8): other document types have no code. */
const documentTypes = { '02': 'DM' } as const

/** P. 8; a title may be overdue by at most 59 days. */
const demands: readonly Demand[] = [hasDocumentNumber, issuedByFileDate, notOverdue(59), atMostTwoInstructions]

const sameNumber = { linkFields: ['our_number'] } as const

type BanrisulTitle = RecordValues<typeof remittanceTitle>

export const remittance400: RemittanceDialect = cnab400Remittance({
  bank,
  manual: manual400,
  evidence: 'manual_and_files',
  layout: {
    words: words400,
    records: recordsWithMarks(NO_MARKS, remittanceRecords400),
    titles: [
      {
        main: 'title',
        companions: { guarantor: sameNumber, messages: { ...sameNumber, many: true }, split: sameNumber },
      },
      { main: 'guarantor_change' },
    ],
    totals: [{ field: 'trailer.total_amount', equals: { sum: 'title.amount', over: 'file' } }],
  },
  identifierMarks: 'blanks',
  // «Dois títulos não podem ter o mesmo Seu Número» (p. 8).
  onlyOnce: ['document_number'],
  contracts,
  wallet: walletFields,
  ourNumber,
  file: { header: ({ wallet }) => ({ beneficiary_code: beneficiaryCode(wallet) }) },
  records: {
    title,
    guarantor: { when: ({ slip }) => isOfThirdParty(slip), values: guarantor },
    messages: { when: ({ slip }) => slip.dispatch === 'bank' && slip.instructions.length > 0, values: messages },
  },
  movements: movements400,
  // The manual does not print which columns each instruction reads: all send the whole title.
  instructions: instructionsOf(movements400, (_movement, ourCode) =>
    ourCode === '1001' ? { title: 'all', guarantor: 'all', messages: 'all' } : { title: 'all' },
  ),
  deadlines,
  features: ['bank_dispatch'],
  demands,
  // Only slips that the bank prints have a guarantor and messages (pp. 8 and 13); the guarantor's record has no neighborhood, city nor state.
  unsupportedFields: ({ slip }) =>
    slip.dispatch === 'bank'
      ? partsOf(slip)
      : mergeFields(messagesOf(slip), mergeFields(guarantorNameOf(slip), guarantorDetailsOf(slip))),
  endMark: true,
})

const isOfThirdParty = ({ dispatch, guarantor: party }: PreparedSlip): boolean => dispatch === 'bank' && party !== null

const partsOf = ({ guarantor: party }: PreparedSlip): Readonly<Record<string, string>> =>
  party === null
    ? {}
    : {
        guarantor_neighborhood: party.neighborhood ?? '',
        guarantor_city_name: party.city ?? '',
        guarantor_state: party.state ?? '',
      }

const BY_THE_BANK = '06' satisfies keyof typeof dispatchForms400
const BY_THE_BENEFICIARY = '08' satisfies keyof typeof dispatchForms400
const OF_THIRD_PARTY = '09' satisfies keyof typeof dispatchForms400

function title({ slip, wallet, movement, value_rebate }: EntryContext): BanrisulTitle {
  const problems = new Problems()
  const [discount] = slip.discounts
  problems.attempt(documentTypeIn, documentTypes, slip, LAYOUT)
  const instructed = problems.attempt(instructionsOfTitle, slip, movement)
  const interest = problems.attempt(interestOf, slip)
  const fine = problems.attempt(fineOf, slip)
  const discount_value = problems.attempt(chargeInCents, discount, slip.amount, 'discount_percentage')
  problems.throwAny()
  return {
    beneficiary_code: beneficiaryCode(wallet),
    message: isOfThirdParty(slip) ? `${slip.guarantor!.tax_id ?? ''} ${slip.guarantor!.name}` : '',
    dispatch_form:
      slip.dispatch === 'client' ? BY_THE_BENEFICIARY : slip.guarantor === null ? BY_THE_BANK : OF_THIRD_PARTY,
    acceptance: slip.accepted ? 'A' : 'N',
    ...instructed,
    ...interest,
    discount_value: discount === undefined ? null : discount_value,
    iof: null,
    value_rebate,
    ...fine,
  }
}

/** Protest, return or fine by instruction; blank without instructions. Orders to protest at once and to stop the protest have no days. */
function instructionsOfTitle(slip: PreparedSlip, movement: string): BanrisulTitle {
  checkInstructions(slip, cashierInstructions400, LAYOUT)
  const given = [slip.first_instruction, slip.second_instruction]
  const field = onlyDeadline<Deadline>(slip, ['days_for_sue', 'days_for_revoke'], LAYOUT)
  const days = deadlineDays(slip, field, deadlines)
  const isAtOnce = (movement === '09' || movement === '10') && field === 'days_for_sue'
  const errors: FieldErrors = {}
  if (field !== undefined && !isAtOnce && !put(given, deadlines.ranges[field]![0]!.code!))
    errors[field] = [noInstructionLeft(LAYOUT)]
  if (slip.fine !== null && !put(given, FINE)) errors['fine_type'] = [noInstructionLeft(LAYOUT)]
  for (const [code, lacks] of [
    ['09', 'days_for_sue'],
    ['15', 'days_for_revoke'],
    [FINE, 'fine_type'],
  ] as const) {
    if (given.includes(code) && lacks !== field && !(code === FINE && slip.fine !== null))
      errors[lacks] = [`${MUST_NOT_BE_BLANK} com a instrução ${code}`]
  }
  if (given[0] !== '' && given[0] === given[1]) errors['second_instruction'] = [NOT_TWICE]
  if (given.includes('09') && given.includes('23'))
    errors['days_for_sue'] = ['não pode vir com a instrução 23, não protestar']
  if (Object.keys(errors).length > 0) throw new ValidationError(errors)
  const [first_instruction = '', second_instruction = ''] = given
  return { first_instruction, second_instruction, days_for_instruction: field === undefined || isAtOnce ? null : days }
}

const FINE = '18'
const NOT_TWICE = 'não pode ser igual a first_instruction (CNAB 400 do Banrisul, p. 9)'

/** Puts a code into the first empty instruction column, unless a column already has it. Returns false if no column is empty. */
function put(given: string[], code: string): boolean {
  if (given.includes(code)) return true
  const at = given.indexOf('')
  if (at === -1) return false
  given[at] = code
  return true
}

/** Largest interest and fine, in percent of the slip (pp. 9–10). */
const MAX_INTEREST = 17
const MAX_FINE = 20

/**
 * Reais per day, or a monthly percentage with two decimals, by the form that loses least. Interest and fine count from the day after the due date (p. 9): there is no column for another day.
 */
function interestOf({ interest, amount }: PreparedSlip): BanrisulTitle {
  if (interest === null) return { interest_type: '', interest_value: null }
  if (interest.days > 1) throw new ValidationError({ days_for_interest: [FROM_DUE_DATE] })
  if (interest.kind === 'value') {
    if (interest.cents * 100 > amount * MAX_INTEREST)
      throw new ValidationError({ interest_value: [`deve ser no máximo ${MAX_INTEREST}% do boleto`] })
    return { interest_type: '0', interest_value: interest.cents }
  }
  if (rateOfAMonth(interest).percentage.toDecimalPlaces(2, Decimal.ROUND_HALF_UP).gt(MAX_INTEREST))
    throw new ValidationError({ interest_percentage: [`deve ser no máximo ${MAX_INTEREST}% ao mês`] })
  const { code, number } = interestForm(remittanceTitle.fields.interest_value, interest, amount)
  return { interest_type: code as BanrisulTitle['interest_type'], interest_value: number }
}

const FROM_DUE_DATE = 'deve ser no máximo 1: o CNAB 400 do Banrisul conta do vencimento, sem coluna para a data'

/** A percentage with one decimal, and the number of days after the due date; 00 and 01 are the day after it (p. 9). */
function fineOf({ fine }: PreparedSlip): BanrisulTitle {
  if (fine === null) return { fine_value: null, days_for_fine: null }
  if (fine.kind === 'value')
    throw new ValidationError({ fine_type: ['deve ser 1 (percentual): o CNAB 400 do Banrisul não tem multa em valor'] })
  if (fine.days > 99) throw new ValidationError({ days_for_fine: [mustBeAtMost(99)] })
  const hundredths = withOneDecimal(fine, 'fine_percentage')
  if (hundredths > MAX_FINE * 100) throw new ValidationError({ fine_percentage: [mustBeAtMost(MAX_FINE)] })
  return { fine_value: hundredths / 10, days_for_fine: Math.max(fine.days, 1) }
}

/** P. 11. */
function guarantor({ slip: { guarantor: party }, wallet }: EntryContext): RecordValues<typeof remittanceGuarantor> {
  const errors: FieldErrors = {}
  if (party?.tax_id == null) errors['guarantor_cnpj_cpf'] = [MUST_NOT_BE_BLANK]
  if (party?.address == null) errors['guarantor_address'] = [MUST_NOT_BE_BLANK]
  if (party?.zipcode == null) errors['guarantor_zipcode'] = [MUST_NOT_BE_BLANK]
  if (Object.keys(errors).length > 0) throw new ValidationError(errors)
  return {
    beneficiary_code: beneficiaryCode(wallet),
    dispatch_form: OF_THIRD_PARTY,
    guarantor_tax_id_type: taxIdKind2(party!.tax_id_type!),
    guarantor_tax_id: party!.tax_id!,
    guarantor_address: party!.address!,
    guarantor_zipcode: party!.zipcode!,
  }
}

/** Three lines of 90 characters on the back of the payer's receipt; the first line has a mark (p. 13). */
function messages({ slip, wallet }: EntryContext): RecordValues<typeof remittanceMessages> {
  return {
    beneficiary_code: beneficiaryCode(wallet),
    line_control_1: '1',
    ...messagesInto(slip, remittanceMessages, ['message_1', 'message_2', 'message_3']),
  }
}
