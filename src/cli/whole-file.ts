import { OutputFile, permissionsLike } from '../convert/index.js'
import { unfinishedFiles } from './unfinished-files.js'

/** A file could not be written; the cause is the system error. */
export class NotWrittenError extends Error {
  override readonly name = 'NotWrittenError'

  constructor(
    readonly path: string,
    override readonly cause: unknown,
  ) {
    super(path)
  }
}

/**
 * Writes a file atomically: it is complete or absent.
 *
 * @param like file with the same data, from which the permissions are copied
 * @throws {NotWrittenError}
 */
export async function writeWhole(path: string, data: string | Uint8Array, like?: string): Promise<void> {
  const file = new OutputFile(path, undefined, like === undefined ? undefined : await permissionsLike(like))
  await writing(file, async () => {
    await file.write(data)
    await file.commit()
  })
}

/**
 * Writes the chunks of a file atomically: it is complete or absent.
 *
 * @throws {NotWrittenError}
 * @throws the error of the chunks
 */
export async function writeChunks(path: string, chunks: AsyncIterable<Uint8Array>): Promise<void> {
  const file = new OutputFile(path)
  unfinishedFiles.add(file)
  try {
    for await (const chunk of chunks) await writing(file, () => file.write(chunk))
    await writing(file, () => file.commit())
  } catch (error) {
    await file.discard()
    throw error
  } finally {
    unfinishedFiles.delete(file)
  }
}

/** Files that are written side by side, in parts at any position: each is complete or absent. Call {@link discard} at the end. */
export class PartFiles {
  private readonly files = new Map<string, OutputFile>()

  /** @param permissions of the files. Default: those of new files */
  constructor(private readonly permissions?: number) {}

  /** @throws {NotWrittenError} */
  async write(path: string, position: number, bytes: Uint8Array): Promise<void> {
    const file = this.files.get(path) ?? this.begin(path)
    await writing(file, () => file.writeAt(position, bytes))
  }

  private begin(path: string): OutputFile {
    const file = new OutputFile(path, undefined, this.permissions)
    this.files.set(path, file)
    unfinishedFiles.add(file)
    return file
  }

  /**
   * Puts the files in place, in the order of the paths.
   *
   * @throws {NotWrittenError}
   */
  async commit(paths: readonly string[]): Promise<void> {
    for (const path of paths) {
      const file = this.files.get(path)!
      await writing(file, () => file.commit())
      this.files.delete(path)
      unfinishedFiles.delete(file)
    }
  }

  /** Removes the files that are not in place. */
  async discard(): Promise<void> {
    for (const file of this.files.values()) {
      await file.discard()
      unfinishedFiles.delete(file)
    }
  }
}

async function writing(file: OutputFile, write: () => Promise<void>): Promise<void> {
  try {
    await write()
  } catch (error) {
    await file.discard()
    throw new NotWrittenError(file.path, error)
  }
}
