import { type FileLayout, type FixedRecord, type Kind, latin1Columns, parseRecord, significantFaults } from '../fixed-width/index.js'
import type { ReturnDialect } from './bank.js'

type LineValues = Readonly<Record<string, unknown>>

/**
 * Whether the first lines of a file fit a generic dialect. The lines fit if no date, amount or count of a header or title has a fault, occurrences are known if
 * the dialect knows any, all lines have the same bank, and lines of CNAB 400 are numbered one by one. A layout with other columns fails in its first titles,
 * and a layout with other records has none.
 */
export function fitsDialect({ layout, titles, occurrences }: ReturnDialect, lines: readonly string[]): boolean {
  const known = Object.keys(occurrences)
  const found = new Set<string | null>()
  let bank: unknown
  const areRegular = lines.every((line, i) => {
    const text = line.trimEnd().padEnd(layout.width)
    const role = layout.recogniseAnyCase(latin1Columns(text), 0)
    found.add(role)
    if (text.length > layout.width || (i === 0) !== (role === layout.structure.header)) return false
    if (role === null) return true
    const values = regularValues(layout.records[role]!, text)
    if (values === null) return !isRead(layout, role)
    bank ??= values['bank_code']
    const isOfBank = values['bank_code'] === undefined || values['bank_code'] === bank
    const isNumbered = layout.sequence?.within !== 'file' || values['sequence'] === i + 1
    const isKnown = !Object.hasOwn(titles, role) || known.length === 0 || known.includes(String(values['occurrence']))
    return isOfBank && isNumbered && isKnown
  })
  return areRegular && (!found.has(null) || Object.keys(titles).some((main) => found.has(main)))
}

/** Whether records take values from the lines of a role: the header, and all records of titles. */
const isRead = ({ structure }: FileLayout, role: string): boolean =>
  role === structure.header || structure.titles.some(({ main, companions = {} }) => main === role || Object.hasOwn(companions, role))

/** Kinds whose content shows whether the columns are right. Banks write texts and fillers as they like. */
const TELLING: ReadonlySet<Kind> = new Set(['date', 'money', 'integer'])

/** The values of a line; null if a column of these kinds has a fault. */
function regularValues(record: FixedRecord, text: string): LineValues | null {
  const faults: Parameters<typeof parseRecord>[2] = []
  const values = parseRecord(record, text, faults) as LineValues
  return significantFaults(record, faults).some(({ field }) => TELLING.has(record.fields[field]!.kind)) ? null : values
}
