import fc from 'fast-check'

const DIGIT = fc.constantFrom(...'0123456789')

/** So many digits, zeros first as often as any other. */
export const digits = (minLength: number, maxLength = minLength): fc.Arbitrary<string> =>
  fc.string({ unit: DIGIT, minLength, maxLength })
