/** Selection of the records of a file, by kind and day. */
import { isDate, notADate, OCCURRENCE_KINDS, type OccurrenceKind, ValidationError } from '../../cobranca/index.js'

export interface SelectOptions {
  /** Only records of these kinds. Default: all. */
  readonly kinds?: readonly OccurrenceKind[]
  /** Only records of this day of occurrence or later, `YYYY-MM-DD`. Records without a day are included. */
  readonly since?: string
}

/**
 * Checks a selection. A misspelt kind or day would otherwise exclude records silently.
 *
 * @throws {ValidationError} if a kind is unknown or `since` is not a date
 */
export function checkSelection({ kinds, since }: SelectOptions): void {
  const unknown = kinds?.find((kind) => !Object.hasOwn(OCCURRENCE_KINDS, kind))
  if (unknown !== undefined) {
    throw new ValidationError({ kinds: [`não tem «${unknown}»; há: ${Object.keys(OCCURRENCE_KINDS).join(', ')}`] })
  }
  if (kinds?.length === 0) throw new ValidationError({ kinds: ['não pode ficar em branco'] })
  if (since !== undefined && !isDate(since)) throw new ValidationError({ since: [notADate(since)] })
}

/** Selects records, and counts the others. Records that are not selected are still read and part of the totals. */
export class Selection {
  leftOut = 0
  readonly kinds: ReadonlySet<OccurrenceKind> | null
  readonly since: string

  constructor({ kinds, since }: SelectOptions) {
    this.kinds = kinds === undefined ? null : new Set(kinds)
    this.since = since ?? ''
  }

  takes(kind: OccurrenceKind, day: string | null): boolean {
    if ((this.kinds === null || this.kinds.has(kind)) && (day === null || day >= this.since)) return true
    this.leftOut++
    return false
  }
}

/**
 * Returns the selection of the options; null if they select all records.
 *
 * @throws {ValidationError} if a kind is unknown or `since` is not a date
 */
export function selectionOf(options: SelectOptions): Selection | null {
  checkSelection(options)
  return options.kinds === undefined && options.since === undefined ? null : new Selection(options)
}
