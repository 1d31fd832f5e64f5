/** How much a packed file may unpack to. One made to unpack to thousands of times its size (a bomb) would fill the disk, or take for ever. */

/** Files of cobrança unpack to ten or twenty times their size, rarely to a hundred times. */
export const MOST_TIMES = 200

/** What unpacks to less is no danger, however small it was: so many bytes, where nothing of them is kept in memory. */
const HARMLESS = 2 ** 30

/** The most bytes that so many packed ones may become. */
export const mostUnpacked = (packed: number, harmless = HARMLESS): number => Math.max(harmless, MOST_TIMES * packed)

/** What is packed unpacks to too much. */
export class UnpackedSizeError extends Error {
  override readonly name = 'UnpackedSizeError'
  readonly code = 'unpacked_size'
}
