/** Files that an output may replace: results of earlier calls, and others that are no input. */
import { constants } from 'node:fs'
import { open } from 'node:fs/promises'
import { resolve } from 'node:path'
import { DETECTION_BYTES, identify } from '../../febraban/index.js'
import { type Disk, diskOf } from '../disk.js'

/** The name of an output is that of an input or of another bank file. */
class OriginalFileError extends Error {
  override readonly name = 'OriginalFileError'
  readonly code = 'original_file'
}

/** Without following a link: replacing it leaves its target unchanged. */
const READ = constants.O_RDONLY | (constants.O_NOFOLLOW ?? 0)

/**
 * Checks that an output does not replace an input. Inputs of folders and patterns are not known yet, but a bank file is recognised by its header, which no
 * output has.
 *
 * @param inputs absolute paths of files given by the caller
 * @throws {OriginalFileError} if it does
 */
export async function checkReplaceable(
  path: string,
  inputs: ReadonlySet<string>,
  disk: Disk = diskOf(),
): Promise<void> {
  const stats = await disk.lstat(path)
  if (stats?.isFile() !== true) return
  if (inputs.has(resolve(path)) || (await isBankFile(path))) throw new OriginalFileError(path)
}

async function isBankFile(path: string): Promise<boolean> {
  const file = await open(path, READ)
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(DETECTION_BYTES), 0, DETECTION_BYTES, 0)
    const { format, hasHeader } = identify(buffer.subarray(0, bytesRead))
    return format !== null && hasHeader
  } finally {
    await file.close()
  }
}
