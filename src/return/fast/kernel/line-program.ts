/** How the kernel tells whether a line is a certain record, and whether its fields are regular: by what each column can hold. */
import {
  type AnyField,
  claimsOf,
  EXACT_DIGITS,
  type FileLayout,
  isSpecialCase,
  type Kind,
} from '../../../fixed-width/index.js'
import { FieldElse, FieldSpec, LineSpec } from './program.js'
import type { ProgramImage } from './program-image.js'

/** So many columns are looked at at once, and so many are checked. */
const VECTOR = 16
const CHECKED = 2 * VECTOR
/** As many as the numbers of fields that a byte holds. */
const MOST_FIELDS = 256

/** Columns of plain ASCII. */
const VISIBLE = [0x20, 0x7f] as const
const DIGIT = [0x30, 0x39] as const
const ANY = [0x00, 0xff] as const

/** What columns can hold, as it lies in memory. */
class Bounds {
  readonly at: number
  readonly vectors: number

  constructor(
    private readonly image: ProgramImage,
    columns: number,
    alignment: number,
  ) {
    this.vectors = (Math.ceil(columns / alignment) * alignment) / VECTOR
    this.at = image.room(2 * VECTOR * this.vectors)
    for (let column = 0; column < this.vectors * VECTOR; column++) this.set(column, ANY)
  }

  /** Where the least that a column can hold is. */
  place(column: number): number {
    return this.at + Math.floor(column / VECTOR) * 2 * VECTOR + (column % VECTOR)
  }

  set(column: number, [least, most]: readonly [number, number]): void {
    this.image.fill(this.place(column), least)
    this.image.fill(this.place(column) + VECTOR, most)
  }

  setText(column: number, text: string): void {
    for (let i = 0; i < text.length; i++) this.set(column + i, [text.charCodeAt(i), text.charCodeAt(i)])
  }
}

/** Sets in memory what the columns hold that {@link LineProgram.places} are of. */
export function expect(memory: Uint8Array, places: readonly number[], text: string): void {
  places.forEach((place, i) => {
    memory[place] = text.charCodeAt(i)
    memory[place + VECTOR] = text.charCodeAt(i)
  })
}

export class LineProgram {
  /** Where it is. */
  readonly at: number
  private readonly bounds: Bounds

  /** @param constants fields that hold a constant text in titles, or, with null, one that is told later: see {@link expect} */
  constructor(
    private readonly image: ProgramImage,
    private readonly layout: FileLayout,
    private readonly role: string,
    constants: ReadonlyMap<string, string | null>,
  ) {
    const { width, fields } = layout.records[role]!
    const entries = Object.entries(fields)
    if (entries.length > MOST_FIELDS) throw new RangeError('a record has more fields than the kernel can tell apart')
    this.at = image.room(LineSpec.size)
    this.bounds = new Bounds(image, width, CHECKED)
    const fieldOfAt = image.room(this.bounds.vectors * VECTOR)
    const fieldsAt = image.room(entries.length * FieldSpec.size)
    entries.forEach(([name, field], i) => {
      const { from, to } = field
      image.fill(fieldOfAt + from - 1, i, to - from + 1)
      const constant = constants.get(name)
      const otherwise =
        constant !== undefined ? FieldElse.nothing : field.numeric === true ? FieldElse.numericText : ELSE[field.kind]
      image.put(fieldsAt + i * FieldSpec.size, otherwise, from - 1, to)
      if (typeof constant === 'string') this.bounds.setText(from - 1, constant)
      else for (let column = from; column <= to; column++) this.bounds.set(column - 1, boundsIn(field, column))
    })
    image.put(this.at, this.bounds.vectors, this.bounds.at, fieldOfAt, fieldsAt, ...this.claim())
  }

  /** Where the bounds of a field's columns are. */
  places(name: string): readonly number[] {
    const { from, to } = this.layout.records[this.role]!.fields[name]!
    return Array.from({ length: to - from + 1 }, (_, i) => this.bounds.place(from - 1 + i))
  }

  /** See `claimTest`: up to the last key the columns are visible ASCII, and no special case claims the line. */
  private claim(): readonly number[] {
    const { image, role } = this
    const claims = claimsOf(this.layout)
    const claim = claims.find((claim) => claim.role === role)!
    const own = new Map(claim.keys.map(({ column, byte }) => [column, byte]))
    const end = Math.max(...own.keys()) + 1
    const bounds = new Bounds(image, end, VECTOR)
    for (let column = 0; column < end; column++) {
      const byte = own.get(column)
      bounds.set(column, byte === undefined ? VISIBLE : [byte, byte])
    }
    const specials = claims
      .filter((other) => isSpecialCase(other, claim))
      .map(({ keys }) => keys.filter(({ column }) => !own.has(column)))
    const list = specials.flatMap((keys) => [keys.length, ...keys.flatMap(({ column, byte }) => [column, byte])])
    return [bounds.vectors, bounds.at, specials.length, image.list(list)]
  }
}

/** What the fields of a kind may hold besides what is within the bounds of their columns. */
const ELSE: Readonly<Record<Kind, FieldElse>> = {
  key: FieldElse.nothing,
  literal: FieldElse.nothing,
  blanks: FieldElse.nothing,
  zeros: FieldElse.nothing,
  // The kernel reads dates by themselves: anything is within their bounds.
  date: FieldElse.nothing,
  digits: FieldElse.blanks,
  integer: FieldElse.blanks,
  money: FieldElse.blanks,
  rate: FieldElse.blanks,
  tax_id: FieldElse.taxId,
  reserved: FieldElse.text,
  text: FieldElse.text,
  time: FieldElse.time,
}

/** What a column of a field holds in nearly all lines; what else it may hold is told by {@link ELSE}. */
function boundsIn({ kind, from, to, literal, numeric }: AnyField, column: number): readonly [number, number] {
  const one = (byte: number): readonly [number, number] => [byte, byte]
  switch (kind) {
    case 'key':
    case 'literal':
      return one(literal!.charCodeAt(column - from))
    case 'blanks':
      return one(0x20)
    case 'zeros':
      return one(0x30)
    case 'reserved':
    case 'text':
      return numeric === true ? DIGIT : VISIBLE
    case 'integer':
    case 'money':
      return column <= to - EXACT_DIGITS ? one(0x30) : DIGIT
    case 'digits':
    case 'rate':
    case 'tax_id':
      return DIGIT
    case 'time':
      return column === from ? [0x30, 0x31] : (column - from) % 2 === 0 ? [0x30, 0x35] : DIGIT
    case 'date':
      return ANY
  }
}
