/** Lines of a text that comes in chunks. */
import { latin1Text, maxTextLength } from '../runtime/bytes.js'
import { fileErrorAt } from './import-file-error.js'
import { checkText, textOfLine, withoutMark } from './text-file.js'

/** A line of a text, with the characters that end it. */
export interface TextLine {
  readonly text: string
  readonly end: string
}

/** Longest line, in bytes, unless rows may be longer. */
const MAX_LINE = 2 ** 24

/**
 * Yields the lines of a text, chunk by chunk. Lines end with CR, LF or both.
 *
 * @param longest bytes of a row: a line may have as many, and at least 16 MiB
 * @throws {ImportFileError} if a chunk is not text, or a line is longer
 */
export async function* textLines(chunks: AsyncIterable<Uint8Array>, longest = 0): AsyncGenerator<readonly TextLine[]> {
  const max = Math.min(Math.max(MAX_LINE, longest), maxTextLength())
  let count = 0
  const lineOf = (text: string, end: string): TextLine => {
    const decoded = textOfLine(text)
    return { text: count++ === 0 ? withoutMark(decoded) : decoded, end }
  }
  let rest: string[] = []
  let length = 0
  // The LF of this CR may be in the next chunk.
  let held = ''
  for await (const chunk of chunks) {
    checkText(chunk)
    const read = held + latin1Text(chunk)
    held = read.endsWith('\r') ? '\r' : ''
    const text = held === '' ? read : read.slice(0, -1)
    const lines: TextLine[] = []
    let from = 0
    let lineFeed = text.indexOf('\n')
    let carriageReturn = text.indexOf('\r')
    while (lineFeed !== -1 || carriageReturn !== -1) {
      const isReturn = carriageReturn !== -1 && (lineFeed === -1 || carriageReturn < lineFeed)
      const index = isReturn ? carriageReturn : lineFeed
      const end = !isReturn ? '\n' : lineFeed === index + 1 ? '\r\n' : '\r'
      const own = text.slice(from, index)
      lines.push(lineOf(rest.length === 0 ? own : rest.join('') + own, end))
      rest = []
      length = 0
      from = index + end.length
      if (lineFeed !== -1 && lineFeed < from) lineFeed = text.indexOf('\n', from)
      if (carriageReturn !== -1 && carriageReturn < from) carriageReturn = text.indexOf('\r', from)
    }
    if (from < text.length) rest.push(text.slice(from))
    length += text.length - from
    if (length > max) throw fileErrorAt(`linha ${count + 1}`, 'é longa demais')
    if (lines.length > 0) yield lines
  }
  if (rest.length > 0 || held !== '') yield [lineOf(rest.join(''), held)]
}
