/** Code meanings, from the tables of a bank. */
import { taxIdOfKind } from '../../febraban/index.js'
import type { AnyField, Title, Values } from '../../fixed-width/index.js'
import { codesIn, isWithin } from '../../return/index.js'
import type { OpenedFile } from '../opened-file.js'

/** Field of a record and its content. */
export interface FieldContent {
  readonly role: string
  readonly name: string
  readonly field: AnyField
  /** Content of the columns. */
  readonly columns: string
}

/**
 * Returns the meaning of the code in a field, in the manual's words; null if the field holds no code or the code is unknown.
 *
 * @param title title of the record, if any; the tables of reasons depend on its occurrence
 */
export function meaningOf(opened: OpenedFile, content: FieldContent, title: Title | undefined): string | null {
  const { field, name } = content
  const text = content.columns.trim()
  if (text === '') return null
  const coded = field.codes?.[text]
  if (coded !== undefined) return coded
  if (name.endsWith(TAX_ID_KIND)) return taxIdOfKind(text)?.toUpperCase() ?? null
  if (opened.direction === 'remittance')
    return name === MOVEMENT ? (opened.dialect.movements[text]?.text ?? null) : null
  return occurrenceMeaning(opened, name, text) ?? reasonMeaning(opened, content, title)
}

const TAX_ID_KIND = 'tax_id_type'
const MOVEMENT = 'movement'

type OpenedReturn = Extract<OpenedFile, { direction: 'return' }>

// The occurrence field has the same name in all records of a title.
function occurrenceMeaning({ dialect }: OpenedReturn, name: string, text: string): string | null {
  const fields = Object.values(dialect.titles).map(({ event_type }) => (event_type as string).split('.')[1])
  return fields.includes(name) ? (dialect.occurrences[text]?.text ?? null) : null
}

/** Returns each reason code of a field with its text. */
function reasonMeaning(
  { dialect }: OpenedReturn,
  { role, name, columns }: FieldContent,
  title: Title | undefined,
): string | null {
  const occurrence = title === undefined ? null : occurrenceOf(dialect, title)
  const tables = dialect.reasons.filter(
    (table) => table.field === `${role}.${name}` && occurrence !== null && table.occurrences.includes(occurrence),
  )
  if (tables.length === 0) return null
  const meanings = codesIn(columns, tables).flatMap(({ code, at }) => {
    const known = tables.find(({ codes, span }) => isWithin(span, at) && Object.hasOwn(codes, code))?.codes[code]
    return known === undefined ? [] : [`${code} ${known}`]
  })
  return meanings.length === 0 ? null : meanings.join('; ')
}

function occurrenceOf({ titles, layout }: OpenedReturn['dialect'], { main }: Title): string | null {
  const path = titles[main.role!]?.event_type as string | undefined
  if (path === undefined) return null
  const name = path.split('.')[1]!
  const value = (main.values as Values)[name]
  return typeof value === 'string' ? value : (layout.records[main.role!]?.fields[name]?.literal ?? null)
}
