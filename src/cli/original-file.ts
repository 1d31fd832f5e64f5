import { realpathSync } from 'node:fs'
import { resolve } from 'node:path'
import { UsageError } from './arguments.js'
import { visible } from './visible.js'

/**
 * Checks that the output of a command does not replace the file it was made from.
 *
 * @param advice what to specify instead
 * @throws {UsageError} if both paths are the same file
 */
export function checkNotOriginal(original: string, output: string, advice: UsageError['text']): void {
  if (realPathOf(original) !== realPathOf(output)) return
  const file = visible(output)
  throw new UsageError({
    pt: `${file} é o arquivo original. ${advice.pt}`,
    en: `${file} is the original file. ${advice.en}`,
  })
}

/** The path without links; the absolute path of a file that does not exist. */
function realPathOf(path: string): string {
  try {
    return realpathSync(path)
  } catch {
    return resolve(path)
  }
}
