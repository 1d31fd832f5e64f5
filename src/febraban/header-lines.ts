/** Detects headers of files and lots among lines. */
import { ownHeaderOf } from './own-header.js'

export const HEADER_400 = /^0[127 ]?RE(?:MESSA|TORNO)/i
/** Header of a file or a lot. */
export const HEADER_240 = /^[0-9]{3}0000[01]/
/** Longer than a header of CNAB 240, shorter than a record of CNAB 400 that begins with the same digits. */
export const MAX_HEADER_240 = 320

/** Whether a line is a header of a file or a lot. */
export const isHeader = (line: string): boolean => HEADER_400.test(line) || HEADER_240.test(line) || ownHeaderOf(line) !== undefined

/**
 * Start of the first header of a CNAB 240 file. Digits are not enough, since a piece of any line may start with them: blanks follow the key, or operation and
 * zeros if the file starts with a lot header.
 */
const FILE_HEADER_240 = /^(?!000)[0-9]{3}0000(?:0[ \t]{6,9}[0-9]|1[RT]0{7}[ \t])/i

/** Whether a line is a file header of any width. Compares constants first: nearly every line has none of them. */
export const beginsFile = (line: string): boolean =>
  (line.startsWith('0') && HEADER_400.test(line)) || (line.startsWith('0000', 3) && FILE_HEADER_240.test(line)) || ownHeaderOf(line) !== undefined

/** The lines before the next header: an appended file may have another width. A header in the second line is a repeated header, not an appended file. */
export function untilNextFile(lines: readonly string[]): readonly string[] {
  const next = lines.findIndex((line, i) => i > 1 && beginsFile(line))
  return next < 0 ? lines : lines.slice(0, next)
}
