import { randomUUID } from 'node:crypto'
import { closeSync, fdatasync, fdatasyncSync, openSync, rmSync, writeSync } from 'node:fs'
import { type FileHandle, open, rm, stat } from 'node:fs/promises'
import { dirname, join, relative, sep } from 'node:path'
import { promisify } from 'node:util'
import { type Disk, diskOf } from '../disk.js'
import { createFolder } from './create-folder.js'

/** Writes a file atomically: under a temporary name, renamed when it is complete and on the disk. */
export class OutputFile {
  /** Bytes written so far. */
  size = 0
  private handle: FileHandle | null = null
  /** Whether the temporary file exists. */
  private isCreated = false

  constructor(
    readonly path: string,
    private readonly temporary = temporaryOf(path),
    private readonly permissions = DEFAULT_PERMISSIONS,
  ) {}

  /** Appends bytes, or text in UTF-8. The first call creates the file. */
  async write(data: string | Uint8Array): Promise<void> {
    this.handle ??= await this.open()
    const bytes = typeof data === 'string' ? Buffer.from(data) : data
    for (let at = 0; at < bytes.length; ) {
      const { bytesWritten } = await this.handle.write(bytes, at, bytes.length - at, this.size)
      at += bytesWritten
      this.size += bytesWritten
    }
  }

  /** Writes bytes at a position, and closes the file until the next call: many files may be written side by side. */
  async writeAt(position: number, bytes: Uint8Array): Promise<void> {
    this.size = position
    await this.write(bytes)
    await this.close()
  }

  /** Renames the file to its path and replaces an existing file. */
  async commit(): Promise<void> {
    await this.finish()
    await putInPlace(this.temporary, this.path)
  }

  /** Syncs the file to disk and closes it, under its temporary name. */
  async finish(): Promise<void> {
    await this.write('')
    await this.handle!.datasync()
    await this.close()
  }

  /** Removes the temporary file. */
  async discard(): Promise<void> {
    if (!this.isCreated) return
    await this.close().catch(() => {})
    await rm(this.temporary, { force: true })
  }

  /** Removes the temporary file when the program ends. */
  removeAtOnce(): void {
    if (this.isCreated) rmSync(this.temporary, { force: true })
  }

  private async open(): Promise<FileHandle> {
    if (this.isCreated) return open(this.temporary, 'r+')
    const handle = await inFolderOf(this.temporary, () => open(this.temporary, NEW, this.permissions))
    this.isCreated = true
    return handle
  }

  private async close(): Promise<void> {
    const { handle } = this
    this.handle = null
    await handle?.close()
  }
}

/** Fails for an existing path: it may be a link, created by an attacker, to a file of the user. */
const NEW = 'wx'

/**
 * Writes a temporary file of a few pieces with synchronous operations, except for a slow sync to disk. The folder must exist. After an error,
 * no file is left.
 */
export async function writeAtOnce(
  temporary: string,
  pieces: readonly Uint8Array[],
  permissions: number,
): Promise<void> {
  const file = openSync(temporary, NEW, permissions)
  try {
    for (const bytes of pieces) for (let at = 0; at < bytes.length; ) at += writeSync(file, bytes, at)
    await dataSynced(file)
  } catch (error) {
    rmSync(temporary, { force: true })
    throw error
  } finally {
    closeSync(file)
  }
}

/** Number of syncs that are handed over, from now and after the last slow sync. */
let handedOver = 0
let afterSlow = 0

/** A slow disk can sync many files in the time of one, so syncs run on other threads. On a fast disk, handing a sync over takes longer than the sync. */
async function dataSynced(file: number): Promise<void> {
  if (handedOver > 0) {
    handedOver--
    return dataSyncedElsewhere(file)
  }
  const start = performance.now()
  fdatasyncSync(file)
  // After a slow sync, other threads do the next 1, 3, 7 … syncs, then this thread tries again: a disk may be slow only once.
  afterSlow = performance.now() - start > FAST_SYNC ? Math.min(2 * afterSlow + 1, MAX_HANDED_OVER) : 0
  handedOver = afterSlow
}

const dataSyncedElsewhere = promisify(fdatasync)

/** In milliseconds: about the time that handing over a sync takes. */
const FAST_SYNC = 0.1

/** Maximum number of syncs on other threads before this thread tries one again. */
const MAX_HANDED_OVER = 1023

/** Returns a unique temporary name, even if several processes write the same path. */
export const temporaryOf = (path: string): string => `${path}.${randomUUID()}.part`

/** Renames a complete file to its path. Replaces an existing file or link; the target of the link is unchanged. */
export const putInPlace = (temporary: string, path: string, disk: Disk = diskOf()): Promise<void> =>
  inFolderOf(path, () => disk.rename(temporary, path))

/** Does something with a path; creates its folder if that is missing. Nearly always it exists. */
async function inFolderOf<T>(path: string, act: () => Promise<T>): Promise<T> {
  try {
    return await act()
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
    await createFolder(dirname(path))
    return act()
  }
}

/** Mode of new files before the umask. */
const DEFAULT_PERMISSIONS = 0o666

/** Permissions of an output: never readable by users who cannot read the input, and always writable by its owner. */
export const permissionsLike = async (path: string): Promise<number> => permissionsOfMode((await stat(path)).mode)

/** Permissions of the output of a file with this mode. */
export const permissionsOfMode = (mode: number): number => (mode & DEFAULT_PERMISSIONS) | 0o600

/** The path of a result leads through a link to another folder. */
class LinkedFolderError extends Error {
  override readonly name = 'LinkedFolderError'
  readonly code = 'linked_folder'
}

/**
 * Checks that a path is within a folder, without links in between.
 *
 * @throws {LinkedFolderError} if a folder in between is a link
 */
export async function checkNoLinkedFolders(folder: string, path: string, disk: Disk = diskOf()): Promise<void> {
  let at = folder
  for (const name of relative(folder, dirname(path)).split(sep)) {
    at = join(at, name)
    if (at === folder) continue
    const stats = await disk.lstat(at)
    if (stats === null) return
    if (stats.isSymbolicLink()) throw new LinkedFolderError(at)
  }
}
