/** The files in a ZIP. */

/** A file in a ZIP. */
export interface ZipPart {
  readonly name: string
  /** Size of its bytes unpacked, as the ZIP declares it. */
  readonly size: number
  readonly crc32: number
  /** Unpacks the file. Throws if it has another size. */
  chunks(): AsyncIterable<Uint8Array>
}

/** An open ZIP. */
export interface PartsOfZip {
  /** Number of files that the ZIP declares. */
  readonly count: number
  /** The list of the files. Throws if the ZIP is damaged. Use it once. */
  entries(): AsyncIterator<ZipPart, unknown>
}

/**
 * Opens a ZIP.
 *
 * @throws if the bytes are no ZIP
 */
export async function openZip(bytes: Uint8Array): Promise<PartsOfZip> {
  const { fromBufferPromise } = (await import('yauzl')).default
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const zip = await fromBufferPromise(buffer, { lazyEntries: true, decodeStrings: false })
  return {
    count: zip.entryCount,
    async *entries() {
      for await (const entry of zip.eachEntry()) {
        yield {
          name: entry.fileNameRaw.toString(),
          size: entry.uncompressedSize,
          crc32: entry.crc32,
          async *chunks() {
            yield* await zip.openReadStreamPromise(entry)
          },
        }
      }
    },
  }
}
