import { randomUUID } from 'node:crypto'
import { type FileHandle, mkdir, open, rename, rm } from 'node:fs/promises'
import { dirname } from 'node:path'

/** A file that is there whole or not at all: written under a temporary name, and given its own when it is complete and on the disk. */
export class OutputFile {
  /** How many bytes were written. */
  size = 0
  private handle: FileHandle | null = null

  constructor(
    readonly path: string,
    private readonly temporary = temporaryOf(path),
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
    return open(this.temporary, 'w')
  }

  private async close(): Promise<void> {
    await this.handle?.close()
  }
}

/** A name that no other file being written has, whoever else is writing one of the same name. */
export const temporaryOf = (path: string): string => `${path}.${randomUUID()}.part`

/** Gives a complete file its name, over a former one. */
export async function putInPlace(temporary: string, path: string): Promise<void> {
  await mkdir(dirname(path), { recursive: true })
  await rename(temporary, path)
}
