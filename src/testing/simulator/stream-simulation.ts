import { ValidationError } from '../../cobranca/index.js'
import { isTurnDue, turn } from '../../code/turns.js'
import { type ByteSource, chunksOfSource } from '../../return/index.js'
import type { SentEntry } from './sent-entries.js'
import { SentFileReader } from './sent-file-reader.js'
import { SimulatedBank } from './simulated-bank.js'
import {
  type AnsweredEntry,
  DAY_WITHOUT_DATES,
  type SimulatedPart,
  type SimulationOptions,
  type SimulationSummary,
} from './simulation.js'

export interface SimulationStreamOptions extends SimulationOptions {
  /** Called with each entry of the remittance and its events, in order. */
  readonly onEntry?: (entry: AnsweredEntry) => void
  /** Ends the iteration, which throws the signal's reason. */
  readonly signal?: AbortSignal
}

/** The answers to a remittance: iterate them for the parts of the return files. */
export interface SimulationStream extends AsyncIterable<SimulatedPart> {
  /** The files and totals; null until the iteration is over. */
  readonly summary: SimulationSummary | null
}

/** Bytes of the remittance that are answered at once, in a few milliseconds. */
const PIECE = 16 * 1024

/**
 * Answers a remittance of any number of slips in the memory of a part of each return file, and of about 40 bytes for each nosso número, unless `checks` is
 * false. The files are those of `simulateBank` for the same bytes and options.
 *
 * The files are written side by side: an entry has events on several days. Write the bytes of each part at its position. The header of each file comes last,
 * because it has the number of the file. Can be iterated once.
 *
 * @param remittance a path, bytes, or chunks of bytes
 * @throws {ValidationError} during the iteration, under the option's name if a scenario, outcome, seed or date is invalid; under `today` also if the header of
 * the remittance has no date
 * @throws {UnsupportedFileError} during the iteration, if the file is not a cobrança remittance of a supported bank and layout
 * @example
 * const answers = streamSimulation(createReadStream('remessa.rem'), { scenario: 'mixed', seed: 7 })
 * for await (const { filename, position, bytes } of answers) await writeAt(filename, position, bytes)
 * // answers.summary.totals.paid
 */
export function streamSimulation(remittance: ByteSource, options: SimulationStreamOptions = {}): SimulationStream {
  const { onEntry, signal, ...simulation } = options
  let summary: SimulationSummary | null = null
  return {
    get summary() {
      return summary
    },
    async *[Symbol.asyncIterator]() {
      let parts: SimulatedPart[] = []
      const taken = (): SimulatedPart[] => {
        const all = parts
        parts = []
        return all
      }
      const sink = { entry: onEntry ?? null, part: (part: SimulatedPart) => void parts.push(part) }
      const bank = new SimulatedBank(simulation, sink, noDate)
      const reader = new SentFileReader(bank, simulation.bank)
      for await (const chunk of chunksOfSource(remittance, { signal })) {
        for (const piece of piecesOf(chunk)) {
          reader.read(piece)
          yield* taken()
          if (isTurnDue()) await turn()
          signal?.throwIfAborted()
        }
      }
      reader.end()
      summary = bank.end()
      yield* taken()
    },
  }
}

/** Cuts a chunk into pieces. Anything but bytes is left to the reader, which describes the error. */
function* piecesOf(chunk: Uint8Array): Generator<Uint8Array, void, undefined> {
  if (!(chunk instanceof Uint8Array) || chunk.length <= PIECE) yield chunk
  else for (let at = 0; at < chunk.length; at += PIECE) yield chunk.subarray(at, at + PIECE)
}

function noDate(): never {
  throw new UndatedRemittanceError({
    today: ['informe o dia em que o banco recebe a remessa: o header não tem a data'],
  })
}

/** The header of a remittance has no date, and the caller has not given the day. */
export class UndatedRemittanceError extends ValidationError {}

/** Returns the earliest due date of a remittance: the day of its receipt for `simulateBank`, if its header has no date. */
export async function earliestDueIn(remittance: ByteSource, bank?: string): Promise<string> {
  let earliest: string | null = null
  const entry = ({ due_date }: SentEntry): void => {
    if (due_date !== null && (earliest === null || due_date < earliest)) earliest = due_date
  }
  const reader = new SentFileReader({ begin() {}, lot() {}, entry }, bank)
  for await (const chunk of chunksOfSource(remittance)) {
    reader.read(chunk)
    if (isTurnDue()) await turn()
  }
  reader.end()
  return earliest ?? DAY_WITHOUT_DATES
}
