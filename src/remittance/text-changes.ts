import type { AnyField } from '../fixed-width/index.js'
import { fittedText } from './fit-text.js'
import type { TextChange } from './remittance.js'

/** Fields of the slip by which a company finds its title again. */
export type Identifier = 'document_number' | 'control_number'

/** Location of a text. */
export interface TextLocation {
  /** Its name in a change: `record.field`, `slip.field`. */
  readonly name: string
  /** Null if the layout has no columns for it, or if `to` is given. */
  readonly field: AnyField | null
  /** Set if its columns hold an identifier of the title. */
  readonly identifier?: Identifier | undefined
  /** The text in the file. */
  readonly to?: string
}

/** Texts per block: a single growing array would be copied repeatedly. */
const TOGETHER = 2048

class Some {
  readonly entries = new Array<number | null>(TOGETHER)
  readonly locations = new Array<TextLocation>(TOGETHER)
  readonly texts = new Array<string>(TOGETHER)
}

/** Texts that changed. Nearly every slip has changed texts, but few callers read them, so the text in the file is computed when they are listed. */
export class TextChanges {
  private readonly all: Some[] = []
  private count = 0

  get length(): number {
    return this.count
  }

  note(entry: number | null, location: TextLocation, text: string): void {
    const at = this.count++ % TOGETHER
    const some = this.all[(this.count - 1 - at) / TOGETHER] ?? this.more()
    some.entries[at] = entry
    some.locations[at] = location
    some.texts[at] = text
  }

  private more(): Some {
    const some = new Some()
    this.all.push(some)
    return some
  }

  /** Removes the texts recorded after this length. */
  truncate(length: number): void {
    this.count = length
  }

  /** @param from index of the first to list */
  list(from = 0): TextChange[] {
    return Array.from({ length: this.count - from }, (_, i) => {
      const at = (from + i) % TOGETHER
      const { entries, locations, texts } = this.all[(from + i - at) / TOGETHER]!
      const location = locations[at]!
      const text = texts[at]!
      const { to, cut } = became(location, text)
      return { entry: entries[at]!, field: location.name, from: text, to, cut }
    })
  }
}

const became = ({ field, to }: TextLocation, text: string): Pick<TextChange, 'to' | 'cut'> =>
  to !== undefined ? { to, cut: false } : field === null ? LEFT_OUT : fittedText(field, text)

const LEFT_OUT = { to: '', cut: true }
