/** Net amounts booked for the titles of a file: the bookings before the file, plus its records so far. */
import type { BookedRecords } from './booked.js'
import type { KeyTable } from './key-table.js'
import { NumberList } from './text-table.js'

/** The bookings of a title. */
export interface TitleNet {
  /** Cents. */
  readonly booked: number
  /** Whether `booked` is all that is booked. If not, it is the net amount of the records of this file alone, and earlier files may have other bookings. */
  readonly isComplete: boolean
  /** Whether a payment is not booked, or its amount is not known, in the file or before it: a reversal may be about that payment. */
  readonly isUncertain: boolean
}

const UNKNOWN: TitleNet = { booked: 0, isComplete: false, isUncertain: false }

/** Cents are multiples of 8 in a number of the list; the rest are flags. */
const FLAGS = 8
const IS_ANSWERED = 1
const IS_COMPLETE = 2
const IS_UNCERTAIN = 4

export class TitleNets {
  private readonly nets = new NumberList()

  /** @param titles keys of titles */
  constructor(
    private readonly books: Partial<Pick<BookedRecords, 'net'>>,
    private readonly titles: KeyTable,
  ) {}

  /** Whether the books have answered for a key. */
  has(key: string): boolean {
    return this.nets.at(this.titles.add(key)) !== 0
  }

  /**
   * Returns what is booked under all keys of a title.
   *
   * @param keys empty for a title without nosso número: nothing is known of it
   */
  of(keys: readonly string[]): TitleNet {
    if (keys.length === 0) return UNKNOWN
    const nets = keys.map((key) => this.ofKey(key))
    return {
      booked: nets.reduce((sum, { booked }) => sum + booked, 0),
      isComplete: nets.every(({ isComplete }) => isComplete),
      isUncertain: nets.some(({ isUncertain }) => isUncertain),
    }
  }

  private ofKey(key: string, title = this.titles.add(key)): TitleNet {
    const net = this.nets.at(title)
    if (net === 0) {
      // Undefined: the books cannot answer. Null: a payment waits, or its amount is not known.
      const before = this.books.net?.(key)
      const answer = { booked: before ?? 0, isComplete: before != null, isUncertain: before === null }
      this.put(title, answer)
      return answer
    }
    const booked = Math.floor(net / FLAGS)
    const flags = net - booked * FLAGS
    return { booked, isComplete: (flags & IS_COMPLETE) !== 0, isUncertain: (flags & IS_UNCERTAIN) !== 0 }
  }

  private put(title: number, { booked, isComplete, isUncertain }: TitleNet): void {
    const flags = IS_ANSWERED + (isComplete ? IS_COMPLETE : 0) + (isUncertain ? IS_UNCERTAIN : 0)
    this.nets.set(title, booked * FLAGS + flags)
  }

  /** Adds a booked payment, or a reversal below zero. */
  add(key: string | null, cents: number | null): void {
    if (cents === null) this.doubt(key)
    else if (key !== null) {
      const title = this.titles.add(key)
      const net = this.ofKey(key, title)
      this.put(title, { ...net, booked: net.booked + cents })
    }
  }

  /** Notes that a payment of the title is not booked, or of an unknown amount. */
  doubt(key: string | null): void {
    if (key === null) return
    const title = this.titles.add(key)
    this.put(title, { ...this.ofKey(key, title), isUncertain: true })
  }
}
