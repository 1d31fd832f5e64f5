/** Random records with every kind of field, random values for them, and random lines: regular and damaged. */
import fc from 'fast-check'
import {
  type AnyField,
  blanks,
  type DateFormat,
  date,
  digits,
  type FixedRecord,
  integer,
  key,
  literal,
  money,
  rate,
  record,
  reserved,
  type TimeFormat,
  taxId,
  text,
  time,
  type Values,
  zeros,
} from '../../src/fixed-width/index.js'

/** A field without position: its width, and a function that returns the field for a first column. */
interface Piece {
  readonly length: number
  readonly at: (from: number, to: number) => AnyField
}

const length = (max: number) => fc.integer({ min: 1, max })
const piece = (max: number, at: Piece['at']): fc.Arbitrary<Piece> => length(max).map((length) => ({ length, at }))

/** Any Latin-1 character except line ends. */
const latin1Unit = fc
  .oneof({ weight: 4, arbitrary: fc.integer({ min: 0x20, max: 0x7e }) }, fc.integer({ min: 0, max: 0xff }))
  .filter((code) => code !== 10 && code !== 13)
  .map((code) => String.fromCharCode(code))
const latin1Text = (minLength: number, maxLength: number) => fc.string({ unit: latin1Unit, minLength, maxLength })
const unitOf = (characters: string) => fc.constantFrom(...characters)
const digitText = (length: number) => fc.string({ unit: unitOf('0123456789'), minLength: length, maxLength: length })

/** Digits of a numeric text: see `Field.numeric`. */
const upToDigits = (most: number) => fc.string({ unit: unitOf('0123456789'), maxLength: most })

const constantText = latin1Text(1, 6)
const pieces: fc.Arbitrary<Piece> = fc.oneof(
  constantText.map((text) => ({ length: text.length, at: (from: number, to: number) => key(from, to, text) })),
  constantText.map((text) => ({ length: text.length, at: (from: number, to: number) => literal(from, to, text) })),
  piece(12, blanks),
  piece(12, zeros),
  piece(12, reserved),
  piece(12, (from, to) => text(from, to)),
  piece(12, (from, to) => text(from, to, { align: 'right' })),
  piece(12, (from, to) => text(from, to, { numeric: true })),
  piece(12, (from, to) => ({ ...text(from, to), marks: '-/' })),
  piece(12, (from, to) => digits(from, to)),
  piece(15, taxId),
  piece(20, integer),
  fc.tuple(length(20), fc.nat(5)).map(([length, decimals]) => ({
    length,
    at: (from: number, to: number) => money(from, to, Math.min(decimals, length)),
  })),
  fc.tuple(length(18), fc.nat(18)).map(([length, decimals]) => ({
    length,
    at: (from: number, to: number) => rate(from, to, Math.min(decimals, length)),
  })),
  fc
    .tuple(
      fc.constantFrom<DateFormat>('DDMMYY', 'DDMMYYYY', 'YYMMDD', 'YYYYMMDD'),
      fc.constantFrom({}, { empty: 'zeros' } as const, { empty: 'blanks' } as const),
    )
    .map(([format, options]) => ({
      length: format.length,
      at: (from: number, to: number) => date(from, to, format, options),
    })),
  fc.constantFrom<TimeFormat>('HHMMSS', 'HHMM').map((format) => ({
    length: format.length,
    at: (from: number, to: number) => time(from, to, format),
  })),
)

/** A record of one to twelve fields of any kinds. */
export const anyRecord: fc.Arbitrary<FixedRecord> = fc.array(pieces, { minLength: 1, maxLength: 12 }).map((pieces) => {
  const fields: Record<string, AnyField> = {}
  let next = 1
  pieces.forEach((piece, i) => {
    const field = piece.at(next, next + piece.length - 1)
    fields[`${field.kind}_${i}`] = field
    next += piece.length
  })
  return record('any.record', next - 1, fields, 'drawn at random')
})

const DAY = 24 * 60 * 60 * 1000
const isoDays = (first: string, last: string) =>
  fc
    .integer({ min: Date.parse(first) / DAY, max: Date.parse(last) / DAY })
    .map((day) => new Date(day * DAY).toISOString().slice(0, 10))

/** Days that a date format can express. */
const daysOf = (format: DateFormat): fc.Arbitrary<string> =>
  format.length === 6 ? isoDays('1980-01-01', '2079-12-31') : isoDays('1900-01-01', '9999-12-31')

const datePart = { YYYY: [0, 4], YY: [2, 4], MM: [5, 7], DD: [8, 10] } as const
const dateColumns = (format: DateFormat, day: string): string =>
  format.replace(/Y+|MM|DD/g, (part) => day.slice(...datePart[part as keyof typeof datePart]))

const timesOf = (format: TimeFormat): fc.Arbitrary<string> =>
  fc
    .integer({ min: 0, max: DAY / 1000 - 1 })
    .map((second) => new Date(second * 1000).toISOString().slice(11, format === 'HHMM' ? 16 : 19))

const orNull = <T>(values: fc.Arbitrary<T>): fc.Arbitrary<T | null> => fc.option(values, { freq: 6, nil: null })
const orBlank = (values: fc.Arbitrary<string>, blank: string): fc.Arbitrary<string> =>
  fc.oneof({ weight: 6, arbitrary: values }, fc.constant(blank))

const safeDigits = (length: number): fc.Arbitrary<string> =>
  fc.bigInt({ min: 0n, max: 10n ** BigInt(length) - 1n }).map((number) => {
    const safe = number > BigInt(Number.MAX_SAFE_INTEGER) ? number % BigInt(Number.MAX_SAFE_INTEGER) : number
    return String(safe).padStart(length, '0')
  })

const anyTaxId = (length: number) =>
  fc.string({ unit: unitOf('0123456789ABCXYZ'), minLength: length, maxLength: length })

/** Values that parsing a field can return, which can also be written; undefined for a field without a value. */
function fieldValue(field: AnyField): fc.Arbitrary<string | number | null> | undefined {
  const length = field.to - field.from + 1
  switch (field.kind) {
    case 'key':
    case 'literal':
    case 'blanks':
    case 'zeros':
      return undefined
    case 'reserved':
    case 'text':
      return (field.numeric === true ? upToDigits(length) : latin1Text(0, length)).map((text) =>
        text.replace(field.token ? /^ +| +$/g : field.align === 'right' ? /^ +/ : / +$/, ''),
      )
    case 'digits':
      return orBlank(digitText(length), '')
    case 'tax_id':
      return orBlank(anyTaxId(length), '')
    case 'integer':
    case 'money':
      return orNull(safeDigits(length).map(Number))
    case 'rate':
      return orNull(digitText(length).map((all) => decimalText(all, field.decimals!)))
    case 'date':
      return orNull(daysOf(field.format as DateFormat))
    case 'time':
      return orNull(timesOf(field.format as TimeFormat))
  }
}

function decimalText(all: string, decimals: number): string {
  const whole = BigInt(all) / 10n ** BigInt(decimals)
  const fraction = BigInt(all) % 10n ** BigInt(decimals)
  return decimals === 0 ? String(whole) : `${whole}.${String(fraction).padStart(decimals, '0')}`
}

/** Values of a record, as parsing returns them. */
export function valuesOf(record: FixedRecord): fc.Arbitrary<Values> {
  const values: Record<string, fc.Arbitrary<string | number | null>> = {}
  for (const [name, field] of Object.entries(record.fields)) {
    const value = fieldValue(field)
    if (value !== undefined) values[name] = value
  }
  return fc.record(values)
}

/** Columns without a fault. */
function regularColumns(field: AnyField): fc.Arbitrary<string> {
  const length = field.to - field.from + 1
  const blank = ' '.repeat(length)
  switch (field.kind) {
    case 'key':
    case 'literal':
      return fc.constant(field.literal!)
    case 'blanks':
      return fc.constant(blank)
    case 'zeros':
      return fc.constant('0'.repeat(length))
    case 'reserved':
    case 'text':
      return field.numeric === true
        ? upToDigits(length).map((digits) => digits.padEnd(length))
        : latin1Text(length, length).map((columns) => (field.token ? columns.trim().padEnd(length) : columns))
    case 'digits':
    case 'rate':
      return orBlank(digitText(length), blank)
    case 'tax_id':
      return orBlank(anyTaxId(length), blank)
    case 'integer':
    case 'money':
      return orBlank(safeDigits(length), blank)
    case 'date': {
      const format = field.format as DateFormat
      const empty = field.empty === 'blanks' ? blank : '0'.repeat(length)
      return orBlank(
        daysOf(format).map((day) => dateColumns(format, day)),
        empty,
      )
    }
    case 'time':
      return orBlank(
        timesOf(field.format as TimeFormat).map((time) => time.replaceAll(':', '')),
        blank,
      )
  }
}

/** Lines of a record without faults. */
export const regularLineOf = (record: FixedRecord): fc.Arbitrary<string> =>
  fc.tuple(...Object.values(record.fields).map(regularColumns)).map((columns) => columns.join(''))

/** Any character up to U+FFFF, often one that is almost valid. */
const anyUnit = fc
  .oneof(
    { weight: 3, arbitrary: fc.constantFrom(...' 0123456789?AZaz./-:') },
    fc.integer({ min: 0, max: 0xff }).map((code) => String.fromCharCode(code)),
    // U+0130 to U+0139: their low byte is an ASCII digit.
    fc.integer({ min: 0x130, max: 0x139 }).map((code) => String.fromCharCode(code)),
    fc.integer({ min: 0x100, max: 0xffff }).map((code) => String.fromCharCode(code)),
  )
  .filter((unit) => unit !== '\r' && unit !== '\n')

/** Lines of a record's width: regular lines with some columns overwritten, or random characters. */
export const damagedLineOf = (record: FixedRecord): fc.Arbitrary<string> => {
  const { width } = record
  const strokes = fc.array(fc.tuple(fc.nat(width - 1), fc.string({ unit: anyUnit, minLength: 1, maxLength: 8 })), {
    minLength: 1,
    maxLength: 4,
  })
  const overwritten = fc
    .tuple(regularLineOf(record), strokes)
    .map(([line, strokes]) =>
      strokes.reduce(
        (text, [at, stroke]) => (text.slice(0, at) + stroke + text.slice(at + stroke.length)).slice(0, width),
        line,
      ),
    )
  return fc.oneof(
    { weight: 3, arbitrary: overwritten },
    fc.string({ unit: anyUnit, minLength: width, maxLength: width }),
  )
}

/** Any value that an untyped caller could pass. */
const anything = fc.oneof(
  fc.string({ unit: anyUnit, maxLength: 14 }),
  fc.string({ unit: unitOf(' 0123456789.-:\r\n'), maxLength: 10 }),
  fc.integer(),
  fc.double(),
  fc.constantFrom(null, undefined, true, Number.NaN, -0, 2 ** 53, '2024-02-30', '2024-02-29', '23:59:60', '2.50', []),
)

/** Values for some fields of a record, valid or invalid. */
export const anyValuesOf = (record: FixedRecord): fc.Arbitrary<Record<string, unknown>> =>
  fc
    .tuple(valuesOf(record), fc.dictionary(fc.constantFrom(...Object.keys(record.fields)), anything, { maxKeys: 3 }))
    .map(([right, wrong]) => ({ ...right, ...wrong }))
