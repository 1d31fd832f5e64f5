/** Code tables derived from a family's table. Reviewers see the codes that a bank adds, removes or words differently. */
import type { OccurrenceTable, ReasonTable } from '../../febraban/index.js'
import type { Codes } from '../../fixed-width/index.js'
import type { Movement } from '../remittance-dialect.js'

/** Differences of a table from another. */
export interface Patch<Entry> {
  /** Codes to keep, separated by white space, with ranges such as `01-31`; an empty text keeps none. Default: all. */
  readonly only?: string
  /** Codes to remove, separated by white space, with ranges. */
  readonly without?: string
  /** Codes that the other table does not have. */
  readonly added?: Readonly<Record<string, Entry>>
  /** Other entries for codes that both tables have. */
  readonly changed?: Readonly<Record<string, Entry>>
  /** The same meaning in other words. */
  readonly reworded?: Codes
  /** Code of the bank → code of the other table with the same entry. */
  readonly renumbered?: Codes
}

/**
 * Derives a table from another.
 *
 * @throws {Error} when a difference has no effect: an added code exists already, another code does not exist, or a wording or number is the same
 */
export function patch<Entry extends string | { readonly text: string }>(
  base: Readonly<Record<string, Entry>>,
  { only, without, added = {}, changed = {}, reworded = {}, renumbered = {} }: Patch<Entry>,
): Readonly<Record<string, Entry>> {
  const codes = keptCodes(base, { only, without }).filter((code) => !Object.hasOwn(renumbered, code))
  const known = (code: string): boolean => codes.includes(code) && Object.hasOwn(base, code)
  const unknown = [...codes, ...Object.keys(changed), ...Object.keys(reworded)].filter((code) => !known(code))
  const absent = codesIn(without).filter((code) => !Object.hasOwn(base, code))
  const there = Object.keys(added).filter((code) => Object.hasOwn(base, code))
  const missing = Object.entries(renumbered).filter(([code, other]) => code === other || !Object.hasOwn(base, other)).map(([code]) => code)
  const same = Object.keys(reworded).filter((code) => known(code) && textOf(base[code]!) === reworded[code])
  const wrong = [...unknown, ...absent, ...there, ...missing, ...same]
  if (wrong.length > 0) throw new Error(`no difference from the table: ${wrong.join(', ')}`)
  const kept = codes.map((code) => [code, changed[code] ?? withText(base[code]!, reworded[code])] as const)
  const moved = Object.entries(renumbered).map(([code, other]) => [code, base[other]!] as const)
  return Object.fromEntries([...kept, ...moved, ...Object.entries(added)])
}

/** Codes separated by white space, with ranges such as `01-31`. */
export const codesIn = (list: string | undefined): readonly string[] => list?.split(/\s+/).filter((code) => code !== '').flatMap(codesOfRange) ?? []

/** `08-11` → 08, 09, 10 and 11. */
function codesOfRange(code: string): readonly string[] {
  const [, first, last] = /^(\d+)-(\d+)$/.exec(code) ?? []
  if (first === undefined || last === undefined) return [code]
  return Array.from({ length: Number(last) - Number(first) + 1 }, (_, i) => String(Number(first) + i).padStart(first.length, '0'))
}

/** The codes of a table that are kept. */
function keptCodes(base: object, { only, without }: { readonly only: string | undefined; readonly without: string | undefined }): readonly string[] {
  const left = codesIn(without)
  return (only === undefined ? Object.keys(base) : codesIn(only)).filter((code) => !left.includes(code))
}

const textOf = (entry: string | { readonly text: string }): string => (typeof entry === 'string' ? entry : entry.text)

function withText<Entry extends string | { readonly text: string }>(entry: Entry, text: string | undefined): Entry {
  if (text === undefined) return entry
  return (typeof entry === 'string' ? text : { ...(entry as object), text }) as Entry
}

/** Occurrences of a layout that has the reasons in another field: the overrides read that field. */
export const occurrencesIn = (base: OccurrenceTable, field: string): OccurrenceTable =>
  Object.fromEntries(
    Object.entries(base).map(([code, { overrides, ...occurrence }]) => [
      code,
      (overrides === undefined ? occurrence : { ...occurrence, overrides: overrides.map((each) => ({ ...each, field })) }) as OccurrenceTable[string],
    ]),
  )

/** Derives occurrences from another table. A new wording also applies to the overrides of the occurrence that have the same text. */
export const patchOccurrences = (base: OccurrenceTable, difference: Patch<OccurrenceTable[string]>): OccurrenceTable =>
  Object.fromEntries(
    Object.entries(patch(base, difference)).map(([code, occurrence]) => {
      const text = difference.reworded?.[code]
      const { overrides } = occurrence
      if (text === undefined || overrides === undefined) return [code, occurrence]
      const reworded = overrides.map((each) => (each.means.text === base[code]!.text ? { ...each, means: { ...each.means, text } } : each))
      return [code, { ...occurrence, overrides: reworded } as OccurrenceTable[string]]
    }),
  )

/** Derives movements from another table. */
export const patchMovements = (base: Readonly<Record<string, Movement>>, difference: Patch<Movement>): Readonly<Record<string, Movement>> =>
  patch<Movement>(base, difference)

/** Removes the overrides of occurrences whose reasons a bank does not have. */
export const withReasons = (base: OccurrenceTable, reasons: readonly ReasonTable[]): OccurrenceTable =>
  Object.fromEntries(
    Object.entries(base).map(([code, occurrence]) => {
      const { overrides, ...plain } = occurrence
      const kept = (overrides ?? []).flatMap((each) => {
        const tables = reasons.filter(({ occurrences, field }) => occurrences.includes(code) && field === each.field)
        const codes = each.codes.filter((reason) => tables.some((table) => Object.hasOwn(table.codes, reason)))
        return codes.length === 0 ? [] : [{ ...each, codes }]
      })
      return [code, (kept.length === 0 ? plain : { ...plain, overrides: kept }) as OccurrenceTable[string]]
    }),
  )

/** Differences of the reasons of an occurrence, or the bank's own codes, and the page with the reasons. */
export interface ReasonPatch extends Patch<string> {
  readonly page: string
  readonly codes?: Codes
}

/**
 * Derives a bank's reasons from another bank's: the reasons of an occurrence come from the first table of that bank that has the occurrence. The source is the
 * bank's manual.
 *
 * @param words wordings of the bank that apply to every table with the code, where it has others
 */
export const patchReasons = (
  base: readonly ReasonTable[],
  manual: string,
  words: Codes,
  byOccurrence: Readonly<Record<string, ReasonPatch>>,
): readonly ReasonTable[] =>
  Object.entries(byOccurrence).sort(([a], [b]) => a.localeCompare(b)).map(([occurrence, { page, codes: own, ...difference }]) => {
    const family = base.find(({ occurrences }) => occurrences.includes(occurrence))!
    const table = own === undefined ? family : { ...family, codes: own }
    const codes = keptCodes(table.codes, { only: difference.only, without: difference.without })
    const common = Object.fromEntries(Object.entries(words).filter(([code, text]) => codes.includes(code) && table.codes[code] !== text))
    const reworded = { ...common, ...difference.reworded }
    return { ...table, occurrences: [occurrence], codes: patch(table.codes, { ...difference, reworded }), source: `${manual}, ${page}` }
  })
