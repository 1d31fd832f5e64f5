/** Messages of a slip in the columns `message_3`, `message_4` … of a record (C037, pp. 57–58). */
import { type PreparedSlip, plainLength } from '../../../cobranca/index.js'
import { messageLines } from '../../../febraban/index.js'
import type { AnyField, FixedRecord } from '../../../fixed-width/index.js'
import { columnsOf } from '../../into-fields.js'
import type { EntryContext } from '../../remittance-dialect.js'
import type { RecordDifference } from './record-difference.js'
import type { segmentR } from './remittance-segments.js'

/** Consecutive columns for messages. */
export interface MessageColumns {
  readonly names: readonly string[]
  /** Characters of a message: the length of the shortest column. */
  readonly width: number
}

/** Message columns of a record, in order. */
export function messageColumns({ fields }: FixedRecord): MessageColumns {
  const names = Object.keys(fields).filter((name) => /^message_[0-9]+$/.test(name) && fields[name]!.kind === 'text')
  return { names, width: Math.min(...names.map((name) => columnsOf(fields[name]!))) }
}

/**
 * The slip's instructions as messages, broken between words.
 *
 * @param maxMessages largest number of messages, if others follow in another record
 * @throws {ValidationError} when they do not fit: an instruction to the cashier must not be cut
 */
export const linesFor = (slip: PreparedSlip, { names, width }: MessageColumns, maxMessages = names.length): readonly string[] =>
  messageLines(slip, width, maxMessages)

/** The slip's instructions in messages 3 and 4 of segment R (C037). A slip with instructions sends segment R. */
export function messagesInR(record: FixedRecord): Required<Pick<RecordDifference<EntryContext, typeof segmentR>, 'orWhen' | 'values'>> {
  const columns = messageColumns(record)
  return {
    orWhen: ({ slip }) => slip.instructions.length > 0,
    values: { message_3: ({ slip }) => linesFor(slip, columns)[0], message_4: ({ slip }) => linesFor(slip, columns)[1] },
  }
}

/** Whether a text fits into a field. */
export const fits = (field: AnyField, text: string): boolean => plainLength(text) <= columnsOf(field)
