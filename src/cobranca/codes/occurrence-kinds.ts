/** What an occurrence means to a program: a dozen states to switch on. */
export interface OccurrenceKindRow {
  /** One or two Portuguese words for people. */
  readonly label: string
  /** What has happened, and what to do about it. */
  readonly definition: string
  /** Money of the title came in or went back, by this very line. */
  readonly money: boolean
  /** The title is over: nothing more is expected of it but fees, or a settlement after the end (2014). */
  readonly final: boolean
}

/**
 * The kinds of `our_occurrence`. Each line of a return has one.
 *
 * `money` and `final` are those of nearly every code of the kind; `OUR_OCCURRENCES` has the few that differ.
 * A bank may know more than the code (a reason «paid by Pix», a write-off because the wallet changed):
 * the kind is what the code alone supports.
 */
export const OCCURRENCE_KINDS = {
  registered: {
    label: 'registrado',
    definition: 'The bank took the title in: it can be paid and takes instructions.',
    money: false,
    final: false,
  },
  rejected: {
    label: 'rejeitado',
    definition: 'The entry was refused: the title is not at the bank. Correct the data and send it again.',
    money: false,
    final: true,
  },
  settled: {
    label: 'liquidado',
    definition: 'The payer paid, in full or (final: false) in part. Book the amounts of the line when it is money.',
    money: true,
    final: true,
  },
  reversed: {
    label: 'estornado',
    definition:
      'A payment (or a protest or write-off) reported before is undone: the title is open again. ' +
      'Take back what was booked for it, if anything was.',
    money: true,
    final: false,
  },
  written_off: {
    label: 'baixado',
    definition: 'The title left the bank unpaid, by request, by deadline or by rule: nobody is to pay it any more.',
    money: false,
    final: true,
  },
  changed: {
    label: 'alterado',
    definition:
      'An instruction was received or carried out, or the bank changed the title: dates, values, parties, wallet, ' +
      'an order to protest or list or to stop doing so, a return from the notary or the bureau. It stays open.',
    money: false,
    final: false,
  },
  instruction_rejected: {
    label: 'instrução rejeitada',
    definition: 'An instruction was rejected: the title stays as it was. The reason names the error.',
    money: false,
    final: false,
  },
  in_notary: {
    label: 'em cartório',
    definition:
      'The title was sent to the notary or is there, not yet protested. An order to protest that was merely received ' +
      'is «changed».',
    money: false,
    final: false,
  },
  protested: {
    label: 'protestado',
    definition: 'The title was protested and, for that, written off.',
    money: false,
    final: true,
  },
  negativated: {
    label: 'negativado',
    definition:
      'The payer was listed at a credit bureau for this title, or the listing was sent. An order to list that was ' +
      'merely received is «changed», and so is leaving the list.',
    money: false,
    final: false,
  },
  fee: {
    label: 'tarifa ou custa',
    definition: 'The bank or the notary charged the beneficiary. The title, if the line names one, stays as it was.',
    money: false,
    final: false,
  },
  info: {
    label: 'informativo',
    definition:
      'Something worth knowing that moves nothing: the title is still held, the payer answered, a message went out, ' +
      'a payment is under way.',
    money: false,
    final: false,
  },
} as const satisfies Record<string, OccurrenceKindRow>

/** `'registered'`, `'settled'` … */
export type OccurrenceKind = keyof typeof OCCURRENCE_KINDS
