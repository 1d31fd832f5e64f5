import { OutputFile, permissionsLike } from '../convert/index.js'

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
  try {
    await file.write(data)
    await file.commit()
  } catch (error) {
    await file.discard()
    throw new NotWrittenError(path, error)
  }
}
