/** Values that regular titles take from the file header. They are constant in a run of titles. */

import { dayOf, type FileLayout, indexInRow, type ValueRow } from '../../fixed-width/index.js'
import { utf8Bytes } from '../../runtime/bytes.js'

/** A header field and the form of its value: `bytes` is the text in UTF-8, `day` is a date in days since 1970-01-01. */
export interface HeaderField {
  readonly name: string
  readonly as: 'text' | 'bytes' | 'date' | 'day'
}

export type HeaderValue = string | Uint8Array | number | null

/** Returns the value of a header field; the value of a blank field if the file has no header. */
export function headerValue(layout: FileLayout, { name, as }: HeaderField, header: ValueRow | null): HeaderValue {
  const record = layout.records[layout.structure.header]!
  const value = header?.[indexInRow(record, name)] ?? null
  if (as === 'date') return value as string | null
  if (as === 'day') return dayOf(value as string | null)
  const text = String(value ?? '').trim()
  return as === 'text' ? text : utf8Bytes(text)
}
