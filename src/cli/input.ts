/** Reads files, whole or in chunks. */
import { readdir, readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { promisify } from 'node:util'
import { gunzip } from 'node:zlib'
import { gzipChunks } from '../convert/index.js'
import { maxUnpackedSize, UnpackedSizeError } from '../fixed-width/index.js'
import type { OpenSource } from '../inspect/index.js'
import { chunksOfSource } from '../return/index.js'
import type { CommandContext } from './command.js'

const unpacked = promisify(gunzip)

/**
 * Reads a file, or the standard input for `-`; decompresses `.gz`.
 *
 * @throws the system error; format it with `systemErrorMessage`
 */
export async function inputBytes(path: string, { stdin }: Pick<CommandContext, 'stdin'>): Promise<Uint8Array> {
  if (path === '-') return buffer(stdin)
  const bytes = await readFile(path)
  return isPacked(path) ? unpackedBytes(bytes) : bytes
}

/**
 * Returns the chunks of a file, as often as they are read; decompresses `.gz`. The standard input and a pipe, which can be read once, are kept in memory.
 *
 * @throws the system error of the standard input or a pipe; that of a file is thrown when its chunks are read
 */
export async function inputSource(path: string, context: Pick<CommandContext, 'stdin'>): Promise<OpenSource> {
  if (path === '-' || (await isReadOnce(path))) {
    const bytes = await inputBytes(path, context)
    return () => chunksOfSource(bytes)
  }
  return isPacked(path) ? () => gzipChunks(path, undefined, ACCEPTED_SIZE) : () => chunksOfSource(path)
}

/** Whether a path is a pipe or a device, such as `<(…)` of a shell. */
async function isReadOnce(path: string): Promise<boolean> {
  const found = await stat(path).catch(() => null)
  return found !== null && !found.isFile() && !found.isDirectory()
}

const isPacked = (path: string): boolean => path.toLowerCase().endsWith('.gz')

/** Decompressed sizes below this limit are always accepted. Lower than in conversions, because many commands keep the data in memory. */
const ACCEPTED_SIZE = 2 ** 28

async function unpackedBytes(packed: Uint8Array): Promise<Uint8Array> {
  try {
    return await unpacked(packed, { maxOutputLength: maxUnpackedSize(packed.length, ACCEPTED_SIZE) })
  } catch (error) {
    if (error instanceof RangeError) throw new UnpackedSizeError()
    throw error
  }
}

/** Lists the files of paths: all files of a folder and its subfolders, except hidden files. Keeps paths that do not exist: reading them will fail. */
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
