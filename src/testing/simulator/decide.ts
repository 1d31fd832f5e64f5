/** Chooses the outcome of entries by a scenario. */
import { notInList, ValidationError } from '../../cobranca/index.js'
import { weightedChoice } from './random.js'
import { isRegistrationOutcome, type Outcome, SCENARIOS } from './scenarios.js'
import { isRegistration, type SentEntry } from './sent-entries.js'
import type { Decide, SimulationOptions } from './simulation.js'

/** @throws {ValidationError} under `scenario` */
export function decideBy(scenario: NonNullable<SimulationOptions['scenario']>): Decide {
  if (typeof scenario === 'function') return scenario
  if (typeof scenario === 'string' && !Object.hasOwn(SCENARIOS, scenario)) {
    throw new ValidationError({ scenario: [notInList(Object.keys(SCENARIOS))] })
  }
  const weights = Object.entries(typeof scenario === 'string' ? SCENARIOS[scenario] : scenario) as [Outcome, number][]
  const of = (isRegistration: boolean) =>
    Object.fromEntries(weights.filter(([outcome]) => isRegistrationOutcome(outcome) === isRegistration))
  const [registrations, others] = [weightedChoice<Outcome>(of(true)), weightedChoice<Outcome>(of(false))]
  return ({ our_code }, { next }) =>
    our_code === '1001' ? (registrations(next) ?? 'confirmed') : (others(next) ?? 'accepted')
}

/** Replaces an outcome that does not apply to the instruction by the nearest one. */
export function outcomeFor(entry: SentEntry, outcome: Outcome): Outcome {
  if (isRegistration(entry) === isRegistrationOutcome(outcome)) return outcome
  const isRejection = outcome === 'rejected' || outcome === 'refused'
  return isRegistration(entry) ? (isRejection ? 'rejected' : 'confirmed') : isRejection ? 'refused' : 'accepted'
}
