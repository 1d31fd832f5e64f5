/** Matches the titles of two files. Titles are numbers in their lists. */
import { TextTable } from '../../settlement/text-table.js'
import type { TitleList } from './title-list.js'
import { TITLE_NUMBERS, type TitleNumber } from './titles.js'

/** Title of both files, or of one. */
export interface Pair {
  readonly a: number | null
  readonly b: number | null
}

/** Pairs, in their order; they can be iterated again. */
export type Pairs = Iterable<Pair>

/** Removes punctuation and zeros on the left. */
const normalized = (number: string): string =>
  number
    .replace(/[^\p{L}\p{N}]/gu, '')
    .replace(/^0+/, '')
    .toUpperCase()

type TitleKey = (titles: TitleList, title: number) => string | null

const numberKey =
  (by: TitleNumber): TitleKey =>
  (titles, title) =>
    normalized(titles.numberOf(title, by)) || null

const codeKey =
  (by: TitleNumber): TitleKey =>
  (titles, title) => {
    const number = numberKey(by)(titles, title)
    return number === null ? null : `${number} ${titles.codeOf(title)}`
  }

/** Occurrences without a title, e.g. a monthly fee, are matched by code. */
const unnumberedKey: TitleKey = (titles, title) =>
  TITLE_NUMBERS.every((by) => numberKey(by)(titles, title) === null) ? titles.codeOf(title) : null

/** No title. */
const NONE = -1

/**
 * Matches the titles of two files of the same direction: by number and code, then by number alone. Duplicates are matched in file order.
 * Returns the titles of the first file in order, then the unmatched titles of the second.
 */
export function pairTitles(a: TitleList, b: TitleList): Pairs {
  const partners = new Int32Array(a.length).fill(NONE)
  const taken = new Uint8Array(b.length)
  for (const key of [...TITLE_NUMBERS.flatMap((by) => [codeKey(by), numberKey(by)]), unnumberedKey]) {
    const waiting = new TitleQueues(b, key, (title) => taken[title] === 0)
    for (let title = 0; title < a.length && waiting.count > 0; title++) {
      const found = partners[title] === NONE ? waiting.take(key(a, title)) : NONE
      if (found === NONE) continue
      partners[title] = found
      taken[found] = 1
    }
  }
  return {
    *[Symbol.iterator]() {
      for (const [title, partner] of partners.entries()) yield { a: title, b: partner === NONE ? null : partner }
      for (const [title, isTaken] of taken.entries()) if (isTaken === 0) yield { a: null, b: title }
    },
  }
}

/** Matches a remittance and a return, which may contain several occurrences of one title. Includes the titles of only one file. */
export function pairWithReturn(sent: TitleList, answers: TitleList): Pairs {
  const found = new Int32Array(answers.length).fill(NONE)
  for (const by of TITLE_NUMBERS) {
    const key = numberKey(by)
    const titles = new TitleQueues(sent, key, () => true)
    for (let answer = 0; answer < answers.length; answer++)
      if (found[answer] === NONE) found[answer] = titles.first(key(answers, answer))
  }
  const answered = new Uint8Array(sent.length)
  for (const title of found) if (title !== NONE) answered[title] = 1
  return {
    *[Symbol.iterator]() {
      for (const [answer, title] of found.entries()) yield { a: title === NONE ? null : title, b: answer }
      for (const [title, isAnswered] of answered.entries()) if (isAnswered === 0) yield { a: title, b: null }
    },
  }
}

/** Titles with the same key, in file order. */
class TitleQueues {
  /** Number of waiting titles. */
  count = 0
  private readonly keys = new TextTable()
  /** The first title of each key, and the title after each. */
  private readonly firsts: Int32Array
  private readonly next: Int32Array

  /** Leaves out titles without a key. */
  constructor(titles: TitleList, key: TitleKey, isWanted: (title: number) => boolean) {
    this.firsts = new Int32Array(titles.length).fill(NONE)
    this.next = new Int32Array(titles.length)
    // From the last title to the first, so that each title comes before those that are already in its queue.
    for (let title = titles.length - 1; title >= 0; title--) {
      const of = isWanted(title) ? key(titles, title) : null
      if (of === null) continue
      const queue = this.keys.add(of)
      this.next[title] = this.firsts[queue]!
      this.firsts[queue] = title
      this.count++
    }
  }

  first(key: string | null): number {
    return key === null ? NONE : (this.firsts[this.keys.add(key)] ?? NONE)
  }

  /** Takes the first title of a key out of its queue. */
  take(key: string | null): number {
    if (key === null) return NONE
    const queue = this.keys.add(key)
    const title = this.firsts[queue] ?? NONE
    if (title === NONE) return NONE
    this.firsts[queue] = this.next[title]!
    this.count--
    return title
  }
}
