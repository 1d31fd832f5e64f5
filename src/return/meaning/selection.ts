/** Which records a caller wants of a file. */
import { isDate, notADate, OCCURRENCE_KINDS, type OccurrenceKind, ValidationError } from '../../cobranca/index.js'

export interface SelectOptions {
  /** Only records of these kinds. Default: all. */
  readonly kinds?: readonly OccurrenceKind[]
  /** Only records of this day of occurrence or later, `YYYY-MM-DD`. One without a day is taken: nothing says that it is older. */
  readonly since?: string
}

/**
 * Sees to it that what is wanted of a file can be: a misspelt kind, or a day written otherwise, would leave out what it should not.
 *
 * @throws {ValidationError}
 */
export function checkSelection({ kinds, since }: SelectOptions): void {
  const unknown = kinds?.find((kind) => !Object.hasOwn(OCCURRENCE_KINDS, kind))
  if (unknown !== undefined) {
    throw new ValidationError({ kinds: [`não tem «${unknown}»; há: ${Object.keys(OCCURRENCE_KINDS).join(', ')}`] })
  }
  if (kinds?.length === 0) throw new ValidationError({ kinds: ['não pode ficar em branco'] })
  if (since !== undefined && !isDate(since)) throw new ValidationError({ since: [notADate(since)] })
}

/** Tells which records are wanted, and counts those that are not: they are read and added up all the same. */
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
 * Null when everything is wanted.
 *
 * @throws {ValidationError} when what is wanted cannot be
 */
export function selectionOf(options: SelectOptions): Selection | null {
  checkSelection(options)
  return options.kinds === undefined && options.since === undefined ? null : new Selection(options)
}
