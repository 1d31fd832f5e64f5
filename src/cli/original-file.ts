import { statSync } from 'node:fs'
import { UsageError } from './arguments.js'
import { visible } from './visible.js'

/** Advice for outputs in the folder of an option. */
export const OTHER_FOLDER = { pt: 'Informe outra pasta em --out.', en: 'Specify another folder in --out.' } as const

/** The path of a file without the ending of a compressed one. */
export const unpackedPath = (path: string): string => path.replace(/\.gz$/i, '')

/**
 * The files that a command reads. The decompressed file beside a `.gz` counts as one of them: it usually is the same file, and a command that writes the decompressed
 * data under the same name would replace it.
 */
export class OriginalFiles {
  private readonly ids = new Set<string>()

  constructor(paths: readonly string[]) {
    for (const path of paths) {
      if (path === '-') continue
      for (const each of [path, unpackedPath(path)]) {
        const id = idOf(each)
        if (id !== null) this.ids.add(id)
      }
    }
  }

  /**
   * Checks that an output does not replace one of the files, also under another path.
   *
   * @param advice what to specify instead
   * @throws {UsageError} if it does
   */
  check(output: string, advice: UsageError['text']): void {
    const id = idOf(output)
    if (id === null || !this.ids.has(id)) return
    const file = visible(output)
    throw new UsageError({
      pt: `${file} é um arquivo original. ${advice.pt}`,
      en: `${file} is an original file. ${advice.en}`,
    })
  }
}

/** Returns the device and inode of a file, which all its paths share; null if it does not exist. */
function idOf(path: string): string | null {
  try {
    const { dev, ino } = statSync(path, { bigint: true })
    return `${dev}:${ino}`
  } catch {
    return null
  }
}
