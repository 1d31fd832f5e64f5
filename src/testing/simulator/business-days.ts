/** Business days of the dates of a simulation. Its titles have few dates. */
import { lastDayWithoutCharges, nextBusinessDay } from '../../cobranca/index.js'

/** With more dates, the known ones are forgotten to bound memory. */
const MAX_KNOWN = 4096

/** Returns a function that computes each of its results once. */
function keptByDate(compute: (date: string) => string): (date: string) => string {
  const known = new Map<string, string>()
  return (date) => {
    let day = known.get(date)
    if (day === undefined) {
      day = compute(date)
      if (known.size >= MAX_KNOWN) known.clear()
      known.set(date, day)
    }
    return day
  }
}

export const keptNextBusinessDay = keptByDate(nextBusinessDay)

export const keptLastDayWithoutCharges = keptByDate(lastDayWithoutCharges)
