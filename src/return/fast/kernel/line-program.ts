/** How the kernel recognises a record and checks its fields: by the bytes that each column can hold. */
import {
  type AnyField,
  claimsOf,
  EXACT_DIGITS,
  type FileLayout,
  isSpecialCase,
  type Kind,
  specialKeys,
  UPPER_CASE,
} from '../../../fixed-width/index.js'
import { FieldElse, FieldSpec, LineSpec } from './program.js'
import { type ProgramImage, ProgramLimitError } from './program-image.js'

/** Columns checked at once. */
const VECTOR = 16
const CHECKED = 2 * VECTOR
/** Field numbers are stored in a byte. */
const MAX_FIELDS = 256

/** Bounds of printable ASCII. */
const VISIBLE = [0x20, 0x7f] as const
const DIGIT = [0x30, 0x39] as const
const ANY = [0x00, 0xff] as const

/** Bounds of columns, in the form the kernel reads. */
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

  /** Position of the lower bound of a column. */
  position(column: number): number {
    return this.at + Math.floor(column / VECTOR) * 2 * VECTOR + (column % VECTOR)
  }

  set(column: number, [min, max]: readonly [number, number]): void {
    this.image.fill(this.position(column), min)
    this.image.fill(this.position(column) + VECTOR, max)
  }

  setText(column: number, text: string): void {
    for (let i = 0; i < text.length; i++) this.set(column + i, [text.charCodeAt(i), text.charCodeAt(i)])
  }
}

/** Writes the expected text into the bounds at {@link LineProgram.positions}. */
export function expect(memory: Uint8Array, positions: readonly number[], text: string): void {
  positions.forEach((position, i) => {
    memory[position] = text.charCodeAt(i)
    memory[position + VECTOR] = text.charCodeAt(i)
  })
}

export class LineProgram {
  /** Position in memory. */
  readonly at: number
  private readonly bounds: Bounds

  /** @param constants fields with a constant text; null for a text that is set later by {@link expect} */
  constructor(
    private readonly image: ProgramImage,
    private readonly layout: FileLayout,
    private readonly role: string,
    constants: ReadonlyMap<string, string | null>,
  ) {
    const { width, fields } = layout.records[role]!
    const entries = Object.entries(fields)
    if (entries.length > MAX_FIELDS) throw new ProgramLimitError('a record has more fields than the kernel supports')
    this.at = image.room(LineSpec.size)
    this.bounds = new Bounds(image, width, CHECKED)
    const fieldOfAt = image.room(this.bounds.vectors * VECTOR)
    const fieldsAt = image.room(entries.length * FieldSpec.size)
    entries.forEach(([name, field], i) => {
      const { from, to } = field
      image.fill(fieldOfAt + from - 1, i, to - from + 1)
      const constant = constants.get(name)
      const fallback =
        constant !== undefined ? FieldElse.nothing : field.numeric === true ? FieldElse.numericText : ELSE[field.kind]
      image.put(fieldsAt + i * FieldSpec.size, fallback, from - 1, to)
      if (typeof constant === 'string') this.bounds.setText(from - 1, constant)
      else for (let column = from; column <= to; column++) this.bounds.set(column - 1, boundsIn(field, column))
    })
    image.put(this.at, this.bounds.vectors, this.bounds.at, fieldOfAt, fieldsAt, ...this.claim())
  }

  /** Positions of the bounds of a field's columns. */
  positions(name: string): readonly number[] {
    const { from, to } = this.layout.records[this.role]!.fields[name]!
    return Array.from({ length: to - from + 1 }, (_, i) => this.bounds.position(from - 1 + i))
  }

  /** As `claimTest`: columns up to the last key are printable ASCII, and no special case claims the line. */
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
    const specials = claims.filter((other) => isSpecialCase(other, claim)).map((special) => specialKeys(special, claim))
    const list = specials.flatMap((keys) => [
      keys.length,
      ...keys.flatMap(({ column, byte, isLetter }) => [column, byte | ((isLetter ? UPPER_CASE : 0xff) << 8)]),
    ])
    return [bounds.vectors, bounds.at, specials.length, image.list(list)]
  }
}

/** Other regular contents of a kind of field, outside the bounds of its columns. */
const ELSE: Readonly<Record<Kind, FieldElse>> = {
  key: FieldElse.nothing,
  literal: FieldElse.nothing,
  blanks: FieldElse.nothing,
  zeros: FieldElse.nothing,
  // Dates are read separately: any byte is within their bounds.
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

/** Bounds of a column in nearly all lines; {@link ELSE} has the other regular contents. */
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
