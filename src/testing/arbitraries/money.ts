import fc from 'fast-check'

/** R$ 100,00: what amounts shrink to. */
const PLAIN_CENTS = 10_000

/** Doubles hold all cents of fifteen digits. */
const MOST_DIGITS = 15

/**
 * Cents from one to the most that so many digits hold: mostly what slips are made out for, and often the smallest and the greatest.
 */
export function centsOf(digits: number): fc.Arbitrary<number> {
  const most = 10 ** Math.min(digits, MOST_DIGITS) - 1
  return fc.oneof(
    { withCrossShrink: true },
    { weight: 4, arbitrary: fc.integer({ min: 1 - PLAIN_CENTS, max: 5_000_000 }).map((cents) => cents + PLAIN_CENTS) },
    fc.integer({ min: 1, max: 99 }),
    fc.maxSafeInteger().map((number) => 1 + (Math.abs(number) % most)),
    fc.constant(most),
  )
}

/** `1345,56` */
export const moneyText = (cents: number): string => {
  const text = String(cents).padStart(3, '0')
  return `${text.slice(0, -2)},${text.slice(-2)}`
}

/** `1.345,56` */
const pointedText = (cents: number): string => {
  const [reais, rest] = moneyText(cents).split(',')
  return `${POINTED.format(BigInt(reais!))},${rest}`
}

const POINTED = new Intl.NumberFormat('pt-BR')

/** The forms that money comes in which survive JSON: text in reais, with and without points, and a number of cents. */
export const MONEY_FORMS: readonly ((cents: number) => string | number)[] = [moneyText, pointedText, (cents) => cents]

/** One of the forms of money. */
export const moneyForm = fc.constantFrom(...MONEY_FORMS)

/** Cents as a slip may have them. */
export const moneyOf = (cents: fc.Arbitrary<number>): fc.Arbitrary<string | number> =>
  fc.tuple(cents, moneyForm).map(([each, form]) => form(each))

/** In ten-thousandths of a percent: what percentages shrink to. */
const ONE_PERCENT = 10_000

/** From a ten-thousandth of a percent to a hundred, in ten-thousandths. */
export const tenThousandths: fc.Arbitrary<number> = fc.oneof(
  { withCrossShrink: true },
  fc.integer({ min: 1 - ONE_PERCENT, max: 4 * ONE_PERCENT }).map((number) => number + ONE_PERCENT),
  fc.integer({ min: 1, max: 100 * ONE_PERCENT }),
)

/** As a slip has it: text with a point and up to four decimals. */
export const percentageText = (tenThousandths: number): string => String(tenThousandths / ONE_PERCENT)

/** A percentage as a slip has it. */
export const percentage: fc.Arbitrary<string> = tenThousandths.map(percentageText)
