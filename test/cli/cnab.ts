/** Runs the command in this process and returns its output. */
import { Readable } from 'node:stream'
import { run } from '../../src/cli/run.js'

export interface Ran {
  readonly code: number
  readonly out: string
  readonly err: string
}

/** `cnab …` */
export const cnab = (...args: string[]): Promise<Ran> => cnabReading('', ...args)

/** `… | cnab …` */
export async function cnabReading(input: string | Uint8Array, ...args: string[]): Promise<Ran> {
  const [out, err] = [sink(), sink()]
  const code = await run(args, out.output, err.output, Readable.from([Buffer.from(input)]))
  return { code, out: out.text(), err: err.text() }
}

/** Creates an output stream that collects text. */
export function sink(terminal: { isTTY?: boolean; columns?: number; hasColors?: () => boolean } = {}) {
  const texts: string[] = []
  const output = {
    ...terminal,
    on: () => output,
    write: (text: string) => {
      texts.push(text)
      return true
    },
  } as unknown as NodeJS.WriteStream
  return { output, text: () => texts.join('') }
}
