/** Interest in columns whose unit a code decides: an amount per day, or a percentage per month or per day. */
import { Decimal } from 'decimal.js'
import { chargeInReais, DAYS_OF_A_MONTH, inTenThousandths, isValidationError, mustBeAtMost, type PreparedCharge, type PreparedRate, percentPerMonth, rateOfAMonth, scaledPercentage, ValidationError } from '../cobranca/index.js'
import { type AnyField, decimalsOf, LayoutError, maxValueOf, type Unit } from '../fixed-width/index.js'

/** The code of a unit, and the number in it: reais or a percentage as an integer of its last decimal. */
export interface InterestForm {
  readonly code: string
  readonly number: number
}

/** A unit of a field and its code. */
type CodedUnit = readonly [code: string, Unit]

/** The form in which the interest of a slip is given. */
type GivenForm = 'value' | 'per_day' | 'per_month'

const forms = new WeakMap<AnyField, Readonly<Record<GivenForm, readonly CodedUnit[]>>>()

/** The units of a field, those nearest to the given form first. */
function formsOf(field: AnyField, given: GivenForm): readonly CodedUnit[] {
  const known = forms.get(field)
  if (known !== undefined) return known[given]
  const all = codedUnits(field)
  const by = (form: GivenForm): readonly CodedUnit[] => all.toSorted((a, b) => distance(a[1], form) - distance(b[1], form))
  const sorted = { value: by('value'), per_day: by('per_day'), per_month: by('per_month') }
  forms.set(field, sorted)
  return sorted[given]
}

const givenForm = (interest: PreparedCharge): GivenForm => (interest.kind === 'value' ? 'value' : interest.perMonth === undefined ? 'per_day' : 'per_month')

function codedUnits({ unit, from, to }: AnyField): readonly CodedUnit[] {
  const all = unit === undefined || 'of' in unit ? [] : Object.entries(unit.codes).filter((entry): entry is [string, Unit] => 'of' in entry[1])
  if (all.length === 0) throw new LayoutError(`${from}-${to}`, 'no code decides the unit of the field')
  return all
}

/**
 * Returns the form of the interest that loses least of what is asked: most layouts have a percentage with two decimals and an amount in cents, and a rate that one
 * of them rounds much may be exact in the other. Of equal forms, the one in which the interest was given comes first, then the order of the codes.
 *
 * @param amount of the slip, in cents
 * @throws {ValidationError} if a percentage is too small or too large for every form
 */
export function interestForm(field: AnyField, interest: PreparedCharge, amount: number): InterestForm {
  const forms = formsOf(field, givenForm(interest))
  const [own] = forms as readonly [CodedUnit, ...CodedUnit[]]
  if (interest.kind === 'value' || isExact(own[1], interest)) return { code: own[0], number: numberIn(field, own[1], interest, amount) }
  const asked = (interest.perMonth ?? interest.percentage.times(DAYS_OF_A_MONTH)).times(amount)
  const greatest = maxValueOf(field)
  let best: InterestForm | null = null
  let tooLarge: InterestForm | null = null
  let least: Decimal | null = null
  let first: unknown
  for (const [code, unit] of forms) {
    try {
      const number = numberIn(field, unit, interest, amount)
      if (number > greatest) {
        tooLarge ??= { code, number }
        continue
      }
      const loss = inAMonth(unit, number, amount).minus(asked).abs()
      if (least !== null && loss.gte(least)) continue
      best = { code, number }
      least = loss
    } catch (error) {
      if (!isValidationError(error)) throw error
      first ??= error
    }
  }
  const written = best ?? tooLarge
  if (written === null) throw first
  return written
}

/** How far a unit is from the form in which the interest was given. */
const distance = ({ of, per }: Unit, given: GivenForm): number => {
  const isMonthly = Number((per === 'month') !== (given === 'per_month'))
  return (of === 'reais') === (given === 'value') ? isMonthly : 2 + isMonthly
}

/** Whether a rate has as few decimals as a unit; false for a percentage with more than four decimals, and for a monthly rate in a daily unit. */
function isExact(unit: Unit, { percentage, perMonth }: PreparedRate): boolean {
  if (unit.of === 'reais' || unit.decimals > MAX_DECIMALS || (unit.per !== 'month' && perMonth !== undefined)) return false
  const tenThousandths = inTenThousandths(perMonth ?? percentage) * (unit.per === 'month' && perMonth === undefined ? DAYS_OF_A_MONTH : 1)
  return tenThousandths > 0 && tenThousandths % 10 ** (MAX_DECIMALS - unit.decimals) === 0
}

/** Those of `inTenThousandths`. */
const MAX_DECIMALS = 4

const FIELD = 'interest_percentage'

function numberIn(field: AnyField, unit: Unit, interest: PreparedCharge, amount: number): number {
  if (unit.of === 'reais' && unit.per === 'month' && interest.kind === 'percentage') return chargeInReais(rateOfAMonth(interest), amount, decimalsOf(unit), FIELD)
  if (unit.of === 'reais' || interest.kind === 'value') return chargeInReais(interest, amount, decimalsOf(unit), FIELD)
  const { decimals } = unit
  const number = scaledPercentage(unit.per === 'month' ? percentPerMonth(interest, decimals, FIELD) : interest.percentage, decimals, FIELD)
  const greatest = maxValueOf(field)
  if (number > greatest) throw new ValidationError({ [FIELD]: [mustBeAtMost((greatest / 10 ** decimals).toFixed(decimals).replace('.', ','))] })
  return number
}

/** What a form comes to in thirty days, in hundredths of a cent. */
function inAMonth(unit: Unit, number: number, amount: number): Decimal {
  const days = unit.per === 'month' ? 1 : DAYS_OF_A_MONTH
  return unit.of === 'reais' ? new Decimal(number).times(days).times(10000).div(10 ** decimalsOf(unit)) : new Decimal(number).times(amount).times(days).div(10 ** unit.decimals)
}
