/** Browsers and edge runtimes have no paths: nothing is opened here. */
import type { OpenFile } from './files.js'

export const HAS_FILES: boolean = false

const noFiles = (): never => {
  throw new Error('this runtime has no files')
}

export const openPath: (path: string | URL) => Promise<OpenFile> = noFiles

export const readPath: (path: string | URL) => Promise<Uint8Array> = noFiles
