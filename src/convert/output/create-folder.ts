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

/** If a folder cannot be created on a read-only disk, Node reports that it does not exist. Creating only the last folder gives the system's reason. */
function throwReason(folder: string): void {
  let missing = folder
  while (dirname(missing) !== missing && !existsSync(dirname(missing))) missing = dirname(missing)
  mkdirSync(missing)
}
