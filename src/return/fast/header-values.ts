/** Values that regular titles take from the file's header: the same throughout a run of titles. */
import { dayOf, type FileLayout, placeInRow, type ValueRow } from '../../fixed-width/index.js'

/** A field of the header, and how its value is wanted: `bytes` are those of the text in UTF-8, `day` is a date as days since 1970-01-01. */
export interface HeaderField {
  readonly name: string
  readonly as: 'text' | 'bytes' | 'date' | 'day'
}

export type HeaderValue = string | Uint8Array | number | null

/** The value of a field; that of a blank one when there is no header. */
export function headerValue(layout: FileLayout, { name, as }: HeaderField, header: ValueRow | null): HeaderValue {
  const record = layout.records[layout.structure.header]!
  const value = header?.[placeInRow(record, name)] ?? null
  if (as === 'date') return value as string | null
  if (as === 'day') return dayOf(value as string | null)
  const text = String(value ?? '').trim()
  return as === 'text' ? text : Buffer.from(text)
}
