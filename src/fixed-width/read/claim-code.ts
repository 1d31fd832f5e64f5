/** Generated test whether a line is a certain record of a layout. Equal to `recognise`. */

import { type Claim, claimsOf, type FileLayout, isSpecialCase, specialKeys, UPPER_CASE } from '../define/layout.js'
import { coveringWords, HIGH_BITS, VISIBLE, type Word, wordAt } from './column-words.js'

/**
 * @param at   variable with the start of the line, which must have the width of the record
 * @param word variable for temporary values
 */
export function claimTest(layout: FileLayout, role: string, at: string, word: string): string {
  const claims = claimsOf(layout)
  const claim = claims.find((claim) => claim.role === role)!
  const own = new Map(claim.keys.map(({ column, byte }) => [column, byte]))
  const end = Math.max(...own.keys()) + 1
  // The columns up to the last key are visible ASCII. So no line end precedes the last key, and each byte is a column in every charset.
  const keys = coveringWords(at, 0, end).map((columns) => wordTest(columns, own, word))
  const special = claims
    .filter((other) => isSpecialCase(other, claim))
    .map((other) => `!(${specialTest(other, claim, at)})`)
  return [...keys, ...special].join(' && ')
}

function wordTest({ read, column, size }: Word, keys: ReadonlyMap<number, number>, word: string): string {
  const columns = Array.from({ length: size }, (_, i) => column + i)
  const bytes = (of: (key: number | undefined) => number): number =>
    wordAt(String.fromCharCode(...columns.map((column) => of(keys.get(column)))), 0, size)
  const mask = bytes((key) => (key === undefined ? 0 : 0xff))
  const expected = bytes((key) => key ?? 0)
  if (columns.every((column) => keys.has(column))) return `${read} === ${expected}`
  const [visible, high] = [VISIBLE, HIGH_BITS].map((bits) => bits & ~mask & bytes(() => 0xff)) as [number, number]
  return [
    `((${word} = ${read}) & ${mask}) === ${expected}`,
    `((${word} | ${word} << 1) & ${visible} | ${word} & ${high}) === ${visible}`,
  ].join(' && ')
}

/** Test of the keys that only a special case has. */
const specialTest = (special: Claim, general: Claim, at: string): string =>
  specialKeys(special, general)
    .map(({ column, byte, isLetter }) => {
      const read = `v.getUint8(${at} + ${column})`
      return `${isLetter ? `(${read} & ${UPPER_CASE})` : read} === ${byte}`
    })
    .join(' && ')
