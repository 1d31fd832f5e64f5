/**
 * A slip made ready for a file: validated, with defaults, money in cents and dates. Record functions of banks read it, and need not parse or validate
 * again.
 */
import { Decimal } from 'decimal.js'
import { notADocumentType } from '../codes/document-type-message.js'
import { DOCUMENT_TYPES, type DocumentType } from '../codes/document-types.js'
import type { FieldNames } from '../errors/field-names.js'
import { mergedErrors } from '../errors/problems.js'
import { type FieldErrors, isValidationError, ValidationError } from '../errors/validation-error.js'
import {
  BLANK,
  LOST_DIGITS,
  mustBeAtLeast,
  mustBeAtMost,
  NOT_A_TAX_ID,
  NOTHING_PLAIN,
  notInList,
  ONLY_DIGITS,
  ONLY_ZEROS,
  tooLong,
} from '../errors/validation-messages.js'
import { addDays, isDate } from '../values/dates.js'
import { hasLostDigits, isZeros } from '../values/digits.js'
import { parseMoney } from '../values/money.js'
import { notADate } from '../values/not-a-date.js'
import { parsePercentage, perDayOf } from '../values/percentage.js'
import { isState } from '../values/states.js'
import { normalizeTaxId, taxIdType } from '../values/tax-id.js'
import { hasPlain } from '../values/text.js'
import { disabledFields } from './disabled-fields.js'
import type { Slip } from './slip.js'
import { type GivenFields, SLIP_RULES, type SlipField } from './slip-fields.js'
import { SLIP_NAMES, SPLIT_ACCOUNT_NAMES } from './slip-names.js'

/** A person or company, as a file has them. */
export interface PreparedPerson {
  readonly name: string
  readonly tax_id_type: 'cpf' | 'cnpj'
  /** 11 or 14 characters, no mask. */
  readonly tax_id: string
  /** Street, number and complement in one text. */
  readonly address: string
  readonly neighborhood: string
  /** Eight digits. */
  readonly zipcode: string
  readonly city: string
  readonly state: string
}

/** A person with a name and, maybe, other data. */
export type PreparedGuarantor = Pick<PreparedPerson, 'name'> & {
  readonly [K in Exclude<keyof PreparedPerson, 'name'>]: PreparedPerson[K] | null
}

/** A fine, interest or discount: a value or a percentage, and since or until when. */
export type PreparedCharge =
  | { readonly kind: 'value'; readonly cents: number; readonly date: string; readonly days: number }
  | { readonly kind: 'percentage'; readonly percentage: Decimal; readonly date: string; readonly days: number }

export interface PreparedSlip {
  /** As given, digits only; null when the wallet's next number is to be taken. */
  readonly our_number: string | null
  /** Integer cents. */
  readonly amount: number
  readonly expire_at: string
  readonly document_number: string
  readonly document_date: string
  readonly document_type: DocumentType
  readonly accepted: boolean
  /** Falls back to the document's number. */
  readonly control_number: string
  readonly payer: PreparedPerson
  /** May be empty. */
  readonly payer_email: string
  readonly guarantor: PreparedGuarantor | null
  /** Value or percentage of the slip; the first day on which it is due. */
  readonly fine: PreparedCharge | null
  /** Per day: value, or percentage of the slip; the first day that counts. A percentage per month is divided by 30. */
  readonly interest: PreparedCharge | null
  /** Up to three, in order: value or percentage of the slip; the last day on which each holds. */
  readonly discounts: readonly PreparedCharge[]
  /** Days after the due date; null when not wanted. */
  readonly days_for_sue: number | null
  readonly days_for_revoke: number | null
  readonly days_for_negativation: number | null
  /** How the days until protest and negativation are counted. Null means the default: calendar days. */
  readonly deadline_days: 'calendar' | 'working' | null
  readonly first_instruction: string
  readonly second_instruction: string
  readonly sue_code: string
  readonly revoke_code: string
  /** Text for the cashier, a line each. */
  readonly instructions: readonly string[]
  readonly divergent_payment: PreparedDivergentPayment | null
  /** How many partial payments are allowed; null if the slip sets no number. */
  readonly payment_count: number | null
  /** Accounts among which the credit is split; empty without a split. */
  readonly split: readonly PreparedSplit[]
  readonly pix: PreparedPix | null
  /** 44 digits. */
  readonly nfe_key: string | null
  /** Who prints and mails the slip. */
  readonly dispatch: 'client' | 'bank'
}

/** Payment of another value than the slip's. Limits are values in cents or percentages of the slip, by `kind`. */
export interface PreparedDivergentPayment {
  /** 1 any value, 2 within a range, 3 no other value, 4 above a minimum. */
  readonly type: '1' | '2' | '3' | '4'
  readonly kind: 'value' | 'percentage'
  readonly minimum: number | Decimal | null
  readonly maximum: number | Decimal | null
  /** How many payments are allowed. */
  readonly limit: number | null
}

export interface PreparedSplit {
  readonly bank_number: string
  readonly agency_number: string
  readonly agency_digit: string
  readonly account_number: string
  readonly account_digit: string
  readonly tax_id: string
  readonly name: string
  /** Integer cents. */
  readonly amount: number
  /** Days to the credit. */
  readonly floating: number
}

export interface PreparedPix {
  readonly key: string
  readonly txid: string
  readonly location_id: string
}

/** Prepares any slip and defines the rules; `plainSlip` is its fast way. */
export function checkedSlip(slip: Slip, today: string): PreparedSlip {
  const check = new SlipChecker(slip)
  const expire_at = check.date('expire_at', null)
  const document_number = check.text('document_number')
  const prepared: PreparedSlip = {
    our_number: check.digits('our_number'),
    amount: check.money('amount', 1) ?? 0,
    expire_at,
    document_number,
    document_date: check.date('document_date', today),
    document_type: check.documentType(),
    accepted: check.oneOf('acceptance') === 'S',
    control_number: check.text('control_number') || document_number,
    payer: check.payer(),
    payer_email: check.text('customer_email'),
    guarantor: check.guarantor(),
    fine: check.charge('fine', check.shift('days_for_fine', expire_at, 1)),
    interest: check.charge('interest', check.shift('days_for_interest', expire_at, 1)),
    discounts: check.discounts(expire_at),
    days_for_sue: check.days('days_for_sue'),
    days_for_revoke: check.days('days_for_revoke'),
    days_for_negativation: check.days('days_for_negativation'),
    deadline_days: check.deadlineDays(),
    first_instruction: check.code('first_instruction'),
    second_instruction: check.code('second_instruction'),
    sue_code: check.code('sue_code'),
    revoke_code: check.code('revoke_code'),
    instructions: check.lines('instructions'),
    divergent_payment: check.divergentPayment(),
    payment_count: check.days('payment_count'),
    split: check.split(),
    pix: check.pix(),
    nfe_key: check.ofLength('nfe_key'),
    dispatch: check.oneOf('dispatch_type') === '2' ? 'bank' : 'client',
  }
  check.consistency()
  check.done()
  return prepared
}

/** Amount, due date and charges of a slip. */
export type SlipTerms = Pick<PreparedSlip, 'amount' | 'expire_at' | 'fine' | 'interest' | 'discounts'>

/**
 * Reads the amount, due date and charges of a slip, by the rules of {@link checkedSlip}. Reads no other fields.
 *
 * @throws {ValidationError} if one of these fields is invalid
 */
export function slipTerms(slip: Partial<Slip>): SlipTerms {
  const errors: FieldErrors = {}
  const check = new SlipChecker(slip as Slip, errors)
  const expire_at = check.date('expire_at', null)
  const terms = {
    amount: check.money('amount', 1) ?? 0,
    expire_at,
    fine: check.charge('fine', check.shift('days_for_fine', expire_at, 1)),
    interest: check.charge('interest', check.shift('days_for_interest', expire_at, 1)),
    discounts: check.discounts(expire_at),
  }
  if (Object.keys(errors).length > 0) throw new ValidationError(errors)
  return terms
}

/** `Rua das Flores, 12 casa 2` */
export function addressLine(street: string, number: string, complement: string): string {
  // Joining by + makes a rope, which every later reader and the garbage collector have to walk.
  const numbered = number === '' ? street : [street, number].join(', ')
  return complement === '' ? numbered : numbered === '' ? complement : `${numbered} ${complement}`
}

/** Digits of a zip code, and the first there is: 01000-000, in São Paulo. */
const ZIPCODE = 8
const MIN_ZIPCODE = 1_000_000

const AMBIGUOUS_NUMBER = 'não pode ser um número, que seria lido em centavos: informe o texto em reais, como 10,00'

type Days = { readonly date: string; readonly days: number }

/** Reads the fields of a slip one by one and collects their errors. */
class SlipChecker {
  private readonly fields: GivenFields

  /** @param prefix put before the name of a field in an error: the object it belongs to */
  constructor(
    slip: Slip,
    private readonly errors: FieldErrors = {},
    private readonly prefix = '',
  ) {
    this.fields = (slip ?? {}) as unknown as GivenFields
  }

  consistency(): void {
    for (const [field, messages] of Object.entries(disabledFields(this.fields)))
      for (const message of messages) this.refuse(field, message)
  }

  done(): void {
    const unknown = SLIP_NAMES.errorsIn(this.fields)
    if (unknown !== null) throw new ValidationError(mergedErrors([this.errors, unknown]))
    if (Object.keys(this.errors).length > 0) throw new ValidationError(this.errors)
  }

  private refuseUnknown(names: FieldNames): void {
    for (const [name, messages] of Object.entries(names.errorsIn(this.fields) ?? {})) this.refuse(name, messages[0]!)
  }

  private refuse(name: string, message: string): void {
    const field = this.prefix + name
    const messages = this.errors[field]
    if (messages === undefined) this.errors[field] = [message]
    else if (!messages.includes(message)) messages.push(message)
  }

  private value(field: string): unknown {
    const value = this.fields[field]
    return value === '' || (typeof value === 'string' && value.trim() === '') ? undefined : (value ?? undefined)
  }

  text(field: string): string {
    const value = this.value(field)
    if (hasLostDigits(value)) this.refuse(field, LOST_DIGITS)
    return value === undefined ? '' : String(value).trim()
  }

  private requiredText(field: string): string {
    const text = this.text(field)
    if (text === '') this.refuse(field, BLANK)
    else this.hasPlainText(field, text)
    return text
  }

  /** A text of emoji alone, for example, would be blank in the file. */
  private hasPlainText(field: string, text: string): void {
    if (!hasPlain(text)) this.refuse(field, NOTHING_PLAIN)
  }

  digits(field: string): string | null {
    const text = this.text(field)
    if (text === '') return null
    if (!/^[0-9]+$/.test(text)) this.refuse(field, ONLY_DIGITS)
    return text
  }

  money(field: string, least: number): number | null {
    return this.attempt(field, () => {
      const cents = parseMoney(this.value(field) as never, { field })
      if (cents < least) this.refuse(field, mustBeAtLeast('0,01'))
      return cents
    })
  }

  private percentage(field: SlipField): Decimal {
    const { maximum } = SLIP_RULES[field]
    const given = this.value(field)
    if (given === undefined) {
      this.refuse(field, BLANK)
      return new Decimal(0)
    }
    const percentage = this.attempt(field, () => parsePercentage(given as never, field)) ?? new Decimal(0)
    if (percentage.greaterThan(maximum)) this.refuse(field, mustBeAtMost(maximum))
    return percentage
  }

  /** Money that the service sends as a number (`10.0`), where other fields have text: `10` would be ten cents here and ten reais there. */
  private unmistakableMoney(field: string): number | null {
    if (typeof this.value(field) !== 'number') return this.money(field, 1)
    this.refuse(field, AMBIGUOUS_NUMBER)
    return null
  }

  date(field: string, fallback: string | null): string {
    const given = this.value(field)
    if (given === undefined && fallback !== null) return fallback
    if (given === undefined) this.refuse(field, BLANK)
    if (typeof given === 'string' && isDate(given)) return given
    this.refuse(field, notADate(given))
    return '2000-01-01'
  }

  /** One of the field's codes; its default, or an empty text, when absent. */
  oneOf(field: SlipField): string {
    const { codes, fallback } = SLIP_RULES[field]
    const text = this.text(field)
    if (text === '') return fallback
    if (codes.includes(text)) return text
    this.refuse(field, notInList(codes))
    return fallback
  }

  documentType(): DocumentType {
    const text = this.text('document_type')
    if (Object.hasOwn(DOCUMENT_TYPES, text)) return text as DocumentType
    if (text !== '') this.refuse('document_type', notADocumentType(this.value('document_type')))
    return SLIP_RULES.document_type.fallback as DocumentType
  }

  days(field: string): number | null {
    const value = this.value(field)
    if (value === undefined) return null
    const days = Number(value)
    if (Number.isInteger(days) && days >= 0) return days
    this.refuse(field, mustBeAtLeast(0))
    return null
  }

  deadlineDays(): PreparedSlip['deadline_days'] {
    if (this.text('deadline_days_type') === '') return null
    const type = this.oneOf('deadline_days_type')
    if (this.value('days_for_sue') === undefined && this.value('days_for_negativation') === undefined)
      this.refuse('deadline_days_type', 'não é lido sem days_for_sue ou days_for_negativation')
    return type === '2' ? 'working' : 'calendar'
  }

  /** The day that is a number of days after (with direction -1, before) the due date. */
  shift(field: SlipField, due: string, direction: 1 | -1): Days {
    const given = this.days(field)
    const days = given ?? Number(SLIP_RULES[field].fallback)
    const date = this.attempt(given === null ? 'expire_at' : field, () => addDays(due, days * direction))
    return { date: date ?? due, days }
  }

  /** `type` 0 none, 1 and 2 by the service's numbers: of fine and interest 1 is the percentage, of discounts the value. 4, for interest only, is the percentage per month. */
  charge(prefix: 'fine' | 'interest', { date, days }: Days): PreparedCharge | null {
    const type = this.oneOf(`${prefix}_type`)
    if (type === '1' || type === '4') {
      const given = this.percentage(`${prefix}_percentage`)
      return this.nonZero({ kind: 'percentage', percentage: type === '4' ? perDayOf(given) : given, date, days })
    }
    if (type === '2') return this.nonZero({ kind: 'value', cents: this.money(`${prefix}_value`, 0) ?? 0, date, days })
    return null
  }

  discounts(due: string): PreparedCharge[] {
    const type = this.oneOf('discount_type')
    if (type === '0') return []
    const suffix = type === '1' ? 'value' : 'percentage'
    const discounts: PreparedCharge[] = []
    for (const prefix of ['', 'second_', 'third_'] as const) {
      const field = `${prefix}discount_${suffix}` as const
      if (prefix !== '' && this.value(field) === undefined) continue
      const daysField = `days_for_${prefix}discount` as const
      if (this.value(daysField) === undefined) this.refuse(daysField, BLANK)
      const { date, days } = this.shift(daysField, due, -1)
      const charge: PreparedCharge =
        type === '1'
          ? { kind: 'value', cents: this.money(field, 1) ?? 0, date, days }
          : { kind: 'percentage', percentage: this.percentage(field), date, days }
      discounts.push(charge)
    }
    return discounts
  }

  /** A code of the bank. */
  code(field: SlipField): string {
    const text = this.text(field)
    const { maxLength } = SLIP_RULES[field]
    if (text.length > maxLength) this.refuse(field, tooLong(maxLength))
    return text
  }

  lines(field: string): string[] {
    return this.text(field)
      .split(/\r\n|\r|\n/)
      .map((line) => line.trim())
      .filter((line) => line !== '')
  }

  ofLength(field: SlipField): string | null {
    const digits = this.digits(field)
    const length = SLIP_RULES[field].maxLength
    if (digits !== null && digits.length !== length) this.refuse(field, `deve ter ${length} algarismos`)
    return digits
  }

  pix(): PreparedPix | null {
    if (this.fields['pix_enabled'] !== true) return null
    const txid = this.text('pix_txid')
    if (txid !== '' && !/^[A-Za-z0-9]{26,35}$/.test(txid))
      this.refuse('pix_txid', 'deve ter de 26 a 35 letras e algarismos')
    return { key: this.text('pix_key'), txid, location_id: this.digits('pix_location_id') ?? '' }
  }

  divergentPayment(): PreparedDivergentPayment | null {
    const type = this.oneOf('divergent_payment_type')
    if (type === '') return null
    const kind = this.oneOf('divergent_payment_value_type') === '1' ? 'value' : 'percentage'
    const bound = (name: 'minimum' | 'maximum', needed: boolean): number | Decimal | null => {
      const field = `divergent_payment_${name}_${kind}` as const
      if (!needed) return null
      return kind === 'value' ? this.unmistakableMoney(field) : this.percentage(field)
    }
    const minimum = bound('minimum', type === '2' || type === '4')
    const maximum = bound('maximum', type === '2')
    if (minimum !== null && maximum !== null && Number(minimum) > Number(maximum)) {
      this.refuse(`divergent_payment_maximum_${kind}`, 'não pode ser menor que o mínimo')
    }
    return {
      type: type as PreparedDivergentPayment['type'],
      kind,
      minimum,
      maximum,
      limit: this.days('divergent_payment_limit'),
    }
  }

  split(): PreparedSplit[] {
    if (this.fields['split_payment'] !== true) return []
    const accounts = this.fields['split_accounts']
    if (!Array.isArray(accounts) || accounts.length === 0) {
      this.refuse('split_accounts', BLANK)
      return []
    }
    return accounts.map((account: GivenFields) => {
      const inner = new SlipChecker({ floating: 5, ...account } as unknown as Slip, this.errors, 'split_accounts.')
      inner.refuseUnknown(SPLIT_ACCOUNT_NAMES)
      const digits = (field: string): string => {
        if (inner.text(field) === '') inner.refuse(field, BLANK)
        return inner.digits(field) ?? ''
      }
      return {
        bank_number: digits('bank_number'),
        agency_number: digits('agency_number'),
        agency_digit: inner.text('agency_digit'),
        account_number: digits('account_number'),
        account_digit: inner.text('account_digit'),
        tax_id: inner.taxId('cnpj_cpf').tax_id,
        name: inner.requiredText('name'),
        amount: inner.money('amount', 1) ?? 0,
        floating: inner.days('floating') ?? 5,
      }
    })
  }

  payer(): PreparedPerson {
    for (const field of ['customer_zipcode', 'customer_state', 'customer_address']) this.requiredText(field)
    return {
      name: this.requiredText('customer_person_name'),
      ...this.taxId('customer_cnpj_cpf'),
      address: this.text('customer_truncated_address') || this.address('customer'),
      neighborhood: this.requiredText('customer_neighborhood'),
      zipcode: this.zipcode('customer_zipcode'),
      city: this.requiredText('customer_city_name'),
      state: this.state('customer_state'),
    }
  }

  private zipcode(field: string): string {
    const given = this.value(field)
    // As a number, 01310-100 has no zero before it.
    const zipcode =
      typeof given === 'number'
        ? String(given).padStart(given < MIN_ZIPCODE ? 0 : ZIPCODE, '0')
        : this.text(field).replace(/[-. ]/g, '')
    if (given !== undefined && !/^[0-9]{8}$/.test(zipcode)) this.refuse(field, 'deve ter 8 algarismos')
    else if (given !== undefined && isZeros(zipcode)) this.refuse(field, ONLY_ZEROS)
    return zipcode
  }

  private state(field: string): string {
    const state = this.text(field).toUpperCase()
    if (state !== '' && !/^[A-Z]{2}$/.test(state)) this.refuse(field, 'deve ter 2 letras')
    else if (state !== '' && !isState(state)) this.refuse(field, 'não é a sigla de um estado')
    return state
  }

  guarantor(): PreparedGuarantor | null {
    const name = this.text('guarantor_name')
    const hasId = this.text('guarantor_cnpj_cpf') !== ''
    if (name === '' && !hasId) return null
    if (name === '') this.refuse('guarantor_name', BLANK)
    else this.hasPlainText('guarantor_name', name)
    const or = (text: string): string | null => (text === '' ? null : text)
    return {
      name,
      ...(hasId ? this.taxId('guarantor_cnpj_cpf') : { tax_id_type: null, tax_id: null }),
      address: or(this.address('guarantor')),
      neighborhood: or(this.text('guarantor_neighborhood')),
      zipcode: or(this.zipcode('guarantor_zipcode')),
      city: or(this.text('guarantor_city_name')),
      state: or(this.state('guarantor_state')),
    }
  }

  private address(prefix: 'customer' | 'guarantor'): string {
    const [street, number, complement] = ['', '_number', '_complement'].map((part) =>
      this.text(`${prefix}_address${part}`),
    )
    return addressLine(street!, number!, complement!)
  }

  private taxId(field: string): Pick<PreparedPerson, 'tax_id_type' | 'tax_id'> {
    const text = this.requiredText(field)
    const type = taxIdType(text)
    if (text !== '' && type === null) this.refuse(field, NOT_A_TAX_ID)
    return { tax_id_type: type ?? 'cpf', tax_id: normalizeTaxId(text) }
  }

  private nonZero(charge: PreparedCharge): PreparedCharge | null {
    return charge.kind === 'value' ? (charge.cents === 0 ? null : charge) : charge.percentage.isZero() ? null : charge
  }

  private attempt<T>(field: string, read: () => T): T | null {
    try {
      return read()
    } catch (error) {
      if (!isValidationError(error)) throw error
      for (const message of Object.values(error.errors).flat()) this.refuse(field, message)
      return null
    }
  }
}
