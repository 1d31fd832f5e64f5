import type { TitleOutcome } from '../../meaning/title-outcome.js'
import type { RecordOrigin } from '../../meaning/title-record.js'
import type { Emission } from './title-code.js'
import type { TitleSource } from './title-source.js'

/** A kind of result, and how its code is generated. */
export interface EmissionKind {
  /** Kinds with the same name generate the same code. */
  readonly name: string
  prepare(title: TitleSource, origin: RecordOrigin): PreparedEmission
}

export interface PreparedEmission {
  readonly emission: Emission
  /** Further functions that the code calls, by name. */
  readonly helpers?: Readonly<Record<string, unknown>>
  /** Renders an outcome once; the code reads it from `o.rendered`. Null leaves its titles to the fallback reader. */
  render?(outcome: TitleOutcome): unknown
}
