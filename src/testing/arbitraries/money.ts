import fc from 'fast-check'

/** Amounts shrink to R$ 100,00. */
const PLAIN_CENTS = 10_000

/** Doubles are exact up to 15 digits. */
const EXACT_DIGITS = 15

/** Draws cents from 1 to the largest value of the given number of digits: mostly usual amounts, often the smallest and the largest. */
export function centsOf(digits: number): fc.Arbitrary<number> {
  const max = 10 ** Math.min(digits, EXACT_DIGITS) - 1
  return fc.oneof(
    { withCrossShrink: true },
    { weight: 4, arbitrary: fc.integer({ min: 1 - PLAIN_CENTS, max: 5_000_000 }).map((cents) => cents + PLAIN_CENTS) },
    fc.integer({ min: 1, max: 99 }),
    fc.maxSafeInteger().map((number) => 1 + (Math.abs(number) % max)),
    fc.constant(max),
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

/** Formats of money that JSON preserves: text in reais, with and without thousands separators, and cents as a number. */
export const MONEY_FORMS: readonly ((cents: number) => string | number)[] = [moneyText, pointedText, (cents) => cents]

/** One of the money formats. */
export const moneyForm = fc.constantFrom(...MONEY_FORMS)

/** Draws cents in one of the formats that a slip accepts. */
export const moneyOf = (cents: fc.Arbitrary<number>): fc.Arbitrary<string | number> =>
  fc.tuple(cents, moneyForm).map(([each, form]) => form(each))

/** 1% in ten-thousandths of a percent. Percentages shrink to it. */
const ONE_PERCENT = 10_000

/** Percentages from 0.0001% to 100%, in ten-thousandths of a percent. */
export const tenThousandths: fc.Arbitrary<number> = fc.oneof(
  { withCrossShrink: true },
  fc.integer({ min: 1 - ONE_PERCENT, max: 4 * ONE_PERCENT }).map((number) => number + ONE_PERCENT),
  fc.integer({ min: 1, max: 100 * ONE_PERCENT }),
)

/** Formats a percentage for a slip: text with a decimal point and up to four decimals. */
export const percentageText = (tenThousandths: number): string => String(tenThousandths / ONE_PERCENT)

/** A percentage in the format of slips. */
export const percentage: fc.Arbitrary<string> = tenThousandths.map(percentageText)
