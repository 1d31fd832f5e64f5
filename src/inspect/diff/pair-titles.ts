/** Which title of one file is which of the other. */
import type { Numbering, TitleValues } from './titles.js'

/** A title in both files, or in one of them. */
export interface Pair {
  readonly a: TitleValues | null
  readonly b: TitleValues | null
}

/** By what titles are the same, the surest first. */
const NUMBERINGS: readonly Numbering[] = ['our_number', 'control_number', 'document_number']

/** Without what fills up its columns; `''` for none. */
const bare = (number: string): string =>
  number
    .replace(/[^\p{L}\p{N}]/gu, '')
    .replace(/^0+/, '')
    .toUpperCase()

type TitleKey = (title: TitleValues) => string | null

const numberKey =
  (by: Numbering): TitleKey =>
  (title) =>
    bare(title[by]) || null

const codeKey =
  (by: Numbering): TitleKey =>
  (title) => {
    const number = numberKey(by)(title)
    return number === null ? null : `${number} ${title.code}`
  }

/** What is of no title, a monthly fee, is known by what is told. */
const bareKey: TitleKey = (title) => (NUMBERINGS.every((by) => numberKey(by)(title) === null) ? title.code : null)

/**
 * Titles of two files of one direction: each has at most one counterpart, by its number and what is told of it, else by its number alone; of several
 * the first with the first. In the order of the first file, those of the second file only behind.
 */
export function pairTitles(a: readonly TitleValues[], b: readonly TitleValues[]): Pair[] {
  const partners = new Map<TitleValues, TitleValues>()
  const taken = new Set<TitleValues>()
  for (const key of [...NUMBERINGS.flatMap((by) => [codeKey(by), numberKey(by)]), bareKey]) {
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

/** The titles of a remittance with what a return tells of them, which may be several things of one, and the titles that only one of them has. */
export function pairAnswers(sent: readonly TitleValues[], answers: readonly TitleValues[]): Pair[] {
  const found = new Map<TitleValues, TitleValues>()
  for (const by of NUMBERINGS) {
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

/** By a key; those without one are left out. */
function grouped(titles: readonly TitleValues[], key: TitleKey): Map<string | null, TitleValues[]> {
  const groups = new Map<string | null, TitleValues[]>()
  for (const title of titles) {
    const of = key(title)
    if (of === null) continue
    const group = groups.get(of)
    if (group === undefined) groups.set(of, [title])
    else group.push(title)
  }
  return groups
}
