/** Whole files, for the commands that look into them. */
import { readFile } from 'node:fs/promises'
import { buffer } from 'node:stream/consumers'
import { promisify } from 'node:util'
import { gunzip } from 'node:zlib'
import type { Context } from './command.js'

const unpacked = promisify(gunzip)

/**
 * The bytes of a file, or of the standard input for `-`; a `.gz` is unpacked.
 *
 * @throws the system's error; `systemErrorMessage` says it to a person
 */
export async function bytesOf(path: string, { stdin }: Pick<Context, 'stdin'>): Promise<Uint8Array> {
  if (path === '-') return buffer(stdin)
  const bytes = await readFile(path)
  return path.toLowerCase().endsWith('.gz') ? unpacked(bytes) : bytes
}
