/** Storage of inputs and results that is not a folder. Without a storage, paths are those of the file system. */
import type { ByteRange } from '../convert/index.js'
import { QueueError } from './queue-error.js'

/** If an object changes, its size, its time or its version does. `list` and `read` give the same. */
export interface ObjectState {
  /** In bytes. */
  readonly size: number
  /** Time of the last change, in milliseconds. */
  readonly modified: number
  /** Version, e.g. a hash, of a storage whose times are coarse. */
  readonly version?: string | undefined
}

export interface StoredObject extends ObjectState {
  /** Name within the storage, with `/`. */
  readonly key: string
}

/** An object that is being read. */
export interface OpenObject extends ObjectState {
  /** The bytes of the range; without a range, all. */
  readonly bytes: AsyncIterable<Uint8Array>
}

/** A bucket, or another storage of named objects. Errors are those of the machine or its network: the job is tried again. */
export interface Storage {
  /** Beginning of the paths of its objects, with a slash at the end: `s3://returns/`. */
  readonly url: string
  /** Lists the objects whose key begins with `prefix`. */
  list(prefix: string): AsyncIterable<StoredObject>
  /**
   * Reads an object as it is now.
   *
   * @param range the bytes to read. An end after the end of the object means the end of the object. Default: all
   * @returns null if there is no such object, or none of these bytes
   */
  read(key: string, range?: ByteRange): Promise<OpenObject | null>
  /** Stores a file. The object is complete or absent. */
  upload(path: string, key: string): Promise<void>
  /** Copies an object within the storage. */
  copy(from: string, to: string): Promise<void>
  remove(keys: readonly string[]): Promise<void>
}

/** Finds the storage of a URL. Throws {@link QueueError} if no storage has the path. */
export type StorageFinder = (path: string) => Promise<Storage>

const SCHEME = /^([a-z][a-z0-9]+:\/\/)([^/]+)/

/**
 * @param given storages of the caller
 * @param open opens the bucket of a URL that is in none of them
 */
export function storageFinder(
  given: readonly Storage[],
  open: (url: string) => Promise<Storage | null>,
): StorageFinder {
  const opened = new Map<string, Promise<Storage | null>>()
  return async (path) => {
    const known = given.find(({ url }) => path.startsWith(url) || url === `${path}/`)
    if (known !== undefined) return known
    const [, scheme = '', bucket = ''] = SCHEME.exec(path) ?? []
    const url = `${scheme}${bucket}/`
    const opening = opened.get(url) ?? open(url)
    opened.set(url, opening)
    const storage = await opening
    if (storage !== null) return storage
    throw new QueueError('unknown_storage', {
      pt: `Não há acesso a ${url}: sem uma configuração própria, só s3:// é lido.`,
      en: `No access to ${url}: without a setting of its own, only s3:// is read.`,
    })
  }
}

/** Key of a path in a storage. A prefix that names a folder ends with a slash. */
export const keyOf = ({ url }: Pick<Storage, 'url'>, path: string): string => path.slice(url.length)

/** Joins parts of a key. */
export const keyIn = (folder: string, ...names: string[]): string =>
  [withoutLastSlashes(folder), ...names].filter((part) => part !== '').join('/')

function withoutLastSlashes(folder: string): string {
  let end = folder.length
  while (folder[end - 1] === '/') end--
  return folder.slice(0, end)
}
