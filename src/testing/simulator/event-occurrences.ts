/** By what a bank says each thing that happens: its tables say so, of its own codes. */
import type { RemittanceDialect, ReturnDialect } from '../../banks/index.js'
import type { EventOccurrences, OccurrenceRef, TitleEvent } from '../../febraban/index.js'
import { type OccurrenceMeaning, occurrenceMeanings } from '../../return/index.js'

export type { TitleEvent } from '../../febraban/index.js'

/** What happens to a title: what its bank lists, and the reversal of its payment. */
export type SlipEvent = TitleEvent | 'reversed'

/** What is said of an instruction. */
export type InstructionEvent = 'accepted' | 'refused'

/** What a bank says, and the reason that must come with it. */
export interface Saying {
  readonly meaning: OccurrenceMeaning
  readonly reason: string | null
  /** Where that stands, when its code alone does not tell. */
  readonly field: string | null
  /** It says that somebody paid, by Pix. */
  readonly pix: boolean
  /** Its line has the money of a payment. */
  readonly isPayment: boolean
}

/** How a bank speaks in one layout: of titles, and of the instructions that its remittances give. */
export class Speech {
  private readonly meanings: readonly OccurrenceMeaning[]

  constructor(
    private readonly dialect: ReturnDialect,
    private readonly movements: RemittanceDialect['movements'],
  ) {
    this.meanings = occurrenceMeanings(dialect)
  }

  /** How the bank says what happened to a title; null when it cannot. */
  of(event: keyof EventOccurrences | 'reversed'): Saying | null {
    if (event === 'reversed') return this.reversal()
    return this.saying(this.dialect.events?.[event] ?? null)
  }

  /** How the bank answers an instruction; null when its manual has nothing for it. */
  answer(event: InstructionEvent, movement: string): Saying | null {
    const { confirmedBy: done = null, rejectedBy: refused } = this.movements[movement] ?? {}
    if (event === 'accepted') return this.saying(done)
    return refused === undefined ? this.of('instruction_rejected') : this.saying(refused)
  }

  /** How the bank says the same with that reason: it may decide what the occurrence means. */
  withReason(saying: Saying, reason: string): Saying {
    const { occurrence } = saying.meaning
    const meaning = this.meanings.find(
      ({ occurrence: own, where }) =>
        own === occurrence &&
        where?.codes.includes(reason) === true &&
        this.dialect.reasons.some(
          ({ occurrences, field, codes }) =>
            occurrences.includes(occurrence) && field === where.field && Object.hasOwn(codes, reason),
        ),
    )
    return meaning === undefined ? saying : { ...saying, meaning }
  }

  /** An occurrence by which money goes back: first one without doubt, before those that a reason decides. */
  private reversal(): Saying | null {
    const reversals = this.meanings.filter(({ kind, money }) => kind === 'reversed' && money)
    const ofThemselves = reversals.filter(({ where }) => where === null)
    const alone = ofThemselves.find(({ occurrence }) => !this.isDoubtful(occurrence)) ?? ofThemselves[0]
    if (alone !== undefined) return this.saying([alone.occurrence])
    for (const { occurrence, where } of reversals) {
      const saying = this.saying([occurrence, where!.codes[0]!])
      if (saying?.meaning.kind === 'reversed' && saying.reason !== null) return saying
    }
    return null
  }

  private isDoubtful(occurrence: string): boolean {
    const { [occurrence]: known } = this.dialect.occurrences
    return known !== undefined && 'doubt' in known && known.doubt !== undefined
  }

  private saying(told: OccurrenceRef | null): Saying | null {
    if (told === null) return null
    const [occurrence, code, field] = told
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
    return {
      meaning,
      reason: tables.length === 0 ? null : code!,
      field: field ?? null,
      pix,
      isPayment: meaning.kind === 'settled' && (meaning.money || pix),
    }
  }
}
