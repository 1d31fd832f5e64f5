/** CRC-32 of each byte: the polynomial of ZIP (APPNOTE.TXT, 4.4.7), reversed. */
const TABLE = Int32Array.from({ length: 256 }, (_, byte) => {
  let crc = byte
  for (let bit = 0; bit < 8; bit++) crc = (crc >>> 1) ^ (crc & 1 && 0xedb88320)
  return crc
})

export const crc32: ((bytes: Uint8Array, crc: number) => number) | null = (bytes, before) => {
  let crc = ~before
  for (let i = 0; i < bytes.length; i++) crc = TABLE[(crc ^ bytes[i]!) & 0xff]! ^ (crc >>> 8)
  return ~crc >>> 0
}
