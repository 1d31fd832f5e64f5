/** Columns while they are filled, row by row, and then given away as copies of their own: the arrays here are used again for the next batch. */
import { dayOf } from '../../fixed-width/index.js'
import type {
  BooleanColumn,
  CodeColumn,
  Column,
  DateColumn,
  IntegerColumn,
  JsonColumn,
  MoneyColumn,
  TextColumn,
} from './column-batch.js'
import type { Cell, ColumnType } from './columns.js'

/** A column of a batch being filled. Generated code writes into the arrays of the classes below, as their `append` does. */
export interface ColumnBuilder {
  append(row: number, cell: Cell): void
  /** The column of the first rows; the next batch begins. */
  take(rows: number): Column
}

type NumberColumn = MoneyColumn | DateColumn | IntegerColumn | BooleanColumn

export class NumberBuilder<C extends NumberColumn> implements ColumnBuilder {
  constructor(
    private readonly type: C['type'],
    readonly values: C['values'],
    private readonly numberOf: (cell: Cell) => number,
  ) {}

  append(row: number, cell: Cell): void {
    this.values[row] = this.numberOf(cell)
  }

  take(rows: number): Column {
    return { type: this.type, values: this.values.slice(0, rows) } as NumberColumn
  }
}

export class CodeBuilder implements ColumnBuilder {
  readonly codes: Int32Array
  private readonly known = new Map<string, number>()

  constructor(size: number) {
    this.codes = new Int32Array(size)
  }

  /** The code of a text; the next one when it is new. */
  codeOf(text: string | null): number {
    if (text === null) return -1
    let code = this.known.get(text)
    if (code === undefined) {
      code = this.known.size
      this.known.set(text, code)
    }
    return code
  }

  append(row: number, cell: Cell): void {
    this.codes[row] = this.codeOf(cell as string | null)
  }

  take(rows: number): CodeColumn {
    return { type: 'code', codes: this.codes.slice(0, rows), dictionary: [...this.known.keys()] }
  }
}

/** So many bytes a row to begin with. */
const USUAL = 16
/** The most that a character (a unit of UTF-16) becomes in UTF-8. */
const LONGEST = 3

export class TextBuilder implements ColumnBuilder {
  readonly offsets: Int32Array
  data: Uint8Array
  view: DataView

  constructor(
    private readonly type: 'text' | 'json',
    size: number,
  ) {
    this.offsets = new Int32Array(size + 1)
    this.data = new Uint8Array(size * USUAL)
    this.view = new DataView(this.data.buffer)
  }

  /** Sees to it that there are so many bytes, and gives them. */
  room(size: number): Uint8Array {
    if (size > this.data.length) {
      const { data } = this
      this.data = new Uint8Array(Math.max(size, 2 * data.length))
      this.data.set(data)
      this.view = new DataView(this.data.buffer)
    }
    return this.data
  }

  append(row: number, cell: Cell): void {
    const text = (cell ?? '') as string
    const at = this.offsets[row]!
    const { buffer } = this.room(at + text.length * LONGEST)
    this.offsets[row + 1] = at + Buffer.from(buffer).write(text, at, 'utf8')
  }

  take(rows: number): TextColumn | JsonColumn {
    const { type, offsets, data } = this
    return { type, offsets: offsets.slice(0, rows + 1), data: data.slice(0, offsets[rows]) }
  }
}

/** What fills a column of each type, of so many rows. */
export const BUILDERS = {
  money: (size) =>
    new NumberBuilder<MoneyColumn>('money', new Float64Array(size), (cell) =>
      cell === null ? Number.NaN : Number(cell),
    ),
  date: (size) => new NumberBuilder<DateColumn>('date', new Int32Array(size), (cell) => dayOf(cell as string | null)),
  integer: (size) => new NumberBuilder<IntegerColumn>('integer', new Uint32Array(size), Number),
  boolean: (size) => new NumberBuilder<BooleanColumn>('boolean', new Uint8Array(size), Number),
  code: (size) => new CodeBuilder(size),
  text: (size) => new TextBuilder('text', size),
  json: (size) => new TextBuilder('json', size),
} as const satisfies Record<ColumnType, (size: number) => ColumnBuilder>
