/** What a bank of the family writes otherwise than FEBRABAN. */
import type { OurCode, PreparedCharge } from '../../../cobranca/index.js'
import type { FixedRecord } from '../../../fixed-width/index.js'
import type { CodedDays } from '../../deadlines.js'
import type { RecordValues } from '../../remittance-dialect.js'

/** Values of a record, field by field. */
export type FieldWriters<Context, R extends FixedRecord = FixedRecord> = {
  readonly [N in keyof RecordValues<R>]?: (this: void, context: Context) => RecordValues<R>[N] | undefined
}

/** Values of a record, or of several of the role, made together: fields that are undefined in them are FEBRABAN's. */
export type OwnValues240<Context, R extends FixedRecord = FixedRecord> = (context: Context) => RecordValues<R> | readonly RecordValues<R>[]

/** What a bank writes into a record otherwise than FEBRABAN's; nothing more where it is an empty object. */
export interface RecordDifference<Context, R extends FixedRecord = FixedRecord> {
  /** When a record goes that not every slip has. */
  readonly when?: (this: void, context: Context) => boolean
  /** The same, besides FEBRABAN's occasions. */
  readonly orWhen?: (this: void, context: Context) => boolean
  /** What a slip may not ask for in a field: each throws a `ValidationError`. */
  readonly checks?: { readonly [N in keyof RecordValues<R>]?: (this: void, context: Context) => void }
  readonly values?: FieldWriters<Context, R>
  readonly own?: OwnValues240<Context, R>
  /** Of all its fields only the bank's values go. */
  readonly only?: true
}

/** What goes of a slip with an instruction. Default: all it has. */
export interface SentParts<Context> {
  /** Null sends that there is none; undefined leaves the columns neutral. */
  readonly interest?: (this: void, context: Context) => PreparedCharge | null | undefined
  readonly fine?: (this: void, context: Context) => PreparedCharge | null | undefined
  readonly discounts?: (this: void, context: Context) => readonly PreparedCharge[] | undefined
  /** Protest, negativation and write-off. */
  readonly deadlines?: (this: void, context: Context) => boolean
  /** Protest or negativation with instructions that are about one of them; undefined for those that take what the slip has. */
  readonly protest?: (this: void, context: Context) => CodedDays | undefined
  /** Instructions that cancel the automatic protest or negativation, by movement 31 and the code for it. */
  readonly cancels?: readonly OurCode[]
  readonly guarantor?: (this: void, context: Context) => boolean
}
