/**
 * Fields of fixed-width records: columns, kind of value, allowed content.
 *
 * Positions are 1-based and inclusive, exactly as the manuals print them. Fields are data. `interpreter.ts` specifies how each kind is read and written; the
 * compiled code does the same faster.
 */
import { CENTS, measure, type Unit, type UnitByCode } from './unit.js'

/** Kinds of fields. */
export type Kind =
  | 'key'
  | 'literal'
  | 'blanks'
  | 'zeros'
  | 'reserved'
  | 'text'
  | 'digits'
  | 'integer'
  | 'money'
  | 'rate'
  | 'date'
  | 'time'
  | 'tax_id'

/** Date formats of the manuals. Two-digit years are 2000–2079 and 1980–1999. */
export type DateFormat = 'DDMMYY' | 'DDMMYYYY' | 'YYMMDD' | 'YYYYMMDD'

/** Time formats of the manuals. */
export type TimeFormat = 'HHMMSS' | 'HHMM'

/** Case of a text in its columns. */
export type TextCase = 'upper' | 'keep'

/** Codes of a field and their meanings, in the Portuguese words of the manual. */
export type Codes = Readonly<Record<string, string>>

/**
 * One field of a record. `Value` is the type of the parsed value. `From` is the first column, part of the type so that `replace` can compute the remaining
 * fields.
 */
export interface Field<Value = unknown, K extends Kind = Kind, From extends number = number> {
  readonly kind: K
  readonly from: From
  /** Last column, inclusive. */
  readonly to: number
  /** `key`, `literal`: the constant text. */
  readonly literal?: string
  /** `money`, `rate`: implied decimals. */
  readonly decimals?: number
  /** `money`: unit of the number, if it is not always reais. */
  readonly unit?: Unit | UnitByCode
  /** `money`: largest number that the bank accepts, in units of the last decimal, if it is smaller than the columns allow. */
  readonly maxValue?: number
  /** `integer`, `money`: number of blanks that files may have after the digits, which are then fewer than the columns. The digits are the value. */
  readonly blanksAfter?: number
  /** `date`: order of day, month and year. `time`: HHMMSS or HHMM. */
  readonly format?: DateFormat | TimeFormat
  /** `date`: how a missing date is written. Both are read as null. */
  readonly empty?: 'zeros' | 'blanks'
  /** `text`: `upper` (default), or `keep` for Pix keys, e-mail addresses and URLs. */
  readonly case?: TextCase
  /** `text`: `left` (default), or `right` for the few manuals that align text to the right. */
  readonly align?: 'left' | 'right'
  /** `text`: a code that begins with no blank, such as a Pix key: read without blanks on either side, because banks align it left or right. */
  readonly token?: true
  /** `text`: maximum number of characters to write, if the bank accepts fewer than the columns allow. */
  readonly maxLength?: number
  /** `text`: digits followed by blanks. Other content is a fault. */
  readonly numeric?: true
  /** `text` of case `upper`: punctuation that the bank accepts, if it does not accept all of ASCII. */
  readonly marks?: string
  /** Codes of the field in the manual. `date`: codes that replace a date, and are read as null. */
  readonly codes?: Codes
  /** Type only: the parsed value. */
  readonly $value?: Value
}

export type AnyField = Field<unknown, Kind, number>

const field = <Value, K extends Kind, const From extends number>(
  kind: K,
  from: From,
  to: number,
  rest: Omit<Field, 'kind' | 'from' | 'to' | '$value'> = {},
): Field<Value, K, From> => ({ kind, from, to, ...rest })

/** Option of fields with codes. */
export interface WithCodes {
  readonly codes?: Codes
}

/** A constant that identifies the record (record type, segment letter). `literal` is its text. */
export const key = <const From extends number>(from: From, to: number, literal: string) =>
  field<never, 'key', From>('key', from, to, { literal })

/** A constant. Another text in a file is reported, and the record is still read. */
export const literal = <const From extends number>(from: From, to: number, text: string) =>
  field<never, 'literal', From>('literal', from, to, { literal: text })

/** Filler of blanks. */
export const blanks = <const From extends number>(from: From, to: number) =>
  field<never, 'blanks', From>('blanks', from, to)

/** Filler of zeros. */
export const zeros = <const From extends number>(from: From, to: number) =>
  field<never, 'zeros', From>('zeros', from, to)

/** Columns reserved for the bank or FEBRABAN. Read as text; written as blanks if there is no value. */
export const reserved = <const From extends number>(from: From, to: number) =>
  field<string, 'reserved', From>('reserved', from, to)

/** Alphanumeric text, aligned left and padded with blanks. Read without the trailing blanks. */
export const text = <const From extends number>(
  from: From,
  to: number,
  options: WithCodes & {
    readonly case?: TextCase
    readonly align?: 'left' | 'right'
    readonly token?: true
    readonly maxLength?: number
    readonly numeric?: true
  } = {},
) => field<string, 'text', From>('text', from, to, options)

/** A code of digits, kept as text with leading zeros: agency, account, occurrence, bank number. Blanks are `''`. */
export const digits = <const From extends number>(from: From, to: number, options: WithCodes = {}) =>
  field<string, 'digits', From>('digits', from, to, options)

/** A counter or quantity. Blanks are null. */
export const integer = <const From extends number>(from: From, to: number) =>
  field<number | null, 'integer', From>('integer', from, to)

/**
 * An amount as an integer of its smallest unit: cents for two implied decimals. Blanks are null, zeros are 0.
 *
 * @param options number of implied decimals, default 2; or the unit, if it is not always reais, with the largest number that the bank accepts
 * @example
 * money(75, 89, { unit: { by: 'fine_type', codes: { '1': { of: 'reais' }, '2': { of: 'percentage', decimals: 2 } } } })
 */
export const money = <const From extends number>(
  from: From,
  to: number,
  options: number | { readonly unit: Unit | UnitByCode; readonly maxValue?: number } = CENTS,
) =>
  field<number | null, 'money', From>(
    'money',
    from,
    to,
    typeof options === 'number'
      ? { decimals: options }
      : { ...measure(options.unit), ...(options.maxValue !== undefined && { maxValue: options.maxValue }) },
  )

/** A rate or percentage with implied decimals, as decimal text with a point: `'2.50'`. Never a float. Blanks are null. */
export const rate = <const From extends number>(from: From, to: number, decimals: number) =>
  field<string | null, 'rate', From>('rate', from, to, { decimals })

/** A date as `YYYY-MM-DD`. Zeros, blanks and `codes` are null. An impossible date is null and reported. */
export const date = <const From extends number>(
  from: From,
  to: number,
  format: DateFormat,
  options: WithCodes & { readonly empty?: 'zeros' | 'blanks' } = {},
) => field<string | null, 'date', From>('date', from, to, { format, ...options })

/** A time of day as `HH:MM:SS` or `HH:MM`. Blanks are null. */
export const time = <const From extends number>(from: From, to: number, format: TimeFormat = 'HHMMSS') =>
  field<string | null, 'time', From>('time', from, to, { format })

/** A CPF or CNPJ with its leading zeros: `'00011144477735'`. Letters are allowed (alphanumeric CNPJ). Blanks are `''`. */
export const taxId = <const From extends number>(from: From, to: number) =>
  field<string, 'tax_id', From>('tax_id', from, to)

/** Returns the number of characters that a text may have, by its columns and its `maxLength`. */
export const maxLengthOf = ({ from, to, maxLength }: Pick<AnyField, 'from' | 'to' | 'maxLength'>): number =>
  maxLength ?? to - from + 1

/** Returns the largest number of a field, in units of its last decimal, by its columns and its `maxValue`. */
export const maxValueOf = ({ from, to, maxValue }: Pick<AnyField, 'from' | 'to' | 'maxValue'>): number =>
  maxValue ?? 10 ** (to - from + 1) - 1
