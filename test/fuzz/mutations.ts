/** Mutations of a file: random bytes, fields to their extremes by the descriptors, and the corruptors of the testing kit. */
import fc from 'fast-check'
import { remittanceDialectOf, returnDialectOf } from '../../src/banks/index.js'
import type { FileLayout } from '../../src/fixed-width/index.js'
import { withBytes } from '../../src/testing/corruptors/byte-damage.js'
import { append, corrupt, lineCount, overwrite, repeatFile } from '../../src/testing/corruptors/index.js'
import { arbitraryCorruption } from '../../src/testing/index.js'
import type { Random } from './random.js'

type Mutation = (bytes: Uint8Array, random: Random) => Uint8Array

/** Bytes with a special meaning. */
const TELLING = [
  0x00, 0x09, 0x0a, 0x0d, 0x1a, 0x20, 0x22, 0x2c, 0x2d, 0x30, 0x39, 0x3b, 0x3c, 0x5c, 0x7f, 0x80, 0xa0, 0xc3, 0xe2,
  0xef, 0xff,
]

const flipBytes: Mutation = (bytes, random) => {
  const flipped = Uint8Array.from(bytes)
  for (let count = random.below(8) + 1; count > 0 && flipped.length > 0; count--) {
    flipped[random.below(flipped.length)] = random.oneIn(3) ? random.below(256) : random.of(TELLING)
  }
  return flipped
}

const removeBytes: Mutation = (bytes, random) => withBytes(bytes, random.below(bytes.length + 1), random.below(500))

const insertBytes: Mutation = (bytes, random) =>
  withBytes(bytes, random.below(bytes.length + 1), 0, random.bytes(random.below(40)))

const befall: Mutation = (bytes, random) => {
  const [corruptions] = fc.sample(arbitraryCorruption(bytes), { numRuns: 1, seed: random.seed() })
  return corrupt(bytes, ...corruptions!)
}

/** Sets a field of a line, or columns at its borders, to an extreme value; or the key columns to those of another record. */
const extreme: Mutation = (bytes, random) => {
  const layout = layoutOf(bytes)
  if (layout === null) return flipBytes(bytes, random)
  const line = random.below(lineCount(bytes)) + 1
  const record = random.of(Object.values(layout.records))
  const { from, to } = random.of(Object.values(record.fields))
  if (random.oneIn(4)) {
    const key = random.of(Object.values(record.fields).filter(({ literal }) => literal !== undefined))
    return key === undefined ? bytes : overwrite(bytes, line, key.from, key.literal!)
  }
  const width = to - from + 1
  const border = random.below(3) - 1
  return overwrite(bytes, line, Math.max(from + border, 1), random.of(EXTREMES)(width, random))
}

const EXTREMES: readonly ((width: number, random: Random) => string)[] = [
  (width) => '9'.repeat(width),
  (width) => '0'.repeat(width),
  (width) => ' '.repeat(width),
  (width) => 'Z'.repeat(width),
  (width) => '\xc7'.repeat(width),
  (width) => `${'0'.repeat(Math.max(width - 1, 0))}-`.slice(-width),
  (width) => `-${'1'.repeat(width)}`.slice(0, width),
  (width) => '31022026'.padStart(width, '0').slice(-width),
  (width) => '9'.repeat(width).slice(1).padStart(width, ' '),
  (width, random) => Buffer.from(random.bytes(width)).toString('latin1'),
]

function layoutOf(bytes: Uint8Array): FileLayout | null {
  for (const dialectOf of [returnDialectOf, remittanceDialectOf]) {
    try {
      return dialectOf(bytes).dialect.layout
    } catch {
      // Not this way.
    }
  }
  return null
}

const MUTATIONS: readonly Mutation[] = [flipBytes, removeBytes, insertBytes, befall, befall, extreme, extreme, extreme]

/** The file after one to six mutations. */
export function mutated(bytes: Uint8Array, random: Random): Uint8Array {
  let result = bytes
  for (let count = random.below(6) + 1; count > 0; count--) result = random.of(MUTATIONS)(result, random)
  return result
}

/** Repeats a file up to about the requested size, to detect time or memory that grows faster than the file. */
export const grown = (bytes: Uint8Array, random: Random, wanted: number): Uint8Array => {
  const times = Math.ceil(wanted / Math.max(bytes.length, 1))
  return random.oneIn(2) ? repeatFile(bytes, times) : append(bytes, Buffer.alloc(wanted, random.of(TELLING)))
}
