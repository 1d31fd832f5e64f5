import { existsSync, mkdirSync } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { dirname } from 'node:path'

/**
 * Creates a folder and the folders above it.
 *
 * @throws the system error
 */
export async function createFolder(folder: string): Promise<void> {
  try {
    await mkdir(folder, { recursive: true })
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') throwReason(folder)
    throw error
  }
}

/** Of a folder that cannot be created on a read-only disk, Node says that it does not exist. The system says why, if asked for one folder only. */
function throwReason(folder: string): void {
  let missing = folder
  while (dirname(missing) !== missing && !existsSync(dirname(missing))) missing = dirname(missing)
  mkdirSync(missing)
}
