import { isUtf8 } from 'node:buffer'
import util from 'node:util'
import { visible } from './visible.js'

/** Destination of text: a terminal, a file or a pipe. */
export type Output = Pick<NodeJS.WriteStream, 'write' | 'on'> & {
  readonly isTTY?: boolean
  readonly columns?: number
  hasColors?(): boolean
}

type TextStyle = Parameters<typeof util.styleText>[0]

export interface Terminal {
  /** Characters per line; 100 if the output is not a terminal. */
  readonly width: number
  /** Error of the output; null without an error. After an error, nothing is written. A closed pipe is not an error: its reader needs no more text. */
  readonly failure: Error | null
  /** Prints a line. Does nothing if the output has failed or the reader of a pipe has closed it, so that the work continues. */
  line(text?: string): void
  /** Writes the bytes of a file. On a terminal, control characters are escaped. */
  bytes(data: Uint8Array): void
  /** Returns the text with a colour or weight on a terminal that supports it, unless `NO_COLOR` is set. */
  style(format: TextStyle, text: string): string
}

const DEFAULT_WIDTH = 100

/** @param onFailure called once, at the first error of the output that is not a closed pipe */
export function terminalOn(output: Output, onFailure?: (error: Error) => void): Terminal {
  let open = true
  let failure: Error | null = null
  output.on('error', (error: NodeJS.ErrnoException) => {
    open = false
    if (error.code === 'EPIPE' || failure !== null) return
    failure = error
    onFailure?.(error)
  })
  // styleText exists since Node 20.12.
  const colours = output.isTTY === true && output.hasColors?.() === true && util.styleText !== undefined
  return {
    width: output.isTTY === true ? (output.columns ?? DEFAULT_WIDTH) : DEFAULT_WIDTH,
    get failure() {
      return failure
    },
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
