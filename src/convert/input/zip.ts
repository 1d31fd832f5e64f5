/** Entries of a zip file. The directory is read once; then each entry is read by its offset. */
import type { Readable } from 'node:stream'
import type yauzl from 'yauzl'
import type { LocalizedText } from '../../cobranca/index.js'
import { checkedByCrc32 } from '../../code/checksum.js'

/** The data of a directory entry needed to read it later. Plain data. */
export interface ZipPlace {
  readonly compressedSize: number
  readonly compressionMethod: number
  readonly crc32: number
  readonly generalPurposeBitFlag: number
  readonly relativeOffsetOfLocalHeader: number
  readonly uncompressedSize: number
}

export interface ZipEntry {
  readonly name: string
  readonly place: ZipPlace
  /** Reason why the entry is not read; null if it is readable. */
  readonly problem: LocalizedText | null
}

/** The zip file is truncated or damaged. */
class DamagedZipError extends Error {
  override readonly name = 'DamagedZipError'
  readonly code = 'damaged_zip'
}

const ENCRYPTED: LocalizedText = {
  pt: 'está protegido por senha dentro do ZIP',
  en: 'it is protected by a password inside the ZIP',
}
const UNSAFE_NAME: LocalizedText = {
  pt: 'tem dentro do ZIP um nome que leva para fora da pasta',
  en: 'its name inside the ZIP leads out of the folder',
}
const CONTROL_CHARACTERS: LocalizedText = {
  pt: 'tem dentro do ZIP um nome com caracteres de controle',
  en: 'its name inside the ZIP has control characters',
}
const UNKNOWN_METHOD: LocalizedText = {
  pt: 'está comprimido dentro do ZIP por um método que não é lido',
  en: 'it is compressed inside the ZIP by a method that is not read',
}

const CONTROL = /\p{Cc}/u

// Names are checked below: one bad name must not reject the other entries.
const OPTIONS = { lazyEntries: true, autoClose: false, decodeStrings: false } as const

/** Path of a zip file, or its content. */
export type Zip = string | Buffer

/** Loaded on first use. */
const library = async (): Promise<typeof yauzl> => (await import('yauzl')).default

async function opened(zip: Zip): Promise<yauzl.ZipFile> {
  const { fromBufferPromise, openPromise } = await library()
  return (typeof zip === 'string' ? openPromise(zip, OPTIONS) : fromBufferPromise(zip, OPTIONS)).catch(rethrown)
}

/** Yields the files of a zip file in the order of its directory. Skips folders. */
export async function* entriesOfZip(file: Zip): AsyncGenerator<ZipEntry> {
  const { getFileNameLowLevel, validateFileName } = await library()
  const zip = await opened(file)
  try {
    for await (const entry of zip.eachEntry()) {
      const name = getFileNameLowLevel(entry.generalPurposeBitFlag, entry.fileNameRaw, entry.extraFields, false)
      if (name.endsWith('/')) continue
      const isSafe = validateFileName(name) === null
      yield {
        name,
        place: placeOf(entry),
        problem: !isSafe ? UNSAFE_NAME : CONTROL.test(name) ? CONTROL_CHARACTERS : problemOf(entry),
      }
    }
  } catch (error) {
    rethrown(error)
  } finally {
    zip.close()
  }
}

/**
 * Yields the decompressed bytes of an entry, never more than its declared size.
 *
 * @throws {DamagedZipError} if the size or the CRC-32 differs from the directory
 */
export async function* chunksOfEntry(file: Zip, place: ZipPlace): AsyncGenerator<Uint8Array> {
  const { Entry } = await library()
  const zip = await opened(file)
  try {
    const entry = Object.assign(Object.create(Entry.prototype) as yauzl.Entry, place)
    const stream: Readable = await zip.openReadStreamPromise(entry)
    yield* checkedByCrc32(stream, place.crc32, () => new DamagedZipError('wrong CRC-32'))
  } catch (error) {
    rethrown(error)
  } finally {
    zip.close()
  }
}

function problemOf(entry: yauzl.Entry): LocalizedText | null {
  if (entry.isEncrypted()) return ENCRYPTED
  return entry.canDecodeFileData() ? null : UNKNOWN_METHOD
}

/** Rethrows system errors; yauzl's own errors have no code and mean that the file is damaged. */
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
