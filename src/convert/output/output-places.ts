/** The place of finished outputs: a folder, or a bucket that mirrors it. */
import { type Disk, diskOf } from '../disk.js'
import { checkNoLinkedFolders, putInPlace } from './output-file.js'
import { checkReplaceable } from './replaceable.js'

export interface OutputPlaces {
  /** Size of an output, in bytes; null if it does not exist. */
  sizeOf(path: string): Promise<number | null>
  /** Gives a finished output its name. Throws the system error if that fails. */
  put(temporary: string, path: string): Promise<void>
  /** Calls `use` while an output that has no name yet is a file at its path. */
  withFile(temporary: string, use: (path: string) => Promise<void>): Promise<void>
  /** Removes an output that is not used. */
  remove(temporary: string): Promise<void>
}

/**
 * Outputs in an output folder.
 *
 * @param inputs absolute paths of files given by the caller, which no output replaces
 */
export const placesIn = (
  out: string,
  disk: Disk = diskOf(),
  inputs: ReadonlySet<string> = new Set(),
): OutputPlaces => ({
  async sizeOf(path) {
    const stats = await disk.stat(path).catch(() => null)
    return stats?.isFile() === true ? stats.size : null
  },
  async put(temporary, path) {
    await checkNoLinkedFolders(out, path, disk)
    await checkReplaceable(path, inputs, disk)
    await putInPlace(temporary, path, disk)
  },
  withFile: (temporary, use) => use(temporary),
  remove: (temporary) => disk.remove(temporary),
})
