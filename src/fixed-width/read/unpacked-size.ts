/** Limits of the decompressed size. A decompression bomb would fill the disk or run forever. */

/** Cobrança files typically decompress to 10 or 20 times their size, rarely to 100 times. */
export const MAX_RATIO = 200

/** Sizes below this limit, in bytes, are always accepted, where the data is not kept in memory. */
const HARMLESS = 2 ** 30

/** Maximum decompressed size of `packed` compressed bytes. */
export const maxUnpackedSize = (packed: number, harmless = HARMLESS): number => Math.max(harmless, MAX_RATIO * packed)

/** The decompressed size exceeds the limit. */
export class UnpackedSizeError extends Error {
  override readonly name = 'UnpackedSizeError'
  readonly code = 'unpacked_size'
}
