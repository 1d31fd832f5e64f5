import { type FileHandle, mkdir, open, rename, rm } from 'node:fs/promises'
import { dirname } from 'node:path'

/** A file that is there whole or not at all: written under a temporary name, and given its own when it is complete. */
export class OutputFile {
  private readonly temporary: string
  private handle: FileHandle | null = null

  constructor(readonly path: string) {
    this.temporary = `${path}.${process.pid}.part`
  }

  /** Appends text, in UTF-8. Nothing exists on disk before the first call. */
  async write(text: string): Promise<void> {
    this.handle ??= await this.create()
    if (text !== '') await this.handle.appendFile(text)
  }

  /** Puts the file in its place, over a former one of the same name. */
  async commit(): Promise<void> {
    await this.write('')
    await this.close()
    await rename(this.temporary, this.path)
  }

  /** Leaves no trace. */
  async discard(): Promise<void> {
    if (this.handle === null) return
    await this.close().catch(() => {})
    await rm(this.temporary, { force: true })
  }

  private async create(): Promise<FileHandle> {
    await mkdir(dirname(this.path), { recursive: true })
    return open(this.temporary, 'w')
  }

  private async close(): Promise<void> {
    await this.handle?.close()
  }
}
