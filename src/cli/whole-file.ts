import { OutputFile } from '../convert/index.js'

/**
 * Writes a file, whole or not at all.
 *
 * @throws the system's error
 */
export async function writeWhole(path: string, data: string | Uint8Array): Promise<void> {
  const file = new OutputFile(path)
  try {
    await file.write(data)
    await file.commit()
  } catch (error) {
    await file.discard()
    throw error
  }
}
