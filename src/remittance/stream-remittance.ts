import type { AnyEntry, Wallet } from '../cobranca/index.js'
import { abortable } from '../code/abortable.js'
import { isTurnDue, turn } from '../code/turns.js'
import { checkObject } from './check-input.js'
import type {
  RemittanceOptions,
  RemittanceRecord,
  RemittanceSummary,
  RemittanceWarning,
  TextChange,
} from './remittance.js'
import { RemittanceBuilder } from './remittance-builder.js'

export interface RemittanceStreamInput extends Omit<RemittanceOptions, 'partial'> {
  readonly wallet: Wallet
  readonly entries: AsyncIterable<AnyEntry> | Iterable<AnyEntry>
  /** Called for each entry after it is in the file. */
  readonly onRecord?: (
    record: RemittanceRecord,
    changes: readonly TextChange[],
    warnings: readonly RemittanceWarning[],
  ) => void
  /** Ends the iteration, which throws the signal's reason, and the entries. */
  readonly signal?: AbortSignal
}

/** A remittance being built: iterate it for its bytes. */
export interface RemittanceStream extends AsyncIterable<Uint8Array> {
  /**
   * File name and numbers; the next numbers are final once the iteration is over. If the bank takes registrations and other instructions in two files, the
   * first entry decides which file it is.
   */
  readonly summary: RemittanceSummary
  /** Texts of the headers that changed. */
  readonly headerChanges: readonly TextChange[]
}

/** Bytes a chunk, about. */
const CHUNK = 256 * 1024

/**
 * Builds a remittance of any number of slips in constant memory, as chunks of bytes. A file whose header counts its records (BRB) is one chunk at the end, and
 * stays in memory until then. It has at most 400 MB, because its count has six digits.
 *
 * Can be iterated once. Trailers close the file, so a partial iteration gives an incomplete file: write it under another name and rename it at the end.
 *
 * @throws {ValidationError} at once if the wallet is invalid; during the iteration at the first invalid entry (`entries` has its position), or
 * at its end if no entry was to be sent
 * @example
 * const remittance = streamRemittance({ wallet, entries: pendingEntries() })
 * await pipeline(remittance, createWriteStream(remittance.summary.filename))
 */
export function streamRemittance(input: RemittanceStreamInput): RemittanceStream {
  checkObject('input', input, 'wallet e entries')
  const { wallet, entries, onRecord, signal, ...options } = input
  const builder = new RemittanceBuilder(wallet, options)
  if (onRecord === undefined) builder.reportNothing()
  return {
    get headerChanges() {
      return builder.headerChanges
    },
    get summary() {
      return builder.summary
    },
    async *[Symbol.asyncIterator]() {
      const add = (entry: AnyEntry): void => {
        if (onRecord === undefined) builder.write(entry)
        else {
          const added = builder.add(entry)
          if (added !== null) onRecord(added.record, added.changes, added.warnings)
        }
      }
      const take = (): Uint8Array => {
        builder.takeChanges()
        builder.takeWarnings()
        return builder.take()
      }
      if (Symbol.asyncIterator in entries) {
        for await (const entry of signal === undefined ? entries : abortable(entries, signal)) {
          add(entry)
          if (builder.pending >= CHUNK) yield take()
          if (isTurnDue()) await turn()
        }
      } else {
        // Awaiting each entry would take a large part of the time of building it.
        for (const entry of entries) {
          signal?.throwIfAborted()
          add(entry)
          if (builder.pending >= CHUNK) yield take()
          if (isTurnDue()) await turn()
        }
      }
      signal?.throwIfAborted()
      yield builder.finish()
    },
  }
}
