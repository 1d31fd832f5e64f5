/** Copies of objects in a temporary folder, to be read as files. */
import { constants } from 'node:fs'
import { open, stat, truncate } from 'node:fs/promises'
import { pipeline } from 'node:stream/promises'
import { type ByteRange, isUrl, type ShardFile } from '../convert/index.js'
import { keyOf, type ObjectState, type Storage, type StorageFinder } from './storage.js'

/**
 * Copies an object to a file, or some of its bytes to their own offsets of a file with the size of the object. Other bytes of the file stay.
 *
 * @returns null if there is no such object, or none of these bytes
 */
export async function copyObject(
  storage: Storage,
  key: string,
  path: string,
  range?: ByteRange,
): Promise<ObjectState | null> {
  const object = await storage.read(key, range)
  if (object === null) return null
  const { bytes, ...state } = object
  const { size } = state
  const { start, end } = range ?? { start: 0, end: size }
  const file = await open(path, constants.O_WRONLY | constants.O_CREAT)
  const copy = file.createWriteStream({ start })
  await pipeline(bytes, copy)
  if (copy.bytesWritten !== Math.min(end, size) - start) throw new Error(`incomplete: ${storage.url}${key}`)
  await truncate(path, size)
  return state
}

type PlannedFile = Pick<ShardFile, 'source' | 'size' | 'modified' | 'version'>

/**
 * Returns a file with a copy of its object as the source. If the object is not that of the plan, the copy is a changed file, too.
 *
 * @param path path of the copy
 * @param ranges the bytes to copy. Default: all
 */
export async function copiedFile<File extends PlannedFile>(
  file: File,
  path: string,
  find: StorageFinder,
  ranges: readonly (ByteRange | undefined)[] = [undefined],
): Promise<File> {
  const { source } = file
  if (source.kind === 'stdin' || !isUrl(source.path)) return file
  const storage = await find(source.path)
  let isPlanned = true
  for (const range of ranges) {
    const object = await copyObject(storage, keyOf(storage, source.path), path, range)
    isPlanned &&= object !== null && isSame(object, file)
  }
  return { ...file, source: { ...source, path }, modified: isPlanned ? (await stat(path)).mtimeMs : CHANGED }
}

const isSame = ({ size, modified, version }: ObjectState, file: PlannedFile): boolean =>
  size === file.size && modified === file.modified && version === file.version

/** No file has this time. */
const CHANGED = -1
