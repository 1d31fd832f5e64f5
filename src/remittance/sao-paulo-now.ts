import { isDate, ValidationError } from '../cobranca/index.js'

let clock: Intl.DateTimeFormat | undefined

/** Returns the local time in São Paulo, `YYYY-MM-DDTHH:MM:SS`. Banks date files by it. */
export function saoPauloNow(now: Date = new Date()): string {
  clock ??= new Intl.DateTimeFormat('sv-SE', {
    timeZone: 'America/Sao_Paulo',
    dateStyle: 'short',
    timeStyle: 'medium',
  })
  return clock.format(now).replace(' ', 'T')
}

/** A day with an optional time, optional fractions of a second and an optional offset from UTC. */
const MOMENT =
  /^(\d{4}-\d{2}-\d{2})(?:T((?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d)(?:\.\d+)?(Z|[+-](?:[01]\d|2[0-3]):[0-5]\d)?)?$/

/** A day and a time of day in São Paulo. */
export interface SaoPauloMoment {
  /** `YYYY-MM-DD`. */
  readonly date: string
  /** `HH:MM:SS`. */
  readonly time: string
}

/**
 * Parses a time in São Paulo. A time with an offset (`Z`, `-03:00`) is converted to São Paulo. A day without time is midnight.
 *
 * @returns null if the text is not a time
 */
export function saoPauloMoment(text: string): SaoPauloMoment | null {
  const [, date, time = '00:00:00', offset] = MOMENT.exec(text) ?? []
  if (date === undefined || !isDate(date)) return null
  if (offset === undefined) return { date, time }
  const [localDate, localTime] = saoPauloNow(new Date(`${date}T${time}${offset}`)).split('T') as [string, string]
  return isDate(localDate) ? { date: localDate, time: localTime } : null
}

/**
 * Returns the time at which a file is made.
 *
 * @param given `generated_at` of the caller; default: now
 * @throws {ValidationError} if it is not a time
 */
export function generationOf(given: string | undefined): SaoPauloMoment {
  const moment = saoPauloMoment(String(given ?? saoPauloNow()))
  if (moment === null || (given != null && typeof given !== 'string'))
    throw new ValidationError({ generated_at: [NOT_A_MOMENT] })
  return moment
}

const NOT_A_MOMENT =
  'deve ser um texto com data e hora, como 2026-03-02T10:15:30 (hora de São Paulo) ou 2026-03-02T13:15:30Z'
