/** Values of a title by place: its fields are looked up once, for all titles that begin with the same record. */
import {
  type FieldValue,
  type FileLayout,
  placeInRow,
  type ReadLine,
  type Title,
  type ValueRow,
} from '../../fixed-width/index.js'
import type { FieldOfHeader, FieldOfTitle } from './title-plan.js'

/** The rows of a title: its main record's, that of the first companion of each role that is asked for, and that of the file's header. */
export type TitleRows = readonly (ValueRow | undefined)[]

/** Reads one field of a title; undefined when the title lacks the record. */
export type ReadValue = (rows: TitleRows) => FieldValue | undefined

/** The same, as what stands in the columns: text, or the constant of a key. Empty when the title lacks the record. */
export type ReadText = (rows: TitleRows) => string

export class RowPlaces {
  /** Whose rows they are, in order. */
  private readonly roles: string[]

  constructor(
    private readonly layout: Pick<FileLayout, 'records' | 'structure'>,
    main: string,
  ) {
    this.roles = [main]
  }

  value(field: FieldOfTitle | FieldOfHeader): ReadValue {
    const { row, place } = this.find(field)
    return place < 0 ? () => undefined : (rows) => rows[row]?.[place]
  }

  text(field: FieldOfTitle | FieldOfHeader): ReadText {
    const { row, place } = this.find(field)
    const { literal = '' } = field.field
    if (place < 0) return (rows) => (rows[row] === undefined ? '' : literal)
    return (rows) => {
      const value = rows[row]?.[place]
      return typeof value === 'string' ? value : String(value ?? '')
    }
  }

  /** The rows of a title that its fields are in. */
  rowsOf({ main, companions }: Title<ReadLine>, header: ValueRow | null): TitleRows {
    const { roles } = this
    const rows: (ValueRow | undefined)[] = [main.row]
    for (let i = 1; i < roles.length; i++) {
      const role = roles[i]!
      rows.push(role === this.layout.structure.header ? (header ?? undefined) : companions[role]?.[0]?.row)
    }
    return rows
  }

  private find({ role, name }: FieldOfTitle | FieldOfHeader): { row: number; place: number } {
    let row = this.roles.indexOf(role)
    if (row < 0) row = this.roles.push(role) - 1
    return { row, place: placeInRow(this.layout.records[role]!, name) }
  }
}
