/** Files of the system. */
import { open, readFile } from 'node:fs/promises'

/** Whether a path can be read. */
export const HAS_FILES: boolean = true

/** An open file, as far as it is read. */
export interface OpenFile {
  read(buffer: Uint8Array, offset: number, length: number, position: null): Promise<{ readonly bytesRead: number }>
  close(): Promise<void>
}

/** Opens a file for reading. */
export const openPath = (path: string | URL): Promise<OpenFile> => open(path, 'r')

/** Reads a whole file. */
export const readPath = (path: string | URL): Promise<Uint8Array> => readFile(path)
