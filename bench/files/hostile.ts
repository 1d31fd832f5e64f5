/** Files that cost a reader much: a header, and one damaged line or very short line again and again. */
import type { Draw } from './draw.js'

/** The lines of a regular file that shapes are made of. */
export interface Lines {
  /** The header of the file, and the header of the lot, if there is one. */
  readonly head: readonly string[]
  readonly title: string
  readonly companion: string
  readonly trailer: string
}

/** Returns the lines of a regular file of any layout. */
export function linesOf(file: Uint8Array): Lines {
  const lines = Buffer.from(file.buffer, file.byteOffset, Math.min(file.length, 65_536))
    .toString('latin1')
    .split('\r\n')
  const isWide = lines[0]!.length === 400
  const title = isWide ? lines[1]! : lines[2]!
  return {
    head: isWide ? lines.slice(0, 1) : lines.slice(0, 2),
    title,
    companion: isWide ? title : lines[3]!,
    trailer: `9${lines[0]!.slice(1)}`,
  }
}

const half = (line: string): string => line.slice(0, line.length / 2)
const shifted = (line: string): string => `${line.slice(0, 60)}0${line.slice(60, -1)}`

/** The text that each file repeats, by its description. */
export const SHAPES: Readonly<Record<string, (lines: Lines) => string>> = {
  'empty lines': () => '\n',
  'lines of eight blanks': () => `${' '.repeat(8)}\n`,
  'lines of x': () => 'x\n',
  'lines of 9': () => '9\n',
  'lines of 1 and x': () => '1\nx\n',
  'lines of é in Latin-1': () => '\xe9\n',
  'lines of é in UTF-8': () => '\xc3\xa9\n',
  'lines of twenty characters': () => `${'x'.repeat(20)}\n`,
  'the first twenty columns of a title': ({ title }) => `${title.slice(0, 20)}\n`,
  'half titles': ({ title }) => `${half(title)}\n`,
  'half companions': ({ companion }) => `${half(companion)}\n`,
  'titles that lost seven characters': ({ title }) => `${title.slice(0, -7)}\n`,
  'shifted titles': ({ title }) => `${shifted(title)}\n`,
  'titles of question marks': ({ title }) => `${title.slice(0, 14)}${'?'.repeat(title.length - 14)}\n`,
  'titles whose digits are question marks': ({ title }) =>
    `${title.slice(0, 14)}${title.slice(14).replace(/\d/g, '?')}\n`,
  'the same title': ({ title }) => `${title}\n`,
  'companions without a title': ({ companion }) => `${companion}\n`,
  headers: ({ head }) => `${head.join('\n')}\n`,
  'headers and short lines': ({ head }) => `${head[0]}\n${'x\n'.repeat(160)}`,
  trailers: ({ trailer }) => `${trailer}\n`,
  'two titles in a line': ({ title }) => `${title}${title}\n`,
  'one endless line': () => '1'.repeat(1000),
}

/** Returns a file of about `size` bytes that repeats a text after the header. */
export function hostileFile({ head }: Lines, repeated: string, size: number): Buffer {
  const bytes = `${head.join('\r\n')}\r\n${repeated.repeat(Math.ceil(size / repeated.length))}`
  return Buffer.from(bytes, 'latin1')
}

/** Characters that decide how a line is read. */
const CHARACTERS = ['0', '1', '3', '9', ' ', 'x', '?', '\xe9', '\n', '\r', '\0', '\x1a', '\t']

/** Changes a repeated text, so that a search finds what costs more. */
export function mutated(text: string, others: readonly string[], draw: Draw): string {
  const at = draw.integer(0, text.length)
  const to = draw.integer(at, text.length)
  const other = draw.oneOf(others)
  const change = draw.oneOf([
    () => text.slice(0, at) + draw.oneOf(CHARACTERS) + text.slice(at),
    () => text.slice(0, at) + text.slice(to),
    () => text + other,
    () => `${text.slice(0, at)}\n`,
    () => text.slice(0, at) + draw.oneOf(CHARACTERS).repeat(to - at) + text.slice(to),
    () => text.slice(0, at) + other.slice(at),
  ])()
  return change === '' ? '\n' : change.slice(0, 8192)
}
