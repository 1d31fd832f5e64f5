/** Selection of the records of a file, by kind and day. */
import { isDate, notADate, OCCURRENCE_KINDS, type OccurrenceKind, optionError } from '../../cobranca/index.js'

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
    const names = Object.keys(OCCURRENCE_KINDS).join(', ')
    throw optionError('kinds', {
      pt: `não tem «${unknown}»; há: ${names}`,
      en: `has no «${unknown}»; there are: ${names}`,
    })
  }
  if (kinds?.length === 0) throw optionError('kinds', { pt: 'não pode ficar em branco', en: 'must not be empty' })
  if (since !== undefined && !isDate(since)) {
    throw optionError('since', { pt: notADate(since), en: 'must be a day in the form YYYY-MM-DD' })
  }
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
