/** Occurrences by which a bank reports events, according to its code tables. */
import type { RemittanceDialect, ReturnDialect } from '../../banks/index.js'
import type { OurOccurrence } from '../../cobranca/index.js'
import type { EventOccurrences, OccurrenceRef, TitleEvent } from '../../febraban/index.js'
import { type OccurrenceMeaning, occurrenceMeanings } from '../../return/index.js'

export type { TitleEvent } from '../../febraban/index.js'

/** Event of a title, including the reversal of its payment and the life of a cheque. */
export type SlipEvent = TitleEvent | 'reversed' | ChequeEvent

/** A payment by cheque is announced, paid when the cheque clears, or undone when it comes back. */
export type ChequeEvent = keyof typeof CHEQUE_EVENTS

/** Unified occurrences of the events of a cheque. */
const CHEQUE_EVENTS = {
  cheque_announced: { kind: 'info', money: false, codes: ['2026', '2102'] },
  cheque_cleared: { kind: 'settled', money: true, codes: ['2198'] },
  cheque_returned: { kind: 'reversed', money: true, codes: ['2025', '2105'] },
} as const satisfies Readonly<
  Record<string, Pick<OccurrenceMeaning, 'kind' | 'money'> & { readonly codes: readonly OurOccurrence[] }>
>

const isChequeEvent = (event: string): event is ChequeEvent => Object.hasOwn(CHEQUE_EVENTS, event)

/** Answer to an instruction. */
export type InstructionEvent = 'accepted' | 'refused'

/** Occurrence that reports an event, and the reason that it requires. */
export interface ReportingOccurrence {
  readonly meaning: OccurrenceMeaning
  readonly reason: string | null
  /** Field of the reason, if its code is not unique; otherwise null. */
  readonly field: string | null
  /** Codes of fields without reasons that decide the meaning, by the name of the field. */
  readonly deciding: Readonly<Record<string, string>>
  /** Whether it reports a payment by Pix. */
  readonly pix: boolean
  /** Whether its line contains the amounts of a payment. */
  readonly isPayment: boolean
}

/** Finds the occurrences by which a bank reports events of titles, and answers to instructions, in one layout. */
export class OccurrenceFinder {
  private readonly meanings: readonly OccurrenceMeaning[]
  /** Occurrences that were found, by what they report. */
  private readonly known = new Map<string, ReportingOccurrence | null>()

  constructor(
    private readonly dialect: ReturnDialect,
    private readonly movements: RemittanceDialect['movements'],
  ) {
    this.meanings = occurrenceMeanings(dialect)
  }

  /** Returns the occurrence of an event of a title; null if the bank has none. */
  of(event: keyof EventOccurrences | SlipEvent): ReportingOccurrence | null {
    return this.once(event, () => {
      if (event === 'reversed') return this.reversal()
      if (isChequeEvent(event)) return this.ofCheque(event)
      return this.find(this.dialect.events?.[event] ?? null)
    })
  }

  /** Returns the occurrence that answers an instruction; null if the manual has none. */
  ofInstruction(event: InstructionEvent, movement: string): ReportingOccurrence | null {
    if (!Object.hasOwn(this.movements, movement)) return event === 'accepted' ? null : this.of('instruction_rejected')
    return this.once(`${event} ${movement}`, () => {
      const { confirmedBy = null, rejectedBy } = this.movements[movement]!
      if (event === 'accepted') return this.find(confirmedBy)
      return rejectedBy === undefined ? this.of('instruction_rejected') : this.find(rejectedBy)
    })
  }

  private once(key: string, find: () => ReportingOccurrence | null): ReportingOccurrence | null {
    let found = this.known.get(key)
    if (found === undefined) {
      found = find()
      this.known.set(key, found)
    }
    return found
  }

  /** Returns the same occurrence with a reason, which may change its meaning. */
  withReason(reporting: ReportingOccurrence, reason: string): ReportingOccurrence {
    const { occurrence } = reporting.meaning
    const meaning = this.meanings.find(
      ({ occurrence: own, where }) =>
        own === occurrence &&
        where?.codes.includes(reason) === true &&
        this.dialect.reasons.some(
          ({ occurrences, field, codes }) =>
            occurrences.includes(occurrence) && field === where.field && Object.hasOwn(codes, reason),
        ),
    )
    return meaning === undefined ? reporting : { ...reporting, meaning }
  }

  /** Returns an occurrence that reverses money. Occurrences without `doubt` come first, those whose meaning depends on a reason last. */
  private reversal(): ReportingOccurrence | null {
    const reversals = this.meanings.filter(({ kind, money }) => kind === 'reversed' && money)
    const unconditional = reversals.filter(({ where }) => where === null)
    const chosen = unconditional.find(({ occurrence }) => !this.isDoubtful(occurrence)) ?? unconditional[0]
    if (chosen !== undefined) return this.find([chosen.occurrence])
    for (const { occurrence, where } of reversals) {
      const reporting = this.find([occurrence, where!.codes[0]!])
      if (reporting?.meaning.kind === 'reversed' && reporting.reason !== null) return reporting
    }
    return null
  }

  private ofCheque(event: ChequeEvent): ReportingOccurrence | null {
    const { kind, money, codes } = CHEQUE_EVENTS[event]
    const meaning = this.meanings.find(
      ({ our_occurrence, ...own }) =>
        own.kind === kind && own.money === money && (codes as readonly unknown[]).includes(our_occurrence),
    )
    if (meaning === undefined) return null
    const { occurrence, where } = meaning
    return this.find(where === null ? [occurrence] : [occurrence, where.codes[0]!])
  }

  private isDoubtful(occurrence: string): boolean {
    const { [occurrence]: known } = this.dialect.occurrences
    return known !== undefined && 'doubt' in known && known.doubt !== undefined
  }

  private find(ref: OccurrenceRef | null): ReportingOccurrence | null {
    if (ref === null) return null
    const [occurrence, code, field] = ref
    const own = this.meanings.filter((meaning) => meaning.occurrence === occurrence)
    const meaning = own.find(({ where }) => code !== undefined && where?.codes.includes(code)) ?? own[0]
    if (meaning === undefined) return null
    const tables = this.dialect.reasons.filter(
      ({ occurrences, codes, field: path }) =>
        occurrences.includes(occurrence) &&
        code !== undefined &&
        Object.hasOwn(codes, code) &&
        (field === undefined || path.endsWith(`.${field}`)),
    )
    const pix = meaning.pix || tables.some(({ pixCodes }) => pixCodes?.includes(code!))
    const isReason = tables.length > 0
    const decidedBy =
      isReason || code === undefined || meaning.where?.codes.includes(code) !== true ? null : meaning.where.field
    return {
      meaning,
      reason: isReason ? code! : null,
      field: isReason ? (field ?? null) : null,
      deciding: decidedBy === null ? {} : { [decidedBy.slice(decidedBy.indexOf('.') + 1)]: code! },
      pix,
      isPayment: meaning.kind === 'settled' && (meaning.money || pix),
    }
  }
}
