/**
 * A field of a fixed-width record: where it lies, what kind of value it holds, and what its bytes may be.
 *
 * Positions are 1-based and inclusive, exactly as the manuals print them. A field knows no bytes and no code:
 * how each kind is read and written is in `interpreter.ts`, which the compiler does faster.
 */
import { CENTS, measure, type Unit, type UnitByCode } from './unit.js'

/** The kinds a column range can be of. */
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

/** Date formats met in the manuals. Two-digit years are 2000–2079 and 1980–1999. */
export type DateFormat = 'DDMMYY' | 'DDMMYYYY' | 'YYMMDD' | 'YYYYMMDD'

/** Time formats met in the manuals. */
export type TimeFormat = 'HHMMSS' | 'HHMM'

/** How a text is put into its columns. */
export type TextCase = 'upper' | 'keep'

/** A table of the codes a field may hold, and what each means (Portuguese, the manual's words). */
export type Codes = Readonly<Record<string, string>>

/**
 * One field of a descriptor. `Value` is the type of the parsed value; `From` the first column, kept in the type so that
 * `replace` can tell which fields it takes out.
 */
export interface Field<Value = unknown, K extends Kind = Kind, From extends number = number> {
  readonly kind: K
  readonly from: From
  /** Last column, inclusive. */
  readonly to: number
  /** `key`, `literal`: the text that stands there. */
  readonly literal?: string
  /** `money`, `rate`: implied decimals. */
  readonly decimals?: number
  /** `money`: what the number is, where it is not always reais. */
  readonly unit?: Unit | UnitByCode
  /** `money`: the greatest number that the bank takes, in units of its last decimal, where it is less than the columns hold. */
  readonly maxValue?: number
  /** `date`: order of day, month and year. `time`: HHMMSS or HHMM. */
  readonly format?: DateFormat | TimeFormat
  /** `date`: what an absent date is written as. Both are read as null. */
  readonly empty?: 'zeros' | 'blanks'
  /** `text`: `upper` (default) or `keep`, for Pix keys, e-mails and addresses of the web. */
  readonly case?: TextCase
  /** `text`: `left` (default) or `right`, for the odd manual that aligns text to the right. */
  readonly align?: 'left' | 'right'
  /** `text`: the most characters to write, where the bank takes fewer than there are columns. */
  readonly maxLength?: number
  /** `text`: digits, aligned left, with blanks behind them. Anything else is a fault. */
  readonly numeric?: true
  /** `text` of case `upper`: the characters that the bank takes besides letters, digits and blanks, where it does not take all of ASCII. */
  readonly marks?: string
  /** The codes the manual knows for this field. `date`: those that may stand in place of a date; all are read as null. */
  readonly codes?: Codes
  /** Type only: the value a parse gives. */
  readonly $value?: Value
}

export type AnyField = Field<unknown, Kind, number>

const field = <Value, K extends Kind, const From extends number>(
  kind: K,
  from: From,
  to: number,
  rest: Omit<Field, 'kind' | 'from' | 'to' | '$value'> = {},
): Field<Value, K, From> => ({ kind, from, to, ...rest })

/** The codes that a field may hold. */
export interface WithCodes {
  readonly codes?: Codes
}

/** A constant that the record is recognised by (record type, segment letter). `literal` is its text. */
export const key = <const From extends number>(from: From, to: number, literal: string) =>
  field<never, 'key', From>('key', from, to, { literal })

/** A constant. Another text in a file is a diagnostic, and does not keep the record from being read. */
export const literal = <const From extends number>(from: From, to: number, text: string) =>
  field<never, 'literal', From>('literal', from, to, { literal: text })

/** Filler of blanks. */
export const blanks = <const From extends number>(from: From, to: number) =>
  field<never, 'blanks', From>('blanks', from, to)

/** Filler of zeros. */
export const zeros = <const From extends number>(from: From, to: number) =>
  field<never, 'zeros', From>('zeros', from, to)

/** Columns for the use of the bank or of FEBRABAN: whatever stands there is kept as text; written as blanks when not given. */
export const reserved = <const From extends number>(from: From, to: number) =>
  field<string, 'reserved', From>('reserved', from, to)

/** Alphanumeric text, aligned left, filled with blanks. Read without its trailing blanks. */
export const text = <const From extends number>(
  from: From,
  to: number,
  options: WithCodes & {
    readonly case?: TextCase
    readonly align?: 'left' | 'right'
    readonly maxLength?: number
    readonly numeric?: true
  } = {},
) => field<string, 'text', From>('text', from, to, options)

/** A code of digits, kept as text with its zeros: agency, account, occurrence, bank number. Blanks are `''`. */
export const digits = <const From extends number>(from: From, to: number, options: WithCodes = {}) =>
  field<string, 'digits', From>('digits', from, to, options)

/** A counter or quantity. Blanks are null. */
export const integer = <const From extends number>(from: From, to: number) =>
  field<number | null, 'integer', From>('integer', from, to)

/**
 * An amount as an integer of its smallest unit: cents with the usual two implied decimals. Blanks are null, zeros are 0.
 *
 * @param what decimals, where they are others; or the unit, where it is not reais, or not always, and the greatest number that the bank takes
 * @example
 * money(75, 89, { unit: { by: 'fine_type', codes: { '1': { of: 'reais' }, '2': { of: 'percentage', decimals: 2 } } } })
 */
export const money = <const From extends number>(
  from: From,
  to: number,
  what: number | { readonly unit: Unit | UnitByCode; readonly maxValue?: number } = CENTS,
) =>
  field<number | null, 'money', From>(
    'money',
    from,
    to,
    typeof what === 'number'
      ? { decimals: what }
      : { ...measure(what.unit), ...(what.maxValue !== undefined && { maxValue: what.maxValue }) },
  )

/** A rate or percentage with implied decimals, as decimal text with a point: `'2.50'`. Never a float. Blanks are null. */
export const rate = <const From extends number>(from: From, to: number, decimals: number) =>
  field<string | null, 'rate', From>('rate', from, to, { decimals })

/** A date, as `YYYY-MM-DD`. Zeros, blanks and `codes` that may stand in its place are null; an impossible date is null and a diagnostic. */
export const date = <const From extends number>(
  from: From,
  to: number,
  format: DateFormat,
  options: WithCodes & { readonly empty?: 'zeros' | 'blanks' } = {},
) => field<string | null, 'date', From>('date', from, to, { format, ...options })

/** A time of day, as `HH:MM:SS` or `HH:MM`. Blanks are null. */
export const time = <const From extends number>(from: From, to: number, format: TimeFormat = 'HHMMSS') =>
  field<string | null, 'time', From>('time', from, to, { format })

/** A CPF or CNPJ with its padding zeros, letters allowed (alphanumeric CNPJ): `'00011144477735'`. Blanks are `''`. */
export const taxId = <const From extends number>(from: From, to: number) =>
  field<string, 'tax_id', From>('tax_id', from, to)

/** The greatest number that a field holds, in units of its last decimal: what its columns hold, or less where the bank takes less. */
export const maxValueOf = ({ from, to, maxValue }: Pick<AnyField, 'from' | 'to' | 'maxValue'>): number =>
  maxValue ?? 10 ** (to - from + 1) - 1
