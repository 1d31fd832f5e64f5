/** Banco do Brasil, remittances of CNAB 400 (CBR641, August 2020): values of the title. */
import {
  chargeInCents,
  MUST_NOT_BE_BLANK,
  type PreparedGuarantor,
  type PreparedSlip,
  plainLength,
  plainUpper,
  ValidationError,
} from '../../cobranca/index.js'
import { columnCount } from '../into-fields.js'
import { type EntryContext, type RecordValues, type VariantRecord, variant } from '../remittance-dialect.js'
import { documentTypeIn } from '../slip-codes.js'
import type { BbContract } from './bank.js'
import {
  remittanceTitle,
  remittanceTitleCompany,
  remittanceTitleDailyDiscount,
  remittanceTitlePerson,
} from './cnab400.js'
import { deadlines400 } from './cnab400-deadlines.js'
import { codedInstructions400 } from './cnab400-instructions.js'
import { documentTypeByOurs400 } from './cnab400-tables.js'
import { checkDiscounts, checkInterest, isByEmail, messageIn } from './rules.js'

export type BbContext400 = EntryContext<BbContract>

type BbTitle400 = RecordValues<typeof remittanceTitle>

/** Columns of guarantors in place of the message. */
type GuarantorColumns = Pick<
  RecordValues<typeof remittanceTitleCompany>,
  'guarantor_indicator' | 'guarantor_name' | 'guarantor_tax_id'
>

/** Values that only some movements have. */
type MovementValues = Pick<BbTitle400, 'discount_date' | 'discount_value' | 'interest_value' | 'message'> &
  GuarantorColumns

/** Values that identify a title, and values of the movement. A record takes the values that it has columns for. */
export function titleValues(
  context: BbContext400,
  valuesOf: (context: BbContext400) => MovementValues,
): BbTitle400 & GuarantorColumns {
  const { slip, wallet, contract, our_number } = context
  const coded = codedInstructions400(context)
  const document_type = documentTypeIn(documentTypeByOurs400, slip, deadlines400.layout)
  const values = valuesOf(context)
  return {
    agreement_number: wallet.extra1,
    our_number: our_number.prefix + our_number.number,
    wallet_variation: contract.variation,
    document_number: isLongNumber(slip)
      ? plainUpper(slip.document_number).slice(0, SHORT_NUMBER)
      : slip.document_number,
    document_type,
    acceptance: slip.accepted ? 'A' : 'N',
    first_instruction: coded.first,
    second_instruction: coded.second,
    instruction_days: coded.days,
    discount_date: values.discount_date,
    discount_value: values.discount_value,
    interest_value: values.interest_value,
    message: values.message,
    guarantor_indicator: values.guarantor_indicator,
    guarantor_name: values.guarantor_name,
    guarantor_tax_id: values.guarantor_tax_id,
  }
}

/** Columns of the title's own number; a longer number goes in a record of its own (nota 36). */
const SHORT_NUMBER = columnCount(remittanceTitle.fields.document_number)

/** Measured in the file, where `æ` takes two columns. */
export const isLongNumber = ({ document_number }: PreparedSlip): boolean => plainLength(document_number) > SHORT_NUMBER

/** Movements about the discounts. They send the discounts in the same columns as a registration. */
const WITH_DISCOUNTS: readonly string[] = ['01', '31', '33', '34']

function movementValues(context: BbContext400): MovementValues {
  const { slip, movement } = context
  if (movement === '01') checkDispatch(context)
  const isDiscounted = WITH_DISCOUNTS.includes(movement)
  if (isDiscounted) checkDiscounts(slip)
  const discount = isDiscounted ? slip.discounts[0] : undefined
  const discount_value = isDiscounted ? chargeInCents(discount, slip.amount, 'discount_percentage') : undefined
  const registration = movement === '01' ? registrationValues(slip) : NOT_REGISTRATION
  const guarantor = guarantorOf(context)
  return {
    discount_date: discount?.date ?? null,
    discount_value,
    interest_value: registration.interest_value,
    message: registration.message,
    guarantor_indicator: guarantor === null ? undefined : 'A',
    guarantor_name: guarantor?.name,
    guarantor_tax_id: guarantor?.tax_id ?? undefined,
  }
}

/** The record of the e-mail alone asks the bank to send the slip; in carteira 11 the bank always sends it (CNAB 240 17.3P, p. 11). */
function checkDispatch(context: BbContext400): void {
  if (context.slip.dispatch === 'client' || isByEmail(context) || context.contract.code === '11') return
  throw new ValidationError({
    dispatch_type: [
      'só pode ser 2 com customer_email: no CNAB 400 do Banco do Brasil, é pelo e-mail que se pede o envio pelo banco',
    ],
  })
}

export const messageOf = messageIn(remittanceTitle.fields.message)

/** Interest and message. Interest is in R$ per day (nota 10). A value below the default of the beneficiary's registration replaces that default. */
function registrationValues(slip: PreparedSlip): Pick<BbTitle400, 'interest_value' | 'message'> {
  checkInterest(slip)
  checkPix(slip)
  return { interest_value: interestOf(slip), message: messageOf(slip) }
}

const NOT_REGISTRATION = { interest_value: undefined, message: '' } as const

export const interestOf = ({ interest, amount }: PreparedSlip): number =>
  chargeInCents(interest, amount, 'interest_percentage')

/** The files only ask for Pix: the bank makes key, txid and location. */
function checkPix({ pix }: PreparedSlip): void {
  if (pix === null) return
  const given = Object.entries({ pix_key: pix.key, pix_location_id: pix.location_id }).filter(
    ([, value]) => value !== '',
  )
  if (given.length === 0) return
  throw new ValidationError(
    Object.fromEntries(
      given.map(([field]) => [field, ['não pode ser enviado ao Banco do Brasil: o banco cria o Pix do boleto']]),
    ),
  )
}

/** The guarantor of a registration. */
function guarantorOf({ slip: { guarantor }, movement }: BbContext400): PreparedGuarantor | null {
  if (guarantor === null || movement !== '01') return null
  if (guarantor.tax_id === null)
    throw new ValidationError({ guarantor_cnpj_cpf: [`${MUST_NOT_BE_BLANK} no CNAB 400 do Banco do Brasil`] })
  return guarantor
}

/** Variants of the title's record. */
export const titleVariants400 = {
  company: remittanceTitleCompany,
  person: remittanceTitlePerson,
  dailyDiscount: remittanceTitleDailyDiscount,
} as const

export type TitleVariants = typeof titleVariants400

/** The title, in its variants for guarantors: a company or a person (nota 13 c). */
export const titleIn =
  ({ company, person }: TitleVariants) =>
  (context: BbContext400): BbTitle400 | VariantRecord => {
    const values = titleValues(context, movementValues)
    if (values.guarantor_indicator === undefined) return values
    return context.slip.guarantor?.tax_id_type === 'cnpj' ? variant(company, values) : variant(person, values)
  }
