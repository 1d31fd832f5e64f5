/** What becomes of the entries of a remittance. */

/** What may become of a title that is entered. */
export const ENTRY_OUTCOMES = [
  /** Taken in, and not paid so far. */
  'confirmed',
  /** Refused. */
  'rejected',
  /** Paid until the due date: discounts are taken off. */
  'paid',
  /** Paid after the due date, with fine and interest. */
  'paid_late',
  /** A part is paid, and the rest stays open. */
  'paid_partially',
  /** Paid until the due date, by Pix. */
  'paid_by_pix',
  /** Paid until the due date, and reversed some days later: a returned cheque, a cancelled payment. It stays open. */
  'paid_and_reversed',
  /** Not paid: written off by the bank after its time. */
  'written_off',
  /** Written off, and paid all the same. */
  'paid_after_write_off',
  /** Sent to the notary, protested. */
  'protested',
  /** Sent to the notary, and paid there, with fine and interest. */
  'paid_at_notary',
  /** Sent to the notary, and taken back: it stays open. */
  'withdrawn',
] as const

export type EntryOutcome = (typeof ENTRY_OUTCOMES)[number]

/** What may become of any other instruction: carried out, or refused. */
export type InstructionOutcome = 'accepted' | 'refused'

export type Outcome = EntryOutcome | InstructionOutcome

/** How likely each outcome is, against the others of its kind. Entries without any are confirmed, instructions accepted. */
export type OutcomeWeights = Readonly<Partial<Record<Outcome, number>>>

/** The scenarios that have names. */
export const SCENARIOS = {
  /** Every title is taken in, and nobody pays. */
  confirmed: { confirmed: 1, accepted: 1 },
  /** Everything is refused. */
  rejected: { rejected: 1, refused: 1 },
  /** Everybody pays in time. */
  paid: { paid: 1, accepted: 1 },
  /** Everybody pays late. */
  late: { paid_late: 1, accepted: 1 },
  /** Everybody pays a part. */
  partial: { paid_partially: 1, accepted: 1 },
  /** Everybody pays by Pix. */
  pix: { paid_by_pix: 1, accepted: 1 },
  /** Everybody pays in time, and every payment is reversed, where the bank's layout has an occurrence for it. */
  reversed: { paid_and_reversed: 1, accepted: 1 },
  /** Nobody pays, and the bank writes the titles off. */
  written_off: { written_off: 1, accepted: 1 },
  /** Titles go to the notary: most are protested, some paid there or taken back. */
  protested: { protested: 3, paid_at_notary: 1, withdrawn: 1, accepted: 1 },
  /** A month as it comes: of everything something. */
  mixed: {
    paid: 40,
    paid_late: 15,
    paid_by_pix: 10,
    paid_partially: 5,
    paid_and_reversed: 2,
    confirmed: 10,
    rejected: 6,
    written_off: 5,
    paid_after_write_off: 2,
    protested: 3,
    paid_at_notary: 2,
    withdrawn: 2,
    accepted: 85,
    refused: 15,
  },
} as const satisfies Readonly<Record<string, OutcomeWeights>>

export type ScenarioName = keyof typeof SCENARIOS

export const isRegistrationOutcome = (outcome: Outcome): outcome is EntryOutcome =>
  (ENTRY_OUTCOMES as readonly string[]).includes(outcome)
