/** Operations on files that need no open file. */
import { lstatSync, promises, realpathSync, renameSync, rmSync, type Stats, statSync } from 'node:fs'

export interface Disk {
  stat(path: string): Promise<Stats>
  /** The entry itself, also if it is a link; null if it cannot be found. */
  lstat(path: string): Promise<Stats | null>
  /** Path without links. */
  realpath(path: string): Promise<string>
  rename(from: string, to: string): Promise<void>
  /** Removes a file that may be missing. */
  remove(path: string): Promise<void>
}

const WITHOUT_WAITING: Disk = {
  stat: (path) => promises.stat(path),
  lstat: (path) => promises.lstat(path).catch(() => null),
  realpath: (path) => promises.realpath(path),
  rename: (from, to) => promises.rename(from, to),
  remove: (path) => promises.rm(path, { force: true }),
}

/** Blocks the thread for a few microseconds; handing an operation over to another thread takes ten times as long. */
const BLOCKING: Disk = {
  stat: async (path) => statSync(path),
  lstat: async (path) => entryAt(path),
  realpath: async (path) => realpathSync.native(path),
  rename: async (from, to) => renameSync(from, to),
  remove: async (path) => rmSync(path, { force: true }),
}

/** Most outputs are new: an error for each would take longer than the question. */
function entryAt(path: string): Stats | null {
  try {
    return lstatSync(path, { throwIfNoEntry: false }) ?? null
  } catch {
    return null
  }
}

/** @param blocking whether the operations may block this thread */
export const diskOf = (blocking = false): Disk => (blocking ? BLOCKING : WITHOUT_WAITING)
