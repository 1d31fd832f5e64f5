import { randomUUID } from 'node:crypto'
import { type FileHandle, lstat, mkdir, open, rename, rm, stat } from 'node:fs/promises'
import { dirname, join, relative, sep } from 'node:path'

/** A file that is there whole or not at all: written under a temporary name, and given its own when it is complete and on the disk. */
export class OutputFile {
  /** How many bytes were written. */
  size = 0
  private handle: FileHandle | null = null

  constructor(
    readonly path: string,
    private readonly temporary = temporaryOf(path),
    private readonly permissions = USUAL_PERMISSIONS,
  ) {}

  /** Appends bytes, or text in UTF-8. Nothing exists on disk before the first call. */
  async write(data: string | Uint8Array): Promise<void> {
    this.handle ??= await this.create()
    const bytes = typeof data === 'string' ? Buffer.from(data) : data
    for (let at = 0; at < bytes.length; ) {
      const { bytesWritten } = await this.handle.write(bytes, at, bytes.length - at, this.size)
      at += bytesWritten
      this.size += bytesWritten
    }
  }

  /** Puts the file in its place, over a former one of the same name. */
  async commit(): Promise<void> {
    await this.finish()
    await putInPlace(this.temporary, this.path)
  }

  /** Ends the writing: all of it is on the disk, still under the temporary name. */
  async finish(): Promise<void> {
    await this.write('')
    await this.handle!.datasync()
    await this.close()
  }

  /** Leaves no trace. */
  async discard(): Promise<void> {
    if (this.handle === null) return
    await this.close().catch(() => {})
    await rm(this.temporary, { force: true })
  }

  private async create(): Promise<FileHandle> {
    await mkdir(dirname(this.temporary), { recursive: true })
    // A new file: what stands there already may be a link that somebody put to a file of ours.
    return open(this.temporary, 'wx', this.permissions)
  }

  private async close(): Promise<void> {
    await this.handle?.close()
  }
}

/** A name that no other file being written has, whoever else is writing one of the same name. */
export const temporaryOf = (path: string): string => `${path}.${randomUUID()}.part`

/** Gives a complete file its name, over a former one, or over a link: what that points to stays as it is. */
export async function putInPlace(temporary: string, path: string): Promise<void> {
  await mkdir(dirname(path), { recursive: true })
  await rename(temporary, path)
}

/** What files are made with; the system takes away what the user's umask says. */
const USUAL_PERMISSIONS = 0o666

/** For a file made of another one: nobody may read it who may not read that one, and who made it may change it. */
export const permissionsLike = async (path: string): Promise<number> =>
  ((await stat(path)).mode & USUAL_PERMISSIONS) | 0o600

/** A folder of results holds a link to another folder, where a result is to go. */
class LinkedFolderError extends Error {
  override readonly name = 'LinkedFolderError'
  readonly code = 'linked_folder'
}

/**
 * Sees to it that a path within a folder lies there in truth.
 *
 * @throws {LinkedFolderError} when one of the folders between them is a link
 */
export async function refuseLinkedFolders(folder: string, path: string): Promise<void> {
  let at = folder
  for (const name of relative(folder, dirname(path)).split(sep)) {
    at = join(at, name)
    if (at === folder) continue
    const stats = await lstat(at).catch(() => null)
    if (stats === null) return
    if (stats.isSymbolicLink()) throw new LinkedFolderError(at)
  }
}
