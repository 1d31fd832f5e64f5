/**
 * Which titles of a file were read, so that a title that comes again is not counted again.
 *
 * The number of a line is part of it: a line that repeats another has a number that was read. So a few ranges of numbers are kept, not the lines.
 * Each header has numbers of its own, and where numbers run within lots, each lot header. Lines that share a number, or have none, are known by a
 * digest of their texts.
 */
import { TextSet } from './text-set.js'

/** Near the highest number a line may go on from, or to, the numbers behind the next zero. */
const NEAR_END = 0.9

/** Set of whole numbers, in chunks of bits. */
class NumberSet {
  private readonly chunks = new Map<number, Uint8Array>()
  /** The largest number of the set. */
  highest = -1

  has(number: number): boolean {
    const chunk = this.chunks.get(Math.floor(number / CHUNK))
    return chunk !== undefined && (chunk[(number % CHUNK) >> 3]! & (1 << (number & 7))) !== 0
  }

  /** @param to the number behind the last */
  add(from: number, to: number): void {
    for (let number = from; number < to; number++) {
      const key = Math.floor(number / CHUNK)
      let chunk = this.chunks.get(key)
      if (chunk === undefined) {
        chunk = new Uint8Array(CHUNK / 8)
        this.chunks.set(key, chunk)
      }
      chunk[(number % CHUNK) >> 3]! |= 1 << (number & 7)
    }
    if (to > from && to - 1 > this.highest) this.highest = to - 1
  }
}

const CHUNK = 1024

interface Scope {
  readonly numbers: NumberSet
  readonly texts: TextSet
}

/** Numbers that follow each other, up to the one before `to`. */
interface NumberRun {
  from: number
  to: number
}

const isWithin = ({ from, to }: NumberRun, number: number): boolean => number >= from && number < to

interface LastTitle {
  readonly number: number | null
  readonly raw: string
}

export class TitleHistory {
  private readonly scopes = new Map<string, Scope>()
  private scope: Scope = { numbers: new NumberSet(), texts: new TextSet() }
  private file = ''
  /** Numbers read one behind the other, not yet in the scope. */
  private run: NumberRun = { from: 0, to: 0 }
  /** Those before a number out of order, until the lines behind it tell whether it was right, and how many lines came since. */
  private before: NumberRun | null = null
  private since = 0
  private last: LastTitle | null = null

  /** @param round the number behind the highest; null where titles are not numbered */
  constructor(private readonly round: number | null) {}

  /** Begins a file. Returns whether its header was read before. */
  startFile(header: string): boolean {
    const isKnown = this.scopes.has(header)
    this.file = header
    this.enter(header)
    return isKnown
  }

  /** Begins, or goes on with, the titles of a lot, by its header. */
  startLot(header: string): void {
    this.enter(`${this.file}\n${header}`)
  }

  /** Whether the line that begins a title is one that was read. */
  isRepeated(raw: string, number: number | null): boolean {
    const { scope, last } = this
    const isShared = number === null || (last !== null && last.number === number && last.raw !== raw)
    const isRepeated = isShared ? !scope.texts.add(raw) : scope.texts.has(raw) || this.isRead(this.position(number))
    if (isShared && number !== null) scope.texts.add(last!.raw)
    this.last = { number, raw }
    return isRepeated
  }

  /** Takes note of the number of a line. A companion only goes on from the lines before it: one out of order tells nothing of titles. */
  note(number: number, isMain: boolean): void {
    const position = this.position(number)
    const { run, before } = this
    if (position === run.to) {
      run.to++
      this.keepBefore()
    } else if (before !== null && position === before.to + this.since) {
      // The number that was out of order was a misprint: the lines behind it go on as if it had not been there.
      this.run = { from: before.from, to: position + 1 }
      this.before = null
    } else if (isMain) {
      this.keepBefore()
      this.before = run
      this.run = { from: position, to: position + 1 }
      this.since = 1
    } else this.since++
  }

  /** Takes note of titles whose numbers follow each other. */
  noteAll(from: number, to: number, last: LastTitle): void {
    const position = this.position(from)
    this.keepBefore()
    if (position !== this.run.to) {
      this.keep(this.run)
      this.run = { from: position, to: position }
    }
    this.run.to += to - from
    this.last = last
  }

  /** Takes it back that a number was read: the title is not counted. */
  forget(number: number): void {
    const position = this.position(number)
    const { run } = this
    if (!isWithin(run, position)) return
    this.scope.numbers.add(run.from, position)
    run.from = position + 1
  }

  /** Whether all titles from a number on are new. */
  isNewFrom(number: number): boolean {
    const position = this.position(number)
    return position > this.scope.numbers.highest && position >= this.run.to && position >= (this.before?.to ?? 0)
  }

  private enter(key: string): Scope {
    let scope = this.scopes.get(key)
    if (scope === undefined) {
      scope = { numbers: new NumberSet(), texts: new TextSet() }
      this.scopes.set(key, scope)
    }
    if (scope !== this.scope) {
      this.keepBefore()
      this.keep(this.run)
      this.run = { from: 0, to: 0 }
      this.last = null
      this.scope = scope
    }
    return scope
  }

  private keep({ from, to }: NumberRun): void {
    this.scope.numbers.add(from, to)
  }

  private keepBefore(): void {
    if (this.before !== null) this.keep(this.before)
    this.before = null
  }

  private isRead(position: number): boolean {
    const { run, before, scope } = this
    return isWithin(run, position) || (before !== null && isWithin(before, position)) || scope.numbers.has(position)
  }

  /** The number counted on over zero, by where the line before it is. */
  private position(number: number): number {
    const { round } = this
    if (round === null) return number
    const { to } = this.run
    const place = to % round
    const start = to - place
    if (place > NEAR_END * round && number < (1 - NEAR_END) * round) return start + round + number
    if (place < (1 - NEAR_END) * round && number > NEAR_END * round && start > 0) return start - round + number
    return start + number
  }
}
