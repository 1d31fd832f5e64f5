/** Messages of a slip, as lines and columns of a file. */
import { type PreparedSlip, plainUpper, ValidationError } from '../cobranca/index.js'

/**
 * Returns the instructions of a slip as lines of a file, wrapped between words.
 *
 * @throws {ValidationError} if they need more than `maxLines` lines
 */
export function messageLines({ instructions }: PreparedSlip, width: number, maxLines: number): readonly string[] {
  if (instructions.length === 0) return instructions
  const lines = instructions.flatMap((instruction) => wrap(instruction, width))
  if (lines.length > maxLines) throw new ValidationError({ instructions: [`não cabe no arquivo: ${maxLines} linhas de ${width} caracteres`] })
  return lines
}

/** Returns lines as values of consecutive fields. Fields without line are blank. */
export const inColumns = <F extends string>(fields: readonly F[], lines: readonly string[]) =>
  Object.fromEntries(fields.map((field, i) => [field, lines[i] ?? ''])) as Record<F, string>

/**
 * Wraps a text at blanks. Lines have at most `width` characters after the conversion to plain capitals. Longer words are split. The lines have the original
 * characters, so that the writer can report changes.
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

/** Returns the longest start of a word that fits the width, at least one character. */
function longestPiece(word: string, width: number): string {
  let piece = ''
  for (const char of word) {
    if (piece !== '' && plainUpper(piece + char).length > width) break
    piece += char
  }
  return piece
}
