/** Return files of the simulated bank, written while the remittance is read. */
import { join } from 'node:path'
import type { OpenSource } from '../inspect/index.js'
import type {
  AnsweredEntry,
  Outcome,
  SimulationOptions,
  SimulationStream,
  SimulationSummary,
} from '../testing/simulator/index.js'
import { streamSimulation } from '../testing/simulator/index.js'
import { earliestDueIn, UndatedRemittanceError } from '../testing/simulator/stream-simulation.js'
import type { PartFiles } from './whole-file.js'

/** The answers to a remittance, counted. */
export interface CountedSimulation {
  readonly summary: SimulationSummary
  readonly outcomes: ReadonlyMap<Outcome, number>
  /** Number of events of each file. */
  readonly events: ReadonlyMap<string, number>
  /** Number of events that the layout cannot report. */
  readonly unreported: number
}

/**
 * Writes the files as `simulateBank` makes them. A remittance without a date in its header is read twice, as the bank receives it on its earliest due date.
 *
 * @param out folder of the files, which the caller puts in place
 * @throws the error of the remittance, of the options, or of writing
 */
export async function writeSimulation(
  open: OpenSource,
  options: SimulationOptions,
  out: string,
  files: PartFiles,
): Promise<CountedSimulation> {
  const counts = new Counts()
  const stream = (today?: string): SimulationStream =>
    streamSimulation(open(), { ...options, ...(today === undefined ? {} : { today }), onEntry: counts.add })
  const write = async (answers: SimulationStream): Promise<SimulationSummary> => {
    for await (const { filename, position, bytes } of answers) await files.write(join(out, filename), position, bytes)
    return answers.summary!
  }
  const summary = await write(stream()).catch(async (error: unknown) => {
    // It comes before the first entry.
    if (!(error instanceof UndatedRemittanceError)) throw error
    return write(stream(await earliestDueIn(open(), options.bank)))
  })
  const { outcomes, events, unreported } = counts
  return { summary, outcomes, events, unreported }
}

class Counts {
  readonly outcomes = new Map<Outcome, number>()
  readonly events = new Map<string, number>()
  unreported = 0

  readonly add = ({ outcome, events }: AnsweredEntry): void => {
    this.outcomes.set(outcome, (this.outcomes.get(outcome) ?? 0) + 1)
    for (const { filename } of events) {
      if (filename === null) this.unreported++
      else this.events.set(filename, (this.events.get(filename) ?? 0) + 1)
    }
  }
}
