/** The order of days, as numbers: lists hold and compare them fast. */

/** Before all days: bookings without a day count on each day. */
export const EACH_DAY = 0

/** After all days. */
export const AFTER_ALL_DAYS = 99_991_232

const ZERO = 0x30

/**
 * Returns a number in the order of days, such as 20260310.
 *
 * @param day `YYYY-MM-DD`
 */
export function dayOrder(day: string): number {
  let order = 0
  for (let i = 0; i < day.length; i++) {
    const digit = day.charCodeAt(i) - ZERO
    if (digit >= 0) order = 10 * order + digit
  }
  return order
}
