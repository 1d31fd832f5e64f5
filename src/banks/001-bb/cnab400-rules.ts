/**
 * Banco do Brasil, CNAB 400: how returns are read (CBR643, June 2019) and remittances written (CBR641, August 2020, with the differences of June 2024).
 * Notas and pages of remittances are of the edition of 2020.
 */
import { BLANK, chargeInCents, type PreparedGuarantor, type PreparedSlip, plainLength, plainUpper, ValidationError } from '../../cobranca/index.js'
import { registeredInterest } from '../bank-defaults.js'
import { type Deadlines, deadlineDays, rangeOf } from '../deadlines.js'
import { notProtested } from '../demands.js'
import { cardAndProposalAlone } from '../excludes.js'
import { cnab400Remittance, cnab400Return } from '../families/core400/index.js'
import { chargeInto, columnsOf } from '../into-fields.js'
import { type Demand, type EntryContext, type FileContext, type InstructionShape, instructionsOf, type RecordValues, type VariantRecord, variant } from '../remittance-dialect.js'
import { asksNoInstruction, checkInstructions, documentTypeIn } from '../slip-codes.js'
import { type BbContract, bank, manualRemittance400, manualReturn400, of7, walletColumns } from './bank.js'
import { remittanceFine, remittanceRecords400, remittanceTitle, remittanceTitleCompany, remittanceTitleDailyDiscount, remittanceTitlePerson, returnRecords400 } from './cnab400.js'
import {
  type BbMovement, documentTypeByOurs400, entryInstructions400, events400, movements400, occurrences400, reasons400, rejectionCodes400, writeOffInstructions400,
} from './cnab400-tables.js'
import { checkDiscounts, checkInterest, daysToList, daysToReceive, exactly, isByEmail, messageIn, NOT_PROTESTED, unsupportedFieldsOf } from './rules.js'

/** Protest and listing after the number of days in 392–393. */
const PROTEST_DAYS = '06'
const LIST = '88'

/** Each of the other protest instructions stands for a fixed number of days (nota 9 a, p. 14; nota 34, p. 23). Write-off: nota 37, p. 24. */
const deadlines400: Deadlines = {
  layout: 'CNAB 400 do Banco do Brasil',
  source: 'notas 9, 34 e 37, pp. 14, 23 e 24',
  ranges: {
    days_for_sue: [
      { from: 6, to: 29, kind: 'calendar', code: PROTEST_DAYS },
      exactly(30, 'calendar', '30'),
      exactly(35, 'calendar', PROTEST_DAYS),
      exactly(40, 'calendar', PROTEST_DAYS),
      exactly(45, 'calendar', '45'),
      ...['03', '04', '05'].map((code) => exactly(Number(code), 'working', code)),
      ...['10', '15', '20', '25'].map((code) => exactly(Number(code), 'calendar', code)),
    ],
    days_for_negativation: [{ from: 1, to: 99, kind: 'calendar', code: LIST }],
    days_for_revoke: [{ from: 1, to: 999, kind: 'unstated' }],
  },
}

/** Protest: nota 9 b, p. 14. A slip may be overdue (nota 8 c, p. 13). Credit card and proposal: p. 3. */
const demands400: readonly Demand[] = [notProtested(...NOT_PROTESTED)]

/** Nota 11: the amount was credited. */
const CREDIT = ['2'] as const

/**
 * 254–266 is the amount paid by the payer. 306–318 is the amount booked in the account, net of the fee, or gross if the fee is debited separately (nota 6 e).
 * It is a debit if only fees are charged, or if the fees exceed the payment (nota 11): then nothing was credited. `title_limit` has days in the columns of
 * other receipts (nota 26).
 */
const projected = <Role extends 'title' | 'title_limit'>(role: Role) =>
  ({
    credit_amount: { money: `${role}.entry_amount`, where: `${role}.entry_side`, is: CREDIT },
    error_code: `${role}.receipt_nature`,
  }) as const

/** Records that may follow a title. */
const companionsOfReturn = { split: { many: true }, split_ispb: { many: true }, vendor: {}, email: {}, cheque: {}, document_number: {}, discounts: {}, pix: {} } as const

/** Returns; the records of a title are of type 1 or 7. */
export const returnSpec400 = (records: typeof returnRecords400) =>
  ({
    bank,
    layout: { titles: [{ main: 'title', companions: companionsOfReturn }, { main: 'title_limit', companions: companionsOfReturn }], records },
    projections: { title: projected('title'), title_limit: projected('title_limit') },
    manual: manualReturn400,
    occurrences: occurrences400,
    reasons: reasons400,
    rejectionCodes: rejectionCodes400,
    events: events400,
    walletColumns,
  }) as const

/** Agreements of 7 digits, the only length that the bank still assigns. */
export const return400 = cnab400Return({ ...returnSpec400(returnRecords400), evidence: 'manual_and_files' })

type BbContext400 = EntryContext<BbContract>
type BbRecords400 = typeof remittanceRecords400

/** The manual does not name columns that an instruction omits: an instruction sends the whole title and its records of type 5. */
function shapeOf({ title: own, options = [] }: BbMovement): InstructionShape<BbRecords400> {
  if (own !== undefined) return { [own]: 'all' }
  return { title: 'all', ...Object.fromEntries(options.map((role) => [role, 'all'])) }
}

type BbTitle400 = RecordValues<typeof remittanceTitle>

/** Columns of guarantors in place of the message. */
type GuarantorColumns = Pick<RecordValues<typeof remittanceTitleCompany>, 'guarantor_indicator' | 'guarantor_name' | 'guarantor_tax_id'>

/** Values that only some movements have. */
type Own = Pick<BbTitle400, 'discount_date' | 'discount_value' | 'interest_value' | 'message'> & GuarantorColumns

/** Values that identify a title, and values of the movement. A record takes the values that it has columns for. */
function detail(context: BbContext400, ownOf: (context: BbContext400) => Own): BbTitle400 & GuarantorColumns {
  const { slip, wallet, contract, our_number } = context
  const coded = codedInstructions400(context)
  const document_type = documentTypeIn(documentTypeByOurs400, slip, deadlines400.layout)
  const own = ownOf(context)
  return {
    agreement_number: wallet.extra1,
    our_number: our_number.prefix + our_number.number,
    wallet_variation: contract.variation,
    document_number: isLongNumber(slip) ? plainUpper(slip.document_number).slice(0, SHORT_NUMBER) : slip.document_number,
    document_type,
    acceptance: slip.accepted ? 'A' : 'N',
    first_instruction: coded.first,
    second_instruction: coded.second,
    instruction_days: coded.days,
    discount_date: own.discount_date,
    discount_value: own.discount_value,
    interest_value: own.interest_value,
    message: own.message,
    guarantor_indicator: own.guarantor_indicator,
    guarantor_name: own.guarantor_name,
    guarantor_tax_id: own.guarantor_tax_id,
  }
}

/** A title of a movement that has its own record. */
const identified = (context: BbContext400) => detail(context, () => ({}))

/** Columns of the title's own number; a longer number goes in a record of its own (nota 36). */
const SHORT_NUMBER = columnsOf(remittanceTitle.fields.document_number)

/** Measured in the file, where `æ` takes two columns. */
const isLongNumber = ({ document_number }: PreparedSlip): boolean => plainLength(document_number) > SHORT_NUMBER

/** Movements about the discounts. They send the discounts in the same columns as an entry. */
const WITH_DISCOUNTS: readonly string[] = ['01', '31', '33', '34']

function ownOfTitle(context: BbContext400): Own {
  const { slip, movement } = context
  if (movement === '01') checkDispatch(context)
  const isDiscounted = WITH_DISCOUNTS.includes(movement)
  if (isDiscounted) checkDiscounts(slip)
  const discount = isDiscounted ? slip.discounts[0] : undefined
  const discount_value = isDiscounted ? chargeInCents(discount, slip.amount, 'discount_percentage') : undefined
  const entry = movement === '01' ? ownOfEntry(slip) : NOT_ENTRY
  const guarantor = guarantorOf(context)
  return {
    discount_date: discount?.date ?? null,
    discount_value,
    interest_value: entry.interest_value,
    message: entry.message,
    guarantor_indicator: guarantor === null ? undefined : 'A',
    guarantor_name: guarantor?.name,
    guarantor_tax_id: guarantor?.tax_id ?? undefined,
  }
}

/** The record of the e-mail alone asks the bank to send the slip; in carteira 11 the bank always sends it (CNAB 240 17.3P, p. 11). */
function checkDispatch(context: BbContext400): void {
  if (context.slip.dispatch === 'client' || isByEmail(context) || context.contract.code === '11') return
  throw new ValidationError({ dispatch_type: ['só pode ser 2 com customer_email: no CNAB 400 do Banco do Brasil, é pelo e-mail que se pede o envio pelo banco'] })
}

const messageOf = messageIn(remittanceTitle.fields.message)

/** Interest and message. Interest is in R$ per day (nota 10). A value below the default of the beneficiary's registration replaces that default. */
function ownOfEntry(slip: PreparedSlip): Pick<BbTitle400, 'interest_value' | 'message'> {
  checkInterest(slip)
  checkPix(slip)
  return { interest_value: interestOf(slip), message: messageOf(slip) }
}

const NOT_ENTRY = { interest_value: undefined, message: '' } as const

const interestOf = ({ interest, amount }: PreparedSlip): number => chargeInCents(interest, amount, 'interest_percentage')

/** The files only ask for Pix: the bank makes key, txid and location. */
function checkPix({ pix }: PreparedSlip): void {
  if (pix === null) return
  const given = Object.entries({ pix_key: pix.key, pix_location_id: pix.location_id }).filter(([, value]) => value !== '')
  if (given.length === 0) return
  throw new ValidationError(Object.fromEntries(given.map(([field]) => [field, ['não pode ser enviado ao Banco do Brasil: o banco cria o Pix do boleto']])))
}

/** The guarantor of an entry. */
function guarantorOf({ slip: { guarantor }, movement }: BbContext400): PreparedGuarantor | null {
  if (guarantor === null || movement !== '01') return null
  if (guarantor.tax_id === null) throw new ValidationError({ guarantor_cnpj_cpf: [`${BLANK} no CNAB 400 do Banco do Brasil`] })
  return guarantor
}

/** Variants of the title's record. */
const titleVariants400 = { company: remittanceTitleCompany, person: remittanceTitlePerson, dailyDiscount: remittanceTitleDailyDiscount } as const

type TitleVariants = typeof titleVariants400

/** The title, in its variants for guarantors: a company or a person (nota 13 c). */
const titleIn =
  ({ company, person }: TitleVariants) =>
  (context: BbContext400): BbTitle400 | VariantRecord => {
    const values = detail(context, ownOfTitle)
    if (values.guarantor_indicator === undefined) return values
    return context.slip.guarantor?.tax_id_type === 'cnpj' ? variant(company, values) : variant(person, values)
  }

/** Movement 16: always R$ per day, since the manual does not print whether a percentage is daily or monthly (nota 11 e). */
function newInterest({ slip }: BbContext400) {
  checkInterest(slip)
  return slip.interest === null ? {} : { new_interest_type: '1', new_interest_value: interestOf(slip) }
}

const FINE_TYPES = { value: '1', percentage: '2' } as const
const NO_FINE = '9'

/** Notas 15 and 17: a value, or a percentage with 2 decimals, and the day from which the fine is due. */
const fineOf = ({ fine }: PreparedSlip): Pick<RecordValues<typeof remittanceFine>, 'fine_type' | 'fine_date' | 'fine_value'> =>
  fine === null
    ? { fine_type: NO_FINE }
    : {
        fine_type: FINE_TYPES[fine.kind],
        fine_date: fine.date,
        fine_value: chargeInto(remittanceFine.fields.fine_value, fine, 'fine_percentage'),
      }

function fine(context: BbContext400): RecordValues<typeof remittanceFine> {
  const days = daysToReceive(context, deadlines400)
  const { fine_type, fine_date, fine_value } = fineOf(context.slip)
  return { fine_type, fine_date, fine_value, payment_limit_days: days ?? undefined }
}

/** The bank's default bureau (CNAB 240 36.3P, p. 14): a slip does not name a bureau (nota 40). */
const SERASA = '10'

/** Records of type 5. */
const optional = {
  fine: { when: ({ slip, payment_limit_at }: BbContext400) => slip.fine !== null || slip.days_for_revoke !== null || payment_limit_at !== null, values: fine },
  // In reais like the first (nota 39).
  discounts: ({ slip: { discounts: [, second, third], amount } }: BbContext400) => ({
    second_discount_value: chargeInCents(second, amount, 'second_discount_percentage'),
    third_discount_value: chargeInCents(third, amount, 'third_discount_percentage'),
  }),
  bureau: { when: ({ slip, movement }: BbContext400) => movement !== '01' || slip.days_for_negativation !== null, values: () => ({ bureau: SERASA }) },
  email: { when: isByEmail, values: ({ slip }: BbContext400) => ({ email: slip.payer_email }) },
  document_number: {
    when: ({ slip }: BbContext400) => isLongNumber(slip),
    values: ({ slip }: BbContext400) => ({ long_document_number: slip.document_number }),
  },
}

const limit = (context: BbContext400) => ({ payment_limit_days: daysToReceive({ ...context, slip: { ...context.slip, days_for_revoke: null } }, deadlines400) ?? 0 })

/** The leading agreement (convênio líder, nota 4): `extra3`, or the wallet's own. */
function leaderOf({ wallet }: FileContext, columns: number): string {
  const leader = (wallet.extra3 === '' ? wallet.extra1 : wallet.extra3).replace(/^0+(?=.)/, '')
  if (!/^[0-9]+$/.test(leader) || leader.length > columns) {
    throw new ValidationError({ extra3: [`deve ser o convênio líder, com até ${columns} algarismos`] })
  }
  return leader
}

const companions = { fine: {}, discounts: {}, bureau: {}, email: {}, document_number: {} } as const

/** Remittances; the records of a title are of type 1 or 7. */
export const remittanceSpec400 = (records: BbRecords400, variants: TitleVariants) =>
  ({
    bank,
    layout: {
      records,
      titles: [
        { main: 'title', companions },
        { main: 'title_vendor', companions },
        { main: 'title_interest' },
        { main: 'title_fine' },
        { main: 'title_no_fine' },
        { main: 'title_no_limit' },
        { main: 'title_limit' },
      ],
    },
    alternatives: { title: [variants.company, variants.person, variants.dailyDiscount] },
    manual: manualRemittance400,
    movements: movements400,
    instructions: instructionsOf(movements400, shapeOf),
    deadlines: deadlines400,
    features: ['third_discount', 'pix', 'bank_dispatch'],
    demands: demands400,
    bankDefaults: [registeredInterest('nota 10, p. 15')],
    // Proposals (nota 19, p. 20).
    excludes: cardAndProposalAlone,
    zeroAmount: ['36'],
    unsupportedFields: unsupportedFieldsOf(messageOf),
    file: { header: (file: FileContext) => ({ agreement_number: leaderOf(file, columnsOf(records.header.fields.agreement_number)), bank_name: 'BANCODOBRASIL' }) },
    records: {
      title: titleIn(variants),
      title_interest: (context: BbContext400) => ({ ...identified(context), ...newInterest(context) }),
      title_fine: (context: BbContext400) => ({ ...identified(context), ...fineOf(context.slip) }),
      title_no_fine: (context: BbContext400) => ({ ...identified(context), fine_type: NO_FINE }),
      title_no_limit: identified,
      title_limit: (context: BbContext400) => ({ ...identified(context), ...limit(context) }),
      ...optional,
    },
  }) as const

/** Agreements of 7 digits. */
export const remittance400 = cnab400Remittance({ ...remittanceSpec400(remittanceRecords400, titleVariants400), ...of7, evidence: 'manual_and_files' })

/** 157–160 and 392–393: the two instruções codificadas of a title and their days (notas 9 and 34, pp. 14 and 23; Pix, 2024, p. 14). */
interface CodedInstructions {
  readonly first: string
  readonly second: string
  readonly days: string
}

const NONE = '00'
const NO_INSTRUCTIONS: CodedInstructions = { first: NONE, second: NONE, days: NONE }

const SUE_DAYS = deadlines400.ranges.days_for_sue!

/** Registration with a Pix QR Code, alone or combined with another instruction. */
const PIX: readonly string[] = ['61', '62', '63', '64']

/** Only entry, write-off, protest and negativação have coded instructions (nota 9; observation f of 2024). */
function codedInstructions400({ slip, movement, our_code }: EntryContext): CodedInstructions {
  switch (movement) {
    case '01':
      return ofEntry(slip)
    case '02':
      return { ...NO_INSTRUCTIONS, first: writeOffInstructions400[our_code] ?? NONE }
    case '09':
      return { ...NO_INSTRUCTIONS, first: ofProtest(slip) }
    case '85':
      return { ...NO_INSTRUCTIONS, first: LIST, days: twoDigits(daysToList(slip, deadlines400)) }
    case '86':
      return { ...NO_INSTRUCTIONS, first: LIST }
    default:
      return NO_INSTRUCTIONS
  }
}

/** The code of movement 09 is the number of days; without days the bank applies five working days (nota 9 c). */
function ofProtest(slip: PreparedSlip): string {
  const { days_for_sue, first_instruction: given } = slip
  if (days_for_sue === null) return SUE_DAYS.some(({ code, kind }) => code === given && kind === 'working') ? given : NONE
  return twoDigits(deadlineDays(slip, 'days_for_sue', deadlines400))
}

function ofEntry(slip: PreparedSlip): CodedInstructions {
  if (slip.pix === null && asksNoInstruction(slip)) return NO_INSTRUCTIONS
  const { days_for_sue, days_for_negativation } = slip
  const given = [slip.first_instruction, slip.second_instruction]
  checkInstructions(slip, entryInstructions400, deadlines400.layout)
  if (days_for_sue !== null && days_for_negativation !== null) throw new ValidationError({ days_for_negativation: [ONE_DEADLINE] })
  const put = (code: string, field: string): void => {
    if (given.includes(code)) return
    const free = given.indexOf('')
    if (free === -1) throw new ValidationError({ [field]: [NO_INSTRUCTION_LEFT] })
    given[free] = code
  }
  if (slip.pix !== null && !given.some((code) => PIX.includes(code))) put(PIX[0]!, 'pix_enabled')
  let days = NONE
  if (days_for_sue !== null) {
    const code = protestCode(slip, given)
    put(code, 'days_for_sue')
    if (code === PROTEST_DAYS) days = twoDigits(days_for_sue)
  } else if (given.includes(PROTEST_DAYS)) throw new ValidationError({ days_for_sue: [BLANK] })
  if (days_for_negativation !== null) {
    days = twoDigits(daysToList(slip, deadlines400))
    put(LIST, 'days_for_negativation')
  } else if (given.includes(LIST)) throw new ValidationError({ days_for_negativation: [BLANK] })
  const [first, second] = given as [string, string]
  return { first: first || NONE, second: second || NONE, days }
}

const ONE_DEADLINE = 'não pode vir com days_for_sue: o Banco do Brasil tem um só prazo por boleto'

const NO_INSTRUCTION_LEFT =
  'não pode vir com estas first_instruction e second_instruction: o CNAB 400 do Banco do Brasil tem duas instruções por boleto, e uma é dele'

/**
 * The code of the protest instruction that the slip names, if its days agree, otherwise the code for the slip's days. A second protest instruction is an error.
 */
function protestCode(slip: PreparedSlip, given: readonly string[]): string {
  const named = given.filter((given) => SUE_DAYS.some(({ code }) => code === given))
  const own = named.find((code) => Number(code) === slip.days_for_sue && code !== PROTEST_DAYS) ?? ''
  const code = rangeOf(slip, 'days_for_sue', deadlines400, own).code!
  const another = named.find((each) => each !== code)
  if (another !== undefined) throw new ValidationError({ days_for_sue: [`é outro prazo que o da instrução ${another}`] })
  return code
}

const twoDigits = (days: number): string => String(days).padStart(2, '0')
