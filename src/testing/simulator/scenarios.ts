/** Outcomes of the entries of a remittance. */

/** Outcomes of a registration. */
export const ENTRY_OUTCOMES = [
  /** Registered and not paid. */
  'confirmed',
  /** Registration rejected. */
  'rejected',
  /** Paid until the due date, with discounts. */
  'paid',
  /** Paid after the due date, with fine and interest. */
  'paid_late',
  /** Partially paid; the rest stays open. */
  'paid_partially',
  /** Paid until the due date, by Pix. */
  'paid_by_pix',
  /** Paid by the due date and reversed some days later (a returned cheque, a cancelled payment). The title remains open. */
  'paid_and_reversed',
  /** Paid on time, and paid in full again some days later. */
  'paid_twice',
  /** Paid on time by a cheque that comes back some days later. The title remains open. */
  'cheque_returned',
  /** A payment by cheque is announced, and the cheque comes back: nothing was paid. */
  'cheque_announced_and_returned',
  /** A payment by cheque is announced, and the title is paid when the cheque clears. */
  'cheque_cleared',
  /** A payment by cheque is announced, the title is paid when the cheque clears, and the payment is taken back. */
  'cheque_cleared_and_returned',
  /** Not paid, and written off by the bank after its deadline. */
  'written_off',
  /** Written off, and paid afterwards. */
  'paid_after_write_off',
  /** Sent to the notary and protested. */
  'protested',
  /** Sent to the notary and paid there, with fine and interest. */
  'paid_at_notary',
  /** Sent to the notary and withdrawn; stays open. */
  'withdrawn',
] as const

export type EntryOutcome = (typeof ENTRY_OUTCOMES)[number]

/** Outcome of any other instruction. */
export type InstructionOutcome = 'accepted' | 'refused'

export type Outcome = EntryOutcome | InstructionOutcome

/** Relative weight of each outcome. Without weights, registrations are confirmed and other instructions are accepted. */
export type OutcomeWeights = Readonly<Partial<Record<Outcome, number>>>

/** Predefined scenarios. */
export const SCENARIOS = {
  /** All titles are registered, and none is paid. */
  confirmed: { confirmed: 1, accepted: 1 },
  /** Everything is rejected. */
  rejected: { rejected: 1, refused: 1 },
  /** All titles are paid on time. */
  paid: { paid: 1, accepted: 1 },
  /** All titles are paid late. */
  late: { paid_late: 1, accepted: 1 },
  /** All titles are partially paid. */
  partial: { paid_partially: 1, accepted: 1 },
  /** All titles are paid by Pix. */
  pix: { paid_by_pix: 1, accepted: 1 },
  /** All titles are paid on time, and all payments are reversed if the layout has an occurrence for it. */
  reversed: { paid_and_reversed: 1, accepted: 1 },
  /** All titles are paid twice. */
  twice: { paid_twice: 1, accepted: 1 },
  /** All titles are paid by cheque; some cheques come back, with or without a payment that was reported. */
  cheques: {
    cheque_returned: 1,
    cheque_announced_and_returned: 1,
    cheque_cleared: 1,
    cheque_cleared_and_returned: 1,
    accepted: 1,
  },
  /** No title is paid; the bank writes all off. */
  written_off: { written_off: 1, accepted: 1 },
  /** All titles are sent to the notary: most are protested, some are paid there or withdrawn. */
  protested: { protested: 3, paid_at_notary: 1, withdrawn: 1, accepted: 1 },
  /** A typical month, with some of every outcome. */
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

const OF_REGISTRATIONS: ReadonlySet<Outcome> = new Set(ENTRY_OUTCOMES)

export const isRegistrationOutcome = (outcome: Outcome): outcome is EntryOutcome => OF_REGISTRATIONS.has(outcome)
