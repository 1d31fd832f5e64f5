import fc from 'fast-check'

const DIGIT = fc.constantFrom(...'0123456789')

/** So many digits; a zero comes first no less often than another. */
export const digits = (minLength: number, maxLength = minLength): fc.Arbitrary<string> =>
  fc.string({ unit: DIGIT, minLength, maxLength })
