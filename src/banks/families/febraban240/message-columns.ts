/** Messages of a slip in the columns `message_3`, `message_4` … of a record (C037, pp. 57–58). */
import { type PreparedSlip, plainLength } from '../../../cobranca/index.js'
import { messageLines } from '../../../febraban/index.js'
import type { AnyField, FixedRecord, Records } from '../../../fixed-width/index.js'
import { columnCount } from '../../into-fields.js'
import type { EntryContext } from '../../remittance-dialect.js'

/** Consecutive columns for messages. */
export interface MessageColumns {
  readonly names: readonly string[]
  /** Characters of a message: the length of the shortest column. */
  readonly width: number
}

/** Message columns of a record, in order. */
export function messageColumns({ fields }: FixedRecord): MessageColumns {
  const names = Object.keys(fields).filter((name) => /^message_[0-9]+$/.test(name) && fields[name]!.kind === 'text')
  return { names, width: Math.min(...names.map((name) => columnCount(fields[name]!))) }
}

/**
 * The slip's instructions as messages, broken between words.
 *
 * @param maxMessages largest number of messages, if others follow in another record
 * @throws {ValidationError} when they do not fit: an instruction to the cashier must not be cut
 */
export const linesFor = (slip: PreparedSlip, { names, width }: MessageColumns, maxMessages = names.length): readonly string[] =>
  messageLines(slip, width, maxMessages)

/** Whether a segment S is written. It holds the slip's messages, and replaces those of R (C037). */
export const hasSegmentS = (written: readonly string[]): boolean => written.some((role) => role.startsWith('segment_s'))

/** Whether R has the slip's messages: it has columns for them, and there is no S. */
export const hasMessagesInR = (records: Records, written: readonly string[]): boolean =>
  written.includes('segment_r') && !hasSegmentS(written) && messageColumns(records['segment_r']!).names.length > 0

/** A slip with instructions sends the record of its messages. */
export const hasMessages = ({ slip }: EntryContext): boolean => slip.instructions.length > 0

/** The slip's instructions in the message columns of a record. */
export function messageValues(record: FixedRecord): Readonly<Record<string, (context: EntryContext) => string | undefined>> {
  const columns = messageColumns(record)
  return Object.fromEntries(columns.names.map((name, i) => [name, ({ slip }: EntryContext) => linesFor(slip, columns)[i]]))
}

/** Whether a text fits into a field. */
export const fits = (field: AnyField, text: string): boolean => plainLength(text) <= columnCount(field)
