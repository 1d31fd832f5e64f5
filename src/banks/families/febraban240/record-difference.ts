/** Differences between the records of a bank of the family and FEBRABAN's. */
import type { OurCode, PreparedCharge } from '../../../cobranca/index.js'
import type { FixedRecord, Records } from '../../../fixed-width/index.js'
import type { CodedDays } from '../../deadlines.js'
import type { RecordValues } from '../../remittance-dialect.js'

/** Values of a record, field by field. */
export type FieldWriters<Context, R extends FixedRecord = FixedRecord> = {
  readonly [N in keyof RecordValues<R>]?: (this: void, context: Context) => RecordValues<R>[N] | undefined
}

/** Values of one record or of several records of a role. An undefined field keeps FEBRABAN's value. */
export type OwnValues240<Context, R extends FixedRecord = FixedRecord> = (context: Context) => RecordValues<R> | readonly RecordValues<R>[]

/** Differences of one record from FEBRABAN's. An empty object means no difference. */
export interface RecordDifference<Context, R extends FixedRecord = FixedRecord> {
  /** Instructions that send the record. Default: all. */
  readonly sentWith?: readonly OurCode[]
  /** Condition for sending an optional record. Replaces FEBRABAN's condition. */
  readonly when?: (this: void, context: Context) => boolean
  /** Alternative condition: the record is sent if this condition or FEBRABAN's holds. */
  readonly orWhen?: (this: void, context: Context) => boolean
  /** Checks by field. Each throws a `ValidationError` if the bank does not accept the slip's value. */
  readonly checks?: { readonly [N in keyof RecordValues<R>]?: (this: void, context: Context) => void }
  readonly values?: FieldWriters<Context, R>
  readonly own?: OwnValues240<Context, R>
  /** Writes only the bank's values and none of FEBRABAN's. */
  readonly only?: true
}

/** Parts of a slip that an instruction sends. Default: the whole slip. */
export interface SentParts<Context> {
  /** Null sends the code for no charge; undefined leaves the columns neutral. */
  readonly interest?: (this: void, context: Context) => PreparedCharge | null | undefined
  readonly fine?: (this: void, context: Context) => PreparedCharge | null | undefined
  readonly discounts?: (this: void, context: Context) => readonly PreparedCharge[] | undefined
  /** Protest, negativation and write-off. */
  readonly deadlines?: (this: void, context: Context) => boolean
  /** Protest or negativation that an instruction orders; undefined for instructions that send the slip's deadline. */
  readonly protest?: (this: void, context: Context) => CodedDays | undefined
  /** Instructions that cancel the automatic protest or negativation, with movement 31 and the code for it. */
  readonly cancels?: readonly OurCode[]
  readonly guarantor?: (this: void, context: Context) => boolean
}

/** The differences of the records that a dialect writes, by role. */
export type RecordDifferences<Context, R extends Records> = { readonly [Role in keyof R]?: RecordDifference<Context, R[Role]> }
