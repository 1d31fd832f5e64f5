import fc from 'fast-check'

const DIGIT = fc.constantFrom(...'0123456789')

/** A string of digits of the given length. The first digit may be zero. */
export const digits = (minLength: number, maxLength = minLength): fc.Arbitrary<string> =>
  fc.string({ unit: DIGIT, minLength, maxLength })
