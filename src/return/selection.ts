/** Which records a caller wants of a file. */
import type { OccurrenceKind } from '../cobranca/index.js'

export interface SelectOptions {
  /** Only records of these kinds. Default: all. */
  readonly kinds?: readonly OccurrenceKind[]
  /** Only records of this day of occurrence or later, `YYYY-MM-DD`. One without a day is taken: nothing says that it is older. */
  readonly since?: string
}

/** Tells which records are wanted, and counts those that are not: they are read and added up all the same. */
export class Selection {
  leftOut = 0
  private readonly kinds: ReadonlySet<OccurrenceKind> | null
  private readonly since: string

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

/** Null when everything is wanted. */
export const selectionOf = (options: SelectOptions): Selection | null =>
  options.kinds === undefined && options.since === undefined ? null : new Selection(options)
