/** Matches the titles of two files. */
import type { ReadTitle } from './read-title.js'
import type { TitleNumber } from './titles.js'

/** Title of both files, or of one. */
export interface Pair {
  readonly a: ReadTitle | null
  readonly b: ReadTitle | null
}

/** Numbers that identify a title, the most reliable first. */
const TITLE_NUMBERS: readonly TitleNumber[] = ['our_number', 'control_number', 'document_number']

/** Removes punctuation and zeros on the left. */
const normalized = (number: string): string =>
  number
    .replace(/[^\p{L}\p{N}]/gu, '')
    .replace(/^0+/, '')
    .toUpperCase()

type TitleKey = (title: ReadTitle) => string | null

const numberKey =
  (by: TitleNumber): TitleKey =>
  (title) =>
    normalized(title[by]) || null

const codeKey =
  (by: TitleNumber): TitleKey =>
  (title) => {
    const number = numberKey(by)(title)
    return number === null ? null : `${number} ${title.code}`
  }

/** Occurrences without a title, e.g. a monthly fee, are matched by code. */
const unnumberedKey: TitleKey = (title) =>
  TITLE_NUMBERS.every((by) => numberKey(by)(title) === null) ? title.code : null

/**
 * Matches the titles of two files of the same direction: by number and code, then by number alone. Duplicates are matched in file order.
 * Returns the titles of the first file in order, then the unmatched titles of the second.
 */
export function pairTitles(a: readonly ReadTitle[], b: readonly ReadTitle[]): Pair[] {
  const partners = new Map<ReadTitle, ReadTitle>()
  const taken = new Set<ReadTitle>()
  for (const key of [...TITLE_NUMBERS.flatMap((by) => [codeKey(by), numberKey(by)]), unnumberedKey]) {
    const waiting = grouped(
      b.filter((title) => !taken.has(title)),
      key,
    )
    for (const title of a) {
      const found = partners.has(title) ? undefined : waiting.get(key(title))?.shift()
      if (found === undefined) continue
      partners.set(title, found)
      taken.add(found)
    }
  }
  return [
    ...a.map((title) => ({ a: title, b: partners.get(title) ?? null })),
    ...b.filter((title) => !taken.has(title)).map((title) => ({ a: null, b: title })),
  ]
}

/** Matches a remittance and a return, which may contain several occurrences of one title. Includes the titles of only one file. */
export function pairWithReturn(sent: readonly ReadTitle[], answers: readonly ReadTitle[]): Pair[] {
  const found = new Map<ReadTitle, ReadTitle>()
  for (const by of TITLE_NUMBERS) {
    const key = numberKey(by)
    const titles = grouped(sent, key)
    for (const answer of answers) {
      const title = found.has(answer) ? undefined : titles.get(key(answer))?.[0]
      if (title !== undefined) found.set(answer, title)
    }
  }
  const answered = new Set(found.values())
  return [
    ...answers.map((answer) => ({ a: found.get(answer) ?? null, b: answer })),
    ...sent.filter((title) => !answered.has(title)).map((title) => ({ a: title, b: null })),
  ]
}

/** Groups titles by key; skips titles without a key. */
function grouped(titles: readonly ReadTitle[], key: TitleKey): Map<string | null, ReadTitle[]> {
  const groups = new Map<string | null, ReadTitle[]>()
  for (const title of titles) {
    const of = key(title)
    if (of === null) continue
    const group = groups.get(of)
    if (group === undefined) groups.set(of, [title])
    else group.push(title)
  }
  return groups
}
