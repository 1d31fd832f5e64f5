/** Generates lines of a record quickly: encodes some templates, then copies them and overwrites the numbers. */
import { codecOf, type Encodable, type FixedRecord } from '../../src/fixed-width/index.js'

export type Some<R extends FixedRecord> = Partial<Encodable<R>>

/** Fields with the title's number of eight digits; the value is the number of check digits after it. */
export type Numbered<R extends FixedRecord> = Readonly<Partial<Record<string & keyof R['fields'], number>>>

/**
 * Number of encoded lines, far more than V8 and the processor remember. Titles beyond it repeat occurrences, texts and amounts of earlier titles, and
 * differ only in their numbers.
 */
const TEMPLATES = 10_000

/** Titles per chunk. */
export const CHUNK = 1000

/** Digits of a title's number. */
const NUMBER_LENGTH = 8

const END = Buffer.from('\r\n', 'latin1')

/** Offsets of a number in a line; `end` is exclusive. */
interface Columns {
  readonly start: number
  readonly end: number
}

export interface Numbers {
  readonly title: number
  readonly sequence: number
  readonly lot?: number
}

export class Lines<R extends FixedRecord> {
  /** Bytes per line, including the line end. */
  readonly size: number
  private readonly templates: Buffer
  private readonly title: readonly Columns[]
  private readonly sequence: Columns
  private readonly lot: Columns | null

  /** @param different number of different lines */
  constructor(
    record: R,
    valuesOf: (title: number) => Some<R>,
    numbered: Numbered<R> | null,
    lot: (string & keyof R['fields']) | null = null,
    private readonly different = TEMPLATES,
  ) {
    const codec = codecOf(record)
    this.size = record.width + END.length
    this.templates = Buffer.alloc(this.size * different)
    for (let i = 0; i < different; i++) {
      codec.encode(valuesOf(i), this.templates, i * this.size)
      END.copy(this.templates, i * this.size + record.width)
    }
    const columns = (name: string): Columns => {
      const { from, to } = record.fields[name]!
      return { start: from - 1, end: to }
    }
    this.title = Object.entries(numbered ?? {}).map(([name, checkDigits]) => {
      const end = columns(name).end - (checkDigits as number)
      return { start: end - NUMBER_LENGTH, end }
    })
    this.sequence = columns('sequence')
    this.lot = lot === null ? null : columns(lot)
  }

  write(into: Buffer, at: number, { title, sequence, lot = 0 }: Numbers): number {
    const template = (title % this.different) * this.size
    this.templates.copy(into, at, template, template + this.size)
    for (const { start, end } of this.title) digits(into, at + start, at + end, title)
    digits(into, at + this.sequence.start, at + this.sequence.end, sequence)
    if (this.lot !== null) digits(into, at + this.lot.start, at + this.lot.end, lot)
    return at + this.size
  }
}

/** Writes the last digits of a number. A number too large for its columns wraps to zero, as in bank files. */
function digits(into: Buffer, start: number, end: number, number: number): void {
  let rest = number
  for (let at = end - 1; at >= start; at--) {
    into[at] = 48 + (rest % 10)
    rest = Math.floor(rest / 10)
  }
}

/** Creates a value when it is first needed. */
export function once<T>(make: () => T): () => T {
  let made: { readonly value: T } | null = null
  return () => {
    made ??= { value: make() }
    return made.value
  }
}

/** Encodes a line that occurs once per file. */
export function single<R extends FixedRecord>(record: R, values: Some<R>): Buffer {
  const bytes = Buffer.alloc(record.width + END.length)
  codecOf(record).encode(values, bytes, 0)
  END.copy(bytes, record.width)
  return bytes
}

/** Truncates a count to six digits, for files longer than those of any bank. */
export const inSixDigits = (count: number): number => count % 1_000_000
