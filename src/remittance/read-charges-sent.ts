/** Checks of charges that callers have stored. */
import { Decimal } from 'decimal.js'
import { type FieldErrors, INVALID, isDate, notADate, notInList, ValidationError } from '../cobranca/index.js'
import { DAYS_OF_INTEREST, PARTS_SENT } from './charges-sent.js'
import type { TitleCharge, TitleCharges } from './title-charges.js'

/**
 * Reads charges that a caller has stored. Parts that are absent stay absent.
 *
 * @throws {ValidationError} under `charges_sent` and its parts if they are not of a record of a remittance
 */
export function titleChargesOf(given: unknown): Partial<TitleCharges> {
  const errors: FieldErrors = {}
  const read = new ChargesReader(errors)
  const charges = read.charges(given)
  if (Object.keys(errors).length > 0) throw new ValidationError(errors)
  return charges
}

const NAME = 'charges_sent'

type GivenObject = Readonly<Record<string, unknown>>

const isObject = (given: unknown): given is GivenObject =>
  typeof given === 'object' && given !== null && !Array.isArray(given)

class ChargesReader {
  constructor(private readonly errors: FieldErrors) {}

  charges(given: unknown): Partial<TitleCharges> {
    if (!isObject(given)) return this.refuse(NAME, NOT_CHARGES, {})
    for (const name of Object.keys(given))
      if (!PARTS_SENT.some((part) => part === name)) this.refuse(`${NAME}.${name}`, notInList(PARTS_SENT), null)
    const { fine, interest, discounts, rebate_cents } = given
    return {
      ...(fine !== undefined && { fine: fine === null ? null : this.charge(fine, 'fine') }),
      ...(interest !== undefined && { interest: interest === null ? null : this.interest(interest) }),
      ...(discounts !== undefined && { discounts: this.discounts(discounts) }),
      ...(rebate_cents !== undefined && { rebate: this.cents(rebate_cents, 'rebate_cents') }),
    }
  }

  private interest(given: unknown): TitleCharge | null {
    const charge = this.charge(given, 'interest')
    const { days } = isObject(given) ? given : { days: 1 }
    const known = DAYS_OF_INTEREST.find((each) => each === days)
    if (known === undefined) return this.refuse(`${NAME}.interest.days`, notInList(DAYS_OF_INTEREST.map(String)), null)
    return charge && { ...charge, days: known }
  }

  private discounts(given: unknown): readonly TitleCharge[] {
    if (!Array.isArray(given) || given.length > MOST_DISCOUNTS)
      return this.refuse(`${NAME}.discounts`, `deve ser uma lista de até ${MOST_DISCOUNTS} descontos`, [])
    return given.flatMap((each, i) => this.charge(each, `discounts.${i}`) ?? [])
  }

  private charge(given: unknown, part: string): TitleCharge | null {
    if (!isObject(given)) return this.refuse(`${NAME}.${part}`, NOT_CHARGES, null)
    const { kind, cents, percentage, date } = given
    if (date !== null && !isDate(date)) return this.refuse(`${NAME}.${part}.date`, notADate(date), null)
    if (kind === 'value') return { kind, cents: this.cents(cents, `${part}.cents`), date }
    if (kind !== 'percentage') return this.refuse(`${NAME}.${part}.kind`, notInList(['value', 'percentage']), null)
    if (typeof percentage !== 'string' || !PERCENTAGE.test(percentage))
      return this.refuse(`${NAME}.${part}.percentage`, 'deve ser um percentual em texto, como 0.033', null)
    return { kind, percentage: new Decimal(percentage), days: 1, date }
  }

  private cents(given: unknown, part: string): number {
    if (typeof given === 'number' && Number.isSafeInteger(given) && given >= 0) return given
    return this.refuse(`${NAME}.${part}`, 'deve ser um número inteiro de centavos', 0)
  }

  private refuse<T>(field: string, message: string, instead: T): T {
    this.errors[field] = [message]
    return instead
  }
}

const MOST_DISCOUNTS = 3
const PERCENTAGE = /^\d{1,9}(\.\d{1,9})?$/
const NOT_CHARGES = `${INVALID}: guarde charges_sent como veio em records da remessa, e leia de volta como objeto`
