/** Money as Decimals, and percentages of money. */
import { Decimal } from 'decimal.js'
import { decimalClass } from './decimal-class.js'
import { checkedCents } from './money.js'
import { inTenThousandths, type PercentageInput, parsePercentage } from './percentage.js'

/** Enough digits for any safe integer times any percentage: the only rounding is the one asked for. */
const exactDecimal = decimalClass(100)

/**
 * Cents as a Decimal in reais, exactly: 123434 is 1234.34.
 *
 * @throws ValidationError when `cents` is not a safe integer
 */
export function toDecimal(cents: number): Decimal {
  return new Decimal(`${checkedCents(cents)}e-2`)
}

/**
 * A percentage of an amount in cents, rounded once to whole cents, half up (away from zero).
 *
 * @param percent `2` is two percent
 * @throws ValidationError when `cents` is not a safe integer or `percent` cannot be read
 * @example percentOf(25000, 2) // 500: 2% of R$ 250,00 is R$ 5,00
 */
export function percentOf(cents: number, percent: PercentageInput): number {
  // A Decimal that has been read before is not read again.
  if (percent instanceof Decimal && Number.isSafeInteger(cents)) {
    const plain = plainShare(cents, percent)
    if (plain >= 0) return plain
  }
  const percentage = parsePercentage(percent)
  const plain = plainShare(checkedCents(cents), percentage)
  if (plain >= 0) return plain
  const share = new (exactDecimal())(cents).times(percentage).div(100).round().toNumber()
  return checkedCents(share) === 0 ? 0 : share
}

/** A share by integers alone, where they are exact and not negative; -1 where they are not. */
function plainShare(cents: number, percentage: Decimal): number {
  const tenThousandths = inTenThousandths(percentage)
  const product = cents * tenThousandths
  if (!(tenThousandths >= 0 && cents >= 0 && product <= Number.MAX_SAFE_INTEGER)) return -1
  const rest = product % WHOLE
  return (product - rest) / WHOLE + (rest * 2 >= WHOLE ? 1 : 0)
}

/** 100 percent, in ten thousandths of a percent. */
const WHOLE = 1_000_000
