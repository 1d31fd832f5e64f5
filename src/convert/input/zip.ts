/** The entries of a zip file, each read on its own: the directory is gone through once, and an entry is found again by where it lies. */
import type { Readable } from 'node:stream'
import zlib from 'node:zlib'
import type yauzl from 'yauzl'

/** Where an entry lies and how it is packed: all that is needed to read it, as plain data. */
export type ZipPlace = Pick<
  yauzl.Entry,
  | 'compressedSize'
  | 'compressionMethod'
  | 'crc32'
  | 'generalPurposeBitFlag'
  | 'relativeOffsetOfLocalHeader'
  | 'uncompressedSize'
>

export interface ZipEntry {
  readonly name: string
  readonly place: ZipPlace
  /** Why it is not read, in Portuguese; null when it can be. */
  readonly refusal: string | null
}

/** A zip file that is not as it should be. */
class DamagedZipError extends Error {
  override readonly name = 'DamagedZipError'
  readonly code = 'damaged_zip'
}

const ENCRYPTED = 'está protegido por senha dentro do ZIP'
const UNSAFE = 'tem dentro do ZIP um nome que leva para fora da pasta'
const UNSEEN = 'tem dentro do ZIP um nome com caracteres de controle'
const UNKNOWN_METHOD = 'está comprimido dentro do ZIP por um método que não é lido'

const CONTROL = /\p{Cc}/u

// Names are checked here, one by one: one bad name is no reason to give up the others.
const OPTIONS = { lazyEntries: true, autoClose: false, decodeStrings: false } as const

/** Loaded only by who meets a zip file. */
const library = async (): Promise<typeof yauzl> => (await import('yauzl')).default

/** The files in a zip file, in the order of its directory; folders are no entries of their own. */
export async function* entriesOfZip(path: string): AsyncGenerator<ZipEntry> {
  const { getFileNameLowLevel, openPromise, validateFileName } = await library()
  const zip = await openPromise(path, OPTIONS).catch(rethrown)
  try {
    for await (const entry of zip.eachEntry()) {
      const name = getFileNameLowLevel(entry.generalPurposeBitFlag, entry.fileNameRaw, entry.extraFields, false)
      if (name.endsWith('/')) continue
      const isSafe = validateFileName(name) === null
      yield { name, place: placeOf(entry), refusal: !isSafe ? UNSAFE : CONTROL.test(name) ? UNSEEN : refusalOf(entry) }
    }
  } catch (error) {
    rethrown(error)
  } finally {
    zip.close()
  }
}

/**
 * The bytes of an entry, unpacked: nothing is kept, and there are never more bytes than the directory says.
 *
 * @throws {DamagedZipError} when they are not as many, or not those, that the directory says
 */
export async function* chunksOfEntry(path: string, place: ZipPlace): AsyncGenerator<Uint8Array> {
  const { Entry, openPromise } = await library()
  const zip = await openPromise(path, OPTIONS).catch(rethrown)
  try {
    const entry = Object.assign(Object.create(Entry.prototype) as yauzl.Entry, place)
    const stream: Readable = await zip.openReadStreamPromise(entry)
    // Node has it since 20.15; before, the sizes must do.
    const sum = typeof zlib.crc32 === 'function' ? zlib.crc32 : null
    let crc = 0
    for await (const chunk of stream) {
      crc = sum?.(chunk, crc) ?? 0
      yield chunk
    }
    if (sum !== null && crc !== place.crc32) throw new DamagedZipError('wrong CRC-32')
  } catch (error) {
    rethrown(error)
  } finally {
    zip.close()
  }
}

function refusalOf(entry: yauzl.Entry): string | null {
  if (entry.isEncrypted()) return ENCRYPTED
  return entry.canDecodeFileData() ? null : UNKNOWN_METHOD
}

/** What the system says passes; what the library says, in English and without a code, is that the file is damaged. */
function rethrown(error: unknown): never {
  if (error instanceof Error && !('code' in error)) throw new DamagedZipError(error.message)
  throw error
}

const placeOf = (entry: yauzl.Entry): ZipPlace => ({
  compressedSize: entry.compressedSize,
  compressionMethod: entry.compressionMethod,
  crc32: entry.crc32,
  generalPurposeBitFlag: entry.generalPurposeBitFlag,
  relativeOffsetOfLocalHeader: entry.relativeOffsetOfLocalHeader,
  uncompressedSize: entry.uncompressedSize,
})
