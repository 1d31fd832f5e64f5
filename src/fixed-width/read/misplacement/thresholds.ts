/**
 * The evidence that a misplaced line needs. The examples are lines of a record with a due date (columns 1–8), an amount (9–18), a name (19–24), a constant `A`
 * (25) and a count (26–29); `thresholds.test.ts` reads them.
 */

/** Weight of a field whose columns read well only with a shift. */
export const WEIGHT = {
  /** A constant, or a date of eight digits: shifted columns are hardly ever one of them by chance. One is enough. */
  certain: 2,
  /** Any other field: digits are often an amount by chance. Two are needed. */
  other: 1,
} as const

/**
 * Sum of the weights that proves a shift inside a line of the right width.
 *
 * @example `150320260000001234MARIAA0001 ` lost the blank of the name: `A` and the count are a column before
 */
export const ENOUGH = WEIGHT.certain

/**
 * Digits of a date that is proof. Six digits are often a date by chance.
 *
 * @example `015032026000001234MARIA A0001` begins with an inserted 0: 15/03/2026 is a column later
 */
export const LONG_DATE = 8

/**
 * Latest year that a bank writes. A later one has digits of the next field.
 *
 * @example `150326000000001234MARIA A0001 ` has zeros of the amount in its year, 2600, and a character too many
 */
export const LAST_YEAR = '2099'

/** Numbers of inserted characters to try if the width of the line does not show how many there are. */
export const INSERTED = [1, 2, 3] as const

/** Shifts to try in a line of the right width; those of lost characters are negative. */
export const SHIFTS = [-1, 1, -2, 2, -3, 3] as const
