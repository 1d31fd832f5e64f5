import type { TitleOutcome } from '../../meaning/title-outcome.js'
import type { RecordOrigin } from '../../meaning/title-record.js'
import type { Emission } from './title-code.js'
import type { TitleSource } from './title-source.js'

/** Something to be made of titles. */
export interface EmissionKind {
  /** Two of the same name make the same. */
  readonly name: string
  prepare(title: TitleSource, origin: RecordOrigin): PreparedEmission
  /** More for the code to call, by name. */
  readonly helpers?: Readonly<Record<string, unknown>>
}

export interface PreparedEmission {
  readonly emission: Emission
  /** What it makes of an outcome beforehand; the code finds it in `o.dress`. Null leaves its titles to the long way. */
  dress?(outcome: TitleOutcome): unknown
}
