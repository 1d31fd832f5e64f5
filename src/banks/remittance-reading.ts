/** Rules for reading the remittances of one layout. */
import type { OurCode } from '../cobranca/index.js'
import type { Dialect } from './dialect.js'

/** A movement code, for reading. */
export interface ReadMovement {
  /** The bank's words. */
  readonly text: string
  /** The service's instruction for the movement; null if the service has no instruction for it. */
  readonly our_code: OurCode | null
}

/** A dialect whose remittances are read. Only a dialect of cobrança is also written, from slips and wallets: see `RemittanceDialect`. */
export interface RemittanceReading extends Dialect {
  /** The whole table of movements, by the code in the field `movement` of a title. */
  readonly movements: Readonly<Record<string, ReadMovement>>
}
