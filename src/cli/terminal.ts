import { isUtf8 } from 'node:buffer'
import util from 'node:util'
import { visible } from './visible.js'

/** Where text goes: a terminal, a file, a pipe. */
export type Output = Pick<NodeJS.WriteStream, 'write' | 'on'> & {
  readonly isTTY?: boolean
  readonly columns?: number
  hasColors?(): boolean
}

type TextStyle = Parameters<typeof util.styleText>[0]

export interface Terminal {
  /** How many characters fit in a line; a hundred where it is no terminal. */
  readonly width: number
  /** Prints one line, or none when whoever read has gone away: what is being done goes on. */
  line(text?: string): void
  /** Writes a file's bytes as they are; what a terminal would obey in them is written out there. */
  bytes(data: Uint8Array): void
  /** The text in a colour or weight, where the output shows them: on a terminal, unless `NO_COLOR` is set. */
  style(format: TextStyle, text: string): string
}

const USUAL_WIDTH = 100

export function terminalOn(output: Output): Terminal {
  let open = true
  output.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') throw error
    open = false
  })
  // styleText came with Node 20.12.
  const colours = output.isTTY === true && output.hasColors?.() === true && util.styleText !== undefined
  return {
    width: output.isTTY === true ? (output.columns ?? USUAL_WIDTH) : USUAL_WIDTH,
    line(text = '') {
      if (open) output.write(`${text}\n`)
    },
    bytes(data) {
      if (open) output.write(output.isTTY === true ? shown(data) : data)
    },
    style: (format, text) => (colours ? util.styleText(format, text, { validateStream: false }) : text),
  }
}

const shown = (data: Uint8Array): string =>
  Buffer.from(data)
    .toString(isUtf8(data) ? 'utf8' : 'latin1')
    .split(/\r?\n/)
    .map(visible)
    .join('\n')
