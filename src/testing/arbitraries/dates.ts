import fc from 'fast-check'
import { addDays } from '../../cobranca/index.js'

/** Dates shrink to this day by default. */
export const USUAL_DAY = '2026-03-02'

/** Date of the file of a plain slip: earlier than the due date by more days than banks demand. */
export const WEEK_BEFORE = addDays(USUAL_DAY, -7)

const pad = (number: number, length: number): string => String(number).padStart(length, '0')

const YEAR = fc.integer({ min: 2001, max: 2078 })
const MONTH = fc.integer({ min: 1, max: 12 })

const monthEnd = fc
  .tuple(YEAR, MONTH)
  .map(([year, month]) => `${year}-${pad(month, 2)}-${new Date(Date.UTC(year, month, 0)).getUTCDate()}`)

const leapDay = fc.integer({ min: 501, max: 519 }).map((fourth) => `${fourth * 4}-02-29`)

const anyDay = fc
  .tuple(YEAR, MONTH, fc.integer({ min: 1, max: 28 }))
  .map(([year, month, day]) => `${year}-${pad(month, 2)}-${pad(day, 2)}`)

/**
 * A day, drawn with equal weight from: the months around a given day, month ends, 29 February, and all of 2001 to 2078. A year of two digits
 * identifies each of these years.
 *
 * @param around day that the result shrinks to
 */
export const dateAround = (around: string): fc.Arbitrary<string> =>
  fc.oneof(
    { withCrossShrink: true },
    { weight: 3, arbitrary: fc.integer({ min: -60, max: 400 }).map((days) => addDays(around, days)) },
    monthEnd,
    leapDay,
    anyDay,
  )

const timeOfDay = fc
  .integer({ min: 0, max: 86_399 })
  .map((second) => new Date(second * 1000).toISOString().slice(11, 19))

/** Day and time, in the format of `generated_at`. */
export const dayAndTime = (day: fc.Arbitrary<string>): fc.Arbitrary<string> =>
  fc.tuple(day, timeOfDay).map(([date, time]) => `${date}T${time}`)
