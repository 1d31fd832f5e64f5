import { isDate, OCCURRENCE_KINDS, type OccurrenceKind, ValidationError } from '../cobranca/index.js'
import type { ReturnRecord } from '../return/index.js'

/** Which records are written. What is left out is counted all the same. */
export interface FilterOptions {
  /** Only records of these kinds. Default: all. */
  readonly kinds?: readonly OccurrenceKind[]
  /** Only records from this day on (`YYYY-MM-DD`), by `date_of_occurrence`; those without a date are kept, for nobody can say that they are older. */
  readonly since?: string
}

/**
 * Whether a record is written; null when all are.
 *
 * @throws {ValidationError}
 */
export function filterOf({ kinds, since }: FilterOptions): ((record: ReturnRecord) => boolean) | null {
  const unknown = kinds?.find((kind) => !Object.hasOwn(OCCURRENCE_KINDS, kind))
  if (unknown !== undefined) {
    throw new ValidationError({ kinds: [`não tem «${unknown}»; há: ${Object.keys(OCCURRENCE_KINDS).join(', ')}`] })
  }
  if (kinds?.length === 0) throw new ValidationError({ kinds: ['não pode ficar em branco'] })
  if (since !== undefined && !isDate(since)) throw new ValidationError({ since: ['deve ser uma data AAAA-MM-DD'] })
  if (kinds === undefined && since === undefined) return null
  const wanted = kinds === undefined ? null : new Set(kinds)
  return ({ kind, date_of_occurrence: date }) =>
    (wanted === null || wanted.has(kind)) && (since === undefined || date === null || date >= since)
}
