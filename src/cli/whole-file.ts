import { OutputFile, permissionsLike } from '../convert/index.js'

/**
 * Writes a file atomically: it is complete or absent.
 *
 * @param like file with the same data, from which the permissions are copied
 * @throws the system error
 */
export async function writeWhole(path: string, data: string | Uint8Array, like?: string): Promise<void> {
  const file = new OutputFile(path, undefined, like === undefined ? undefined : await permissionsLike(like))
  try {
    await file.write(data)
    await file.commit()
  } catch (error) {
    await file.discard()
    throw error
  }
}
