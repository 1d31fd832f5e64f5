import { checkBytes } from '../../cobranca/index.js'
import { SentFileReader, sentEntries } from './sent-file-reader.js'
import { SimulatedBank } from './simulated-bank.js'
import {
  type AnsweredEntry,
  DAY_WITHOUT_DATES,
  type SimulatedPart,
  type Simulation,
  type SimulationOptions,
} from './simulation.js'

/**
 * Answers a remittance as its bank would: returns the return files and a list of all events, with exact amounts.
 *
 * Titles are registered or rejected; paid on time, late, partially, by Pix, at the notary or after a write-off; paid and reversed; written off, protested
 * or withdrawn. Other instructions are accepted or refused. The remittance may come from any program: the returns repeat its fields of the same name, and
 * the payments include its own fine, interest and discounts. Each file reports the events of one day and is dated on that day or the next business day. The
 * same bytes and options always give the same files.
 *
 * If a bank's layout has no occurrence for an event, the event is left out of the files and its `file` is null. If the bank has no reason for the cause of
 * a rejection, `rejection.exact` is false.
 *
 * @param remittance the bytes of a remittance file
 * @throws {ValidationError} if the argument is not a byte array; under the option's name if a scenario, outcome, seed or date is invalid
 * @throws {UnsupportedFileError} if the file is not a cobrança remittance of a supported bank and layout
 * @example
 * const { files, totals } = simulateBank(remittance.bytes, { scenario: 'mixed', seed: 7 })
 * const payments = files.flatMap(({ bytes }) => paymentsFrom(parseReturn(bytes).bank_billet_discharges))
 * // payments.reduce((sum, { paid_amount }) => sum + paid_amount, 0) === totals.paid
 */
export function simulateBank(remittance: Uint8Array, options: SimulationOptions = {}): Simulation {
  checkBytes(remittance)
  const answers: AnsweredEntry[] = []
  const parts = new Map<string, SimulatedPart[]>()
  const sink = {
    entry: (entry: AnsweredEntry) => void answers.push(entry),
    part: (part: SimulatedPart) => {
      const known = parts.get(part.filename)
      if (known === undefined) parts.set(part.filename, [part])
      else known.push(part)
    },
  }
  const bank = new SimulatedBank(options, sink, () => earliestDue(remittance, options.bank))
  const reader = new SentFileReader(bank, options.bank)
  reader.read(remittance)
  reader.end()
  const { files, ...summary } = bank.end()
  const indexes = new Map(files.map(({ filename }, index) => [filename, index]))
  return {
    ...summary,
    files: files.map(({ filename, date, size }) => ({ filename, date, bytes: joined(parts.get(filename)!, size) })),
    entries: answers.map(({ events, ...entry }) => ({
      ...entry,
      events: events.map(({ filename, ...event }) => ({
        ...event,
        file: filename === null ? null : indexes.get(filename)!,
      })),
    })),
  }
}

function joined(parts: readonly SimulatedPart[], size: number): Uint8Array {
  const file = new Uint8Array(size)
  for (const { position, bytes } of parts) file.set(bytes, position)
  return file
}

/** Day of a file without a date in its header. */
const earliestDue = (remittance: Uint8Array, bank: string | undefined): string =>
  sentEntries(remittance, bank)
    .flatMap(({ due_date }) => due_date ?? [])
    .sort()[0] ?? DAY_WITHOUT_DATES
