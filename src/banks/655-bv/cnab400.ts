/** BV, Intercâmbio Eletrônico de Arquivos CNAB 400, 6.2 (August 2024): how returns are read and remittances written. */
import type { Decimal } from 'decimal.js'
import { addDays, type DocumentType, type FieldErrors, MUST_NOT_BE_BLANK, type OurCode, type PreparedSlip, Problems, ValidationError } from '../../cobranca/index.js'
import { messageLines } from '../../febraban/index.js'
import { type AnyField, maxValueOf } from '../../fixed-width/index.js'
import { type Deadlines, deadlineDays } from '../deadlines.js'
import { chargesAfterDueDate, fineBelowAmount, hasDocumentNumber } from '../demands.js'
import { cnab400Remittance, cnab400Return } from '../families/core400/index.js'
import { interestForm } from '../interest-form.js'
import { chargeInto, columnCount, inRepeatedColumns, percentageInto } from '../into-fields.js'
import { paymentCountOf, paymentCountUpTo } from '../payment-count.js'
import { type EntryContext, type InstructionShape, instructionsOf, type RecordValues } from '../remittance-dialect.js'
import { documentTypeIn, instructionsAndDays } from '../slip-codes.js'
import { guarantorDetailsOf, guarantorNameOf, mergeFields, messagesOf } from '../unsupported-fields.js'
import { bank, checked, contracts, manual, ourNumber, walletColumns, walletFields } from './bank.js'
import { remittanceRecords } from './remittance-records.js'
import { returnRecords } from './return-records.js'
import * as tables from './tables.js'

/**
 * The page has no column for the paid amount: «valor principal», «valor de mora e multas pagas pelo sacado» and «valor de outros
 * créditos» are separate (p. 11). The principal may include the others. Titles have the agreement instead of agency and account.
 */
export const return400 = cnab400Return({
  bank,
  layout: { records: returnRecords },
  projections: {
    title: {
      account_number: 'title.agreement_code',
      paid_amount: {
        column: 'title.principal_amount',
        meanings: [{ plus: ['title.billet_fine', 'title.other_credit'] }, { plus: ['title.billet_fine'] }, {}],
        owed: { plus: ['title.amount', 'title.billet_fine', 'title.other_credit'], minus: ['title.discount', 'title.value_rebate'] },
      },
    },
  },
  walletColumns,
  manual,
  evidence: 'manual_and_files',
  checked,
  occurrences: tables.occurrences,
  reasons: tables.reasons,
  rejectionCodes: tables.rejectionCodes,
  events: tables.events,
})

const LAYOUT = 'CNAB 400 do BV'

/** The manual prints no bounds for the two columns. 00 with 81 is a protest on the first working day after the due date (nota 7, p. 15). */
const deadlines: Deadlines = {
  layout: LAYOUT,
  source: '124–127 e 375–376, nota 7, p. 15',
  ranges: {
    days_for_sue: [{ from: 0, to: 99, kind: 'calendar', code: '81' }],
    days_for_revoke: [{ from: 1, to: 99, kind: 'calendar', code: '92' }],
  },
}

/** In the cobrança escritural the bank prints the slips (notas 18 and 19, pp. 7 and 19); in the cobrança direta they are pre-printed (nota 13, p. 18). */
const isPrintedByBank = ({ contract }: Pick<EntryContext, 'contract'>): boolean => contract.bankNumbers === true

type BvTitle = RecordValues<typeof remittanceRecords.title>
type BvFine = RecordValues<typeof remittanceRecords.fine>

/** An instruction needs nosso número, and the columns of its row (nota 6, p. 14). The amount is mandatory on p. 4. */
const IDENTITY = [
  'beneficiary_tax_id_type', 'beneficiary_tax_id', 'agreement_code', 'control_number', 'our_number', 'wallet_number', 'movement', 'amount',
] as const satisfies readonly (keyof BvTitle)[]

const ALSO_SENT: Readonly<Partial<Record<OurCode, readonly (keyof BvTitle)[]>>> = {
  '1003': ['due_date'],
  '1004': ['value_rebate'],
  '1095': ['instruction_days'],
}

/** An instruction about one limit sends both, which payment type 2 needs (nota 26), and the number of payments, whose 00 is the agreement's (nota 27, p. 20). */
const LIMITS = ['payment_type', 'min_percentage', 'max_percentage', 'payment_count'] as const satisfies readonly (keyof BvFine)[]

/** Types of payments that have the limit which an instruction changes. */
const LIMITED_BY: Readonly<Partial<Record<OurCode, readonly string[]>>> = { '1148': ['2', '4'], '1149': ['2'] }

type BvShape = InstructionShape<typeof remittanceRecords>

const ENTRY: BvShape = { title: 'all', fine: 'all', email: 'all', messages: 'all' }

const instructionShape = (ourCode: OurCode): BvShape => ({
  title: [...IDENTITY, ...(ALSO_SENT[ourCode] ?? [])],
  ...(LIMITED_BY[ourCode] !== undefined && { fine: LIMITS }),
})

export const remittance400 = cnab400Remittance({
  bank,
  manual,
  evidence: 'manual',
  // Records 7 and 8 may repeat (notas 18 and 19, p. 19). Record 8 is only for personalised slips, whose code the wallet does not have.
  layout: { records: remittanceRecords, companions: { fine: {}, email: {}, messages: { many: true }, back: { many: true } } },
  contracts,
  wallet: walletFields,
  ourNumber,
  checked,
  file: { header: () => ({ bank_name: 'BANCO VOTORANTIM S/A' }) },
  records: {
    title,
    // P. 5: only after movement 01, «qualquer outra ocorrência será considerada erro»; movements 12 to 15 need it, too (nota 6, p. 14).
    fine: { when: ({ slip, movement }) => movement === REGISTERS_ESCRITURAL && (slip.fine !== null || slip.divergent_payment !== null || paymentCountOf(slip).count !== null), values: fine },
    // The record orders the bank to send the slip (nota 22, p. 19).
    email: { when: ({ slip }) => slip.dispatch === 'bank', values: ({ slip }) => ({ email_service: BY_EMAIL, payer_email: slip.payer_email }) },
    messages: { when: (context) => isPrintedByBank(context) && context.slip.instructions.length > 0, values: messages },
  },
  movements: tables.movements,
  instructions: instructionsOf(tables.movements, (_movement, ourCode) => (ourCode === '1001' ? ENTRY : instructionShape(ourCode))),
  deadlines,
  features: ['divergent_payment', 'payment_count', 'bank_dispatch'],
  charges: { fromDayAfter: ['fine', 'interest'] },
  demands: [hasDocumentNumber, chargesAfterDueDate, fineBelowAmount, hasEmailToSendTo, needsNoFineRecord],
  // For any text in 329–368 the bank takes the beneficiary as guarantor (nota 1, p. 13).
  unsupportedFields: (context) => {
    const guarantor = mergeFields(guarantorNameOf(context.slip), guarantorDetailsOf(context.slip))
    return mergeFields(guarantor, isPrintedByBank(context) ? null : messagesOf(context.slip))
  },
})

const BY_EMAIL = '01' satisfies keyof typeof tables.emailServices

/** The file can only order the bank to send a slip by e-mail (nota 22, p. 19). */
function hasEmailToSendTo({ slip }: EntryContext): void {
  if (slip.dispatch === 'bank' && slip.payer_email === '') throw new ValidationError({ customer_email: [`${MUST_NOT_BE_BLANK} com dispatch_type 2: o ${LAYOUT} só pede o envio por e-mail`] })
}

const REGISTERS_ESCRITURAL = '01' satisfies keyof typeof tables.movements

/** Record 2 does not follow the registration of the cobrança direta, 48 (p. 5): fine, other values and number of payments are agreed with the bank. */
function needsNoFineRecord({ slip, movement, contract }: EntryContext): void {
  if (movement === REGISTERS_ESCRITURAL) return
  const { field, count } = paymentCountOf(slip)
  const message = [`não pode vir na carteira ${contract.code}: o registro 2 do ${LAYOUT} só acompanha o movimento ${REGISTERS_ESCRITURAL}`]
  const errors: FieldErrors = {}
  if (slip.fine !== null) errors['fine_type'] = message
  if (slip.divergent_payment !== null) errors['divergent_payment_type'] = message
  if (count !== null) errors[field] = message
  if (Object.keys(errors).length > 0) throw new ValidationError(errors)
}

const CARD: DocumentType = '35'

/** Movements that do not exist for credit card slips (nota 6, J, p. 14), besides 01. */
const NOT_FOR_CARDS: readonly string[] = ['04', '12', '13', '14', '15'] satisfies readonly (keyof typeof tables.movements)[]

function title(context: EntryContext): BvTitle {
  const { slip, wallet, movement, our_code } = context
  const identity = { agreement_code: wallet.extra3, guarantor_name: '' }
  if (slip.document_type === CARD && NOT_FOR_CARDS.includes(movement))
    throw new ValidationError({ document_type: [`${CARD} não pode vir com o movimento ${movement} no ${LAYOUT}`] })
  if (our_code === '1001') return { ...identity, ...termsOf(slip) }
  return our_code === '1095' ? { ...identity, instruction_days: deadlineDays(slip, 'days_for_revoke', deadlines) } : identity
}

const NONE = '00'
const NO_PROTEST = '84' satisfies keyof typeof tables.cashierInstructions
const NO_WRITE_OFF = '93' satisfies keyof typeof tables.cashierInstructions
const NO_INTEREST = '94' satisfies keyof typeof tables.cashierInstructions

/** Type, acceptance, instructions and charges of a registration. The date of mora is always the due date (p. 5). */
function termsOf(slip: PreparedSlip): BvTitle {
  const [discount] = slip.discounts
  const problems = new Problems()
  const document_type = problems.attempt(documentTypeIn, tables.documentTypes, slip, LAYOUT)
  const instructed = problems.attempt(instructionsAndDays, slip, tables.cashierInstructions, deadlines)
  problems.attempt(checkAgainst, slip)
  const interest = problems.attempt(interestOf, slip)
  const discount_value = problems.attempt(chargeInto, remittanceRecords.title.fields.discount_value, discount, 'discount_percentage')
  problems.throwAny()
  const { first, second, days } = instructed!
  return {
    document_type,
    acceptance: slip.accepted ? 'A' : 'N',
    first_instruction: first || NONE,
    second_instruction: second || NONE,
    ...interest,
    discount_value,
    discount_type: discount?.kind === 'value' ? '1' : '0',
    interest_date: slip.expire_at,
    instruction_days: days,
  }
}

/** Instructions that contradict what the slip asks for. */
function checkAgainst({ first_instruction, second_instruction, days_for_sue, days_for_revoke, interest }: PreparedSlip): void {
  const errors: FieldErrors = {}
  const names = (code: string): boolean => first_instruction === code || second_instruction === code
  if (days_for_sue !== null && names(NO_PROTEST)) errors['days_for_sue'] = [notWith(NO_PROTEST)]
  if (days_for_revoke !== null && names(NO_WRITE_OFF)) errors['days_for_revoke'] = [notWith(NO_WRITE_OFF)]
  if (interest !== null && names(NO_INTEREST)) errors['interest_type'] = [notWith(NO_INTEREST)]
  if (Object.keys(errors).length > 0) throw new ValidationError(errors)
}

const notWith = (code: keyof typeof tables.cashierInstructions): string => `não pode vir com a instrução ${code} (${tables.cashierInstructions[code]})`

const EXEMPT = '3' satisfies keyof typeof tables.interestTypes

/** An amount or a percentage, per day or month, by the form that loses least. Without interest the title is exempt: other codes or zeros take the interest of the agreement. */
function interestOf({ interest, amount }: PreparedSlip): BvTitle {
  if (interest === null) return { interest_type: EXEMPT, interest_value: 0 }
  if (interest.days > 1) throw new ValidationError({ days_for_interest: [`deve ser 1: o ${LAYOUT} conta os juros desde o vencimento`] })
  const { code, number } = interestForm(remittanceRecords.title.fields.interest_value, interest, amount)
  return { interest_type: code as BvTitle['interest_type'], interest_value: number }
}

const NO_FINE = '0' satisfies keyof typeof tables.fineTypes
const FINE_TYPES = { value: '4', percentage: '2' } as const satisfies Readonly<Record<string, keyof typeof tables.fineTypes>>

function fine({ slip, our_code }: EntryContext): BvFine {
  if (our_code !== '1001') return limitsOf(slip, LIMITED_BY[our_code])
  const { fine: charge } = slip
  const problems = new Problems()
  const fine_value = problems.attempt(chargeInto, remittanceRecords.fine.fields.fine_value, charge, 'fine_percentage')
  const limits = problems.attempt(limitsOf, slip)
  problems.throwAny()
  return {
    fine_type: charge === null ? NO_FINE : FINE_TYPES[charge.kind],
    // The fine counts after this date (nota 16, p. 18).
    fine_date: charge === null ? null : addDays(charge.date, -1),
    fine_value,
    ...limits,
  }
}

const BY_AGREEMENT = '0' satisfies keyof typeof tables.paymentTypes
const NO_OTHER_VALUE = '3' satisfies keyof typeof tables.paymentTypes

/**
 * Payments of another value and their number, in the service's types. Limits are percentages. The bank takes a number of payments only if the title allows
 * other values (notas 26 and 27, p. 20).
 *
 * @param types that the instruction needs; the payments of a registration may have any type or none
 */
function limitsOf(slip: PreparedSlip, types?: readonly string[]): BvFine {
  const { fields } = remittanceRecords.fine
  const { divergent_payment: asked } = slip
  const { field, count } = paymentCountOf(slip)
  const payment_type = asked?.type ?? BY_AGREEMENT
  if (types !== undefined && !types.includes(payment_type)) throw new ValidationError({ divergent_payment_type: [`deve ser ${types.join(' ou ')} nesta instrução`] })
  if (count !== null && (asked === null || payment_type === NO_OTHER_VALUE)) throw new ValidationError({ [field]: [`não pode vir sem divergent_payment_type 1, 2 ou 4 no ${LAYOUT}`] })
  const percentageOf = (name: 'minimum' | 'maximum', limit: number | Decimal | null | undefined, column: AnyField): number => {
    if (limit == null) return 0
    if (typeof limit === 'number') throw new ValidationError({ [`divergent_payment_${name}_value`]: [`não pode ser enviado no ${LAYOUT}, que só recebe percentual`] })
    return percentageInto(column, limit, `divergent_payment_${name}_percentage`)
  }
  const problems = new Problems()
  const min_percentage = problems.attempt(percentageOf, 'minimum', asked?.minimum, fields.min_percentage)
  const max_percentage = problems.attempt(percentageOf, 'maximum', asked?.maximum, fields.max_percentage)
  const payment_count = count === null ? 0 : problems.attempt(paymentCountUpTo, maxValueOf(fields.payment_count), slip)
  problems.throwAny()
  return { payment_type, min_percentage, max_percentage, payment_count }
}

/** Lines of the Ficha de Compensação; interest, fine, discount, protest and write-off of the title take their place (nota 29, pp. 20–21). */
const MAX_LINES = 5
const FICHA = '2' satisfies keyof typeof tables.lineTypes

function messages({ slip }: EntryContext): readonly RecordValues<typeof remittanceRecords.messages>[] {
  const { messages: record } = remittanceRecords
  const lines = messageLines(slip, columnCount(record.fields.message_1_text), MAX_LINES)
  return inRepeatedColumns(record, 'message', lines, (text, line) => ({ line, text })).map((groups) => ({ line_type: FICHA, ...groups }))
}
