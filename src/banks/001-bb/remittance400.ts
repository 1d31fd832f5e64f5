/**
 * Banco do Brasil, Remessa CNAB400 (CBR641), August 2020, with the differences of June 2024: how a remittance is written. «nota» and pages are of the
 * edition of 2020.
 */
import {
  BLANK,
  chargeInCents,
  type PreparedGuarantor,
  type PreparedSlip,
  plainUpper,
  ValidationError,
} from '../../cobranca/index.js'
import { cnab400Remittance } from '../families/core400/index.js'
import { chargeInto, columnsOf } from '../into-fields.js'
import { guarantorAddressOf, leftOut, messagesOf } from '../left-out.js'
import { type EntryContext, type FileContext, type InstructionShape, instructionsOf, type RecordValues, type VariantRecord, variant } from '../remittance-dialect.js'
import { documentTypeIn } from '../slip-codes.js'
import { type BbContract, bank, checkedDigit400, manualRemittance400, of7 } from './bank.js'
import { type BbMovement, documentTypeByOurs400, movements400 } from './cnab400-instructions.js'
import {
  remittanceBureau,
  remittanceDiscounts,
  remittanceDocumentNumber,
  remittanceEmail,
  remittanceFine,
  remittanceHeader,
  remittanceHeader6,
  remittanceTitle,
  remittanceTitle6,
  remittanceTitleCompany,
  remittanceTitleCompany6,
  remittanceTitleDailyDiscount,
  remittanceTitleDailyDiscount6,
  remittanceTitleFine,
  remittanceTitleFine6,
  remittanceTitleInterest,
  remittanceTitleInterest6,
  remittanceTitleLimit,
  remittanceTitleLimit6,
  remittanceTitleNoFine,
  remittanceTitleNoFine6,
  remittanceTitleNoLimit,
  remittanceTitleNoLimit6,
  remittanceTitlePerson,
  remittanceTitlePerson6,
  remittanceTitleVendor,
  remittanceTitleVendor6,
  remittanceTrailer,
} from './cnab400-remittance.js'
import { codedInstructions400 } from './coded-instructions.js'
import { acceptanceOf, checkPix } from './codes.js'
import { deadlines400 } from './deadlines.js'
import { demands400 } from './demands.js'
import { checkDiscounts, checkInterest, daysToReceive } from './rules.js'
import { of4 } from './variants/convenio-4.js'
import { of6 } from './variants/convenio-6.js'
import { OLD_HEADER, UP_TO_9999, VARIANT_4, VARIANT_6 } from './variants.js'

/** What comes behind the title of an entry (p. 2). */
const options = {
  fine: remittanceFine,
  discounts: remittanceDiscounts,
  bureau: remittanceBureau,
  email: remittanceEmail,
  document_number: remittanceDocumentNumber,
}

const companions = { fine: {}, discounts: {}, bureau: {}, email: {}, document_number: {} } as const

const titles = [
  { main: 'title', companions },
  { main: 'title_vendor', companions },
  { main: 'title_interest' },
  { main: 'title_fine' },
  { main: 'title_no_fine' },
  { main: 'title_no_limit' },
  { main: 'title_limit' },
] as const

const records = {
  header: remittanceHeader,
  title: remittanceTitle,
  title_vendor: remittanceTitleVendor,
  title_interest: remittanceTitleInterest,
  title_fine: remittanceTitleFine,
  title_no_fine: remittanceTitleNoFine,
  title_no_limit: remittanceTitleNoLimit,
  title_limit: remittanceTitleLimit,
  ...options,
  trailer: remittanceTrailer,
}

/** Agreements of 4 and of 6 digits: detail of type 1. */
const recordsOld = {
  header: remittanceHeader6,
  title: remittanceTitle6,
  title_vendor: remittanceTitleVendor6,
  title_interest: remittanceTitleInterest6,
  title_fine: remittanceTitleFine6,
  title_no_fine: remittanceTitleNoFine6,
  title_no_limit: remittanceTitleNoLimit6,
  title_limit: remittanceTitleLimit6,
  ...options,
  trailer: remittanceTrailer,
}

type Context = EntryContext<BbContract>
type Records = typeof records

/** An instruction sends the title, as the manual names no columns to leave out, and what of type 5 goes with it. */
function shapeOf({ title: own, options: more = [] }: BbMovement): InstructionShape<Records> {
  if (own !== undefined) return { [own]: 'all' }
  return { title: 'all', ...Object.fromEntries(more.map((role) => [role, 'all'])) }
}

type Title = RecordValues<typeof remittanceTitle>

/** What guarantors have in place of the message. */
type GuarantorColumns = Pick<RecordValues<typeof remittanceTitleCompany>, 'guarantor_indicator' | 'guarantor_name' | 'guarantor_tax_id'>

/** Values that only some movements have. */
type Own = Pick<Title, 'discount_date' | 'discount_value' | 'interest_value' | 'message'> & GuarantorColumns

/** Values that identify a title, and those of the movement; a record takes of these what it has columns for. */
function detail(context: Context, ownOf: (context: Context) => Own): Title & GuarantorColumns {
  const { slip, wallet, contract, our_number } = context
  const coded = codedInstructions400(context)
  const document_type = documentTypeIn(documentTypeByOurs400, slip, 'CNAB 400 do Banco do Brasil')
  const own = ownOf(context)
  return {
    agreement_number: wallet.extra1,
    our_number: our_number.prefix + our_number.number,
    wallet_variation: contract.variation,
    document_number: slip.document_number.slice(0, SHORT_NUMBER),
    document_type,
    acceptance: acceptanceOf(slip),
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

/** Of a movement that has records of its own. */
const identified = (context: Context) => detail(context, () => ({}))

/** Columns of the title's own number; what is longer goes in a record of its own (nota 36). */
const SHORT_NUMBER = columnsOf(remittanceTitle.fields.document_number)

/** Movements about the discounts, which send them as an entry does. */
const WITH_DISCOUNTS: readonly string[] = ['01', '31', '33', '34']

function ownOfTitle(context: Context): Own {
  const { slip, movement } = context
  if (movement === '01') checkDispatch(context)
  const isDiscounted = WITH_DISCOUNTS.includes(movement)
  if (isDiscounted) checkDiscounts(slip)
  const discount = isDiscounted ? slip.discounts[0] : undefined
  const discount_value = isDiscounted ? chargeInCents(discount, slip.amount, 'discount_percentage') : undefined
  const entry = movement === '01' ? entryOnly(slip) : NOT_ENTRY
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

/** Only the record of the e-mail tells that the bank is to send the slip; in carteira 11 it always does (CNAB 240 17.3P, p. 11). */
function checkDispatch({ slip, contract }: Context): void {
  if (slip.dispatch === 'client' || slip.payer_email !== '' || contract.code === '11') return
  throw new ValidationError({ dispatch_type: ['só pode ser 2 com customer_email: no CNAB 400 do Banco do Brasil, é pelo e-mail que se pede o envio pelo banco'] })
}

/** Interest and message. R$ a day, of the slip's value (nota 10); a value less than the default of the beneficiary's cadastre prevails over it. */
function entryOnly(slip: PreparedSlip): Pick<Title, 'interest_value' | 'message'> {
  checkInterest(slip)
  checkPix(slip)
  return {
    interest_value: slip.interest === null ? 0 : chargeInCents(slip.interest, slip.amount, 'interest_percentage'),
    message: messageOf(slip),
  }
}

const NOT_ENTRY = { interest_value: undefined, message: '' } as const

/** A text for the slip that the bank prints; none beside a guarantor, nor one that does not fit. */
function messageOf({ instructions, guarantor }: PreparedSlip): string {
  if (instructions.length === 0) return ''
  const message = instructions.join(' ')
  return guarantor === null && plainUpper(message).length <= columnsOf(remittanceTitle.fields.message) ? message : ''
}

/** What has no column: the message where the guarantor stands or that is too long, and the guarantor's address. */
const leavesOut = ({ slip }: Context): Readonly<Record<string, string>> =>
  leftOut(messageOf(slip) === '' ? messagesOf(slip) : null, guarantorAddressOf(slip))

/** The guarantor of an entry; null when there is none. */
function guarantorOf({ slip: { guarantor }, movement }: Context): PreparedGuarantor | null {
  if (guarantor === null || movement !== '01') return null
  if (guarantor.tax_id === null) throw new ValidationError({ guarantor_cnpj_cpf: [`${BLANK} no CNAB 400 do Banco do Brasil`] })
  return guarantor
}

/** The title, in its variants for guarantors: a company or a person (nota 13 c). */
const titleIn =
  (company: typeof remittanceTitleCompany | typeof remittanceTitleCompany6, person: typeof remittanceTitlePerson | typeof remittanceTitlePerson6) =>
  (context: Context): Title | VariantRecord => {
    const values = detail(context, ownOfTitle)
    if (values.guarantor_indicator === undefined) return values
    return context.slip.guarantor?.tax_id_type === 'cnpj' ? variant(company, values) : variant(person, values)
  }

/** 16: R$ a day, whichever way the slip has it. The manual does not say whether a percentage is of a day or of a month (nota 11 e). */
function newInterest({ slip }: Context) {
  checkInterest(slip)
  if (slip.interest === null) return {}
  return { new_interest_type: '1', new_interest_value: chargeInCents(slip.interest, slip.amount, 'interest_percentage') }
}

const FINE_TYPES = { value: '1', percentage: '2' } as const
const NO_FINE = '9'

/** Nota 15 and 17: a value or a percentage of 2 decimals, due from a day on. */
const fineOf = ({ fine }: PreparedSlip): Pick<RecordValues<typeof remittanceFine>, 'fine_type' | 'fine_date' | 'fine_value'> =>
  fine === null
    ? { fine_type: NO_FINE }
    : {
        fine_type: FINE_TYPES[fine.kind],
        fine_date: fine.date,
        fine_value: chargeInto(remittanceFine.fields.fine_value, fine, 'fine_percentage'),
      }

function fine(context: Context): RecordValues<typeof remittanceFine> {
  const days = daysToReceive(context, deadlines400)
  const { fine_type, fine_date, fine_value } = fineOf(context.slip)
  return { fine_type, fine_date, fine_value, payment_limit_days: days ?? undefined }
}

/** Second and third discounts, in reais like the first (nota 39). */
function discounts({ slip }: Context): RecordValues<typeof remittanceDiscounts> {
  const [, second, third] = slip.discounts
  return {
    second_discount_value: chargeInCents(second, slip.amount, 'second_discount_percentage'),
    third_discount_value: chargeInCents(third, slip.amount, 'third_discount_percentage'),
  }
}

/** The bureau that the bank takes when none is named (CNAB 240 36.3P, p. 14); a slip names none (nota 40). */
const SERASA = '10'

/** The payer's e-mail goes where the bank prints the slip, which is agreed with it beforehand (nota 18). */
const optional = {
  fine: { when: ({ slip, payment_limit_at }: Context) => slip.fine !== null || slip.days_for_revoke !== null || payment_limit_at !== null, values: fine },
  discounts,
  bureau: { when: ({ slip, movement }: Context) => movement !== '01' || slip.days_for_negativation !== null, values: () => ({ bureau: SERASA }) },
  email: { when: ({ slip }: Context) => slip.dispatch === 'bank' && slip.payer_email !== '', values: ({ slip }: Context) => ({ email: slip.payer_email }) },
  document_number: {
    when: ({ slip }: Context) => slip.document_number.length > SHORT_NUMBER,
    values: ({ slip }: Context) => ({ long_document_number: slip.document_number }),
  },
}

const limit = (context: Context) => ({ payment_limit_days: daysToReceive({ ...context, slip: { ...context.slip, days_for_revoke: null } }, deadlines400) ?? 0 })

/** The leading agreement (convênio líder, nota 4): `extra3`, or the wallet's own. */
function leaderOf({ wallet }: FileContext, columns: number): string {
  const leader = (wallet.extra3 === '' ? wallet.extra1 : wallet.extra3).replace(/^0+(?=.)/, '')
  if (!/^[0-9]+$/.test(leader) || leader.length > columns) {
    throw new ValidationError({ extra3: [`deve ser o convênio líder, com até ${columns} algarismos`] })
  }
  return leader
}

const shared = {
  bank,
  manual: manualRemittance400,
  movements: movements400,
  instructions: instructionsOf(movements400, shapeOf),
  deadlines: deadlines400,
  carries: ['third_discount', 'pix', 'bank_dispatch'],
  demands: demands400,
  leavesOut,
} as const

const header = (columns: number) => (file: FileContext) => ({ agreement_number: leaderOf(file, columns), bank_name: 'BANCODOBRASIL' })

const withRecords = (title: (context: Context) => Title | VariantRecord) => ({
  title,
  title_interest: (context: Context) => ({ ...identified(context), ...newInterest(context) }),
  title_fine: (context: Context) => ({ ...identified(context), ...fineOf(context.slip) }),
  title_no_fine: (context: Context) => ({ ...identified(context), fine_type: NO_FINE }),
  title_no_limit: (context: Context) => identified(context),
  title_limit: (context: Context) => ({ ...identified(context), ...limit(context) }),
  ...optional,
})

/** Agreements of 7 digits. */
export const remittance400 = cnab400Remittance({
  ...shared,
  ...of7,
  layout: { records, titles },
  alternatives: { title: [remittanceTitleCompany, remittanceTitlePerson, remittanceTitleDailyDiscount] },
  file: { header: header(columnsOf(remittanceHeader.fields.agreement_number)) },
  records: withRecords(titleIn(remittanceTitleCompany, remittanceTitlePerson)),
})

const old = {
  ...shared,
  layout: { records: recordsOld, titles },
  checked: checkedDigit400,
  alternatives: { title: [remittanceTitleCompany6, remittanceTitlePerson6, remittanceTitleDailyDiscount6] },
  file: { header: header(columnsOf(remittanceHeader6.fields.agreement_number)) },
  records: withRecords(titleIn(remittanceTitleCompany6, remittanceTitlePerson6)),
} as const

/** Agreements of 4 digits. */
export const remittance400Of4 = cnab400Remittance({
  ...old,
  ...of4,
  variant: VARIANT_4,
  told: [OLD_HEADER, { ...UP_TO_9999, also: titles.map(({ main }) => `${main}.agreement_number`) }],
})

/** Agreements of 6 digits. */
export const remittance400Of6 = cnab400Remittance({ ...old, ...of6, variant: VARIANT_6, told: [OLD_HEADER] })
