/** Splits a file into lines with their terminators; one character per byte. */

import { latin1Bytes, latin1Text } from '../../runtime/bytes.js'

/** A line and its terminator: CR LF, LF, CR, or empty for an unterminated last line. */
export interface Line {
  readonly text: string
  readonly end: string
}

export const linesOfBytes = (bytes: Uint8Array): readonly Line[] =>
  Array.from(latin1TextOf(bytes).matchAll(/([^\r\n]*)(\r\n|\r|\n|$)/g), ([, text = '', end = '']) => ({
    text,
    end,
  })).filter(
    // The last match is empty.
    ({ text, end }) => text !== '' || end !== '',
  )

export const bytesOfLines = (lines: readonly Line[]): Uint8Array =>
  bytesOfText(lines.map(({ text, end }) => text + end).join(''))

export const latin1TextOf = (bytes: Uint8Array): string => latin1Text(bytes)

export const bytesOfText = (text: string): Uint8Array => latin1Bytes(text)
