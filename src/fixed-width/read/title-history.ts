/**
 * Remembers the titles of a file, so that repeated titles are not counted.
 *
 * A repeated line has a line number that was read before. So the history keeps ranges of numbers, not lines. Each file header starts separate numbers. Each lot
 * header does, too, if numbers start again in each lot. Lines without a number, or with a shared number, are kept as digests of their text.
 */
import { TextSet } from './text-set.js'

/** Part of the numbers after which counting may restart at zero. */
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

  add({ from, to }: NumberRun): void {
    for (let key = Math.floor(from / CHUNK), number = from; number < to; number = ++key * CHUNK) {
      const end = Math.min(to, (key + 1) * CHUNK)
      const chunk = end - number === CHUNK ? FULL : (this.chunks.get(key) ?? new Uint8Array(CHUNK / 8))
      this.chunks.set(key, chunk)
      if (chunk !== FULL) for (let each = number; each < end; each++) chunk[(each % CHUNK) >> 3]! |= 1 << (each & 7)
    }
    if (to > from && to - 1 > this.highest) this.highest = to - 1
  }
}

const CHUNK = 1024
/** A chunk with all numbers. Nearly all chunks of a large file are full. */
const FULL = new Uint8Array(CHUNK / 8).fill(0xff)

interface Scope {
  readonly numbers: NumberSet
  readonly texts: TextSet
}

const newScope = (): Scope => ({ numbers: new NumberSet(), texts: new TextSet() })

/** Scopes by the headers of files and lots. Compares the first headers one by one, since hashing a header takes longer. */
class Scopes {
  private readonly first: { readonly key: string; readonly scope: Scope }[] = []
  private others: Map<string, Scope> | null = null

  get(key: string): Scope | undefined {
    return this.first.find((each) => each.key === key)?.scope ?? this.others?.get(key)
  }

  add(key: string): Scope {
    const scope = newScope()
    if (this.first.length < COMPARED) this.first.push({ key, scope })
    else this.others = (this.others ?? new Map<string, Scope>()).set(key, scope)
    return scope
  }
}

const COMPARED = 4

/** Consecutive numbers; `to` is excluded. */
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
  private readonly scopes = new Scopes()
  private scope = newScope()
  private file = ''
  private lot: string | null = null
  /** The current consecutive numbers, not yet part of the scope. */
  private run: NumberRun = { from: 0, to: 0 }
  /** The consecutive numbers before a number out of order, until later lines show whether that number is a misprint; and the lines since then. */
  private before: NumberRun | null = null
  private since = 0
  private last: LastTitle | null = null

  /** @param modulus number after the largest; null if titles are not numbered */
  constructor(private readonly modulus: number | null) {}

  /** Starts a file. Returns whether its header was read before. */
  startFile(header: string): boolean {
    const isKnown = this.scopes.get(header) !== undefined
    this.file = header
    this.lot = null
    this.enter(header)
    return isKnown
  }

  /** Starts or continues the titles of a lot, identified by its header. */
  startLot(header: string): void {
    if (header === this.lot) return
    this.lot = header
    this.enter(`${this.file}\n${header}`)
  }

  /** Whether the main record of a title was read before. */
  isRepeated(raw: string, number: number | null): boolean {
    const { scope, last } = this
    const isShared = number === null || (last !== null && last.number === number && last.raw !== raw)
    const isRepeated = isShared ? !scope.texts.add(raw) : scope.texts.has(raw) || this.isRead(this.position(number))
    if (isShared && number !== null) scope.texts.add(last!.raw)
    this.last = { number, raw }
    return isRepeated
  }

  /** Records the number of a line. A companion only continues the numbers before it: a companion out of order is no evidence for titles. */
  note(number: number, isMain: boolean): void {
    const position = this.position(number)
    const { run, before } = this
    if (position === run.to) {
      run.to++
      this.keepBefore()
    } else if (before !== null && position === before.to + this.since) {
      // The number out of order was a misprint: later lines continue the numbers before it.
      this.run = { from: before.from, to: position + 1 }
      this.before = null
    } else if (isMain) {
      this.keepBefore()
      this.before = run
      this.run = { from: position, to: position + 1 }
      this.since = 1
    } else this.since++
  }

  /** Records titles with consecutive numbers, as `note` does for each number. */
  noteAll(from: number, to: number, last: LastTitle): void {
    this.note(from, true)
    if (to - from > 1) this.keepBefore()
    this.run.to += to - from - 1
    this.last = last
  }

  /** Removes a number: its title is not counted. */
  forget(number: number): void {
    const position = this.position(number)
    const { run } = this
    if (!isWithin(run, position)) return
    this.scope.numbers.add({ from: run.from, to: position })
    run.from = position + 1
  }

  /** Whether all titles from a number on are new. */
  isNewFrom(number: number): boolean {
    const position = this.position(number)
    return position > this.scope.numbers.highest && position >= this.run.to && position >= (this.before?.to ?? 0)
  }

  private enter(key: string): void {
    const scope = this.scopes.get(key) ?? this.scopes.add(key)
    if (scope === this.scope) return
    this.keepBefore()
    this.scope.numbers.add(this.run)
    this.run = { from: 0, to: 0 }
    this.last = null
    this.scope = scope
  }

  private keepBefore(): void {
    if (this.before !== null) this.scope.numbers.add(this.before)
    this.before = null
  }

  private isRead(position: number): boolean {
    const { run, before, scope } = this
    return isWithin(run, position) || (before !== null && isWithin(before, position)) || scope.numbers.has(position)
  }

  /** Returns the number continued beyond the modulus, based on the numbers before it. */
  private position(number: number): number {
    const { modulus } = this
    if (modulus === null) return number
    const { to } = this.run
    const remainder = to % modulus
    const start = to - remainder
    if (remainder > NEAR_END * modulus && number < (1 - NEAR_END) * modulus) return start + modulus + number
    if (remainder < (1 - NEAR_END) * modulus && number > NEAR_END * modulus && start > 0)
      return start - modulus + number
    return start + number
  }
}
