import { OutputFile, permissionsLike } from '../convert/index.js'

/**
 * Writes a file, whole or not at all.
 *
 * @param like a file whose data it holds: who may not read that one may not read this one
 * @throws the system's error
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
