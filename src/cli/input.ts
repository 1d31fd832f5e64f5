/** Whole files, for the commands that look into them. */
import { readdir, readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { promisify } from 'node:util'
import { gunzip } from 'node:zlib'
import { maxUnpackedSize, UnpackedSizeError } from '../convert/index.js'
import type { CommandContext } from './command.js'

const unpacked = promisify(gunzip)

/**
 * The bytes of a file, or of the standard input for `-`; a `.gz` is unpacked.
 *
 * @throws the system's error; `systemErrorMessage` says it to a person
 */
export async function bytesOf(path: string, { stdin }: Pick<CommandContext, 'stdin'>): Promise<Uint8Array> {
  if (path === '-') return buffer(stdin)
  const bytes = await readFile(path)
  return path.toLowerCase().endsWith('.gz') ? unpackedBytes(bytes) : bytes
}

/** Here all of it is kept in memory. */
const HARMLESS = 2 ** 28

async function unpackedBytes(packed: Uint8Array): Promise<Uint8Array> {
  try {
    return await unpacked(packed, { maxOutputLength: maxUnpackedSize(packed.length, HARMLESS) })
  } catch (error) {
    if (error instanceof RangeError) throw new UnpackedSizeError()
    throw error
  }
}

/** The files of these paths: of a folder, all that are in it, subfolders too, but hidden ones. What cannot be looked into is left to whoever reads it. */
export async function filesOf(paths: readonly string[]): Promise<string[]> {
  const files = await Promise.all(paths.map(async (path) => ((await isFolder(path)) ? filesWithin(path) : [path])))
  return files.flat()
}

const isFolder = async (path: string): Promise<boolean> =>
  path !== '-' && (await stat(path).catch(() => null))?.isDirectory() === true

async function filesWithin(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true })
  const paths = entries
    .filter(({ name }) => !name.startsWith('.'))
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .map(async (entry) => {
      const path = join(folder, entry.name)
      if (entry.isDirectory()) return filesWithin(path)
      return entry.isFile() ? [path] : []
    })
  return (await Promise.all(paths)).flat()
}
