/** Sums of the columns of titles, which are compared in place of the columns. */
import type { ComparedLine } from './title-shape.js'

/** Columns of a title at most. A sum of as many products, of a factor and a number up to 256, is at most 2^53: it is exact. */
const MAX_COLUMNS = 2 ** 13

/** Sums of the columns of a title, without those that depend on the position in the file. */
export interface ColumnSums {
  readonly first: number
  readonly second: number
}

/**
 * Returns the sums of the columns of a title, each multiplied with the random factor of its place.
 *
 * Different columns have the same sum only if one factor is the one number that makes the sums equal. The factors are random, and different in each process. So
 * two sums of different columns are equal with a probability of at most 2^-64, whatever the columns are.
 *
 * @param texts the lines of a title of the shape
 * @returns null if the title is too long, or has a character that is not in Latin-1
 */
export function columnSumsOf(texts: readonly string[], lines: readonly ComparedLine[]): ColumnSums | null {
  factors ??= [randomFactors(), randomFactors()]
  const [a, b] = factors
  let first = 0
  let second = 0
  let place = 0
  for (let i = 0; i < texts.length; i++) {
    const text = texts[i]!
    if (place + text.length > MAX_COLUMNS) return null
    const start = place
    let column = 0
    for (const { from, to } of lines[i]!.compared) {
      // Of a column that depends on the position only its presence is compared. No column has the number 0, so texts of different lengths differ.
      for (const end = Math.min(from, text.length); column < end; column++) {
        first += a[start + column]!
        second += b[start + column]!
      }
      for (const end = Math.min(to, text.length); column < end; column++) {
        const code = text.charCodeAt(column)
        if (code > MAX_LATIN1) return null
        first += a[start + column]! * (code + 1)
        second += b[start + column]! * (code + 1)
      }
    }
    // The place after a line has no column: lines are not joined.
    place = start + text.length + 1
  }
  return { first, second }
}

const MAX_LATIN1 = 0xff

/** Two random factors for each place, whole numbers below 2^32. */
let factors: readonly [Float64Array, Float64Array] | null = null

const randomFactors = (): Float64Array => Float64Array.from(crypto.getRandomValues(new Uint32Array(MAX_COLUMNS)))
