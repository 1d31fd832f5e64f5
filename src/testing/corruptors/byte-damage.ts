/** Damage to the bytes of a file, regardless of its lines. Positions are 0-based. */

import { concatBytes } from '../../runtime/bytes.js'

/** Replaces a number of bytes by others, which may be more, fewer or none. */
export const withBytes = (bytes: Uint8Array, at: number, length: number, by: Uint8Array = NONE): Uint8Array =>
  concatBytes([bytes.subarray(0, at), by, bytes.subarray(at + length)])

const NONE = new Uint8Array(0)
