/** Where the titles of a file have nosso número and its check digit, and how both are written there. */
import type { CheckedField } from '../../banks/index.js'
import type { AnyField, Values } from '../../fixed-width/index.js'
import type { FieldValues } from './return-values.js'

/** Digits of nosso número, and characters of its check digit (default 1). */
interface OurNumberLength {
  readonly length: number
  readonly digitLength?: number
}

/** The columns of nosso número in a record that begins a title. */
export interface OurNumberPlace extends Required<OurNumberLength> {
  /** `title.our_number` */
  readonly number: string
  /** `title.our_number_digit`, where the digit is in a field of its own; null elsewhere. */
  readonly digit: string | null
  /** Whether the field of the number ends with the digit. */
  readonly isAppended: boolean
}

/** Nosso número and its check digit; null for an unknown digit. */
export interface OurNumberParts {
  readonly number: string
  readonly digit: string | null
}

/** Derives the place from the fields of a record; null if the record has no nosso número. */
export function ourNumberPlace(
  main: string,
  { our_number, our_number_digit }: Readonly<Record<string, AnyField>>,
  { length, digitLength = 1 }: OurNumberLength,
): OurNumberPlace | null {
  if (our_number === undefined) return null
  const isApart = our_number_digit !== undefined
  const columns = our_number.to - our_number.from + 1
  return {
    length,
    digitLength,
    number: `${main}.our_number`,
    digit: isApart ? `${main}.our_number_digit` : null,
    isAppended: !isApart && digitLength > 0 && columns >= length + digitLength,
  }
}

/** Reads nosso número from the values of a record. A prefix remains before the number. */
export function readOurNumber({ digit, isAppended, digitLength }: OurNumberPlace, values: Values): OurNumberParts {
  const whole = String(values['our_number'] ?? '')
  if (isAppended) return { number: whole.slice(0, -digitLength), digit: whole.slice(-digitLength) }
  const apart = values['our_number_digit']
  return { number: whole, digit: digit === null || apart === undefined ? null : String(apart) }
}

/** Whether a place has the digit of a number, and has it elsewhere than another place, so that their columns cannot be copied. */
export const hasDigitElsewhere = (place: OurNumberPlace, { digit }: OurNumberParts, other: OurNumberPlace): boolean =>
  place.isAppended ? !other.isAppended : place.digit !== null && digit !== null && other.isAppended

/** Returns the values of the fields of a place. An unknown digit of its own field is left out; an unknown appended digit is calculated, or zeros. */
export function writeOurNumber(
  place: OurNumberPlace,
  { number, digit }: OurNumberParts,
  checked: readonly CheckedField[] = [],
): FieldValues {
  if (place.digit !== null) return { [place.number]: number, ...(digit !== null && { [place.digit]: digit }) }
  if (!place.isAppended) return { [place.number]: number }
  const padded = number.padStart(place.length, '0')
  if (digit !== null) return { [place.number]: padded + digit }
  const whole = padded + '0'.repeat(place.digitLength)
  return { [place.number]: withCheckDigit(checked, whole, () => null) }
}

/**
 * Corrects the check digit of a number that includes it.
 *
 * @param textOf text of another field of the rule; null if it is unknown, then the number stays as it is
 */
export function withCheckDigit(
  checked: readonly CheckedField[],
  whole: string,
  textOf: (path: string) => string | null,
): string {
  const rule = checked.find(({ field, of }) => field === 'our_number' && of.includes(field))
  const texts = rule?.of.map((path) => (path === rule.field ? whole : textOf(path))) ?? []
  return texts.includes(null) ? whole : (rule?.text(...(texts as readonly string[])) ?? whole)
}
