/** Builders of columns. They are filled row by row. `take` returns copies, and the next batch reuses the arrays of the builder. */

import { dayOf } from '../../fixed-width/index.js'
import { writeUtf8 } from '../../runtime/bytes.js'
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

/** Builds a column of a batch. Generated code writes directly into the arrays of the classes below, like their `append`. */
export interface ColumnBuilder {
  append(row: number, cell: Cell): void
  /** Makes room for this number of rows. */
  grow(size: number): void
  /** Returns the column of the first rows, and starts the next batch. */
  take(rows: number): Column
}

type NumberColumn = MoneyColumn | DateColumn | IntegerColumn | BooleanColumn

class NumberBuilder<C extends NumberColumn> implements ColumnBuilder {
  constructor(
    private readonly type: C['type'],
    public values: C['values'],
    private readonly numberOf: (cell: Cell) => number,
  ) {}

  append(row: number, cell: Cell): void {
    this.values[row] = this.numberOf(cell)
  }

  grow(size: number): void {
    this.values = grown(this.values, size)
  }

  take(rows: number): Column {
    return { type: this.type, values: this.values.slice(0, rows) } as NumberColumn
  }
}

class CodeBuilder implements ColumnBuilder {
  codes: Int32Array
  private readonly known = new Map<string, number>()

  constructor(size: number) {
    this.codes = new Int32Array(size)
  }

  /** Returns the code of a text; a new text gets the next code. */
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

  grow(size: number): void {
    this.codes = grown(this.codes, size)
  }

  take(rows: number): CodeColumn {
    return { type: 'code', codes: this.codes.slice(0, rows), dictionary: [...this.known.keys()] }
  }
}

/** Initial size of a text column, in bytes per row. */
const USUAL_BYTES = 16
/** Largest size of a UTF-16 code unit in UTF-8, in bytes. */
const MAX_UTF8_BYTES = 3

export class TextBuilder implements ColumnBuilder {
  offsets: Int32Array
  data: Uint8Array
  view: DataView
  private nulls: Uint8Array | null = null

  constructor(
    private readonly type: 'text' | 'json',
    private size: number,
  ) {
    this.offsets = new Int32Array(size + 1)
    this.data = new Uint8Array(size * USUAL_BYTES)
    this.view = new DataView(this.data.buffer)
  }

  /** Ensures that there are `size` bytes, and returns the array. */
  room(size: number): Uint8Array {
    if (size > this.data.length) {
      const { data } = this
      this.data = new Uint8Array(Math.max(size, 2 * data.length))
      this.data.set(data)
      this.view = new DataView(this.data.buffer)
    }
    return this.data
  }

  /** The bytes of the texts grow by {@link room}. */
  grow(size: number): void {
    this.size = size
    this.offsets = grown(this.offsets, size + 1)
    if (this.nulls !== null) this.nulls = grown(this.nulls, size)
  }

  /** Marks a row, whose text is empty. */
  setNull(row: number): void {
    this.nulls ??= new Uint8Array(this.size)
    this.nulls[row] = 1
  }

  append(row: number, cell: Cell): void {
    if (cell === null && this.type === 'text') this.setNull(row)
    const text = (cell ?? '') as string
    const at = this.offsets[row]!
    const room = this.room(at + text.length * MAX_UTF8_BYTES)
    this.offsets[row + 1] = at + writeUtf8(room, text, at)
  }

  take(rows: number): TextColumn | JsonColumn {
    const { type, offsets, data, nulls } = this
    this.nulls = null
    return {
      type,
      offsets: offsets.slice(0, rows + 1),
      data: data.slice(0, offsets[rows]),
      ...(nulls === null ? {} : { nulls: nulls.slice(0, rows) }),
    }
  }
}

function grown<A extends Float64Array | Int32Array | Uint32Array | Uint8Array>(array: A, size: number): A {
  const larger = new (array.constructor as new (size: number) => A)(size)
  larger.set(array)
  return larger
}

/** Returns a builder of a column type. `size` is the number of rows. */
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
