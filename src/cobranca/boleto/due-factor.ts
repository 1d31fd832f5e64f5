import { ValidationError } from '../errors/validation-error.js'
import { addDays, daysBetween, isDate } from '../values/dates.js'
import { notADate } from '../values/not-a-date.js'

/*
 * The due-date factor: four digits of the bar code that count days, in cycles.
 *
 * The first cycle counts from 07/10/1997, and is in use from 1000 (03/07/2000) to 9999 (21/02/2025); the second begins
 * again at 1000 on 22/02/2025 and ends at 9999 on 13/10/2049. The cycle after that is not published.
 *
 * Source: Itaú, Cobrança CNAB 400, July 2021, annex 6, p. 82 (BACEN carta-circular 2.926 of 24/07/2000).
 */

const LOWEST = 1000
const HIGHEST = 9999

/** The days of factor 1000. The first is 1000 days after 07/10/1997. */
const CYCLES = ['2000-07-03', '2025-02-22'] as const

/** Largest distance in days between a due date and the day of reading, both included (Citibank, V6, May 2014, p. 14; Unicred, December 2019, p. 14). */
const MAX_DAYS_BACK = 3000
const MAX_DAYS_AHEAD = 5500

/** The factor of a slip without due date. */
const NO_DUE_FACTOR = '0000'

/**
 * The factor of a due date, `'1000'` to `'9999'`.
 *
 * @param date `YYYY-MM-DD`, from 2000-07-03 to 2049-10-13
 * @throws {ValidationError} under `expire_at` when it is not a date, or lies in no cycle
 * @example dueFactor('2025-02-21') // '9999'
 * @example dueFactor('2025-02-22') // '1000'
 */
export function dueFactor(date: string): string {
  if (!isDate(date)) throw new ValidationError({ expire_at: [notADate(date)] })
  const [first, second] = CYCLES
  const factor = LOWEST + daysBetween(date < second ? first : second, date)
  if (factor < LOWEST || factor > HIGHEST) throw new ValidationError({ expire_at: [OUTSIDE_THE_CYCLES] })
  return String(factor)
}

const OUTSIDE_THE_CYCLES = 'não tem fator de vencimento: deve estar entre 03/07/2000 e 13/10/2049'

/**
 * The due date of a factor, as read on a given day; null for `'0000'`, a slip without due date.
 *
 * The same factor is a day of each cycle, 9,000 days apart. Only one can be from 3,000 days before to 5,500 days after
 * the day of reading: beyond that slips must not be issued.
 *
 * @param factor four digits
 * @param referenceDate day of reading, `YYYY-MM-DD`
 * @throws {ValidationError} under `factor` when it is neither `'0000'` nor from 1000 to 9999, or when neither of its days is near enough;
 * under `date` when `referenceDate` is not a date
 * @example dateOfDueFactor('1000', '2025-01-15') // '2025-02-22'
 */
export function dateOfDueFactor(factor: string, referenceDate: string): string | null {
  if (factor === NO_DUE_FACTOR) return null
  if (!/^[1-9]\d{3}$/.test(factor)) throw new ValidationError({ factor: [NOT_A_FACTOR] })
  if (!isDate(referenceDate)) throw new ValidationError({ date: [notADayOfReading(referenceDate)] })
  for (const firstDay of CYCLES) {
    const date = addDays(firstDay, Number(factor) - LOWEST)
    const ahead = daysBetween(referenceDate, date)
    if (ahead >= -MAX_DAYS_BACK && ahead <= MAX_DAYS_AHEAD) return date
  }
  throw new ValidationError({ factor: [`não é de um vencimento possível em ${inBrazil(referenceDate)} (${factor})`] })
}

/** Without the day, the message must not read as if the date in the code were wrong. */
const notADayOfReading = (given: unknown): string =>
  given === undefined || given === null
    ? 'falta: informe o dia da leitura (AAAA-MM-DD), o segundo argumento, que decide o ciclo do fator de vencimento'
    : notADate(given)

const NOT_A_FACTOR = 'deve ser 0000 ou estar entre 1000 e 9999'

const inBrazil = (date: string): string => date.split('-').reverse().join('/')
