/** Where regular titles go. */
import type { Selection } from '../selection.js'
import type { TotalsCounter } from '../totals.js'
import type { EmissionKind } from './emission-kind.js'

/** What takes the titles that were read. */
export interface TitleSink<Made> {
  readonly kind: EmissionKind
  /** Where the code of the emission writes, when it does not give things one by one. */
  readonly out: unknown
  /** Whether it has as much as it can take for now. */
  readonly isFull: boolean
  take(made: Made): void
}

/** Where titles go: what is wanted of them to the sink, all of them to the sums. */
export interface Destination<Made> {
  readonly sink: TitleSink<Made>
  readonly totals: TotalsCounter
  readonly selection: Selection | null
}
