import type { AnyField } from '../fixed-width/index.js'
import { fittedText } from './fit-text.js'
import type { TextChange } from './remittance.js'

/** Where a text stands. */
export interface TextPlace {
  /** As a change names it: `record.field`, `slip.field`. */
  readonly name: string
  /** Null where the layout has no columns for it. */
  readonly field: AnyField | null
}

/** Texts that could not go as they were. Nearly every slip has some and few callers look at them: what became of each is worked out when it is told. */
export class TextChanges {
  private readonly entries: (number | null)[] = []
  private readonly places: TextPlace[] = []
  private readonly texts: string[] = []

  get length(): number {
    return this.texts.length
  }

  note(entry: number | null, place: TextPlace, text: string): void {
    this.entries.push(entry)
    this.places.push(place)
    this.texts.push(text)
  }

  /** Forgets those noted since it had this length. */
  truncate(length: number): void {
    this.entries.length = length
    this.places.length = length
    this.texts.length = length
  }

  /** @param from the first to tell of */
  list(from = 0): TextChange[] {
    return this.texts.slice(from).map((text, i) => {
      const { name, field } = this.places[from + i]!
      const { to, cut } = field === null ? LEFT_OUT : fittedText(field, text)
      return { entry: this.entries[from + i]!, field: name, from: text, to, cut }
    })
  }
}

const LEFT_OUT = { to: '', cut: true }
