/** Options and result of a simulation. */
import type { LayoutKind } from '../../banks/index.js'
import type { OurCode, OurOccurrence } from '../../cobranca/index.js'
import type { RejectionCause } from '../../febraban/index.js'
import type { InstructionEvent, SlipEvent } from './event-occurrences.js'
import type { Random } from './random.js'
import type { Outcome, OutcomeWeights, ScenarioName } from './scenarios.js'

/** Data of an entry from which its outcome is chosen. */
export interface EntryToDecide {
  /** Position in the remittance, from 0. */
  readonly entry: number
  /** The service's instruction; null if none corresponds to the bank's movement. */
  readonly our_code: OurCode | null
  readonly our_number: string
  /** Cents. */
  readonly amount: number
  readonly due_date: string | null
}

/** Chooses the outcome of an entry. `random` depends on the seed. */
export type Decide = (entry: EntryToDecide, random: Random) => Outcome

/** Fees per title, in cents. */
export interface SimulatedFees {
  /** Fee of a registration. Default: 0. */
  readonly registered?: number
  /** Fee of a payment, deducted from the credit. Default: 199. */
  readonly paid?: number
  /** Fee of a title sent to the notary. Default: 2500. */
  readonly sent_to_notary?: number
}

export interface SimulationOptions {
  /** Name of a scenario, weights of outcomes, or a function that chooses each outcome. Default: `mixed`. */
  readonly scenario?: ScenarioName | OutcomeWeights | Decide
  /** Any integer. The same seed gives the same files. Default: 1. */
  readonly seed?: number
  /** Date on which the bank receives the remittance, `YYYY-MM-DD`. Default: the date in its header. */
  readonly today?: string
  /** COMPE number of the bank, if the header of the remittance does not identify it. */
  readonly bank?: string
  readonly fees?: SimulatedFees
  /** Number of the first return file. Default: 1. */
  readonly first_file_number?: number
  /** Nosso número assigned to the first title without a number. Does not depend on the seed. Default: 1. */
  readonly first_our_number?: number
  /** Rejects invalid entries (tax id, due date, amount, duplicate number) in any scenario. Default: true. */
  readonly checks?: boolean
}

/** Day of receipt of a remittance without any date. */
export const DAY_WITHOUT_DATES = '2000-01-03'

/** Event of a title, or answer to an instruction. Amounts in cents; 0 if absent. */
export interface SimulatedEvent {
  readonly event: SlipEvent | InstructionEvent
  readonly date: string
  /** Index of the file that reports the event; null if the layout cannot report it. The totals do not include unreported events. */
  readonly file: number | null
  /** The bank's code; null if the event is not reported. */
  readonly occurrence: string | null
  readonly our_occurrence: OurOccurrence | null
  readonly reasons: readonly string[]
  readonly paid: number
  /** Reversed amount of an earlier payment. */
  readonly reversed: number
  /** Fine included in the paid amount; 0 if the layout has no column for charges. */
  readonly fine: number
  /** Interest included in the paid amount; 0 if the layout has no column for charges. */
  readonly interest: number
  readonly discount: number
  readonly rebate: number
  readonly fee: number
  /** Paid amount less the fee; 0 if the layout has no column for the credit. */
  readonly credited: number
  /** Whether the bank reports that the payment was by Pix. */
  readonly pix: boolean
}

/** Reason of a rejection. */
export interface SimulatedRejection {
  readonly cause: RejectionCause
  /** The bank's reason code; null if the bank has no codes for such rejections. */
  readonly code: string | null
  /** Whether the code means this cause. False if the bank has no code for the cause and another code was used. */
  readonly exact: boolean
}

/** An entry of the remittance and its events. */
export interface SimulatedEntry extends EntryToDecide {
  /** First line in the remittance, 1-based. */
  readonly line: number
  /** The bank's movement code. */
  readonly movement: string
  readonly outcome: Outcome
  readonly rejection: SimulatedRejection | null
  /** Nosso número in the return, with its check digit if the bank has one; `''` if no event of the entry is reported. */
  readonly returned_our_number: string
  readonly events: readonly SimulatedEvent[]
}

/** Sums of all reported events, in cents. */
export interface SimulatedTotals {
  /** Includes payments that were reversed later. */
  readonly paid: number
  readonly reversed: number
  /** Sum of fines and interest. */
  readonly interest: number
  readonly fees: number
  readonly credited: number
}

/** A return file of the simulated bank. */
export interface SimulatedFile {
  /** Unique name: `itau-2026-03-02.ret`. */
  readonly filename: string
  /** Date of the file: a business day. The file also reports the events of the weekend or holiday before this date. */
  readonly date: string
  readonly bytes: Uint8Array
}

export interface Simulation {
  /** COMPE number. */
  readonly bank: string
  readonly bank_name: string
  readonly layout: LayoutKind
  readonly variant?: string
  /** One file per business day with events, in order. */
  readonly files: readonly SimulatedFile[]
  /** All entries of the remittance, in order. */
  readonly entries: readonly SimulatedEntry[]
  readonly totals: SimulatedTotals
}

/** A part of a return file that a stream of answers writes. */
export interface SimulatedPart extends Pick<SimulatedFile, 'filename' | 'date'> {
  /** Position of the bytes in the file. */
  readonly position: number
  readonly bytes: Uint8Array
}

/** An event, with the name of its file. */
export interface AnsweredEvent extends Omit<SimulatedEvent, 'file'> {
  /** Name of the file that reports the event; null if the layout cannot report it. */
  readonly filename: string | null
}

/** An entry of a stream, and its events. */
export interface AnsweredEntry extends Omit<SimulatedEntry, 'events'> {
  readonly events: readonly AnsweredEvent[]
}

/** Result of a stream of answers. */
export interface SimulationSummary extends Omit<Simulation, 'files' | 'entries'> {
  /** The files in the order of their dates, with their sizes in bytes. */
  readonly files: readonly (Pick<SimulatedFile, 'filename' | 'date'> & { readonly size: number })[]
}
