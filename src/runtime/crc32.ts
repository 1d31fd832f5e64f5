import zlib from 'node:zlib'

/** Continues a CRC-32 with more bytes. Available since Node 20.15; null in older versions. */
export const crc32: ((bytes: Uint8Array, crc: number) => number) | null =
  typeof zlib.crc32 === 'function' ? zlib.crc32 : null
