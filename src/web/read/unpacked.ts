/** Files in ZIP and GZIP files. */
import { gunzipSync, unzipSync } from 'fflate'

export interface NamedBytes {
  readonly name: string
  readonly bytes: Uint8Array
}

/** Largest size of all files of an archive together, in bytes: more would not fit into the memory of a browser. */
const MAX_UNPACKED = 1e9
/** ZIP files within ZIP files that are opened. */
const MAX_DEPTH = 3

/** The content of an archive does not fit into memory, or the archive is damaged. */
export class NotUnpackedError extends Error {
  override readonly name = 'NotUnpackedError'
}

/**
 * Returns the files in an archive, also of archives within it; any other file as it is.
 *
 * @throws {NotUnpackedError}
 */
export function unpacked(file: NamedBytes, depth = 0): readonly NamedBytes[] {
  const { name, bytes } = file
  if (depth === MAX_DEPTH) return [file]
  if (startsWith(bytes, ZIP)) return zipEntries(name, bytes).flatMap((each) => unpacked(each, depth + 1))
  if (startsWith(bytes, GZIP)) return unpacked({ name: name.replace(/\.gz$/i, ''), bytes: gunzipped(bytes) }, depth + 1)
  return [file]
}

const ZIP = [0x50, 0x4b, 0x03, 0x04]
const GZIP = [0x1f, 0x8b, 0x08]

const startsWith = (bytes: Uint8Array, start: readonly number[]): boolean => start.every((byte, i) => bytes[i] === byte)

function zipEntries(name: string, bytes: Uint8Array): NamedBytes[] {
  let size = 0
  const files = unpacking(() =>
    unzipSync(bytes, {
      filter: ({ name: entry, originalSize }) => {
        if (entry.endsWith('/') || isOfSystem(entry)) return false
        size += originalSize
        if (size > MAX_UNPACKED) throw new NotUnpackedError(name)
        return true
      },
    }),
  )
  return Object.entries(files).map(([entry, content]) => ({ name: entry, bytes: content }))
}

/** Folders and files that systems add to a ZIP. */
const isOfSystem = (entry: string): boolean => /(^|\/)(__MACOSX\/|\.DS_Store$|Thumbs\.db$)/.test(entry)

/** The last four bytes are the size modulo 2^32. */
function gunzipped(bytes: Uint8Array): Uint8Array {
  const { buffer, byteOffset, length } = bytes
  const size = new DataView(buffer, byteOffset, length).getUint32(length - 4, true)
  if (size > MAX_UNPACKED) throw new NotUnpackedError()
  return unpacking(() => gunzipSync(bytes, { out: new Uint8Array(size) }))
}

function unpacking<T>(unpack: () => T): T {
  try {
    return unpack()
  } catch (error) {
    throw error instanceof NotUnpackedError ? error : new NotUnpackedError(String(error))
  }
}
