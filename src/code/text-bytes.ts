/** Texts as ranges of bytes, for hash tables without strings. */

/** Random, and different in each process: a file cannot be made so that its texts share a slot. */
const SEED = Math.floor(Math.random() * 2 ** 32)

/** Returns a hash of the bytes in a range: FNV-1a from a seed, mixed at the end. */
export function hashOfRange(bytes: Uint8Array, from: number, to: number): number {
  let hash = SEED
  for (let i = from; i < to; i++) hash = Math.imul(hash ^ bytes[i]!, 0x01000193)
  return hash ^ (hash >>> 15)
}

/** Whether two ranges have the same bytes. */
export function areEqualRanges(bytes: Uint8Array, a: number, endOfA: number, b: number, endOfB: number): boolean {
  if (endOfA - a !== endOfB - b) return false
  for (let i = 0; i < endOfA - a; i++) if (bytes[a + i] !== bytes[b + i]) return false
  return true
}
