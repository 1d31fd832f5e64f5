import type { AnyField } from '../fixed-width/index.js'
import { fittedText } from './fit-text.js'
import type { TextChange } from './remittance.js'
import type { Identifier } from './sources.js'

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

/** Receives changes of an entry. */
export interface NoteSink {
  note(location: TextLocation, text: string): void
}

/** Texts of the first block, and at most. Each block is twice the one before; V8's garbage collector does not copy blocks of the largest size. */
const FIRST = 64
const MOST = 32_768

/** Number that represents null in the columns: a change of a header or trailer. */
const NO_ENTRY = 2 ** 32 - 1

/** A block of texts, stored in columns: an object for each text would slow the garbage collector down. A single growing array would be copied repeatedly. */
class TextBlock {
  count = 0
  readonly entries: Uint32Array
  readonly locations: TextLocation[]
  readonly texts: string[]

  /** @param before number of texts in the blocks before it */
  constructor(
    readonly size: number,
    readonly before: number,
  ) {
    this.entries = new Uint32Array(size)
    this.locations = new Array<TextLocation>(size)
    this.texts = new Array<string>(size)
  }

  /** @param from index of the first to list, among all texts */
  list(from: number): TextChange[] {
    const first = Math.max(0, from - this.before)
    return Array.from({ length: Math.max(0, this.count - first) }, (_, i) => this.change(first + i))
  }

  private change(at: number): TextChange {
    const entry = this.entries[at]!
    const location = this.locations[at]!
    const text = this.texts[at]!
    const { to, cut } = became(location, text)
    return { entry: entry === NO_ENTRY ? null : entry, field: location.name, from: text, to, cut }
  }
}

/** Texts that changed. Nearly every slip has changed texts, but few callers read them, so the text in the file is computed when they are listed. */
export class TextChanges {
  private readonly blocks: TextBlock[] = []
  private last: TextBlock | null = null

  get length(): number {
    return this.last === null ? 0 : this.last.before + this.last.count
  }

  note(entry: number | null, location: TextLocation, text: string): void {
    let { last } = this
    if (last === null || last.count === last.size) last = this.more()
    const at = last.count++
    last.entries[at] = entry ?? NO_ENTRY
    last.locations[at] = location
    last.texts[at] = text
  }

  private more(): TextBlock {
    const size = this.last === null ? FIRST : Math.min(this.last.size * 2, MOST)
    this.last = new TextBlock(size, this.length)
    this.blocks.push(this.last)
    return this.last
  }

  /** Removes the texts recorded after this length. */
  truncate(length: number): void {
    while (this.last !== null && this.last.before > length) {
      this.blocks.pop()
      this.last = this.blocks.at(-1) ?? null
    }
    if (this.last !== null) this.last.count = length - this.last.before
  }

  /** @param from index of the first to list */
  list(from = 0): TextChange[] {
    return this.blocks.flatMap((block) => block.list(from))
  }
}

const became = ({ field, to }: TextLocation, text: string): Pick<TextChange, 'to' | 'cut'> =>
  to !== undefined ? { to, cut: false } : field === null ? LEFT_OUT : fittedText(field, text)

const LEFT_OUT = { to: '', cut: true }
