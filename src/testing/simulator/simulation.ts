/** What a simulated bank answers, and an account of what it meant by it. */
import type { LayoutKind } from '../../banks/index.js'
import type { OurCode, OurOccurrence } from '../../cobranca/index.js'
import type { RejectionCause } from '../../febraban/index.js'
import type { InstructionEvent, SlipEvent } from './event-occurrences.js'
import type { Random } from './random.js'
import type { Outcome, OutcomeWeights, ScenarioName } from './scenarios.js'

/** What is known of an entry when its outcome is chosen. */
export interface EntryToDecide {
  /** Position in the remittance, from 0. */
  readonly entry: number
  /** The service's instruction; null when the bank's movement has none. */
  readonly our_code: OurCode | null
  readonly our_number: string
  /** Cents. */
  readonly amount: number
  readonly due_date: string | null
}

/** Chooses what becomes of an entry; chance is the seed's. */
export type Decide = (entry: EntryToDecide, random: Random) => Outcome

/** In cents, of one title. */
export interface SimulatedFees {
  /** Of a title that is taken in. Default 0. */
  readonly registered?: number
  /** Of a payment, kept out of the credit. Default 199. */
  readonly paid?: number
  /** Of a title that goes to the notary. Default 2500. */
  readonly sent_to_notary?: number
}

export interface SimulationOptions {
  /** What becomes of the entries: a scenario by name, outcomes with their weights, or a function. Default `mixed`. */
  readonly scenario?: ScenarioName | OutcomeWeights | Decide
  /** Any whole number: the same one gives the same files. Default 1. */
  readonly seed?: number
  /** Day on which the bank takes the remittance, `YYYY-MM-DD`. Default: the day it was made, as its header says. */
  readonly today?: string
  /** COMPE number to read the remittance by, when its header does not tell. */
  readonly bank?: string
  readonly fees?: SimulatedFees
  /** Bank's number of the first return file; the others follow. Default 1. */
  readonly first_file_number?: number
  /** The number for the first title that comes without one. Default 1; each time as the seed has nothing to do with it. */
  readonly first_our_number?: number
  /** Whether what a bank would refuse (tax id, due date, amount, a number twice) is refused in any scenario. Default true. */
  readonly checks?: boolean
}

/** One thing that happened to a title, or was answered. Amounts in cents; 0 where there was none. */
export interface SimulatedEvent {
  readonly event: SlipEvent | InstructionEvent
  readonly date: string
  /** Position of the file that tells it; null when the bank cannot say it in this layout: then it did not happen either. */
  readonly file: number | null
  /** The bank's code, and what it means; null when it cannot say it. */
  readonly occurrence: string | null
  readonly our_occurrence: OurOccurrence | null
  readonly reasons: readonly string[]
  readonly paid: number
  /** What went back of an earlier payment. */
  readonly reversed: number
  /** Fine and interest within what was paid. */
  readonly fine: number
  readonly interest: number
  readonly discount: number
  readonly rebate: number
  readonly fee: number
  /** Paid less the fee; 0 also where the layout has no column for it. */
  readonly credited: number
  /** The bank tells that it was paid by Pix. */
  readonly pix: boolean
}

/** Why something was refused. */
export interface SimulatedRejection {
  readonly cause: RejectionCause
  /** The bank's reason; null when it has none for entries or instructions like this one. */
  readonly code: string | null
  /** The reason says the cause. False: the bank has none for it, and another was taken. */
  readonly exact: boolean
}

/** An entry of the remittance, and all that came of it. */
export interface SimulatedEntry extends EntryToDecide {
  /** Line of the remittance (1-based) where it begins. */
  readonly line: number
  /** The bank's movement code. */
  readonly movement: string
  readonly outcome: Outcome
  readonly refusal: SimulatedRejection | null
  /** As the return has it, with its check digit where it has one; `''` when nothing could be said of the entry. */
  readonly returned_our_number: string
  readonly events: readonly SimulatedEvent[]
}

/** Sums over all that was told, in cents. */
export interface SimulatedTotals {
  /** Payments that were reversed later included. */
  readonly paid: number
  readonly reversed: number
  /** Fines and interest. */
  readonly interest: number
  readonly fees: number
  readonly credited: number
}

/** A return file of the simulated bank. */
export interface SimulatedFile {
  /** Name of its own: `itau-2026-03-02.ret`. */
  readonly filename: string
  /** Day on which the bank makes it: a business day, on which or right before which all happened that it tells. */
  readonly date: string
  readonly bytes: Uint8Array
}

export interface Simulation {
  /** COMPE number. */
  readonly bank: string
  readonly bank_name: string
  readonly layout: LayoutKind
  readonly variant?: string
  /** One for each business day on which there was something to tell, in order. */
  readonly files: readonly SimulatedFile[]
  /** One for each entry of the remittance, in order. */
  readonly entries: readonly SimulatedEntry[]
  readonly totals: SimulatedTotals
}
