/** Net amounts booked for the titles of a file: the bookings before the file, plus its records so far. */
import type { BookedRecords } from './booked.js'

/** The bookings of a title. */
export interface TitleNet {
  /** Cents. */
  readonly booked: number
  /** Whether `booked` is all that is booked. Otherwise it is the amount of the file's own records, and earlier files may have more. */
  readonly isComplete: boolean
  /** Whether a payment is not booked, or its amount is not known, in the file or before it: a reversal may be about that payment. */
  readonly isUncertain: boolean
}

const UNKNOWN: TitleNet = { booked: 0, isComplete: false, isUncertain: false }

export class TitleNets {
  private readonly nets = new Map<string, TitleNet>()

  constructor(private readonly books: Partial<Pick<BookedRecords, 'net'>>) {}

  /** Whether the books have answered for a key. */
  has(key: string): boolean {
    return this.nets.has(key)
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

  private ofKey(key: string): TitleNet {
    let net = this.nets.get(key)
    if (net === undefined) {
      // Undefined: the books cannot answer. Null: a payment waits, or its amount is not known.
      const before = this.books.net?.(key)
      net = { booked: before ?? 0, isComplete: before != null, isUncertain: before === null }
      this.nets.set(key, net)
    }
    return net
  }

  /** Adds a booked payment, or a reversal below zero. */
  add(key: string | null, cents: number | null): void {
    if (cents === null) this.doubt(key)
    else if (key !== null) this.nets.set(key, { ...this.ofKey(key), booked: this.ofKey(key).booked + cents })
  }

  /** Notes that a payment of the title is not booked, or of an unknown amount. */
  doubt(key: string | null): void {
    if (key !== null) this.nets.set(key, { ...this.ofKey(key), isUncertain: true })
  }
}
