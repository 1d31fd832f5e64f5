/** A file as lines with their ends, one character a byte. */

/** A line, and what ends it: CR LF, LF, CR, or nothing behind the last one. */
export interface Line {
  readonly text: string
  readonly end: string
}

export const linesOf = (bytes: Uint8Array): readonly Line[] =>
  Array.from(textOf(bytes).matchAll(/([^\r\n]*)(\r\n|\r|\n|$)/g), ([, text = '', end = '']) => ({ text, end })).filter(
    // Behind the end of the last line there is one more match, of nothing.
    ({ text, end }) => text !== '' || end !== '',
  )

export const bytesOf = (lines: readonly Line[]): Uint8Array =>
  bytesOfText(lines.map(({ text, end }) => text + end).join(''))

export const textOf = (bytes: Uint8Array): string =>
  Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('latin1')

export const bytesOfText = (text: string): Uint8Array => Buffer.from(text, 'latin1')
