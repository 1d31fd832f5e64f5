/** Net amounts booked for the titles of a file: the bookings before the file, plus its records so far. */
import { isDate, ValidationError } from '../cobranca/index.js'
import type { BookedRecords } from './booked.js'
import { AFTER_ALL_DAYS, dayOrder, EACH_DAY } from './day-order.js'
import type { KeyTable } from './key-table.js'
import { NumberList } from './text-table.js'

/** The bookings of a title, for a reversal of some day. */
export interface TitleNet {
  /** Cents that the reversal may undo: the least that is booked on its day or a later one. It undoes no later payment, and none that a later reversal has undone. */
  readonly booked: number
  /** Cents of all days. */
  readonly total: number
  /** Whether `booked` is all that is booked. If not, it is the net amount of the records of this file alone, and earlier files may have other bookings. */
  readonly isComplete: boolean
  /** Whether a payment is not booked, or its amount is not known, in the file or before it: a reversal may be about that payment. */
  readonly isUncertain: boolean
}

const UNKNOWN: TitleNet = { booked: 0, total: 0, isComplete: false, isUncertain: false }

/** Cents are multiples of 8 in a number of the list; the rest are flags. */
const FLAGS = 8
const IS_ANSWERED = 1
const IS_COMPLETE = 2
const IS_UNCERTAIN = 4

export class TitleNets {
  /** Cents of all days, and flags. */
  private readonly nets = new NumberList()
  private readonly lastDays = NumberList.ofIntegers()
  /** Cents by day, of the titles that have several days. */
  private readonly histories = new Map<number, Map<number, number>>()

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
   * @param day of the reversal; null if it is not known: then all bookings count
   */
  of(keys: readonly string[], day: string | null): TitleNet {
    if (keys.length === 0) return UNKNOWN
    const titles = keys.map((key) => this.titleOf(key))
    const flags = titles.map((title) => flagsOf(this.nets.at(title)))
    const total = titles.reduce((sum, title) => sum + centsOf(this.nets.at(title)), 0)
    const on = day === null ? AFTER_ALL_DAYS : dayOrder(day)
    return {
      booked: titles.every((title) => this.lastDays.at(title) <= on) ? total : leastFrom(this.centsByDay(titles), on),
      total,
      isComplete: flags.every((each) => (each & IS_COMPLETE) !== 0),
      isUncertain: flags.some((each) => (each & IS_UNCERTAIN) !== 0),
    }
  }

  /**
   * Adds a booked payment, or a reversal below zero.
   *
   * @param day null if the bank does not send it: it counts on each day
   */
  add(key: string | null, cents: number | null, day: string | null): void {
    if (cents === null) this.doubt(key)
    else if (key !== null) this.addTo(this.titleOf(key), cents, day)
  }

  /** Notes that a payment of the title is not booked, or of an unknown amount. */
  doubt(key: string | null): void {
    if (key !== null) this.flag(this.titleOf(key), IS_UNCERTAIN)
  }

  /** Returns the number of a title whose bookings the books have answered. */
  private titleOf(key: string): number {
    const title = this.titles.add(key)
    if (this.nets.at(title) !== 0) return title
    this.nets.set(title, IS_ANSWERED)
    const answer = this.books.net?.(key)
    // The books cannot answer.
    if (answer === undefined) return title
    let isKnown = true
    for (const [cents, day] of typeof answer === 'object' && answer !== null ? answer : [[answer, null] as const]) {
      if (day !== null && !isDate(day)) throw new ValidationError({ booked: [NOT_A_DAY] })
      // A payment waits, or its amount is not known.
      if (cents === null) isKnown = false
      else this.addTo(title, cents, day)
    }
    this.flag(title, isKnown ? IS_COMPLETE : IS_UNCERTAIN)
    return title
  }

  private flag(title: number, flag: number): void {
    const net = this.nets.at(title)
    if ((flagsOf(net) & flag) === 0) this.nets.set(title, net + flag)
  }

  private addTo(title: number, cents: number, date: string | null): void {
    const day = date === null ? EACH_DAY : dayOrder(date)
    const before = centsOf(this.nets.at(title))
    const last = this.lastDays.at(title)
    let history = this.histories.get(title)
    if (history === undefined && day !== last && (before !== 0 || last !== EACH_DAY)) {
      history = new Map([[last, before]])
      this.histories.set(title, history)
    }
    history?.set(day, (history.get(day) ?? 0) + cents)
    this.nets.set(title, this.nets.at(title) + cents * FLAGS)
    if (day > last) this.lastDays.set(title, day)
  }

  private centsByDay(titles: readonly number[]): ReadonlyMap<number, number> {
    const sums = new Map<number, number>()
    for (const title of titles) {
      const history = this.histories.get(title) ?? [[this.lastDays.at(title), centsOf(this.nets.at(title))] as const]
      for (const [day, cents] of history) sums.set(day, (sums.get(day) ?? 0) + cents)
    }
    return sums
  }
}

const NOT_A_DAY = 'net deve devolver datas no formato AAAA-MM-DD, ou null'

const centsOf = (net: number): number => Math.floor(net / FLAGS)
const flagsOf = (net: number): number => net - centsOf(net) * FLAGS

/** The least sum at the end of a day or of a later one. */
function leastFrom(centsByDay: ReadonlyMap<number, number>, day: number): number {
  let sum = 0
  const later: (readonly [number, number])[] = []
  for (const each of centsByDay) {
    if (each[0] > day) later.push(each)
    else sum += each[1]
  }
  let least = sum
  for (const [, cents] of later.sort(([a], [b]) => a - b)) {
    sum += cents
    least = Math.min(least, sum)
  }
  return least
}
