/** The messages of a slip, in the lines and columns of a file. */
import { type PreparedSlip, plainUpper, ValidationError } from '../cobranca/index.js'

/**
 * The slip's instructions as lines of a file, broken between words.
 *
 * @throws {ValidationError} when they do not fit into so many
 */
export function messageLines({ instructions }: PreparedSlip, width: number, most: number): readonly string[] {
  if (instructions.length === 0) return instructions
  const lines = instructions.flatMap((instruction) => wrap(instruction, width))
  if (lines.length > most) throw new ValidationError({ instructions: [`não cabe no arquivo: ${most} linhas de ${width} caracteres`] })
  return lines
}

/** Lines in columns that follow one another; blanks where there are no more lines. */
export const inColumns = <F extends string>(fields: readonly F[], lines: readonly string[]) =>
  Object.fromEntries(fields.map((field, i) => [field, lines[i] ?? ''])) as Record<F, string>

/**
 * Lines of at most `width` characters once they are plain, broken at blanks; a longer word is broken where it must be. The text is given back as
 * it came, so that whoever writes it can tell what changed.
 */
function wrap(text: string, width: number): string[] {
  const lines: string[] = []
  let line = ''
  for (let word of text.trim().split(/\s+/)) {
    if (line !== '' && plainUpper(`${line} ${word}`).length > width) {
      lines.push(line)
      line = ''
    }
    while (plainUpper(word).length > width) {
      const piece = longestPiece(word, width)
      lines.push(piece)
      word = word.slice(piece.length)
    }
    line = line === '' ? word : `${line} ${word}`
  }
  return line === '' ? lines : [...lines, line]
}

/** The beginning of a word that fills the width; whole characters, and one at the least. */
function longestPiece(word: string, width: number): string {
  let piece = ''
  for (const char of word) {
    if (piece !== '' && plainUpper(piece + char).length > width) break
    piece += char
  }
  return piece
}
