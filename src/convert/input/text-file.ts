import { isUtf8 } from 'node:buffer'
import { readFile } from 'node:fs/promises'
import { decode } from '../../fixed-width/read/charset.js'

/** Reads a text file in UTF-8 or, if it is not valid UTF-8, Windows-1252. Strips the byte order mark. */
export async function readTextFile(path: string): Promise<string> {
  const bytes = await readFile(path)
  return decode(bytes, isUtf8(bytes) ? 'utf-8' : 'windows-1252').replace(/^\ufeff/, '')
}
