/** Keyed permutation of numbers. */
import { sha256Hex } from '../../runtime/digest.js'

const ROUNDS = 4

/**
 * Returns the image of a number under a permutation of 0 to `size` - 1. It cannot be inverted without the key (a Feistel network over SHA-256 with
 * cycle walking).
 *
 * @param tweak selects another permutation
 */
function permuted(value: bigint, size: bigint, key: string, tweak: string): bigint {
  if (size < 2n) return value
  const half = Math.ceil((size - 1n).toString(2).length / 2)
  const start = `${key}\n${tweak}\n${size}\n`
  const once = half <= WORD ? permutedInWords : permutedInBigInts
  let place = value
  do place = once(place, half, start)
  while (place >= size)
  return place
}

/** Bits of a number for bitwise operations. */
const WORD = 30

function permutedInWords(place: bigint, half: number, start: string): bigint {
  const shift = BigInt(half)
  const mask = 2 ** half - 1
  let [left, right] = [Number(place >> shift), Number(BigInt.asUintN(half, place))]
  for (let round = 0; round < ROUNDS; round++) {
    const digest = sha256Hex(`${start}${round}\n${right}`)
    ;[left, right] = [right, left ^ (Number.parseInt(digest.slice(-8), 16) & mask)]
  }
  return (BigInt(left) << shift) | BigInt(right)
}

function permutedInBigInts(place: bigint, half: number, start: string): bigint {
  const shift = BigInt(half)
  let [left, right] = [place >> shift, BigInt.asUintN(half, place)]
  for (let round = 0; round < ROUNDS; round++) {
    ;[left, right] = [right, left ^ BigInt.asUintN(half, hashed(`${start}${round}\n${right}`))]
  }
  return (left << shift) | right
}

/** Returns a number below 2^256. */
export const hashed = (text: string): bigint => BigInt(`0x${sha256Hex(text)}`)

const DIGITS = '0123456789'
const UPPER = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'
const LOWER = UPPER.toLowerCase()
const HEXADECIMAL = '0123456789abcdef'

/** Returns the characters that may replace a character; `''` to keep the character. */
export type Alphabet = (char: string) => string

export const digitsOnly: Alphabet = (char) => (DIGITS.includes(char) ? DIGITS : '')
export const lettersAndDigits: Alphabet = (char) => [DIGITS, UPPER, LOWER].find((chars) => chars.includes(char)) ?? ''
export const hexadecimal: Alphabet = (char) => (HEXADECIMAL.includes(char.toLowerCase()) ? HEXADECIMAL : '')
/** Characters allowed in the first twelve positions of a CNPJ since July 2026. */
export const upperOrDigit: Alphabet = (char) => (/[0-9A-Z]/.test(char) ? DIGITS + UPPER : '')

/** Returns another text of the same shape. Different texts of one shape never get the same result. */
export function reshaped(text: string, alphabet: Alphabet, key: string): string {
  const chars = [...text]
  const alphabets = chars.map(alphabet)
  let [value, size] = [0n, 1n]
  chars.forEach((char, i) => {
    const choices = BigInt(alphabets[i]!.length)
    if (choices === 0n) return
    const index = alphabets[i]!.indexOf(char)
    value = value * choices + BigInt(Math.max(index, 0))
    size *= choices
  })
  const shape = chars.map((char, i) => alphabets[i]![0] ?? char).join('')
  let place = permuted(value, size, key, shape)
  for (let i = chars.length - 1; i >= 0; i--) {
    const choices = BigInt(alphabets[i]!.length)
    if (choices === 0n) continue
    chars[i] = alphabets[i]![Number(place % choices)]!
    place /= choices
  }
  return chars.join('')
}
