/** Rows of a file, before their values are read. */
import type { FieldErrors } from '../cobranca/index.js'
import { plainConstructor } from '../code/plain-objects.js'
import type { ImportWarning } from './import-warning.js'

/** Place of a row in its file. */
export interface RowPlace {
  /** First line of the row; row of a spreadsheet; position in a JSON list. */
  readonly line: number
  /** For messages: `linha 3`; `boleto 3` in a JSON list. */
  readonly place: string
}

/** Values of a row, by field. */
export type RowFields = Readonly<Record<string, unknown>>

/** A row without values yet. Its properties are set one by one: names of fields that the library knows. */
export const NewFields = plainConstructor<Record<string, unknown>, []>(noValues)

function noValues(this: object): void {}

/** A row before its values are checked. */
export interface ImportRow extends RowPlace {
  /** Values of the fields without errors; null for a malformed row. */
  readonly fields: RowFields | null
  readonly errors: FieldErrors
  /** The first row of a sheet also has the warnings about the whole sheet. */
  readonly warnings?: readonly ImportWarning[]
}

/** Key of the errors of a whole row: the row is malformed, or has unknown fields. */
export const OF_ROW = 'row'

export const placeOfLine = (line: number): RowPlace => ({ line, place: `linha ${line}` })

export const malformedRow = (place: RowPlace, message: string): ImportRow => ({
  ...place,
  fields: null,
  errors: { [OF_ROW]: [message] },
})
