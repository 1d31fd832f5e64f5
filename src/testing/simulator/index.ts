/**
 * `cnab-cobranca/testing/simulator`: a simulated bank that answers remittances. Does not need fast-check.
 *
 * @module
 */

export type { InstructionEvent, SlipEvent, TitleEvent } from './event-occurrences.js'
export type { Random } from './random.js'
export {
  ENTRY_OUTCOMES,
  type EntryOutcome,
  type InstructionOutcome,
  type Outcome,
  type OutcomeWeights,
  SCENARIOS,
  type ScenarioName,
} from './scenarios.js'
export { simulateBank } from './simulate-bank.js'
export type {
  AnsweredEntry,
  AnsweredEvent,
  Decide,
  EntryToDecide,
  SimulatedEntry,
  SimulatedEvent,
  SimulatedFees,
  SimulatedFile,
  SimulatedPart,
  SimulatedRejection,
  SimulatedTotals,
  Simulation,
  SimulationOptions,
  SimulationSummary,
} from './simulation.js'
export { type SimulationStream, type SimulationStreamOptions, streamSimulation } from './stream-simulation.js'
