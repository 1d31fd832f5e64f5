/**
 * The writing half of the compiler: a record's encoder as straight-line code over bytes, one statement a field.
 *
 * A value that is not regular goes to the interpreter, which writes it or throws; so both give the same bytes and errors.
 */
import { fullYear, isCalendarDate } from './calendar.js'
import type { AnyField } from './field.js'
import type { FixedRecord } from './record.js'
import { identifier, integer } from './source-parts.js'

/**
 * Brings a text to what a file takes, before it is written. It is not asked about texts that are plain already: printable ASCII of single blanks, none
 * around, not too long; of those, small letters become capitals unless the field keeps them.
 */
export type FitText = (name: string, field: AnyField, text: string) => string

/** Values that the writer of a file fills in itself, by field: numbers of lines and lots, counts, sums. */
export type OwnValues = Readonly<Record<string, unknown>>

export type EncodeFitted = (
  values: Readonly<Record<string, unknown>>,
  bytes: Uint8Array,
  at: number,
  own: OwnValues,
  fit: FitText,
) => void

/** The interpreter, for one record: fields by their index. */
interface WriteFallback {
  write(index: number, value: unknown, bytes: Uint8Array, at: number, fit?: FitText): void
}

export type Encode = (values: Readonly<Record<string, unknown>>, bytes: Uint8Array, at: number) => void

/** The encoder of a record. */
export function compileEncode(record: FixedRecord, fallback: WriteFallback): Encode {
  const statements = Object.entries(record.fields).map(([name, field], index) => {
    const value = `v.${identifier(name)}`
    return writeStatement(field, value, `slow.write(${index}, ${value}, b, at)`, false)
  })
  return generated(`(v, b, at)`, statements, fallback) as Encode
}

/** The encoder of a record whose texts are fitted on the way, and of whose fields some are the writer's own where it gives a value. */
export function compileEncodeFitted(
  record: FixedRecord,
  ownFields: readonly string[],
  fallback: WriteFallback,
): EncodeFitted {
  const statements = Object.entries(record.fields).map(([name, field], index) => {
    const given = `v.${identifier(name)}`
    if (!ownFields.includes(name)) {
      return writeStatement(field, given, `slow.write(${index}, ${given}, b, at, fit)`, true)
    }
    const value = `(own.${name} === undefined ? ${given} : own.${name})`
    return writeStatement(field, value, `slow.write(${index}, ${value}, b, at, fit)`, true)
  })
  return generated(`(v, b, at, own, fit)`, statements, fallback) as EncodeFitted
}

function generated(parameters: string, statements: readonly string[], fallback: WriteFallback): unknown {
  const source = `'use strict'
return ${parameters} => {
  ${statements.join('\n  ')}
}`
  return new Function('h', 'slow', source)(helpers, fallback)
}

function writeStatement(field: AnyField, value: string, slow: string, fitted: boolean): string {
  const start = integer(field.from - 1)
  const end = integer(field.to)
  const range = `b, at + ${start}, at + ${end}`
  switch (field.kind) {
    case 'key':
    case 'literal':
      return [...field.literal!].map((char, i) => `b[at + ${start + i}] = ${integer(char.charCodeAt(0))}`).join('; ')
    case 'blanks':
      return `h.fill(${range}, 32)`
    case 'zeros':
      return `h.fill(${range}, 48)`
    case 'text':
    case 'reserved': {
      const right = field.align === 'right'
      if (!fitted) return `if (!h.${right ? 'putTextRight' : 'putText'}(${value}, ${range})) ${slow}`
      const most = integer(field.most ?? end - start)
      return `if (!h.putFitted(${value}, ${range}, ${most}, ${field.case !== 'keep'}, ${right})) ${slow}`
    }
    case 'integer':
    case 'money':
      return `if (!h.putNumber(${value}, ${range})) ${slow}`
    case 'digits':
      return `if (!h.putDigits(${value}, ${range})) ${slow}`
    case 'tax_id':
      return `if (!h.putTaxId(${value}, ${range})) ${slow}`
    case 'rate':
      return `if (!h.putRate(${value}, ${range}, ${integer(field.decimals ?? 0)})) ${slow}`
    case 'date': {
      const format = field.format as string
      const columns = ['Y', 'M', 'D'].map((letter) => `at + ${start + format.indexOf(letter)}`)
      const empty = field.empty === 'blanks' ? 32 : 48
      return `if (!h.putDate(${value}, ${range}, ${columns.join(', ')}, ${empty})) ${slow}`
    }
    case 'time':
      return slow
  }
}

const BLANK = 32
const ZERO = 48
const POINT = 46
const HYPHEN = 45

function fill(bytes: Uint8Array, from: number, to: number, byte: number): void {
  for (let i = from; i < to; i++) bytes[i] = byte
}

/** What stands for no value, in fields of zeros or blanks; false when there is one. */
function putNothing(value: unknown, bytes: Uint8Array, from: number, to: number): boolean {
  if (value !== undefined && value !== null && value !== '') return false
  fill(bytes, from, to, value === undefined ? ZERO : BLANK)
  return true
}

function putNumber(value: unknown, bytes: Uint8Array, from: number, to: number): boolean {
  if (typeof value !== 'number') return value !== '' && putNothing(value, bytes, from, to)
  if (!(value >= 0) || !Number.isSafeInteger(value) || Object.is(value, -0)) return false
  let rest = value
  let i = to - 1
  // By integers of 32 bits from where the rest is one: their division is cheaper.
  for (; i >= from && rest > MOST_IN_32_BITS; i--) {
    const next = Math.floor(rest / 10)
    bytes[i] = ZERO + (rest - next * 10)
    rest = next
  }
  if (rest > MOST_IN_32_BITS) return false
  let small = rest | 0
  for (; small > 0 && i >= from; i--) {
    const next = (small / 10) | 0
    bytes[i] = ZERO + (small - next * 10)
    small = next
  }
  fill(bytes, from, i + 1, ZERO)
  return small === 0
}

const MOST_IN_32_BITS = 0x7fffffff

export function putText(value: unknown, bytes: Uint8Array, from: number, to: number): boolean {
  if (value === undefined || value === null) fill(bytes, from, to, BLANK)
  else {
    if (typeof value !== 'string' || value.length > to - from || !putLatin1(value, bytes, from)) return false
    fill(bytes, from + value.length, to, BLANK)
  }
  return true
}

/** What generated code calls: writes of a column range, false for anything irregular, whatever was written of it. */
const helpers = {
  fill,
  putNumber,

  putText,

  putTextRight(value: unknown, bytes: Uint8Array, from: number, to: number): boolean {
    if (value === undefined || value === null) fill(bytes, from, to, BLANK)
    else {
      if (typeof value !== 'string' || value.length > to - from) return false
      if (!putLatin1(value, bytes, to - value.length)) return false
      fill(bytes, from, to - value.length, BLANK)
    }
    return true
  },

  putFitted(
    value: unknown,
    bytes: Uint8Array,
    from: number,
    to: number,
    most: number,
    capitals: boolean,
    right: boolean,
  ): boolean {
    if (value === undefined || value === null || value === '') {
      fill(bytes, from, to, BLANK)
      return true
    }
    if (typeof value !== 'string' || value.length > most) return false
    let at = right ? to - value.length : from
    if (right) fill(bytes, from, at, BLANK)
    let before = BLANK
    for (let c = 0; c < value.length; c++) {
      let code = value.charCodeAt(c)
      if (code < BLANK || code > 0x7e || (code === BLANK && before === BLANK)) return false
      if (capitals && code >= 0x61 && code <= 0x7a) code -= 0x20
      bytes[at++] = code
      before = code
    }
    if (!right) fill(bytes, at, to, BLANK)
    return before !== BLANK
  },

  putDigits(value: unknown, bytes: Uint8Array, from: number, to: number): boolean {
    if (typeof value !== 'string' || value.length === 0) return putNothing(value, bytes, from, to)
    if (value.length > to - from) return false
    let at = to - value.length
    fill(bytes, from, at, ZERO)
    for (let c = 0; c < value.length; c++) {
      const code = value.charCodeAt(c)
      if (code < 48 || code > 57) return false
      bytes[at++] = code
    }
    return true
  },

  putTaxId(value: unknown, bytes: Uint8Array, from: number, to: number): boolean {
    if (typeof value !== 'string' || value.length === 0) return putNothing(value, bytes, from, to)
    if (value.length > to - from) return false
    let at = to - value.length
    fill(bytes, from, at, ZERO)
    for (let c = 0; c < value.length; c++) {
      const code = value.charCodeAt(c)
      if (!((code >= 48 && code <= 57) || (code >= 65 && code <= 90))) return false
      bytes[at++] = code
    }
    return true
  },

  /** Decimal text, as its integer of the last decimal. */
  putRate(value: unknown, bytes: Uint8Array, from: number, to: number, decimals: number): boolean {
    if (typeof value !== 'string') return putNothing(value, bytes, from, to)
    if (value.length === 0 || value.length + decimals > EXACT_DIGITS) return false
    let integer = 0
    let fraction = -1
    for (let c = 0; c < value.length; c++) {
      const code = value.charCodeAt(c)
      if (code === POINT && fraction < 0 && c > 0) {
        fraction = 0
        continue
      }
      const digit = code - ZERO
      if (digit < 0 || digit > 9) return false
      if (fraction < 0) integer = integer * 10 + digit
      else if (fraction++ < decimals) integer = integer * 10 + digit
      else if (digit !== 0) return false
    }
    if (fraction === 0) return false
    for (let f = Math.max(fraction, 0); f < decimals; f++) integer *= 10
    return putNumber(integer, bytes, from, to)
  },

  /** `YYYY-MM-DD` into a column range; `year`, `month` and `day` are where each begins. */
  putDate(
    value: unknown,
    bytes: Uint8Array,
    from: number,
    to: number,
    year: number,
    month: number,
    day: number,
    empty: number,
  ): boolean {
    if (value === undefined || value === null) {
      fill(bytes, from, to, empty)
      return true
    }
    if (typeof value !== 'string' || value.length !== 10) return false
    if (value.charCodeAt(4) !== HYPHEN || value.charCodeAt(7) !== HYPHEN) return false
    const century = twoDigits(value, 0)
    const short = twoDigits(value, 2)
    const m = twoDigits(value, 5)
    const d = twoDigits(value, 8)
    if (century < 0 || short < 0 || !isCalendarDate(century * 100 + short, m, d)) return false
    if (to - from === 6) {
      if (fullYear(short) !== century * 100 + short) return false
      putTwo(short, bytes, year)
    } else {
      putTwo(century, bytes, year)
      putTwo(short, bytes, year + 2)
    }
    putTwo(m, bytes, month)
    putTwo(d, bytes, day)
    return true
  },
}

/** Doubles hold every integer of 15 digits. */
const EXACT_DIGITS = 15

function putLatin1(text: string, bytes: Uint8Array, from: number): boolean {
  for (let c = 0, at = from; c < text.length; c++) {
    const code = text.charCodeAt(c)
    if (code > 0xff || code === 10 || code === 13) return false
    bytes[at++] = code
  }
  return true
}

function twoDigits(text: string, at: number): number {
  const tens = text.charCodeAt(at) - ZERO
  const units = text.charCodeAt(at + 1) - ZERO
  return tens >= 0 && tens <= 9 && units >= 0 && units <= 9 ? tens * 10 + units : -1
}

function putTwo(number: number, bytes: Uint8Array, at: number): void {
  const tens = (number / 10) | 0
  bytes[at] = ZERO + tens
  bytes[at + 1] = ZERO + number - tens * 10
}
