/**
 * The fast way to prepare a slip, for slips without errors, rare fields and blanks around texts: one pass over the fields by name. `checkedSlip` defines
 * the rules; for every slip that this prepares, it returns the same.
 */
import type { Decimal } from 'decimal.js'
import { DOCUMENT_TYPES, type DocumentType } from '../codes/document-types.js'
import { isValidationError } from '../errors/validation-error.js'
import { addDays, isDate } from '../values/dates.js'
import { hasLostDigits, isDigits, isZeros } from '../values/digits.js'
import { plainCents } from '../values/money.js'
import { inTenThousandths, parsePercentage } from '../values/percentage.js'
import { isState } from '../values/states.js'
import { isCnpj, isCpf, normalizeTaxId } from '../values/tax-id.js'
import { hasPlain } from '../values/text.js'
import { addressLine, type PreparedCharge, type PreparedPerson, type PreparedSlip } from './prepared-slip.js'
import type { Slip } from './slip.js'
import { SLIP_FLAGS, SLIP_RULES } from './slip-fields.js'
import { SLIP_NAMES } from './slip-names.js'

/** Returns the prepared slip; null for a slip that needs the full check. */
export function plainSlip(slip: Slip, today: string): PreparedSlip | null {
  if (slip == null || asksForMore(slip)) return null
  const { expire_at } = slip
  if (!isDate(expire_at) || expire_at > LAST_PLAIN_DAY) return null
  const our_number = plainText(slip.our_number)
  const amount = plainCents(slip.amount)
  const document_number = plainText(slip.document_number)
  const document_date = isAbsent(slip.document_date) ? today : slip.document_date
  const document_type = isAbsent(slip.document_type) ? DOCUMENT_TYPE : slip.document_type
  const acceptance = isAbsent(slip.acceptance) ? ACCEPTANCE : slip.acceptance
  const control_number = plainText(slip.control_number)
  const payer_email = plainText(slip.customer_email)
  const first_instruction = plainText(slip.first_instruction)
  const second_instruction = plainText(slip.second_instruction)
  const instructions = plainText(slip.instructions)
  const days_for_sue = plainDays(slip.days_for_sue)
  const days_for_revoke = plainDays(slip.days_for_revoke)
  const days_for_negativation = plainDays(slip.days_for_negativation)
  if (our_number === null || !(our_number === '' || isDigits(our_number)) || amount < 1) return null
  if (document_number === null || control_number === null || payer_email === null || instructions === null) return null
  if (first_instruction === null || first_instruction.length > FIRST_LENGTH) return null
  if (second_instruction === null || second_instruction.length > SECOND_LENGTH) return null
  if (!isDate(document_date) || (acceptance !== 'S' && acceptance !== 'N')) return null
  if (typeof document_type !== 'string' || !Object.hasOwn(DOCUMENT_TYPES, document_type)) return null
  if (days_for_sue === undefined || days_for_revoke === undefined || days_for_negativation === undefined) return null
  if (instructions.includes('\n') || instructions.includes('\r')) return null
  const fine = plainCharge(
    slip.fine_type,
    slip.fine_percentage,
    slip.fine_value,
    slip.days_for_fine,
    FINE_DAYS,
    expire_at,
  )
  const interest = plainCharge(
    slip.interest_type,
    slip.interest_percentage,
    slip.interest_value,
    slip.days_for_interest,
    INTEREST_DAYS,
    expire_at,
  )
  const payer = plainPayer(slip)
  if (fine === undefined || interest === undefined || payer === null) return null
  return {
    our_number: our_number === '' ? null : our_number,
    amount,
    expire_at,
    document_number,
    document_date,
    document_type: document_type as DocumentType,
    accepted: acceptance === 'S',
    control_number: control_number === '' ? document_number : control_number,
    payer,
    payer_email,
    guarantor: null,
    fine,
    interest,
    discounts: NONE,
    days_for_sue,
    days_for_revoke,
    days_for_negativation,
    deadline_days: null,
    first_instruction,
    second_instruction,
    sue_code: '',
    revoke_code: '',
    instructions: instructions === '' ? NONE : [instructions],
    divergent_payment: null,
    payment_count: null,
    split: NONE,
    pix: null,
    nfe_key: null,
    dispatch: 'client',
  }
}

const NONE: readonly never[] = []

// Constants, because a look-up by name in every slip takes longer.
const DOCUMENT_TYPE = SLIP_RULES.document_type.fallback
const ACCEPTANCE = SLIP_RULES.acceptance.fallback
const FIRST_LENGTH = SLIP_RULES.first_instruction.maxLength
const SECOND_LENGTH = SLIP_RULES.second_instruction.maxLength
const FINE_DAYS = Number(SLIP_RULES.days_for_fine.fallback)
const INTEREST_DAYS = Number(SLIP_RULES.days_for_interest.fallback)

/** So that days added do not run out of the calendar. */
const LAST_PLAIN_DAY = '8999-12-31'

const isAbsent = (value: unknown): value is undefined | null | '' =>
  value === undefined || value === null || value === ''

const FLAGS: ReadonlySet<string> = new Set(SLIP_FLAGS)

/** Whether a slip has an unknown field, or a value in a rare one. */
function asksForMore(slip: Slip): boolean {
  const rare = SLIP_NAMES.rareIn(slip)
  if (rare === null) return true
  for (let i = 0; i < rare.length; i++) {
    const value = slip[rare[i]!]
    if (!isAbsent(value) && !(value === false && FLAGS.has(rare[i]!))) return true
  }
  return false
}

/** A text with nothing to trim, or a whole number as text; empty when absent, null for anything else. */
function plainText(value: unknown): string | null {
  if (typeof value === 'string') {
    const { length } = value
    return length === 0 || (isPrinted(value.charCodeAt(0)) && isPrinted(value.charCodeAt(length - 1))) ? value : null
  }
  if (typeof value === 'number') return hasLostDigits(value) ? null : String(value)
  return isAbsent(value) ? '' : null
}

/** A character of Latin-1 that is no blank. */
const isPrinted = (code: number): boolean => code > 0x20 && code <= 0xff && code !== 0xa0

/** A plain text that is not blank in the file; null for any other. */
function plainRequired(value: unknown): string | null {
  const text = plainText(value)
  return text !== null && text !== '' && hasPlain(text) ? text : null
}

/** Null when absent, undefined for anything but a small whole number. */
function plainDays(value: unknown): number | null | undefined {
  if (isAbsent(value)) return null
  const days = typeof value === 'string' && isDigits(value) ? Number(value) : value
  return typeof days === 'number' && days >= 0 && days <= MAX_PLAIN_DAYS && Number.isInteger(days) ? days : undefined
}

const MAX_PLAIN_DAYS = 9999

/** Null without a charge, undefined for one that needs the full check. */
function plainCharge(
  type: unknown,
  percentage: unknown,
  value: unknown,
  daysGiven: unknown,
  fallback: number,
  due: string,
): PreparedCharge | null | undefined {
  const given = plainDays(daysGiven)
  if (given === undefined) return undefined
  if (isAbsent(type)) return isAbsent(percentage) && isAbsent(value) ? null : undefined
  if (type === 0 || type === '0') return null
  const days = given ?? fallback
  if ((type === 2 || type === '2') && isAbsent(percentage)) {
    const cents = plainCents(value)
    return cents >= 1 ? { kind: 'value', cents, date: addDays(due, days), days } : undefined
  }
  if ((type === 1 || type === '1') && isAbsent(value)) {
    const share = plainPercentage(percentage)
    return share === null ? undefined : { kind: 'percentage', percentage: share, date: addDays(due, days), days }
  }
  return undefined
}

/** A percentage above 0, up to 100; null for any other. */
function plainPercentage(value: unknown): Decimal | null {
  if (typeof value !== 'string' && typeof value !== 'number') return null
  try {
    const percentage = parsePercentage(value)
    const share = inTenThousandths(percentage)
    return share > 0 && share <= 1_000_000 ? percentage : null
  } catch (error) {
    if (!isValidationError(error)) throw error
    return null
  }
}

function plainPayer(slip: Slip): PreparedPerson | null {
  const name = plainRequired(slip.customer_person_name)
  const street = plainRequired(slip.customer_address)
  const neighborhood = plainRequired(slip.customer_neighborhood)
  const city = plainRequired(slip.customer_city_name)
  const zipcode = plainZipcode(slip.customer_zipcode)
  const state = slip.customer_state
  const number = plainText(slip.customer_address_number)
  const complement = plainText(slip.customer_address_complement)
  const whole = plainText(slip.customer_truncated_address)
  if (name === null || street === null || neighborhood === null || city === null || zipcode === null) return null
  if (number === null || complement === null || whole === null) return null
  if (typeof state !== 'string' || !isState(state)) return null
  const tax_id = typeof slip.customer_cnpj_cpf === 'string' ? normalizeTaxId(slip.customer_cnpj_cpf) : ''
  const tax_id_type = isCpf(tax_id) ? 'cpf' : isCnpj(tax_id) ? 'cnpj' : null
  if (tax_id_type === null) return null
  const address = whole !== '' ? whole : addressLine(street, number, complement)
  return { name, tax_id_type, tax_id, address, neighborhood, zipcode, city, state }
}

/** Eight digits, or five, a hyphen and three; not zeros alone. */
function plainZipcode(value: unknown): string | null {
  if (typeof value !== 'string') return null
  const zipcode = value.length === 9 && value.charCodeAt(5) === 45 ? value.slice(0, 5) + value.slice(6) : value
  return zipcode.length === 8 && isDigits(zipcode) && !isZeros(zipcode) ? zipcode : null
}
