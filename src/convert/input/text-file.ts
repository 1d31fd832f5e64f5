import { isUtf8 } from 'node:buffer'
import { readFile } from 'node:fs/promises'
import { decode } from '../../fixed-width/read/charset.js'

/** The text of a file that people made: UTF-8, or Windows-1252 where it is none; without the mark (BOM) that some programs put first. */
export async function readTextFile(path: string): Promise<string> {
  const bytes = await readFile(path)
  return decode(bytes, isUtf8(bytes) ? 'utf-8' : 'windows-1252').replace(/^\ufeff/, '')
}
