/**
 * Itaú, Cobrança CNAB 400, July 2021 (v3): how a remittance is written. Instructions by nota 6 (pp. 30–31), cashier instructions by nota 11
 * (pp. 32–34), charges by notas 12, 13, 35–37.
 */
import {
  addDays,
  BLANK,
  chargeInCents,
  type FieldErrors,
  mustBeAtMost,
  type OurCode,
  type PreparedCharge,
  type PreparedSlip,
  ValidationError,
} from '../../cobranca/index.js'
import { taxIdKind2 } from '../../febraban/index.js'
import { type Deadline, deadlineDays, onlyDeadline, rangeOf } from '../deadlines.js'
import { cnab400Remittance } from '../families/core400/index.js'
import { chargeInto, inGroups } from '../into-fields.js'
import {
  type EntryContext,
  fieldsOfRole,
  type InstructionShape,
  instructionsOf,
  type RecordValues,
  type VariantRecord,
  variant,
} from '../remittance-dialect.js'
import { asksNoInstruction, checkInstructions, documentTypeIn, noInstructionLeft } from '../slip-codes.js'
import { guarantorAddressOf, mergeFields, messagesOf } from '../unsupported-fields.js'
import { bank } from './bank.js'
import {
  currentInstructions400,
  type ItauMovement,
  instructionFields400,
  movements400,
  type splitValueTypes400,
} from './cnab400-instructions.js'
import {
  remittanceFine,
  remittanceHeader,
  remittancePayer,
  remittancePix,
  remittanceSplit,
  remittanceTitle,
  remittanceTitleDiscounts,
  remittanceTitleMessage30,
  remittanceTitleMessage40,
  remittanceTrailer,
} from './cnab400-remittance.js'
import { acceptanceOf, documentTypeOf, fineTypeOf } from './codes.js'
import { checked400, contracts400, type ItauContract, ourNumber, walletFields } from './contracts.js'
import { deadlines400 } from './deadlines.js'
import { demands } from './demands.js'
import { checkFine, discountInCents } from './limits.js'
import { manual400 } from './manuals.js'

const records = {
  header: remittanceHeader,
  title: remittanceTitle,
  fine: remittanceFine,
  pix: remittancePix,
  split: remittanceSplit,
  payer: remittancePayer,
  trailer: remittanceTrailer,
}

/** As a person reads it. */
const LAYOUT = deadlines400.layout

type Context = EntryContext<ItauContract>
type Title = RecordValues<typeof remittanceTitle>

/** An entry sends all there is of the slip; an instruction, only what nota 6 demands of it. */
const entry = { title: 'all', fine: 'all', split: 'all', payer: 'all' } as const

/** With Pix there is no split (p. 13) and no record of type 5. */
const pixEntry = { title: 'all', fine: 'all', pix: 'all' } as const

/** What 31 (other data) leaves out: the value of the title goes alone, as 1028 (nota 6 B). */
const ALONE = 'amount'

/** 49 with any field of the fine in zeros takes the fine away (nota 6 B), whatever the slip says of it. */
const NO_FINE: readonly string[] = []

function shapeOf({ requires, fields }: ItauMovement, ourCode: OurCode): InstructionShape<typeof records> {
  if (requires === 'all') return entry
  const obligatory = instructionFields400[requires]
  if (ourCode === '1028') return { title: [...obligatory, ALONE] }
  if (ourCode === '1031') return { title: { allBut: [ALONE] } }
  if (ourCode === '1075') return { title: obligatory, fine: NO_FINE }
  const fine = fieldsOfRole('fine', fields)
  return { title: [...obligatory, ...fieldsOfRole('title', fields)], ...(fine.length === 0 ? {} : { fine }) }
}

const instructions = instructionsOf(movements400, shapeOf)

export const remittance400 = cnab400Remittance({
  bank,
  layout: { records, companions: { fine: {}, pix: {}, split: { many: true }, payer: {} } },
  manual: manual400,
  evidence: 'manual_and_files',
  checked: checked400,
  contracts: contracts400,
  alternatives: { title: [remittanceTitleDiscounts, remittanceTitleMessage30, remittanceTitleMessage40] },
  wallet: walletFields,
  ourNumber,
  records: {
    title,
    fine,
    pix: { when: ({ slip }) => slip.pix !== null && (slip.pix.key !== '' || slip.pix.location_id !== ''), values: pix },
    split,
    payer: { when: ({ slip: { guarantor } }) => guarantor?.tax_id != null || guarantor?.address != null, values: payer },
  },
  movements: movements400,
  instructions: { ...instructions, '1001': { movement: '01', records: entry, withPix: { movement: '71', records: pixEntry } } },
  deadlines: deadlines400,
  features: ['third_discount', 'split', 'pix'],
  charges: { fromDayAfter: ['fine'] },
  demands,
  unsupportedFields: unsupportedFields,
})

/** Messages go by instructions 93 and 94 only; with Pix there is no record 5, which alone has the guarantor's address. */
function unsupportedFields({ slip }: Context): Readonly<Record<string, string>> {
  const isPrinted = WITH_MESSAGE.includes(slip.first_instruction) || WITH_MESSAGE.includes(slip.second_instruction)
  return mergeFields(isPrinted ? null : messagesOf(slip), slip.pix === null ? null : guarantorAddressOf(slip))
}

/** Movements that send the slip as it is: entry, entry with Pix, other data. The others send only what nota 6 demands. */
const SENDS_SLIP = ['01', '71', '31']

function title(context: Context): Title | VariantRecord {
  if (SENDS_SLIP.includes(context.movement)) return wholeTitle(context)
  const { slip, contract, our_number, movement } = context
  return {
    our_number: our_number.number,
    wallet_letter: contract.letter,
    cancelled_code: context.instruction_code ?? NOTHING_CANCELLED,
    instruction_days: deadlineDays(slip, DAYS_OF_MOVEMENT[movement], deadlines400),
  }
}

/** Zeros where no instruction is cancelled (nota 27). */
const NOTHING_CANCELLED = '0000'

/** In one piece, not put together of others by spreading: that would cost most of what building the file does. */
function wholeTitle(context: Context): Title | VariantRecord {
  const { slip, contract, our_number } = context
  checkPix(context)
  const { first, second, days } = cashierInstructions(slip)
  const discount = slip.discounts[0]
  const values: Title = {
    our_number: our_number.number,
    wallet_letter: contract.letter,
    cancelled_code: context.instruction_code ?? NOTHING_CANCELLED,
    document_type: documentTypeIn(documentTypeOf, slip, LAYOUT),
    acceptance: slip.accepted ? acceptanceOf.S : acceptanceOf.N,
    first_instruction: first,
    second_instruction: second,
    interest_value: chargeInCents(slip.interest, slip.amount, 'interest_percentage'),
    discount_value: discountInCents(discount, slip, 'discount_percentage'),
    interest_date: slip.interest?.date ?? null,
    instruction_days: days,
  }
  // A variant takes of these what it has columns for.
  if (slip.discounts.length > 1) {
    return variant(remittanceTitleDiscounts, { ...values, ...furtherDiscounts(slip.discounts.slice(1), slip) })
  }
  if (first === '94' || second === '94') return withMessage40(values, slip)
  if (first === '93' || second === '93') return withMessage30(values, slip)
  return values
}

/** Instruction 93 prints a message of 30 columns, where the guarantor would stand (nota 11 B). */
function withMessage30(values: Title, slip: PreparedSlip): VariantRecord {
  checkGuarantor(slip)
  return variant(remittanceTitleMessage30, { ...values, payer_message: slip.instructions.join(' ') })
}

/** Instruction 94 prints 40, where guarantor and date of mora would stand (nota 11 C). */
function withMessage40(values: Title, slip: PreparedSlip): VariantRecord {
  checkGuarantor(slip)
  if (needsDateOfMora(slip)) throw new ValidationError({ days_for_interest: [MORA_TAKEN] })
  return variant(remittanceTitleMessage40, { ...values, payer_message: slip.instructions.join(' ') })
}

const MORA_TAKEN = 'não pode vir com a instrução 94 do Itaú: a mensagem ocupa o lugar da data de mora'

/** Then only the record of type 5 tells of the guarantor, by his tax id. */
function checkGuarantor({ guarantor }: PreparedSlip): void {
  if (guarantor?.tax_id === null) throw new ValidationError({ guarantor_cnpj_cpf: [NAME_TAKEN] })
}

const NAME_TAKEN = `${BLANK} com as instruções 93 e 94 do Itaú: a mensagem ocupa o lugar do nome do sacador/avalista`

/** Protest and negativation are scheduled by the days of the instruction itself (nota 6 C); absent is 00, two calendar days. */
const DAYS_OF_MOVEMENT: Readonly<Record<string, Deadline>> = {
  '09': 'days_for_sue',
  '11': 'days_for_sue',
  '66': 'days_for_negativation',
}

/** R$ 10 million, in cents. */
const MOST_WITH_PIX = 1_000_000_000

/** Pix goes with wallet 109 only, up to R$ 10 million, and never with records of type 4 (p. 13) or 5 (p. 17). */
function checkPix({ slip, contract }: Context): void {
  if (slip.pix === null) return
  const errors: FieldErrors = {}
  if (contract.code !== '109') errors['pix_enabled'] = ['só é aceito pelo Itaú na carteira 109']
  if (slip.amount > MOST_WITH_PIX) errors['amount'] = [`${mustBeAtMost('10.000.000,00')} para boleto com Pix no Itaú`]
  if (slip.split.length > 0) errors['split_accounts'] = ['não pode vir com Pix no Itaú']
  if (slip.guarantor?.tax_id != null) {
    errors['guarantor_cnpj_cpf'] = ['não pode vir com Pix no CNAB 400 do Itaú: iria no registro 5, que o Boleto Pix não aceita']
  }
  if (Object.keys(errors).length > 0) throw new ValidationError(errors)
}

/** Instructions that print a message where the guarantor would stand (nota 11 B, C). */
const WITH_MESSAGE: readonly string[] = ['93', '94']

const INSTRUCTION_FIELDS = ['first_instruction', 'second_instruction'] as const

/** Second and third discount stand where guarantor, message, date of mora and days of instructions would (nota 16 a): one excludes the other. */
function furtherDiscounts(
  [second, third]: readonly PreparedCharge[],
  slip: PreparedSlip,
): RecordValues<typeof remittanceTitleDiscounts> {
  const excluded = [
    ...(slip.guarantor === null ? [] : ['guarantor_name']),
    ...DEADLINES.filter((field) => slip[field] !== null),
    ...(needsDateOfMora(slip) ? ['days_for_interest'] : []),
    ...INSTRUCTION_FIELDS.filter((field) => WITH_MESSAGE.includes(slip[field])),
  ]
  const taken = 'não pode vir com segundo desconto no CNAB 400 do Itaú: ocupam as mesmas posições'
  if (excluded.length > 0) throw new ValidationError(Object.fromEntries(excluded.map((field) => [field, [taken]])))
  return {
    second_discount_date: second?.date ?? null,
    second_discount_value: discountInCents(second, slip, 'second_discount_percentage'),
    third_discount_date: third?.date ?? null,
    third_discount_value: discountInCents(third, slip, 'third_discount_percentage'),
  }
}

/** Without date of mora, interest begins the day after the due date. */
const needsDateOfMora = ({ interest }: PreparedSlip): boolean => (interest?.days ?? 1) > 1

const DEADLINES = Object.keys(deadlines400.ranges) as Deadline[]

const readsDaysOf = (field: Deadline, code: string): boolean => (deadlines400.ranges[field] ?? []).some((range) => range.code === code)

/** Protest, negativation and return after so many days, as cashier instructions: one field of days for all (nota 11 A). */
function cashierInstructions(slip: PreparedSlip): { first: string; second: string; days: number } {
  if (asksNoInstruction(slip)) return NO_INSTRUCTIONS
  checkInstructions(slip, currentInstructions400, LAYOUT)
  const field = onlyDeadline(slip, DEADLINES, LAYOUT)
  const given: [string, string] = [slip.first_instruction, slip.second_instruction]
  checkDays(given, field)
  if (field === undefined) return { first: given[0], second: given[1], days: 0 }
  const named = given.find((code) => readsDaysOf(field, code)) ?? ''
  const { code } = rangeOf(slip, field, deadlines400, named)
  if (named === '') {
    const free = given.indexOf('')
    if (free === -1) throw new ValidationError({ [field]: [noInstructionLeft(LAYOUT)] })
    given[free] = code!
  }
  return { first: given[0], second: given[1], days: slip[field]! }
}

const NO_INSTRUCTIONS = { first: '', second: '', days: 0 } as const

/** Instructions that a slip names and their XX days, which only a deadline of the slip tells; 00 would be two days (nota 11 A). */
function checkDays(given: readonly string[], field: Deadline | undefined): void {
  const errors: FieldErrors = {}
  given.forEach((code, i) => {
    const own = DEADLINES.find((each) => readsDaysOf(each, code))
    const lacks = own === undefined ? field === undefined && TAKES_DAYS.includes(code) : own !== field
    if (lacks) errors[own ?? 'days_for_revoke'] = [`${BLANK} com ${INSTRUCTION_FIELDS[i]} ${code}`]
  })
  if (Object.keys(errors).length > 0) throw new ValidationError(errors)
}

/** Without a deadline of their own: not to be received after XX days. */
const TAKES_DAYS: readonly string[] = ['91']

/** It begins after the date given (nota 36): the day before its first day. */
function fine({ slip }: Context): RecordValues<typeof remittanceFine> {
  if (slip.fine === null) return {}
  checkFine(slip)
  return {
    fine_type: fineTypeOf[slip.fine.kind === 'percentage' ? '1' : '2'],
    fine_date: dayBefore(slip.fine, slip),
    fine_value: chargeInto(remittanceFine.fields.fine_value, slip.fine, 'fine_percentage'),
  }
}

const dayBefore = ({ days }: PreparedCharge, slip: PreparedSlip): string => addDays(slip.expire_at, Math.max(days - 1, 0))

/** A key other than the account's CNPJ, or a location made beforehand (p. 13). */
function pix({ slip }: Context): RecordValues<typeof remittancePix> {
  const location_id = slip.pix?.location_id ?? ''
  return { pix_key: slip.pix?.key ?? '', ...(location_id === '' ? {} : { location_id }) }
}

/** Accounts of a title, in records of type 4 (p. 15). */
const MOST_ACCOUNTS = 30

/** Shares in reais of the title's value (nota 32, kind 2). */
function split({ slip }: Context): RecordValues<typeof remittanceSplit>[] {
  if (slip.split.length > MOST_ACCOUNTS) throw new ValidationError({ split_accounts: [`aceita no máximo ${MOST_ACCOUNTS} contas no Itaú`] })
  if (slip.split.some((account) => account.bank_number !== '341')) {
    throw new ValidationError({ 'split_accounts.bank_number': ['deve ser 341: o Itaú só divide o crédito entre contas suas'] })
  }
  if (slip.split.some((account) => account.account_digit === '')) throw new ValidationError({ 'split_accounts.account_digit': [BLANK] })
  if (slip.split.reduce((sum, account) => sum + account.amount, 0) > slip.amount) {
    throw new ValidationError({ 'split_accounts.amount': ['soma mais que o valor do boleto'] })
  }
  return inGroups(remittanceSplit, 'split', slip.split, ({ agency_number, account_number, account_digit, amount }) => ({
    agency_number,
    account_number,
    account_digit,
    value: amount,
  })).map((shares, i) => ({ split_sequence: i + 1, ...shares, split_value_type: SHARES_IN_REAIS }))
}

const SHARES_IN_REAIS: keyof typeof splitValueTypes400 = '2'

/** Tax id (zeros when there is none) and address of the guarantor, whose name stands in the title (nota 30). */
function payer({ slip: { guarantor } }: Context): RecordValues<typeof remittancePayer> {
  if (guarantor === null) return {}
  return {
    payer_email: '',
    ...(guarantor.tax_id === null || guarantor.tax_id_type === null
      ? {}
      : { guarantor_tax_id_type: taxIdKind2(guarantor.tax_id_type), guarantor_tax_id: guarantor.tax_id }),
    guarantor_address: guarantor.address ?? '',
    guarantor_neighborhood: guarantor.neighborhood ?? '',
    ...(guarantor.zipcode === null ? {} : { guarantor_zipcode: guarantor.zipcode }),
    guarantor_city: guarantor.city ?? '',
    guarantor_state: guarantor.state ?? '',
  }
}
