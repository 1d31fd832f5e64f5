/** BRB, Manual e Leiautes, version 077 (June 2019), sheet Leiaute Remessa 077: files 077, which register titles. */
import { asbaceKey, chargeInCents, type FieldErrors, MUST_NOT_BE_BLANK, type PreparedSlip, Problems, ValidationError } from '../../cobranca/index.js'
import { taxIdKind1 } from '../../febraban/index.js'
import { maxValueOf } from '../../fixed-width/index.js'
import { type Deadlines, deadlineDays } from '../deadlines.js'
import { hasDocumentNumber, notAccepted } from '../demands.js'
import { cnab400Remittance } from '../families/core400/index.js'
import { interestForm } from '../interest-form.js'
import { digitsInto, graceInto, messagesInto } from '../into-fields.js'
import { paymentCountUpTo } from '../payment-count.js'
import { type Demand, type EntryContext, type FileContext, plainFilename, type RecordValues } from '../remittance-dialect.js'
import { checkInstructions, documentTypeIn, readsDaysOf } from '../slip-codes.js'
import { guarantorAddressOf, mergeFields } from '../unsupported-fields.js'
import { accountOf, bank, contracts, isIssuedByBank, manual, NO_INCREMENT, ourNumber, walletFields, withoutLetters } from './bank.js'
import { entryRecords } from './remittance-records.js'
import {
  type discountTypes,
  type distributions,
  documentTypesSent,
  entryMovements,
  instructionTexts,
  type interestTypes,
  type issuers,
  type limitTypes,
  type paymentPlaces,
  type paymentTypes,
} from './remittance-tables.js'
import { words } from './words.js'

const LAYOUT = 'CNAB 400 do BRB'

/** Title 363–377 and 386–388, rows 66–71 and 73. The manual prints no bounds. */
const deadlines: Deadlines = {
  layout: LAYOUT,
  source: 'planilha Leiaute Remessa 077, linhas 66–73',
  ranges: {
    days_for_sue: [{ from: 1, to: 999, kind: 'unstated' }],
    days_for_revoke: [{ from: 1, to: 999, kind: 'unstated', code: '95' }, { from: 1, to: 999, kind: 'unstated', code: '94' }],
  },
}

/** Without decimals on the page, 378–385 (row 72) could hold a hundred times the fine: sheet Exemplo Remessa 077 has 00200000 reais for a title of R$ 1.000,01. */
const noFine: Demand = ({ slip: { fine } }) => {
  if (fine !== null) throw new ValidationError({ [`fine_${fine.kind}`]: [`não pode ser enviada no ${LAYOUT}: o manual não informa as casas decimais da multa`] })
}

const NO_INTEREST = '08' satisfies InstructionCode

const chargesAgree: Demand = ({ slip }) => {
  if (slip.interest !== null && namedBy(slip).includes(NO_INTEREST)) throw new ValidationError({ interest_type: [`não pode vir com a instrução ${NO_INTEREST}`] })
}

/** Instructions and messages that the bank prints on a slip (row 89). */
const MAX_PRINTED = 10

const fitsOnSlip: Demand = ({ slip, value_rebate }) => {
  const charges = [slip.interest, value_rebate || null, slip.days_for_sue, ...slip.discounts].filter((each) => each !== null).length
  const others = charges + codesOf(slip).filter((code) => code !== NONE).length
  const lines = Object.values(messagesOf(slip)).filter((line) => line !== '').length
  if (lines > 0 && others + lines > MAX_PRINTED)
    throw new ValidationError({ instructions: [`devem ser no máximo ${MAX_PRINTED - others} linhas: o ${bank.name} imprime ${MAX_PRINTED} encargos, descontos, instruções e mensagens por boleto`] })
}

/** Values of the headers of both files, rows 19–25. */
export const headerValues = ({ wallet, time }: FileContext) => ({ beneficiary_code: accountOf(wallet), generation_time: time })

/** Any name, with the extension .txt (rows 8 and 10). */
export const filename = (context: FileContext): string => plainFilename(context).replace(/REM$/, 'txt')

type BrbTitle = RecordValues<typeof entryRecords.title>
type BrbPayments = RecordValues<typeof entryRecords.payments>

export const remittance400 = cnab400Remittance({
  bank,
  manual,
  evidence: 'manual',
  // Row 25: header and records. The sheet Exemplo Remessa 077 has 000006 for eleven lines.
  layout: {
    words,
    records: entryRecords,
    companions: { guarantor_and_messages: {}, payments: {} },
    totals: [{ field: 'header.record_count', equals: 'file_lines' }],
  },
  contracts,
  wallet: walletFields,
  withoutLetters,
  ourNumber,
  checked: [
    {
      field: 'our_number',
      of: ['number_increment', 'beneficiary_code', 'our_number_prefix', 'our_number'],
      // Zeros after the modality: the bank numbers the title (sheet Exemplo Remessa 077, rows 12 and 13).
      text: (increment, account, modality, number) =>
        /^0+$/.test(number) ? null : asbaceKey(increment + account + modality + number.slice(0, ourNumber.length), bank.number).slice(-number.length),
    },
  ],
  file: { header: headerValues },
  records: {
    title,
    guarantor_and_messages: { when: ({ slip }) => slip.guarantor !== null || slip.instructions.length > 0, values: guarantorAndMessages },
    payments: { when: ({ slip }) => slip.divergent_payment !== null || slip.payment_count !== null, values: payments },
  },
  movements: entryMovements,
  instructions: { '1001': { movement: '01', records: { title: 'all', guarantor_and_messages: 'all', payments: 'all' } } },
  features: ['third_discount', 'divergent_payment', 'payment_count', 'bank_dispatch'],
  deadlines,
  // Reason 008 rejects a title without seu número.
  demands: [hasDocumentNumber, notAccepted(LAYOUT), noFine, chargesAgree, fitsOnSlip],
  unsupportedFields: ({ slip }) =>
    mergeFields(guarantorAddressOf(slip), slip.control_number === slip.document_number ? null : { control_number: slip.control_number }),
  // Row 9.
  distinctHeaders: true,
  filename,
})

const NO_CHARGE = { code: '00' satisfies keyof typeof interestTypes, number: 0 }
const SIMPLE = '0'
const REAL = '02'
const ON_DUE_DATE = '0'
/** The only place without a limit after the due date (row 74). */
const ANY_BANK = '02' satisfies keyof typeof paymentPlaces

function title(context: EntryContext): BrbTitle {
  const { slip, wallet, contract } = context
  const { fields } = entryRecords.title
  const [discount, second, third] = slip.discounts
  const problems = new Problems()
  const document_type = problems.attempt(documentTypeIn, documentTypesSent, slip, LAYOUT)
  const interest_days = problems.attempt(graceInto, fields.interest_days, slip.interest, 'days_for_interest')
  const interest = slip.interest === null ? NO_CHARGE : problems.attempt(interestForm, fields.interest_value, slip.interest, slip.amount)
  const discount_value = problems.attempt(chargeInCents, discount, slip.amount, 'discount_percentage')
  const second_discount_value = problems.attempt(chargeInCents, second, slip.amount, 'second_discount_percentage')
  const third_discount_value = problems.attempt(chargeInCents, third, slip.amount, 'third_discount_percentage')
  const instructions = problems.attempt(instructionsOf, slip)
  const days_for_sue = problems.attempt(deadlineDays, slip, 'days_for_sue', deadlines)
  problems.throwAny()
  return {
    ...instructions,
    ...issuerOf(context),
    number_increment: NO_INCREMENT,
    beneficiary_code: accountOf(wallet),
    our_number_prefix: contract.code,
    charge_type: SIMPLE,
    document_type,
    currency_code: REAL,
    collecting_agency_number: digitsInto(fields.collecting_agency_number, wallet.agency_number),
    payment_condition: ON_DUE_DATE,
    interest_days,
    interest_type: interest?.code,
    interest_value: interest?.number,
    discount_type: (discount === undefined ? '0' : '1') satisfies keyof typeof discountTypes,
    discount_value,
    second_discount_value,
    third_discount_value,
    days_for_sue,
    payment_place: ANY_BANK,
  }
}

/** A slip that the bank prints is posted to the payer, which is the usual way of modalidade 3 (sheet Composição Barra-Linha BRB, row 19). */
const issuerOf = ({ slip, contract }: EntryContext): BrbTitle =>
  slip.dispatch === 'bank' || isIssuedByBank(contract)
    ? { slip_issuer: '1' satisfies keyof typeof issuers, distribution_type: '2' satisfies keyof typeof distributions }
    : { slip_issuer: '2' satisfies keyof typeof issuers, distribution_type: '0' satisfies keyof typeof distributions }

type InstructionCode = keyof typeof instructionTexts

const NONE = '00' satisfies InstructionCode
const WRITE_OFF_AFTER = '95' satisfies InstructionCode
/** Instructions with an amount, whose decimals are unknown: see `noFine`. */
const FINES: readonly string[] = ['02', '03', '04'] satisfies readonly InstructionCode[]

const namedBy = ({ first_instruction, second_instruction }: PreparedSlip): readonly string[] => [first_instruction, second_instruction]

const takesDays = (code: string): boolean => readsDaysOf(deadlines, 'days_for_revoke', code)

/** The slip names up to two instructions; the third writes the title off after the days of the slip, unless it names such an instruction. */
function codesOf(slip: PreparedSlip): readonly [string, string, string] {
  const { first_instruction, second_instruction, days_for_revoke } = slip
  const isNamed = namedBy(slip).some(takesDays)
  return [first_instruction || NONE, second_instruction || NONE, days_for_revoke === null || isNamed ? NONE : WRITE_OFF_AFTER]
}

function instructionsOf(slip: PreparedSlip): BrbTitle {
  checkInstructions(slip, instructionTexts, LAYOUT)
  const errors: FieldErrors = {}
  namedBy(slip).forEach((code, i) => {
    const field = i === 0 ? 'first_instruction' : 'second_instruction'
    if (FINES.includes(code)) errors[field] = [`${code} não pode ser enviada no ${LAYOUT}: o manual não informa as casas decimais da multa`]
    if (takesDays(code) && slip.days_for_revoke === null) errors['days_for_revoke'] = [`${MUST_NOT_BE_BLANK} com ${field} ${code}`]
  })
  if (Object.keys(errors).length > 0) throw new ValidationError(errors)
  const days = deadlineDays(slip, 'days_for_revoke', deadlines)
  const [first, second, third] = codesOf(slip)
  const daysOf = (code: string): number => (takesDays(code) ? days : 0)
  return {
    first_instruction: first,
    first_instruction_days: daysOf(first),
    second_instruction: second,
    second_instruction_days: daysOf(second),
    third_instruction: third,
    third_instruction_days: daysOf(third),
  }
}

const MESSAGES = ['message_1', 'message_2', 'message_3', 'message_4'] as const

const messagesOf = (slip: PreparedSlip): Record<(typeof MESSAGES)[number], string> => messagesInto(slip, entryRecords.guarantor_and_messages, MESSAGES)

/** Zeros without a guarantor: the columns are numeric. */
const NO_TAX_ID = '0'.repeat(14)

function guarantorAndMessages({ slip }: EntryContext): RecordValues<typeof entryRecords.guarantor_and_messages> {
  const { guarantor } = slip
  return {
    ...messagesOf(slip),
    ...(guarantor?.tax_id == null
      ? { guarantor_tax_id: NO_TAX_ID }
      : { guarantor_tax_id_type: taxIdKind1(guarantor.tax_id_type!), guarantor_tax_id: guarantor.tax_id }),
  }
}

const IN_REAIS = '2' satisfies keyof typeof limitTypes

function payments({ slip }: EntryContext): BrbPayments {
  const { fields } = entryRecords.payments
  const { divergent_payment: asked } = slip
  const reaisOf = (name: 'minimum' | 'maximum'): number | null => {
    const limit = asked?.[name] ?? null
    if (limit === null || typeof limit === 'number') return limit
    throw new ValidationError({ [`divergent_payment_${name}_percentage`]: [`não pode ser enviado no ${LAYOUT}, cujo manual não informa as casas decimais: informe o limite em valor`] })
  }
  const problems = new Problems()
  const payment_count = problems.attempt(paymentCountUpTo, maxValueOf(fields.payment_count), slip)
  const max_value = problems.attempt(reaisOf, 'maximum')
  const min_value = problems.attempt(reaisOf, 'minimum')
  problems.throwAny()
  return {
    payment_type: `0${asked?.type ?? '3'}` satisfies keyof typeof paymentTypes,
    payment_count,
    ...(max_value == null ? {} : { max_value_type: IN_REAIS, max_value }),
    ...(min_value == null ? {} : { min_value_type: IN_REAIS, min_value }),
  }
}
