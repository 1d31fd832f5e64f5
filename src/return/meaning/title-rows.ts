/** Values of a title by index in its rows. Fields are looked up once for all titles of a main record. */
import {
  type FieldValue,
  type FileLayout,
  indexInRow,
  type ReadLine,
  type Title,
  type ValueRow,
} from '../../fixed-width/index.js'
import type { FieldOfPlan } from './plan-expressions.js'

/** The rows of a title: of its main record, of the first companion of each used role, and of the headers that are used. */
export type TitleRows = readonly (ValueRow | undefined)[]

/** Reads the value of one field of a title; undefined if the title lacks the record. */
export type ReadValue = (rows: TitleRows) => FieldValue | undefined

/** Reads the text of one field of a title, or the constant of a key; `''` if the title lacks the record. */
export type ReadText = (rows: TitleRows) => string

export class RowReaders {
  /** Role of each row. */
  private readonly roles: string[]

  constructor(
    private readonly layout: Pick<FileLayout, 'records' | 'structure'>,
    main: string,
  ) {
    this.roles = [main]
  }

  value(field: FieldOfPlan): ReadValue {
    const { row, index } = this.find(field)
    return index < 0 ? () => undefined : (rows) => rows[row]?.[index]
  }

  text(field: FieldOfPlan): ReadText {
    const { row, index } = this.find(field)
    const { literal = '' } = field.field
    if (index < 0) return (rows) => (rows[row] === undefined ? '' : literal)
    return (rows) => {
      const value = rows[row]?.[index]
      return typeof value === 'string' ? value : String(value ?? '')
    }
  }

  /** Returns the rows of a title. */
  rowsOf({ main, companions, lotHeader }: Title<ReadLine>, header: ValueRow | null): TitleRows {
    const { roles } = this
    const { structure } = this.layout
    const rows: (ValueRow | undefined)[] = [main.row]
    for (let i = 1; i < roles.length; i++) {
      const role = roles[i]!
      if (role === structure.header) rows.push(header ?? undefined)
      else rows.push((role === structure.lot?.header ? lotHeader : companions[role]?.[0])?.row)
    }
    return rows
  }

  private find({ role, name }: FieldOfPlan): { row: number; index: number } {
    let row = this.roles.indexOf(role)
    if (row < 0) row = this.roles.push(role) - 1
    return { row, index: indexInRow(this.layout.records[role]!, name) }
  }
}
