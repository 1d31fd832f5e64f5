import type { Decimal } from 'decimal.js'
import { plainConstructor } from '../../code/plain-objects.js'
import type { DocumentType } from '../codes/document-types.js'
import { Problems } from '../errors/problems.js'
import { MUST_NOT_BE_BLANK, NOT_A_DATE, NOTHING_PLAIN } from '../errors/validation-messages.js'
import type { GivenFields } from '../fields/field-info.js'
import { addDays } from '../values/dates.js'
import { perDayOf } from '../values/percentage.js'
import { hasPlain } from '../values/text.js'
import { GivenSlip } from './given-slip.js'
import type {
  PreparedCharge,
  PreparedDivergentPayment,
  PreparedGuarantor,
  PreparedPerson,
  PreparedPix,
  PreparedSlip,
  PreparedSplit,
  SlipTerms,
} from './prepared-slip.js'
import type { Slip } from './slip.js'
import { SPLIT_ACCOUNT_NAMES } from './slip-names.js'
import { type ChargeFields, type SlipReading, slipReaders } from './slip-readers.js'
import { AMOUNT_OF_ZERO, mayBeZero } from './zero-amount.js'

/**
 * Validates and prepares a slip.
 *
 * @param today `YYYY-MM-DD`, the default of `document_date`
 * @param separators between street and number
 * @throws {ValidationError} with every problem of the slip at once
 */
export function prepareSlip(
  slip: Slip,
  today: string,
  separators: AddressSeparators = ADDRESS_SEPARATORS,
): PreparedSlip {
  const given = new GivenSlip((slip ?? {}) as unknown as GivenFields)
  const problems = new Problems()
  const { SlipReader } = slipReaders()
  const read = new SlipReader(given.values, problems)
  const prepared = new Prepared(read, problems, today, separators)
  given.check(problems)
  problems.throwAny()
  return prepared
}

const Prepared = plainConstructor<PreparedSlip, [SlipReading, Problems, string, AddressSeparators]>(
  function (read, problems, today, separators) {
    const { document_number } = read
    const { amount, expire_at, fine, interest, discounts } = termsOf(read, problems)
    if (amount === 0 && !mayBeZero(read.document_type)) read.refuse('amount', AMOUNT_OF_ZERO)
    read.copyTo(this)
    this.amount = amount
    this.expire_at = expire_at
    this.document_number = document_number
    this.document_date = read.document_date || today
    this.document_type = read.document_type as DocumentType
    this.accepted = read.acceptance === 'S'
    this.control_number = read.control_number || document_number
    this.payer = new Payer(read, separators.payer)
    this.payer_email = read.customer_email
    this.guarantor = guarantorOf(read, separators.guarantor)
    this.fine = fine
    this.interest = interest
    this.discounts = discounts
    this.deadline_days = deadlineDaysOf(read)
    this.instructions = linesOf(read.instructions)
    this.divergent_payment = divergentPaymentOf(read)
    this.split = splitOf(read, problems)
    this.pix = pixOf(read)
    this.dispatch = read.dispatch_type === '2' ? 'bank' : 'client'
  },
)

/**
 * Reads the amount, due date and charges of a slip, by the rules of {@link prepareSlip}. Reads no other fields.
 *
 * @throws {ValidationError} if one of these fields is invalid
 */
export function slipTerms(slip: Partial<Slip>): SlipTerms {
  const { SlipReader } = slipReaders()
  const problems = new Problems()
  const terms = termsOf(new SlipReader(valuesOf(slip), problems), problems)
  problems.throwAny()
  return terms
}

/**
 * Reads which other amounts may be paid for a slip, by the rules of {@link prepareSlip}. Null if the slip does not name them.
 *
 * @throws {ValidationError} if one of these fields is invalid
 */
export function divergentPayment(slip: Partial<Slip>): PreparedDivergentPayment | null {
  const { SlipReader } = slipReaders()
  const problems = new Problems()
  const read = divergentPaymentOf(new SlipReader(valuesOf(slip), problems))
  problems.throwAny()
  return read
}

const valuesOf = (slip: Partial<Slip>): GivenSlip['values'] => new GivenSlip(slip as GivenFields).values

function termsOf(read: SlipReading, problems: Problems): SlipTerms {
  const { given, expire_at, amount } = read
  const { FineReader, InterestReader } = slipReaders()
  return new Terms(
    amount,
    expire_at,
    chargeOf(new FineReader(given, problems), read, expire_at),
    chargeOf(new InterestReader(given, problems), read, expire_at),
    discountsOf(read, expire_at, problems),
  )
}

const Terms = plainConstructor<
  SlipTerms,
  [number, string, PreparedCharge | null, PreparedCharge | null, readonly PreparedCharge[]]
>(function (amount, expire_at, fine, interest, discounts) {
  this.amount = amount
  this.expire_at = expire_at
  this.fine = fine
  this.interest = interest
  this.discounts = discounts
})

type PreparedValue = Extract<PreparedCharge, { kind: 'value' }>
type PreparedPercentage = Extract<PreparedCharge, { kind: 'percentage' }>

const ValueCharge = plainConstructor<PreparedValue, [cents: number, date: string, days: number]>(
  function (cents, date, days) {
    this.kind = 'value'
    this.cents = cents
    this.date = date
    this.days = days
  },
)

const PercentageCharge = plainConstructor<
  PreparedPercentage,
  [percentage: Decimal, date: string, days: number, perMonth?: Decimal]
>(function (percentage, date, days, perMonth) {
  this.kind = 'percentage'
  this.percentage = percentage
  this.perMonth = perMonth
  this.date = date
  this.days = days
})

/** The service's numbers: 0 none, 1 percentage, 2 value; 4, for interest only, is the percentage per month. */
function chargeOf(charge: ChargeFields, slip: SlipReading, due: string): PreparedCharge | null {
  const { type } = charge
  const days = charge.days ?? 0
  const date = dayAfter(slip, due, days, charge)
  if (type === '2') {
    const cents = charge.value
    return cents === 0 ? null : new ValueCharge(cents, date, days)
  }
  if (type !== '1' && type !== '4') return null
  const { percentage } = charge
  if (percentage.isZero()) return null
  return type === '4'
    ? new PercentageCharge(perDayOf(percentage), date, days, percentage)
    : new PercentageCharge(percentage, date, days)
}

/** The service's numbers: 0 none, 1 value, 2 percentage. */
function discountsOf(slip: SlipReading, due: string, problems: Problems): readonly PreparedCharge[] {
  const type = slip.discount_type
  if (type === '0') return NONE
  const amount = type === '1' ? 'value' : 'percentage'
  const discounts: PreparedCharge[] = []
  for (const [i, DiscountReader] of slipReaders().DiscountReaders.entries()) {
    const discount = new DiscountReader(slip.given, problems)
    if (i > 0 && !discount.has(amount)) continue
    const read = discount.days
    if (read === null && !discount.has('days')) discount.refuse('days', MUST_NOT_BE_BLANK)
    const days = read ?? 0
    const date = dayAfter(slip, due, -days, discount)
    discounts.push(
      amount === 'value'
        ? new ValueCharge(discount.value, date, days)
        : new PercentageCharge(discount.percentage, date, days),
    )
  }
  return discounts
}

interface ChargeDays {
  has(property: 'days'): boolean
  refuse(property: 'days', message: string): void
}

/** The day that is a number of days after the due date of a slip. */
function dayAfter(slip: SlipReading, due: string, days: number, charge: ChargeDays): string {
  try {
    return addDays(due, days)
  } catch {
    if (charge.has('days')) charge.refuse('days', NOT_A_DATE)
    else slip.refuse('expire_at', NOT_A_DATE)
    return due
  }
}

const NONE: readonly never[] = []

const orNull = (text: string): string | null => (text === '' ? null : text)

const taxIdType = (tax_id: string) => (tax_id.length === 11 ? 'cpf' : 'cnpj')

/** Separators of street and number in the addresses of a slip. */
export interface AddressSeparators {
  readonly payer: string
  readonly guarantor: string
}

export const ADDRESS_SEPARATORS: AddressSeparators = { payer: ', ', guarantor: ', ' }

/** `Rua das Flores, 12 casa 2` */
function addressLine(street: string, number: string, complement: string, separator: string): string {
  // Joining by + makes a rope, which every later reader and the garbage collector have to walk.
  const numbered = number === '' ? street : [street, number].join(separator)
  return complement === '' ? numbered : numbered === '' ? complement : `${numbered} ${complement}`
}

const Payer = plainConstructor<PreparedPerson, [SlipReading, separator: string]>(function (slip, separator) {
  const street = slip.customer_address
  const tax_id = slip.customer_cnpj_cpf
  this.name = slip.customer_person_name
  this.tax_id_type = taxIdType(tax_id)
  this.tax_id = tax_id
  this.address =
    slip.customer_truncated_address ||
    addressLine(street, slip.customer_address_number, slip.customer_address_complement, separator)
  this.neighborhood = slip.customer_neighborhood
  this.zipcode = slip.customer_zipcode
  this.city = slip.customer_city_name
  this.state = slip.customer_state
})

function guarantorOf(slip: SlipReading, separator: string): PreparedGuarantor | null {
  const name = slip.guarantor_name
  const tax_id = slip.guarantor_cnpj_cpf
  if (name === '' && tax_id === '') return null
  if (!hasPlain(name)) slip.refuse('guarantor_name', name === '' ? MUST_NOT_BE_BLANK : NOTHING_PLAIN)
  return new Guarantor(slip, name, tax_id, separator)
}

const Guarantor = plainConstructor<PreparedGuarantor, [SlipReading, name: string, tax_id: string, separator: string]>(
  function (slip, name, tax_id, separator) {
    this.name = name
    this.tax_id_type = tax_id === '' ? null : taxIdType(tax_id)
    this.tax_id = orNull(tax_id)
    this.address = orNull(
      addressLine(slip.guarantor_address, slip.guarantor_address_number, slip.guarantor_address_complement, separator),
    )
    this.neighborhood = orNull(slip.guarantor_neighborhood)
    this.zipcode = orNull(slip.guarantor_zipcode)
    this.city = orNull(slip.guarantor_city_name)
    this.state = orNull(slip.guarantor_state)
  },
)

function deadlineDaysOf(slip: SlipReading): PreparedSlip['deadline_days'] {
  if (!slip.has('deadline_days_type')) return null
  const type = slip.deadline_days_type
  if (!slip.has('days_for_sue') && !slip.has('days_for_negativation'))
    slip.refuse('deadline_days_type', 'não é lido sem days_for_sue ou days_for_negativation')
  return type === '2' ? 'working' : 'calendar'
}

const linesOf = (text: string): readonly string[] =>
  text === ''
    ? NONE
    : text
        .split(/[\r\n]/)
        .map((line) => line.trim())
        .filter((line) => line !== '')

function divergentPaymentOf(slip: SlipReading): PreparedDivergentPayment | null {
  const type = slip.divergent_payment_type
  if (type === '') return null
  const kind = slip.divergent_payment_value_type === '1' ? 'value' : 'percentage'
  const minimum = type === '2' || type === '4' ? slip[`divergent_payment_minimum_${kind}`] : null
  const maximum = type === '2' ? slip[`divergent_payment_maximum_${kind}`] : null
  if (minimum !== null && maximum !== null && Number(minimum) > Number(maximum))
    slip.refuse(`divergent_payment_maximum_${kind}`, 'não pode ser menor que o mínimo')
  return {
    type: type as PreparedDivergentPayment['type'],
    kind,
    minimum,
    maximum,
    limit: slip.divergent_payment_limit,
  }
}

function splitOf(slip: SlipReading, problems: Problems): readonly PreparedSplit[] {
  if (!slip.split_payment) return NONE
  const accounts = slip.split_accounts
  if (!Array.isArray(accounts) || accounts.length === 0) {
    slip.refuse('split_accounts', MUST_NOT_BE_BLANK)
    return NONE
  }
  const { AccountReader } = slipReaders()
  return accounts.map((account: object) => {
    const given: GivenFields = { ...account }
    for (const [name, [message]] of Object.entries(SPLIT_ACCOUNT_NAMES.errorsIn(given) ?? {}))
      problems.refuse(`split_accounts.${name}`, message!)
    const read = new AccountReader(given, problems)
    return {
      bank_number: read.bank_number,
      agency_number: read.agency_number,
      agency_digit: read.agency_digit,
      account_number: read.account_number,
      account_digit: read.account_digit,
      tax_id: read.cnpj_cpf,
      name: read.name,
      amount: read.amount,
      floating: read.floating ?? 0,
    }
  })
}

function pixOf(slip: SlipReading): PreparedPix | null {
  if (!slip.pix_enabled) return null
  const txid = slip.pix_txid
  if (txid !== '' && !/^[A-Za-z0-9]{26,35}$/.test(txid))
    slip.refuse('pix_txid', 'deve ter de 26 a 35 letras e algarismos')
  return { key: slip.pix_key, txid, location_id: slip.pix_location_id }
}
